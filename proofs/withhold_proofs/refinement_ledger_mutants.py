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
    course: Callable[..., Any]
    interval: Callable[..., Any]
    noise: Callable[..., int]
    make_offers: Callable[..., Any]
    open_series: Callable[..., None]


def ledger_mutants(originals: LedgerOriginals) -> tuple[Mutant, ...]:
    """All of them."""

    def rounded_up(numbers: Any) -> Any:
        return originals.logarithms(numbers) + (numbers & (numbers - 1) != 0)

    def of_others(self: Any, counts: Any, log_firsts: Any, now: int, seen: int) -> Any:
        return originals.limits(self, counts, log_firsts[::-1], now, seen)

    def late(self: Any, now: int, steps: int) -> int:
        return originals.next_checkpoint(self, now, steps) + (now > 2)

    def noise_of_one(self: Any, length: int) -> Any:
        return originals.noise(self, 1)

    def late_mark(self: Any, now: int, users: int) -> Any:
        made = originals.course(self, now, users)
        return replace(made, marks=(*(mark + 1 for mark in made.marks[:-1]), *made.marks[-1:]))

    def of_all(self: Any, now: int, users: int) -> Any:
        return originals.course(self, now, max(users, self._params.max_users))

    def short(self: Any, size: int, reach: int) -> Any:
        made = originals.interval(self, size, reach)
        return replace(made, high=made.high - 1) if made.clips else made

    def probing(outlook: Any, course: Any, now: int, sizes: Any, most: Any, paid: Any) -> Any:
        # at a time that is no horizon, but one of the series' times if this is one
        times = tuple(0 if time == now else time for time in course.probed)
        earlier = replace(course, probed=times)
        return originals.make_offers(outlook, earlier, 0, sizes, most, paid)

    def not_kept(outlook: Any, course: Any, now: int, sizes: Any, most: Any, paid: Any) -> Any:
        alone = replace(course, marks=())
        made = originals.make_offers(outlook, alone, now, sizes, most, paid)
        return replace(made, length=course.length)

    def unlevelled(outlook: Any, course: Any, now: int, sizes: Any, most: Any, paid: Any) -> Any:
        made = originals.make_offers(outlook, course, now, sizes, most, paid)
        width = made.of("high") - made.of("low")
        left = most - made.probes * made.of("margin")
        return replace(made, weights=left // width)

    def radii_kept(self: Any, course: Any) -> None:
        before, first = self._radii, not self._paid_most
        originals.open_series(self, course)
        if not first:
            self._radii = before

    def probed_always(self: Any, now: int, users: int) -> Any:
        made = originals.course(self, now, users)
        return replace(made, probed=(now, *made.marks) if made.probed else ())

    def drawn(self: Any, sums: int, overhangs: int) -> None:
        number, radius, scale = self._series.first, self.source.radius, self._scale
        of_sums = radius(0, number, sums, scale)
        self._radii = of_sums, radius(1, number, overhangs, scale) if self._series.probes else 0

    def radius_of_one(self: Any, course: Any) -> None:
        originals.open_series(self, course)
        drawn(self, 1, 1)

    def radius_of_sums(self: Any, course: Any) -> None:
        originals.open_series(self, course)
        drawn(self, self._series.length, self._series.length)

    def paid_before_kept(self: Any, course: Any) -> None:
        sums, probes = self._sums[:], self._probes[:]
        originals.open_series(self, course)
        self._sums, self._probes = sums, probes

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
            "impl-mark-late",
            "The marks of a series but the last come one sample late.",
            {"withhold.timetable:Timetable.course": late_mark},
        ),
        Mutant(
            "impl-pace-of-all",
            "The pace is that for all users who may come.",
            {"withhold.timetable:Timetable.course": of_all},
        ),
        Mutant(
            "impl-probes-not-kept",
            "Offers in a series are made as for a single epoch.",
            {"withhold.offers:make_offers": not_kept},
        ),
        Mutant(
            "impl-radii-kept",
            "All series have the radii of the first.",
            {"withhold.ledger:LedgerEngine._open": radii_kept},
        ),
        Mutant(
            "impl-radius-of-one",
            "Radii are drawn as for a single epoch.",
            {"withhold.ledger:LedgerEngine._open": radius_of_one},
        ),
        Mutant(
            "impl-overhang-radius-of-sums",
            "The radius of overhangs is drawn for as many as there are sums.",
            {"withhold.ledger:LedgerEngine._open": radius_of_sums},
        ),
        Mutant(
            "impl-probed-always",
            "Overhangs are asked for in every epoch of a series, if in any.",
            {"withhold.timetable:Timetable.course": probed_always},
        ),
        Mutant(
            "impl-paid-before-kept",
            "What was paid in a series counts in the next one too.",
            {"withhold.ledger:LedgerEngine._open": paid_before_kept},
        ),
        Mutant(
            "impl-noise-of-one",
            "The noise is taken to be that of a single epoch.",
            {"withhold.outlook:Outlook.noise": noise_of_one},
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
            "At a known horizon probes may cost what they may elsewhere.",
            {"withhold.offers:make_offers": probing},
        ),
        Mutant(
            "impl-weights-unlevelled",
            "Every user has the largest weight that the allowance pays for.",
            {"withhold.offers:make_offers": unlevelled},
        ),
    )
