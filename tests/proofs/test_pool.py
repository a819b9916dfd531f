"""A process that ends without an answer makes its obligation UNKNOWN, and nothing else."""

from __future__ import annotations

import os
from collections.abc import Callable
from multiprocessing.connection import Connection

import pytest

from withhold_proofs import registry
from withhold_proofs.cli import main
from withhold_proofs.engine import pool
from withhold_proofs.engine.pool import Task, Worker, run_all, some_pairs, tasks_of
from withhold_proofs.model import Status

FALSE = Task("negative-control/false-lemma")


def killed_early() -> Worker:
    """A worker whose process is dead before it is given a task."""
    worker = start()
    worker.process.kill()
    worker.process.join()
    return worker


def killed_with_its_task_unread() -> Worker:
    """A worker whose process ends while its task waits to be read."""
    return start(end_when_asked)


def end_when_asked(connection: Connection) -> None:
    while not connection.poll(0.1):
        pass
    os.kill(os.getpid(), 9)


start = pool._start


@pytest.mark.parametrize("wrong", [killed_early, killed_with_its_task_unread])
def test_a_process_that_ends_early_makes_its_task_unknown(
    wrong: Callable[[], Worker], monkeypatch: pytest.MonkeyPatch
) -> None:
    starts = iter([wrong, start])
    monkeypatch.setattr(pool, "_start", lambda: next(starts)())
    seen: list[Task] = []
    tasks = [FALSE, Task("negative-control/contradiction")]
    outcomes = run_all(tasks, 1, 60.0, lambda each: seen.append(Task(each.obligation, each.mutant)))
    assert [each.status for each in outcomes] == [Status.UNKNOWN, Status.VACUOUS]
    assert outcomes[0].detail == pool.NO_ANSWER
    assert seen == tasks


def test_the_command_then_ends_with_3(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    starts = iter([killed_early])
    monkeypatch.setattr(pool, "_start", lambda: next(starts, start)())
    assert main(["alignment/cost-is-paid", "--jobs", "1"]) == 3
    printed = capsys.readouterr().out
    assert "UNKNOWN, expected PROVED: its process ended without an answer" in printed


def test_some_pairs_have_every_mutant_and_every_obligation_that_has_one() -> None:
    known = [each for each in registry.load().obligations if not each.deep]
    found = some_pairs(known)
    tried = [mutant for each in known for mutant in found[each.id]]
    assert set(tried) == {mutant for each in known for mutant in each.mutants}
    for each in known:
        assert set(found[each.id]) <= set(each.mutants)
        assert bool(found[each.id]) == bool(each.mutants), each.id
    # what is tried twice is tried so that an obligation can be seen to fail
    once = {found[each.id] for each in known if len(found[each.id]) == 1}
    assert all(tried.count(mutant) == 1 or (mutant,) in once for mutant in tried)
    assert len(tried) < sum(len(each.mutants) for each in known)


def test_all_pairs_are_tried_unless_everything_without_large_bounds_is_run() -> None:
    known = registry.load().obligations
    every = {(each.id, mutant) for each in known for mutant in each.mutants}
    assert {(each.obligation, each.mutant) for each in tasks_of(known) if each.mutant} == every
    plain = tasks_of(known, all_pairs=False)
    assert {each.obligation for each in plain if not each.mutant} == {each.id for each in known}
    assert {(each.obligation, each.mutant) for each in plain if each.mutant} < every
