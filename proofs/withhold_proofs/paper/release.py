"""Withhold-release: at any time at least half of the samples are in the sums.

Paper: claim:wr, eq:wrexample; eq:wish2 for the wishful scenario.

The claim is about sums over all users and is not inductive by itself: a withheld sample makes only t
grow. A statement per user is inductive (`user`): p <= m < 2p, where m
counts the user's samples and p, a power of 2, those in completed blocks. An arrival changes one
user's m and p, so the statement holds for every user at every time, whatever the order. It is then
added up user by user (`fold`), for any number of users. `release_runs` runs the algorithms.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import z3

from withhold_proofs.model import ALGEBRA, Obligation, Query, Status
from withhold_proofs.numbers.integers import Integer, World
from withhold_proofs.numbers.terms import all_of, as_int, integer, term
from withhold_proofs.paper.release_runs import runs
from withhold_proofs.paper.statements import INDUCTION, Z3_ALONE, bounded, holds, unbounded
from withhold_proofs.streams.walks import unclipped, walks
from withhold_spec.paper.withholding import block_size, completes_block, level_of, released
from withhold_spec.params import Params


def _added(world: World, count: Integer) -> z3.ArithRef:
    """What the arrival of a user's sample number `count` adds to the released samples."""

    def added() -> int:
        return block_size(level_of(as_int(count))) if completes_block(as_int(count)) else 0

    return world.number(added)


def _released(world: World, count: Integer) -> z3.ArithRef:
    return world.number(lambda: released(as_int(count)))


# Unbounded: any count, any number of users


def user(context: z3.Context) -> Iterator[Query]:
    """The statement per user holds after the first sample and is kept by every further one."""
    first = World(context)
    base = _added(first, first.known(1))
    yield Query("first sample", dict(first.facts), base == 1)

    world = World(context)
    k, m = world.unknown("k"), world.unknown("m")
    p = world.power(k.term)
    after = p + _added(world, m + 1)
    premises = {
        "k counts doublings": k.term >= 0,
        "at most m are released": p <= m.term,
        "more than half are": m.term < 2 * p,
        **world.facts,
    }
    power = z3.Or(after == p, after == world.power(k.term + 1))
    goal = z3.And(power, after <= m.term + 1, m.term + 1 < 2 * after)
    yield Query("one more sample", {**premises, **world.facts}, goal)


def counted(context: z3.Context) -> Iterator[Query]:
    """`released` is the sum of what the arrivals add, so it speaks of what the counters hold."""
    world = World(context)
    yield Query("no sample", {}, _released(world, world.known(0)) == 0)

    world = World(context)
    m = world.unknown("m")
    before, added, after = (
        _released(world, m),
        _added(world, m + 1),
        _released(world, m + 1),
    )
    premises = {"a count": m.term >= 0, **world.facts}
    yield Query("one more sample", premises, after == before + added)


def fold(context: z3.Context) -> Iterator[Query]:
    """Summed over any users: twice the released samples are at least the samples plus the users."""
    zero = holds(context, "released-sharp", term(0, context), 0, 0)
    yield Query("no user", {}, zero)

    world = World(context)
    r, t, n = (integer(name, context) for name in ("released", "samples", "users_so_far"))
    m = world.unknown("m")
    own = _released(world, m)
    premises = {
        "the users so far": holds(context, "released-sharp", r, t, n),
        "one more user has come": m.term >= 1,
        **world.facts,
    }
    goal = holds(context, "released-sharp", r + own, t + m.term, n + 1)
    yield Query("one more user", premises, goal)

    counts = {"someone has come": n >= 1, "sharp": holds(context, "released-sharp", r, t, n)}
    half = z3.And(holds(context, "released-half", r, t), 2 * r > t)
    yield Query("more than half", counts, half)


def equality(context: z3.Context) -> Iterator[Query]:
    """2R = t + n exactly where every user's next sample completes a block."""
    world = World(context)
    m = world.unknown("m")
    own = _released(world, m)
    nothing_spare = 2 * own == m.term + 1
    completes = world.truth(lambda: completes_block(as_int(m + 1)))
    premises = {"a user who has come": m.term >= 1, **world.facts}
    yield Query("a user", premises, nothing_spare == completes)

    spare, more = integer("spare", context), integer("spare_of_user", context)
    both = {"so far": spare >= 0, "one more user": more >= 0}
    sums = (spare + more == 0) == z3.And(spare == 0, more == 0)
    yield Query("any number of users", both, sums)


def best_share(context: z3.Context) -> Iterator[Query]:
    """For every share a/b above 1/2 there is a user with less than that share released."""
    world = World(context)
    a, b = integer("numerator", context), integer("denominator", context)
    p = world.power(a)
    own = _released(world, Integer(world, 2 * p - 1))
    larger = {"a share": z3.And(a >= 1, b >= 1), "above a half": 2 * a > b, **world.facts}
    yield Query("no larger share", larger, b * own < a * (2 * p - 1))


