"""A private mean in programs that use river: its conventions hold, and what would copy a run is refused."""

from __future__ import annotations

import copy
import io
from collections.abc import Callable
from typing import Any

import pytest
from river import bandit, stats, stream, utils

from withhold import MeanEstimator, ParameterError, Params, SampleError, VectorMeanEstimator
from withhold.river import PrivateMean
from withhold.testing import Tape, ZeroTape

PARAMS = Params(5, 40, 9, "1/20", grid=4)
EVENTS = [(f"u{t % 5}", t * t % 5 / 4) for t in range(60)]


def test_a_vector_has_no_single_mean() -> None:
    vectors = VectorMeanEstimator(PARAMS, dimension=2)
    with pytest.raises(ParameterError, match="estimator must be a MeanEstimator"):
        PrivateMean(vectors)  # type: ignore[arg-type]  # what is refused


def mean(source: Tape | None = None) -> PrivateMean:
    return PrivateMean(MeanEstimator(PARAMS, "naive", source))


def test_without_noise_it_is_the_mean_of_river() -> None:
    private, plain = mean(ZeroTape()), stats.Mean()
    for user, value in EVENTS:
        private.update(user, value)
        plain.update(value)
        assert private.get() == pytest.approx(plain.get(), rel=1e-12)
    assert repr(private).removeprefix("PrivateMean: ") == repr(plain).removeprefix("Mean: ")


def test_it_says_what_the_estimator_releases() -> None:
    tape = {(0, node): node << 3 for node in range(99)}
    estimator = MeanEstimator(PARAMS, "naive", Tape(tape))
    private = mean(Tape(tape))
    for event in EVENTS:
        private.update(*event)
        assert private.get() == float(estimator.observe(*event))


def test_before_the_first_release_there_is_nothing() -> None:
    private = PrivateMean(MeanEstimator(PARAMS, source=ZeroTape()))
    assert private.get() is None
    assert repr(private) == "PrivateMean: None"
    private.update("a", 1)
    assert private.get() is None, "the first epoch is open"


def test_it_is_a_statistic_among_others() -> None:
    file = io.StringIO("user,late\n" + "".join(f"{user},{value}\n" for user, value in EVENTS))
    private, largest = mean(ZeroTape()), stats.Max()
    for row, _ in stream.iter_csv(file, converters={"late": float}):
        private.update(row["user"], row["late"])
        largest.update(row["late"])
    found: list[stats.base.Statistic] = [private, largest]
    assert max(found, key=lambda each: each.get() or 0) is largest
    assert largest > private, "statistics are compared by what they say"


def test_copies_are_refused() -> None:
    """A clone would be another run with the same users, which spends as much again."""
    private = mean()
    calls: list[Callable[[], object]] = [private.clone, lambda: copy.deepcopy(private)]
    for call in calls:
        with pytest.raises(TypeError, match="two copies would spend epsilon twice"):
            call()
    policy: Any = bandit.EpsilonGreedy(epsilon=0, reward_obj=private)
    with pytest.raises(TypeError, match="two copies would spend epsilon twice"):
        policy.update("arm", "ana", 1)


def test_a_window_is_refused() -> None:
    """A window would take samples back, which a release cannot."""
    rolling: Any = utils.Rolling
    with pytest.raises(ValueError, match="necessary protocol"):
        rolling(PrivateMean, window_size=3, estimator=mean().estimator)


def test_a_refused_sample_changes_nothing() -> None:
    private = mean(ZeroTape())
    private.update("a", 1)
    with pytest.raises(SampleError):
        private.update("a", float("nan"))
    assert (private.get(), private.estimator.t) == (1.0, 1)
