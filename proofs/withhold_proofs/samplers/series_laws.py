"""The joint law of the noise of a series, computed exactly by following every branch of the samplers.

Geometric draws get a rational ratio q in place of exp(-1/scale). Then every branch has a rational
probability (`choices`), and the law is compared with the exact one. Other obligations show that
geometric draws have the ratio exp(-1/scale). A point of several sums is drawn again until its norm is small
enough; its law given the radius is that of one round, conditional on not starting again. The samplers are
arguments: the specification's or an implementation's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, partial
from itertools import pairwise, product
from math import factorial, prod
from types import ModuleType
from typing import Any

from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.model import Verdict
from withhold_proofs.numbers.choices import Below, Law, Restarted, law
from withhold_proofs.samplers.gaussian_laws import put_in
from withhold_proofs.samplers.laws import Expected, agree, unread
from withhold_spec import sampler
from withhold_spec.enclosures import Enclosure

WIDE = 1000
"""The base in which an outcome lists its noises as digits, from -500 to 499. No branch that is kept
has a larger noise."""

NOISES = (
    *((1, 1, 1, "1/2"), (1, 1, 1, "2/3"), (2, 2, 1, "1/3"), (2, 1, 1, "1/3")),
    *((3, 3, 1, "1/10"), (3, 2, 1, "1/4"), (3, 1, 1, "1/4"), (4, 1, 1, "1/5")),
    *((1, 1, 2, "1/3"), (2, 2, 2, "1/10"), (2, 1, 2, "1/5"), (1, 1, 3, "1/5")),
)
"""Cases: the length of a series, the number of its epochs whose noise is drawn, the number of sums of each
epoch, and the ratio q."""


@dataclass(frozen=True)
class Samplers:
    """Samplers of a radius and of uniform noise within it.

    standing_in: a context in which they take geometric draws and uniform integers from a `Round`.
    """

    radius: Callable[[int, int, Fraction, Any], int]
    uniform_noise: Callable[[int, int, Any], tuple[int, ...]]
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
    cases: Sequence[tuple[int, int, int, str]],
    least: Fraction,
    most: Fraction,
) -> Verdict:
    """The joint law of the noise of the first epochs of a series. cases: as in NOISES."""

    def expected() -> Iterator[Expected]:
        for length, noises, sums, ratio in cases:
            q, name = Fraction(ratio), f"{noises} of {length} epochs, {sums} sums, ratio {ratio}"
            given = samplers()
            with given.standing_in():
                found = _joint(given, length, noises, sums, q, least)
            yield Expected(name, found, partial(_probability, length, noises, sums, q))

    return agree(expected(), most)


def _joint(
    given: Samplers, length: int, noises: int, sums: int, q: Fraction, least: Fraction
) -> Law:
    """The law of the noise of the first epochs of a series, as the digits of one number to the base WIDE.

    The radius has the law that enumeration finds, and so has the noise of each epoch, given the radius.
    """
    radii = law(partial(_radius, given, length, sums, q), least)
    weights, cut = dict[int, Fraction](), radii.cut
    for radius, weight in radii.weights.items():
        point = law(partial(_point, given, sums, radius), Fraction(0))
        if point.again == 1 or weight < least * len(point.weights) ** noises:
            cut += weight
            continue
        shares = {each: point.low(each) for each in point.weights}
        for drawn in product(shares, repeat=noises):
            outcome = sum(each * WIDE ** (sums * place) for place, each in enumerate(drawn))
            share = weight * prod(shares[each] for each in drawn)
            weights[outcome] = weights.get(outcome, Fraction(0)) + share
    return Law(weights, radii.again, cut)


def _radius(given: Samplers, length: int, sums: int, q: Fraction, below: Below) -> int:
    """The radius of a series. Raises: Restarted where a second attempt begins."""
    return given.radius(length, sums, Fraction(1), Round(length * sums + 1, q, below))


def _point(given: Samplers, sums: int, radius: int, below: Below) -> int:
    """The noise of an epoch, as digits. Raises: Restarted where a second point begins."""
    asked = 0

    def once(n: int) -> int:
        nonlocal asked
        asked += 1
        if asked > sums:
            raise Restarted
        return below(n)

    point = given.uniform_noise(sums, radius, once)
    return sum((noise + WIDE // 2) * WIDE**place for place, noise in enumerate(point))


def _probability(length: int, noises: int, sums: int, q: Fraction, outcome: int) -> Enclosure:
    """The exact probability of the noise that the outcome lists.

    It depends on the largest norm m of an epoch alone, and is proportional to q**m for a whole series.
    """
    digits = [outcome // WIDE**place % WIDE - WIDE // 2 for place in range(noises * sums)]
    sizes = [abs(digit) for digit in digits]
    largest = max(sum(sizes[place : place + sums]) for place in range(0, len(sizes), sums))
    if noises == length:
        found = q**largest / ((1 - q) * weights_in_all(length, sums, q))
    else:
        left = length - noises
        below = sum(ball(sums, r) ** left * q**r for r in range(largest))
        found = (weights_in_all(left, sums, q) - below) / weights_in_all(length, sums, q)
    return Enclosure(found, found)


@cache
def ball(sums: int, radius: int) -> int:
    """The number of integer points with `sums` coordinates and norm at most the radius, by enumeration.

    >>> [ball(2, r) for r in range(4)]
    [1, 5, 13, 25]
    """
    sizes = product(range(-radius, radius + 1), repeat=sums)
    return sum(sum(map(abs, point)) <= radius for point in sizes)


def points(most: int, largest: int, longest: int) -> Verdict:
    """The number of points for up to `most` sums and radii, and the trials of series of several lengths."""
    coverage = {"counts": 0, "trials": 0}
    for sums, radius in product(range(1, most + 1), range(largest + 1)):
        coverage["counts"] += 1
        found, expected = sampler.points(sums, radius), ball(sums, radius)
        if found != expected:
            return Verdict(
                False, f"{sums} sums, radius {radius}: {found}, not {expected}", coverage
            )
        for length in range(1, longest + 1):
            chances = _trials(length, sums, radius)
            coverage["trials"] += len(chances)
            share = Fraction(factorial(sums) * expected, 2**sums) ** length
            ways = Fraction(factorial(radius + length * sums), factorial(radius))
            if len(chances) != length or not all(0 < chance <= 1 for chance in chances):
                return Verdict(False, f"{length} epochs of {sums} sums: trials {chances}", coverage)
            if prod(chances) * ways != share:
                return Verdict(False, f"{sums} sums, radius {radius}: kept too often", coverage)
    return Verdict(True, f"{coverage['counts']} counts, {coverage['trials']} trials", coverage)


def _trials(length: int, sums: int, radius: int) -> list[Fraction]:
    """The probabilities of the trials for this radius; the first draw is the radius, and all others are 0."""
    chances: list[Fraction] = []
    draws = iter([radius])

    def asked(probability: Fraction, read: object) -> bool:
        chances.append(probability)
        return True

    parts: dict[str, object] = {
        "withhold_spec.sampler:geometric": lambda scale, read: next(draws, 0),
        "withhold_spec.sampler:bernoulli": asked,
    }
    with substituted(parts):
        sampler.radius(length, sums, Fraction(1), unread)
    return chances


@cache
def weights_in_all(length: int, sums: int, q: Fraction) -> Fraction:
    """The sum of B(r)**length q**r over all r from 0 on, where B(r) is `ball`.

    B is a polynomial of degree `sums`. Such a sum is that of d_k q**k / (1 - q)**(k + 1) over k, where
    d_k is the k-th difference of B**length at 0.

    >>> weights_in_all(0, 1, Fraction(1, 2)), weights_in_all(1, 1, Fraction(1, 2))
    (Fraction(2, 1), Fraction(6, 1))
    """
    row = [ball(sums, r) ** length for r in range(length * sums + 1)]
    found = Fraction(0)
    for k in range(len(row)):
        found += row[0] * q**k / (1 - q) ** (k + 1)
        row = [after - before for before, after in pairwise(row)]
    return found
