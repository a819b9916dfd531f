"""results.json and the certificates: their shape, their sameness, and every difference found."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from zipfile import ZipFile

import pytest

from withhold_proofs import registry
from withhold_proofs.engine import run as engine
from withhold_proofs.engine.farkas_text import read_all
from withhold_proofs.engine.jsontext import dump
from withhold_proofs.engine.smtlib import RESET, digest, query_text
from withhold_proofs.engine.sources import fingerprint, used_by
from withhold_proofs.model import Axiom, Obligation, Status, Theorem
from withhold_proofs.registry import Registry, problems
from withhold_proofs.report import assurance, certificates, results
from withhold_proofs.report.graph import below, standings
from withhold_proofs.report.summary import Run, assemble
from withhold_proofs.theorems.kernel import DISCHARGED, KERNEL_PROVES

SOME = tuple(
    f"alignment/{name}" for name in ("node-absorbs-shift", "cost-is-paid", "exponential-mechanism")
)


@pytest.fixture(scope="module")
def run() -> Run:
    """A run over a small registry of its own."""
    whole = registry.load()
    chosen = tuple(each for each in whole.obligations if each.id in SOME)
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
    outcomes += [
        engine.run(each, small.mutant(name), ask_all=True)
        for each in chosen
        for name in each.mutants
    ]
    return assemble(small, chosen, outcomes, 1.0)


@pytest.fixture
def top(tmp_path: Path) -> Path:
    """An empty checkout."""
    (tmp_path / "README.md").write_text(f"before\n{assurance.BEGIN}\n{assurance.END}\nafter\n")
    (tmp_path / "docs").mkdir()
    return tmp_path


def drift(run: Run, top: Path) -> tuple[str, ...]:
    return certificates.drift(run, everything=True, top=top)


def test_the_results_fit_their_schema(run: Run) -> None:
    value = results.build(run)
    assert results.faults(value) == []
    assert results.certified(value["obligations"]) == (1, 1)
    assert results.faults({**value, "date": "today"})
    entry = dict(value["obligations"][0])
    del entry["status"]
    assert results.faults({**value, "obligations": [entry]})


def test_what_was_written_is_found_again(run: Run, top: Path) -> None:
    certificates.write(run, top)
    assert drift(run, top) == ()
    text = (top / results.NAME).read_text()
    assert json.loads(text) == results.build(run) and dump(json.loads(text)) == text
    first = {path: path.read_bytes() for path in top.rglob("*.*")}
    certificates.write(run, top)
    assert {path: path.read_bytes() for path in top.rglob("*.*")} == first


def test_every_query_has_its_file_and_its_certificate_holds(run: Run, top: Path) -> None:
    certificates.write(run, top)
    folder = top / results.FOLDER
    entries = results.read(top)["obligations"]
    queries = [query for entry in entries for query in entry["queries"]]
    texts = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*.smt2")}
    assert {f"{entry['id']}.smt2" for entry in entries} == set(texts)
    for entry in entries:
        text = texts[f"{entry['id']}.smt2"].read_text()
        assert [digest(query_text(part)) for part in text.split(RESET)] == [
            query["smt2_sha256"] for query in entry["queries"]
        ]
    proofs = [path.read_text() for path in folder.rglob("*.farkas.json")]
    hashes = {digest(dump(each)) for text in proofs for each in json.loads(text).values()}
    assert hashes == {query["farkas_sha256"] for query in queries} - {""} != set()
    assert all(each.valid() for text in proofs for each in read_all(text).values())


def test_bounded_and_deep_queries_are_committed_as_hashes_only(run: Run, top: Path) -> None:
    bounded, deep, *others = (row.obligation for row in run.rows)
    changed = (
        replace(bounded, kind="bounded", bounds="n<=2"),
        replace(deep, deep=True),
        *others,
    )
    rows = tuple(replace(row, obligation=each) for row, each in zip(run.rows, changed, strict=True))
    certificates.write(replace(run, rows=rows), top)
    present = set((top / results.FOLDER).rglob("*.smt2"))
    assert present == {top / results.FOLDER / f"{each.id}.smt2" for each in others}
    entries = {entry["id"]: entry for entry in results.read(top)["obligations"]}
    assert all(query["smt2_sha256"] for query in entries[bounded.id]["queries"])
    assert set(certificates.texts(rows)) == set(certificates.texts(run.rows))


def test_the_archive_holds_every_query_and_is_always_the_same(run: Run, tmp_path: Path) -> None:
    files = certificates.texts(run.rows)
    for name in ("one.zip", "two.zip", "folder"):
        certificates.export(files, tmp_path / name)
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()
    with ZipFile(tmp_path / "one.zip") as archive:
        assert {name: archive.read(name).decode() for name in archive.namelist()} == files
    assert {path: (tmp_path / "folder" / path).read_text() for path in files} == files


def test_every_difference_is_drift(run: Run, top: Path) -> None:
    assert drift(run, top) == ("there is no proofs/certificates/results.json",)
    certificates.write(run, top)
    value = results.read(top)
    path = sorted(top.rglob("*.smt2"))[0]
    name, text = path.relative_to(top).as_posix(), path.read_text()
    path.write_text(text.replace("unsat", "sat"))
    assert drift(run, top) == (f"{name} differs",)
    assert certificates.drift(run, everything=False, top=top) == (f"{name} differs",)
    path.unlink()
    assert drift(run, top) == (f"{name} is missing",)
    path.write_text(text)
    for extra in ("left-over.smt2", "ledger.json"):
        left = top / results.FOLDER / extra
        left.write_text("")
        assert drift(run, top) == (f"proofs/certificates/{extra} belongs to no obligation",)
        left.unlink()
    (top / "docs" / "assurance.md").write_text("")
    assert drift(run, top) == ("docs/assurance.md differs",)
    certificates.write(run, top)
    for part in ("status", "sentence"):
        changed = json.loads(json.dumps(value))
        changed["obligations"][0][part] = "BOUNDED"
        (top / results.NAME).write_text(dump(changed))
        name = value["obligations"][0]["id"]
        assert any(each.startswith(f"{name}: {part}: committed") for each in drift(run, top))
    changed = json.loads(json.dumps(value))
    changed["obligations"][0]["queries"][0]["resources"] *= 1000
    (top / results.NAME).write_text(dump(changed))
    assert drift(run, top) == ()
    changed["mutants"], changed["schema"] = [], "other"
    (top / results.NAME).write_text(dump(changed))
    assert {each.split(": ")[0] for each in drift(run, top)} == {"mutants", "schema"}


def test_a_mutant_that_was_not_tried_is_as_committed(run: Run, top: Path) -> None:
    certificates.write(run, top)
    first, *others = run.rows
    assert first.mutants
    untried = replace(run, rows=(replace(first, mutants=()), *others))
    assert drift(untried, top) == ()
    name = first.mutants[0].mutant
    more = replace(first.obligation, mutants=(*first.obligation.mutants, "new"))
    found = drift(replace(run, rows=(replace(first, obligation=more, mutants=()), *others)), top)
    assert f"{more.id}: mutants: new: committed nothing, found false" in found
    less = replace(first.obligation, mutants=first.obligation.mutants[1:])
    found = drift(replace(run, rows=(replace(first, obligation=less, mutants=()), *others)), top)
    assert f"{more.id}: mutants: {name}: committed true, found nothing" in found


def test_the_record_of_questions_is_kept_while_it_is_about_the_same_mutants(
    run: Run, top: Path
) -> None:
    certificates.write(run, top)
    value = results.read(top)
    first, *others = run.rows
    name = first.obligation.id
    untried = replace(run, rows=(replace(first, mutants=()), *others))
    (entry,) = (each for each in value["obligations"] if each["id"] == name)
    question, refuting = next(each for each in entry["questions"].items() if each[1])
    assert drift(untried, top) == ()
    mutants = tuple(
        replace(each, edits=(replace(each.edits[0], replace="0"),))
        if each.id == refuting[0]
        else each
        for each in run.registry.mutants
    )
    broken = replace(untried, registry=replace(run.registry, mutants=mutants))
    assert any(each.startswith(f"{name}: asked_sha256: committed") for each in drift(broken, top))
    with pytest.raises(ValueError, match="decided too"):
        certificates.write(replace(broken, rows=broken.rows[1:]), top)
    entry["questions"][question] = []
    (top / results.NAME).write_text(dump(value))
    fault = f'{name}: no mutant refutes "{question}", and no reason is given'
    assert fault in drift(untried, top)
    assert any(each.startswith(f"{name}: questions: {question}") for each in drift(run, top))
    entry["questions"] = {}
    (top / results.NAME).write_text(dump(value))
    assert any(each.startswith(f"{name}: questions: ") for each in drift(untried, top))


def test_an_obligation_that_does_not_exist_is_drift(run: Run, top: Path) -> None:
    certificates.write(run, top)
    gone = run.rows[0].obligation.id
    known = replace(
        run.registry, obligations=tuple(row.obligation for row in run.rows[1:]), theorems=()
    )
    found = drift(replace(run, registry=known, rows=run.rows[1:]), top)
    assert any(each.startswith(f"{gone}: committed") for each in found)


def test_deep_entries_stay_and_are_stale_with_their_specification(run: Run, top: Path) -> None:
    deep = replace(run.rows[0].obligation, deep=True)
    others = tuple(row.obligation for row in run.rows[1:])
    known = replace(run.registry, obligations=(deep, *others))
    whole = Run(known, (replace(run.rows[0], obligation=deep), *run.rows[1:]), 1.0)
    certificates.write(whole, top)
    later = Run(known, run.rows[1:], 1.0)
    assert not any(each.startswith(deep.id) for each in drift(later, top))
    certificates.write(later, top)
    kept = results.read(top)
    assert deep.id in [entry["id"] for entry in kept["obligations"]]
    assert results.certified(kept["obligations"]) == (1, 1)
    for entry in kept["obligations"]:
        if entry["id"] == deep.id:
            entry["specification"]["sha256"] = "0" * 64
    (top / results.NAME).write_text(dump(kept))
    (found,) = (each for each in drift(later, top) if each.startswith(deep.id))
    assert found.startswith(f"{deep.id}: specification: sha256: ") and "run --deep" in found


def test_some_obligations_are_written_alone_unless_another_has_changed(run: Run, top: Path) -> None:
    certificates.write(run, top)
    before = results.read(top)
    some = replace(run, rows=run.rows[:1])
    certificates.write(some, top)
    assert results.read(top) == before
    assert drift(run, top) == ()
    first, second = (row.obligation for row in run.rows[:2])
    for changed in (replace(second, sentence="Another."), replace(second, mutants=())):
        known = replace(run.registry, obligations=(first, changed, run.rows[2].obligation))
        with pytest.raises(ValueError, match=f"decided too: {second.id}$"):
            certificates.write(replace(some, registry=known), top)
    assert results.read(top) == before


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


def test_a_status_is_at_most_that_of_what_is_assumed() -> None:
    known = registry.load()
    for each in known.obligations:
        for name in each.assumptions:
            below_it = [other for other in known.obligations if other.id == name]
            if below_it and below_it[0].expect is not Status.ASSUMED:
                assert each.attains <= below_it[0].attains, (each.id, name)
    # an unbounded statement with a bounded one below it
    levels = known.obligation("ledger-policy/levels")
    assert (levels.kind, levels.expect) == ("unbounded", Status.BOUNDED)


def test_an_obligation_of_no_theorem_is_named() -> None:
    graph = Registry(
        (
            obligation("a", "b"),
            obligation("b"),
            obligation("c"),
            obligation("d"),
            obligation("d-deep"),
        ),
        (),
        (),
        (replace(theorem("one", "a"), checked_by=("d",)),),
    )
    alone = [each for each in problems(graph) if "belongs to no theorem" in each]
    assert alone == ["c belongs to no theorem"]
    assert "one is checked by e, which does not exist" in problems(
        replace(graph, theorems=(replace(theorem("one", "a"), checked_by=("e",)),))
    )


def test_what_the_kernel_proves_is_not_on_trust() -> None:
    known = registry.load()
    statuses = {each.id: each.expect for each in known.obligations}
    standing = {each.theorem.id: each for each in standings(known, statuses)}
    final, accuracy = standing["final-privacy"], standing["final-accuracy"]
    assert "adaptive-composition" in final.discharged and "noise-law" in final.axioms
    # no theorem of the kernel says all of this claim
    assert "exponential-law" in accuracy.axioms and not accuracy.discharged
    for name in DISCHARGED:
        assert standing[name].checked in (Status.PROVED, Status.ASSUMED), name
        assert not KERNEL_PROVES & set(standing[name].axioms), name


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
