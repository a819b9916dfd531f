"""The command: exit codes, reports for people and for machines."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from withhold_proofs.cli import main

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
    assert case.get("classname") == "withhold_proofs.paper.alignment"
    assert {each.get("name") for each in case.iter("property")} >= {"status", "resources"}

    assert json.loads(sarif.read_text())["runs"][0]["results"] == []
    written = sorted(path.relative_to(texts).as_posix() for path in texts.rglob("*.*"))
    assert written == [
        "alignment/node-absorbs-shift/node-of-one-element.farkas.json",
        "alignment/node-absorbs-shift/node-of-one-element.smt2",
        "alignment/node-absorbs-shift/node-of-two-elements.farkas.json",
        "alignment/node-absorbs-shift/node-of-two-elements.smt2",
        "alignment/cost-is-paid/shifts-over-scale.smt2",
    ]


def test_all_negative_control_obligations_turn_the_exit_code(
    tmp_path: Path, capsys: Capture
) -> None:
    junit, sarif = tmp_path / "j.xml", tmp_path / "s.sarif"
    arguments = ["--negative-control", "--kill-after", "3", "--json", "--junit", str(junit)]
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
    assert "planted.py" in (failure.findtext("error") or "")


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("negative-control/cubes", 3),
        ("negative-control/contradiction", 1),
        ("negative-control/blind", 1),
    ],
)
def test_each_kind_of_failure_has_its_exit_code(name: str, code: int, capsys: Capture) -> None:
    assert main(["--negative-control", name, "--jobs", "1"]) == code
    assert f"exit {code}: " in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [
        ["no/such-obligation"],
        ["--jobs", "0"],
        ["--no-such-option"],
        ["--certificates", "write", *PROVED],
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
        "alignment/cell-absorbs-shift: Noise that hides",
        "half-paid: A scale is taken to pay when it pays for half.",
        "refutation uses: a",
        ", the scale pays",
        "spec/withhold_spec/invariants.py:",
        "return sensitivity * uses <= share * scale",
    ):
        assert words in printed


def test_explain_shows_a_counterexample(capsys: Capture) -> None:
    assert (
        main(["--negative-control", "--explain", "negative-control/false-lemma", "--jobs", "1"])
        == 1
    )
    printed = capsys.readouterr().out
    assert "Counterexample:" in printed and "r = 0" in printed


def test_list_names_everything(capsys: Capture) -> None:
    assert main(["list"]) == 0
    table = capsys.readouterr().out
    assert main(["list", "--json"]) == 0
    inventory: dict[str, Any] = json.loads(capsys.readouterr().out)
    for entry in inventory["obligations"]:
        assert entry["id"] in table
    assert PROVED[0] in [entry["id"] for entry in inventory["obligations"]]
    assert inventory["mutants"]["half-paid"] == ["alignment/cost-is-paid"]


def test_help_lists_the_exit_codes_and_hides_what_is_negative_control(capsys: Capture) -> None:
    assert main(["--help"]) == 0
    printed = capsys.readouterr().out
    assert "4 the committed certificates" in " ".join(printed.split())
    assert "planted" not in printed
