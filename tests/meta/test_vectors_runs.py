"""The vectors' runs: each has the behaviour that its flags state, and every kind of behaviour occurs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from math import ceil
from typing import Any

import pytest

from support.vectors import Vector, steps_of, vectors


def blocks_of(vector: Vector) -> list[dict[str, str]]:
    """The projected blocks of a run."""
    found = []
    for step in steps_of(vector):
        activations = step["activations"]
        assert isinstance(activations, list)
        found += [block for activation in activations for block in activation["flushed"]]
        found += [step["block"]] if isinstance(step["block"], dict) else []
    return [block for block in found if block["projected"] is not None]


def activations_of(vector: Vector) -> list[tuple[bool, int]]:
    """For each activation: whether a block arrives at the same step, and how many are flushed."""
    return [
        (
            isinstance(step["block"], dict) and step["block"]["projected"] is not None,
            len(activation["flushed"]),
        )
        for step in steps_of(vector)
        for activation in step["activations"]
    ]


def contributions_of(vector: Vector) -> list[dict[str, Any]]:
    """The contributions of a run's epochs, each with its series and the range of its block's sum.

    costs: what its sum and its excess cost. before: the largest of each earlier in its series; -1 if the
    user has no earlier contribution in it.
    """
    params = vector.request["params"]
    assert isinstance(params, dict)
    epochs = [epoch for step in steps_of(vector) if isinstance(epoch := step["epoch"], dict)]
    paid: dict[tuple[int, int], tuple[int, int]] = {}
    contributions = []
    for epoch in epochs:
        first, length = epoch["series"]["first"], epoch["series"]["length"]
        for contribution in epoch["contributions"]:
            sum_cost = int(contribution["weight"]) * (
                int(contribution["high"]) - int(contribution["low"])
            )
            costs = (sum_cost, int(contribution["excess_weight"]) * int(contribution["saturation"]))
            before = paid.get((first, contribution["user"]), (-1, -1))
            paid[first, contribution["user"]] = (max(before[0], costs[0]), max(before[1], costs[1]))
            whole = contribution["size"] * int(params["grid"])
            series = {"first": first, "length": length}
            contributions.append(
                {**contribution, **series, "whole": whole, "costs": costs, "before": before}
            )
    return contributions


def series_of(vector: Vector) -> list[int]:
    """The first epochs of those series of a run of which more than one epoch has closed."""
    firsts = [
        epoch["series"]["first"]
        for step in steps_of(vector)
        if isinstance(epoch := step["epoch"], dict)
    ]
    return sorted(first for first, epochs in Counter(firsts).items() if epochs > 1)


def written_of(step: dict[str, Any]) -> int:
    """How many nodes a step writes: one for its epoch's sum, and one for an excess that it releases."""
    written = len(step["written"])
    epoch = step["epoch"]
    assert written == (0 if epoch is None else 1 if epoch["excess"] is None else 2)
    return written


def draws_of(vector: Vector) -> list[dict[str, Any]]:
    """The draws of a run, in order."""
    found: list[dict[str, Any]] = []
    for step in steps_of(vector):
        assert isinstance(step["draws"], list)
        found += step["draws"]
    return found


def variances_of(vector: Vector) -> set[Fraction]:
    """The variances of a run's Gaussian draws."""
    draws = draws_of(vector)
    assert {draw["kind"] for draw in draws} == {"gaussian"}
    return {Fraction(draw["variance"]) for draw in draws}


def variance_at(epsilon: Fraction) -> Fraction:
    """2 scale**2, where scale is BUDGET / epsilon, rounded up to a multiple of 2**-16."""
    return 2 * Fraction(ceil(2**56 / epsilon), 2**16) ** 2


def radii_are_those_of_series(vector: Vector) -> bool:
    """Each series has one radius for its sums, and one for its excesses if it has excess queries."""
    epochs = [epoch for step in steps_of(vector) if isinstance(epoch := step["epoch"], dict)]
    drawn = [draw for draw in draws_of(vector) if draw["kind"] == "radius"]
    wanted = []
    for series in {epoch["series"]["first"]: epoch["series"] for epoch in epochs}.values():
        first, strata = series["first"], series["strata"]
        wanted.append((0, first, series["length"], strata))
        if series["excess_queries"]:
            wanted.append((strata, first, series["excess_queries"], 1))
    return wanted == [(d["counter"], d["node"], d["length"], d["sums"]) for d in drawn]


def epochs_of(vector: Vector) -> list[dict[str, Any]]:
    """The epochs of a run."""
    return [epoch for step in steps_of(vector) if isinstance(epoch := step["epoch"], dict)]


def epsilon_of(vector: Vector) -> Fraction:
    params = vector.request["params"]
    assert isinstance(params, dict)
    return Fraction(params["epsilon"])


