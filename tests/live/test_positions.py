"""The position of the input is kept in the transaction of the samples: neither is ever without the other."""

from __future__ import annotations

import shutil
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import pytest

from live.test_stored import STORED, name_of
from live.test_stored import opened as opened_as_stored
from support.durable import Event, Tied, boundaries, fresh, image, killed, stream
from support.examples import DEEP
from withhold import (
    MeanEstimator,
    ParameterError,
    SampleError,
    StateWriteError,
    VectorMeanEstimator,
)
from withhold.core.source import NoiseSource
from withhold.positions import MOST_CHARACTERS

PARAMS, EVENTS = stream(6, 60)
KINDS = ("numbers", "vectors")
SIZE = 8

Either: TypeAlias = MeanEstimator | VectorMeanEstimator


def opened(
    kind: str, file: Path, sources: Sequence[NoiseSource] | None = None
) -> AbstractContextManager[Either]:
    first, second = (Tied(), Tied(1)) if sources is None else sources
    if kind == "vectors":
        return VectorMeanEstimator.open(file, PARAMS, 2, sources=[first, second])
    return MeanEstimator.open(file, PARAMS, source=first)


def observe(
    estimator: Either, events: Sequence[Event], position: Mapping[str, int] | None = None
) -> None:
    users, values = [user for user, _ in events], [value for _, value in events]
    if isinstance(estimator, MeanEstimator):
        estimator.observe_many(users, values, position=position)
    else:
        estimator.observe_many(users, [(value, 0.5) for value in values], position=position)


@pytest.mark.parametrize("kind", KINDS)
def test_a_position_is_there_when_the_file_is_opened_again(tmp_path: Path, kind: str) -> None:
    with opened(kind, tmp_path / "a") as estimator:
        assert estimator.position == {}
        observe(estimator, EVENTS[:20], {"events/0": 12, "events/1": 8})
        observe(estimator, EVENTS[20:30], {"events/1": 18})
        observe(estimator, EVENTS[30:40])
        folder = image(tmp_path, tmp_path.with_name(tmp_path.name + "-killed"))
        estimator.position["events/0"] = 0  # a copy
        assert estimator.position == {"events/0": 12, "events/1": 18}
    for file in (tmp_path / "a", folder / "a"):
        for start in (40, 45):
            with opened(kind, file) as estimator:
                assert estimator.position == {"events/0": 12, "events/1": 18}
                assert estimator.t == start
                observe(estimator, EVENTS[start : start + 5])
    shutil.rmtree(folder)


@pytest.mark.parametrize("kind", KINDS)
def test_a_kill_between_any_two_writes(tmp_path: Path, kind: str) -> None:
    """Noise is fresh in every process, and epochs close. The position says how many rows there are."""

    def read_on(file: Path, source: NoiseSource) -> None:
        with opened(kind, file, [source, source]) as estimator:
            while (start := estimator.position.get("rows", 0)) < len(EVENTS):
                assert start == estimator.t
                part = EVENTS[start : start + SIZE]
                observe(estimator, part, {"rows": start + len(part)})

    sources = fresh()
    with boundaries() as none:
        read_on(tmp_path / "whole", sources())
    assert none.reached > 40
    for at in range(1, none.reached + 1, 1 if DEEP else 7):
        folder, after = tmp_path / f"{at}", tmp_path / f"{at}-after"
        folder.mkdir()
        with killed(at, folder, after):
            read_on(folder / "a", sources())
        read_on(after / "a", sources())
        with opened(kind, after / "a") as estimator:
            assert (estimator.position, estimator.t) == ({"rows": len(EVENTS)}, len(EVENTS))
        shutil.rmtree(folder)
        shutil.rmtree(after)


