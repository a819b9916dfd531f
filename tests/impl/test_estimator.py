"""The estimator's interface: what it returns, what it refuses, and what it leaves unchanged."""

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.inside import state_of
from withhold import (
    ArrivalOrderError,
    HorizonError,
    MeanEstimator,
    ParameterError,
    Params,
    Release,
    SampleError,
    TooManyUsersError,
    UserIdError,
    WithholdError,
)
from withhold.core.batch import Encoded
from withhold.core.records import Diversity, Mechanism, MedianCharge, NodeCharge
from withhold.testing import Tape, ZeroTape, sample_count

SMALL = Params(max_users=2, max_samples=4, epsilon=1, beta="0.1", grid=1)
Call = Callable[[Any], object]
"""A call of an estimator by someone who does not check types: it may pass anything."""

REFUSALS: list[tuple[type[WithholdError], int | None, Call]] = [
    (SampleError, None, lambda e: e.observe("a", float("nan"))),
    (SampleError, None, lambda e: e.observe("zoe", "secret-7")),
    (UserIdError, None, lambda e: e.observe("", 1)),
    (UserIdError, None, lambda e: e.observe(True, 1)),
    (UserIdError, None, lambda e: e.observe(1.0, 1)),
    (UserIdError, None, lambda e: e.observe(None, 1)),
    (UserIdError, None, lambda e: e.observe(b"a", 1)),
    (UserIdError, None, lambda e: e.observe([], 1)),
    (TooManyUsersError, None, lambda e: e.observe("zoe", 1)),
    (SampleError, 2, lambda e: e.observe_many(["a", 3, "zoe"], [1, 0, None])),
    (UserIdError, 1, lambda e: e.observe_many(["a", ""], [1, 0])),
    (UserIdError, 1, lambda e: e.observe_many([3, True], [1, 0])),
    (UserIdError, 0, lambda e: e.observe_many(np.array([1.0]), [1])),
    (UserIdError, 1, lambda e: e.observe_many(Encoded(np.array([0, 2]), ["a", 3]), [1, 1])),
    (UserIdError, 0, lambda e: e.observe_many(Encoded(np.array([-1]), ["a"]), [1])),
    (TooManyUsersError, 1, lambda e: e.observe_many([3, "zoe", ""], [1, 1, 1])),
    (TooManyUsersError, 1, lambda e: e.observe_many(["a", "c", ""], [1, 1, "x"])),
    (ParameterError, None, lambda e: e.observe_many(["a"], [1, 0])),
    (ParameterError, None, lambda e: e.observe_many(np.array([["a"]]), [1])),
    (ParameterError, None, lambda e: e.observe_many(Encoded(np.array([0.0]), ["a"]), [1])),
]


@pytest.mark.parametrize(
    ("error", "index", "call"),
    REFUSALS,
    ids=[f"{i}-{r[0].__name__}" for i, r in enumerate(REFUSALS)],
)
def test_a_refusal_leaves_the_state_as_it_was(
    error: type[WithholdError], index: int | None, call: Call
) -> None:
    estimator = MeanEstimator(SMALL, "full", source=ZeroTape())
    estimator.observe_many(["a", 3], [1, 0])
    before = state_of(estimator)
    with pytest.raises(error) as refusal:
        call(estimator)
    assert state_of(estimator) == before
    assert getattr(refusal.value, "index", None) == index
    for secret in ("secret", "zoe", "'a'", "7"):
        assert secret not in str(refusal.value)


@pytest.mark.parametrize("row", range(4))
def test_the_first_refused_row_of_a_batch_is_named(row: int) -> None:
    estimator = MeanEstimator(SMALL, "full", source=ZeroTape())
    users: list[Any] = ["a", "b", "a", "b"]
    values: list[Any] = [1, 1, 1, 1]
    values[3] = None
    for place in range(3, row - 1, -1):
        if place % 2:
            users[place] = ""
        else:
            values[place] = math.inf
    error = UserIdError if row in (1,) else SampleError
    with pytest.raises(error) as refusal:
        estimator.observe_many(users, values)
    assert refusal.value.index == row
    assert estimator.t == 0


