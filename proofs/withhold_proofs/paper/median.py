"""The private median: a user is in at most two arrays, costs move by at most 2, and the prior is a median.

Paper: alg:pvtmed, claim:pvtmed.

Where the specification loops over arrays, a statement about any number of arrays has the unchanged ones
as two unknown counts, and a further query of the same obligation ties it to the real function on few
arrays. `median_quality` proves that the outcome is a median; `median_law` computes the exact output law
and the failure probability.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import partial
from itertools import product

import z3

from withhold_proofs.model import ALGEBRA, WHOLE, Query
from withhold_proofs.numbers.integers import Integer, World
from withhold_proofs.numbers.terms import all_of, as_int, integer, integers, term
from withhold_proofs.paper.median_law import enough_arrays, output_ratio
from withhold_proofs.paper.median_quality import gap, quarter_quantiles
from withhold_proofs.paper.statements import Z3_ALONE, bounded, holds, unbounded
from withhold_spec.number import Number, add, ite, maximum
from withhold_spec.paper.median import bin_count, costs, fill_arrays, midpoint, nearest_bin
from withhold_spec.paper.withholding import block_size
from withhold_spec.properties import INVARIANTS
from withhold_spec.stream import Samples, User

# Filling the arrays


def two_arrays(context: z3.Context) -> Iterator[Query]:
    """A user's samples, at most one array's worth and side by side, are in two arrays at most."""
    world = World(context)
    level, start, given = (world.unknown(name) for name in ("level", "start", "given"))
    size = world.number(lambda: block_size(as_int(level)))
    held = world.truth(lambda: INVARIANTS["two-arrays"].holds(start, given, Integer(world, size)))
    premises = {
        "a level": level.term >= 1,
        "a position in the row": start.term >= 0,
        "a user gives min(M, size) samples": z3.And(given.term >= 1, given.term <= size),
        **world.facts,
    }
    yield Query("any user", premises, held)
    goals = [_filled(counts, level) for level in (1, 2, 3) for counts in _small_counts(level)]
    yield Query("the real filling", {}, all_of(goals, context))


def _small_counts(level: int) -> Iterator[tuple[int, ...]]:
    size = block_size(level)
    return product((1, size, size + 1, 2 * size + 1), range(1, size + 2), (1, 2 * size))


def _filled(counts: Sequence[int], level: int) -> bool:
    """Whether the row is cut as proved: users in turn, min(M, size) samples each, size to an array."""
    size = block_size(level)
    samples: Samples = {u: tuple(range(100 * u, 100 * u + m)) for u, m in enumerate(counts)}
    row = [100 * u + j for u, m in enumerate(counts) for j in range(min(m, size))]
    arrays = len(row) // size
    expected = [[x for place, x in enumerate(row) if place // size == a] for a in range(arrays)]
    return [list(array) for array in fill_arrays(samples, level, arrays)] == expected


# Quantising


def bins(context: z3.Context) -> Iterator[Query]:
    """Half a bin is at most 2**(-l/2) long, and there are at most 2**(l/2) bins."""
    b, power = integer("bins", context), integer("two_to_the_level", context)
    fewest = {
        "a level": power >= 2,
        "enough bins": z3.And(b >= 1, 4 * (b * b) >= power),
        "no fewer are": z3.Or(b == 1, 4 * ((b - 1) * (b - 1)) < power),
    }
    yield Query("where the search ends", fewest, b * b <= power)
    goals = []
    for level in range(1, 25):
        count = bin_count(level)
        ends = 4 * count**2 >= 2**level and (count == 1 or 4 * (count - 1) ** 2 < 2**level)
        spread = [midpoint(level, i) for i in (0, count - 1)]
        goals += [ends, spread == [Fraction(1, 2 * count), 1 - Fraction(1, 2 * count)]]
    yield Query("the real search", {}, all_of(goals, context))


HIGHEST_LEVEL, DEEP_LEVEL = 8, 11


def quantisation(levels: range, context: z3.Context) -> Iterator[Query]:
    """|midpoint of the chosen bin - Y| <= 1/(2B), whatever the array's sum and the grid are."""
    array_sum, grid = integer("array_sum", context), integer("grid", context)
    for level in levels:
        full, count = block_size(level) * grid, bin_count(level)
        chosen = term(nearest_bin(array_sum, level, as_int(grid)), context)
        premises = {
            "a grid": grid >= 1,
            "samples in [0, 1]": z3.And(array_sum >= 0, array_sum <= full),
        }
        goals: list[object] = [chosen >= 0, chosen < count]
        for i in range(count):
            middle = midpoint(level, i)
            # both sides times 2 B size grid
            error = 2 * count * array_sum - int(2 * count * middle) * full
            goals.append(z3.Implies(chosen == i, z3.And(error <= full, -error <= full)))
        yield Query(f"level {level}", premises, all_of(goals, context), WHOLE)


