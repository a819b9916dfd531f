"""The law of Gaussian noise: why the sampler keeps what it keeps, and every branch of a round.

A candidate k of the Laplace law with an integer scale is kept with a chance exp(-c(k)). Its weight is
then exp(-|k|/scale - c(k)), and that is in proportion to exp(-k**2 / (2 variance)) if |k|/scale + c(k) is
k**2 / (2 variance) and a number that is the same for all k. The specification's sampler is run on
unknowns to see it. Its laws at small variances are added up over every branch of its choices, as those
of `sampler_laws`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache, partial
from types import ModuleType
from typing import Any, cast

import z3

from withhold_proofs.model import Query, Verdict
from withhold_proofs.numbers.choices import Below, Drawn, Restarted, law, one_round
from withhold_proofs.numbers.terms import absolute, as_fraction, real, real_term
from withhold_proofs.samplers.laws import BITS, Expected, agree, inverse
from withhold_spec import sampler
from withhold_spec.enclosures import Enclosure, exp
from withhold_spec.number import Number


@dataclass(frozen=True)
class Unknown:
    """A number of the solver where the specification's samplers compute with fractions."""

    term: z3.ArithRef

    def __add__(self, other: object) -> Unknown:
        return Unknown(self.term + self._of(other))

    def __sub__(self, other: object) -> Unknown:
        return Unknown(self.term - self._of(other))

    def __rsub__(self, other: object) -> Unknown:
        return Unknown(self._of(other) - self.term)

    def __mul__(self, other: object) -> Unknown:
        return Unknown(self.term * self._of(other))

    __radd__, __rmul__ = __add__, __mul__

    def __truediv__(self, other: object) -> Unknown:
        return Unknown(self.term / self._of(other))

    def __pow__(self, exponent: int) -> Unknown:
        made = self.term
        for _ in range(exponent - 1):
            made = made * self.term
        return Unknown(made)

    def __abs__(self) -> Unknown:
        return Unknown(absolute(self.term))

    def __floor__(self) -> Unknown:
        """Which integer the scale is made of does not bear on the law; it is not looked at."""
        return self

    def _of(self, other: object) -> z3.ArithRef:
        return (
            other.term
            if isinstance(other, Unknown)
            else real_term(cast(Number, other), self.term.ctx)
        )


@dataclass
class Asked:
    """What a run of the sampler asks for: each candidate but the last is refused."""

    candidates: Sequence[z3.ArithRef]
    root: z3.ArithRef
    scales: list[z3.ArithRef] = field(default_factory=list)
    exponents: list[z3.ArithRef] = field(default_factory=list)

    def discrete_laplace(self, scale: Unknown, read: object) -> Unknown:
        self.scales.append(scale.term)
        return Unknown(self.candidates[len(self.scales) - 1])

    def bernoulli_exp(self, exponent: Unknown, read: object) -> bool:
        self.exponents.append(exponent.term)
        return len(self.exponents) == len(self.candidates)

    def drawn(self, variance: z3.ArithRef) -> z3.ArithRef:
        """What is drawn in the end."""
        parts: dict[str, object] = {
            "isqrt": lambda number: Unknown(self.root),
            "Fraction": lambda number: number,
            "discrete_laplace": self.discrete_laplace,
            "bernoulli_exp": self.bernoulli_exp,
        }
        with put_in(sampler, parts):
            made: object = sampler.discrete_gaussian(as_fraction(Unknown(variance)), _unread)
        assert isinstance(made, Unknown)
        return made.term


@contextmanager
def put_in(module: ModuleType, parts: Mapping[str, object]) -> Iterator[None]:
    """While this is entered, these names mean something else in the module, and in no other."""
    before = {name: vars(module)[name] for name in parts}
    vars(module).update(parts)
    try:
        yield
    finally:
        vars(module).update(before)


def _unread(size: int) -> bytes:
    raise LookupError("an unknown is not made of bytes")


