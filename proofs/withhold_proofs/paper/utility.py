"""Accuracy: active levels under the diversity condition, the noise that is read, errors of estimates.

Paper: def:diversity, and the proofs of thm:singcounter, thm:multcounter and thm:final. Consequences
of the concentration lemmas are in `utility_events`.

The diversity condition counts at most M_t/2 samples of a user, and a level's median at most 2**(l-1),
which is no more. By concavity, user by user, the samples also fill arrays of the smaller size; a level
needs no more arrays, because k grows with its argument.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product

import z3

from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.model import ALGEBRA, FROM_PROMISES, WHOLE, Query
from withhold_proofs.numbers.abstract import Abstract
from withhold_proofs.numbers.integers import Integer, World
from withhold_proofs.numbers.terms import all_of, as_int, integer
from withhold_proofs.paper.constant_terms import Unknowns, unknowns
from withhold_proofs.paper.statements import INDUCTION, Z3_ALONE, bounded, unbounded
from withhold_proofs.paper.utility_events import (
    LEVELS,
    discrete_noise,
    error_split,
    nothing_is_clipped,
    widths_fit,
)
from withhold_proofs.paper.utility_runs import (
    COUNTS,
    diversity_activates,
    noise_grows,
    noise_read,
    of_counts,
)
from withhold_spec.enclosures import Enclosure
from withhold_spec.paper import constants
from withhold_spec.paper.full import can_activate, diversity_holds
from withhold_spec.paper.median import samples_present
from withhold_spec.paper.plan import full_plan
from withhold_spec.paper.withholding import block_size, level_of, levels
from withhold_spec.params import Params

NOMINAL_LEVELS = (1, 2, 3, 10, 62)
Formula = Callable[[int], Enclosure]


def _least(one: z3.ArithRef, other: z3.ArithRef) -> z3.ArithRef:
    return z3.If(one <= other, one, other)


def diversity_reaches(context: z3.Context) -> Iterator[Query]:
    """M_t/2 is at least a block of every level reached, and the specification's sums are the proof's."""
    world = World(context)
    level, largest = world.unknown("level"), world.unknown("M")
    size = world.number(lambda: block_size(as_int(level)))
    premises = {**_reached(world, level, largest), **world.facts}
    yield Query("a block is M_t/2 at most", premises, 2 * size <= largest.term)
    yield Query("the real sums", {}, all_of(_real_sums(), context))


def _reached(world: World, level: Integer, largest: Integer) -> dict[str, z3.BoolRef]:
    top = world.number(lambda: levels(as_int(largest)))
    return {
        "a level that needs a prior": level.term >= 2,
        "the largest count": largest.term >= 1,
        "the level is reached": level.term <= top,
    }


def diverse_users(context: z3.Context) -> Iterator[Query]:
    """If M/2 samples a user fill K arrays of M/2, then size samples a user fill K arrays of size.

    X and Y are the sums over users of min(m, size) and of min(2m, M), as the condition is doubled.
    """
    world = World(context)
    level, m, most = (world.unknown(name) for name in ("level", "m", "M"))
    size = world.number(lambda: block_size(as_int(level)))
    premises = {
        **_reached(world, level, most),
        "a count": z3.And(m.term >= 0, m.term <= most.term),
        **world.facts,
    }
    concave = most.term * _least(m.term, size) >= size * _least(2 * m.term, most.term)
    yield Query("one user", premises, concave)

    names = ("size", "largest", "X", "Y", "k", "K")
    a, largest, x, y, k, needed = (integer(name, context) for name in names)
    sums = {
        "sizes": z3.And(a >= 1, largest >= 1),
        "the users together": largest * x >= a * y,
        "diverse": y >= largest * needed,
        "fewer arrays are needed": z3.And(k >= 1, needed >= k),
    }
    yield Query("all users", sums, x >= a * k)


def _real_sums() -> Iterator[bool]:
    """The specification's sums are those of the proof."""
    params = Params(3, 8, 90, 1)
    made = full_plan(params)
    for counts in product(range(6), repeat=3):
        samples = of_counts(counts)
        largest = max(1, *counts)
        doubled = sum(min(2 * m, largest) for m in counts)
        needed = constants.diversity_arrays(params, max(1, largest))
        yield diversity_holds(params, samples) == (doubled >= largest * needed)
        for level in (2, 3):
            present = sum(min(m, 2 ** (level - 1)) for m in counts)
            yield samples_present(samples, level) == present
            yield can_activate(made, samples, level) == (
                present >= 2 ** (level - 1) * constants.array_count(params, level)
            )


