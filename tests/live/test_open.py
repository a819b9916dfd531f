"""An estimator in a state file: it goes on after any end, with the same draws and no second noise."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from support.durable import MEMORY, Event, Tied, boundaries, fresh, image, killed, stream
from support.examples import DEEP, FEW
from support.strategies import Case, cases, heavy_cases, ledger_cases
from withhold import MeanEstimator, Params, Release, StateWriteError, VectorMeanEstimator
from withhold.composition import Composition
from withhold.core.records import Mechanism
from withhold.testing import RecordingSource, Tape, engine_inside


def inner(estimator: MeanEstimator) -> object:
    """The estimator's whole state, whatever source and file it has."""
    return estimator._engine.state(), list(estimator._user_index.codes), estimator.release


@settings(max_examples=FEW)
@given(st.one_of(cases(), ledger_cases(), heavy_cases()), st.data())
def test_runs_that_end_and_go_on_equal_one_run(case: Case, data: st.DataObject) -> None:
    params = Params(**(case.params | {"extra_users": "ignore"}))
    mechanism = cast(Mechanism, case.mechanism)
    size = len(case.events)
    cuts = sorted({0, size, *data.draw(st.lists(st.integers(0, size), max_size=4))})
    reference = MeanEstimator(params, mechanism, Tape(case.noise))
    source = RecordingSource(Tape(case.noise))
    with tempfile.TemporaryDirectory(dir=MEMORY) as folder:
        for start, end in pairwise(cuts):
            with MeanEstimator.open(f"{folder}/a", params, mechanism, source) as estimator:
                assert estimator.t == start
                assert estimator.release == reference.release
                users, values = zip(*case.events[start:end], strict=True)
                if data.draw(st.booleans()):
                    found: Sequence[Release] = list(estimator.observe_many(users, values))
                else:
                    found = [estimator.observe(*event) for event in case.events[start:end]]
                assert found == [reference.observe(*event) for event in case.events[start:end]]
                assert estimator.error_bar() == reference.error_bar()
                assert estimator.spent == reference.spent
    assert len(source.asked) == len(set(source.asked)), "a node was drawn twice"


class Runs(RuleBasedStateMachine):
    """Open, observe, crash and open again, in any order, beside a run that is never interrupted."""

    def __init__(self) -> None:
        super().__init__()
        self.root = Path(tempfile.mkdtemp(dir=MEMORY))
        self.folders = 0
        self.opened: AbstractContextManager[MeanEstimator] | None = None
        self.t = 0

    @initialize(
        mechanism=st.sampled_from(["ledger", "ledger", "full", "single", "naive"]),
        seed=st.integers(0, 9),
    )
    def begin(self, mechanism: Mechanism, seed: int) -> None:
        self.params, self.events = stream(12, 240)
        self.mechanism = mechanism
        self.seed = seed
        if mechanism in ("full", "single", "naive"):
            self.params = replace(self.params, horizon=None)
        self.reference = MeanEstimator(self.params, mechanism, Tied(seed))
        self.folder = self.root / "0"
        self.folder.mkdir()
        self.open()

    def open(self) -> None:
        source = Tied(self.seed)
        self.opened = MeanEstimator.open(
            self.folder / "run.state", self.params, self.mechanism, source
        )
        self.estimator = self.opened.__enter__()
        assert inner(self.estimator) == inner(self.reference)

    @precondition(lambda self: self.t < len(self.events))
    @rule(rows=st.integers(1, 40), batch=st.booleans())
    def observe(self, rows: int, batch: bool) -> None:
        part = self.events[self.t : self.t + rows]
        if batch:
            found = list(self.estimator.observe_many(*zip(*part, strict=True)))
        else:
            found = [self.estimator.observe(*event) for event in part]
        assert found == [self.reference.observe(*event) for event in part]
        self.t += len(part)

    @rule()
    def crash(self) -> None:
        self.folders += 1
        old, self.folder = self.folder, image(self.folder, self.root / str(self.folders))
        self.teardown_run()
        shutil.rmtree(old)
        self.open()

    @rule()
    def close_and_open(self) -> None:
        self.teardown_run()
        self.open()

    def teardown_run(self) -> None:
        if self.opened is not None:
            self.opened.__exit__(None, None, None)

    def teardown(self) -> None:
        self.teardown_run()
        shutil.rmtree(self.root)


TestRuns = Runs.TestCase
TestRuns.settings = settings(max_examples=FEW, stateful_step_count=8)


Open = Callable[[Path], AbstractContextManager[MeanEstimator]]


