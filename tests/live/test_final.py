"""A final release of a kept run: it is on the disk before it is shown, and is made once."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from live.kept_runs import command, write_input
from support.durable import Killed, Tied, boundaries, fresh, image, killed, stream
from withhold import (
    FinishedError,
    MeanEstimator,
    Params,
    StateWriteError,
    VectorMeanEstimator,
)
from withhold.testing import RecordingSource

SHARE = ("--final-share", "1/2")


def kept() -> tuple[Params, list[tuple[str | int, object]]]:
    """A stream with a share for a final release."""
    params, events = stream(length=100)
    return replace(params, final_share=Fraction(1, 2)), events


def test_it_is_the_same_after_the_file_was_opened_again(tmp_path: Path) -> None:
    params, events = kept()
    source = RecordingSource(Tied(3))
    with MeanEstimator.open(tmp_path / "a", params, source=source) as estimator:
        estimator.observe_many(*zip(*events, strict=True))
        final, spent = estimator.finish(), estimator.spent
        charges = list(estimator.charges())
    asked = list(source.asked)
    for _ in range(2):
        with MeanEstimator.open(tmp_path / "a", params, source=source) as estimator:
            assert estimator.final == estimator.finish() == final
            assert (estimator.spent, list(estimator.charges())) == (spent, charges)
            with pytest.raises(FinishedError):
                estimator.observe("u1", 1)
            assert estimator.t == 100
    assert source.asked == asked


def test_samples_of_earlier_processes_are_in_it(tmp_path: Path) -> None:
    params, events = kept()
    whole = MeanEstimator(params, source=Tied())
    whole.observe_many(*zip(*events, strict=True))
    for start in range(0, 100, 20):
        with MeanEstimator.open(tmp_path / "a", params, source=Tied()) as estimator:
            estimator.observe_many(*zip(*events[start : start + 20], strict=True))
            if start == 80:
                assert estimator.finish() == whole.finish()


def writes_of_finish(folder: Path, params: Params) -> int:
    """How many writes to the disk making the final release takes."""
    with (
        MeanEstimator.open(folder / "a", params, source=Tied()) as estimator,
        boundaries() as found,
    ):
        estimator.finish()
        return found.reached


def test_wherever_the_process_ends_one_final_release_is_shown(tmp_path: Path) -> None:
    """Before each write in turn: what comes back is not finished, or shows what was kept."""
    params, events = kept()
    begun = tmp_path / "begun"
    begun.mkdir()
    with MeanEstimator.open(begun / "a", params, source=Tied()) as estimator:
        estimator.observe_many(*zip(*events, strict=True))
        release = estimator.release
    number = writes_of_finish(image(begun, tmp_path / "counted"), params)
    assert number >= 3
    sources = fresh()
    for at in range(1, number + 1):
        folder, left = image(begun, tmp_path / f"run {at}"), tmp_path / f"left {at}"
        with (
            killed(at, folder, left),
            MeanEstimator.open(folder / "a", params, source=sources()) as estimator,
        ):
            estimator.finish()
        with MeanEstimator.open(left / "a", params, source=sources()) as estimator:
            assert (estimator.t, estimator.release) == (100, release)
            kept_before = estimator.final
            final = estimator.finish()
            assert kept_before in (None, final)
        with MeanEstimator.open(left / "a", params, source=sources()) as estimator:
            assert estimator.final == final


def test_one_that_cannot_be_written_is_not_shown(tmp_path: Path) -> None:
    params, events = kept()
    with MeanEstimator.open(tmp_path / "a", params, source=Tied()) as estimator:
        estimator.observe_many(*zip(*events, strict=True))
        with boundaries(1, lambda: OSError("full")), pytest.raises(StateWriteError):
            estimator.finish()
        with pytest.raises(StateWriteError):
            _ = estimator.final
        with pytest.raises(StateWriteError):
            estimator.finish()
    with MeanEstimator.open(tmp_path / "a", params, source=Tied()) as estimator:
        assert estimator.final is None


def test_a_vector_keeps_those_of_all_coordinates(tmp_path: Path) -> None:
    params, events = kept()
    for last in (False, True):
        sources = [RecordingSource(Tied(place)) for place in range(2)]
        with VectorMeanEstimator.open(tmp_path / "a", params, 2, sources=sources) as vector:
            if not last:
                users, values = zip(*events, strict=True)
                vector.observe_many(users, [(value, value) for value in values])
                finals = vector.finish()
            else:
                assert vector.final == finals
                assert not any(source.asked for source in sources)
                with pytest.raises(FinishedError):
                    vector.observe_many(["u1"], [(0, 0)])


def test_the_command_finishes_when_it_is_told_to(tmp_path: Path) -> None:
    write_input(tmp_path, 40)
    assert command(tmp_path, *SHARE) == 0
    summary = tmp_path / "out.csv.summary.json"
    assert json.loads(summary.read_text())["final"] is None
    write_input(tmp_path)
    assert command(tmp_path, *SHARE, "--resume", "--finish") == 0
    final = json.loads(summary.read_text())["final"]
    assert final["samples"] == 60
    written = (tmp_path / "out.csv").read_bytes()
    assert command(tmp_path, *SHARE, "--resume") == 0
    facts = json.loads(summary.read_text())
    assert facts["final"] == final
    assert [charge["id"] for charge in facts["charges"]][-1] == "final release"
    assert (tmp_path / "out.csv").read_bytes() == written


def test_no_row_follows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The refusal names the line, and the summary goes on to show the final release."""
    write_input(tmp_path, 40)
    assert command(tmp_path, *SHARE, "--finish") == 0
    names = ("out.csv", "out.csv.summary.json")
    before = [(tmp_path / name).read_bytes() for name in names]
    assert json.loads(before[1])["final"] is not None
    write_input(tmp_path)
    for more in ((), ("--finish",)):
        assert command(tmp_path, *SHARE, "--resume", *more) == 1
        error = capsys.readouterr().err
        assert "in.csv: line 42: the final release has been made" in error
        assert "Another run on the same users spends epsilon again." in error
        assert [(tmp_path / name).read_bytes() for name in names] == before
    write_input(tmp_path, 40)
    assert command(tmp_path, *SHARE, "--resume") == 0
    assert (tmp_path / names[1]).read_bytes() == before[1]


