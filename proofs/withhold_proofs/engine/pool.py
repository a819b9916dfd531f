"""Runs obligations in several processes, and ends a process that does not answer.

No verdict depends on a clock: z3 stops at its resource limit. A process is ended only when that limit
does not stop it, and its obligation is then UNKNOWN.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from withhold_proofs import registry
from withhold_proofs.engine import run
from withhold_proofs.engine.outcome import Outcome
from withhold_proofs.model import Obligation, Status

NO_ANSWER = "its process ended without an answer"
HEAVY = ("bounded", "exhaustive", "numeric")
"""Kinds that run first: they take longest, and a long one at the end would leave processes idle."""


@dataclass(frozen=True)
class Task:
    """One obligation to run. mutant: the id of the mutant to apply, or "". ask_all, first: as `run.run` has them."""

    obligation: str
    mutant: str = ""
    ask_all: bool = False
    first: str = ""


@dataclass
class Worker:
    """A process, its task, and when that task began."""

    process: SpawnProcess
    connection: Connection
    task: Task | None = None
    started: float = 0.0


def tasks_of(
    obligations: Sequence[Obligation],
    all_pairs: bool = True,
    refuted: Mapping[tuple[str, str], str] | None = None,
) -> list[Task]:
    """A task for every obligation and for mutants of it, the heavy kinds first.

    all_pairs: whether each obligation is tried with all of its mutants and asks each of them every question,
    or as `some_pairs` says, until a question has a counterexample. refuted: by obligation and mutant, a question
    that the mutant has refuted before, which is then asked first.
    """
    ordered = sorted(obligations, key=lambda each: (not each.deep, each.kind not in HEAVY))
    chosen = {each.id: each.mutants for each in ordered} if all_pairs else some_pairs(ordered)
    plain = [Task(each.id) for each in ordered]
    first = {} if refuted is None or all_pairs else refuted
    mutated = [
        Task(each.id, mutant, all_pairs, first.get((each.id, mutant), ""))
        for each in ordered
        for mutant in chosen[each.id]
    ]
    return plain + mutated


def some_pairs(obligations: Sequence[Obligation]) -> dict[str, tuple[str, ...]]:
    """Mutants of each obligation: each mutant occurs once, and each obligation has one of its own at least.

    Obligations with few mutants choose first. Those with many are about large parts of an algorithm, take
    longest, and share most of their mutants with others.
    """
    found: dict[str, tuple[str, ...]] = {}
    tried: set[str] = set()
    for each in sorted(obligations, key=lambda each: len(each.mutants)):
        new = tuple(mutant for mutant in each.mutants if mutant not in tried)
        found[each.id] = new or each.mutants[:1]
        tried.update(new)
    return found


def run_all(
    tasks: Sequence[Task],
    jobs: int,
    kill_after: float,
    done: Callable[[Outcome], None] = lambda outcome: None,
) -> list[Outcome]:
    """The outcome of every task, in the order of the tasks; `done` is called with each as it arrives."""
    waiting = list(reversed(tasks))
    outcomes: dict[tuple[str, str], Outcome] = {}
    workers: list[Worker] = []
    try:
        while len(outcomes) < len(tasks):
            while waiting and len(workers) < min(jobs, len(tasks)):
                workers.append(_start())
            ended = []
            for worker in workers:
                if worker.task is None and waiting:
                    worker.task, worker.started = waiting.pop(), time.monotonic()
                    try:
                        worker.connection.send(worker.task)
                    except OSError:
                        ended.append((worker, _end(worker, NO_ANSWER)))
            for worker, outcome in ended + _finished(workers, kill_after):
                outcomes[outcome.obligation, outcome.mutant] = outcome
                done(outcome)
                worker.task = None
            workers = [worker for worker in workers if not worker.connection.closed]
    finally:
        for worker in workers:
            _stop(worker)
    return [outcomes[task.obligation, task.mutant] for task in tasks]


def find(task: Task) -> Outcome:
    """The outcome of the task, computed in this process."""
    hidden = task.obligation.startswith("negative-control/")
    known = negative_control_registry() if hidden else registry.load()
    mutant = known.mutant(task.mutant) if task.mutant else None
    return run.run(known.obligation(task.obligation), mutant, task.ask_all, task.first)


def negative_control_registry() -> registry.Registry:
    """The obligations that the engine must reject, as a registry of their own."""
    return registry.collect(["engine.negative_controls"])


def _start(serve: Callable[[Connection], None] | None = None) -> Worker:
    """A worker. serve: what its process does with its end of the connection, `_work` by default."""
    # a spawned process shares no solver state with this one
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=serve or _work, args=(theirs,), daemon=True)
    process.start()
    theirs.close()
    return Worker(process, ours)


def _work(connection: Connection) -> None:
    while True:
        try:
            task = connection.recv()
            connection.send(find(task))
        except (EOFError, BrokenPipeError, KeyboardInterrupt):
            # the parent process has ended
            return


def _finished(workers: Sequence[Worker], kill_after: float) -> list[tuple[Worker, Outcome]]:
    """Workers that have answered, and workers that are stopped now; waits at most 0.2 s."""
    busy = [each for each in workers if each.task is not None and not each.connection.closed]
    ready = wait([worker.connection for worker in busy], timeout=0.2)
    found = []
    for worker in busy:
        if worker.connection in ready:
            try:
                found.append((worker, worker.connection.recv()))
            except (EOFError, OSError):
                # OSError: the process ended before it had read its task
                found.append((worker, _end(worker, NO_ANSWER)))
        elif time.monotonic() - worker.started > kill_after:
            found.append((worker, _end(worker, f"killed: no answer within {kill_after:g} s")))
    return found


def _end(worker: Worker, reason: str) -> Outcome:
    """Stops the worker; the outcome of its task is UNKNOWN for this reason."""
    _stop(worker)
    seconds = time.monotonic() - worker.started
    task = worker.task or Task("")
    return Outcome(
        task.obligation, task.mutant, Status.UNKNOWN, reason, seconds=seconds, fault=reason
    )


def _stop(worker: Worker) -> None:
    worker.process.kill()
    worker.process.join()
    worker.connection.close()
