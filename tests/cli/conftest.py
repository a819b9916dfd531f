"""A run of the command line inside the test's own process, with or without noise."""

import io
import sys
from pathlib import Path

import pytest

from cli.command import Ran, Run
from withhold.cli import main
from withhold.testing import ZeroTape


@pytest.fixture(name="run")
def run_fixture(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Run:
    """Return `run(data, *arguments, name="in.csv")`: writes the input and runs the command on it.

    `data` is bytes or text for the input file `name`, which is standard input when it is "-";
    columns are called user and value.
    """

    def run(data: bytes | str, *arguments: str, name: str = "in.csv") -> Ran:
        raw = data.encode() if isinstance(data, str) else data
        if name == "-":
            monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(raw)))
            path = "-"
        else:
            path = str(tmp_path / name)
            Path(path).write_bytes(raw)
        code = main(["run", path, "--user", "user", "--value", "value", *arguments])
        printed = capsys.readouterr()
        assert "Traceback" not in printed.err
        return Ran(code, printed.out, printed.err)

    return run


@pytest.fixture(name="no_noise")
def no_noise_fixture(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put zero in place of all noise; there is no way to do so from the command line."""
    monkeypatch.setattr("withhold.cli.run.noise_source", ZeroTape)


@pytest.fixture(name="folder")
def folder_fixture(tmp_path: Path) -> Path:
    """An empty folder."""
    folder = tmp_path / "folder"
    folder.mkdir()
    return folder