def test_a_refusal_by_the_arrival_pattern_counts_rows_too() -> None:
    naive = MeanEstimator(Params(2, 9, 1, 1, horizon=3, grid=1), "naive", ZeroTape())
    with pytest.raises(HorizonError) as late:
        naive.observe_many(["a"] * 5, [1] * 5)
    with pytest.raises(HorizonError) as first:
        naive.observe_many(["a"] * 5, [1] * 4 + [None])
    assert (late.value.index, first.value.index, naive.t) == (3, 3, 0)
    wishful = MeanEstimator(Params(3, 2, 1, 1, grid=1), "wishful", ZeroTape())
    with pytest.raises(ArrivalOrderError) as order:
        wishful.observe_many(["a", "a", "a", "b", "c"], [1] * 5)
    assert (order.value.index, wishful.t) == (4, 0)


def test_a_new_user_who_comes_at_the_wrong_time_is_not_enrolled() -> None:
    naive = MeanEstimator(Params(2, 9, 1, 1, horizon=1, grid=1), "naive", ZeroTape())
    wishful = MeanEstimator(Params(2, 9, 1, 1, grid=1), "wishful", ZeroTape())
    for estimator, error in ((naive, HorizonError), (wishful, ArrivalOrderError)):
        estimator.observe("a", 1)
        before = state_of(estimator)
        with pytest.raises(error):
            estimator.observe("b", 1)
        with pytest.raises(error):
            estimator.observe_many(["b"], [1])
        assert state_of(estimator) == before


def test_a_release_is_cached_exact_and_immutable() -> None:
    estimator = MeanEstimator(SMALL, "full", source=Tape({(0, 1): 9}))
    assert estimator.release.raw == Fraction(1, 2)
    first = estimator.observe("a", 1)
    estimator.observe("a", 1)
    third = estimator.observe("a", 1)
    assert estimator.observe("b", 0) is not third
    assert estimator.release is estimator.release
    assert estimator.observe_many(["b"] * 2, [0, 0])[1].total == 4
    withheld = estimator.observe("a", 0)
    assert withheld is estimator.release
    assert (first.sum, first.total, first.raw, first.estimate) == (10, 1, Fraction(10), Fraction(1))
    assert float(first) == 1.0
    assert first == Release(SMALL, 10, 1)
    assert first != Release(SMALL, 10, 2)
    assert len({first, Release(SMALL, 10, 1)}) == 1
    with pytest.raises(AttributeError):
        first.sum = 3  # type: ignore[misc]  # it must fail
    with pytest.raises(AttributeError):
        first.other = 3  # type: ignore[attr-defined]  # it must fail


def test_a_withheld_sample_returns_the_same_object() -> None:
    estimator = MeanEstimator(SMALL, "full", source=ZeroTape())
    estimator.observe_many(["a", "a"], [1, 1])
    release = estimator.release
    assert estimator.observe("a", 1) is release
    assert estimator.t == 3


def test_estimates_are_in_the_datas_units() -> None:
    params = Params(2, 2, 1, 1, lower=-10, upper=30, grid=8, prior=-5)
    estimator = MeanEstimator(params, "full", source=Tape({(0, 2): 20}))
    assert estimator.release.raw == -5
    releases = estimator.observe_many(["a", "b"], [0, 20])
    assert releases.sums.tolist() == [2, 2 + 6 + 20]
    assert [release.raw for release in releases] == [0, -10 + 40 * Fraction(28, 16)]
    assert releases[1].estimate == 30
    assert releases.estimates.tolist() == [0.0, 30.0]
    assert np.asarray(releases).tolist() == [0.0, 30.0]
    assert np.asarray(releases, dtype=np.float32).dtype == np.float32
    assert [float(release) for release in releases[-1:]] == [30.0]
    assert releases[-1] == releases[1] == estimator.release
    assert "2 rows" in repr(releases)


