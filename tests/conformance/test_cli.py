"""`withhold vectors`: the runner on ports that are right, wrong, slow, dead or incomplete."""

from __future__ import annotations

import importlib.util
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from withhold_vectors.codec.values import Json
from withhold_vectors.implementation.port import reply, reply_to_line
from withhold_vectors.runner.port import Port
from withhold_vectors.runner.protocol import PortError
from withhold_vectors.runner.strictness import LINES

from withhold.cli import main

FOLDER = Path(__file__).parent / "withhold_vectors" / "data"
HELLO = """\
import json, os, sys, time
from withhold_vectors.implementation.port import reply
for line in sys.stdin:
    request = json.loads(line)
    if request["op"] == "hello":
        known = ["blocks", "sample", "replay", "accumulated"]
        print(json.dumps({"protocol": 1, "name": "port", "version": "0", "ops": known,
                          "mechanisms": ["full", "naive"], "samplers": ["choose"]}), flush=True)
        continue
    answer = reply(request)
    number = request["id"]
    BEHAVIOUR
    print(json.dumps(answer), flush=True)
"""

HANGING = """\
import json, sys, time
for line in sys.stdin:
    number = json.loads(line).get("id")
    if number is None:
        print(json.dumps({"protocol": 1, "name": "port", "version": "0", "ops": ["blocks"],
                          "mechanisms": [], "samplers": []}), flush=True)
        continue
    if number == 3:
        time.sleep(1000)
    print(json.dumps({"id": number, "notImplemented": "nothing is"}), flush=True)
"""
"""It imports very little, so that only the one reply is slow on a busy machine."""


