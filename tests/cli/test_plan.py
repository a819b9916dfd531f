"""The planner: it reads only public numbers, and prints the error bars of a run."""

import json
import math
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from withhold import ASSUMPTION, MeanEstimator, Params
from withhold.cli import main
from withhold.cli.plan import error_after, ledger_errors
from withhold.cli.summary import WHY
from withhold.cli.walk import SAMPLES, fitted, in_turns, renumbered, walk, zipf
from withhold.core.records import Mechanism
from withhold.testing import ZeroTape

BASE = ("plan", "--max-users", "64", "--max-samples", "8", "--beta", "1/10")


def planned(capsys: pytest.CaptureFixture[str], *more: str) -> str:
    """Run the planner and return what it prints."""
    assert main([*BASE, *more]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


def test_one_line_for_each_epsilon_and_part_of_the_stream(
    capsys: pytest.CaptureFixture[str],
) -> None:
    lines = planned(capsys, "--epsilon", "1/2", "1e3").splitlines()
    assert lines[1].split() == [
        *("epsilon", "t", "samples"),
        *("ledger", "homogeneous", "final", "full", "multiple", "single", "wishful", "naive"),
    ]
    assert [line.split()[:3] for line in lines[2:10]] == [
        [epsilon, str(64 * samples), str(samples)]
        for epsilon in ("1/2", "1e3")
        for samples in (1, 2, 4, 8)
    ]
    assert lines[10].startswith("* half of the range or wider")


def test_json_holds_the_same_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(planned(capsys, "--epsilon", "100", "--mechanism", "full", "--json"))
    assert found["confidence"] == 0.95
    params = Params(64, 8, "100", "1/10", grid=1 << 16)
    assert [row["errors"] for row in found["rows"]] == [
        {"full": error_after("full", params, samples, 0.95)} for samples in (1, 2, 4, 8)
    ]


@pytest.mark.parametrize("mechanism", ["full", "multiple", "single", "wishful", "naive"])
@pytest.mark.parametrize("epsilon", ["1", "30", "3000"])
def test_a_run_to_which_all_contribute_equally_has_the_planned_error(
    mechanism: Mechanism, epsilon: str
) -> None:
    users, samples = 20, 8
    params = Params(users, samples, epsilon, "1/10", grid=1 << 16)
    in_turns = [user for _ in range(samples) for user in range(users)]
    arrivals = sorted(in_turns) if mechanism == "wishful" else in_turns
    estimator = MeanEstimator(params, mechanism, ZeroTape())
    for sample in range(1, samples + 1):
        estimator.observe_many(arrivals[(sample - 1) * users : sample * users], [0] * users)
        planned_error = error_after(mechanism, params, sample, 0.95)
        assert planned_error == pytest.approx(estimator.error_bar(), rel=1e-12)


@pytest.mark.parametrize("epsilon", ["1/3", "30"])
def test_the_ledger_mechanism_is_planned_by_walking_it_to_the_end(epsilon: str) -> None:
    users, samples = 40, 6
    params = Params(users, 2 * samples, epsilon, "1/10", grid=1 << 16)
    known = Params(users, 2 * samples, epsilon, "1/10", grid=1 << 16, horizon=users * samples)
    differ: list[float] = []
    alike: list[float] = []
    for samples_of in SAMPLES:
        values = samples_of(0, users * samples).tolist()
        for bars, homogeneous in ((differ, False), (alike, True)):
            estimator = MeanEstimator(replace(known, homogeneous=homogeneous), "ledger", ZeroTape())
            for turn in range(samples):
                estimator.observe_many(range(users), values[turn * users : (turn + 1) * users])
            bars.append(estimator.error_bar())
    assert ledger_errors(params, samples, 0.95)[:2] == (max(differ), max(alike))
    assert max(alike) <= max(differ) < 0.5


def test_a_stream_too_long_to_walk_is_said_to_be(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("withhold.cli.walk.LONGEST_WALK", 64 * 4)
    arguments = ("--epsilon", "100", "--mechanism", "ledger", "naive")
    lines = planned(capsys, *arguments).splitlines()
    assert ["?" in line for line in lines[2:6]] == [False, False, False, True]
    assert lines[-1] == "? more than 256 samples: too many to simulate ledger on them"
    found = json.loads(planned(capsys, *arguments, "--json"))
    assert [row["errors"]["ledger"] is None for row in found["rows"]] == [False] * 3 + [True]


def test_more_budget_and_more_samples_never_hurt_a_prior_mechanism() -> None:
    def errors(epsilon: str) -> Sequence[float]:
        params = Params(64, 8, epsilon, "1/10", grid=1 << 16)
        return [error_after("multiple", params, samples, 0.95) for samples in (1, 2, 4, 8)]

    low, high = errors("1"), errors("4")
    assert all(a > b for a, b in zip(low, high, strict=True))
    assert sorted(high, reverse=True) == high


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--epsilon", "0"], "--epsilon must be between 2**-32 and 2**32"),
        (["--epsilon", "1", "--confidence", "1"], "--confidence must be more than 0 and at most"),
        (["--epsilon", "1", "--confidence", "nan"], "--confidence must be more than 0"),
    ],
)
def test_a_bad_parameter_is_named_with_its_range(
    arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*BASE, *arguments]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(f"withhold plan: error: {named}")