# Costs


def _cost(below: Number, above: Number, touched: Sequence[Number], i: Number) -> Number:
    """The cost of candidate i, with the untouched arrays below and above it as two counts."""
    return maximum(
        below + add([ite(bin_of < i, 1, 0) for bin_of in touched]),
        above + add([ite(bin_of > i, 1, 0) for bin_of in touched]),
    )


def cost_moves(context: z3.Context) -> Iterator[Query]:
    """Two arrays change: no candidate's cost moves by more than 2, for any number of arrays."""
    below, above, i = (integer(name, context) for name in ("below", "above", "candidate"))
    before, after = integers("bin", 2, context), integers("other_bin", 2, context)
    cost, other = _cost(below, above, before, i), _cost(below, above, after, i)
    counts = {"counts of untouched arrays": z3.And(below >= 0, above >= 0)}
    yield Query("any arrays", counts, holds(context, "cost-sensitivity", cost, other))

    for level, arrays in ((4, 4), (6, 3)):
        row = integers("bin", arrays, context)
        goals = []
        for place, real_cost in enumerate(costs(row, level)):
            counted = [
                add([ite(bin_of < place, 1, 0) for bin_of in row[2:]]),
                add([ite(bin_of > place, 1, 0) for bin_of in row[2:]]),
            ]
            split = term(_cost(counted[0], counted[1], row[:2], place), context)
            goals.append(term(real_cost, context) == split)
        yield Query(
            f"the real costs at level {level}", {}, all_of(goals, context), "the real costs"
        )