def test_an_empty_batch_changes_nothing() -> None:
    for mechanism in ("naive", "wishful", "single", "multiple", "full", "ledger"):
        estimator = MeanEstimator(SMALL, mechanism, ZeroTape())
        before = state_of(estimator)
        releases = estimator.observe_many([], [])
        assert (len(releases), releases.error_bars().tolist()) == (0, [])
        assert state_of(estimator) == before


def test_users_are_text_or_integers_and_never_both() -> None:
    estimator = MeanEstimator(Params(9, 4, 1, 1, grid=1), "naive", ZeroTape())
    for user in ("5", 5, np.int64(5), np.str_("5"), 2**64, np.uint64(2**64 - 1), "nan", "None"):
        estimator.observe(user, 1)  # type: ignore[arg-type]  # numpy types are accepted, and not declared
    counts = [sample_count(estimator, user) for user in ("5", 5, 2**64, 2**64 - 1, "nan", "None")]
    assert counts == [2, 2, 1, 1, 1, 1]
    big = [9007199254740993, 9007199254740992, 9007199254740993]
    estimator.observe_many(np.array(big), [1, 1, 1])
    assert [sample_count(estimator, user) for user in big[:2]] == [2, 1]
    estimator.observe_many(np.array(["5", "None"]), [1, 1])
    assert sample_count(estimator, "5") == 3
    assert sample_count(estimator, "") == sample_count(estimator, None) == 0


def test_error_bars_are_the_stated_formula() -> None:
    estimator = MeanEstimator(
        Params(3, 2, 1, "0.1", lower=0, upper=10, grid=5), "full", source=ZeroTape()
    )
    assert estimator.error_bar() == math.inf
    releases = estimator.observe_many(["a", "b", "a", "c"], [1, 2, 3, 4])
    charges = [each for each in estimator.charges() if isinstance(each, NodeCharge)]
    first, second = {each.counter: float(each.scale) for each in charges}.values()
    reads = [(1, 0), (1, 0), (1, 1), (2, 1)]  # nodes of counters 0 and 1 that each release reads
    beta = 0.05
    for row, (low, high) in enumerate(reads):
        total = row + 1
        noise = math.sqrt(math.pi * (low * first**2 + high * second**2)) * math.log(1 / beta)
        bar = 10 * (math.sqrt(math.log(2 / beta) / (2 * total)) + noise / (5 * total))
        assert math.isclose(releases.error_bars(0.9)[row], bar, rel_tol=1e-12)
    assert math.isclose(estimator.error_bar(0.9), bar, rel_tol=1e-12)
    for bad in (0.0, 1.0, -1.0, math.nan):
        with pytest.raises(ParameterError, match="confidence"):
            estimator.error_bar(bad)


def test_progress_is_public_and_complete() -> None:
    estimator = MeanEstimator(Params(3, 8, 200, "0.5", grid=1), "full", source=ZeroTape())
    estimator.observe_many(["a", "b", "a", "a", "a"], [1, 0, 1, 1, 1])
    shown = [
        (p.level, p.active, p.elements, p.buffered, p.samples, p.needed) for p in estimator.progress
    ]
    # k = 2 arrays at level 2 and 3: ceil(96/200 ln(18 * 2)) = 2, ceil(96/200 ln(18 sqrt 8)) = 2.
    assert shown == [
        (0, True, 2, 0, 2, 0),
        (1, True, 1, 0, 2, 0),
        (2, False, 0, 1, 3, 4),
        (3, False, 0, 0, 5, 8),
    ]
    single = MeanEstimator(SMALL, "single", ZeroTape())
    single.observe_many(["a", "b", "a", "a", "a"], [1, 0, 1, 1, 1])
    assert [(p.active, p.elements) for p in single.progress] == [(True, 2), (True, 1), (True, 1)]
    wishful = MeanEstimator(SMALL, "wishful", ZeroTape())
    wishful.observe_many(["a"] * 4 + ["b"], [1] * 5)
    assert [(p.elements, p.samples) for p in wishful.progress] == [(1, 5)]


