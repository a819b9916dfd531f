"""The committed files are complete, have short names, and get the same answers from the solvers' own readers."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from support.examples import DEEP
from withhold_proofs.engine.cvc5_check import decide_again
from withhold_proofs.engine.farkas_text import read_all
from withhold_proofs.engine.jsontext import dump
from withhold_proofs.engine.smtlib import RESET, digest, query_text
from withhold_proofs.report import assurance, certificates, results

FOLDER = results.TOP / results.FOLDER
VALUE = results.read()
ENTRIES = {
    f"{entry['id']}.smt2": entry
    for entry in VALUE["obligations"]
    if entry["kind"] in certificates.COMMITTED and not entry["deep"] and entry["queries"]
}
"""The entries whose queries are committed, by the name of their file."""
LONG = {
    path
    for path, entry in ENTRIES.items()
    if sum(query["resources"] for query in entry["queries"]) > 2_000_000
}
"""Those that take z3 the longest. Only the deep run gives their text to its program; the proofs ask z3 itself."""
LIMIT = 50_000
"""cvc5's resource limit for queries that the proofs do not ask it: enough to read, and often to decide."""
Z3 = Path(sys.executable).with_name("z3")
CVC5 = shutil.which("cvc5")
"""cvc5's program. PyPI's cvc5 has none; then cvc5's own parser reads the file and runs its commands."""


def test_the_committed_queries_are_those_of_the_results() -> None:
    present = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.smt2")}
    assert present == set(ENTRIES) != set()
    for path, entry in ENTRIES.items():
        parts = (FOLDER / path).read_text(encoding="utf-8").split(RESET)
        for part, query in zip(parts, entry["queries"], strict=True):
            assert digest(query_text(part)) == query["smt2_sha256"], (path, query["name"])
            assert f"(set-logic {query['logic']})" in part.splitlines()
            assert f"(set-info :status {query['answer']})" in part.splitlines()


def test_paths_are_short_and_unique() -> None:
    paths = [f"{results.FOLDER}/{entry['id']}.smt2" for entry in VALUE["obligations"]]
    paths += [path.relative_to(results.TOP).as_posix() for path in FOLDER.rglob("*.json")]
    assert max(map(len, paths)) < 100
    assert max(Counter(path.lower() for path in paths).values()) == 1


def test_the_farkas_certificates_are_those_of_the_results_and_hold() -> None:
    """The checker of `engine.farkas` alone accepts them: no solver takes part."""
    hashes = {
        (entry["id"], query["name"]): query["farkas_sha256"]
        for entry in VALUE["obligations"]
        if not entry["deep"]
        for query in entry["queries"]
        if query["farkas_sha256"]
    }
    found = {}
    for path in FOLDER.rglob("*.farkas.json"):
        text = path.read_text(encoding="utf-8")
        name = path.relative_to(FOLDER).as_posix().removesuffix(".farkas.json")
        for query, certificate in read_all(text).items():
            assert certificate.valid(), (path, query)
        for query, value in json.loads(text).items():
            found[name, query] = digest(dump(value))
    assert found == hashes != {}


def test_the_pages_are_those_of_the_results() -> None:
    readme = (results.TOP / "README.md").read_text(encoding="utf-8")
    for name, text in assurance.pages(VALUE, readme).items():
        assert (results.TOP / name).read_text(encoding="utf-8") == text, name


def test_the_results_are_written_as_they_would_be_again() -> None:
    assert (results.TOP / results.NAME).read_text(encoding="utf-8") == dump(VALUE)


@pytest.mark.parametrize("path", [path for path in ENTRIES if DEEP or path not in LONG])
def test_the_z3_program_answers_as_expected(path: str) -> None:
    done = subprocess.run([Z3, FOLDER / path], capture_output=True, text=True, check=False)
    answers = [query["answer"] for query in ENTRIES[path]["queries"]]
    assert (done.stdout.split(), done.stderr) == (answers, "")


@pytest.mark.parametrize("path", ENTRIES)
def test_cvc5_answers_as_expected(path: str, capfd: pytest.CaptureFixture[str]) -> None:
    """Where the proofs did not ask cvc5, it may answer "unknown", but it must read the query."""
    queries = ENTRIES[path]["queries"]
    if CVC5 is None:
        parts = (FOLDER / path).read_text(encoding="utf-8").split(RESET)
        answers = [
            decide_again(part, **({} if query["cvc5"] else {"limit": LIMIT}))
            for part, query in zip(parts, queries, strict=True)
        ]
        assert capfd.readouterr() == ("", "")
    else:
        limit = 0 if all(query["cvc5"] for query in queries) else LIMIT
        command = [CVC5, f"--rlimit-per={limit}", str(FOLDER / path)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        answers = done.stdout.split()
        assert done.stderr == ""
    for answer, query in zip(answers, queries, strict=True):
        assert answer in ({query["answer"]} if query["cvc5"] else {query["answer"], "unknown"})
