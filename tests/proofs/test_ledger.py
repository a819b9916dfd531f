"""The ledger: its shape, its sameness on every run, and what it notices."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from withhold_proofs import registry
from withhold_proofs.engine import run as engine
from withhold_proofs.engine.farkas_text import read as read_certificate
from withhold_proofs.engine.smtlib import digest
from withhold_proofs.engine.sources import fingerprint, used_by
from withhold_proofs.model import Axiom, Obligation, Status, Theorem
from withhold_proofs.registry import Registry, problems
from withhold_proofs.report import results
from withhold_proofs.report.graph import below, standings
from withhold_proofs.report.jsontext import dump
from withhold_proofs.report.summary import Run, assemble

SOME = ("node-absorbs-shift", "cost-is-paid", "exponential-mechanism")


@pytest.fixture(scope="module")
def run() -> Run:
    """A run over a small registry of its own."""
    whole = registry.collect(["paper.alignment"])
    chosen = tuple(each for each in whole.obligations if each.id.split("/")[1] in SOME)
    claimed = {name for each in chosen for name in each.mutants}
    small = Registry(
        chosen,
        tuple(each for each in whole.mutants if each.id in claimed),
        (Axiom("exponential-law", "", "exp(a) exp(b) = exp(a + b).", "Any textbook."),),
        (
            Theorem(
                "half",
                "thm:half",
                "A theorem.",
                ("alignment/cost-is-paid", "alignment/exponential-mechanism"),
                "all",
                "nothing",
            ),
        ),
    )
    outcomes = [engine.run(each) for each in chosen]
    outcomes += [engine.run(each, small.mutant(name)) for each in chosen for name in each.mutants]
    return assemble(small, chosen, outcomes, 1.0)


def test_the_ledger_fits_its_schema(run: Run) -> None:
    value = results.build(run)
    assert results.faults(value) == []
    assert tuple(value["farkas"].values()) == run.certified
    assert results.faults({**value, "date": "today"})
    entry = dict(value["obligations"][0])
    del entry["status"]
    assert results.faults({**value, "obligations": [entry]})


def test_what_was_written_is_found_again(run: Run, tmp_path: Path) -> None:
    results.write(run, tmp_path)
    assert results.drift(run, tmp_path, everything=True) == ()
    text = (tmp_path / "ledger.json").read_text()
    assert json.loads(text) == results.build(run) and dump(json.loads(text)) == text


def test_every_query_has_its_file_and_its_certificate_holds(run: Run, tmp_path: Path) -> None:
    value = results.write(run, tmp_path)
    texts = {digest(path.read_text()): path for path in tmp_path.rglob("*.smt2")}
    proofs = {digest(path.read_text()): path for path in tmp_path.rglob("*.farkas.json")}
    queries = [query for entry in value["obligations"] for query in entry["queries"]]
    assert {query["smt2_sha256"] for query in queries} == set(texts)
    assert {query["farkas_sha256"] for query in queries} - {""} == set(proofs)
    assert proofs
    for path in proofs.values():
        assert read_certificate(path.read_text()).valid()


def test_every_difference_is_drift(run: Run, tmp_path: Path) -> None:
    assert results.drift(run, tmp_path, everything=True) == ("there is no ledger",)
    value = results.write(run, tmp_path)
    path = sorted(tmp_path.rglob("*.smt2"))[0]
    text = path.read_text()
    path.write_text(text.replace("unsat", "sat"))
    name = path.relative_to(tmp_path).as_posix()
    assert results.drift(run, tmp_path, everything=True) == (f"{name} differs",)
    path.unlink()
    assert results.drift(run, tmp_path, everything=True) == (f"{name} is missing",)
    path.write_text(text)
    (tmp_path / "left-over.smt2").write_text("")
    found = results.drift(run, tmp_path, everything=True)
    assert found == ("left-over.smt2 belongs to nothing",)
    (tmp_path / "left-over.smt2").unlink()
    for part, words in (("status", "status differs"), ("sentence", "sentence differs")):
        changed = json.loads(json.dumps(value))
        changed["obligations"][0][part] = "BOUNDED"
        (tmp_path / "ledger.json").write_text(dump(changed))
        assert any(words in each for each in results.drift(run, tmp_path, everything=True))
    changed = json.loads(json.dumps(value))
    changed["obligations"][0]["queries"][0]["resources"] *= 1000
    (tmp_path / "ledger.json").write_text(dump(changed))
    (found_one,) = results.drift(run, tmp_path, everything=True)
    assert "instead of" in found_one


def test_deep_entries_stay_and_are_stale_with_their_specification(run: Run, tmp_path: Path) -> None:
    deep = replace(run.rows[0].obligation, deep=True)
    others = tuple(row.obligation for row in run.rows[1:])
    known = replace(run.registry, obligations=(deep, *others))
    results.write(Run(known, (replace(run.rows[0], obligation=deep), *run.rows[1:]), 1.0), tmp_path)
    later = Run(known, run.rows[1:], 1.0)
    assert not any(deep.id in each for each in results.drift(later, tmp_path, everything=True))
    results.write(later, tmp_path)
    kept = results.read(tmp_path)
    assert deep.id in [entry["id"] for entry in kept["obligations"]]
    assert kept["farkas"] == results.build(run)["farkas"]
    assert list((tmp_path / deep.id).glob("*.smt2"))
    for entry in kept["obligations"]:
        if entry["id"] == deep.id:
            entry["specification"]["sha256"] = "0" * 64
    (tmp_path / "ledger.json").write_text(dump(kept))
    found = results.drift(later, tmp_path, everything=True)
    assert any("run --deep" in each for each in found)


def test_the_sources_are_those_that_the_check_reaches() -> None:
    (cost,) = (
        each
        for each in registry.collect(["paper.alignment"]).obligations
        if each.id == "alignment/counter-cost"
    )
    sources = used_by(cost)
    names = {source.name for source in sources}
    assert {
        "withhold_spec.paper.binary:Counter.append",
        "withhold_spec.paper.binary:depth",
    } <= names
    assert "withhold_spec.paper.full:full_step" not in names
    changed = tuple(
        replace(source, text=source.text + "#") if source.name.endswith(":depth") else source
        for source in sources
    )
    assert fingerprint(changed) != fingerprint(sources)


def obligation(name: str, *assumptions: str, kind: str = "unbounded") -> Obligation:
    return Obligation(name, "", "A.", kind, "", "", None, assumptions=assumptions)


def theorem(name: str, *rests_on: str) -> Theorem:
    return Theorem(name, f"thm:{name}", "A.", rests_on, "", "")


def test_a_theorem_is_as_good_as_its_weakest_part() -> None:
    graph = Registry(
        (
            obligation("a", "c"),
            obligation("b"),
            obligation("c"),
            obligation("hand", kind="assumed"),
        ),
        (),
        (Axiom("axiom", "", "A.", "A."),),
        (theorem("one", "a", "b"), theorem("two", "one", "axiom", "hand"), theorem("none", "d")),
    )
    statuses = dict.fromkeys(("a", "b", "c"), Status.PROVED) | {"hand": Status.ASSUMED}
    assert below(graph, graph.theorems[1]) == ({"a", "b", "c", "hand"}, {"axiom"})
    some = replace(graph, theorems=graph.theorems[:2])
    one, two = standings(some, statuses)
    assert (one.checked, one.status, one.axioms) == (Status.PROVED, Status.PROVED, ())
    assert (two.checked, two.status) == (Status.PROVED, Status.ASSUMED)
    assert two.axioms == ("axiom", "hand")
    one, two = standings(some, {**statuses, "c": Status.BOUNDED})
    assert one.checked is two.checked is Status.BOUNDED
    assert one.weakest == ("c",)
    one, two = standings(some, {**statuses, "b": Status.UNKNOWN})
    assert two.status is Status.UNKNOWN
    one, two = standings(some, {"a": Status.PROVED})
    assert one.checked is one.status is None
    assert standings(graph, statuses)[2].checked is None
    with pytest.raises(KeyError):
        below(graph, graph.theorems[2])
    circle = replace(graph, theorems=(theorem("x", "y"), theorem("y", "x")))
    with pytest.raises(ValueError, match="rests on itself"):
        below(circle, circle.theorems[0])
    assert any("rests on itself" in each for each in problems(circle))


def test_a_run_prints_the_same_under_every_hash_seed() -> None:
    arguments = ["--json", "--jobs", "2", "alignment/node-absorbs-shift", "alignment/cost-is-paid"]
    printed = []
    for seed in ("0", "1"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        done = subprocess.run(
            [sys.executable, "-m", "withhold_proofs", *arguments],
            env=environment,
            check=True,
            capture_output=True,
            text=True,
        )
        value = json.loads(done.stdout)
        del value["seconds"]
        for entry in value["obligations"]:
            del entry["seconds"]
        printed.append(value)
    assert printed[0] == printed[1]
    assert all(entry["resources"] > 0 for entry in printed[0]["obligations"])
