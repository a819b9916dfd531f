"""The command: exit codes, reports for people and for machines."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
import z3

from withhold_proofs import registry
from withhold_proofs.cli import main
from withhold_proofs.engine import run as engine
from withhold_proofs.paper.alignment import node_absorbs_shift
from withhold_proofs.report import listing
from withhold_proofs.report import text as report
from withhold_proofs.report.summary import assemble

PROVED = ["alignment/node-absorbs-shift", "alignment/cost-is-paid"]

Capture = pytest.CaptureFixture[str]


def test_what_is_proved_as_expected_ends_with_0(tmp_path: Path, capsys: Capture) -> None:
    junit, sarif, texts = tmp_path / "j.xml", tmp_path / "s.sarif", tmp_path / "smt2"
    outputs = ["--junit", str(junit), "--sarif", str(sarif), "--smt2", str(texts)]
    assert main([*PROVED, "--jobs", "2", *outputs]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("z3 5.4.1.0, cvc5 1.4.2, Python 3.")
    assert "2 obligations: 2 PROVED" in printed
    assert "mutants refuted: 3 of 3" in printed
    assert "certified by the exact Farkas checker: 1 of 1 linear ones" in printed
    assert printed.rstrip().splitlines()[-1].startswith("exit 0: as expected")

    suite = ElementTree.parse(junit).getroot().find("testsuite")
    assert suite is not None
    assert [suite.get(key) for key in ("tests", "failures", "errors")] == ["5", "0", "0"]
    case = suite.find("testcase")
    assert case is not None
    assert case.get("classname") == "withhold_proofs.alignment"
    assert {each.get("name") for each in case.iter("property")} >= {"status", "resources"}

    assert json.loads(sarif.read_text())["runs"][0]["results"] == []
    written = sorted(path.relative_to(texts).as_posix() for path in texts.rglob("*.*"))
    assert written == [
        "alignment/cost-is-paid.smt2",
        "alignment/node-absorbs-shift.farkas.json",
        "alignment/node-absorbs-shift.smt2",
    ]
    text = (texts / "alignment/node-absorbs-shift.smt2").read_text()
    assert text.count("(check-sat)") == len(list(node_absorbs_shift(z3.Context()))) > 1


def test_all_negative_control_obligations_turn_the_exit_code(
    tmp_path: Path, capsys: Capture
) -> None:
    junit, sarif = tmp_path / "j.xml", tmp_path / "s.sarif"
    arguments = ["--negative-controls", "--kill-after", "3", "--json", "--junit", str(junit)]
    assert main([*arguments, "--sarif", str(sarif)]) == 1
    printed: dict[str, Any] = json.loads(capsys.readouterr().out)
    statuses = {entry["id"]: entry["status"] for entry in printed["obligations"]}
    assert statuses == {
        "negative-control/contradiction": "VACUOUS",
        "negative-control/cubes": "UNKNOWN",
        "negative-control/false-lemma": "REFUTED",
        "negative-control/endless": "UNKNOWN",
        "negative-control/failing": "UNKNOWN",
        "negative-control/float-literal": "UNKNOWN",
        "negative-control/integer-quotient": "UNKNOWN",
        "negative-control/blind": "PROVED",
    }
    (endless,) = (
        each for each in printed["obligations"] if each["id"] == "negative-control/endless"
    )
    assert endless["detail"] == "killed: no answer within 3 s"
    assert printed["mutants"] == {"refuted": 0, "total": 1}
    assert printed["exit"] == 1

    suite = ElementTree.parse(junit).getroot().find("testsuite")
    assert suite is not None
    assert [suite.get(key) for key in ("tests", "failures", "errors")] == ["9", "3", "5"]
    results = json.loads(sarif.read_text())["runs"][0]["results"]
    assert len(results) == 8
    assert all(each["partialFingerprints"] and each["locations"] for each in results)
    (failure,) = (each for each in suite.iter("testcase") if each.get("name") == "failing")
    assert "negative_controls.py" in (failure.findtext("error") or "")


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("negative-control/cubes", 3),
        ("negative-control/contradiction", 1),
        ("negative-control/blind", 1),
    ],
)
def test_each_kind_of_failure_has_its_exit_code(name: str, code: int, capsys: Capture) -> None:
    assert main(["--negative-controls", name, "--jobs", "1"]) == code
    assert f"exit {code}: " in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [
        ["no/such-obligation"],
        ["--jobs", "0"],
        ["--no-such-option"],
        ["--certificates", "write", "--negative-controls"],
        ["--explain", "no/such-obligation"],
        ["--explain", PROVED[0], PROVED[1]],
    ],
)
def test_usage_ends_with_2(arguments: list[str], capsys: Capture) -> None:
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == "" and captured.err != ""


def test_explain_shows_statement_text_and_core(capsys: Capture) -> None:
    assert main(["--explain", PROVED[1], "--jobs", "1"]) == 0
    printed = capsys.readouterr().out
    for words in (
        "paper:    eq:fullnoise",
        "status:   PROVED",
        "alignment/node-absorbs-shift: Noise that hides",
        "half-paid: A noise scale pays if it pays for half.",
        "refutation uses: a",
        ", the scale pays",
        "spec/withhold_spec/properties/paper.py:",
        "return sensitivity * uses <= share * scale",
    ):
        assert words in printed


def test_explain_shows_a_counterexample(capsys: Capture) -> None:
    assert (
        main(["--negative-controls", "--explain", "negative-control/false-lemma", "--jobs", "1"])
        == 1
    )
    printed = capsys.readouterr().out
    assert "Counterexample:" in printed and "r = 0" in printed


def test_list_names_everything(capsys: Capture) -> None:
    assert main(["list"]) == 0
    table = capsys.readouterr().out
    assert main(["list", "--json"]) == 0
    inventory: dict[str, Any] = json.loads(capsys.readouterr().out)
    lines = table.splitlines()
    for entry in inventory["obligations"]:
        (line,) = (each for each in lines if each.split("\t")[0].split(" ")[0] == entry["id"])
        assert entry["expect"] in line.split("\t")
    assert PROVED[0] in [entry["id"] for entry in inventory["obligations"]]
    assert inventory["mutants"]["half-paid"] == ["alignment/cost-is-paid"]


def test_help_lists_the_exit_codes_and_hides_negative_controls(capsys: Capture) -> None:
    assert main(["--help"]) == 0
    printed = capsys.readouterr().out
    assert "4 the committed certificates" in " ".join(printed.split())
    assert "negative" not in printed


@pytest.mark.parametrize("width", [60, 80, 120])
def test_tables_fit_the_terminal(width: int) -> None:
    known = registry.load()
    (proved,) = known.select([PROVED[0]], deep=False)
    run = assemble(known, [proved], [engine.run(proved)], 1.0)
    for text in (listing.text(known, width), report.text(run, width)):
        assert max(map(len, text.splitlines())) <= width
        assert "\t" not in text
    assert "Noise that hides" in report.text(run, width)


def listed(stdout: int) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "withhold_proofs", "list"],
        stdout=stdout,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )


def test_a_full_disk_is_one_line_and_no_traceback() -> None:
    with Path("/dev/full").open("w") as full:
        done = listed(full.fileno())
    assert (done.returncode, done.stderr) == (
        2,
        "withhold prove: error: No space left on device\n",
    )


def test_a_closed_pipe_is_one_line_and_no_traceback() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = listed(writing)
    finally:
        os.close(writing)
    assert (done.returncode, done.stderr) == (2, "withhold prove: error: Broken pipe\n")


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path, capsys: Capture) -> None:
    missing = tmp_path / "missing" / "j.xml"
    assert main([PROVED[0], "--jobs", "1", "--junit", str(missing)]) == 2
    assert capsys.readouterr().err == (
        f"withhold prove: error: {missing}: No such file or directory\n"
    )
