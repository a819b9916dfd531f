"""Reading never disturbs writing, and an interrupted estimator takes nothing, not even a user."""

import sys
import threading
from pathlib import Path

import pytest

from support.durable import stream
from withhold import MeanEstimator, Params, VectorMeanEstimator
from withhold.composition import Composition
from withhold.core.records import Mechanism
from withhold.testing import ZeroTape

PARAMS, _ = stream(6, 60)


@pytest.mark.parametrize("name", ["ledger", "full"])
@pytest.mark.parametrize("kept", [False, True])
def test_reading_in_other_threads_does_not_disturb_writing(
    tmp_path: Path, name: Mechanism, kept: bool
) -> None:
    params = Params(3000, 3, 1, 1, grid=1)
    if kept:
        with MeanEstimator.open(tmp_path / "a", params, name, ZeroTape()) as estimator:
            write_while_another_reads(estimator)
    else:
        write_while_another_reads(MeanEstimator(params, name, ZeroTape()))


@pytest.mark.parametrize("composition", ["pure", "gaussian"])
def test_nor_does_it_with_vectors(composition: Composition) -> None:
    delta = "1e-6" if composition == "gaussian" else None
    params = Params(3000, 3, 1, 1, grid=1)
    sources = [ZeroTape() for _ in range(2)]
    estimator = VectorMeanEstimator(params, 2, "ledger", composition, delta, sources)
    write_while_another_reads(estimator)


def write_while_another_reads(estimator: MeanEstimator | VectorMeanEstimator) -> None:
    stop, errors = threading.Event(), []

    def read() -> None:
        while not stop.is_set():
            try:
                estimator.spent, estimator.diversity, estimator.progress  # noqa: B018
                estimator.error_bar()
                list(estimator.charges())
            except BaseException as error:
                errors.append(error)
                raise

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    thread = threading.Thread(target=read)
    thread.start()
    try:
        for t in range(600):
            if isinstance(estimator, VectorMeanEstimator):
                estimator.observe(f"u{t}", (1, 0))
            else:
                estimator.observe(f"u{t}", 1)
    finally:
        stop.set()
        thread.join()
        sys.setswitchinterval(interval)
    assert errors == []
    assert estimator.t == 600


class Interrupted(ZeroTape):
    """Ctrl-C comes in the middle of the first draw."""

    def laplace(self, counter: int, node: int, scale: object) -> int:
        raise KeyboardInterrupt


@pytest.mark.parametrize("many", [False, True])
def test_after_an_interruption_a_new_user_is_not_enrolled(many: bool) -> None:
    estimator = MeanEstimator(PARAMS, "full", Interrupted())
    with pytest.raises(KeyboardInterrupt):
        estimator.observe("a", 1)
    with pytest.raises(RuntimeError):
        estimator.observe_many(["b"], [1]) if many else estimator.observe("b", 1)
    assert list(estimator._user_index.codes) == ["a"]


@pytest.mark.parametrize("many", [False, True])
def test_nor_is_it_with_vectors(many: bool) -> None:
    estimator = VectorMeanEstimator(PARAMS, 2, "full", sources=[Interrupted(), ZeroTape()])
    with pytest.raises(KeyboardInterrupt):
        estimator.observe("a", (1, 1))
    with pytest.raises(RuntimeError):
        estimator.observe_many(["b"], [(1, 1)]) if many else estimator.observe("b", (1, 1))
    assert list(estimator._user_index.codes) == ["a"]
