"""How many bits the shipped policy's numbers have: it runs on integers that note their products' sizes.

Schedules, budget limits and the variance of noise are left out: they use larger powers, of times and of
epsilon, for which a port needs long integers.
"""

from __future__ import annotations

import math
from collections import Counter as Tally
from collections.abc import Callable
from copy import copy
from dataclasses import fields, is_dataclass, replace
from fractions import Fraction
from importlib import import_module
from typing import TypeVar, cast

from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.model import Verdict
from withhold_proofs.policy.cases import Closing, Sizes, histories
from withhold_spec.params import Params
from withhold_spec.policy.shipped import SHIPPED

MOST_BITS = 127
MOST_SAMPLES = 2**40
SMALL = Sizes(2**39, 2**16, 34, 30, tuple(map(Fraction, ("65536", "100", "8", "1/3", "1/65536"))))
WATCHED = ("mul", "pow", "lshift")
OTHERS = ("add", "sub", "floordiv", "rshift")
LEFT_OUT = (
    *("scheduling:current", "scheduling:running", "scheduling:cadence_of"),
    *("budget_limit:available_budget", "budget_limit:reaches", "design:noise_variance"),
)

Record = TypeVar("Record")


class Noted(int):
    """An integer that remains one of these in arithmetic; `Sizer` knows the sizes of their products."""

    def __neg__(self) -> Noted:
        return Noted(-int(self))

    def __abs__(self) -> Noted:
        return Noted(abs(int(self)))


class Sizer:
    """The bits of the largest product so far, unless it looks away."""

    bits = products = wide = away = 0

    def reset(self) -> None:
        """Forgets all numbers so far."""
        self.bits = self.products = self.wide = 0

    def note(self, number: int) -> None:
        """Counts a product, a power or a number shifted to the left."""
        if not self.away:
            self.bits = max(self.bits, int(number).bit_length())
            self.products += 1
            self.wide += int(number).bit_length() > 63

    def without(self, function: Callable[..., object]) -> Callable[..., object]:
        """The same function, in which nothing is counted."""

        def unseen(*given: object) -> object:
            self.away += 1
            try:
                return function(*given)
            finally:
                self.away -= 1

        return unseen


SIZER = Sizer()


def _operation(name: str, watched: bool) -> Callable[[int, int], int]:
    plain = getattr(int, name)

    def method(self: int, other: int) -> int:
        made: object = plain(int(self), other)  # not implemented for a fraction
        if not isinstance(made, int):
            return cast(int, made)
        if watched:
            SIZER.note(made)
        return Noted(made)

    return method


for _name in (*WATCHED, *OTHERS):
    for _side in ("", "r"):
        setattr(Noted, f"__{_side}{_name}__", _operation(f"__{_side}{_name}__", _name in WATCHED))


def noted(record: Record) -> Record:
    """The same record, with all integers noted at any depth."""
    if isinstance(record, int) and not isinstance(record, bool):
        return cast(Record, Noted(record))
    if isinstance(record, tuple):
        return cast(Record, tuple(noted(each) for each in record))
    if isinstance(record, Params):
        made = copy(record)
        object.__setattr__(made, "grid", Noted(record.grid))
        return made
    if is_dataclass(record) and not isinstance(record, type):
        return replace(
            record, **{each.name: noted(getattr(record, each.name)) for each in fields(record)}
        )
    return record


def widths(number: int, epochs: int) -> Verdict:
    """The bits of all products in drawn histories, and in the error bars after them."""
    SIZER.reset()
    drawn = list(histories(number, epochs, SMALL))
    overrides: dict[str, object] = {
        "withhold_spec.policy.mixture:isqrt": lambda square: Noted(math.isqrt(square))
    }
    for each in LEFT_OUT:
        module, name = each.split(":")
        original = getattr(import_module(f"withhold_spec.policy.{module}"), name)
        overrides[f"withhold_spec.policy.{each}"] = SIZER.without(original)
    tally: Tally[str] = Tally()
    with substituted(overrides):
        for seed, history in enumerate(drawn):
            for closing in history:
                if closing.before.samples >= MOST_SAMPLES:
                    break
                tally["epochs"] += 1
                _run(closing)
                if SIZER.bits > MOST_BITS:
                    return Verdict(False, f"history {seed}: a product of {SIZER.bits} bits", tally)
    tally["products"], tally["of more than 63 bits"] = SIZER.products, SIZER.wide
    return Verdict(True, f"products of up to {SIZER.bits} bits", tally)


def _run(closing: Closing) -> None:
    """What the policy proposes, estimates and says of its error, on noted integers."""
    before, after = noted(closing.before), noted(closing.after)
    SHIPPED.proposals(before)
    SHIPPED.total(after)
    bar = SHIPPED.bar(replace(after, counts=tuple(2 * count for count in after.counts)))
    bar.half_width(Fraction(19, 20))
