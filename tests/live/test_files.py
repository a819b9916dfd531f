"""State files that cannot be used are refused by type: damaged, older, of another run, in use, forked."""

from __future__ import annotations

import fcntl
import os
import re
import resource
import shutil
import sqlite3
import subprocess
import sys
from contextlib import AbstractContextManager, suppress
from pathlib import Path

import pytest

from support.durable import Tied, boundaries, image, stream
from withhold import (
    ForkedError,
    MeanEstimator,
    ParameterError,
    Params,
    StateDamagedError,
    StateError,
    StateInUseError,
    StateMismatchError,
    StateOlderError,
    StateWriteError,
    VectorMeanEstimator,
)
from withhold.durable import disk, migrations
from withhold.durable.witness import SUFFIX
from withhold.testing import engine_inside

PARAMS, EVENTS = stream(6, 60)


def opened(path: Path, *, after_restore: bool = False) -> AbstractContextManager[MeanEstimator]:
    return MeanEstimator.open(path, PARAMS, source=Tied(), after_restore=after_restore)


def run(path: Path, until: int) -> None:
    """Goes on until so many samples were taken."""
    with opened(path) as estimator:
        part = EVENTS[estimator.t : until]
        estimator.observe_many(*zip(*part, strict=True))


def crashed(folder: Path, until: int) -> Path:
    """The state file of a run that was killed: with a log of SQLite and a journal."""
    folder.mkdir()
    with opened(folder / "run.state") as estimator:
        for start in range(0, until, 10):
            part = EVENTS[start : min(until, start + 10)]
            estimator.observe_many(*zip(*part, strict=True))
        return image(folder, folder.with_name(folder.name + "-killed")) / "run.state"


def drawn_by(estimator: MeanEstimator) -> int:
    """How many requests for noise the file of an estimator notes."""
    assert estimator._keeper is not None
    return estimator._keeper.head.drawn


def test_the_file_is_secret_and_durable(tmp_path: Path) -> None:
    file = tmp_path / "run.state"
    with opened(file) as estimator:
        estimator.observe(*EVENTS[0])
        for name in ("run.state", "run.state-wal", "run.state" + SUFFIX):
            assert (tmp_path / name).stat().st_mode & 0o777 == 0o600
        assert estimator._keeper is not None
        inside = estimator._keeper._file._connection
        assert inside is not None
        assert inside.execute("PRAGMA synchronous").fetchone() == (2,), "FULL"
    connection = sqlite3.connect(file)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA user_version").fetchone() == (migrations.VERSION,)
    connection.close()


def test_rights_that_a_restore_gave_to_others_are_taken_away(tmp_path: Path) -> None:
    file = crashed(tmp_path / "a", 30)
    names = ("run.state", "run.state-wal", "run.state" + SUFFIX)
    for name in names:
        file.with_name(name).chmod(0o644)
    with opened(file):
        assert [file.with_name(name).stat().st_mode & 0o777 for name in names] == [0o600] * 3


def test_where_there_is_no_write_ahead_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Such as on a network file system; a database in memory stands for it."""
    monkeypatch.setattr(
        disk, "connect", lambda _: sqlite3.connect(":memory:", isolation_level=None)
    )
    with pytest.raises(StateWriteError, match="write-ahead log"), opened(tmp_path / "a"):
        pass


def test_one_writer(tmp_path: Path) -> None:
    file = tmp_path / "run.state"
    script = f"""
import withhold
try:
    with withhold.MeanEstimator.open({str(file)!r}, withhold.Params(1, 1, 1, 1)): pass
except withhold.StateInUseError: print("in use")
"""
    with opened(file) as estimator:
        file.read_bytes()  # closing another descriptor drops SQLite's own locks
        with pytest.raises(StateInUseError), opened(file):
            pass
        os.link(file, tmp_path / "other name")
        with pytest.raises(StateInUseError), opened(tmp_path / "other name"):
            pass
        done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True)
        assert done.stdout == b"in use\n"
        estimator.observe(*EVENTS[0])
        assert estimator.t == 1


@pytest.mark.parametrize("kept", [True, False])
def test_a_fork_is_refused_and_does_no_harm(tmp_path: Path, kept: bool) -> None:
    file = tmp_path / "run.state"
    script = f"""
