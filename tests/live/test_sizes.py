"""What is written, and when, tells nothing about values and noise: it follows from arrivals and releases.

Two runs have the same arrivals, other values, and noise that makes their releases equal. They must write
the same number of bytes to the same places, in the same order.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support.durable import Event, stream
from support.examples import USUAL
from withhold import MeanEstimator, Params
from withhold.core.errors import StateDamagedError
from withhold.core.records import Mechanism
from withhold.durable import codec, disk, keeper
from withhold.testing import Tape, replay

Noise = dict[tuple[int, int], int]
CHOICES = dict.fromkeys(range(20), 0)


@contextmanager
def noted_writes() -> Iterator[list[object]]:
    """Notes every write: the statement or offset, and how long the bytes are."""
    found: list[object] = []
    carry_out, write = disk.execute, disk.write_at

    def execute(
        connection: sqlite3.Connection, statement: str, values: tuple[object, ...] = ()
    ) -> sqlite3.Cursor:
        found.append((statement, *(len(v) if isinstance(v, bytes) else v for v in values)))
        return carry_out(connection, statement, values)

    def write_at(file: int, data: bytes, offset: int) -> None:
        found.append((offset, len(data)))
        write(file, data, offset)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(disk, "execute", execute)
        patch.setattr(disk, "write_at", write_at)
        yield found


def sums_of(mechanism: Mechanism, params: Params, events: Sequence[Event], noise: Noise) -> Noise:
    """The noise-free sum of every node."""
    steps = replay(mechanism, params, events, Tape(noise, CHOICES))
    return {(each.counter, each.node): each.sum for step in steps for each in step.written}


def writes_of(
    folder: Path, mechanism: Mechanism, params: Params, events: Sequence[Event], noise: Noise
) -> tuple[list[object], list[object]]:
    """All writes of a run, and its releases."""
    folder.mkdir()
    releases: list[object] = []
    with noted_writes() as found:
        for start in range(0, len(events), 100):
            part = events[start : start + 100]
            source = Tape(noise, CHOICES)
            with MeanEstimator.open(folder / "a", params, mechanism, source) as estimator:
                releases += estimator.observe_many(*zip(*part[:40], strict=True))
                releases += estimator.observe_many(*zip(*part[40:80], strict=True))
                releases += [estimator.observe(*event) for event in part[80:]]
    return found, releases


NUMBERS = st.one_of(
    st.lists(st.integers(-(1 << 62), 1 << 62), min_size=1),
    st.lists(st.integers(1 - (1 << 127), (1 << 127) - 1), min_size=1),
    st.lists(st.integers(-(1 << 300), 1 << 300), min_size=1),
)


@settings(max_examples=USUAL)
@given(st.lists(st.tuples(st.text("lmr 0123456789"), NUMBERS)))
def test_draws_are_read_as_they_were_written(draws: list[tuple[str, list[int]]]) -> None:
    """With the same types as before, and with 16 bytes for each that is below 2**127."""
    written = [(address, codec.packed(numbers)) for address, numbers in draws]
    data = [codec.draw_bytes(address, numbers) for address, numbers in written]
    found = list(codec.draws_of(b"".join(data)))
    for (address, numbers), part, again in zip(written, data, found, strict=True):
        assert again[0] == address
        assert again[1].tolist() == numbers.tolist()
        assert again[1].dtype == numbers.dtype
        if all(abs(number) < 1 << 127 for number in numbers):
            assert len(part) == len(codec.draw_bytes(address, numbers * 0))
    for place in range(1, len(data[0]) if data else 0):
        with pytest.raises(StateDamagedError):
            list(codec.draws_of(data[0][:place]))


@pytest.mark.parametrize("mechanism", ["ledger", "full", "multiple", "naive"])
@pytest.mark.parametrize("large", [1, 1 << 40])
def test_values_and_noise_change_no_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mechanism: Mechanism, large: int
) -> None:
    """The columns have many parts here, and journals become snapshots often; noise is small or large."""
    monkeypatch.setattr(codec, "CHUNK", 4)
    monkeypatch.setattr(keeper, "JOURNAL", 2000)
    params, events = stream(30, 300)
    if mechanism == "full":
        params = Params(30, 10, 90, 1, grid=4)
    low = [(user, 0) for user, _ in events]
    noise = {
        place: (place[1] * 37 % 11 - 5) * large for place in sums_of(mechanism, params, low, {})
    }
    sums = sums_of(mechanism, params, low, noise)
    wanted = {place: sums[place] + noise[place] for place in sums}
    given: Noise = {}
    before: Noise | None = None
    while given != before:  # what an epoch contributes follows from earlier releases
        sums = sums_of(mechanism, params, events, given)
        before, given = given, {place: wanted.get(place, 0) - sums[place] for place in sums}
    first = writes_of(tmp_path / "low", mechanism, params, low, noise)
    second = writes_of(tmp_path / "others", mechanism, params, events, given)
    assert given != noise
    assert first[1] == second[1], "the releases must be equal"
    assert first[0] == second[0]
    assert any("chunk" in str(write) for write in first[0])
