"""The README can be followed: its commands, its example and its tables are those of the program."""

import re
from pathlib import Path

import pytest

from support.pages import README, blocks, first_column, headings, text_of
from withhold import Release
from withhold.cli.commands import main
from withhold.files.writers import COLUMNS

MOST_WORDS = 1200
CHECKS = (
    'python -m pip install -q -e ".[dev]" && ruff check && mypy && python -m pytest -q -n 2'
    " && withhold prove --certificates check"
)
TEXT = text_of(README)
BEFORE_REFERENCE, REFERENCE = TEXT.split("\n## Reference\n")


def run_help(capsys: pytest.CaptureFixture[str]) -> str:
    """The output of `withhold run --help`."""
    assert main(["run", "--help"]) == 0
    return capsys.readouterr().out


def test_the_first_two_blocks_are_the_job_and_the_checks() -> None:
    """`.ci/run` runs these two as they are written."""
    job, checks, *_ = blocks(TEXT, "sh")
    assert checks.strip() == CHECKS
    install, prepare, run = (part.strip() for part in job.split("&&"))
    assert install.startswith("python -m pip install")
    assert prepare == "python -m withhold.flights flights.csv"
    assert run.startswith("withhold run flights.csv")
    assert "--output estimates.csv --plot estimates.png" in run


def test_it_is_short_enough_to_be_read() -> None:
    assert len(BEFORE_REFERENCE.split()) <= MOST_WORDS


def test_sections_are_in_the_order_of_a_first_reading() -> None:
    titles = [title for level, title in headings(TEXT) if level == 2]
    assert titles == [
        "Run it",
        "Check everything",
        "Your own file",
        "From Python",
        "When to trust the number",
        "When it is of no use",
        "What is proved",
        "Where to look",
        "Reference",
    ]


def test_generated_counts_have_their_place() -> None:
    begin, end = "<!-- proved: generated -->", "<!-- end of proved -->"
    assert BEFORE_REFERENCE.count(begin) == BEFORE_REFERENCE.count(end) == 1
    assert BEFORE_REFERENCE.split(begin)[1].split(end)[0].strip()


def test_every_flag_of_run_is_in_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    cells = first_column(REFERENCE, "flag")
    documented = {flag for cell in cells for flag in re.findall(r"--[\w-]+", cell)}
    exist = set(re.findall(r"^ +(?:-\w, )?(--[\w-]+)", run_help(capsys), re.MULTILINE))
    assert documented == exist - {"--help"}


def test_every_column_of_the_output_is_explained() -> None:
    cells = first_column(BEFORE_REFERENCE, "column")
    assert [name for cell in cells for name in re.findall(r"`(\w+)`", cell)] == list(COLUMNS)


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = blocks(TEXT, "python")
    assert len([line for line in example.splitlines() if line]) <= 10
    scope: dict[str, object] = {}
    exec(compile(example, README.name, "exec"), scope)
    release = scope["release"]
    assert isinstance(release, Release)
    assert release.total == 10_000
    assert re.fullmatch(r"\d+\.\d\d ± \d+\.\d\d\n", capsys.readouterr().out)


def test_your_own_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command of the section, on a file as it describes it."""
    (line,) = (block for block in blocks(TEXT, "sh") if "visits.csv" in block)
    rows = [f"u{t % 400},{t % 60}" for t in range(4000)]
    (tmp_path / "visits.csv").write_text("\n".join(["user,minutes", *rows, ""]))
    monkeypatch.chdir(tmp_path)
    assert main(line.split()[1:]) == 0
    header, *answers = (tmp_path / "means.csv").read_text().splitlines()
    assert header.split(",") == list(COLUMNS)
    assert len(answers) == len(rows)
    assert 0 <= float(answers[-1].split(",")[1]) <= 60
