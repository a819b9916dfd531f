"""--time: times with an explicit offset or numbers, which never go back; ties keep the file's order."""

import datetime
import io
from collections.abc import Sequence

import pytest

from cli.command import Run
from withhold.files.arrow import arrow
from withhold.files.clock import Clock, TimeError

BASE = ("--max-users", "9", "--max-samples", "9", "--epsilon", "1", "--mechanism", "full")
TIMED = (*BASE, "--time", "at")
pa, pq = arrow(), arrow("pyarrow.parquet")


def csv(*times: str) -> str:
    """A CSV file with these times."""
    return "user,at,value\n" + "".join(f"u{i},{time},1\n" for i, time in enumerate(times))


def jsonl(*times: str) -> str:
    """A JSON Lines file with these times, written as JSON."""
    return "".join(f'{{"user":"u{i}","at":{time},"value":1}}\n' for i, time in enumerate(times))


def parquet(times: object) -> bytes:
    """A Parquet file with these times."""
    size = len(times) if isinstance(times, Sequence) else len(list(times))  # type: ignore[call-overload] # an Arrow array
    sink = io.BytesIO()
    table = {"user": [f"u{i}" for i in range(size)], "at": times, "value": [1.0] * size}
    pq.write_table(pa.table(table), sink)
    return sink.getvalue()


ASCENDING = [
    ["2026-03-01T09:30:00Z"] * 3,
    ["2026-03-01T09:30:00+01:00", "2026-03-01T08:30:00Z", "2026-03-01T04:00:00-04:30"],
    ["2026-03-01T09:30:00Z", "2026-03-01 09:30:00.25z", "2026-03-01t09:30:00.5Z"],
    ["2026-03-01T09:30Z", "2026-03-01T09:30:00.000Z", "2026-03-01T09:30:00.00000000000001Z"],
    ["2016-12-31T23:59:59Z", "2016-12-31T23:59:60Z", "2017-01-01T00:00:00Z"],
    ["0001-01-01T00:00:00Z", "2024-02-29T00:00:00+0100", "9999-12-31T23:59:59-23"],
    ["-1e3", "0.1", "0.10", "12345678901234567890.5", "12345678901234567890.50001"],
]


@pytest.mark.parametrize("times", ASCENDING)
def test_times_that_do_not_go_back_change_nothing(run: Run, times: list[str]) -> None:
    plain = run(csv(*times), *BASE, "--quiet")
    timed = run(csv(*times), *TIMED, "--quiet")
    assert (timed.code, timed.err) == (0, "")
    assert timed.column("t") == plain.column("t")
    as_json = [time if times[0] == "-1e3" else f'"{time}"' for time in times]
    assert run(jsonl(*as_json), *TIMED, name="in.jsonl").code == 0


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("2026-03-01T09:30:00Z", "2026-03-01T09:29:59.999Z"),
        ("2026-03-01T09:30:00Z", "2026-03-01T10:29:59+01:00"),
        ("2026-03-01T09:30:00.5Z", "2026-03-01T09:30:00.49999999999999999999Z"),
        ("12345678901234567890.5", "12345678901234567890.4"),
    ],
)
@pytest.mark.parametrize("policy", ["refuse", "skip"])
def test_a_time_that_goes_back_stops_the_run(
    run: Run, first: str, second: str, policy: str
) -> None:
    """Also where bad rows are skipped: nobody knows which of the two rows is wrong."""
    ran = run(csv(first, second, first), *TIMED, "--on-bad-row", policy)
    assert ran.code == 1
    assert ran.column("t") == ["1"]
    assert "line 3, column 'at': the time is before that of an earlier row" in ran.err
    assert second not in ran.err
    assert "u1" not in ran.err