def kept(context: z3.Context) -> Iterator[Query]:
    """A candidate that is kept has a weight in proportion to exp(-k**2 / (2 variance))."""
    names = ("candidate", "another", "variance", "root")
    one, other, variance, root = (real(name, context) for name in names)
    asked = Asked((one, other), root)
    made = asked.drawn(variance)
    premises = {"a variance": variance > 0, "a root": root >= 0}
    yield Query("the last one is drawn", premises, made == other)
    if not len(asked.scales) == len(asked.exponents) == 2:
        yield Query("one trial for each", premises, z3.BoolVal(False, context))
        return
    yield Query(
        "one scale",
        premises,
        z3.And(asked.scales[0] > 0, asked.scales[0] == asked.scales[1]),
    )
    yield Query("a chance", premises, asked.exponents[0] >= 0)
    scale, (first, second) = asked.scales[0], asked.exponents
    # both sides times the scale and twice the variance, which are positive
    weights = [
        2 * variance * (absolute(k) + scale * c) - scale * (k * k)
        for k, c in ((one, first), (other, second))
    ]
    yield Query("in proportion", premises, weights[0] == weights[1])


# Every branch of a round

Gaussian = Callable[[Fraction, Any], int]


@dataclass(frozen=True)
class Samplers:
    """A sampler of Gaussian noise, by its name, and the module whose Laplace draws it asks for.

    standing_in: while it is entered they ask for uniform integers in place of bytes.
    """

    module: ModuleType
    standing_in: Callable[[], AbstractContextManager[None]]
    gaussian: Callable[[], Gaussian]


def specified() -> Samplers:
    """The specification's samplers, as they are now."""
    parts: dict[str, object] = {"uniform_below": lambda n, turn: turn(n), "Fraction": _fraction}
    return Samplers(sampler, lambda: put_in(sampler, parts), lambda: sampler.discrete_gaussian)


def _fraction(*parts: Any) -> Fraction:
    """A fraction, of draws that are decided for it."""
    return Fraction(*(int(part) if isinstance(part, Drawn) else part for part in parts))


def _one_candidate(module: ModuleType) -> AbstractContextManager[None]:
    """While this is entered, a second candidate is a restart."""
    before = vars(module)["discrete_laplace"]

    def once(scale: Fraction, turn: Any) -> int:
        turn.candidates += 1
        if turn.candidates > 1:
            raise Restarted
        return one_round(before, scale, turn)

    return put_in(module, {"discrete_laplace": once})


@dataclass
class Round:
    """Answers in place of bytes; candidates: how many have been asked for."""

    below: Below
    candidates: int = 0

    def __call__(self, n: int) -> int:
        return self.below(n)


def gaussian_laws(
    samplers: Callable[[], Samplers], variances: Sequence[str], least: Fraction, most: Fraction
) -> Verdict:
    """k with probability exp(-k**2 / (2 variance)) / Z."""

    def cases() -> Iterator[Expected]:
        for variance in map(Fraction, variances):
            given = samplers()
            with given.standing_in(), _one_candidate(given.module):
                found = law(partial(_round, given.gaussian(), variance), least)
            yield Expected(f"variance = {variance}", found, partial(_gaussian, variance))

    return agree(cases(), most)


def _round(draw: Gaussian, variance: Fraction, below: Below) -> int:
    return draw(variance, Round(below))


@cache
def _normaliser(variance: Fraction) -> Enclosure:
    """The sum of exp(-k**2 / (2 variance)) over all k; beyond K it is less than as of ratio 1/2."""
    low = high = Fraction(1)
    k = 0
    while True:
        k += 1
        weight = _weight(variance, k)
        low, high = low + 2 * weight.low, high + 2 * weight.high
        if k > 2 * variance and weight.high < Fraction(1, 2**BITS):
            return Enclosure(low, high + 2 * weight.high)


def _weight(variance: Fraction, k: int) -> Enclosure:
    return inverse(exp(k * k / (2 * variance), BITS))


def _gaussian(variance: Fraction, value: int) -> Enclosure:
    weight, whole = _weight(variance, value), _normaliser(variance)
    return Enclosure(weight.low / whole.high, weight.high / whole.low)
