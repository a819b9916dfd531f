"""The joint law of the noise of a series, computed exactly by following every branch of the samplers.

Geometric draws get a rational ratio q in place of exp(-1/scale). Then every branch has a rational
probability (`choices`), and the law is compared with the exact one. Other obligations show that
geometric draws have the ratio exp(-1/scale). The samplers are arguments: the specification's or an
implementation's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from math import comb
from types import ModuleType
from typing import Any

from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.model import Verdict
from withhold_proofs.numbers.choices import Below, Restarted, law
from withhold_proofs.samplers.gaussian_laws import put_in
from withhold_proofs.samplers.laws import Expected, agree
from withhold_spec import sampler
from withhold_spec.enclosures import Enclosure

WIDE = 1000
"""The base in which an outcome lists its noises as digits, from -500 to 499. No branch that is kept
has a larger noise."""

NOISES = (
    *((1, 1, "1/2"), (1, 1, "2/3"), (2, 2, "1/3"), (2, 1, "1/3")),
    *((3, 3, "1/10"), (3, 2, "1/4"), (3, 1, "1/4"), (4, 1, "1/5")),
)
"""Cases: the length of a series, the number of its noises that are drawn, and the ratio q."""


@dataclass(frozen=True)
class Samplers:
    """Samplers of a radius and of uniform noise in [-radius, radius].

    standing_in: a context in which they take geometric draws and uniform integers from a `Round`.
    """

    radius: Callable[[int, Fraction, Any], int]
    uniform_noise: Callable[[int, Any], int]
    standing_in: Callable[[], AbstractContextManager[None]]


@dataclass
class Round:
    """A source of draws in place of a tape.

    most: how many geometric draws one attempt at a radius makes. asked: how many were made so far.
    """

    most: int
    ratio: Fraction
    below: Below
    asked: int = 0

    def __call__(self, n: int) -> int:
        return self.below(n)

    def geometric(self) -> int:
        """A draw with the ratio. Raises: Restarted where a second attempt begins."""
        self.asked += 1
        if self.asked > self.most:
            raise Restarted
        made = 0
        while self.below(self.ratio.denominator) < self.ratio.numerator:
            made += 1
        return made


STAND_INS: dict[str, object] = {
    "withhold_spec.sampler:uniform_below": lambda n, turn: turn(n),
    "withhold_spec.sampler:geometric": lambda scale, turn: turn.geometric(),
}


def standing_in(samplers: ModuleType) -> AbstractContextManager[None]:
    """A context in which the module takes the geometric draws for radii from a `Round`."""
    return put_in(samplers, {"geometric": lambda scale, turn: turn.geometric()})


def specified() -> Samplers:
    """The specification's samplers, with the mutant that is applied."""
    return Samplers(sampler.radius, sampler.uniform_noise, lambda: substituted(STAND_INS))


def series_draws(
    samplers: Callable[[], Samplers],
    cases: Sequence[tuple[int, int, str]],
    least: Fraction,
    most: Fraction,
) -> Verdict:
    """The joint law of the first noises of a series. cases: as in NOISES."""

    def expected() -> Iterator[Expected]:
        for length, noises, ratio in cases:
            q, name = Fraction(ratio), f"{noises} of {length} noises, ratio {ratio}"
            given = samplers()
            with given.standing_in():
                found = law(partial(_noises, given, length, noises, q), least)
            yield Expected(name, found, partial(_probability, length, noises, q))

    return agree(expected(), most)


def _noises(given: Samplers, length: int, noises: int, q: Fraction, below: Below) -> int:
    """The first noises of a series, as the digits of one number to the base WIDE."""
    turn = Round(length + 1, q, below)
    radius = given.radius(length, Fraction(1), turn)
    drawn = [given.uniform_noise(radius, turn) for _ in range(noises)]
    return sum((noise + WIDE // 2) * WIDE**place for place, noise in enumerate(drawn))


def _probability(length: int, noises: int, q: Fraction, outcome: int) -> Enclosure:
    """The exact probability of the noises that the outcome lists.

    It depends on the largest absolute value m alone, and is proportional to q**m for a whole series.
    """
    digits = [outcome // WIDE**place % WIDE - WIDE // 2 for place in range(noises)]
    largest = max(abs(digit) for digit in digits)
    if noises == length:
        found = q**largest / ((1 - q) * weights_in_all(length, q))
    else:
        left = length - noises
        below = sum((2 * r + 1) ** left * q**r for r in range(largest))
        found = (weights_in_all(left, q) - below) / weights_in_all(length, q)
    return Enclosure(found, found)


def weights_in_all(length: int, q: Fraction) -> Fraction:
    """The sum of (2r + 1)**length q**r over all r from 0 on.

    >>> weights_in_all(0, Fraction(1, 2)), weights_in_all(1, Fraction(1, 2))
    (Fraction(2, 1), Fraction(6, 1))
    """
    powers: list[Fraction] = []
    for k in range(length + 1):
        # the sum of r**k q**r over r >= 1 is q times the sum of (r + 1)**k q**r over r >= 0
        before = q * sum(comb(k, i) * power for i, power in enumerate(powers))
        powers.append((before if k else Fraction(1)) / (1 - q))
    return sum((comb(length, i) * 2**i * powers[i] for i in range(length + 1)), Fraction(0))
