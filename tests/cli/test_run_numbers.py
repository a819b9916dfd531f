"""What `withhold run` computes, with all noise zero: order, wide sums, blocks, limits."""

import io
import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from cli.command import Run
from withhold.files.arrow import arrow

pa, pq = arrow(), arrow("pyarrow.parquet")

BIG = ("--epsilon", "200", "--beta", "0.5")


def csv(*rows: str) -> str:
    """Return a CSV file with these rows."""
    return "\n".join(("user,value", *rows)) + "\n"


def parquet(users: Sequence[str], values: object) -> bytes:
    """Return a Parquet file."""
    sink = io.BytesIO()
    pq.write_table(pa.table({"user": users, "value": values}), sink)
    return sink.getvalue()


def limits(users: int, samples: int) -> tuple[str, ...]:
    """Return the flags for n and m, and for a mechanism that releases level by level."""
    bounds = ("--max-users", str(users), "--max-samples", str(samples))
    return (*bounds, "--mechanism", "full")


@pytest.mark.usefixtures("no_noise")
def test_the_order_of_rows_does_not_change_an_exact_sum(run: Run) -> None:
    arguments = (*limits(3, 1), "--epsilon", "1", "--grid", "10")
    first = run(csv("a,0.1", "b,0.2", "c,0.3"), *arguments)
    second = run(csv("c,0.3", "b,0.2", "a,0.1"), *arguments)
    assert (first.code, second.code) == (0, 0)
    assert first.rows[2] == second.rows[2] == ["3", "0.200000000000", first.rows[2][2], "6", "3"]


@pytest.mark.usefixtures("no_noise")
@pytest.mark.parametrize(("grid", "total"), [("65536", 39322), ("1", 0), ("1000", 600)])
def test_each_sample_is_rounded_once_to_the_grid(run: Run, grid: str, total: int) -> None:
    ran = run(csv("a,0.1", "b,0.2", "c,0.3"), *limits(3, 1), "--epsilon", "1", "--grid", grid)
    assert ran.column("sum")[-1] == str(total)


@pytest.mark.usefixtures("no_noise")
@pytest.mark.parametrize(
    ("kind", "largest", "values", "estimate"),
    [("uint8", 255, [0, 0, 0, 0, 200, 100], 50), ("int8", 127, [0, 0, 0, 0, 100, 100], 100 / 3)],
)
def test_sums_of_narrow_integers_do_not_wrap(
    run: Run, kind: str, largest: int, values: list[int], estimate: float
) -> None:
    data = parquet(["b", "b", "a", "a", "a", "a"], pa.array(values, getattr(pa, kind)()))
    domain = ("--lower", "0", "--upper", str(largest), "--grid", str(largest))
    ran = run(data, *limits(2, 4), *BIG, *domain, name="in.parquet")
    assert ran.code == 0
    assert ran.column("sum") == ["0", "0", "0", "0", "0", str(sum(values))]
    assert ran.column("total") == ["1", "2", "3", "4", "4", "6"]
    assert float(ran.column("estimate")[-1]) == pytest.approx(estimate, rel=1e-11)


@pytest.mark.usefixtures("no_noise")
def test_true_and_true_are_two(run: Run) -> None:
    data = parquet(["a", "b"], pa.array([True, True]))
    ran = run(data, *limits(2, 1), "--epsilon", "1", "--grid", "1", name="in.parquet")
    assert (ran.column("sum"), ran.column("estimate")) == (["1", "2"], ["1.000000000000"] * 2)


@pytest.mark.usefixtures("no_noise")
def test_blocks_end_at_powers_of_two_and_wait_while_their_level_does(run: Run) -> None:
    rows = [f"a,{value}" for value in (1, 1, 0, 0, 1, 1, 1, 1, 0)]
    ran = run(
        csv(*rows), *limits(1, 16), "--epsilon", "1", "--beta", "0.1", "--grid", "1", "--json"
    )
    assert ran.column("sum") == ["1", *["2"] * 8]
    assert ran.column("total") == ["1", *["2"] * 8]
    levels = json.loads(ran.err)["levels"]
    assert [(level["active"], level["buffered"]) for level in levels] == [
        *((True, 0), (True, 0)),
        *((False, 1), (False, 1), (False, 0)),
    ]


@pytest.mark.usefixtures("no_noise")
def test_samples_after_the_mth_are_ignored(run: Run) -> None:
    ran = run(
        csv("a,1", "a,1", "a,0", "b,0"), *limits(2, 2), "--epsilon", "1", "--grid", "1", "--json"
    )
    assert ran.code == 0
    assert ran.column("estimate") == [*["1.000000000000"] * 3, "0.666666666667"]
    summary = json.loads(ran.err)
    assert (summary["rows"], summary["users"], summary["ignored"]) == (4, 2, 1)


@pytest.mark.usefixtures("no_noise")
def test_another_user_than_declared_is_refused_or_ignored(run: Run) -> None:
    data = csv("a,1", "b,0", "c,1", "a,1")
    arguments = (*limits(2, 4), "--epsilon", "1", "--grid", "1")
    refused = run(data, *arguments)
    assert refused.code == 1
    assert refused.column("t") == ["1", "2"]
    assert "line 4, column 'user': " in refused.err
    assert "2 had come" in refused.err
    ignored = run(data, *arguments, "--extra-users", "ignore", "--json")
    assert ignored.code == 0
    assert ignored.column("sum") == ["1", "1", "1", "2"]
    summary = json.loads(ignored.err)
    assert (summary["users"], summary["ignored"]) == (2, 1)


