"""Charges that were asked for before a batch tell nothing of it, also while it is not on the disk."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import TypeAlias

import pytest

from support.durable import Tied, boundaries, stream
from withhold import MeanEstimator, VectorMeanEstimator
from withhold.core.errors import StateWriteError
from withhold.core.records import Mechanism

PARAMS, EVENTS = stream()
USERS = [user for user, _ in EVENTS]
VALUES = [value for _, value in EVENTS]

Estimator: TypeAlias = MeanEstimator | VectorMeanEstimator
Opened: TypeAlias = AbstractContextManager[tuple[Estimator, Callable[[int], object]]]


@contextmanager
def one(path: Path, mechanism: Mechanism) -> Iterator[tuple[Estimator, Callable[[int], object]]]:
    """An estimator, and what gives it the first rows that it has not seen."""
    with MeanEstimator.open(path, PARAMS, mechanism, Tied()) as estimator:
        yield (
            estimator,
            lambda end: estimator.observe_many(USERS[estimator.t : end], VALUES[estimator.t : end]),
        )


@contextmanager
def vector(path: Path, mechanism: Mechanism) -> Iterator[tuple[Estimator, Callable[[int], object]]]:
    """The same of vectors."""
    sources = [Tied(), Tied(1)]
    with VectorMeanEstimator.open(path, PARAMS, 2, mechanism, sources=sources) as estimator:
        rows = [(value, value) for value in VALUES]
        yield (
            estimator,
            lambda end: estimator.observe_many(USERS[estimator.t : end], rows[estimator.t : end]),
        )


@pytest.mark.parametrize("mechanism", ["ledger", "full", "naive"])
@pytest.mark.parametrize("opened", [one, vector])
def test_an_iterator_shows_the_steps_until_it_was_made(
    tmp_path: Path, opened: Callable[[Path, Mechanism], Opened], mechanism: Mechanism
) -> None:
    with opened(tmp_path / "run.state", mechanism) as (estimator, give):
        give(30)
        before = list(estimator.charges())
        kept, failed = estimator.charges(), estimator.charges()
        with (
            boundaries(1, lambda: OSError(28, "No space left on device")),
            pytest.raises(StateWriteError),
        ):
            give(400)
        assert list(failed) == before != []
        with pytest.raises(StateWriteError, match="not kept"):
            estimator.charges()
    with opened(tmp_path / "run.state", mechanism) as (estimator, give):
        kept = estimator.charges()
        give(400)
        assert list(kept) == before
        assert len(list(estimator.charges())) > len(before)
