"""`withhold run` with its default mechanism: epochs, the horizon, and the summary."""

import json
from pathlib import Path

import pytest

from cli.command import Ran, Run
from withhold import ASSUMPTION
from withhold.cli.numbers import rounded_up
from withhold.cli.summary import HOMOGENEOUS
from withhold.files.arrow import arrow

pa, pq = arrow(), arrow("pyarrow.parquet")

BASE = ("--max-users", "8", "--max-samples", "4", "--epsilon", "8", "--grid", "1")


def csv(*rows: str) -> str:
    """Return a CSV file with these rows."""
    return "\n".join(("user,value", *rows)) + "\n"


def in_turns(users: int, samples: int) -> list[str]:
    """Return the rows of a stream of zeros and ones in turn."""
    return [f"u{user},{(user + turn) % 2}" for turn in range(samples) for user in range(users)]


def ledger(ran: Ran) -> dict[str, object]:
    """Return what a JSON summary says about the ledger."""
    summary = json.loads(ran.err)
    assert summary["levels"] == []
    found: dict[str, object] = summary["ledger"]
    return found


@pytest.mark.usefixtures("no_noise")
def test_the_estimate_holds_between_epochs_and_is_their_quotient(run: Run) -> None:
    ran = run(csv(*in_turns(8, 4)), *BASE)
    totals = [int(text) for text in ran.column("total")]
    assert ran.code == 0
    assert sorted(totals) == totals
    assert 3 <= len(set(totals)) < 16
    for estimate, noisy, total in zip(
        ran.column("estimate"), ran.column("sum"), totals, strict=True
    ):
        assert float(estimate) == (int(noisy) / total if total else 0.5)
    changes = [t for t, total in enumerate(totals, 1) if total == t]
    assert len(changes) == len(set(totals) - {0})  # an epoch releases everything withheld


