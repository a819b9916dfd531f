"""What `withhold run` refuses: where, in which column, with which exit code, after which rows."""

import os
from pathlib import Path

import pytest

from cli.command import Run

BASE = ("--max-users", "9", "--max-samples", "4", "--epsilon", "1", "--beta", "0.1")
TWO = "user,value\na,1\nb,0\n"


def but(flag: str, text: str) -> tuple[str, ...]:
    """Return good parameters with one of them changed."""
    return (*BASE, f"{flag}={text}")


@pytest.mark.parametrize(
    ("flag", "text", "allowed"),
    [
        *(("--epsilon", text, "2**-32 and 2**32") for text in ("0", "-1", "nan", "inf", "abc")),
        *(("--beta", text, "2**-64 and 1") for text in ("0", "-0.1", "1.5", "nan", "")),
        *(("--max-users", text, "from 1 to 2**62") for text in ("0", "-1", "2.5", "x", "9" * 50)),
        *(("--max-samples", text, "from 1 to 2**62") for text in ("0", "2.5", "1e3", "True")),
        *(("--grid", text, "from 1 to 2**32") for text in ("0", "4294967297", "0.5")),
        *(("--horizon", text, "from 1 to 2**62") for text in ("0", "-1", "1e3", "AUTO", "")),
        ("--lower", "1", "less than upper"),
        ("--lower", "nan", "a finite number"),
        ("--upper", "inf", "finite"),
        ("--upper", "0", "less than upper"),
        ("--prior", "2", "between lower and upper"),
        ("--every", "0", "from 1 to 2**62"),
        ("--confidence", "1", "more than 0 and at most 0.999999999"),
        ("--confidence", "0", "more than 0 and at most 0.999999999"),
        ("--lower", f"-0.{'1' * 2100}", "at most 2,000 digits"),
        ("--epsilon", f"{'1' * 2100}/{'1' * 2101}", "at most 2,000 digits"),
        ("--confidence", "1e-999999999", "more than 0 and at most 0.999999999"),
    ],
)
def test_a_bad_parameter_is_named_with_its_range(
    run: Run, tmp_path: Path, flag: str, text: str, allowed: str
) -> None:
    out, plot = tmp_path / "out.csv", tmp_path / "plot.png"
    ran = run(TWO, *but(flag, text), "--output", str(out), "--plot", str(plot))
    assert (ran.code, ran.out) == (2, "")
    assert flag.strip("-").replace("upper", "lower" if text == "0" else "upper") in ran.err
    assert allowed in ran.err
    assert [path.name for path in tmp_path.iterdir()] == ["in.csv"]


@pytest.mark.parametrize(("lower", "upper"), [("1", "0"), ("0", "0"), ("1/2", "0.5")])
def test_a_range_without_width_names_both_ends(run: Run, lower: str, upper: str) -> None:
    ran = run(TWO, *BASE, "--lower", lower, "--upper", upper)
    assert (ran.code, ran.out) == (2, "")
    assert "--lower must be less than upper" in ran.err


def test_parameters_are_checked_before_the_input_is_opened(
    capsys: pytest.CaptureFixture[str],
) -> None:
    from withhold.cli import main

    columns = ("--user", "user", "--value", "value")
    assert main(["run", "/no/such/file.csv", *columns, *but("--epsilon", "0")]) == 2
    assert "--epsilon" in capsys.readouterr().err
    assert main(["run", "/no/such/file.csv", *columns, *BASE]) == 2
    assert "FILE cannot be read: No such file or directory" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "data"),
    [
        (("--max-samples", "1"), TWO),
        (("--max-users", "1"), "user,value\na,1\n"),
        (("--beta", "1"), TWO),
        (("--epsilon", "1000000"), TWO),
        (("--max-users", "1", "--max-samples", "1", "--epsilon", "4294967296"), "user,value\na,1"),
        (("--max-users", "4611686018427387904", "--max-samples", "4611686018427387904"), TWO),
        (("--lower", "-1e3", "--upper", "-1/2"), TWO),
    ],
)
def test_legal_edges_run(run: Run, arguments: tuple[str, ...], data: str) -> None:
    ran = run(data, *BASE, *arguments)
    assert ran.code == 0
    assert ran.column("t") == [str(t + 1) for t in range(len(data.split()) - 1)]
    assert "nan" not in ran.out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--format", "parquet"), "Parquet cannot be read from standard input"),
        (("--mechanism", "full", "--horizon", "5"), "--horizon belongs to --mechanism ledger or"),
        (("--mechanism", "full", "--weighting", "user"), "--weighting belongs to --mechanism led"),
        (("--weighting", "equal"), "--weighting: invalid choice"),
        (("--weighting", "precision"), "--weighting: invalid choice"),
        (("--mechanism", "full", "--homogeneous"), "--homogeneous belongs to --mechanism ledger"),
        (("--prior", "0.5"), "--prior belongs to --mechanism multiple, single or wishful"),
        (("--output-format", "parquet"), "Parquet cannot be written to standard output"),
        (("--value", "user"), "--user and --value name the same column"),
        (("--mechanism", "ledger-of-mine"), "--mechanism: invalid choice"),
        (("--output", "/no/such/folder/out.csv"), "--output: no file can be written there"),
        (("--plot", "/no/such/folder/out.png"), "--plot: no file can be written there"),
        (("--eps", "1"), "unrecognized arguments"),
    ],
)
def test_usage_errors(run: Run, arguments: tuple[str, ...], message: str) -> None:
    ran = run("", *BASE, *arguments, name="-")
    assert (ran.code, ran.out) == (2, "")
    assert message in ran.err


