"""The examples run as their docstrings say."""

import subprocess
import sys
from pathlib import Path

import pytest

from support.pages import ROOT

WRONG_PORT = """
import json, sys
from withhold_vectors.implementation.port import reply
for line in sys.stdin:
    request = json.loads(line)
    wrong = {"id": request.get("id"), "error": "SampleError"}
    print(json.dumps(wrong if request.get("op") == "grid" else reply(request)), flush=True)
"""
POOR_PORT = """
import json, sys
from withhold_vectors.implementation.port import HELLO, reply
for line in sys.stdin:
    request = json.loads(line)
    poor = {**HELLO, "ops": [op for op in HELLO["ops"] if op != "grid"]}
    print(json.dumps(poor if request.get("op") == "hello" else reply(request)), flush=True)
"""


def example(name: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """An example, run as a script."""
    return subprocess.run(
        [sys.executable, str(ROOT / "examples" / name), *arguments],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def port(folder: Path, text: str) -> list[str]:
    """The command of a port with this text."""
    (folder / "port.py").write_text(text)
    return [sys.executable, str(folder / "port.py")]


def test_a_stream_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "visits.csv"
    rows = [f"u{t % 400},{20 + t % 7}" for t in range(4000)]
    path.write_text("\n".join(["user,value", *rows, ""]))
    result = example("stream_from_file.py", str(path), "500", "100", "1")
    assert result.returncode == 0, result.stderr
    *changes, last = result.stdout.splitlines()
    assert changes and all(" ± " in line for line in changes)
    assert last.startswith("4000 rows, epsilon spent: at most 0.")


def test_a_value_that_cannot_be_read_is_not_shown(tmp_path: Path) -> None:
    path = tmp_path / "visits.csv"
    path.write_text("user,value\na,secret\n")
    result = example("stream_from_file.py", str(path), "500", "100", "1")
    assert result.returncode == 1
    assert result.stderr == "line 2: the sample is not a finite real number\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [("user,value\na\n", "line 2: the sample"), ("\ufeffuser,value\n,1\n", "line 2: a user")],
)
def test_the_line_of_a_bad_row_is_named(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "visits.csv"
    path.write_text(text, encoding="utf-8")
    result = example("stream_from_file.py", str(path), "500", "100", "1")
    assert result.returncode == 1
    assert result.stderr.startswith(message)


def test_wrong_arguments_of_a_stream() -> None:
    assert "visits.csv" in example("stream_from_file.py").stderr
    result = example("stream_from_file.py", "nowhere.csv", "500", "100", "1")
    assert result.returncode == 1
    assert "nowhere.csv" in result.stderr


def test_the_package_passes_as_a_port() -> None:
    result = example("check_a_port.py")
    assert result.returncode == 0, result.stdout + result.stderr
    assert " 0 failed, 0 notImplemented" in result.stdout


def test_a_port_with_a_wrong_answer_fails(tmp_path: Path) -> None:
    result = example("check_a_port.py", *port(tmp_path, WRONG_PORT))
    assert result.returncode == 1
    (grid,) = [line for line in result.stdout.splitlines() if line.startswith("v5/grid.json")]
    assert " 0 failed" not in grid


def test_a_port_that_lacks_something_required_fails(tmp_path: Path) -> None:
    result = example("check_a_port.py", *port(tmp_path, POOR_PORT))
    assert result.returncode == 1
    (grid,) = [line for line in result.stdout.splitlines() if line.startswith("v5/grid.json")]
    assert " 0 failed" in grid and " 0 notImplemented" not in grid
