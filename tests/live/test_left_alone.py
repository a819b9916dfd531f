"""What is named as a state and is none is left as it is, with its rights and the files beside it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from support.durable import Tied
from withhold import MeanEstimator, Params
from withhold.core.errors import StateDamagedError, StateOlderError, StateWriteError
from withhold.durable.witness import SUFFIX

PARAMS = Params(6, 10, 9, 1, grid=1)


@pytest.mark.parametrize("pragma", ["application_id = 7", "user_version = 1", "journal_mode = WAL"])
def test_another_database_is_left_alone(tmp_path: Path, pragma: str) -> None:
    connection = sqlite3.connect(tmp_path / "a")
    connection.execute(f"PRAGMA {pragma}")
    connection.execute("CREATE TABLE mine (a)")
    connection.close()
    (tmp_path / f"a{SUFFIX}").write_text("another file")
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    for file in tmp_path.iterdir():
        file.chmod(0o664)
    with (
        pytest.raises(StateDamagedError, match="another kind"),
        MeanEstimator.open(tmp_path / "a", PARAMS),
    ):
        pass
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before
    assert {file.stat().st_mode & 0o777 for file in tmp_path.iterdir()} == {0o664}


def test_a_pipe_is_left_alone(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "a")
    (tmp_path / "a").chmod(0o664)
    with (
        pytest.raises(StateWriteError, match="not a regular file"),
        MeanEstimator.open(tmp_path / "a", PARAMS),
    ):
        pass
    assert (tmp_path / "a").stat().st_mode & 0o777 == 0o664
    assert [file.name for file in tmp_path.iterdir()] == ["a"]


def left_by_another_run(folder: Path) -> bytes:
    """The witness of another state."""
    with MeanEstimator.open(folder / "b", PARAMS, source=Tied()) as estimator:
        estimator.observe("ana", 1)
    content = (folder / f"b{SUFFIX}").read_bytes()
    for file in folder.iterdir():
        file.unlink()
    return content


def a_state(folder: Path) -> bytes:
    """Another state, whose name is that of a witness."""
    left_by_another_run(folder)
    with MeanEstimator.open(folder / "b", PARAMS, source=Tied()) as estimator:
        estimator.observe("ana", 1)
    content = (folder / "b").read_bytes()
    for file in folder.iterdir():
        file.unlink()
    return content


def some_text(folder: Path) -> bytes:
    del folder
    return b"another file\n"


@pytest.mark.parametrize("there", [False, True])
@pytest.mark.parametrize("after_restore", [False, True])
@pytest.mark.parametrize(
    ("beside", "error", "message"),
    [
        (some_text, StateWriteError, "another file is in the place of its witness"),
        (a_state, StateWriteError, "another file is in the place of its witness"),
        (left_by_another_run, StateOlderError, "it is empty, but its witness is not"),
    ],
)
def test_what_is_in_the_place_of_a_new_witness_is_left_alone(
    tmp_path: Path,
    beside: Callable[[Path], bytes],
    error: type[Exception],
    message: str,
    after_restore: bool,
    there: bool,
) -> None:
    """The new state is not made, or stays empty."""
    (tmp_path / f"a{SUFFIX}").write_bytes(beside(tmp_path))
    (tmp_path / f"a{SUFFIX}").chmod(0o664)
    if there:
        (tmp_path / "a").touch()
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    with (
        pytest.raises(error, match=message),
        MeanEstimator.open(tmp_path / "a", PARAMS, after_restore=after_restore),
    ):
        pass
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before
    assert (tmp_path / f"a{SUFFIX}").stat().st_mode & 0o777 == 0o664


@pytest.mark.parametrize("after_restore", [False, True])
def test_a_file_in_the_place_of_a_witness_that_nothing_needs_is_left_alone(
    tmp_path: Path, after_restore: bool
) -> None:
    """Nothing has been drawn, or a restore has lost the witness: another file is not written over."""
    with MeanEstimator.open(tmp_path / "a", PARAMS, source=Tied()) as estimator:
        if after_restore:
            estimator.observe_many([f"u{t % 6}" for t in range(60)], [1] * 60)
    (tmp_path / f"a{SUFFIX}").write_text("another file")
    with (
        pytest.raises(StateWriteError, match="another file is in the place of its witness"),
        MeanEstimator.open(tmp_path / "a", PARAMS, after_restore=after_restore),
    ):
        pass
    assert (tmp_path / f"a{SUFFIX}").read_text() == "another file"
    (tmp_path / f"a{SUFFIX}").unlink()
    with MeanEstimator.open(tmp_path / "a", PARAMS, after_restore=True):
        pass


@pytest.mark.parametrize("length", [0, 3, 512, 515, 560])
def test_a_torn_first_write_of_a_witness_is_no_other_file(tmp_path: Path, length: int) -> None:
    with MeanEstimator.open(tmp_path / "a", PARAMS, source=Tied()):
        pass
    witness = tmp_path / f"a{SUFFIX}"
    witness.write_bytes(witness.read_bytes()[:length])
    with MeanEstimator.open(tmp_path / "a", PARAMS, source=Tied()) as estimator:
        assert estimator.t == 0


def test_a_pipe_in_the_place_of_a_witness_is_left_alone(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / f"a{SUFFIX}")
    with pytest.raises(StateWriteError), MeanEstimator.open(tmp_path / "a", PARAMS):
        pass
    assert [file.name for file in tmp_path.iterdir()] == [f"a{SUFFIX}"]
