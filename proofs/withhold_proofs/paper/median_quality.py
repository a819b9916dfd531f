"""Why the private median gives a median: bad candidates cost much more than the best one.

A quarter-quantile is a candidate with more than k/4 array means not above it, and fewer than 3k/4
below it. Paper: claim:pvtmed, "Utility", and its footnote.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import z3

from withhold_proofs.model import Query
from withhold_proofs.numbers.terms import (
    all_of,
    any_of,
    as_fraction,
    condition,
    integer,
    integers,
    rational,
    real,
    term,
)
from withhold_spec.number import add, ite, maximum
from withhold_spec.paper.median import bin_count, costs, rate


def quarter_quantiles(context: z3.Context) -> Iterator[Query]:
    """A candidate that is no (1/4, 3/4)-quantile costs 3k/4 at least; some candidate costs k/2 at most."""
    k, below, above = (integer(name, context) for name in ("k", "below", "above"))
    counts = {"counts": z3.And(below >= 0, above >= 0, below + above <= k)}
    cost = maximum(below, above)
    good = z3.And(4 * (k - above) > k, 4 * below < 3 * k)
    bad = {**counts, "no quantile": z3.Not(good)}
    yield Query("a bad candidate", bad, condition(4 * cost >= 3 * k, context))

    up_to, before = integer("up_to_the_median", context), integer("before_the_median", context)
    middle = {
        "counts": z3.And(before >= 0, before <= up_to, up_to <= k),
        "first bin to hold half": z3.And(2 * before < k, k <= 2 * up_to),
    }
    half = condition(2 * maximum(before, k - up_to) <= k, context)
    yield Query("the median's bin", middle, half)

    lowest, highest, y = (real(name, context) for name in ("lowest", "highest", "candidate"))
    inside = {
        "arrays": k >= 1,
        **counts,
        "a quantile": good,
        "some array is not above y": z3.Implies(k - above >= 1, lowest <= y),
        "some array is not below y": z3.Implies(k - below >= 1, y <= highest),
    }
    mu, radius = real("mean", context), real("radius", context)
    close = {
        **inside,
        "all arrays are close": z3.And(
            lowest <= highest, mu - radius <= lowest, highest <= mu + radius
        ),
    }
    goal = z3.And(mu - radius <= y, y <= mu + radius)
    yield Query("a quantile is close", close, goal)

    for level, arrays in ((4, 5), (6, 3)):
        yield _real_quantiles(context, level, arrays)


def _real_quantiles(context: z3.Context, level: int, arrays: int) -> Query:
    """The same of the real costs: all means of `arrays` arrays at once."""
    row, count = integers("bin", arrays, context), bin_count(level)
    cost_row = [term(cost, context) for cost in costs(row, level)]
    goals: list[object] = [any_of([2 * cost <= arrays for cost in cost_row], context)]
    for i, cost in enumerate(cost_row):
        not_above = term(add([ite(bin_of <= i, 1, 0) for bin_of in row]), context)
        below = term(add([ite(bin_of < i, 1, 0) for bin_of in row]), context)
        good = z3.And(4 * not_above > arrays, 4 * below < 3 * arrays)
        goals.append(z3.Or(good, 4 * cost >= 3 * arrays))
    premises = {f"a bin {j}": z3.And(b >= 0, b < count) for j, b in enumerate(row)}
    name = f"the real costs at level {level}"
    return Query(name, premises, all_of(goals, context), "the real costs")


def gap(context: z3.Context) -> Iterator[Query]:
    """Between a bad candidate and the best one lie at least epsilon k / 16 of the exponent."""
    epsilon, k, bad, best = (real(name, context) for name in ("epsilon", "k", "bad", "best"))
    factor = term(rate(as_fraction(epsilon)), context)
    premises = {
        "a budget": epsilon > 0,
        "arrays": k >= 1,
        "a bad candidate's cost": 4 * bad >= 3 * k,
        "the best one's": 2 * best <= k,
    }
    sixteenth = rational(Fraction(1, 16), context)
    yield Query("gap", premises, factor * bad - factor * best >= epsilon * k * sixteenth)
