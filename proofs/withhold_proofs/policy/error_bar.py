"""The error bar of the shipped policy: on unknown integers (`terms`), and its quantiles in numbers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from fractions import Fraction
from itertools import pairwise

import z3

from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.model import Query, Verdict
from withhold_proofs.numbers.integers import World
from withhold_proofs.numbers.terms import all_of, as_int, between, integer
from withhold_proofs.policy.filter import any_filter
from withhold_proofs.policy.terms import any_params, term_of
from withhold_spec.accounted.interface import Public
from withhold_spec.enclosures import Enclosure, exp, sqrt
from withhold_spec.policy import error_bar
from withhold_spec.policy.error_bar import Bar, Mix
from withhold_spec.policy.fixed_point import ONE
from withhold_spec.policy.posterior import Posterior
from withhold_spec.policy.quantile import quantile


def bars(context: z3.Context) -> Iterator[Query]:
    """A bar is at most the largest possible error, covers what was cut off, and grows with the confidence."""
    yield _half_width(World(context))
    yield _before_epochs(World(context))
    yield _expected_square(World(context))


def _half_width(world: World) -> Query:
    """Two confidences with their quantiles."""
    deviation, clipping, farthest = (
        as_int(world.unknown(name)) for name in ("deviation", "clipping", "farthest")
    )
    bar, context, made = Bar(deviation, clipping, farthest, "none"), world.context, []
    for name in ("quantile", "larger"):
        with substituted(
            {"withhold_spec.policy.quantile:quantile": lambda confidence, n=name: world.unknown(n)}
        ):
            made.append(world.number(lambda: bar.half_width(Fraction(1, 2))))
    lower, larger, scale, cut, most = (
        integer(name, context)
        for name in ("quantile", "larger", "deviation", "clipping", "farthest")
    )
    covers = z3.Or(
        made[0] == most,
        z3.And(made[0] >= cut, ONE * (made[0] - cut) >= lower * scale),
    )
    premises = {
        "as shown of quantiles": z3.And(lower >= 0, lower <= larger),
        "as shown of their products": lower * scale <= larger * scale,
        "a bar": z3.And(scale >= 0, cut >= 0, most >= 0),
        **world.facts,
    }
    claims = z3.And(between(0, made[0], most), made[0] <= made[1], covers)
    return Query("the half width", premises, claims)


def _before_epochs(world: World) -> Query:
    """Before the first epoch, and whatever the estimate is, the largest possible error is allowed for."""
    centre, context = world.unknown("centre"), world.context
    overrides: dict[str, object] = {
        "withhold_spec.policy.posterior:Posterior.centre": lambda self: centre,
        "withhold_spec.policy.quantile:quantile": lambda confidence: world.unknown("quantile"),
    }
    public = Public(any_params(homogeneous=False), (), (), ())
    with substituted(overrides):
        made = world.number(
            lambda: error_bar.bar_of(public, Posterior()).half_width(Fraction(1, 2))
        )
    mean = integer("mean", context)
    premises = {
        "the estimate, and a mean": z3.And(between(0, centre.term, ONE), between(0, mean, ONE)),
        "as shown of quantiles": integer("quantile", context) >= 0,
        **world.facts,
    }
    apart = z3.And(made >= mean - centre.term, made >= centre.term - mean)
    return Query("before the first epoch", premises, apart)


def _expected_square(world: World) -> Query:
    """Under every filter the expected square of the error is at least the square of a known error.

    What a filter says of the new samples' level, and of how sure it is, is any number.
    """
    given, context = any_filter(world), world.context
    mix = Mix(*(as_int(world.unknown(f"mix_{each.name}")) for each in fields(Mix)))
    asked: list[object] = []

    def square(deviation: object) -> object:
        asked.append(deviation)
        return world.unknown("square")

    names = ("level", "variance", "covariance", "bend")
    level, variance, covariance, bend = map(world.unknown, names)
    overrides: dict[str, object] = {
        "withhold_spec.policy.line:Filter.level": lambda self, at: level,
        "withhold_spec.policy.line:Filter.variance": lambda self, at: variance,
        "withhold_spec.policy.line:Filter.with_mean": lambda self, at: covariance,
        "withhold_spec.policy.line:Filter.bent": lambda self, shift: bend,
        "withhold_spec.policy.fixed_point:square_of": square,
        "withhold_spec.policy.posterior:squared": lambda share, of: world.unknown("part"),
        "withhold_spec.policy.line:ends_at": lambda place: (0, 0),
    }
    with substituted(overrides):
        found = world.paths(lambda: error_bar.variance_of(mix, given, 0))
    squared, own = integer("square", context), integer("mix_own", context)
    claims = [
        z3.Implies(taken, term_of(made, context) >= squared + own + bend.term)
        for taken, made in found
    ]
    premises = {
        "parts": z3.And(squared >= 0, own >= 0, bend.term >= 0),
        **world.facts,
    }
    return Query("the expected square", premises, all_of(claims, context))


CONFIDENCES = (
    *(Fraction(percent, 100) for percent in range(3, 100, 4)),
    *(1 - Fraction(1, 10**digits) for digits in (3, 6, 9)),
)
"""The confidences whose quantiles are compared with the true ones."""

TOO_LARGE = Fraction(1, 2**14)
"""By how much less than this, in standard deviations, a quantile may exceed the true one."""


def quantiles() -> Verdict:
    """A quantile is at least that of a normal law and of a Laplace law, and hardly more than the larger.

    It grows with the confidence.
    """
    coverage = {"confidences": 0, "normal": 0, "Laplace": 0}
    found = [quantile(confidence) for confidence in CONFIDENCES]
    for made, confidence in zip(found, CONFIDENCES, strict=True):
        coverage["confidences"] += 1
        bound = Fraction(made, ONE)
        if not (normal(bound).low >= confidence and laplace(bound).low >= confidence):
            return Verdict(False, f"{bound} is too small for {confidence}", coverage)
        lower = bound - TOO_LARGE
        by = [
            name
            for name, mass in (("normal", normal(lower)), ("Laplace", laplace(lower)))
            if mass.high < confidence
        ]
        if not by:
            return Verdict(False, f"{bound} is too large for {confidence}", coverage)
        coverage[by[0]] += 1
    if any(one > other for one, other in pairwise(found)):
        return Verdict(False, "a larger confidence has a smaller quantile", coverage)
    return Verdict(True, f"{len(found)} confidences", coverage)


BITS = 64


def laplace(bound: Fraction) -> Enclosure:
    """The mass within the bound of a Laplace law of variance 1: 1 - exp(-sqrt(2) bound)."""
    if bound <= 0:
        return Enclosure(Fraction(0), Fraction(0))
    root = sqrt(2, BITS).times(bound)
    return Enclosure(1 - 1 / exp(root.low, BITS).low, 1 - 1 / exp(root.high, BITS).high)


def normal(bound: Fraction) -> Enclosure:
    """The mass within the bound of a normal law of variance 1.

    It is sqrt(2/pi) times the alternating series of `quantile.normal_mass`. From the term on whose
    successor is smaller, two sums in turn enclose it. The bound is used to 30 bits, rounded both ways.
    """
    if bound <= 0:
        return Enclosure(Fraction(0), Fraction(0))
    low, high = Fraction(int(bound * 2**30), 2**30), Fraction(int(bound * 2**30) + 1, 2**30)
    factor = root_two_over_pi()
    return Enclosure(
        factor.low * _series(low).low, min(Fraction(1), factor.high * _series(high).high)
    )


def _series(bound: Fraction) -> Enclosure:
    total, power, n = Fraction(0), bound, 0
    while True:
        term = power / (2 * n + 1)
        after = power * bound * bound / (2 * (n + 1) * (2 * n + 3))
        if term < Fraction(1, 2**BITS) and after < term:
            ends = total, total + (term if n % 2 == 0 else -term)
            return Enclosure(min(ends), max(ends))
        total += term if n % 2 == 0 else -term
        n += 1
        power = power * bound * bound / (2 * n)


def root_two_over_pi() -> Enclosure:
    """sqrt(2/pi), by Machin's formula: pi = 16 arctan(1/5) - 4 arctan(1/239)."""
    fifth, far = _arctan(5), _arctan(239)
    pi = Enclosure(16 * fifth.low - 4 * far.high, 16 * fifth.high - 4 * far.low)
    return sqrt(Enclosure(2 / pi.high, 2 / pi.low), BITS)


def _arctan(inverse: int) -> Enclosure:
    """The arctangent of 1/inverse, between two sums of its alternating series."""
    total, n, power = Fraction(0), 0, Fraction(1, inverse)
    while power > Fraction(1, 2 ** (BITS + 8)):
        total += power / (2 * n + 1) if n % 2 == 0 else -power / (2 * n + 1)
        n, power = n + 1, power / inverse**2
    return Enclosure(total - power, total + power)
