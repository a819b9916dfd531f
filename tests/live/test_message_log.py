"""The pattern of docs/other-programs.md for a message log: after a kill no message is lost or counts twice.

The log is the client's own mock of a cluster, in this process.
"""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from confluent_kafka import Consumer, Producer

from support.durable import Tied, boundaries, fresh, killed
from support.examples import DEEP
from support.pages import DOCS, ROOT, blocks, text_of
from withhold import MeanEstimator, Params, UserIdError
from withhold.core.source import NoiseSource

pytestmark = pytest.mark.xdist_group("message log")

(EXAMPLE,) = (
    block for block in blocks(text_of(DOCS / "other-programs.md"), "python") if "Consumer" in block
)
FUNCTIONS = EXAMPLE[: EXAMPLE.index("# The client's own mock")]
MESSAGES, USERS, PARTITIONS = 240, 12, 4
PARAMS = Params(USERS, MESSAGES // USERS, 9, 1, grid=4, horizon=MESSAGES)
CHILD = f"""
import os, signal, sys
from live.test_message_log import MESSAGES, PARAMS, read
{FUNCTIONS}
file, brokers, more = sys.argv[1:]
with MeanEstimator.open(file, PARAMS) as estimator:
    read(globals(), brokers, estimator, min(estimator.t + int(more), MESSAGES))
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture(scope="module")
def pattern() -> dict[str, Any]:
    """The functions of the page."""
    scope: dict[str, Any] = {}
    exec(compile(FUNCTIONS, "other-programs.md", "exec"), scope)
    return scope


@contextmanager
def log(messages: Sequence[tuple[str, str, int]]) -> Iterator[str]:
    """The addresses of a log with these messages: user, value and partition of each."""
    producer = Producer({"test.mock.num.brokers": 1, "log_level": 0})
    for user, value, partition in messages:
        producer.produce("visits", key=user, value=value, partition=partition)
    assert producer.flush(30) == 0
    found = producer.list_topics(timeout=30).brokers.values()
    yield ",".join(f"{broker.host}:{broker.port}" for broker in found)


@pytest.fixture(scope="module")
def brokers() -> Iterator[str]:
    """The addresses of a log with all messages: the partition of a user changes, and the value too."""
    times = range(MESSAGES)
    places = [t % PARTITIONS if t % 5 else 0 for t in times]
    with log([(f"u{t * 7 % USERS}", str(t * t % 5 / 4), places[t]) for t in times]) as found:
        yield found


def read(
    pattern: dict[str, Any],
    brokers: str,
    estimator: MeanEstimator,
    total: int,
    kind: type[Consumer] = Consumer,
) -> None:
    """Reads on until the estimator has observed so many messages, or a few more."""
    settings = {"bootstrap.servers": brokers, "group.id": "means", "enable.auto.commit": False}
    consumer = kind(settings)
    try:
        pattern["start"](consumer, estimator.position)
        while estimator.t < total:
            pattern["observe_next"](consumer, estimator, most=30)
    finally:
        consumer.close()


def check_whole(estimator: MeanEstimator) -> None:
    """All messages were counted once: so many of each user, and all partitions are at their end."""
    assert estimator.t == MESSAGES
    assert sorted(estimator._engine.counts.tolist()) == [MESSAGES // USERS] * USERS
    ends = [96, 48, 48, 48]
    expected = {f"visits/{place}": end for place, end in enumerate(ends)}
    assert estimator.position == expected and sum(ends) == MESSAGES


def test_a_kill_between_any_two_writes(
    tmp_path: Path, pattern: dict[str, Any], brokers: str
) -> None:
    def run(file: Path, source: NoiseSource) -> None:
        with MeanEstimator.open(file, PARAMS, source=source) as estimator:
            read(pattern, brokers, estimator, MESSAGES)

    sources = fresh()
    with boundaries() as none:
        run(tmp_path / "whole", sources())
    assert none.reached > 40
    for at in range(5, 40, 1 if DEEP else 6):
        folder, after = tmp_path / f"{at}", tmp_path / f"{at}-after"
        folder.mkdir()
        with killed(at, folder, after):
            run(folder / "a", sources())
        run(after / "a", sources())
        with MeanEstimator.open(after / "a", PARAMS, source=sources()) as estimator:
            check_whole(estimator)
        shutil.rmtree(folder)
        shutil.rmtree(after)


def test_a_process_that_is_killed_between_polls(tmp_path: Path, brokers: str) -> None:
    file, ended = tmp_path / "a", 0
    for more in (30, 90, MESSAGES):
        command = [sys.executable, "-c", CHILD, str(file), brokers, str(more)]
        ran = subprocess.run(
            command, cwd=ROOT / "tests", capture_output=True, text=True, timeout=120
        )
        assert ran.returncode == -signal.SIGKILL, ran.stderr
        with MeanEstimator.open(file, PARAMS) as estimator:
            assert estimator.t > ended
            ended = estimator.t
            assert sum(estimator.position.values()) == ended
    with MeanEstimator.open(file, PARAMS) as estimator:
        check_whole(estimator)


def test_the_order_of_arrival_is_that_of_the_consumer(
    tmp_path: Path, pattern: dict[str, Any], brokers: str
) -> None:
    """A run that was interrupted equals one that is told the same messages in the order of both."""
    seen: list[tuple[str, str]] = []

    class Noted(Consumer):
        def consume(self, *arguments: Any, **options: Any) -> Any:
            """The messages of the other class, which are noted."""
            found = super().consume(*arguments, **options)
            pairs = [(each.key() or b"", each.value() or b"") for each in found]
            seen.extend((user.decode(), value.decode()) for user, value in pairs)
            return found

    for total in (100, MESSAGES):
        with MeanEstimator.open(tmp_path / "a", PARAMS, source=Tied()) as estimator:
            read(pattern, brokers, estimator, total, Noted)
    whole = MeanEstimator(PARAMS, source=Tied())
    whole.observe_many(*zip(*seen, strict=True))
    assert estimator._engine.state() == whole._engine.state()


def test_a_message_without_a_user_is_met_again(tmp_path: Path, pattern: dict[str, Any]) -> None:
    with log([("", "1", 0)]) as brokers:
        for _ in range(2):
            with MeanEstimator.open(tmp_path / "a", PARAMS) as estimator:
                with pytest.raises(UserIdError):
                    read(pattern, brokers, estimator, 1)
                assert (estimator.position, estimator.t) == ({}, 0)