@pytest.mark.parametrize("more", [("--finish",), ("--finish", "--after-restore"), ()])
def test_a_state_from_before_the_final_release_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], more: tuple[str, ...]
) -> None:
    """With its witness it knows all rows, but the summary shows a final release that it lacks."""
    write_input(tmp_path)
    assert command(tmp_path, *SHARE) == 0
    states = list(tmp_path.glob("run.state*"))
    older = {file: file.read_bytes() for file in states}
    assert command(tmp_path, *SHARE, "--resume", "--finish") == 0
    newer = {file: file.read_bytes() for file in states}
    shown = (tmp_path / "out.csv.summary.json").read_bytes()
    for file, content in older.items():
        file.write_bytes(content)
    assert command(tmp_path, *SHARE, "--resume", *more) == 1
    assert "the summary beside --output has a final release" in capsys.readouterr().err
    assert (tmp_path / "out.csv.summary.json").read_bytes() == shown
    for file, content in newer.items():
        file.write_bytes(content)
    assert command(tmp_path, *SHARE, "--resume") == 0
    assert (tmp_path / "out.csv.summary.json").read_bytes() == shown


def test_a_run_that_was_killed_while_it_goes_on_tells_of_earlier_rows(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The summary that it writes first has the rows of the older one; no row of the output may tell."""
    every = ("--every", "1000")
    write_input(tmp_path, 20)
    assert command(tmp_path, *every) == 0
    older = {file: file.read_bytes() for file in tmp_path.glob("run.state*")}
    write_input(tmp_path, 40)
    bad_row = (tmp_path / "in.csv").read_text() + "u1,x\n"  # so that the last row is not written
    (tmp_path / "in.csv").write_text(bad_row)
    assert command(tmp_path, "--resume", *every) == 1
    write_input(tmp_path)

    def ended(*_: object) -> None:
        raise Killed

    with monkeypatch.context() as patch, pytest.raises(Killed):
        patch.setattr("withhold.cli.kept._Run.take", ended)
        command(tmp_path, "--resume", *every)
    told = json.loads((tmp_path / "out.csv.summary.json").read_text())
    assert (told["finished"], told["rows"], told["final"]) == (False, 40, None)
    for file, content in older.items():
        file.write_bytes(content)
    assert command(tmp_path, "--resume", *every) == 1
    assert "the summary beside --output has more rows" in capsys.readouterr().err