ZIPF = ("plan", "--zipf", "50,1", "--samples", "2000")


def test_unequal_counts_are_planned_by_walking_a_law(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ZIPF, "--epsilon", "2", "8", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    users = zipf(50, 1.0, 2000)
    rows = iter(found["rows"])
    for epsilon in ("2", "8"):
        params = fitted(Params(1, 1, epsilon, "1/20", grid=1 << 16), users)
        ends = [250, 500, 1000, 2000]
        for known in walk(params, users, ends, 0.95, 2000):
            row = next(rows)
            assert row["epsilon"] == epsilon
            assert [row["t"], row["users"], row["most_samples"]] == [
                *(known.t, known.users, known.most)
            ]
            assert row["known_horizon"] == {
                "error": known.differ if math.isfinite(known.differ) else None,
                "error_is_wide": WHY.get(known.reason),
                "homogeneous": known.alike if math.isfinite(known.alike) else None,
                "final": known.final,
            }
    assert found["rows"][-1]["known_horizon"]["error"] is not None
    assert main([*ZIPF, "--epsilon", "8"]) == 0
    table = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in table[3:7]] == [
        ["8", shown] for shown in ("250", "500", "1,000", "2,000")
    ]


def test_a_wide_bar_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    """Below the least product of users and epsilon no epoch closes, and no bar can be narrow."""
    arguments = ["plan", "--zipf", "5,1", "--samples", "50", "--epsilon", "0.01", "100"]
    assert main(arguments) == 0
    printed = capsys.readouterr().out
    assert "At epsilon 0.01 the bar at the end is wide because no epoch has closed." in printed
    assert ASSUMPTION in " ".join(printed.split())