@pytest.mark.usefixtures("no_noise")
@pytest.mark.parametrize(
    ("mechanism", "sums"),
    [
        ("naive", ["1", "2", "3"]),
        ("wishful", ["0", "2", "2"]),
        ("single", ["1", "2", "3"]),
        ("multiple", ["1", "2", "3"]),
        ("full", ["1", "2", "3"]),
    ],
)
def test_every_mechanism_runs(run: Run, mechanism: str, sums: list[str]) -> None:
    ran = run(
        csv("a,1", "a,1", "b,1"),
        *(*limits(2, 2), *BIG, "--grid", "1", "--mechanism", mechanism),
    )
    assert ran.code == 0
    assert ran.column("sum") == sums


@pytest.mark.usefixtures("no_noise")
def test_an_interrupted_block_is_refused_at_its_line(run: Run) -> None:
    ran = run(csv("a,1", "b,1"), *limits(2, 2), *BIG, "--mechanism", "wishful")
    assert ran.code == 1
    assert ran.column("t") == ["1"]
    assert "line 3, column 'user': the wishful mechanism needs" in ran.err


@pytest.mark.usefixtures("no_noise")
def test_a_passed_horizon_is_refused_at_its_line(run: Run) -> None:
    ran = run(
        csv("a,1", "b,1", "c,1"),
        *(*limits(3, 2), *BIG, "--mechanism", "naive", "--horizon", "2"),
    )
    assert ran.code == 1
    assert ran.column("t") == ["1", "2"]
    assert "line 4" in ran.err
    assert "line 4: more samples than the declared horizon of 2" in ran.err


@pytest.mark.usefixtures("no_noise")
def test_estimates_stay_in_the_range_and_are_never_minus_zero(run: Run) -> None:
    ran = run(
        csv("a,-5", "b,-0.0", "c,5e-324"), *limits(3, 1), *BIG, "--lower", "-0", "--upper", "2"
    )
    assert ran.column("estimate") == ["0.000000000000"] * 3


@pytest.mark.usefixtures("no_noise")
def test_a_large_exponent_is_clamped_at_once(run: Run) -> None:
    ran = run(csv("a,1e308", "b,-1e308", "c,1e-999999999999999999999"), *limits(3, 1), *BIG)
    assert ran.column("sum") == ["65536", "65536", "65536"]


@pytest.mark.usefixtures("no_noise")
@pytest.mark.parametrize(
    ("every", "times"),
    [("1", ["1", "2", "3", "4", "5"]), ("2", ["2", "4", "5"]), ("5", ["5"]), ("9", ["5"])],
)
def test_every_kth_row_and_the_last(
    run: Run, every: str, times: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("withhold.files.rows.CHUNK_ROWS", 2)
    ran = run(csv(*(f"u{i},1" for i in range(5))), *limits(5, 1), *BIG, "--every", every)
    assert ran.column("t") == times
    assert ran.column("total") == times


@pytest.mark.usefixtures("no_noise")
@pytest.mark.parametrize("chunk", [1, 2, 3, 100])
def test_chunks_do_not_change_what_is_released(
    run: Run, chunk: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("withhold.files.rows.CHUNK_ROWS", chunk)
    data = csv("a,1", "b,0", "a,0.5", "b,1", "a,1", "a,0", "c,1", "b,0.25")
    ran = run(data, *limits(2, 4), *BIG)
    assert ran.code == 1
    assert ran.column("total") == ["1", "2", "3", "4", "4", "6"]
    assert "line 8, column 'user'" in ran.err


def test_noise_is_drawn_afresh_for_each_run(run: Run) -> None:
    data = csv(*(f"u{i},1" for i in range(64)))
    arguments = (*limits(64, 1), "--epsilon", "1")
    # Equal sums in all 64 rows: less than 1e-100.
    assert run(data, *arguments).column("sum") != run(data, *arguments).column("sum")


@pytest.mark.usefixtures("no_noise")
def test_outputs_hold_the_same_rows_in_every_format(run: Run, tmp_path: Path) -> None:
    data = csv("a,1", "b,0")
    arguments = (*limits(2, 1), *BIG, "--grid", "1")
    rows = run(data, *arguments).rows
    lines = run(data, *arguments, "--output-format", "jsonl").out.splitlines()
    assert [json.loads(line) for line in lines] == [
        {
            "t": int(t),
            "estimate": float(estimate),
            "error": float(error),
            "sum": int(noisy),
            "total": int(total),
        }
        for t, estimate, error, noisy, total in rows
    ]
    path = tmp_path / "out.parquet"
    assert run(data, *arguments, "--output", str(path)).out == ""
    stored = pq.read_table(path).to_pylist()
    assert len(stored) == len(lines)
    for row, line in zip(stored, map(json.loads, lines), strict=True):
        assert row == pytest.approx(line, rel=1e-4), "Parquet has all digits"


@pytest.mark.usefixtures("no_noise")
def test_an_error_bar_without_bound(run: Run) -> None:
    arguments = (*limits(2, 2), *BIG, "--mechanism", "wishful", "--prior", "0.25")
    assert run(csv("a,1"), *arguments).rows == [["1", "0.250000000000", "inf", "0", "0"]]
    ran = run(csv("a,1"), *arguments, "--output-format", "jsonl")
    assert json.loads(ran.out)["error"] is None
    assert "No sample has been released yet" in ran.err