import os, shutil, sys
from withhold import *
params = Params(9, 9, 9, 1)
def work(estimator):
    estimator.observe("a", 1)
    if os.fork() == 0:
        refused = 0
        for call in (lambda: estimator.observe("a", 1), lambda: estimator.observe("new", 1),
                     lambda: estimator.observe_many(["a"], [1])):
            try: call()
            except ForkedError: refused += 1
        estimator.spent, estimator.release
        sys.exit(refused)
    code = os.waitstatus_to_exitcode(os.wait()[1])
    estimator.observe("b", 1)
    print(code, estimator.t)
    if {kept}:  # a kill now leaves what was taken after the child's end, too
        shutil.copytree({str(tmp_path)!r}, {str(tmp_path)!r} + "/killed")
if {kept}:
    with MeanEstimator.open({str(file)!r}, params) as estimator: work(estimator)
    with MeanEstimator.open({str(tmp_path)!r} + "/killed/run.state", params) as estimator: print(estimator.t)
    with MeanEstimator.open({str(file)!r}, params) as estimator: print(estimator.t)
else:
    work(MeanEstimator(params))
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True)
    assert done.stdout.split() == [b"3", b"2", b"2", b"2"][: 4 if kept else 2], done.stderr


def test_a_vector_refuses_a_fork() -> None:
    estimator = VectorMeanEstimator(PARAMS, 2)
    estimator._disown()
    with pytest.raises(ForkedError):
        estimator.observe("a", (1, 1))


CHANGED = {
    "epsilon": Params(6, 10, 8, 1, grid=4, horizon=60),
    "max_users": Params(7, 10, 9, 1, grid=4, horizon=60),
    "horizon": Params(6, 10, 9, 1, grid=4),
    "weighting": Params(6, 10, 9, 1, grid=4, horizon=60, weighting="user"),
}


@pytest.mark.parametrize("name", sorted(CHANGED))
def test_other_parameters_are_refused_by_name(tmp_path: Path, name: str) -> None:
    run(tmp_path / "a", 20)
    with (
        pytest.raises(StateMismatchError, match=name) as caught,
        MeanEstimator.open(tmp_path / "a", CHANGED[name]),
    ):
        pass
    assert caught.value.name == name
    run(tmp_path / "a", 30)


def test_another_mechanism_or_dimension_is_refused(tmp_path: Path) -> None:
    run(tmp_path / "a", 20)
    with (
        pytest.raises(StateMismatchError, match="mechanism"),
        MeanEstimator.open(tmp_path / "a", PARAMS, "full"),
    ):
        pass
    with (
        pytest.raises(StateMismatchError, match="dimension"),
        VectorMeanEstimator.open(tmp_path / "a", PARAMS, 3),
    ):
        pass
    with pytest.raises(ParameterError), VectorMeanEstimator.open(tmp_path / "b", PARAMS, 0):
        pass
    assert not (tmp_path / "b").exists()


def test_another_version_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(tmp_path / "a", 20)
    connection = sqlite3.connect(tmp_path / "a")
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with (
        pytest.raises(StateMismatchError, match="version of state files 99"),
        opened(tmp_path / "a"),
    ):
        pass


@pytest.mark.parametrize("content", [b"x", b"user,value\na,1\n" * 9, b"\0" * 4096])
def test_a_file_of_another_kind_is_left_alone(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "a").write_bytes(content)
    with pytest.raises(StateDamagedError), opened(tmp_path / "a"):
        pass
    assert (tmp_path / "a").read_bytes() == content