RUNS_OF_NUMBERS = ("replay", "replay_decisions", "replay_final")

MEANT: dict[str, Callable[[Vector], bool]] = {
    "ProjectHigh": lambda v: any(int(b["projected"]) < int(b["raw"]) for b in blocks_of(v)),
    "ProjectLow": lambda v: any(int(b["projected"]) > int(b["raw"]) for b in blocks_of(v)),
    "Flush": lambda v: any(flushed for _, flushed in activations_of(v)),
    "ActivationStep": lambda v: any(block and flushed for block, flushed in activations_of(v)),
    "ActivationOnce": lambda v: len(activations_of(v)) == 1,
    "SeveralLevels": lambda v: len(activations_of(v)) > 1,
    "NegativeSum": lambda v: any(str(step["sum"]).startswith("-") for step in steps_of(v)),
    "WideNoise": lambda v: any(abs(int(str(step["sum"]))) > 2**63 for step in steps_of(v)),
    "IgnoredSample": lambda v: any(step["ignored"] and step["count"] for step in steps_of(v)),
    "IgnoredUser": lambda v: any(step["ignored"] and not step["count"] for step in steps_of(v)),
    "Waiting": lambda v: (
        v.comment.startswith("one user, m = ")
        or any(b["raw"] for step in steps_of(v) if isinstance(b := step["block"], dict))
    ),
    "PriorEstimate": lambda v: steps_of(v)[0]["total"] == 0 or "no other effect" in v.comment,
    "NoEvents": lambda v: steps_of(v) == [],
    "Clipped": lambda v: any(
        int(str(b["high"])) - int(str(b["low"])) < int(str(b["whole"])) for b in contributions_of(v)
    ),
    "Excess": lambda v: any(b["excess_weight"] != "0" for b in contributions_of(v)),
    "EmptyEpoch": lambda v: any(b["weight"] == "0" for b in contributions_of(v)),
    "CentreClamped": lambda v: any(
        step["total"] and step["estimate"] in ("0", "1") for step in steps_of(v)
    ),
    "Series": lambda v: series_of(v) != [],
    "Squares": lambda v: series_of(v) == [],
    "NoSeries": lambda v: series_of(v) == [] and len({b["first"] for b in contributions_of(v)}) > 3,
    "Variance": lambda v: variances_of(v) == {variance_at(epsilon_of(v))},
    "Draws": lambda v: "Squares" in v.flags or radii_are_those_of_series(v),
    "Strata": lambda v: any(epoch["series"]["strata"] > 1 for epoch in epochs_of(v)),
    "ManyEvents": lambda v: max(len(steps_of(v)), len(epochs_of(v))) > 255,
    "TwoSums": lambda v: {written_of(step) for step in steps_of(v)} >= {0, 2},
}
"""What every run with the flag must show."""


@pytest.mark.parametrize("flag", sorted(MEANT))
def test_a_flag_means_what_it_says(flag: str) -> None:
    flagged = [v for v in vectors() if flag in v.flags and v.request["op"] in RUNS_OF_NUMBERS]
    assert flagged
    assert [vector.comment for vector in flagged if not MEANT[flag](vector)] == []


OF_SERIES: dict[str, Callable[[Vector], bool]] = {
    "a series after a series": lambda v: len(series_of(v)) > 1,
    "nothing charged": lambda v: any(
        0 < b["costs"][0] <= b["before"][0] for b in contributions_of(v)
    ),
    "less charged": lambda v: any(0 < b["before"][0] < b["costs"][0] for b in contributions_of(v)),
    "charged in two series": lambda v: any(
        b["costs"][0] > 0
        and b["user"] == c["user"]
        and c["costs"][0] > 0
        and b["first"] < c["first"]
        for b in contributions_of(v)
        for c in contributions_of(v)
        if b["length"] > 1 < c["length"]
    ),
    "an account that is used up": lambda v: any(
        b["weight"] == "0" and b["length"] > 1 for b in contributions_of(v)
    ),
    "an excess query": lambda v: any(
        b["excess_weight"] != "0" and b["length"] > 1 for b in contributions_of(v)
    ),
    "an excess query that was charged before": lambda v: any(
        b["before"][1] > 0 for b in contributions_of(v)
    ),
    "a clipped block": lambda v: any(
        b["length"] > 1 and int(b["high"]) - int(b["low"]) < b["whole"] for b in contributions_of(v)
    ),
}
"""What can happen in a series, and must happen in some run of the ledger mechanism."""