@pytest.mark.parametrize("kind", KINDS)
def test_a_batch_without_rows_moves_the_position(tmp_path: Path, kind: str) -> None:
    """A consumer may have read messages that are no samples."""
    with opened(kind, tmp_path / "a") as estimator:
        observe(estimator, [], {"events/0": 7})
        with boundaries() as none:
            observe(estimator, [], {"events/0": 7})
            observe(estimator, [])
        assert none.reached == 0, "nothing has changed"
    with opened(kind, tmp_path / "a") as estimator:
        assert (estimator.position, estimator.t) == ({"events/0": 7}, 0)


@pytest.mark.parametrize("kind", KINDS)
def test_a_batch_that_is_refused_leaves_the_position(tmp_path: Path, kind: str) -> None:
    with opened(kind, tmp_path / "a") as estimator:
        observe(estimator, EVENTS[:5], {"events/0": 5})
        with pytest.raises(SampleError):
            observe(estimator, [*EVENTS[5:9], ("a", None)], {"events/0": 10})
        assert (estimator.position, estimator.t) == ({"events/0": 5}, 5)
        observe(estimator, EVENTS[5:9], {"events/0": 10})
        full = OSError(28, "No space left on device")
        with boundaries(3, lambda: full), pytest.raises(StateWriteError):
            observe(estimator, EVENTS[9:20], {"events/0": 20})
        assert estimator.position == {"events/0": 10}, "what is on the disk"
    with opened(kind, tmp_path / "a") as estimator:
        assert (estimator.position, estimator.t) == ({"events/0": 10}, 9)


@pytest.mark.parametrize(
    "position",
    [
        [("secret", 1)],
        "secret",
        7,
        {"secret": 1.5},
        {"secret": "secret"},
        {"secret": True},
        {"secret": None},
        {"secret": 2**63},
        {"secret": -(2**63)},
        {7: 7},
        {b"secret": 7},
        {"secret" * MOST_CHARACTERS: 7},
        {f"secret {number:010}": 7 for number in range(MOST_CHARACTERS // 17 + 1)},
    ],
    ids=lambda position: str(position)[:20],
)
@pytest.mark.parametrize("kind", KINDS)
def test_another_position_is_refused(tmp_path: Path, kind: str, position: Any) -> None:
    with opened(kind, tmp_path / "a") as estimator:
        observe(estimator, EVENTS[:5], {"events/0": 5})
        with pytest.raises(ParameterError, match="^position must be ") as refused:
            observe(estimator, EVENTS[5:9], position)
        assert "secret" not in str(refused.value)
        assert (estimator.position, estimator.t) == ({"events/0": 5}, 5)
        observe(estimator, EVENTS[5:9], {"events/0": 9})


def test_integers_of_numpy_are_taken(tmp_path: Path) -> None:
    largest: Any = np.int64(2**63 - 1)
    with opened("numbers", tmp_path / "a") as estimator:
        observe(estimator, EVENTS[:5], {"ä\ud800": largest, "": -1})
    with opened("numbers", tmp_path / "a") as estimator:
        assert estimator.position == {"ä\ud800": 2**63 - 1, "": -1}


@pytest.mark.parametrize("kind", KINDS)
def test_without_a_state_file_there_is_none(kind: str) -> None:
    sources = [Tied(), Tied()]
    estimator = (
        MeanEstimator(PARAMS)
        if kind == "numbers"
        else VectorMeanEstimator(PARAMS, 2, sources=sources)
    )
    assert estimator.position == {}
    with pytest.raises(ParameterError, match="position must be left out without a state file"):
        observe(estimator, EVENTS[:5], {"events/0": 5})
    assert estimator.t == 0


@pytest.mark.parametrize("kind", ["ledger", "vector"])
def test_files_that_were_written_without_a_position(tmp_path: Path, kind: str) -> None:
    name = name_of(1, kind)
    for file in STORED.glob(f"{name}*"):
        shutil.copy(file, tmp_path)
    with opened_as_stored(kind, tmp_path / name) as estimator:
        assert estimator.position == {}
        observe(estimator, EVENTS[estimator.t :], {"events/0": 60})
    with opened_as_stored(kind, tmp_path / name) as estimator:
        assert (estimator.position, estimator.t) == ({"events/0": 60}, 60)