def cost_of_streams(context: z3.Context) -> Generator[Query, None, Mapping[str, int]]:
    """From samples to costs with the real functions: a user's samples change, costs move by 2 at most."""
    coverage = {"users in two arrays": 0, "users in one array": 0}
    grid = 2
    for level, most in ((2, 5), (3, 9)):
        size = block_size(level)
        goals: list[object] = []
        ranges: dict[str, z3.BoolRef] = {}
        for counts in product((1, size - 1, size, most), repeat=3):
            samples: dict[User, tuple[Number, ...]] = {
                u: _samples(f"x{u}", m, context, ranges, grid) for u, m in enumerate(counts)
            }
            present = sum(min(m, size) for m in counts)
            for user, m in enumerate(counts):
                changed = {**samples, user: _samples(f"y{user}", m, context, ranges, grid)}
                arrays = max(1, present // size)
                goals += _close(samples, changed, level, arrays, grid, context)
                given = min(m, size)
                start = sum(min(other, size) for other in counts[:user])
                crosses = start // size != (start + given - 1) // size
                coverage["users in two arrays" if crosses else "users in one array"] += 1
        yield Query(f"level {level}", ranges, all_of(goals, context), WHOLE)
    return coverage


def _samples(
    stem: str, count: int, context: z3.Context, ranges: dict[str, z3.BoolRef], grid: int
) -> tuple[Number, ...]:
    made = integers(stem, count, context)
    for sample in made:
        inside = z3.And(sample >= 0, sample <= grid)
        ranges[f"range of {sample.decl().name()}"] = inside
    return tuple(made)


def _close(
    samples: Samples, changed: Samples, level: int, arrays: int, grid: int, context: z3.Context
) -> list[z3.BoolRef]:
    rows = []
    for given in (samples, changed):
        filled = fill_arrays(given, level, arrays)
        rows.append(costs([nearest_bin(add(array), level, grid) for array in filled], level))
    return [
        holds(context, "cost-sensitivity", one, other)
        for one, other in zip(rows[0], rows[1], strict=True)
    ]


QUANTISATION = bounded(
    "median/quantisation",
    "alg:pvtmed",
    "The middle of the chosen bin is at most half a bin from the array's mean.",
    f"l<={HIGHEST_LEVEL}, all sums, all grids",
    partial(quantisation, range(1, HIGHEST_LEVEL + 1)),
    assumptions=("median/bins",),
)
OUTPUT_RATIO = bounded(
    "median/output-ratio",
    "claim:pvtmed",
    "Changing two arrays makes no outcome of the median more than exp(epsilon) times as likely.",
    "k<=7, 1 to 4 candidates, all fillings, epsilon 1/10, 1, 4, 20",
    partial(output_ratio, 7),
    coverage=("neighbours", "moved by two"),
    kind="numeric",
)

COST_OF_STREAMS = bounded(
    "median/cost-of-streams",
    "claim:pvtmed",
    "When a user's samples change, no candidate's cost moves by more than 2.",
    "n=3, l<=3, M<=9, all samples",
    cost_of_streams,
    invariant="cost-sensitivity",
    coverage=("users in two arrays", "users in one array"),
)

OBLIGATIONS = (
    unbounded(
        "median/two-arrays",
        "claim:pvtmed",
        "Contiguous filling with at most one array's worth of each user puts no user into more than two "
        "arrays.",
        two_arrays,
        invariant="two-arrays",
        tied="n=3, l<=3",
    ),
    unbounded(
        "median/bins",
        "alg:pvtmed",
        "Half a bin is at most 2**(-l/2) long, and there are at most 2**(l/2) bins.",
        bins,
        tied="l<=24",
        unrefuted={"where the search ends": ALGEBRA},
    ),
    QUANTISATION,
    replace(
        QUANTISATION,
        id="median/quantisation-of-higher-levels",
        bounds=f"{HIGHEST_LEVEL}<l<={DEEP_LEVEL}, all sums, all grids",
        check=partial(quantisation, range(HIGHEST_LEVEL + 1, DEEP_LEVEL + 1)),
        deep=True,
    ),
    unbounded(
        "median/cost-moves",
        "claim:pvtmed",
        "When two arrays change, no candidate's cost moves by more than 2.",
        cost_moves,
        invariant="cost-sensitivity",
        tied="k<=4, B<=4",
        assumptions=("median/two-arrays",),
    ),
    replace(COST_OF_STREAMS, deep=True),  # a cross-check of median/cost-moves
    OUTPUT_RATIO,
    replace(
        OUTPUT_RATIO,
        id="median/output-ratio-of-more-arrays",
        bounds="k<=10, 1 to 4 candidates, all fillings, epsilon 1/10, 1, 4, 20",
        check=partial(output_ratio, 10),
        deep=True,
    ),
    unbounded(
        "median/quarter-quantiles",
        "claim:pvtmed",
        "A candidate that is no (1/4, 3/4)-quantile costs 3k/4 at least, the median's bin k/2 at most, "
        "and a quantile is as close to the mean as the arrays are.",
        quarter_quantiles,
        tied="k<=5, B<=4",
        unrefuted={"a quantile is close": ALGEBRA},
    ),
    unbounded(
        "median/gap",
        "claim:pvtmed",
        "Between a bad candidate and the best one lie at least epsilon k / 16 of the exponent.",
        gap,
        assumptions=("median/quarter-quantiles",),
        solvers=Z3_ALONE,
    ),
    bounded(
        "median/enough-arrays",
        "eq:fulldelta",
        "With k arrays the candidates that are no quarter-quantiles have probability at most "
        "delta/(3L) together.",
        "l<=16 and a grid of m, epsilon, delta",
        enough_arrays,
        coverage=("medians", "one array"),
        assumptions=("median/gap", "median/bins", "exponential-law"),
        kind="numeric",
    ),
)
