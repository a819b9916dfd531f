"""The implementation's ledger mechanism broken where it has to refine the specification."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from withhold_proofs.model import Mutant


@dataclass(frozen=True)
class LedgerOriginals:
    """What the mutants need of the implementation."""

    logarithms: Callable[..., Any]
    limits: Callable[..., Any]
    next_checkpoint: Callable[..., int]
    interval: Callable[..., Any]
    make_offers: Callable[..., Any]


def ledger_mutants(originals: LedgerOriginals) -> tuple[Mutant, ...]:
    """All of them."""

    def rounded_up(numbers: Any) -> Any:
        return originals.logarithms(numbers) + (numbers & (numbers - 1) != 0)

    def of_others(self: Any, counts: Any, log_firsts: Any, now: int, seen: int) -> Any:
        return originals.limits(self, counts, log_firsts[::-1], now, seen)

    def late(self: Any, now: int, steps: int) -> int:
        return originals.next_checkpoint(self, now, steps) + (now > 2)

    def short(self: Any, size: int) -> Any:
        made = originals.interval(self, size)
        return replace(made, high=made.high - 1) if made.clips else made

    def probing(outlook: Any, sizes: Any, allowances: Any, probing: bool = True) -> Any:
        return originals.make_offers(outlook, sizes, allowances)

    def unlevelled(outlook: Any, sizes: Any, allowances: Any, probing: bool = True) -> Any:
        made = originals.make_offers(outlook, sizes, allowances, probing)
        width = made.of("high") - made.of("low")
        left = allowances - made.probes * made.of("margin")
        return replace(made, weights=left // width)

    return (
        Mutant(
            "impl-logarithm-rounded-up",
            "Logarithms are rounded up.",
            {"withhold.timetable:log2_all": rounded_up},
        ),
        Mutant(
            "impl-limits-of-others",
            "A user's limit goes by when another user came.",
            {"withhold.timetable:Timetable.limits": of_others},
        ),
        Mutant(
            "impl-checkpoint-late",
            "Checkpoints come one sample late.",
            {"withhold.timetable:Timetable.next_checkpoint": late},
        ),
        Mutant(
            "impl-interval-short",
            "Intervals end one grid unit too early.",
            {"withhold.outlook:Outlook.interval": short},
        ),
        Mutant(
            "impl-bias-forgotten",
            "What the overhang says is not looked at.",
            {"withhold.outlook:Outlook._watch": lambda self, overhang, parts, variance: 0},
        ),
        Mutant(
            "impl-probe-at-horizon",
            "Probes are paid for at a known horizon too.",
            {"withhold.offers:make_offers": probing},
        ),
        Mutant(
            "impl-weights-unlevelled",
            "Every user has the largest weight that the allowance pays for.",
            {"withhold.offers:make_offers": unlevelled},
        ),
    )