def outcomes(
    opening: Open, file: Path, parts: Sequence[Sequence[Event]], found: list[Release], batches: bool
) -> None:
    """Goes through what is left of the parts, one part for each opening, and collects releases."""
    done = 0
    for part in parts:
        done += len(part)
        if done <= len(found):
            continue
        with opening(file) as estimator:
            rest = [event for each in parts for event in each][estimator.t : done]
            if batches and rest:
                found += estimator.observe_many(*zip(*rest, strict=True))
            else:
                for event in rest:
                    found.append(estimator.observe(*event))


@pytest.mark.parametrize(
    ("mechanism", "batches", "stride"),
    [("multiple", False, 1), ("ledger", True, 1), ("ledger", False, 1 if DEEP else 23)],
)
def test_a_kill_between_any_two_writes(
    tmp_path: Path, mechanism: Mechanism, batches: bool, stride: int
) -> None:
    """Noise is fresh in every process. Whatever was returned before the kill still holds after it."""
    params, events = stream(6, 24 if batches else 18)
    if mechanism != "ledger":
        params = replace(params, horizon=None)
    third = len(events) // 3
    parts = [events[:third], events[third : 2 * third], events[2 * third :]]

    def with_source() -> Open:
        sources = fresh()
        return lambda file: MeanEstimator.open(file, params, mechanism, sources())

    whole = tmp_path / "whole"
    whole.mkdir()
    with boundaries() as none:
        outcomes(with_source(), whole / "run.state", parts, [], batches)
    assert none.reached > 50
    for at in range(1, none.reached + 1, stride):
        folder, opening = tmp_path / f"{at}", with_source()
        folder.mkdir()
        returned: list[Release] = []
        after = tmp_path / f"{at}-after"
        with killed(at, folder, after):
            outcomes(opening, folder / "run.state", parts, returned, batches)
        with opening(after / "run.state") as estimator:
            assert len(returned) <= estimator.t <= len(returned) + (third if batches else 1)
            if estimator.t == len(returned) and returned:
                assert estimator.release == returned[-1], "a release was replaced"
            spent, release, t = estimator.spent, estimator.release, estimator.t
        with opening(after / "run.state") as estimator:
            assert (estimator.spent, estimator.release, estimator.t) == (spent, release, t)
            for event in events[estimator.t :]:
                estimator.observe(*event)
            assert estimator.t == len(events)
            counts = estimator._engine.counts
            assert sum(counts) == len(events), "a row was counted twice, or lost"
        shutil.rmtree(folder)
        shutil.rmtree(after)


@pytest.mark.parametrize("batches", [False, True])
def test_a_kill_leaves_the_run_that_the_same_tape_gives(tmp_path: Path, batches: bool) -> None:
    params, events = stream(6, 36)
    reference = MeanEstimator(params, source=Tied())
    want = [reference.observe(*event) for event in events]
    parts = [events[:12], events[12:24], events[24:]]
    opening: Open = lambda file: MeanEstimator.open(file, params, source=Tied())
    for at in range(3, 60, 1 if DEEP else 14):
        folder = tmp_path / f"{at}"
        folder.mkdir()
        found: list[Release] = []
        after = tmp_path / f"{at}-after"
        with killed(at, folder, after):
            outcomes(opening, folder / "run.state", parts, found, batches)
        with opening(after / "run.state") as estimator:
            again = [estimator.observe(*event) for event in events[estimator.t :]]
            assert found == want[: len(found)]
            assert again == want[len(want) - len(again) :]
            assert inner(estimator) == inner(reference)


def test_an_error_of_the_disk_ends_the_estimator_and_nothing_is_returned(tmp_path: Path) -> None:
    params, events = stream(6, 36)
    reference = MeanEstimator(params, source=Tied())
    want = [reference.observe(*event) for event in events]
    nothing = MeanEstimator(params).release
    returned = []
    for at in range(1, 60, 1 if DEEP else 6):
        file = tmp_path / f"{at}.state"
        found = []
        full = OSError(28, "No space left on device")
        try:
            with (
                boundaries(at, lambda: full),  # noqa: B023
                MeanEstimator.open(file, params, source=Tied()) as estimator,
            ):
                try:
                    for event in events:
                        found.append(estimator.observe(*event))
                except StateWriteError as error:
                    assert "No space left" in str(error)
                    with pytest.raises(RuntimeError):
                        estimator.observe(*events[0])
                    # bars depend on draws that the next opening makes afresh
                    for shown in (estimator.error_bar, lambda: estimator.error_bar_reason):
                        with pytest.raises(StateWriteError, match="not kept"):
                            shown()
                    assert estimator.release == (found[-1] if found else nothing)
        except StateWriteError:
            assert not found
        assert found == want[: len(found)]
        returned.append(len(found))
        with MeanEstimator.open(file, params, source=Tied()) as estimator:
            assert len(found) <= estimator.t <= len(found) + 1
            again = [estimator.observe(*event) for event in events[estimator.t :]]
            assert again == want[len(events) - len(again) :]
    assert len(set(returned)) > 3


