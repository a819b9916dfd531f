"""The planner: it reads only public numbers, and prints the error bars of a run."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from withhold import MeanEstimator, Params
from withhold.cli import main
from withhold.cli.plan import error_after
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
        *("ledger", "full", "multiple", "single", "wishful", "naive"),
    ]
    assert [line.split()[:3] for line in lines[2:10]] == [
        [epsilon, str(64 * samples), str(samples)]
        for epsilon in ("1/2", "1e3")
        for samples in (1, 2, 4, 8)
    ]
    assert lines[10].startswith("* wider than half of the range")


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
    estimator = MeanEstimator(known, "ledger", ZeroTape())
    for turn in range(samples):
        estimator.observe_many(range(users), [(user + turn) % 2 for user in range(users)])
    planned_error = error_after("ledger", params, samples, 0.95)
    assert planned_error == estimator.error_bar() < 0.5


def test_a_stream_too_long_to_walk_is_said_to_be(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("withhold.cli.plan.LONGEST_WALK", 64 * 4)
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