@pytest.mark.usefixtures("no_noise")
@pytest.mark.parametrize("chunk", [1, 3, 32])
def test_chunks_do_not_change_what_is_released(
    run: Run, chunk: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = run(csv(*in_turns(8, 4)), *BASE)
    monkeypatch.setattr("withhold.files.rows.CHUNK_ROWS", chunk)
    assert run(csv(*in_turns(8, 4)), *BASE).out == whole.out


@pytest.mark.usefixtures("no_noise")
def test_the_summary_speaks_of_epochs_and_not_of_levels(run: Run) -> None:
    ran = run(csv(*in_turns(8, 4), "u0,1"), *BASE, "--horizon", "32")
    lines = ran.err.splitlines()
    assert lines[:3] == [
        "rows           33 (1 ignored)",
        "users          8 of at most 8",
        "mechanism      ledger",
    ]
    assert lines[3].endswith(" closed, weighted by sample")
    assert lines[4:7] == [
        "samples        32 in the estimate, 0 withheld",
        "horizon        32 samples, reached",
        "epsilon spent  8 of 8 by the user who has spent most",
    ]
    assert (
        lines[7]
        == "values         each counts as the nearest of 2 evenly spaced numbers from 0 to 1"
    )
    assert lines[8].startswith("estimate       0.5")
    assert lines[9].startswith("With 95% confidence the mean of all samples so far is within ")
    assert "levels" not in "".join(lines[:9])


@pytest.mark.usefixtures("no_noise")
def test_the_summary_says_what_the_error_bar_assumes(run: Run) -> None:
    """With --homogeneous it is narrower and assumes more."""
    data, horizon = csv(*in_turns(8, 4)), ("--horizon", "32")
    errors = []
    for flags, assumed in (((), ASSUMPTION), (("--homogeneous",), HOMOGENEOUS)):
        ran = run(data, *BASE, *horizon, *flags, "--json")
        summary = json.loads(ran.err)
        assert f"{summary['error']:.4e}" == ran.column("error")[-1]
        assert ledger(ran)["homogeneous"] == bool(flags)
        assert ledger(ran)["error_assumes"] == assumed
        text = f"is within {rounded_up(summary['error'])} of the estimate. This assumes: {assumed}"
        assert text in run(data, *BASE, *horizon, *flags).err
        errors.append(summary["error"])
    assert 0 < errors[1] < errors[0]


@pytest.mark.usefixtures("no_noise")
def test_the_summary_says_that_releases_contradict_homogeneous_users(run: Run) -> None:
    """One user sends half of all samples, and only 0; all others send only 1."""
    rows = [f"u{t % 2 and 1 + t // 2 % 11},{t % 2}" for t in range(224)]
    sizes = ("--max-users", "12", "--max-samples", "112", "--epsilon", "20", "--horizon", "224")
    flags = (*BASE, *sizes)
    told = [ledger(run(csv(*rows), *flags, *more, "--json")) for more in ((), ("--homogeneous",))]
    assert [each["error_assumes"] for each in told] == [ASSUMPTION, ASSUMPTION]
    assert told[1]["error_is_wide"] == "the releases contradict that users do not differ"
    assert told[0]["error_is_wide"] != told[1]["error_is_wide"]


@pytest.mark.usefixtures("no_noise")
def test_the_summary_names_what_is_estimated(run: Run) -> None:
    data, horizon = csv(*in_turns(8, 4)), ("--horizon", "32")
    err = run(data, *BASE, *horizon, "--weighting", "user").err
    assert "With 95% confidence the mean over users of their means so far is within " in err


@pytest.mark.usefixtures("no_noise")
def test_the_summary_says_why_a_bar_is_wide(run: Run) -> None:
    none = run(csv("u0,1"), *BASE, "--json")
    assert ledger(none)["error_is_wide"] == "no epoch has closed"
    # one user sends most samples, and her share of the noise hides whether she differs
    heavy = [f"u{i},{i % 2}" for i in range(8)] + ["u0,1"] * 24
    flags = ("--max-samples", "25", "--epsilon", "4", "--horizon", "32")
    why = "users with many samples could not be told from the others at this epsilon"
    assert ledger(run(csv(*heavy), *BASE, *flags, "--json"))["error_is_wide"] == why
    assert f"The bar is wide: {why}." in run(csv(*heavy), *BASE, *flags).err
    assert ledger(run(csv(*in_turns(8, 4)), *BASE, "--json"))["error_is_wide"] is None


@pytest.mark.usefixtures("no_noise")
def test_an_account_is_shown_rounded_up(run: Run) -> None:
    ran = run(csv(*in_turns(8, 2)), *BASE, "--epsilon", "80/9", "--json")
    spent = json.loads(ran.err)["spent"]
    text = run(csv(*in_turns(8, 2)), *BASE, "--epsilon", "80/9").err
    (line,) = [line for line in text.splitlines() if line.startswith("epsilon spent")]
    numerator, denominator = map(int, spent.split("/"))
    shown = line.split()[2]
    assert line.endswith(f"{shown} of 80/9 by the user who has spent most")
    assert 0 <= float(shown) - numerator / denominator < 1.1e-6


@pytest.mark.usefixtures("no_noise")
def test_the_json_summary_counts_epochs_and_what_waits(run: Run) -> None:
    rows = in_turns(8, 4)
    ran = run(csv(*rows[:22]), *BASE, "--json", "--weighting", "user")
    waiting = 22 - int(ran.column("total")[-1])
    epochs = len(set(ran.column("total")) - {"0"})
    assert waiting > 0
    assert ledger(ran) == {
        "weighting": "user",
        "homogeneous": False,
        "error_assumes": ASSUMPTION,
        "error_is_wide": None,
        "horizon": None,
        "epochs": epochs,
        "samples": 22,
        "waiting": waiting,
    }
    assert json.loads(run(csv(*rows), *BASE, "--mechanism", "full", "--json").err)["ledger"] is None


@pytest.mark.parametrize(
    ("epsilon", "horizon", "reason"),
    [
        ("1/2", (), "reach 8: so far 2, and 4 is the most that --max-users and --epsilon permit."),
        ("1", (), "reach 8: so far 4."),
        ("1/9", ("--horizon", "9"), "reach 8, or 1 at the horizon: so far 0.444, and 0.889 is the"),
        ("1/8", ("--horizon", "9"), "reach 8, or 1 at the horizon: so far 0.5."),
        ("2", (), "Budget limits grow with the stream, and are not yet enough"),
    ],
)
def test_it_is_said_why_nothing_could_be_released(
    run: Run, epsilon: str, horizon: tuple[str, ...], reason: str
) -> None:
    ran = run(csv(*in_turns(4, 1)), *BASE, "--epsilon", epsilon, *horizon)
    assert ran.rows == [[str(t), "0.500000000000", "5.0000e-01", "0", "0"] for t in range(1, 5)]
    assert "estimate       0.5 ± 0.5\nNo sample has been released yet" in ran.err
    assert reason in ran.err


@pytest.mark.usefixtures("no_noise")
def test_a_wide_error_bar_is_not_blamed_on_the_papers_constants(run: Run) -> None:
    ran = run(csv(*in_turns(8, 1)), *BASE, "--epsilon", "1/8", "--horizon", "8")
    assert ran.column("total")[-1] == "8"
    assert "At this size the estimate says nothing: its error bar is half of the range" in ran.err
    assert "paper" not in ran.err


@pytest.mark.usefixtures("no_noise")
def test_the_rows_of_a_file_can_be_its_horizon(run: Run) -> None:
    data = csv(*in_turns(8, 4))
    given = run(data, *BASE, "--horizon", "32")
    counted = run(data, *BASE, "--horizon", "auto")
    assert counted == given
    longer = "--max-samples", "9"  # otherwise the bounds determine the horizon
    assert run(data, *BASE, *longer, "--horizon", "auto").out != run(data, *BASE, *longer).out


@pytest.mark.usefixtures("no_noise")
def test_only_samples_that_count_are_counted(run: Run) -> None:
    """Two of u0's samples do not count, nor do those of the extra users: 30 of 36 rows do."""
    rows = [*in_turns(7, 4), "u0,1", "x,1", "u0,0", "y,1", "x,1", "y,0", "z,1", "z,1"]
    more = ("--extra-users", "ignore", "--json")
    ran = run(csv(*rows), *BASE, "--horizon", "auto", *more)
    assert ran == run(csv(*rows), *BASE, "--horizon", "30", *more)
    assert (ledger(ran)["horizon"], ledger(ran)["samples"]) == (30, 30)
    assert ran.column("total")[-1] == "30"


@pytest.mark.usefixtures("no_noise")
def test_naive_may_have_its_samples_counted_too(run: Run) -> None:
    data = csv(*in_turns(8, 2))
    naive = ("--mechanism", "naive")
    counted = run(data, *BASE, *naive, "--horizon", "auto")
    assert counted == run(data, *BASE, *naive, "--horizon", "16")
    assert counted.code == 0


@pytest.mark.usefixtures("no_noise")
@pytest.mark.parametrize("name", ["in.parquet", "in.jsonl"])
def test_samples_of_every_format_are_counted(run: Run, name: str, tmp_path: Path) -> None:
    columns = [row.split(",") for row in in_turns(8, 4)]
    table = pa.table({"user": [u for u, _ in columns], "value": [int(v) for _, v in columns]})
    path = tmp_path / "source"
    pq.write_table(table, path)
    lines = "".join(f'{{"user":"{user}","value":{value}}}\n' for user, value in columns)
    data = path.read_bytes() if name == "in.parquet" else lines
    ran = run(data, *BASE, "--horizon", "auto", name=name)
    assert ran == run(csv(*in_turns(8, 4)), *BASE, "--horizon", "32")


@pytest.mark.parametrize(
    ("line", "place"),
    [
        ("u3,x", "line 10, column 'value': the value is not a decimal number"),
        ("u3", "line 10: 1 field"),
        (
            "nine,1",
            "line 10, column 'user': a new user came, and 8 had come, the most that was declared",
        ),
    ],
)
def test_a_count_that_meets_a_bad_row_releases_nothing(
    run: Run, tmp_path: Path, line: str, place: str
) -> None:
    out = tmp_path / "out.csv"
    data = csv(*in_turns(8, 1), line, *in_turns(8, 1))
    ran = run(data, *BASE, "--horizon", "auto", "--output", str(out))
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("withhold run: error: ")
    assert f"in.csv: {place}" in ran.err.splitlines()[0]
    assert ran.err.endswith("Nothing has been released.\n")
    assert not out.exists()


def test_a_file_without_rows_has_no_horizon(run: Run) -> None:
    ran = run("user,value\n", *BASE, "--horizon", "auto", "--json")
    assert (ran.code, ran.rows, ledger(ran)["horizon"]) == (0, [], None)


def test_the_picture_begins_before_the_first_epoch(run: Run, tmp_path: Path) -> None:
    ran = run(csv(*in_turns(8, 4)), *BASE, "--plot", str(tmp_path / "plot.png"))
    assert ran.code == 0
    assert (tmp_path / "plot.png").read_bytes().startswith(b"\x89PNG")