def test_a_damaged_file_is_refused_or_is_whole(tmp_path: Path) -> None:
    """Bytes of all files are flipped, and files cut off, at many places; no error is untyped."""
    file = crashed(tmp_path / "a", 50)
    connection = sqlite3.connect(image(file.parent, tmp_path / "closed") / "run.state")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    whole = {}
    for until in range(0, 60, 10):
        reference = MeanEstimator(PARAMS, source=Tied())
        for event in EVENTS[:until]:
            reference.observe(*event)
        whole[until] = engine_inside(reference).state()
    with opened(image(file.parent, tmp_path / "intact") / "run.state") as estimator:
        drawn = drawn_by(estimator)
    refused = accepted = 0
    for folder in (file.parent, tmp_path / "closed"):
        for name in ("run.state", "run.state-wal", "run.state" + SUFFIX):
            if not (folder / name).exists():
                continue
            content = (folder / name).read_bytes()
            for place in range(3, len(content), max(1, len(content) // 25)):
                flipped = bytearray(content)
                flipped[place] ^= 1 << place % 8
                for damaged in (bytes(flipped), content[:place]):
                    copy = image(folder, tmp_path / "copy")
                    (copy / name).write_bytes(damaged)
                    try:
                        with opened(copy / "run.state") as estimator:
                            assert engine_inside(estimator).state() == whole[estimator.t]
                            # what was drawn is never lost without a word
                            assert drawn_by(estimator) == drawn
                        accepted += 1
                    except StateError as error:
                        refused += 1
                        assert not re.search(r"\bu\d|\d\.\d", str(error)), (
                            "users and values are secret"
                        )
                    shutil.rmtree(copy)
    assert refused > 50, (refused, accepted)
    assert accepted > 10, (refused, accepted)


def test_an_older_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "a"
    run(file, 10)
    older = file.read_bytes()
    run(file, 60)
    newest = file.read_bytes()
    file.write_bytes(older)
    for after_restore in (False, True):
        with pytest.raises(StateOlderError), opened(file, after_restore=after_restore):
            pass
    file.write_bytes(newest)
    with opened(file) as estimator:
        assert estimator.t == 60


def test_a_log_that_lost_its_end_is_refused(tmp_path: Path) -> None:
    """SQLite ignores what follows a damaged page of its log; the witness knows better."""
    file = crashed(tmp_path / "a", 60)
    log = file.with_name(file.name + "-wal")
    log.write_bytes(log.read_bytes()[: log.stat().st_size // 2])
    with pytest.raises(StateOlderError), opened(file):
        pass


def test_a_copy_that_went_on_by_itself_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    run(tmp_path / "a" / "run.state", 10)
    copy = image(tmp_path / "a", tmp_path / "b") / "run.state"
    run(tmp_path / "a" / "run.state", 60)
    run(copy, 60)
    shutil.copyfile(copy, tmp_path / "a" / "run.state")
    with pytest.raises(StateOlderError, match="copy"), opened(tmp_path / "a" / "run.state"):
        pass


def test_a_copy_that_was_opened_more_often_is_refused(tmp_path: Path) -> None:
    """It has more openings and more draws than the original, but not those of the witness."""
    (tmp_path / "a").mkdir()
    run(tmp_path / "a" / "run.state", 10)
    copy = image(tmp_path / "a", tmp_path / "b") / "run.state"
    run(tmp_path / "a" / "run.state", 20)
    for until in (20, 40, 60):
        run(copy, until)
        shutil.copyfile(copy, tmp_path / "a" / "other")
        for after_restore in (False, True):
            trial = image(tmp_path / "a", tmp_path / "trial")
            (trial / "other").replace(trial / "run.state")
            with (
                pytest.raises(StateOlderError, match="copy|another run|draws"),
                opened(trial / "run.state", after_restore=after_restore),
            ):
                pass
            shutil.rmtree(trial)
    run(tmp_path / "a" / "run.state", 60)


def test_openings_that_could_not_be_noted(tmp_path: Path) -> None:
    """However often the witness cannot be written, the state goes on once it can."""
    (tmp_path / "0").mkdir()
    run(tmp_path / "0" / "a", 20)
    with boundaries() as whole, opened(image(tmp_path / "0", tmp_path / "count") / "a"):
        pass
    for at in range(1, whole.reached + 1):
        folder = image(tmp_path / "0", tmp_path / f"{at}-")
        for again in range(4):
            full = OSError(28, "No space left")
            with (
                boundaries(at, lambda: full),  # noqa: B023 # raised within this turn
                suppress(StateWriteError),
                opened(folder / "a"),
            ):
                pass
            folder = image(folder, tmp_path / f"{at}-{again}")
        with opened(folder / "a") as estimator:
            assert estimator.t == 20


def test_without_its_witness_a_file_needs_a_word(tmp_path: Path) -> None:
    file = tmp_path / "a"
    run(file, 30)
    (tmp_path / ("a" + SUFFIX)).unlink()
    with pytest.raises(StateOlderError, match="missing"), opened(file):
        pass
    with opened(file, after_restore=True) as estimator:
        assert estimator.t == 30
    run(file, 60)


def test_after_a_restore_the_open_series_has_ended(tmp_path: Path) -> None:
    """Its radius is gone from memory and file, and the next epoch draws another."""
    params, events = stream(20, 400)
    series = set()
    for cut in range(20, 400, 60):
        file = tmp_path / f"{cut}"
        with MeanEstimator.open(file, params, source=Tied()) as estimator:
            estimator.observe_many(*zip(*events[:cut], strict=True))
            before = engine_inside(estimator).state()
        with MeanEstimator.open(file, params, source=Tied(), after_restore=True) as estimator:
            after = engine_inside(estimator).state()
            if before.facts["release_times"]:
                series.add(cut)
                assert after.facts["release_times"] == []
                assert after.facts["noise"][:2] == [0, 0]
                assert after.facts["turn"][1] > cut
            else:
                assert after == before
            for name, column in before.columns.items():
                if name not in ("sum_costs", "excess_costs"):  # of the series that has ended
                    assert after.columns[name] == column, "charges stay"
            estimator.observe_many(*zip(*events[cut:], strict=True))
            assert estimator.spent <= params.epsilon
            assert estimator.t == 400
        with MeanEstimator.open(file, params, source=Tied()) as estimator:
            assert estimator.t == 400
    assert len(series) > 2


def test_a_file_that_is_moved_or_replaced_is_not_written(tmp_path: Path) -> None:
    with opened(tmp_path / "a") as estimator:
        estimator.observe(*EVENTS[0])
        (tmp_path / "a").rename(tmp_path / "b")
        with pytest.raises(StateWriteError, match="moved"):
            estimator.observe(*EVENTS[1])


@pytest.mark.parametrize("path", ["/proc/a", "/nowhere/a", "/dev/null/a"])
def test_where_nothing_can_be_written(path: str) -> None:
    with pytest.raises(StateWriteError), opened(Path(path)):
        pass


def test_a_full_disk(tmp_path: Path) -> None:
    """A limit on the size of files: what was returned before it is kept, and the run goes on after it."""
    file = tmp_path / "a"
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    found = 0
    try:
        with opened(file) as estimator:
            resource.setrlimit(resource.RLIMIT_FSIZE, (90_000, hard))
            with pytest.raises(StateWriteError):
                for event in EVENTS:
                    estimator.observe(*event)
                    found += 1
            with pytest.raises(RuntimeError):
                estimator.observe(*EVENTS[0])
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert 0 < found < 60
    with opened(file) as estimator:
        assert estimator.t == found
        estimator.observe_many(*zip(*EVENTS[found:], strict=True))
        reference = MeanEstimator(PARAMS, source=Tied())
        for event in EVENTS:
            last = reference.observe(*event)
        assert estimator.release == last


def test_a_closed_estimator_takes_nothing(tmp_path: Path) -> None:
    with opened(tmp_path / "a") as estimator:
        estimator.observe(*EVENTS[0])
    for call in (lambda: estimator.observe("a", 1), lambda: estimator.observe_many(["a"], [1])):
        with pytest.raises(RuntimeError, match="closed"):
            call()
    assert estimator.t == 1
    with open(tmp_path / "a", "rb") as held:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)  # nothing holds the file any longer


def test_a_refused_sample_changes_nothing(tmp_path: Path) -> None:
    for _ in range(2):
        with opened(tmp_path / "a") as estimator:
            for user in range(6):
                estimator.observe(user, 1)
            for bad in ((7, 1), (0, "x"), ("", 1)):
                with pytest.raises(Exception, match="user|sample"):
                    estimator.observe(*bad)
    assert estimator.t == 12
