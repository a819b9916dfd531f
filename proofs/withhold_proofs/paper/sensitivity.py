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

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

import z3

from withhold_proofs.model import Obligation, Query, Verdict, asked_of, deep_rows
from withhold_proofs.paper.neighbours import (
    Bound,
    Shape,
    counters,
    median_costs,
    random_runs,
    whole_runs,
)
from withhold_proofs.paper.statements import bounded
from withhold_proofs.streams.arrivals import symbolic_arrivals
from withhold_proofs.streams.direct import two_runs
from withhold_proofs.streams.patterns import Setting, plan_of, with_arrays
from withhold_proofs.streams.runs import (
    Fault,
    every_step,
    hidden_release,
    second_block,
    wrong_content,
)
from withhold_spec.params import Params

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
NUMBERS = dict(zip(NAMES, range(2, 7), strict=True))
EPSILONS = {**dict.fromkeys(NAMES, ("1",)), "full": ("400", "120")}

RELEASED = {
    **dict.fromkeys(NAMES, ("patterns", "ignored samples", "projected releases")),
    "full": (
        "patterns",
        "ignored samples",
        "medians run",
        "flushed blocks",
        "releases of an activated level",
        "users in two arrays",
    ),
}
LIMITS = {"naive": (3, 6), "wishful": (1, 2), "single": (3, 6), "multiple": (3, 6), "full": (3, 6)}
"""The limits m of runs with 3 users and 6 samples."""
SAMPLES_AND_TAPES = "n=3, T<=6, all arrival patterns, all samples and all tapes; m in {1, 2, 3, 6}"


def released(fault: Fault, names: Sequence[str]) -> Verdict:
    """No step of the algorithms has the fault; the medians of algorithm 6 take two arrays each."""
    runs = []
    for name in names:
        for m in LIMITS[name]:
            (plan,) = with_arrays(plan_of(name, Params(3, m, 1, 1)), (2,))
            runs.append(Setting(name, plan, users=3, length=6))
    return every_step(runs, fault)


def one_query(cases: Sequence[tuple[str, int, int, int]], context: z3.Context) -> Iterator[Query]:
    """The distances for all patterns at once: (mechanism, users, samples, arrays)."""
    for case in cases:
        yield from symbolic_arrivals(*case, context)


def _size(bounds: Sequence[Bound]) -> str:
    """The bounds in words: n, T and m."""
    parts = [f"n={b.users}, T<={b.length}, m in {set(b.limits)}" for b in bounds]
    return "all arrival patterns of " + "; ".join(parts)


def _rows(
    ending: str, usual: tuple[Bound, ...], wishful: tuple[Bound, ...]
) -> Iterator[Obligation]:
    """For each algorithm the claim about single counters, then for each the claim about whole runs."""
    bounds = {**dict.fromkeys(NAMES, usual), "wishful": wishful}
    for name in NAMES:
        arrays = "; 1, 2 and 3 arrays per median" if name == "full" else ""
        yield bounded(
            f"sensitivity/{name}{ending}",
            LABELS[name],
            f"Algorithm {NUMBERS[name]}: changing a user moves the nodes of a counter by at "
            "most the widest projection interval times the uses that the counter's share pays for.",
            _size(bounds[name]) + arrays + ANY_VALUES,
            partial(counters, name, bounds[name]),
            invariant="scale-pays",
            coverage=RELEASED[name],
            unrefuted=_unrefuted(f"sensitivity/{name}", ending),
        )
    for name in NAMES:
        yield bounded(
            f"sensitivity/{name}-run{ending}",
            LABELS[name],
            f"Algorithm {NUMBERS[name]}: the changes of all nodes between neighbouring streams, each "
            "divided by its noise scale, and the costs of the medians add up to at most epsilon.",
            _size(bounds[name]) + OWN_WIDTHS.format(" and ".join(EPSILONS[name])),
            partial(whole_runs, name, bounds[name], EPSILONS[name]),
            invariant="budget",
            coverage=RELEASED[name],
            unrefuted=_unrefuted(f"sensitivity/{name}-run", ending),
        )


def _unrefuted(name: str, ending: str) -> dict[str, str]:
    """The questions that no mutant refutes: those of copies within larger bounds, and lemmas of algorithm 2."""
    if ending:
        return asked_of(name)
    if name == "sensitivity/naive-run":
        return {"an element": UNIT, "a node": SUMS}
    return {"a node": SUMS} if name == "sensitivity/naive" else {}


SUMS = "A sum moves by at most what its parts move by, together, whatever the parts are."
UNIT = "Samples are between 0 and 1, so an element moves by at most 1 without a projection, too."
ASKED = (("multiple", 2, 6, 0), ("full", 3, 8, 2), ("single", 2, 6, 0))
DEEP_ASKED = (("full", 4, 10, 2), ("multiple", 3, 10, 0), ("single", 3, 6, 0))
TWICE = (("naive", 2), ("wishful", 2), ("single", 2), ("multiple", 4), ("full", 4))