@pytest.fixture
def run(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> Runner:
    """The runner, with a folder of its own."""
    return Runner(tmp_path, capfd)


class Runner:
    """Runs a port with a given behaviour; returns exit code, standard output and standard error."""

    def __init__(self, folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
        self.folder, self.capfd = folder, capfd

    def __call__(
        self, behaviour: str, *options: str, template: str = HELLO
    ) -> tuple[int, str, str]:
        port = self.folder / "port.py"
        port.write_text(template.replace("BEHAVIOUR", behaviour))
        return self.main("run", *options, "--", sys.executable, str(port))

    def main(self, *arguments: str) -> tuple[int, str, str]:
        code = main(["vectors", *arguments])
        out, err = self.capfd.readouterr()
        return code, out, err


def test_a_right_port_passes_what_it_claims(run: Runner) -> None:
    code, out, err = run("pass", "--only", "blocks.json", "--only", "params.json", "--json")
    report = json.loads(out)
    blocks, params = report["files"]
    assert (code, err, report["ok"], report["name"]) == (0, "", True, "port 0")
    assert (blocks["failed"], blocks["notImplemented"]) == (0, 0)
    assert blocks["passed"] > 50
    # a mechanism that does not exist is asked of every port; the operation "params" is not claimed
    assert (params["passed"], params["failed"]) == (4, 0)
    assert params["notImplemented"] > 50


def test_samplers_and_mechanisms_that_are_not_claimed_are_not_asked(run: Runner) -> None:
    code, out, _ = run("pass", "--only", "samplers.json", "--only", "single.json", "--json")
    samplers, single = json.loads(out)["files"]
    assert code == 0
    assert samplers["passed"] > 20
    assert samplers["notImplemented"] > 100
    assert (single["passed"], single["failed"]) == (0, 0)


def test_a_wrong_value_is_named_by_its_place(run: Runner) -> None:
    wrong = "if 'steps' in answer and len(answer['steps']) > 2: answer['steps'][2]['total'] += 1"
    code, out, _ = run(wrong, "--only", "naive.json")
    assert code == 1
    assert "naive.json:4 " in out
    assert "steps[2].total: expected 3, got 4" in out
    assert "[IgnoredSample PowersOfTwo]" in out
    assert "withhold vectors show FILE:NUMBER" in out


@pytest.mark.parametrize(
    ("behaviour", "expected"),
    [
        ("answer['more'] = 1", "more: not expected, got 1"),
        ("answer.pop('released')", "released: missing"),
        ("answer['id'] += 1", "the reply has the id 2"),
        ("if number == 3: sys.exit(7)", "the port ended with exit code 7"),
        ("if number == 3: answer = [1]", "the reply is not a JSON object"),
        ("if number == 3: print('debug'); ", "the reply is not a line of JSON"),
        ('if number == 3: print(\'{"id": 3, "id": 3}\')', "a key is repeated in one object: id"),
        ("if number == 3: os.close(1); time.sleep(8); sys.exit()", "the port closed its output"),
        (
            "if number == 3: answer = {'id': 3, 'fault': 'no such count'}",
            "the port reports a fault: no such count",
        ),
        (
            "if number == 3: answer = {'id': 3, 'error': 'SampleError'}",
            'is the error "SampleError"',
        ),
    ],
)
def test_a_bad_reply_fails_its_test(run: Runner, behaviour: str, expected: str) -> None:
    code, out, _ = run(behaviour, "--only", "blocks.json")
    assert code == 1
    assert expected in out


def test_a_port_that_ends_is_started_again(run: Runner) -> None:
    _, out, _ = run("if number == 3: sys.exit(7)", "--only", "blocks.json", "--json")
    (blocks,) = json.loads(out)["files"]
    assert blocks["failed"] == 1
    assert blocks["failures"][0]["tcId"] == 3


def test_nothing_is_asked_after_the_first_failure_if_one_is_enough(run: Runner) -> None:
    wrong = "if number == 3: answer['released'] = '7'"
    files = ("--only", "params.json", "--only", "blocks.json", "--only", "naive.json")
    code, out, _ = run(wrong, *files, "--fail-fast", "--json")
    counts = {file["path"]: (file["passed"], file["failed"]) for file in json.loads(out)["files"]}
    assert (code, counts) == (1, {"v5/blocks.json": (2, 1)})
    code, out, _ = run(wrong, *files, "--json")
    assert [file["failed"] for file in json.loads(out)["files"]] == [1, 1, 0]


def test_a_port_that_hangs_is_ended_and_the_others_tests_go_on(run: Runner) -> None:
    options = ("--only", "blocks.json", "--timeout", "8", "--json")
    code, out, _ = run("", *options, template=HANGING)
    (blocks,) = json.loads(out)["files"]
    assert (code, blocks["failed"], blocks["notImplemented"]) == (1, 1, 58)
    assert blocks["failures"][0]["detail"] == "no reply within 8 s"


def test_a_port_that_fails_always_is_not_started_for_ever(run: Runner) -> None:
    code, out, _ = run("sys.exit(1)", "--only", "blocks.json")
    assert code == 1
    assert "0 passed, 59 failed" in out


def test_a_single_thing_may_be_not_implemented(run: Runner) -> None:
    modest = "if number == 3: answer = {'id': 3, 'notImplemented': 'too wide'}"
    code, out, _ = run(modest, "--only", "blocks.json")
    assert code == 0
    assert "58 passed, 0 failed, 1 not implemented" in out


def test_a_differing_hash_is_traced_to_its_stream(run: Runner) -> None:
    wrong = (
        "if 'sha256' in answer and number < 35: answer['sha256'] = '0' * 64\n"
        "    if 'steps' in answer and len(answer['steps']) == 12: answer['steps'][-1]['spent'] = '9'"
    )
    code, out, _ = run(wrong, "--only", "accumulated.json")
    assert code == 1
    assert "the first stream that differs is 5: steps[11].spent: expected" in out


def test_a_junit_report_has_a_case_for_each_test(run: Runner, tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    behaviour = "if number == 3: answer['released'] = '7'"
    code, _, _ = run(behaviour, "--only", "blocks.json", "--junit", str(report))
    (suite,) = ElementTree.parse(report).getroot()
    assert code == 1
    assert (suite.get("tests"), suite.get("failures"), suite.get("skipped")) == ("59", "1", "0")
    (failure,) = suite.findall("testcase/failure")
    assert failure.get("message") == 'released: expected "2", got "7"'


def test_nothing_passed_is_no_success(run: Runner) -> None:
    code, out, _ = run("pass", "--only", "tree.json")
    assert code == 1
    assert "0 passed, 0 failed, 64 not implemented" in out


def test_usage_errors_and_failures_have_different_exit_codes(run: Runner, tmp_path: Path) -> None:
    assert run.main("run", "--vectors", str(FOLDER))[0] == 2
    assert run.main("run", "--vectors", str(tmp_path), "--", "true")[0] == 2
    assert run.main("run", "--vectors", str(FOLDER), "--", "/no/such/program")[0] == 2
    assert run.main("check", "--vectors", str(FOLDER), "--only", "nothing.json")[0] == 2
    assert run.main("check", "--vectors", str(FOLDER), "--", "true")[0] == 2
    code, _, err = run.main("run", "--vectors", str(FOLDER), "--", "true")
    assert code == 2
    assert "the port ended with exit code 0" in err
    assert run.main("neither")[0] == 2
    assert run.main("--help")[0] == 0


def test_write_starts_the_specification_and_imports_nothing_of_it(
    run: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[list[str]] = []

    def note(command: list[str], check: bool) -> subprocess.CompletedProcess[bytes]:
        started.append(command)
        return subprocess.CompletedProcess(command, 3)

    monkeypatch.setattr(subprocess, "run", note)
    assert run.main("write", "--vectors", "there", "--quick")[0] == 3
    assert started == [
        [sys.executable, "-m", "withhold_vectors.generator", "write", "there", "--quick"]
    ]
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    code, _, err = run.main("write")
    assert (code, "is not installed" in err) == (2, True)


def test_check_passes_and_notices_a_change(run: Runner, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(FOLDER, copy)
    code, out, _ = run.main("check", "--vectors", str(copy), "--only", "blocks.json")
    assert (code, "59 passed, 0 failed" in out) == (0, True)
    file = copy / "v5" / "blocks.json"
    file.write_text(file.read_text().replace('"released": "2"', '"released": "3"', 1))
    code, out, _ = run.main("check", "--vectors", str(copy), "--only", "v5/blocks.json")
    assert code == 1
    assert "its SHA-256 is not the one that the manifest states" in out
    assert 'released: expected "3", got "2"' in out


def test_a_manifest_of_another_major_version_is_refused(run: Runner, tmp_path: Path) -> None:
    manifest = json.loads((FOLDER / "MANIFEST.json").read_text())
    (tmp_path / "MANIFEST.json").write_text(json.dumps({**manifest, "version": "6.0.0"}))
    code, _, err = run.main("check", "--vectors", str(tmp_path))
    assert (code, "these are vectors 6.0.0" in err) == (2, True)


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf", "1e300", "1000001"])
def test_a_time_limit_that_no_timer_can_hold_is_refused(run: Runner, seconds: str) -> None:
    code, _, err = run.main("run", "--timeout", seconds, "--", "true")
    assert (code, "--timeout must be above 0 and at most 1000000 seconds" in err) == (2, True)


def test_a_deep_reply_may_take_ten_times_as_long(tmp_path: Path) -> None:
    port = tmp_path / "port.py"
    port.write_text(HANGING.replace("time.sleep(1000)", "time.sleep(6)"))
    slow = Port([sys.executable, str(port)], 4.0)
    try:
        with pytest.raises(PortError, match="no reply within 4 s"):
            slow.ask({"id": 3})
        assert slow.ask({"id": 3}, deep=True) == {"notImplemented": "nothing is"}
    finally:
        slow.close()


def test_a_deep_file_alone_needs_deep(run: Runner) -> None:
    code, _, err = run.main("check", "--only", "accumulated-deep.json")
    assert code == 2
    assert "v5/accumulated-deep.json takes minutes and runs only with --deep" in err


def test_reports_hold_any_characters_of_a_port(run: Runner, tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    strange = "a\\x00b\\x1b[31m\\ud800\\ufffe\\U0001f600<&>"
    behaviour = (
        f"if number == 3: answer = {{'id': 3, 'fault': '{strange}'}}\n"
        f"    if number == 4: answer = {{'id': 4, 'notImplemented': '{strange}'}}\n"
        f"    if number == 5: answer['block'] = '{strange}'"
    )
    template = HELLO.replace('"name": "port"', f'"name": "{strange}"')
    options = ("--only", "blocks.json", "--junit", str(report))
    code, out, _ = run(behaviour, *options, template=template)
    assert code == 1
    shown = r"a\x00b\x1b[31m\ud800\ufffe" + "\U0001f600<&>"
    assert out.startswith(f"{shown} 0:\n")
    assert f"the port reports a fault: {shown}" in out
    (suite,) = ElementTree.parse(report).getroot()
    texts = [found.get("message") for found in suite.iter() if found.get("message")]
    assert texts[0] == f"the port reports a fault: {shown}"
    assert texts[1] == shown
    assert len(texts) == 3


def test_a_test_is_shown_by_file_and_number(run: Runner) -> None:
    code, out, _ = run.main("show", "blocks.json:3")
    shown = json.loads(out)
    assert (code, shown["file"], shown["tcId"], shown["result"]) == (
        0,
        "v5/blocks.json",
        3,
        "valid",
    )
    assert shown["request"] == {"id": 3, "op": "blocks", "count": "3"}
    assert shown["expected"] == {"block": None, "released": "2"}
    assert run.main("show", "v5/blocks.json:3")[1] == out
    for wrong in ("blocks.json", "blocks.json:0", "blocks.json:60", "none.json:1", "blocks.json:x"):
        code, out, err = run.main("show", wrong)
        assert (code, out) == (2, "")
        assert "error: " in err


def test_a_profile_asks_what_it_needs_and_all_of_it(run: Runner) -> None:
    """The port claims the mechanism, but not all operations and samplers of the profile."""
    code, out, _ = run("pass", "--profile", "full", "--only", "blocks.json", "--only", "tree.json")
    assert code == 1
    assert "blocks.json  59 passed, 0 failed, 0 not implemented" in out
    assert "tree.json    0 passed, 64 failed, 0 not implemented" in out
    assert "the port does not claim it" in out
    code, out, _ = run("pass", "--profile", "full", "--only", "single.json", "--json")
    assert json.loads(out)["files"] == []
    modest = "if number == 3: answer = {'id': 3, 'notImplemented': 'too wide'}"
    code, out, _ = run(modest, "--profile", "full", "--only", "blocks.json")
    assert (code, "58 passed, 1 failed" in out, "too wide" in out) == (1, True, True)
    code, _, err = run("pass", "--profile", "nothing")
    assert (
        code,
        "there are: ledger, ledger-final, ledger-any-policy, ledger-vectors, full" in err,
    ) == (2, True)


def test_results_are_counted_by_flag(run: Runner) -> None:
    wrong = "if number == 3: answer['released'] = '7'"
    _, out, _ = run(wrong, "--only", "blocks.json", "--flags")
    assert re.search(r"^  BlockBounds +58 passed, 1 failed, 0 not implemented$", out, re.MULTILINE)
    _, out, _ = run(wrong, "--only", "blocks.json", "--only", "tree.json", "--json")
    flags = json.loads(out)["flags"]
    assert flags["BlockBounds"] == {"passed": 58, "failed": 1, "notImplemented": 0}
    assert flags["NodesRead"]["notImplemented"] > 20


SKIPPING = HELLO.replace(
    "answer = reply(request)",
    "answer = reply({key: v for key, v in request.items() if key != 'unknownKey'})",
)
"""A port that skips an unknown key at the top, and refuses others."""


def test_a_port_that_skips_unknown_keys_fails(run: Runner) -> None:
    options = ("--profile", "full", "--json")
    _, out, _ = run("pass", *options, template=SKIPPING)
    (unknown,) = (file for file in json.loads(out)["files"] if file["path"] == "unknown keys")
    assert {failure["comment"] for failure in unknown["failures"]} == {
        "an unknown key in blocks",
        "an unknown key in replay",
        "an unknown key in sample choose",
        "an unknown key in accumulated",
    }
    assert "the reply must be a fault; its keys are: " in unknown["failures"][0]["detail"]
    assert unknown["passed"] >= 4


def test_a_port_must_answer_a_line_that_is_no_request(run: Runner) -> None:
    """With a fault whose id is null, as the implementation does; a port that ends has failed."""
    options = ("--profile", "ledger-any-policy", "--json")
    _, out, _ = run("pass", *options)
    (ended,) = (file for file in json.loads(out)["files"] if file["path"] == "malformed lines")
    assert {failure["comment"] for failure in ended["failures"]} >= {"words", "a list"}
    answers = HELLO.replace(
        "request = json.loads(line)",
        """try:
        request = dict(json.loads(line))
    except (ValueError, TypeError):
        print(json.dumps({"id": NUMBER, "fault": "no request"}), flush=True)
        continue""",
    )
    for number, failed in (("None", 0), ("1", ended["failed"])):
        _, out, _ = run("pass", *options, template=answers.replace("NUMBER", number))
        (lines,) = (file for file in json.loads(out)["files"] if file["path"] == "malformed lines")
        assert lines["failed"] == failed
    assert (ended["failed"], ended["passed"]) == (len(LINES), 0)
    for _, line in LINES:
        answer = reply_to_line(line.decode())
        assert set(answer) == {"id", "fault"}
        assert answer["id"] is None


def test_the_folder_of_the_vectors_is_printed(run: Runner, tmp_path: Path) -> None:
    assert run.main("path")[:2] == (0, f"{FOLDER}\n")
    assert run.main("path", "--vectors", str(tmp_path))[0] == 2


def test_the_implementation_as_a_port_reports_what_it_does_not_understand() -> None:
    good: Json = {"id": 7, "op": "blocks", "count": "3"}
    assert reply(good) == {"id": 7, "released": "2", "block": None}
    assert reply({**good, "size": "2"}) == {
        "id": 7,
        "fault": "the operation blocks has no key size",
    }
    assert reply({"id": 7, "op": "block"}) == {"id": 7, "fault": "there is no operation 'block'"}
    assert "count" in str(reply({"id": 7, "op": "blocks"})["fault"])
    assert reply_to_line("{")["id"] is None
    assert reply_to_line("[]") == {"id": None, "fault": "the line is not a JSON object"}
    assert "repeated" in str(reply_to_line('{"id": 1, "id": 2, "op": "blocks"}')["fault"])