def test_files_are_not_overwritten_by_mistake(run: Run, tmp_path: Path) -> None:
    link = tmp_path / "link.csv"
    os.symlink(tmp_path / "in.csv", link)
    ran = run(TWO, *BASE, "--output", str(link))
    assert (ran.code, (tmp_path / "in.csv").read_text()) == (2, TWO)
    assert "FILE and --output name the same file" in ran.err
    same = str(tmp_path / "same")
    assert "name the same file" in run(TWO, *BASE, "--output", same, "--plot", same).err


def test_an_unknown_extension_asks_for_the_format(run: Run) -> None:
    assert "add --format" in run(TWO, *BASE, name="in.txt").err
    assert run(TWO, *BASE, "--format", "csv", name="in.txt").code == 0


def test_parquet_sums_must_fit(run: Run, tmp_path: Path) -> None:
    many = ("--max-users", str(2**40), "--output", str(tmp_path / "out.parquet"))
    ran = run(TWO, *BASE, *many, "--max-samples", "64")
    assert ran.code == 2
    assert "--output-format csv or jsonl" in ran.err


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", "line 1, column 'user'"),
        ("a,1\nb,0\n", "line 1, column 'user'"),
        ("user,value,value\na,1,0\n", "line 1, column 'value'"),
    ],
)
def test_a_bad_header_leaves_no_output(run: Run, tmp_path: Path, text: str, place: str) -> None:
    ran = run(text, *BASE, "--output", str(tmp_path / "out.csv"))
    assert (ran.code, ran.out) == (1, "")
    assert place in ran.err
    assert not (tmp_path / "out.csv").exists()


@pytest.mark.parametrize(
    ("line", "place"),
    [
        ("secret-id", "line 3: "),
        ("secret-id,0,9", "line 3: "),
        (",0.123456", "line 3, column 'user'"),
        ("secret-id,0.123456x", "line 3, column 'value'"),
        ("secret-id,inf", "line 3, column 'value'"),
        ('"secret-id,1', "line 3: "),
    ],
)
def test_rows_before_a_refused_one_are_released_and_nothing_is_shown(
    run: Run, tmp_path: Path, line: str, place: str
) -> None:
    text = f"user,value\na,1\n{line}\nb,1\n"
    ran = run(text, *BASE)
    assert ran.code == 1
    assert ran.column("t") == ["1"]
    assert place in ran.err
    assert "spends epsilon again" in ran.err
    assert "secret-id" not in ran.err
    assert "123456" not in ran.err
    out = tmp_path / "out.csv"
    assert run(text, *BASE, "--output", str(out)).code == 1
    assert len(out.read_text().splitlines()) == 2


@pytest.mark.parametrize("second", ['{"user":"a","value":NaN}', '{"user":true,"value":1}', "x"])
def test_the_first_line_of_json_is_released_before_the_second_is_refused(
    run: Run, second: str
) -> None:
    ran = run('{"user":"ok","value":0}\n' + second + "\n", *BASE, name="in.jsonl")
    assert ran.code == 1
    assert ran.column("t") == ["1"]
    assert "line 2" in ran.err


def test_a_header_alone_gives_a_header_alone(run: Run) -> None:
    ran = run("user,value\n", *BASE)
    assert (ran.code, ran.out) == (0, "t,estimate,error,sum,total\n")


def test_no_lines_of_json_give_no_estimates(run: Run) -> None:
    assert run("", *BASE, name="in.jsonl").rows == []


def test_a_missing_package_is_named_before_anything_is_read(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    ran = run(b"no Parquet at all", *BASE, name="in.parquet")
    assert (ran.code, ran.out) == (2, "")
    assert "pip install 'withhold[files]'" in ran.err
    ran = run(b"no header", *BASE, "--output", str(tmp_path / "out.parquet"))
    assert (ran.code, ran.out) == (2, "")
    assert "pip install 'withhold[files]'" in ran.err
    monkeypatch.setitem(__import__("sys").modules, "matplotlib.figure", None)
    ran = run(TWO, *BASE, "--plot", str(tmp_path / "plot.png"))
    assert "pip install 'withhold[plots]'" in ran.err