MEDIAN_COSTS = bounded(
    "sensitivity/median-costs",
    "claim:pvtmed",
    "Changing a user moves no candidate's cost of a private median by more than 2.",
    _size(COSTS) + "; 2 arrays per median; samples of any size",
    partial(median_costs, COSTS),
    invariant="cost-sensitivity",
    coverage=("medians run", "users in two arrays", "costs compared"),
)
LONG_RUNS = bounded(
    "sensitivity/long-runs",
    "thm:final",
    "On long patterns every counter stays within its share, the run within "
    "epsilon, and every candidate's cost within 2.",
    bounds="n=16, T=128: one pattern for each of algorithms 2, 4, 5 and 6, "
    "drawn by a hash; real samples and priors of any size",
    check=partial(random_runs, ("naive", "single", "multiple", "full"), LONG, 1),
    invariant="budget",
    coverage=RELEASED["full"] + ("costs compared",),
    unrefuted={"a node": SUMS},
)
SYMBOLIC_ARRIVALS = bounded(
    "sensitivity/symbolic-arrivals",
    "eq:fullnoise",
    "With unknown arrivals: a counter's nodes move by at most its widest "
    "interval times the uses paid for.",
    bounds="algorithm 6: n=3, T=8, k=2; algorithm 5: n=2, T=6; algorithm 4: n=2, T=6; samples, "
    "priors and widths of any size; written down again, and compared in tests/model",
    check=partial(one_query, ASKED),
    invariant="scale-pays",
)
TWO_RUNS = bounded(
    "sensitivity/two-runs",
    "sec:preliminaries",
    "The specification run twice, on two streams of solver terms, moves the nodes "
    "of a counter by at most its widest interval times the uses paid for.",
    "n=2, T=4, every one of the n**T patterns, every user; m=2 or 4",
    partial(two_runs, TWICE, 2, 4),
    invariant="scale-pays",
    coverage=("pairs of streams", "medians run"),
)

ONE_ELEMENT = bounded(
    "sensitivity/one-element-per-level",
    "alg:multcounter",
    "A user completes at most one block of each level.",
    "algorithms 4 to 6: n=3, T<=6, all arrival patterns, m in {3, 6}",
    partial(released, second_block, NAMES[2:]),
    invariant="one-element-per-level",
    coverage=RELEASED["full"],
)

OBLIGATIONS = (
    # the rows on steps show the same without bounds
    *(replace(row, deep=True) for row in _rows("", BOUNDS, WISHFUL)),
    *(
        replace(row, deep=True)
        for row in (MEDIAN_COSTS, LONG_RUNS, SYMBOLIC_ARRIVALS, TWO_RUNS, ONE_ELEMENT)
    ),
    bounded(
        "sensitivity/nothing-hidden",
        "subsec:binmech",
        "S_t is the sum of the noisy nodes read, as they were stored; every draw is the "
        "noise of one new node, and every private step is charged.",
        SAMPLES_AND_TAPES,
        partial(released, hidden_release, NAMES),
        invariant="node-stored-once",
        coverage=RELEASED["full"],
    ),
    bounded(
        "sensitivity/right-samples",
        "thm:final",
        "The nodes read hold every released block exactly once, no sample is in two "
        "blocks, and total is the number of samples in them.",
        SAMPLES_AND_TAPES,
        partial(released, wrong_content, NAMES),
        invariant="total-counts",
        coverage=RELEASED["full"],
    ),
    *(replace(row, rlimit=100_000_000) for row in _rows("-deep", DEEP, DEEP_WISHFUL)),
    *deep_rows(
        (MEDIAN_COSTS, LONG_RUNS, SYMBOLIC_ARRIVALS),
        {
            "median-costs": (
                _size(DEEP_COSTS) + "; 1, 2 and 3 arrays per median; samples of any size",
                partial(median_costs, DEEP_COSTS),
            ),
            "long-runs": (
                "n=16, T=128: ten patterns of each of three shapes for algorithms 4, 5 and 6, "
                "drawn by a hash; real samples and priors of any size",
                partial(random_runs, ("single", "multiple", "full"), LONGER, 10),
            ),
            "symbolic-arrivals": (
                "algorithm 6: n=4, T=10, k=2; algorithm 5: n=3, T=10; algorithm 4: n=3, T=6; "
                "samples, priors and widths of any size; written down again, and compared in tests/model",
                partial(one_query, DEEP_ASKED),
            ),
        },
    ),
    replace(
        TWO_RUNS,
        id="sensitivity/two-runs-deep",
        bounds="n=3, T=5, every one of the n**T patterns, every user; m=2 or 4",
        check=partial(two_runs, TWICE, 3, 5),
        deep=True,
        rlimit=200_000_000,
        unrefuted=asked_of(TWO_RUNS.id),
    ),
)