OF_SQUARES: dict[str, Callable[[Vector], bool]] = {
    "an excess query": lambda v: any(b["excess_weight"] != "0" for b in contributions_of(v)),
    "an epoch without excess weights": lambda v: any(
        all(b["excess_weight"] == "0" for b in epoch["contributions"])
        for step in steps_of(v)
        if isinstance(epoch := step["epoch"], dict)
    ),
    "a clipped block": lambda v: any(
        int(b["high"]) - int(b["low"]) < b["whole"] for b in contributions_of(v)
    ),
    "users who come again": lambda v: any(
        b["first"] < c["first"] and b["user"] == c["user"]
        for b in contributions_of(v)
        for c in contributions_of(v)
    ),
    "an epoch of several users": lambda v: any(b["user"] > 0 for b in contributions_of(v)),
}
"""What must happen in some run with Gaussian noise, with and without a given horizon."""


@pytest.mark.parametrize("known", [True, False], ids=["horizon", "unknown"])
def test_runs_in_squares_have_all_that_can_happen(known: bool) -> None:
    runs = [
        vector
        for vector in vectors(("gaussian",))
        if isinstance(params := vector.request["params"], dict)
        and (params["horizon"] is not None) == known
    ]
    assert {name for name, happens in OF_SQUARES.items() if not any(map(happens, runs))} == set()
    series = [(b["first"], b["length"]) for vector in runs for b in contributions_of(vector)]
    assert {length for _, length in series} == {1}


@pytest.mark.parametrize("known", [True, False], ids=["horizon", "unknown"])
def test_an_account_in_squares_is_used_up_at_a_known_horizon(known: bool) -> None:
    """To the last unit. If the length is not known, no user may use the whole budget."""
    spent = [
        (Fraction(str(step["spent"])), Fraction(str(params["epsilon"])) ** 2 / 4)
        for vector in vectors(("gaussian",))
        if isinstance(params := vector.request["params"], dict)
        for step in steps_of(vector)
        if (params["horizon"] is not None) == known
    ]
    assert all(part <= whole for part, whole in spent)
    assert any(part == whole for part, whole in spent) == known


@pytest.mark.parametrize("known", [True, False], ids=["horizon", "unknown"])
def test_ledger_runs_have_all_that_can_happen_in_a_series(known: bool) -> None:
    runs = [
        vector
        for vector in vectors(("ledger",))
        if isinstance(params := vector.request["params"], dict)
        and (params["horizon"] is not None) == known
    ]
    missing = {name for name, happens in OF_SERIES.items() if not any(map(happens, runs))}
    # if the length is not known, no user may use the whole budget before the stream is full
    assert missing == (set() if known else {"an account that is used up"})


def final_of(vector: Vector) -> dict[str, Any]:
    """The final release of a run; all of it is public but for what its noise hides."""
    final = vector.expected.get("final", {})
    assert isinstance(final, dict)
    return final


def largest_sum(vector: Vector) -> int:
    """The largest sum of a final release without noise."""
    params = vector.request["params"]
    assert isinstance(params, dict)
    return int(params["grid"]) * int(final_of(vector)["samples"])


OF_FINALS: dict[str, Callable[[Vector], bool]] = {
    "no sample": lambda v: final_of(v)["samples"] == 0,
    "no epoch": lambda v: final_of(v)["samples"] > 0 and epochs_of(v) == [],
    "samples of closed epochs and withheld ones": lambda v: (
        0 < steps_of(v)[-1]["total"] < final_of(v)["samples"]
    ),
    "a clipped block": lambda v: any(
        int(b["high"]) - int(b["low"]) < b["whole"] for b in contributions_of(v)
    ),
    "two strata": lambda v: any(epoch["series"]["strata"] > 1 for epoch in epochs_of(v)),
    "a sum below the range": lambda v: int(final_of(v)["sum"]) < 0,
    "a sum above the range": lambda v: int(final_of(v)["sum"]) > largest_sum(v),
    "a user with most of the samples": lambda v: (
        largest_sum(v) / 2 < int(final_of(v)["sensitivity"]) < largest_sum(v)
    ),
    "a bar that the range bounds and one that it does not": lambda v: (
        len(set(final_of(v)["half_widths"])) > 1
        and final_of(v)["half_widths"].count(max(final_of(v)["half_widths"], key=Fraction)) > 1
    ),
}
"""What must happen at the end of some run with a final release."""


def test_runs_with_a_final_release_have_all_that_can_happen() -> None:
    runs = [vector for vector in vectors(("final",)) if final_of(vector)]
    for name, happens in OF_FINALS.items():
        assert any(happens(vector) for vector in runs if steps_of(vector) or name == "no sample"), (
            name
        )


def test_a_final_release_draws_once_at_its_address() -> None:
    for vector in vectors(("final",)):
        final = final_of(vector)
        if final:
            address = {"kind": "laplace", "counter": 0, "node": 0, "scale": final["scale"]}
            assert final["draws"] == [address], vector.comment
            assert not any(draw["kind"] == "laplace" for draw in draws_of(vector))