@pytest.mark.parametrize("kind", ["csv", "jsonl"])
def test_counts_are_those_of_a_user_column(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The values of the file are no numbers, and need not be: no other column is looked at."""
    users = [f"user {code % 30 if code % 3 else 0}" for code in range(900)]
    file = tmp_path / f"events.{kind}"
    lines = (
        ["who,value", *(f"{user},secret" for user in users)]
        if kind == "csv"
        else [json.dumps({"who": user, "value": "secret"}) for user in users]
    )
    file.write_text("\n".join(lines) + "\n")
    line = ["plan", "--epsilon", "4", "--counts", str(file), "--user", "who", "--json"]
    assert main(line) == 0
    (*_, last) = json.loads(capsys.readouterr().out)["rows"]
    codes = renumbered(np.array(users))
    params = fitted(Params(1, 1, "4", "1/20", grid=1 << 16), codes)
    (bars,) = walk(params, codes, [900], 0.95, 900)
    assert [last["t"], last["users"], last["most_samples"]] == [900, bars.users, bars.most]
    assert last["known_horizon"] == {
        "error": bars.differ,
        "error_is_wide": WHY.get(bars.reason),
        "homogeneous": bars.alike,
        "final": bars.final,
    }


def test_a_column_of_parquet_users_is_enough(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pyarrow = pytest.importorskip("pyarrow")
    parquet = pytest.importorskip("pyarrow.parquet")
    parquet.write_table(pyarrow.table({"who": [1, 2, 1, 3]}), tmp_path / "users.parquet")
    line = ["plan", "--epsilon", "4", "--counts", str(tmp_path / "users.parquet")]
    assert main([*line, "--user", "who", "--json"]) == 0
    (*_, last) = json.loads(capsys.readouterr().out)["rows"]
    assert [last["t"], last["users"], last["most_samples"]] == [4, 3, 2]


@pytest.mark.parametrize("grid", [1, 1 << 16])
def test_bars_of_a_walk_are_the_widest_of_runs_on_the_same_arrivals(grid: int) -> None:
    users = in_turns(60, 10)
    params = Params(60, 10, "2", "1/20", grid=grid, horizon=600)
    kinds = SAMPLES[:2] if grid == 1 else SAMPLES
    runs = [
        (values, MeanEstimator(replace(params, homogeneous=each), "ledger", ZeroTape()), each)
        for values in kinds
        for each in (False, True)
    ]
    walked = walk(params, users, [150, 600], 0.9, 600)
    for start, end in ((0, 150), (150, 600)):
        for values, estimator, _ in runs:
            estimator.observe_many(users[start:end], values(start, end))
        bars = next(walked)
        for shown, wanted in ((bars.differ, False), (bars.alike, True)):
            assert shown == max(each.error_bar(0.9) for _, each, alike in runs if alike is wanted)


def test_a_plan_covers_runs_on_samples_of_other_kinds(capsys: pytest.CaptureFixture[str]) -> None:
    """Where users are many, bars depend on the samples: fair coins alone had a bar a fifth as wide."""
    users, times = 1000, 100
    line = ["plan", "--epsilon", "1", "--max-users", "1000", "--max-samples", "100", "--mechanism"]
    assert main([*line, "ledger", "--json"]) == 0
    planned_bar = json.loads(capsys.readouterr().out)["rows"][-1]["errors"]["ledger"]
    random = np.random.default_rng(5)
    rare, near = random.random(users * times) < 0.1, random.beta(2, 8, users * times)
    for grid, samples in ((1, rare.astype(np.float64)), (1 << 16, near)):
        params = Params(users, times, 1, "1/20", grid=grid, horizon=users * times)
        estimator = MeanEstimator(params, "ledger", ZeroTape())
        estimator.observe_many(in_turns(users, times), samples)
        assert estimator.error_bar() <= 1.25 * planned_bar


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ([], "needs --max-users and --max-samples, or --counts, or --zipf"),
        (["--max-users", "3"], "needs --max-users and --max-samples"),
        (["--zipf", "50,1"], "--zipf and --samples belong together"),
        (["--samples", "50"], "--zipf and --samples belong together"),
        (["--zipf", "50", "--samples", "9"], "--zipf must be a number of users and an exponent"),
        (["--zipf", "50,-1", "--samples", "9"], "--zipf must be a number of users"),
        (["--zipf", "50,nan", "--samples", "9"], "--zipf must be a number of users"),
        (["--zipf", "0,1", "--samples", "9"], "--zipf must be an integer from 1"),
        (["--zipf", "5,1", "--samples", "0"], "--samples must be an integer from 1"),
        (["--zipf", "5,1", "--samples", "9", "--max-users", "5"], "--max-users and --max-samples"),
        (["--zipf", "5,1", "--samples", "9", "--mechanism", "full"], "belong to --mechanism"),
        (["--zipf", "5,1", "--samples", "9", "--user", "who"], "--user and --format belong to"),
        (["--zipf", "5,1", "--samples", "9", "--counts", "f.csv"], "exclude each other"),
        (["--counts", "file.csv"], "--counts needs --user"),
        (["--counts", "file", "--user", "who"], "the name of FILE does not tell its format"),
        (["--counts", "no.csv", "--user", "who"], "FILE cannot be read"),
    ],
)
def test_options_that_say_no_counts_are_refused(
    arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["plan", "--epsilon", "1", *arguments]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("withhold plan: error: ")
    assert named in printed.err


@pytest.mark.parametrize(
    ("text", "code", "named"),
    [
        ('who\na\n""\n', 1, "line 3, column 'who': the user id is empty"),
        ("name\na\n", 1, "line 1, column 'who': the header has no such column"),
        ("who\n", 2, "FILE has no rows"),
        ("who\n" + "a\n" * 9, 2, "FILE has more than 8 rows"),
    ],
)
def test_a_file_without_usable_counts_is_refused(
    text: str,
    code: int,
    named: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("withhold.cli.walk.LONGEST_WALK", 8)
    file = tmp_path / "events.csv"
    file.write_text(text)
    assert main(["plan", "--epsilon", "1", "--counts", str(file), "--user", "who"]) == code
    told = capsys.readouterr().err
    assert named in told
    assert str(file) in told or code == 2


@pytest.mark.parametrize("flags", [("--prior", "0.5"), ("--upper", "1e400"), ("--upper", "1e-301")])
def test_run_refuses_what_it_could_not_use_or_show(
    flags: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A prior that the ledger mechanism never reads, and ranges that no double can show."""
    stream = tmp_path / "stream.csv"
    stream.write_text("user,value\na,1\n")
    line = ["run", str(stream), "--user", "user", "--value", "value", "--epsilon", "1"]
    assert main([*line, "--max-users", "2", "--max-samples", "2", *flags]) == 2
    assert flags[0] in capsys.readouterr().err
