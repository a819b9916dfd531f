"""The output of a kept run is its own, is looked at before anything is written, and may be lost."""

from __future__ import annotations

import json
import os
import shutil
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from live.kept_runs import FLAGS, ROWS, command, expected, write_input
from support.durable import boundaries, image, killed
from withhold.cli import main
from withhold.cli.outbox import Outbox
from withhold.cli.signals import StoppedError
from withhold.durable.keeper import Keeper

pytestmark = pytest.mark.usefixtures("small_chunks")

Capsys = pytest.CaptureFixture[str]


def content(folder: Path) -> dict[str, bytes]:
    """The bytes of all files, by name."""
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}


def at_call(
    monkeypatch: pytest.MonkeyPatch,
    owner: type,
    name: str,
    number: int,
    action: Callable[[], object],
    *,
    after: bool = False,
) -> None:
    """Does something before a method is called for the `number`-th time, or after that."""
    method, left = getattr(owner, name), [number]

    def called(*arguments: Any) -> None:
        left[0] -= 1
        if not left[0] and not after:
            action()
        method(*arguments)
        if not left[0] and after:
            action()

    monkeypatch.setattr(owner, name, called)


def at_addition(monkeypatch: pytest.MonkeyPatch, number: int, action: Callable[[], object]) -> None:
    """Does something before bytes are added to an output for the `number`-th time."""
    at_call(monkeypatch, Outbox, "add", number, action)


def put_back(older: Path, folder: Path) -> None:
    for name in ("run.state", "run.state.witness"):
        shutil.copyfile(older / name, folder / name)


def test_a_state_that_is_older_than_the_summary_is_refused(
    tmp_path: Path, folder: Path, capsys: Capsys
) -> None:
    """With --every no row of the output may tell."""
    every = ("--every", "1000")
    write_input(folder, 20)
    (folder / "in.csv").write_text((folder / "in.csv").read_text() + "u1,x\n")
    assert command(folder, *every) == 1
    older = image(folder, tmp_path / "older")
    write_input(folder)
    (folder / "in.csv").write_text((folder / "in.csv").read_text() + "u1,x\n")
    assert command(folder, "--resume", *every) == 1
    newer = image(folder, tmp_path / "newer")
    capsys.readouterr()
    for more in ((), ("--after-restore",)):
        put_back(older, folder)
        before = content(folder)
        assert command(folder, "--resume", *every, *more) == 1
        assert "the summary beside --output has more rows" in capsys.readouterr().err
        assert content(folder) == before
    put_back(newer, folder)
    write_input(folder)
    assert command(folder, "--resume", *every) == 0
    assert (folder / "out.csv").read_bytes() == expected(tmp_path, *every)


@pytest.mark.parametrize("told", ["{", "[]", '{"run": "another", "rows": 999}', '{"run": 1}', ""])
def test_another_summary_tells_nothing(tmp_path: Path, folder: Path, told: str) -> None:
    write_input(folder, 20)
    assert command(folder) == 0
    (folder / "out.csv.summary.json").write_text(told)
    write_input(folder)
    assert command(folder, "--resume") == 0
    assert (folder / "out.csv").read_bytes() == expected(tmp_path)
    assert json.loads((folder / "out.csv.summary.json").read_text())["rows"] == ROWS


