"""`withhold run` and `withhold plan` with a share of epsilon for a final release."""

import json
from math import log

import pytest

from cli.command import Run
from cli.test_run_ledger import BASE, csv, in_turns
from withhold.cli import main

SHARE = ("--final-share", "1/2")


@pytest.mark.usefixtures("no_noise")
def test_it_is_made_at_the_end_of_the_input(run: Run) -> None:
    rows = [*in_turns(8, 4)[:-1], "u7,1"]
    ran = run(csv(*rows), *BASE, *SHARE, "--json")
    assert ran.code == 0
    summary = json.loads(ran.err)
    assert summary["final_share"] == "1/2"
    assert summary["final"] == {
        "estimate": sum(int(row[-1]) for row in rows) / 32,
        "error": pytest.approx(3 / 32),
        "sum": sum(int(row[-1]) for row in rows),
        "samples": 32,
        "sensitivity": 4,
        "scale": "1",
    }


@pytest.mark.usefixtures("no_noise")
def test_the_text_shows_it_beside_the_estimate(run: Run) -> None:
    ran = run(csv(*in_turns(8, 4)), *BASE, *SHARE)
    assert "final release  0.5 ± 0.0938" in ran.err
    last = "the mean of all 32 samples, as they count, is within 0.0938 of the final release, whatever users do."
    assert last in ran.err


def test_none_is_made_where_a_row_is_refused(run: Run) -> None:
    ran = run(csv(*in_turns(8, 2), "u1,x"), *BASE, *SHARE, "--json")
    assert ran.code == 1
    assert json.loads(ran.err.splitlines()[0])["final"] is None


def test_without_a_share_none_is_mentioned(run: Run) -> None:
    assert "final" not in run(csv(*in_turns(8, 4)), *BASE).err


@pytest.mark.parametrize(
    ("flags", "message"),
    [
        ((*SHARE, "--mechanism", "full"), "--final-share belongs to --mechanism ledger"),
        ((*SHARE, "--follow"), "--final-share needs an end"),
        ((*SHARE, "--finish"), "--finish belongs to --final-share with --state"),
        (("--final-share", "1"), "--final-share must be 0, or between 0 and 1, got '1'"),
        (("--final-share", "none"), "--final-share must be 0, or between 0 and 1, got 'none'"),
        ((*SHARE, "--weighting", "user"), "--final-share must be 0 if users are weighed equally"),
    ],
)
def test_flags_that_exclude_it_are_refused(run: Run, flags: tuple[str, ...], message: str) -> None:
    ran = run(csv("a,1"), *BASE, *flags)
    assert ran.code == 2
    assert message in ran.err
    assert not ran.out


def test_a_plan_shows_its_bar(capsys: pytest.CaptureFixture[str]) -> None:
    plan = ("plan", "--epsilon", "1", *SHARE, "--max-users", "100", "--max-samples", "8")
    assert main([*plan, "--json"]) == 0
    (*_, last) = json.loads(capsys.readouterr().out)["rows"]
    assert list(last["errors"]) == ["ledger"]
    assert last["final"] == pytest.approx(log(20) * 8 / (800 / 2), rel=1e-3)
    assert main([*plan]) == 0
    shown = capsys.readouterr().out
    assert "final" in shown.splitlines()[1]
    assert "holds whatever users do" in shown


def test_a_plan_by_counts_shows_it_with_the_most_samples(
    capsys: pytest.CaptureFixture[str],
) -> None:
    plan = ("plan", "--epsilon", "1", *SHARE, "--zipf", "50,1", "--samples", "2000", "--json")
    assert main([*plan]) == 0
    for row in json.loads(capsys.readouterr().out)["rows"]:
        expected = min(0.5, log(20) * row["most_samples"] * 2 / row["t"])
        assert row["known_horizon"]["final"] == pytest.approx(expected, rel=1e-3)


def test_a_plan_without_a_share_shows_the_bar_of_half_of_epsilon(
    capsys: pytest.CaptureFixture[str],
) -> None:
    plan = ("plan", "--epsilon", "1", "--max-users", "100", "--max-samples", "8", "--json")
    half, none = (
        [main([*plan, *more]), json.loads(capsys.readouterr().out)["rows"][-1]]
        for more in (SHARE, ())
    )
    assert half[0] == none[0] == 0
    assert half[1]["final"] == none[1]["final"]
    assert half[1]["errors"]["ledger"] > none[1]["errors"]["ledger"]
    assert len(none[1]["errors"]) > 1


@pytest.mark.parametrize("zero", ["0", "0.0", "0/7"])
def test_a_share_of_zero_is_none_however_it_is_written(
    zero: str, capsys: pytest.CaptureFixture[str]
) -> None:
    flags = ("--max-users", "9", "--max-samples", "9", "--mechanism", "full", "--json")
    assert main(["plan", "--epsilon", "1", "--final-share", zero, *flags]) == 0
    (*_, last) = json.loads(capsys.readouterr().out)["rows"]
    assert list(last["errors"]) == ["full"]


def test_a_plan_shows_no_other_mechanism_beside_it(capsys: pytest.CaptureFixture[str]) -> None:
    flags = ("--max-users", "9", "--max-samples", "9", "--mechanism", "full")
    assert main(["plan", "--epsilon", "1", *SHARE, *flags]) == 2
    assert "--final-share belongs to --mechanism ledger" in capsys.readouterr().err
