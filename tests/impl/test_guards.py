"""A run refuses two threads at once, a second continuation, and steps after one that failed."""

import copy
import pickle
import sys
import threading
from fractions import Fraction
from typing import Any

import pytest

from withhold import MeanEstimator, ParameterError, Params, VectorMeanEstimator
from withhold.core.records import Mechanism
from withhold.testing import RecordingSource, ZeroTape

PARAMS = Params(max_users=4000, max_samples=2, epsilon=1, beta=1, grid=1)


def test_threads_take_turns_and_no_node_is_drawn_twice() -> None:
    source = RecordingSource(ZeroTape())
    estimator = MeanEstimator(PARAMS, "naive", source)
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        threads = [
            threading.Thread(
                target=lambda k=k: [estimator.observe(f"{k}-{i}", 1) for i in range(500)]
            )
            for k in range(4)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(interval)
    assert len(source.asked) == len(set(source.asked)) == estimator.t == 2000
    assert estimator.release.sum == estimator.release.total == 2000


@pytest.mark.parametrize("mechanism", ["naive", "full", "ledger"])
def test_an_estimator_is_not_copied(mechanism: Mechanism) -> None:
    for estimator in (MeanEstimator(PARAMS, mechanism), VectorMeanEstimator(PARAMS, 2, mechanism)):
        for duplicate in (copy.copy, copy.deepcopy, pickle.dumps):
            with pytest.raises(TypeError, match="twice"):
                duplicate(estimator)


class Failing(ZeroTape):
    """A source that fails with an error of the package's own."""

    def laplace(self, counter: int, node: int, scale: Fraction) -> int:
        raise ParameterError("scale", "something else", scale)


def test_after_an_error_in_the_middle_of_a_step_nothing_is_taken() -> None:
    estimator = MeanEstimator(PARAMS, "full", source=Failing())
    with pytest.raises(ParameterError):
        estimator.observe("a", 1)
    with pytest.raises(RuntimeError):
        estimator.observe("b", 1)
    with pytest.raises(RuntimeError):
        estimator.observe_many(["b"], [1])


@pytest.mark.parametrize("params", [None, {}, 3])
def test_parameters_of_another_type_are_refused(params: Any) -> None:
    with pytest.raises(ParameterError, match="params must be Params"):
        MeanEstimator(params)
    with pytest.raises(ParameterError, match="params must be Params"):
        VectorMeanEstimator(params, 2)
