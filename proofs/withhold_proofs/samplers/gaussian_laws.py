"""The law of Gaussian noise: by rejection sampling for every variance, by enumeration for some.

The sampler draws a candidate k from the discrete Laplace law with an integer scale, and keeps it with
probability exp(-c(k)). So k has the weight exp(-|k|/scale - c(k)). This is proportional to
exp(-k**2 / (2 variance)) if |k|/scale + c(k) - k**2 / (2 variance) is the same for all k. `kept` proves
it by running the specification's sampler on unknown candidates and an unknown variance.
`gaussian_laws` computes the law at given variances from every branch of the sampler (`choices`).
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
from withhold_proofs.samplers.laws import BITS, Expected, agree, inverse, unread
from withhold_spec import sampler
from withhold_spec.enclosures import Enclosure, exp
from withhold_spec.number import Number


@dataclass(frozen=True)
class Unknown:
    """A solver term with the arithmetic of a fraction."""

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
        """Itself: the law does not depend on the integer that the scale is computed from."""
        return self

    def _of(self, other: object) -> z3.ArithRef:
        return (
            other.term
            if isinstance(other, Unknown)
            else real_term(cast(Number, other), self.term.ctx)
        )


@dataclass
class Asked:
    """Answers the sampler's draws: it proposes the candidates in turn, and rejects all but the last.

    root: the answer to isqrt. scales, exponents: what the sampler asked for.
    """

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
        """What the sampler returns."""
        parts: dict[str, object] = {
            "isqrt": lambda number: Unknown(self.root),
            "Fraction": lambda number: number,
            "discrete_laplace": self.discrete_laplace,
            "bernoulli_exp": self.bernoulli_exp,
        }
        with put_in(sampler, parts):
            made: object = sampler.discrete_gaussian(as_fraction(Unknown(variance)), unread)
        assert isinstance(made, Unknown)
        return made.term


@contextmanager
def put_in(module: ModuleType, parts: Mapping[str, object]) -> Iterator[None]:
    """A context in which names of this module, or of Python in it, have other values; no other module is changed."""
    before = {name: vars(module)[name] for name in parts if name in vars(module)}
    vars(module).update(parts)
    try:
        yield
    finally:
        for name in parts:
            del vars(module)[name]
        vars(module).update(before)


def kept(context: z3.Context) -> Iterator[Query]:
    """A candidate k that is kept has a weight proportional to exp(-k**2 / (2 variance))."""
    names = ("candidate", "another", "variance", "root")
    one, other, variance, root = (real(name, context) for name in names)
    asked = Asked((one, other), root)
    made = asked.drawn(variance)
    premises = {"a variance": variance > 0, "a root": root >= 0}
    yield Query("the candidate that is kept is returned", premises, made == other)
    if not len(asked.scales) == len(asked.exponents) == 2:
        yield Query("one trial for each candidate", premises, z3.BoolVal(False, context))
        return
    scale, (first, second) = asked.scales[0], asked.exponents
    yield Query("all have one scale", premises, z3.And(scale > 0, scale == asked.scales[1]))
    yield Query("exp(-c) is a probability", premises, first >= 0)
    # both sides are multiplied by the scale and by twice the variance, which are positive
    weights = [
        2 * variance * (absolute(k) + scale * c) - scale * (k * k)
        for k, c in ((one, first), (other, second))
    ]
    yield Query("weights are proportional", premises, weights[0] == weights[1])


# The law at given variances, from every branch of the sampler

Gaussian = Callable[[Fraction, Any], int]


@dataclass(frozen=True)
class Samplers:
    """A sampler of Gaussian noise, and the module whose `discrete_laplace` it calls.

    standing_in: a context in which the module's samplers ask for uniform integers in place of bytes.
    gaussian: returns the sampler when the context has been entered.
    """

    module: ModuleType
    standing_in: Callable[[], AbstractContextManager[None]]
    gaussian: Callable[[], Gaussian]


def specified() -> Samplers:
    """The specification's samplers, with the mutant that is applied."""
    parts: dict[str, object] = {"uniform_below": lambda n, turn: turn(n), "Fraction": _fraction}
    return Samplers(sampler, lambda: put_in(sampler, parts), lambda: sampler.discrete_gaussian)


def _fraction(*parts: Any) -> Fraction:
    """A fraction; parts that are draws get decided."""
    return Fraction(*(int(part) if isinstance(part, Drawn) else part for part in parts))


def _one_candidate(module: ModuleType) -> AbstractContextManager[None]:
    """A context in which the draw of a second candidate raises Restarted."""
    before = vars(module)["discrete_laplace"]

    def once(scale: Fraction, turn: Any) -> int:
        turn.candidates += 1
        if turn.candidates > 1:
            raise Restarted
        return one_round(before, scale, turn)

    return put_in(module, {"discrete_laplace": once})


@dataclass
class Round:
    """A source of uniform integers in place of a tape. candidates: how many were drawn."""

    below: Below
    candidates: int = 0

    def __call__(self, n: int) -> int:
        return self.below(n)


def gaussian_laws(
    samplers: Callable[[], Samplers], variances: Sequence[str], least: Fraction, most: Fraction
) -> Verdict:
    """The discrete Gaussian law: k has a probability proportional to exp(-k**2 / (2 variance))."""

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
    """The sum of exp(-k**2 / (2 variance)) over all k.

    For k > 2 variance each term is less than half of the term before, so all terms after the k-th add
    up to less than the k-th.
    """
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
