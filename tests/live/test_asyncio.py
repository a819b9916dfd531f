"""The pattern for asyncio of docs/input-and-output.md: one thread observes, and the event loop goes on."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from support.durable import Tied, stream
from support.pages import DOCS, blocks
from withhold import MeanEstimator, Release, TooManyUsersError
from withhold.testing import engine_inside

PARAMS, EVENTS = stream(6, 60)
SIZE = 5
BATCHES = [EVENTS[start : start + SIZE] for start in range(0, len(EVENTS), SIZE)]


class Held(Tied):
    """A source that waits, at its first draw, until it is let go."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = threading.Event()
        self.go_on = threading.Event()

    def radius(self, counter: int, first_node: int, length: int, sums: int, scale: Fraction) -> int:
        """The draw of the other source, later."""
        self.asked.set()
        assert self.go_on.wait(60), "the event loop stood still"
        return super().radius(counter, first_node, length, sums, scale)


def whole() -> MeanEstimator:
    """An estimator that has observed all batches one after the other."""
    estimator = MeanEstimator(PARAMS, source=Tied())
    for batch in BATCHES:
        estimator.observe_many(*zip(*batch, strict=True))
    return estimator


async def observe_all(estimator: MeanEstimator) -> list[Release]:
    """The last releases of all batches, each from a task of its own."""
    loop = asyncio.get_running_loop()

    async def one(thread: ThreadPoolExecutor, batch: list[tuple[str | int, object]]) -> Release:
        users, values = zip(*batch, strict=True)
        releases = await loop.run_in_executor(thread, estimator.observe_many, users, values)
        return releases[-1]

    with ThreadPoolExecutor(max_workers=1) as thread:
        return list(await asyncio.gather(*(one(thread, batch) for batch in BATCHES)))


@pytest.mark.parametrize("kept", [False, True])
def test_tasks_observe_in_their_order(tmp_path: Path, kept: bool) -> None:
    if kept:
        with MeanEstimator.open(tmp_path / "a", PARAMS, source=Tied()) as estimator:
            found = asyncio.run(observe_all(estimator))
    else:
        estimator = MeanEstimator(PARAMS, source=Tied())
        found = asyncio.run(observe_all(estimator))
    assert engine_inside(estimator).state() == engine_inside(whole()).state()
    assert found[-1] == whole().release
    assert len(set(found)) > 2, "several epochs must have been released"


def test_the_loop_goes_on_and_reads_while_a_batch_waits() -> None:
    source = Held()
    estimator = MeanEstimator(PARAMS, source=source)

    async def main() -> None:
        task = asyncio.create_task(observe_all(estimator))
        while not source.asked.is_set():
            await asyncio.sleep(0)
        before = estimator.release
        assert before.total == 0, "the batch is not released while it is drawn"
        assert not task.done()
        source.go_on.set()
        await task

    asyncio.run(main())
    assert estimator.release == whole().release


def test_a_cancelled_task_does_not_undo_its_batch(tmp_path: Path) -> None:
    """The samples count, once: so a caller that goes on must not send them again."""
    source = Held()

    async def main(estimator: MeanEstimator) -> None:
        loop = asyncio.get_running_loop()
        with ThreadPoolExecutor(max_workers=1) as thread:
            call = partial(estimator.observe_many, *zip(*EVENTS[:30], strict=True))
            task = asyncio.ensure_future(loop.run_in_executor(thread, call))
            while not source.asked.is_set():
                await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            source.go_on.set()
            rest = partial(estimator.observe_many, *zip(*EVENTS[30:], strict=True))
            await loop.run_in_executor(thread, rest)

    with MeanEstimator.open(tmp_path / "a", PARAMS, source=source) as estimator:
        asyncio.run(main(estimator))
        assert estimator.t == len(EVENTS)
    with MeanEstimator.open(tmp_path / "a", PARAMS, source=Tied()) as estimator:
        reference = MeanEstimator(PARAMS, source=Tied())
        reference.observe_many(*zip(*EVENTS[:30], strict=True))
        reference.observe_many(*zip(*EVENTS[30:], strict=True))
        assert engine_inside(estimator).state() == engine_inside(reference).state()


def test_a_refused_batch_ends_the_example_of_the_page() -> None:
    """The sender must not wait for room in the queue for ever."""
    page = (DOCS / "input-and-output.md").read_text(encoding="utf-8")
    (example,) = (block for block in blocks(page, "python") if "import asyncio" in block)
    scope: dict[str, Any] = {}
    exec(compile(example, "input-and-output.md", "exec"), scope)
    with pytest.raises(ExceptionGroup) as refused:
        asyncio.run(asyncio.wait_for(scope["main"](400), 60))
    assert [type(error) for error in refused.value.exceptions] == [TooManyUsersError]