def threshold_grows(context: z3.Context) -> Iterator[Query]:
    """k grows with its argument: fewer arrays for 2**l than for M_t, fewer for l than for l + 1."""
    for nominal in NOMINAL_LEVELS:
        yield _threshold_query(nominal, unknowns(context))


def _threshold_query(nominal: int, given: Unknowns) -> Query:
    context = given.epsilon.ctx
    world, made = World(context), Abstract(context, monotone=True)
    object.__setattr__(given.params, "max_samples", 2**nominal)

    def rounded(formula: Formula, rounding: Callable[[Fraction], int]) -> Integer:
        return Integer(world, made.decide(formula, rounding))

    def arrays(argument: z3.ArithRef) -> z3.ArithRef:
        largest = as_int(argument)
        return world.number(lambda: constants.diversity_arrays(given.params, largest))

    less, more = integer("less", context), integer("more", context)
    overrides = {
        "withhold_spec.enclosures:decide": rounded,
        "withhold_spec.enclosures:ln": made.ln,
    }
    with substituted(overrides):
        fewer, needed = arrays(less), arrays(more)
    premises = {
        **given.premises,
        "arguments": z3.And(less >= 1, less <= more),
        **made.facts,
    }
    return Query(f"L' = {nominal}", premises, z3.And(fewer <= needed, fewer >= 1), WHOLE)


def activation_order(context: z3.Context) -> Iterator[Query]:
    """A level can activate only when the one below can: levels become active in order."""
    world = World(context)
    level, m = world.unknown("level"), world.unknown("m")
    size = world.number(lambda: block_size(as_int(level)))
    larger = world.number(lambda: block_size(as_int(level + 1)))
    premises = {"a level": level.term >= 1, "a count": m.term >= 0, **world.facts}
    twice = z3.And(larger == 2 * size, 2 * _least(m.term, size) >= _least(m.term, larger))
    yield Query("one user", premises, twice)

    a, x, y, k, more = (integer(name, context) for name in ("size", "X", "Y", "k", "K"))
    sums = {
        "a block": a >= 1,
        "all users": 2 * x >= y,
        "the next level can activate": y >= 2 * a * more,
        "it needs no fewer arrays": z3.And(k >= 1, more >= k),
    }
    yield Query("all users", sums, x >= a * k)


def levels_in_use(context: z3.Context) -> Iterator[Query]:
    """Blocks have levels up to L_t = floor(log2 M_t) only, so 1 + L_t counters have elements."""
    world = World(context)
    count, largest = world.unknown("count"), world.unknown("M")
    level = world.number(lambda: level_of(as_int(count)))
    top = world.number(lambda: levels(as_int(largest)))
    reached, beyond = world.power(top), world.power(top + 1)
    premises = {
        "a user's count": z3.And(count.term >= 1, count.term <= largest.term),
        **world.facts,
    }
    yield Query("a block's level", premises, z3.And(level >= 0, level <= top))
    around = z3.And(reached <= largest.term, largest.term < beyond)
    yield Query("L_t and M_t", premises, around)


WIDTHS_FIT = (
    f"l in {', '.join(map(str, LEVELS))}, m in 1, 1000 for algorithm 3; all other parameters"
)