@pytest.mark.parametrize(
    ("time", "reason"),
    [
        ("2026-03-01T09:30:00", "the time has no UTC offset"),
        ("2026-03-01 09:30", "the time has no UTC offset"),
        ("2026-03-01", "the time has a date without a time of day"),
        ("2026-03-01Z", "the time has a date without a time of day"),
        ("2026-02-30T09:30:00Z", "the time has a date that does not exist"),
        ("2026-03-01T24:30:00Z", "the time has a time of day that does not exist"),
        ("2026-03-01T09:60:00Z", "the time has a time of day that does not exist"),
        ("2026-03-01T09:30:00+24:00", "the time has a UTC offset that does not exist"),
        ("01.03.2026", "the time is neither a number nor a date with time and offset"),
        ("2026-03-01T09:30:00 Europe/Berlin", "the time is neither a number"),
        ("nan", "the time is neither a number"),
        ("1e999", "the time is neither a number"),
        ("", "the time is empty"),
        ("17", "the time is of another kind than those before it"),
    ],
)
def test_what_is_no_time_is_a_bad_row(run: Run, time: str, reason: str) -> None:
    data = csv("2026-01-01T00:00:00Z", time, "2026-01-01T00:00:00Z")
    ran = run(data, *TIMED)
    assert ran.code == 1
    assert f"line 3, column 'at': {reason}" in ran.err
    assert ran.column("t") == ["1"]
    skipped = run(data, *TIMED, "--on-bad-row", "skip")
    assert skipped.code == 0
    assert skipped.column("t") == ["1", "2"]
    assert "1 bad ones were skipped" in skipped.err


def test_a_skipped_row_does_not_move_the_clock(run: Run) -> None:
    data = "user,at,value\na,1,1\nb,99,x\nc,2,1\n"
    assert run(data, *TIMED, "--on-bad-row", "skip").column("t") == ["1", "2"]


@pytest.mark.parametrize("time", ["null", "true", "[1]"])
def test_a_time_in_json_is_text_or_a_number(run: Run, time: str) -> None:
    ran = run(jsonl("1", time), *TIMED, name="in.jsonl")
    assert ran.code == 1
    assert "line 2, column 'at': the time must be text or a JSON number" in ran.err


def moments(*seconds: int) -> list[datetime.datetime]:
    return [datetime.datetime(2026, 1, 1) + datetime.timedelta(seconds=each) for each in seconds]


def test_times_in_parquet(run: Run) -> None:
    zone = pa.timestamp("us", tz="Europe/Berlin")
    for times, code, words in (
        (pa.array(moments(1, 1, 2), type=zone), 0, ""),
        (pa.array(moments(1, 3, 2), type=zone), 1, "row 3, column 'at': the time is before"),
        (pa.array([1, 1, 2]), 0, ""),
        (pa.array([1.5, 1.25]), 1, "row 2, column 'at': the time is before"),
        (
            pa.array(["2026-01-01T00:00:00Z", "2026-01-01T00:00:00"]),
            1,
            "row 2, column 'at': the time has no",
        ),
        (
            pa.array(moments(1, 2), type=pa.timestamp("us")),
            1,
            "column 'at': the timestamps have no time",
        ),
        (pa.array([datetime.date(2026, 1, 1)]), 1, "column 'at': times must be numbers, text"),
        (pa.array([1, None, 2]), 1, "row 2, column 'at': the time is missing"),
    ):
        ran = run(parquet(times), *TIMED, name="in.parquet")
        assert ran.code == code, words
        assert words in ran.err
    skipped = run(
        parquet(pa.array([1, None, 2, 0])), *TIMED, "--on-bad-row", "skip", name="in.parquet"
    )
    assert skipped.column("t") == ["1", "2"]
    assert "row 4, column 'at': the time is before" in skipped.err


def test_a_missing_column_of_times_is_named(run: Run) -> None:
    assert "line 1, column 'when'" in run(csv("1"), *BASE, "--time", "when").err
    assert "--user and --time name the same column" in run(csv("1"), *BASE, "--time", "user").err


def test_equal_texts_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    assert clock.read("2026-03-01T09:30:00,5Z") == clock.read("2026-03-01T09:30:00.50Z")
    first = clock.read("2026-03-01T09:30:00Z")
    monkeypatch.setattr("withhold.files.clock._instant", None)
    assert clock.read("2026-03-01T09:30:00Z") is first
    with pytest.raises(TimeError):
        clock.number("x")