def active_levels(context: z3.Context) -> Iterator[Query]:
    """With levels 0..a-1 active, 2R >= sum over users of min(m + 1, 2**a)."""
    world = World(context)
    top = world.unknown("level")
    full = world.power(top.term)
    lowest = world.number(lambda: block_size(as_int(world.known(0))))
    following = world.number(lambda: block_size(as_int(top + 1)))
    levels = {"a level": top.term >= 0}
    grown = world.power((top + 1).term)
    yield Query(
        "blocks of levels 0..l hold 2**l samples",
        {**levels, **world.facts},
        z3.And(lowest == 1, full + following == grown),
    )

    world = World(context)
    m, a = world.unknown("m"), world.unknown("active")
    complete = _released(world, m)
    within, capacity = world.power((a - 1).term), world.power(a.term)
    own = z3.If(complete <= within, complete, within)
    cap = z3.If(m.term + 1 <= capacity, m.term + 1, capacity)
    premises = {"a user who has come": m.term >= 1, "some levels": a.term >= 1, **world.facts}
    yield Query("a user", premises, 2 * own >= cap)
    all_active = {**premises, "no completed level is inactive": m.term < capacity}
    yield Query("all levels active", all_active, 2 * own >= m.term + 1)

    r, c = integer("released", context), integer("capped_counts", context)
    so_far = {**premises, "the users so far": holds(context, "released-active-levels", r, c)}
    goal = holds(context, "released-active-levels", r + own, c + cap)
    yield Query("one more user", so_far, goal)


def wishful_blocks(context: z3.Context) -> Iterator[Query]:
    """k blocks of m samples, k >= 1, and an open one: the blocks hold at least half.

    The second question ties k to the real algorithm: its total at t is m floor(t/m).
    """
    k, m, still_open = (integer(name, context) for name in ("blocks", "m", "open"))
    premises = {
        "a block is complete": k >= 1,
        "m samples a user": m >= 1,
        "the open block": z3.And(still_open >= 0, still_open < m),
    }
    goal = holds(context, "wishful-half", k, m, k * m + still_open)
    yield Query("half", premises, goal)

    totals = []
    for samples in range(1, 6):
        plan = unclipped("wishful", Params(4, samples, 1, 1, grid=2))
        for walk in walks("wishful", plan, 4, 16):
            taken = sum(walk.counts)
            totals += [walk.steps[-1].total == samples * (taken // samples)]
    yield Query("the algorithm's total", {}, all_of(totals, context))


RUNS = bounded(
    "release/runs",
    "claim:wr",
    "The sums of algorithms 4 to 6 hold `total` samples, each once, and total is as promised.",
    "n<=3, T<=9, all arrival patterns",
    partial(runs, 3, 9),
    invariant="total-counts",
    coverage=("steps", "withheld", "equalities", "activated", "inactive"),
)

OBLIGATIONS = (
    Obligation(
        INDUCTION,
        "claim:wr",
        "A statement that holds at the start and is preserved by every step holds at all times; one "
        "that holds for no users and is preserved when a user is added holds for any users, in any order.",
        "assumed",
        "",
        "",
        None,
        expect=Status.ASSUMED,
    ),
    unbounded(
        "release/user",
        "claim:wr",
        "A user with m samples has released p of them, a power of 2, with p <= m < 2p.",
        user,
        invariant="released-half",
        assumptions=(INDUCTION,),
    ),
    unbounded(
        "release/counted",
        "claim:wr",
        "released(m) is the sum of the sizes of the blocks that the first m samples complete.",
        counted,
        invariant="total-counts",
        assumptions=(INDUCTION,),
    ),
    unbounded(
        "release/fold",
        "claim:wr",
        "For any number of users in any order, 2R >= t + n_t, so more than half is released.",
        fold,
        invariant="released-sharp",
        assumptions=("release/user", "release/counted", INDUCTION),
    ),
    unbounded(
        "release/equality",
        "claim:wr",
        "2R = t + n_t exactly when the next sample of every user completes a block.",
        equality,
        invariant="released-sharp",
        assumptions=("release/counted", INDUCTION),
        unrefuted={"any number of users": ALGEBRA},
    ),
    unbounded(
        "release/best-share",
        "claim:wr",
        "No share above 1/2 is always released: of 2**(l+1) - 1 samples of a user 2**l are.",
        best_share,
        invariant="released-half",
        assumptions=("release/counted", INDUCTION),
        solvers=Z3_ALONE,
    ),
    unbounded(
        "release/active-levels",
        "thm:final",
        "While levels 0..a-1 are active, 2R >= sum over users of min(m + 1, 2**a).",
        active_levels,
        invariant="released-active-levels",
        assumptions=("release/counted", "utility/activation-order", INDUCTION),
    ),
    unbounded(
        "release/wishful",
        "eq:wish2",
        "From the first complete block on, algorithm 3 has released at least half of the samples.",
        wishful_blocks,
        invariant="wishful-half",
        tied="n<=4, m<=5, T<=16",
    ),
    RUNS,
    replace(
        RUNS,
        id="release/longer-runs",
        bounds="n<=4, T<=10, all arrival patterns",
        check=partial(runs, 4, 10),
        deep=True,
    ),
)
