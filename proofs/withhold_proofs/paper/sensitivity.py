"""Sensitivity: between neighbouring streams the nodes differ by no more than the noise pays for.

For each counter and for the whole run of algorithms 2 to 6, by running the specification.
Paper: subsec:binmech, eq:naive, eq:wishfulnoise, eq:singcounternoise, eq:multsensitivity,
eq:fullnoise.

    numbers.free      symbolic numbers that stand for all values
    streams.patterns  the tree of all arrival patterns
    distance          how far the nodes of neighbouring streams are apart
    neighbours        runs over all patterns up to a bound, and over long ones
    streams.runs      a release is made of noisy nodes, and holds the right samples
    streams.direct    small runs on two streams of solver terms
    streams.arrivals  all patterns in one query
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

import z3

from withhold_proofs.model import Obligation, Query, Status, Verdict
from withhold_proofs.paper.neighbours import (
    Bound,
    Shape,
    counters,
    median_costs,
    random_runs,
    whole_runs,
)
from withhold_proofs.report.coverage import Coverage
from withhold_proofs.streams.arrivals import symbolic_arrivals
from withhold_proofs.streams.direct import two_runs
from withhold_proofs.streams.patterns import Setting, plan_of
from withhold_proofs.streams.runs import (
    Fault,
    every_step,
    hidden_release,
    second_block,
    wrong_content,
)
from withhold_spec.params import Params

BOTH = ("z3", "cvc5")

BOUNDS = (
    Bound(1, 8, (1, 2, 8)),
    Bound(2, 8, (1, 3, 8)),
    Bound(3, 8, (5, 8)),
    Bound(4, 7, (2, 7)),
)
WISHFUL = (Bound(1, 8, (1, 2)), Bound(2, 8, (1, 3)), Bound(3, 8, (1, 2)), Bound(4, 8, (2,)))
DEEP = (Bound(2, 6, (3, 6)), Bound(3, 12, (3, 8, 12)), Bound(4, 10, (3, 10)))
DEEP_WISHFUL = (Bound(2, 6, (2, 3)), Bound(3, 12, (1, 2, 3, 4)), Bound(4, 10, (1, 2)))
COSTS = (Bound(3, 8, (8,), (2,)),)
DEEP_COSTS = (Bound(3, 12, (12,), (1, 2, 3)), Bound(4, 10, (10,), (1, 2)))
LONG = (Shape(users=16, length=128, limit=8, heavy=2, arrays=8, epsilon=1),)
LONGER = (
    Shape(users=16, length=128, limit=16, heavy=2, arrays=6, epsilon=1),
    Shape(users=16, length=128, limit=16, heavy=3, arrays=8, epsilon=1),
    Shape(users=16, length=128, limit=8, heavy=4, arrays=5, epsilon=1),
)

ANY_VALUES = "; real samples, priors and widths of any size"
OWN_WIDTHS = "; real samples and priors of any size, epsilon {}, delta 1"

NAMES = ("naive", "wishful", "single", "multiple", "full")
LABELS = {
    "naive": "eq:naive",
    "wishful": "eq:wishfulnoise",
    "single": "eq:singcounternoise",
    "multiple": "eq:multsensitivity",
    "full": "eq:fullnoise",
}
NUMBERS = {"naive": 2, "wishful": 3, "single": 4, "multiple": 5, "full": 6}
EPSILONS = {**dict.fromkeys(NAMES, ("1",)), "full": ("400", "120")}

RELEASED = {
    "naive": ("patterns", "ignored samples", "projected releases"),
    "wishful": ("patterns", "ignored samples", "projected releases"),
    "single": ("patterns", "ignored samples", "projected releases"),
    "multiple": ("patterns", "ignored samples", "projected releases"),
    "full": (
        "patterns",
        "ignored samples",
        "medians run",
        "flushed blocks",
        "releases of an activated level",
        "users in two arrays",
    ),
}


def settings(names: Sequence[str], users: int, length: int, limits: Sequence[int]) -> list[Setting]:
    """Runs of each mechanism with each limit; algorithm 6 with two arrays per median."""
    found = []
    for name in names:
        for m in limits:
            plan = plan_of(name, Params(users, m, 1, 1))
            if plan.arrays:
                plan = replace(plan, arrays=(2,) * len(plan.arrays))
            found.append(Setting(name, plan, users, length))
    return found


def released(fault: Fault, users: int, length: int, limits: Mapping[str, Sequence[int]]) -> Verdict:
    """No step of the algorithms with limits has the fault."""
    runs = [each for name in limits for each in settings([name], users, length, limits[name])]
    return every_step(runs, fault)


def one_query(cases: Sequence[tuple[str, int, int, int]], context: z3.Context) -> Iterator[Query]:
    """The distances for all patterns at once: (mechanism, users, samples, arrays)."""
    for case in cases:
        yield from symbolic_arrivals(*case, context)


def direct_runs(
    sizes: Sequence[tuple[int, int]], context: z3.Context
) -> Generator[Query, None, Coverage]:
    """Two runs on terms, for each (users, samples)."""
    released: Tally[str] = Tally()
    for users, length in sizes:
        released.update((yield from two_runs(TWICE, users, length, context)))
    return released


def long_runs(
    cases: Sequence[tuple[str, tuple[Shape, ...], int]], context: z3.Context
) -> Generator[Query, None, Coverage]:
    """Random runs: (mechanism, shapes, how many of each)."""
    released: Tally[str] = Tally()
    for name, shapes, count in cases:
        released.update((yield from random_runs([name], shapes, count, context)))
    return released


def _size(bounds: Sequence[Bound]) -> str:
    """The bounds in words: n, T and m."""
    parts = [f"n={b.users}, T<={b.length}, m in {set(b.limits)}" for b in bounds]
    return "all arrival patterns of " + "; ".join(parts)


def _bounds(name: str, deep: bool) -> tuple[Bound, ...]:
    if deep:
        return DEEP_WISHFUL if name == "wishful" else DEEP
    return WISHFUL if name == "wishful" else BOUNDS


def _counter_row(name: str, deep: bool) -> Obligation:
    bounds = _bounds(name, deep)
    arrays = "; 1, 2 and 3 arrays per median" if name == "full" else ""
    return Obligation(
        id=f"sensitivity/{name}" + "-deep" * deep,
        label=LABELS[name],
        sentence=f"Algorithm {NUMBERS[name]}: changing a user moves the nodes of a counter by at "
        "most the widest projection interval times the uses that the counter's share pays for.",
        kind="bounded",
        bounds=_size(bounds) + arrays + ANY_VALUES,
        invariant="scale-pays",
        check=partial(counters, name, bounds),
        expect=Status.BOUNDED,
        deep=deep,
        rlimit=100_000_000 if deep else 20_000_000,
        coverage=RELEASED[name],
        solvers=BOTH,
    )


def _run_row(name: str, deep: bool) -> Obligation:
    bounds = _bounds(name, deep)
    epsilons = EPSILONS[name]
    return Obligation(
        id=f"sensitivity/{name}-run" + "-deep" * deep,
        label=LABELS[name],
        sentence=f"Algorithm {NUMBERS[name]}: the changes of all nodes between neighbouring "
        "streams, each divided by its noise scale, and the costs of the medians add up to at most epsilon.",
        kind="bounded",
        bounds=_size(bounds) + OWN_WIDTHS.format(" and ".join(epsilons)),
        invariant="budget",
        check=partial(whole_runs, name, bounds, epsilons),
        expect=Status.BOUNDED,
        deep=deep,
        rlimit=100_000_000 if deep else 20_000_000,
        coverage=RELEASED[name],
        solvers=BOTH,
    )


LIMITS = {"naive": (3, 6), "wishful": (1, 2), "single": (3, 6), "multiple": (3, 6), "full": (3, 6)}
SAMPLES_AND_TAPES = "n=3, T<=6, all arrival patterns, all samples and all tapes; m in {1, 2, 3, 6}"
ASKED = (("multiple", 2, 6, 0), ("full", 3, 8, 2), ("single", 2, 6, 0))
DEEP_ASKED = (("full", 4, 10, 2), ("multiple", 3, 10, 0), ("single", 3, 6, 0))
TWICE = (("naive", 2), ("wishful", 2), ("single", 2), ("multiple", 4), ("full", 4))
ALGORITHMS_2_TO_6 = "alg:naive ... alg:multcounterfull"

MEDIAN_COSTS = Obligation(
    id="sensitivity/median-costs",
    label="claim:pvtmed",
    sentence="Changing a user moves no candidate's cost of a private median by more than 2.",
    kind="bounded",
    bounds=_size(COSTS) + "; 2 arrays per median; samples of any size",
    invariant="cost-sensitivity",
    check=partial(median_costs, COSTS),
    expect=Status.BOUNDED,
    coverage=("medians run", "users in two arrays", "costs compared"),
    solvers=BOTH,
)
LONG_RUNS = Obligation(
    id="sensitivity/long-runs",
    label="thm:final",
    sentence="On long patterns every counter stays within its share, the run within "
    "epsilon, and every candidate's cost within 2.",
    kind="bounded",
    bounds="n=16, T=128: one pattern for each of algorithms 2, 4, 5 and 6, "
    "drawn by a hash; real samples and priors of any size",
    invariant="budget",
    check=partial(
        long_runs,
        (
            ("naive", LONG, 1),
            ("single", LONG, 1),
            ("multiple", LONG, 1),
            ("full", LONG, 1),
        ),
    ),
    expect=Status.BOUNDED,
    coverage=RELEASED["full"] + ("costs compared",),
    solvers=BOTH,
)
SYMBOLIC_ARRIVALS = Obligation(
    id="sensitivity/symbolic-arrivals",
    label="eq:fullnoise",
    sentence="With unknown arrivals: a counter's nodes move by at most its widest "
    "interval times the uses paid for.",
    kind="bounded",
    bounds="algorithm 6: n=3, T=8, k=2; algorithm 5: n=2, T=6; algorithm 4: n=2, T=6; samples, "
    "priors and widths of any size; written down again, and compared in tests/model",
    invariant="scale-pays",
    check=partial(one_query, ASKED),
    expect=Status.BOUNDED,
    solvers=BOTH,
)
TWO_RUNS = Obligation(
    id="sensitivity/two-runs",
    label="sec:preliminaries",
    sentence="The specification run twice, on two streams of solver terms, moves the nodes "
    "of a counter by at most its widest interval times the uses paid for.",
    kind="bounded",
    bounds="n=2, T=4, every one of the n**T patterns, every user; m=2 or 4",
    invariant="scale-pays",
    check=partial(direct_runs, ((2, 4),)),
    expect=Status.BOUNDED,
    coverage=("pairs of streams", "medians run"),
    solvers=BOTH,
)

OBLIGATIONS = (
    *(_counter_row(name, deep=False) for name in NAMES),
    *(_run_row(name, deep=False) for name in NAMES),
    MEDIAN_COSTS,
    LONG_RUNS,
    SYMBOLIC_ARRIVALS,
    TWO_RUNS,
    Obligation(
        id="sensitivity/nothing-hidden",
        label="subsec:binmech",
        sentence="S_t is the sum of the noisy nodes read, as they were stored; every draw is the "
        "noise of one new node, and every private step is charged.",
        kind="bounded",
        bounds=SAMPLES_AND_TAPES,
        invariant="node-stored-once",
        check=partial(released, hidden_release, 3, 6, LIMITS),
        expect=Status.BOUNDED,
        coverage=RELEASED["full"],
    ),
    Obligation(
        id="sensitivity/right-samples",
        label="thm:final",
        sentence="The nodes read hold every released block exactly once, no sample is in two "
        "blocks, and total is the number of samples in them.",
        kind="bounded",
        bounds=SAMPLES_AND_TAPES,
        invariant="total-counts",
        check=partial(released, wrong_content, 3, 6, LIMITS),
        expect=Status.BOUNDED,
        coverage=RELEASED["full"],
    ),
    Obligation(
        id="sensitivity/one-element-per-level",
        label="alg:multcounter",
        sentence="A user completes at most one block of each level.",
        kind="bounded",
        bounds="algorithms 4 to 6: n=3, T<=6, all arrival patterns, m in {3, 6}",
        invariant="one-element-per-level",
        check=partial(released, second_block, 3, 6, {name: LIMITS[name] for name in NAMES[2:]}),
        expect=Status.BOUNDED,
        coverage=RELEASED["full"],
    ),
    *(_counter_row(name, deep=True) for name in NAMES),
    *(_run_row(name, deep=True) for name in NAMES),
    replace(
        MEDIAN_COSTS,
        id="sensitivity/median-costs-deep",
        bounds=_size(DEEP_COSTS) + "; 1, 2 and 3 arrays per median; samples of any size",
        check=partial(median_costs, DEEP_COSTS),
        deep=True,
    ),
    replace(
        LONG_RUNS,
        id="sensitivity/long-runs-deep",
        bounds="n=16, T=128: ten patterns of each of three shapes for algorithms 4, 5 and 6, "
        "drawn by a hash; real samples and priors of any size",
        check=partial(
            long_runs, tuple((name, LONGER, 10) for name in ("single", "multiple", "full"))
        ),
        deep=True,
    ),
    replace(
        SYMBOLIC_ARRIVALS,
        id="sensitivity/symbolic-arrivals-deep",
        bounds="algorithm 6: n=4, T=10, k=2; algorithm 5: n=3, T=10; algorithm 4: n=3, T=6; "
        "samples, priors and widths of any size; written down again, and compared in tests/model",
        check=partial(one_query, DEEP_ASKED),
        deep=True,
    ),
    replace(
        TWO_RUNS,
        id="sensitivity/two-runs-deep",
        bounds="n=3, T=5, every one of the n**T patterns, every user; m=2 or 4",
        check=partial(direct_runs, ((3, 5),)),
        deep=True,
        rlimit=200_000_000,
    ),
)