def vectors(file: Path, composition: Composition) -> AbstractContextManager[VectorMeanEstimator]:
    params, _ = stream(10, 100)
    delta = None if composition == "pure" else "1e-6"
    tapes = [Tied(each) for each in range(3)]
    return VectorMeanEstimator.open(file, params, 3, "ledger", composition, delta, tapes)


@pytest.mark.parametrize("composition", ["pure", "gaussian"])
def test_vectors_go_on(tmp_path: Path, composition: Composition) -> None:
    events = [(t * 3 % 10, (t % 2, t % 3 / 2, t % 5 / 4)) for t in range(100)]
    with vectors(tmp_path / "whole", composition) as whole:
        want = [whole.observe(*event) for event in events]
    found: list[tuple[Release, ...]] = []
    folder = tmp_path / "0"
    folder.mkdir()
    for number, start in enumerate(range(0, 100, 20)):
        part = events[start : start + 20]
        with vectors(folder / "run.state", composition) as estimator:
            assert estimator.t == start
            if number % 2:
                users, values = zip(*part, strict=True)
                found += list(estimator.observe_many(users, values))
            else:
                found += [estimator.observe(*event) for event in part]
            folder = image(folder, tmp_path / f"{number + 1}")
    assert found == want


def test_an_interrupted_batch_shows_nothing_of_its_epochs(tmp_path: Path) -> None:
    """An epoch has closed in memory, and the batch was interrupted before anything was written."""
    params, events = stream(6, 60)

    class Interrupted(Tied):
        def uniform_noise(self, counter: int, node: int, sums: int, radius: int) -> tuple[int, ...]:
            if node > 1:
                raise KeyboardInterrupt
            return super().uniform_noise(counter, node, sums, radius)

    with MeanEstimator.open(tmp_path / "a", params, source=Interrupted()) as estimator:
        before = estimator.error_bar()
        with pytest.raises(KeyboardInterrupt):
            estimator.observe_many(*zip(*events, strict=True))
        assert engine_inside(estimator).total > 0, "an epoch has closed in memory"
        assert estimator.release.total == 0
        for shown in (
            estimator.error_bar,
            estimator.charges,
            lambda: estimator.error_bar_reason,
            lambda: estimator.spent,
            lambda: estimator.progress,
            lambda: estimator.diversity,
        ):
            with pytest.raises(StateWriteError, match="not kept"):
                shown()
        assert estimator.t == 0
        assert "t=0" in repr(estimator)
    with MeanEstimator.open(tmp_path / "a", params, source=Tied()) as estimator:
        assert (estimator.t, estimator.error_bar()) == (0, before)


def test_a_vector_shows_no_bar_that_is_not_kept(tmp_path: Path) -> None:
    with vectors(tmp_path / "a", "pure") as estimator:
        estimator.observe("a", (1, 1, 1))
        with (
            boundaries(1, lambda: OSError(28, "No space left on device")),
            pytest.raises(StateWriteError),
        ):
            estimator.observe("a", (1, 1, 1))
        for shown in (
            estimator.error_bar,
            lambda: list(estimator.charges()),
            lambda: estimator.spent,
            lambda: estimator.progress,
            lambda: estimator.diversity,
        ):
            with pytest.raises(StateWriteError, match="not kept"):
                shown()
        assert estimator.t == 1


def test_users_of_every_kind_are_kept(tmp_path: Path) -> None:
    users: list[str | int] = [
        "a",
        "a ",
        "5",
        5,
        -(10**5000),
        2**70,
        "\ud800",
        "ä",
        "a\u0308",
        "new\nline",
        0,
    ]
    params = Params(20, 9, 1, 1, grid=1)
    for _ in range(3):
        with MeanEstimator.open(tmp_path / "a", params, "naive", Tied()) as estimator:
            for user in users:
                estimator.observe(user, 1)
            assert list(estimator._user_index.codes) == users
    assert estimator._engine.counts.tolist() == [3] * len(users)


def test_wide_sums_are_kept(tmp_path: Path) -> None:
    """Bounds beyond 64 bits: withheld sums are lists of Python integers."""
    params = Params(9, 2**62, 1, 1, grid=2**32)
    reference = MeanEstimator(params, source=Tied())
    for t in range(60):
        with MeanEstimator.open(tmp_path / "a", params, source=Tied()) as estimator:
            assert estimator.observe(t % 9, "0.7") == reference.observe(t % 9, "0.7")
            assert inner(estimator) == inner(reference)