OBLIGATIONS = (
    unbounded(
        "utility/nothing-is-clipped",
        "supp:singcounterthm",
        "Projection changes no block whose sum is near its mean, if the prior is near the mean.",
        nothing_is_clipped,
        solvers=Z3_ALONE,
    ),
    bounded(
        "utility/widths-fit",
        "lem:conc_ber",
        "Every width is Hoeffding's bound for an equal share of delta, plus block size times the "
        "prior's radius.",
        WIDTHS_FIT,
        widths_fit,
        assumptions=("hoeffding", "union-bound", "numeric/enclosures"),
        solvers=Z3_ALONE,
    ),
    unbounded(
        "utility/error-split",
        "thm:multcounter",
        "With samples near their mean, noise at most b and half released, the estimate is within "
        "sqrt(ln(2/delta)/t) + 2b/t.",
        error_split,
        invariant="released-half",
        assumptions=("release/fold", "hoeffding", "laplace-tail"),
        solvers=Z3_ALONE,
        unrefuted={"the sum": FROM_PROMISES},
    ),
    bounded(
        "utility/discrete-noise",
        "lem:conc_lap",
        "Noise on the grid is within one grid unit of Laplace noise of the same scale, so a "
        "counter's sum is within depth(t) units.",
        "t<=16; a node's noise for every scale",
        discrete_noise,
        assumptions=("noise-law", "binary/prefix-nodes"),
        unrefuted=dict.fromkeys(("within one unit", "the law of the difference"), ALGEBRA),
    ),
    unbounded(
        "utility/diversity-reaches",
        "def:diversity",
        "Half of M_t is at least a block of every level up to floor(log2 M_t); the condition's sums "
        "are those of the proof.",
        diversity_reaches,
        invariant="diversity-activates",
        tied="n=3, M<=5",
    ),
    unbounded(
        "utility/diverse-users",
        "def:diversity",
        "Where the diversity condition holds, every level up to floor(log2 M_t) can activate.",
        diverse_users,
        invariant="diversity-activates",
        assumptions=("utility/diversity-reaches", "utility/threshold-grows", INDUCTION),
        solvers=Z3_ALONE,
        unrefuted={"all users": ALGEBRA},
    ),
    bounded(
        "utility/threshold-grows",
        "eq:fulldelta",
        "The number of arrays that a median needs grows with its argument, and is at least 1.",
        f"L' in {', '.join(map(str, NOMINAL_LEVELS))}; every epsilon and delta",
        threshold_grows,
        solvers=Z3_ALONE,
    ),
    unbounded(
        "utility/activation-order",
        "alg:multcounterfull",
        "A level can activate only when the level below can, so levels become active in order.",
        activation_order,
        invariant="released-active-levels",
        assumptions=("utility/threshold-grows", INDUCTION),
        unrefuted={"all users": ALGEBRA},
    ),
    unbounded(
        "utility/levels-in-use",
        "thm:multcounter",
        "No block has a level above L_t = floor(log2 M_t), so 1 + L_t counters are in use.",
        levels_in_use,
    ),
    bounded(
        "utility/diversity-activates",
        "def:diversity",
        "The specification's diversity condition implies that its levels can activate.",
        f"n<=4, all counts from {', '.join(map(str, COUNTS))}; 6 parameters",
        diversity_activates,
        invariant="diversity-activates",
        coverage=("diverse", "not diverse", "diverse and a level needed", "more than one array"),
    ),
    bounded(
        "utility/noise-read",
        "thm:multcounter",
        "A sum reads at most 1 + floor(log2 n) nodes of a counter, and none above level L_t.",
        "n<=4, T<=8, all arrival patterns",
        noise_read,
        invariant="prefix-nodes",
        coverage=("steps", "nodes", "unused counters"),
    ),
    bounded(
        "utility/noise-grows",
        "thm:multcounter",
        "The noise scales of algorithms 5 and 6 grow with the level.",
        "36 parameters, m<=2**20",
        noise_grows,
        coverage=("levels",),
        kind="numeric",
    ),
)