def test_diversity_is_the_definition_with_whole_arrays() -> None:
    estimator = MeanEstimator(Params(4, 8, 200, "0.5", grid=1), "full", source=ZeroTape())
    assert not estimator.diversity.holds
    estimator.observe_many(["a", "a", "a", "b"], [1, 1, 1, 1])
    # M_t = 3: min(3, 3/2) + min(1, 3/2) against 3/2 * ceil(96/200 ln(18 sqrt 3)) = 3/2 * 2.
    diversity = estimator.diversity
    assert diversity == Diversity(False, Fraction(5, 2), Fraction(3))
    estimator.observe("b", 1)
    assert estimator.diversity == Diversity(True, Fraction(3), Fraction(3))


def test_charges_list_every_node_and_median() -> None:
    params = Params(2, 4, 600, "0.5", grid=1)
    estimator = MeanEstimator(params, "full", source=ZeroTape())
    estimator.observe_many(["a", "a", "b", "a", "a"], [1] * 5)
    median, *nodes = charges = list(estimator.charges())
    assert median == MedianCharge(2, Fraction(150), 2, Fraction(16, 600))
    share = Fraction(600, 2 * 3 * 2)
    assert [isinstance(c, NodeCharge) and (c.counter, c.node, c.epsilon) for c in nodes] == [
        (0, 1, share),
        (0, 2, share),
        (1, 1, share),
        (2, 1, share),
    ]
    assert estimator.spent == 600 * Fraction(3, 4)
    assert list(estimator.charges()) == charges


@pytest.mark.parametrize("share", [("multiple", Fraction(1, 3)), ("single", 1), ("naive", 1)])
def test_spent_grows_with_the_counters_in_use(share: tuple[Mechanism, Fraction]) -> None:
    mechanism, part = share
    estimator = MeanEstimator(SMALL, mechanism, ZeroTape())
    assert estimator.spent == 0
    estimator.observe("a", 1)
    assert estimator.spent == part
    estimator.observe("b", 1)
    assert estimator.spent == part
    estimator.observe("a", 1)
    assert estimator.spent == (2 * part if mechanism == "multiple" else part)


class Failing(Tape):
    """Raises an error at one address."""

    def laplace(self, counter: int, node: int, scale: Fraction) -> int:
        if (counter, node) == (1, 1):
            raise OSError("no random bits")
        return super().laplace(counter, node, scale)


@pytest.mark.parametrize("batch", [False, True])
def test_an_interrupted_step_ends_the_estimator(batch: bool) -> None:
    estimator = MeanEstimator(SMALL, "full", source=Failing())
    estimator.observe("a", 1)
    release = estimator.release
    with pytest.raises(OSError, match="no random bits"):
        if batch:
            estimator.observe_many(["a"], [1])
        else:
            estimator.observe("a", 1)
    for call in (lambda: estimator.observe("a", 1), lambda: estimator.observe_many(["a"], [1])):
        with pytest.raises(RuntimeError, match="interrupted"):
            call()
    assert estimator.release is release


def test_the_default_source_is_the_operating_system() -> None:
    sums = {
        tuple(MeanEstimator(SMALL, "full").observe_many(["a"] * 4, [1] * 4).sums.tolist())
        for _ in range(4)
    }
    assert len(sums) == 4  # equal by chance: below 1e-8, the noise has a scale above 150


def test_names() -> None:
    estimator = MeanEstimator(SMALL, "single", ZeroTape())
    assert (estimator.mechanism, estimator.params) == ("single", SMALL)
    assert repr(estimator).startswith("MeanEstimator(single, t=0, Release(sum=0, total=0")


@given(
    order=st.lists(st.integers(0, 5), max_size=120),
    mechanism=st.sampled_from(["single", "multiple"]),
)
def test_at_least_half_of_the_samples_are_released(order: list[int], mechanism: Mechanism) -> None:
    """Paper: claim:wr."""
    estimator = MeanEstimator(Params(6, 120, 1, 1, grid=1), mechanism, ZeroTape())
    for t, user in enumerate(order, 1):
        assert 2 * estimator.observe(user, 1).total >= t + len(set(order[:t]))
