"""Consequences of the events of the concentration lemmas.

A lemma of the paper says that a number is close to its mean with a certain failure probability. The
queries prove that the widths of the specification are those of these events, that under the events
nothing is clipped, and that the estimate is then as close as the theorems say. The union bound adds up
the failure probabilities. Paper: lem:conc_ber, lem:conc_lap, the "Utility" parts of the proofs of thm:singcounter,
thm:multcounter and thm:final.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import partial

import z3

from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.model import Query
from withhold_proofs.numbers.abstract import Abstract, exactly, value_of
from withhold_proofs.numbers.terms import (
    absolute,
    all_of,
    as_fraction,
    condition,
    integer,
    integers,
    rational,
    real,
    reals,
    term,
    total,
)
from withhold_proofs.paper.constant_terms import Unknowns, given_width, unknowns
from withhold_spec.enclosures import Enclosure
from withhold_spec.number import clip
from withhold_spec.paper import constants, plan
from withhold_spec.paper.binary import Counter, depth, nodes_read
from withhold_spec.properties.paper import released_half

LEVELS = (1, 2, 5, 20)
"""Levels at which a statement about a width is asked; the block size is a number there."""


def nothing_is_clipped(context: z3.Context) -> Iterator[Query]:
    """|sum - size mean| <= s and |prior - mean| <= q: the interval of half width s + size q holds it.

    Sums are whole numbers of grid units, so that rounding an end inward cuts nothing off.
    """
    given, made = unknowns(context), Abstract(context)
    names = ("size", "mean", "prior", "spread", "radius")
    size, mean, prior, spread, radius = (real(name, context) for name in names)
    block = integer("block_sum", context)
    grid = z3.ToReal(given.grid)
    width = exactly(spread + size * radius)
    with substituted({"withhold_spec.enclosures:decide": made.decide}):
        low, high = plan.inward(
            given.params, as_fraction(size * prior), partial(given_width, width)
        )
    premises = {
        **given.premises,
        "a block": z3.And(size >= 1, spread >= 0, radius >= 0),
        "the sum is near its mean": absolute(z3.ToReal(block) - size * mean * grid)
        <= spread * grid,
        "the prior is near the mean": absolute(prior - mean) <= radius,
        **made.facts,
    }
    inside = term(clip(block, low, high), context) == block
    yield Query("clipping does nothing", premises, inside)


def widths_fit(context: z3.Context) -> Iterator[Query]:
    """Every width is the lemma's bound for a share of delta, plus the block size times the radius.

    The shares are those of n users (and L' levels), equal and adding up to delta, or to delta/3 in
    algorithm 6, whose medians take the rest.
    """
    for samples in (1, 1000):
        yield _wishful_query(unknowns(context), samples)
    for level in LEVELS:
        yield _prior_query(unknowns(context), level)
        yield _full_query(unknowns(context), level)


@dataclass(frozen=True)
class Setting:
    """Unknown users, levels, arrays and samples, and the width of a level in terms of them."""

    given: Unknowns
    made: Abstract
    users: z3.ArithRef
    arrays: z3.ArithRef
    samples: z3.ArithRef

    def width(self, function: Callable[..., Enclosure], *arguments: int) -> z3.ArithRef:
        """The width that the specification gives."""
        overrides: dict[str, object] = {
            "withhold_spec.enclosures:sqrt": self.made.sqrt,
            "withhold_spec.enclosures:ln": self.made.ln,
            "withhold_spec.paper.constants:array_count": lambda params, level: self.arrays,
            "withhold_spec.paper.constants:nominal_levels": lambda params: self.given.levels,
        }
        with substituted(overrides):
            return value_of(function(self.given.params, *arguments, 64))

    def root(self, factor: Fraction, beta: z3.ArithRef) -> z3.ArithRef:
        """sqrt(factor ln(2/beta)); with factor n/2 the bound of lem:conc_ber for n samples."""
        logarithm = value_of(self.made.ln(as_fraction(2 / beta), 64))
        scaled = logarithm * rational(factor, self.users.ctx)
        return value_of(self.made.sqrt(exactly(scaled), 64))

    def share(self, parts: int, *of: z3.ArithRef) -> z3.ArithRef:
        """delta / (parts times the numbers)."""
        divisor: z3.ArithRef = rational(parts, self.users.ctx)
        for number in of:
            divisor = divisor * z3.ToReal(number)
        return self.given.beta / divisor

    @property
    def premises(self) -> dict[str, z3.BoolRef]:
        counts = (self.users, self.arrays, self.samples, self.given.levels)
        return {
            **self.given.premises,
            "counts": z3.And([count >= 1 for count in counts]),
            **self.made.facts,
        }


def _setting(given: Unknowns) -> Setting:
    context = given.epsilon.ctx
    users, arrays, samples = integer("n", context), integer("k", context), real("m", context)
    object.__setattr__(given.params, "max_users", users)
    return Setting(given, Abstract(context, monotone=True), users, arrays, samples)


def _wishful_query(given: Unknowns, samples: int) -> Query:
    setting = _setting(given)
    object.__setattr__(given.params, "max_samples", samples)
    width = setting.width(constants.wishful_width)
    bound = setting.root(Fraction(samples, 2), setting.share(1, setting.users))
    # m / sqrt(m), the size of a block times the radius of the prior
    radius = value_of(setting.made.sqrt(Fraction(1, samples), 64)) * samples
    name = f"wishful, m = {samples}"
    return Query(name, setting.premises, width == bound + radius, "wishful")


def _prior_query(given: Unknowns, level: int) -> Query:
    """Around a given prior; and what algorithm 5 makes its noise for is no less (m >= size)."""
    setting, size = _setting(given), 2 ** (level - 1)
    object.__setattr__(given.params, "max_samples", setting.samples)
    width = setting.width(constants.prior_width, level)
    noise = setting.width(constants.multiple_width, level)
    bound = setting.root(Fraction(size, 2), setting.share(1, setting.users, given.levels))
    one = rational(1, given.epsilon.ctx)
    inverse = value_of(setting.made.sqrt(as_fraction(one / setting.samples), 64))
    premises = {**setting.premises, "the level is reached": setting.samples >= 2 * size}
    goal = z3.And(width == bound + size * inverse, width <= noise)
    return Query(f"prior, level {level}", premises, goal, "prior")


def _full_query(given: Unknowns, level: int) -> Query:
    """Around the level's own prior, whose radius is that of claim:pvtmed for beta = delta/(3L')."""
    setting, size = _setting(given), 2 ** (level - 1)
    width = setting.width(constants.full_width, level)
    bound = setting.root(Fraction(size, 2), setting.share(3, setting.users, given.levels))
    # the mean of an array, and of all arrays at once by the union bound
    mean = setting.root(Fraction(1, 2**level), setting.share(3, given.levels, setting.arrays))
    half_bin = value_of(setting.made.sqrt(Fraction(1, 2**level), 64))
    goal = z3.And(width == bound + size * 2 * mean, half_bin <= mean)
    return Query(f"full, level {level}", setting.premises, goal, "full")


def error_split(context: z3.Context) -> Iterator[Query]:
    """Samples near their mean, noise bounded, at least half released: the estimate's error.

    T is ln(2/delta). The sum of R samples is within sqrt(R/2 T) of R mean, the noise within b.
    """
    names = ("sum", "noise", "mean", "released", "t", "T", "near", "b", "root")
    held, noise, mean, released, t, log, near, b, root = (real(name, context) for name in names)
    premises = {
        "a time": t >= 1,
        "half is released": condition(released_half(released, t), context),
        "the samples are near their mean": absolute(held - released * mean) <= near,
        "by lem:conc_ber": z3.And(log >= 0, near >= 0, 2 * (near * near) == released * log),
        "the noise is bounded": z3.And(b >= 0, absolute(noise) <= b),
        "the root of T/t": z3.And(root >= 0, root * root * t == log),
    }
    yield Query("the samples' part", premises, near <= released * root)
    known = {**premises, "the samples' part": near <= released * root}
    off = absolute(held + noise - released * mean)
    yield Query("the sum", known, off <= released * root + b)
    twice = {
        "a time": t >= 1,
        "half is released": condition(released_half(released, t), context),
        "the error times R": off <= released * root + b,
        "bounds": z3.And(b >= 0, root >= 0),
    }
    yield Query("the estimate", twice, off * t <= released * (root * t + 2 * b))


def discrete_noise(context: z3.Context) -> Iterator[Query]:
    """Noise on the grid is within one grid unit of Laplace noise of the same scale, node by node.

    For exponential variables E and F, E - F is Laplace and floor(E) - floor(F) has the specification's
    law: with q = exp(-1/scale), P(k) = (1-q)/(1+q) q**|k|. z is the sum of q**(2j) over j >= 0.
    """
    e, f = reals("exponential", 2, context)
    down, other = integer("floor_1", context), integer("floor_2", context)
    floors = {
        "floors": z3.And(z3.ToReal(down) <= e, e < down + 1, z3.ToReal(other) <= f, f < other + 1)
    }
    near = absolute(z3.ToReal(down - other) - (e - f)) < 1
    yield Query("within one unit", floors, near)

    q, z = real("q", context), real("z", context)
    series = {"a ratio": z3.And(q > 0, q < 1), "geometric series": z == 1 + q * q * z}
    law = z3.And((1 - q) * (1 - q) * z * (1 + q) == 1 - q, (1 - q) + 2 * q == 1 + q)
    yield Query("the law of the difference", series, law)

    longest = 16
    elements, nodes = integers("x", longest, context), integers("noise", longest, context)
    laplace = reals("laplace", longest, context)
    units = {
        f"node {c}": absolute(z3.ToReal(node) - exact) < 1
        for c, (node, exact) in enumerate(zip(nodes, laplace, strict=True), start=1)
    }
    counter, goals = Counter(), list[object]()
    for t, element in enumerate(elements, start=1):
        counter = counter.append(element, lambda node: nodes[node - 1])
        exact = total([laplace[node - 1] for node in sorted(set(nodes_read(t)))], context)
        sums = z3.ToReal(term(counter.total(), context) - total(elements[:t], context))
        goals.append(absolute(sums - exact) < depth(t))
    yield Query("a counter's sum", units, all_of(goals, context))
