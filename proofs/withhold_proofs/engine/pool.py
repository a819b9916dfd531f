"""Spreading the work over processes, and ending by force what does not end.

Verdicts never depend on a clock: z3 stops by its resource limit. The kill is for what escapes that
limit; it makes an obligation UNKNOWN.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from withhold_proofs import registry
from withhold_proofs.engine import negative_controls, run
from withhold_proofs.engine.outcome import Outcome
from withhold_proofs.model import Obligation, Status

HEAVY = ("bounded", "exhaustive", "numeric")
"""Kinds that are started first, so that no long one is left over at the end."""


@dataclass(frozen=True)
class Task:
    """One obligation to run, as it is (mutant "") or with a mutant applied."""

    obligation: str
    mutant: str = ""


@dataclass
class Worker:
    """A process, and what it is doing since when."""

    process: SpawnProcess
    connection: Connection
    task: Task | None = None
    started: float = 0.0


def tasks_of(obligations: Sequence[Obligation]) -> list[Task]:
    """Every obligation as it is and with each of its mutants, the heavy kinds first."""
    ordered = sorted(obligations, key=lambda each: (not each.deep, each.kind not in HEAVY))
    plain = [Task(each.id) for each in ordered]
    mutated = [Task(each.id, mutant) for each in ordered for mutant in each.mutants]
    return plain + mutated


def run_all(
    tasks: Sequence[Task],
    jobs: int,
    kill_after: float,
    done: Callable[[Outcome], None] = lambda outcome: None,
) -> list[Outcome]:
    """The outcome of every task, in the order of the tasks."""
    waiting = list(reversed(tasks))
    outcomes: dict[Task, Outcome] = {}
    workers: list[Worker] = []
    try:
        while len(outcomes) < len(tasks):
            while waiting and len(workers) < min(jobs, len(tasks)):
                workers.append(_start())
            for worker in workers:
                if worker.task is None and waiting:
                    worker.task, worker.started = waiting.pop(), time.monotonic()
                    worker.connection.send(worker.task)
            for worker, outcome in _finished(workers, kill_after):
                if worker.task is not None:
                    outcomes[worker.task] = outcome
                    done(outcome)
                worker.task = None
            workers = [worker for worker in workers if worker.process.is_alive()]
    finally:
        for worker in workers:
            worker.process.kill()
            worker.process.join()
            worker.connection.close()
    return [outcomes[task] for task in tasks]


def find(task: Task) -> Outcome:
    """The outcome of the task, computed in this process."""
    hidden = task.obligation.startswith("negative-control/")
    known = negative_control_registry() if hidden else registry.load()
    mutant = known.mutant(task.mutant) if task.mutant else None
    return run.run(known.obligation(task.obligation), mutant)


def negative_control_registry() -> registry.Registry:
    """The obligations that must not come out well, as a registry of their own."""
    return registry.Registry(negative_controls.OBLIGATIONS, negative_controls.MUTANTS, (), ())


def _start() -> Worker:
    # a spawned process shares no solver state with this one
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs,), daemon=True)
    process.start()
    theirs.close()
    return Worker(process, ours)


def _work(connection: Connection) -> None:
    while True:
        try:
            task = connection.recv()
            connection.send(find(task))
        except (EOFError, BrokenPipeError, KeyboardInterrupt):
            # nobody waits for the answer any more
            return


def _finished(workers: Sequence[Worker], kill_after: float) -> list[tuple[Worker, Outcome]]:
    """The workers that have an outcome now, or are ended now; waits for a moment at most."""
    ready = wait([worker.connection for worker in workers], timeout=0.2)
    found = []
    for worker in workers:
        if worker.task is None:
            continue
        if worker.connection in ready:
            try:
                found.append((worker, worker.connection.recv()))
            except EOFError:
                found.append((worker, _end(worker, "its process ended without an answer")))
        elif time.monotonic() - worker.started > kill_after:
            found.append((worker, _end(worker, f"killed: no answer within {kill_after:g} s")))
    return found


def _end(worker: Worker, reason: str) -> Outcome:
    worker.process.kill()
    worker.process.join()
    worker.connection.close()
    seconds = time.monotonic() - worker.started
    task = worker.task or Task("")
    return Outcome(
        task.obligation, task.mutant, Status.UNKNOWN, reason, seconds=seconds, fault=reason
    )
