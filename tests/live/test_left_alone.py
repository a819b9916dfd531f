"""What is named as a state and is none is left as it is, with its rights and the files beside it."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest

from withhold import MeanEstimator, Params
from withhold.core.errors import StateDamagedError, StateWriteError
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