def test_two_runs_never_write_to_one_output(
    tmp_path: Path, folder: Path, capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes: list[int] = []
    other = image(folder, tmp_path / "other")

    def another() -> None:
        for state in (("--state", str(other / "run.state")), ()):
            codes.append(
                main(
                    [
                        *("run", str(other / "in.csv"), *FLAGS, *state),
                        *("--output", str(folder / "out.csv")),
                    ]
                )
            )

    at_addition(monkeypatch, 1, another)
    assert command(folder) == 0
    assert codes == [1, 2]
    assert capsys.readouterr().err.count("another run writes to it") == 2
    assert (folder / "out.csv").read_bytes() == expected(tmp_path)
    assert not (other / "run.state").exists()


def removed(output: Path) -> None:
    output.unlink()


def replaced(output: Path) -> None:
    output.with_name("other").write_text("other")
    output.with_name("other").replace(output)


def cut(output: Path) -> None:
    output.write_bytes(b"")  # in place, as `: > out.csv` does


def added(output: Path) -> None:
    output.write_bytes(output.read_bytes() + b"x")


REASONS: dict[Callable[[Path], None], str] = {
    removed: "it was removed or moved",
    replaced: "another file was put in its place",
    cut: "another program has changed its length",
}


@pytest.mark.parametrize("change", REASONS)
def test_a_run_stops_when_its_output_is_gone_and_goes_on_in_an_empty_one(
    tmp_path: Path,
    folder: Path,
    capsys: Capsys,
    monkeypatch: pytest.MonkeyPatch,
    change: Callable[[Path], None],
) -> None:
    output = folder / "out.csv"
    whole = expected(tmp_path).splitlines(keepends=True)
    with monkeypatch.context() as patch:
        at_addition(patch, 3, lambda: change(output))
        assert command(folder) == 1
    error = capsys.readouterr().err
    assert "Rows released: 18." in error
    assert REASONS[change] in error
    assert not output.exists() or output.read_text() in ("other", "")
    output.unlink(missing_ok=True)
    before = content(folder)
    for more in ((), ("--after-restore",)):
        assert command(folder, "--resume", *more) == 2
        assert "name the same file, or an empty one" in capsys.readouterr().err
    assert content(folder) == before
    output.touch()
    again = image(folder, tmp_path / "again")
    with boundaries() as writes:
        assert command(again, "--resume") == 0
    # The rows of the last transaction may not have been in the file that is lost.
    assert (again / "out.csv").read_bytes() == b"".join([whole[0], *whole[10:]])
    for at in range(1, writes.reached + 1, 7):
        run, after = image(folder, tmp_path / f"{at}"), tmp_path / f"{at}-after"
        with killed(at, run, after):
            command(run, "--resume")
        assert command(after, "--resume") == 0
        assert content(after)["out.csv"] == content(again)["out.csv"]


@pytest.mark.parametrize("change", [cut, added])
def test_an_output_that_is_changed_while_rows_are_committed_is_not_written(
    tmp_path: Path,
    folder: Path,
    capsys: Capsys,
    monkeypatch: pytest.MonkeyPatch,
    change: Callable[[Path], None],
) -> None:
    """The rows are in the state then, and are written when the run goes on."""
    output = folder / "out.csv"
    with monkeypatch.context() as patch:
        at_call(patch, Keeper, "commit", 3, lambda: change(output), after=True)
        assert command(folder) == 1
    error = capsys.readouterr().err
    assert "Rows released: 18. Some of the next ones may be there, too." in error
    assert "another program has changed its length" in error
    whole = expected(tmp_path).splitlines(keepends=True)
    kept = output.read_bytes().removesuffix(b"x")
    assert kept == b"".join(whole[: 19 if kept else 0])
    output.write_bytes(kept)
    assert command(folder, "--resume") == 0
    assert output.read_bytes() == b"".join(whole if kept else [whole[0], *whole[19:]])


@pytest.mark.parametrize("rows", [5, 20])
def test_a_misspelt_output_is_not_made(folder: Path, capsys: Capsys, rows: int) -> None:
    write_input(folder, rows)
    assert command(folder) == 0
    before = content(folder)
    assert command(folder, "--resume", "--output", str(folder / "typo.csv")) == 2
    assert "--output is not there" in capsys.readouterr().err
    assert content(folder) == before


@pytest.mark.parametrize("witness", [True, False])
@pytest.mark.parametrize("wrong", [("--every", "3"), ("--epsilon", "8")])
def test_wrong_flags_change_nothing(
    folder: Path, capsys: Capsys, wrong: tuple[str, str], witness: bool
) -> None:
    """Not even with --after-restore, which would end the open series and believe the state."""
    write_input(folder, 33)
    assert command(folder) == 0
    if not witness:
        (folder / "run.state.witness").unlink()
    before = content(folder)
    assert command(folder, "--resume", "--after-restore", *wrong) == 2
    after = content(folder)
    assert after.pop("run.state.witness", b"") == before.pop("run.state.witness", b"")
    assert after == before
    assert command(folder, "--resume") == (0 if witness else 1)
    if not witness:
        assert "its witness" in capsys.readouterr().err


def fifo(folder: Path) -> None:
    os.mkfifo(folder / "out.csv")


def link_to_nowhere(folder: Path) -> None:
    (folder / "out.csv").symlink_to(folder / "nowhere" / "out.csv")


def folder_for_summary(folder: Path) -> None:
    (folder / "out.csv.summary.json").mkdir()


@pytest.mark.parametrize("change", [fifo, link_to_nowhere, folder_for_summary])
def test_an_output_that_cannot_be_written_leaves_no_state(
    folder: Path, capsys: Capsys, change: Callable[[Path], None]
) -> None:
    change(folder)
    before = sorted(folder.iterdir())
    assert command(folder) == 2
    assert "--output" in capsys.readouterr().err
    assert sorted(folder.iterdir()) == before
    assert command(folder, "--output", str(folder / "other.csv")) == 0


@pytest.mark.parametrize("number", [28, 30])
def test_a_disk_that_takes_nothing_is_no_fault_of_the_command(
    tmp_path: Path, folder: Path, capsys: Capsys, number: int
) -> None:
    write_input(folder, 20)
    assert command(folder) == 0
    write_input(folder)
    with boundaries() as whole:
        assert command(image(folder, tmp_path / "count"), "--resume") == 0
    for at in range(1, whole.reached, 3):
        run = image(folder, tmp_path / f"{at}")
        with boundaries(at, lambda: OSError(number, os.strerror(number))):
            assert command(run, "--resume") in (0, 1)
        assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize("flags", [(), ("--horizon", "auto")])
def test_a_run_that_goes_on_does_not_say_that_nothing_was_released(
    folder: Path, capsys: Capsys, monkeypatch: pytest.MonkeyPatch, flags: tuple[str, ...]
) -> None:
    write_input(folder, 20)
    assert command(folder, *flags) == 0
    (folder / "in.csv").write_text("user,value\nu1,x\n")
    if not flags:

        def stopped(*_: object) -> None:
            raise StoppedError(signal.SIGTERM)

        monkeypatch.setattr("withhold.cli.kept.open_input", stopped)
    assert command(folder, "--resume", *flags) == (1 if flags else 128 + signal.SIGTERM)
    assert "Nothing more has been released." in capsys.readouterr().err


@pytest.mark.parametrize("suffix", ["", "-wal", "-shm", "-journal", ".witness"])
@pytest.mark.parametrize("link", [False, True])
def test_the_files_of_a_state_are_no_other_files(
    folder: Path, capsys: Capsys, suffix: str, link: bool
) -> None:
    """Whatever their names: SQLite would take them for its own, and remove them."""
    state = folder / "deep" / "real.state"
    state.parent.mkdir()
    given = folder / "link" if link else state
    if link:
        given.symlink_to(state)
    other = state.with_name(state.name + suffix)
    shutil.copyfile(folder / "in.csv", other)
    files = ("--state", str(given), "--format", "csv")
    assert command(folder, *files, source=other) == 2
    assert "name the same file" in capsys.readouterr().err
    assert other.read_bytes() == (folder / "in.csv").read_bytes()
    other.unlink()
    assert command(folder, *files, "--output", str(other)) == 2
    assert "name the same file" in capsys.readouterr().err
    assert list(state.parent.iterdir()) == []


def test_a_first_row_that_is_refused_leaves_a_state_to_go_on_with(
    folder: Path, capsys: Capsys
) -> None:
    (folder / "in.csv").write_text("user,value\nu1,x\n")
    assert command(folder) == 1
    assert "Nothing has been released. To go on, repeat" in capsys.readouterr().err
    write_input(folder)
    assert command(folder, "--resume") == 0
