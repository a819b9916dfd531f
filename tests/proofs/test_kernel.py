"""The run of Coq's kernel: what it refuses to accept, and what it says without Coq.

Tests that need Coq are skipped where neither coqc nor rocq is on the PATH.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from withhold_proofs.cli import main
from withhold_proofs.engine.outcome import Outcome
from withhold_proofs.kernel import (
    independent,
    mutants,
    reading,
    rows,
    source,
    statements,
    toolchain,
)
from withhold_proofs.kernel import run as kernel
from withhold_proofs.kernel.development import failure, parse_dependencies, project_files
from withhold_proofs.kernel.overlay import overlay
from withhold_proofs.kernel.statements import Answer
from withhold_proofs.kernel.tie import SOURCE
from withhold_proofs.model import Obligation, Status
from withhold_proofs.report.graph import standings
from withhold_proofs.theorems.kernel import DISCHARGED

Capture = pytest.CaptureFixture[str]
COQ = toolchain.find()
needs_coq = pytest.mark.skipif(COQ is None, reason="neither coqc nor rocq is on the PATH")
KNOWN = rows.load()
THEOREMS = [row for row in KNOWN.obligations if row.kind == "kernel" and row.id != SOURCE.id]


@pytest.mark.parametrize(
    "sentence",
    [
        "Lemma a : False. Proof. Admitted.",
        "Lemma a : False. Proof. admit. Qed.",
        "Lemma a : False. Proof. give_up. Qed.",
        "Axiom a : False.",
        "Axioms a b : False.",
        "Parameter a : False.",
        "Parameters a b : False.",
        "Conjecture a : False.",
        "Variable a : False.",
        "Variables a b : False.",
        "Hypothesis a : False.",
        "Hypotheses a b : False.",
        "Context (a : False).",
        "Local Variable a : False.",
        "Unset Guard Checking.",
        "Local Unset Positivity Checking.",
        "Unset   Universe\n Checking.",
        "Set Definitional UIP.",
        "#[bypass_check(guard)] Fixpoint f (n : nat) : False := f n.",
        "#[local] Definition a := 0.",
        "Primitive a := #int63_add.",
        'Declare ML Module "a".',
        "Load a.",
        "Module A.",
        "Section A. End A. Hypothesis a : False.",
        "Admit Obligations.",
        "Time Variable a : False.",
    ],
)
def test_what_leaves_something_unproved_is_rejected(sentence: str) -> None:
    assert source.faults("Proofs/A.v", f"Lemma b : True. Proof. exact I. Qed.\n{sentence}\n")


@pytest.mark.parametrize(
    "sentence", ['Notation "a + b" := (a - b).', "Coercion f : a >-> b.", 'Infix "+" := minus.']
)
def test_what_an_auditor_reads_has_no_notation_of_its_own(sentence: str) -> None:
    assert source.faults("Definitions/A.v", sentence)
    assert source.faults("Statements.v", sentence)
    assert not source.faults("Proofs/A.v", sentence)


@pytest.mark.parametrize(
    "text",
    [
        "Section A. Variable a : nat. Hypothesis b : a = 0. End A.",
        "(* Axiom a : False. *) Definition a := 0.",
        '(* " *) Axiom of " *) Definition a := 0.',
        "Definition axiom := 0. Definition Admitted' := 0.",
    ],
)
def test_what_proves_everything_is_accepted(text: str) -> None:
    assert source.faults("Proofs/A.v", text) == []


@pytest.mark.parametrize("text", ["(* a", 'Definition a := "b.'])
def test_text_that_does_not_end_is_rejected(text: str) -> None:
    assert source.faults("Proofs/A.v", text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Theorem a : True. Proof. exact I. Defined.", "closed by Defined"),
        ("Theorem a : True. Proof. exact I. Admitted.", "closed by Admitted"),
        ("Theorem a : True. Theorem b : True. Proof. exact I. Qed.", "no proof of its own"),
        ("Definition a := 0.", "begins with Definition"),
        ("Lemma a : True. Proof. exact I. Qed.", "begins with Lemma"),
        ("Local Notation a := 0.", "begins with Notation"),
    ],
)
def test_the_statements_are_theorems_and_nothing_else(text: str, words: str) -> None:
    assert any(words in each for each in source.statement_faults("Statements.v", text))


@pytest.mark.parametrize(
    "line", ["-arg -type-in-type", "-type-in-type", "-impredicative-set", "-R . Withhold", "../A.v"]
)
def test_the_project_file_has_no_options(line: str) -> None:
    assert source.project_faults(f"-Q . Withhold\n{line}\n") == [f"_CoqProject: {line}"]
    assert source.project_faults("-Q . Withhold\nA/B.v\nC.v\n") == []


def test_the_development_is_accepted() -> None:
    assert statements.forbidden(rows.FOLDER) == []
    on_disk = {str(each.relative_to(rows.FOLDER)) for each in rows.FOLDER.rglob("*.v")}
    assert set(project_files(rows.FOLDER)) == on_disk


AXIOMS = """Axioms:
A.short : forall P : Prop, P
A.long_name
  : forall P : Prop,
    P -> P
"""


def test_assumptions_are_read_with_their_types() -> None:
    found, strange = statements.assumptions(AXIOMS)
    assert dict(found) == {
        "A.short": "forall P : Prop, P",
        "A.long_name": "forall P : Prop, P -> P",
    }
    assert strange == ()
    assert statements.assumptions("Closed under the global context\n") == ((), ())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Axioms:\n",
        "Section Variables:\na : False\n",
        "Theory:\nType hierarchy is collapsed\n",
        "Axioms:\nA.b : True\nf is assumed to be guarded.\n",
        "Axioms:\nA.b : True\nf relies on an unsafe hierarchy.\n",
    ],
)
def test_anything_else_that_is_printed_is_a_problem(text: str) -> None:
    found, strange = statements.assumptions(text)
    assert strange
    assert statements.problems(Answer("a : True", found, True, strange), [], frozenset())


def test_a_theorem_that_is_not_what_was_committed_is_a_problem() -> None:
    answer = Answer("Statements.a : True", (("A.b", "P"),), opaque=True)
    known = frozenset(statements.printed({"a": answer}).strip().split("\n\n"))
    assert statements.problems(answer, ["A.b"], known) == []
    assert statements.problems(answer, [], known) == ["rests on the axiom A.b"]
    for changed in (
        replace(answer, statement="Statements.a : False -> True"),
        replace(answer, opaque=False),
        replace(answer, axioms=(("A.b", "False"),)),
        replace(answer, axioms=()),
        replace(answer, strange=("Theory:",)),
    ):
        assert statements.problems(changed, ["A.b"], known)


def test_every_theorem_is_committed_and_every_axiom_is_needed() -> None:
    known = statements.committed(rows.FOLDER)
    for row in THEOREMS:
        name = row.id.split("/")[1]
        assert [each for each in known if each.startswith(f"Statements.{name} :")], name
        assert row.sentence, name
    axioms = {each.split(" ")[1] for each in known if each.startswith("axiom ")}
    assert axioms == statements.allowed(rows.FOLDER)


SUMMARY = """CONTEXT SUMMARY
===============

* Theory: Set is predicative

* Axioms:
    Coq.A.B.c

* Constants/Inductives relying on type-in-type: <none>
"""


def test_the_separate_checker_must_find_nothing() -> None:
    assert independent.summary_problems(SUMMARY, ["B.c"]) == []
    assert independent.summary_problems(SUMMARY, ["B.d"])
    assert independent.summary_problems(SUMMARY.replace("<none>", "f"), ["B.c"])
    assert independent.summary_problems(SUMMARY.replace("predicative", "impredicative"), ["B.c"])
    assert independent.summary_problems("", ["B.c"])


def test_the_place_of_an_error_is_found() -> None:
    message = 'File "./Proofs/A.v", line 2, characters 4-9:\nError: no.'
    assert failure("Proofs/A.v", message, b"ab\ncdefgh\n").offset == 7
    assert failure("Proofs/A.v", "Fatal error", b"").offset is None
    rules = "A/B.vo A/B.glob: A/B.v C.vo \\\n D.vo\nC.vo: C.v\n"
    assert parse_dependencies(rules) == {"A/B.v": {"C.v", "D.v"}, "C.v": frozenset()}


def test_mutants_change_what_is_there_and_name_proofs_that_exist() -> None:
    theorems = {row.id for row in THEOREMS}
    found = mutants.read(rows.FOLDER)
    assert len(found) >= 40
    for each in found:
        (edit,) = each.mutant.edits
        text = (rows.FOLDER / edit.place).read_text(encoding="utf-8")
        assert mutants.edited(text, edit) != text
        assert set(each.mutant.refuted_by) <= theorems
        assert each.mutant.refuted_by, each.mutant.id
        proofs = (rows.FOLDER / each.file).read_text(encoding="utf-8")
        names = {known.name for known in source.declarations(source.without_comments(proofs))}
        assert each.lemma in names, each.mutant.id
    assert [row.id for row in THEOREMS if not row.mutants] == []


def test_a_claim_is_kernel_if_all_that_it_rests_on_is() -> None:
    names = {row.id for row in KNOWN.obligations}
    assert {each.id for each in KNOWN.theorems} == set(DISCHARGED)
    all_well = dict.fromkeys(names, Status.KERNEL)
    assert {each.checked for each in standings(KNOWN, all_well)} == {Status.KERNEL}
    for worse in (Status.NOT_CHECKED, Status.UNKNOWN):
        found = standings(KNOWN, all_well | {"kernel/algorithm_6": worse})
        rest_on_it = ["final-privacy", "vectors-approximate"]
        assert [each.theorem.id for each in found if each.checked is worse] == rest_on_it
        found = standings(KNOWN, all_well | {SOURCE.id: worse})
        assert {each.checked for each in found} == {worse}


def test_no_theorem_takes_more_than_400_lines_to_read() -> None:
    lines = reading.lines_to_read(rows.FOLDER)
    assert lines.keys() == {row.id.split("/")[1] for row in THEOREMS}
    assert max(lines.values()) <= 400
    for file in filter(source.is_read, project_files(rows.FOLDER)):
        text = (rows.FOLDER / file).read_text(encoding="utf-8")
        assert max(map(len, text.splitlines())) <= 120, file


def test_without_coq_nothing_is_checked(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Capture
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert main(["--kernel", "kernel/algorithm_6"]) == 3
    printed = capsys.readouterr().out
    assert "NOT CHECKED !" in printed
    assert "PROVED" not in printed
    assert "KERNEL, expected" not in printed.replace("expected KERNEL", "")
    assert main(["alignment/cost-is-paid", "--jobs", "1"]) == 0
    assert "theorems in proofs/kernel: NOT CHECKED" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [
        ["--kernel", "no/such-row"],
        ["--kernel", "--certificates", "check"],
        ["--kernel", "--explain", "kernel/algorithm_6"],
    ],
)
def test_usage_ends_with_2(arguments: list[str]) -> None:
    assert main(arguments) == 2


def test_the_numbers_of_differing_cases_are_read() -> None:
    message = 'Error:\nUnable to unify "[]" with\n "[3; 14]".'
    assert kernel.different(message) == [3, 14]
    assert kernel.different("Error: Stack overflow") == []


SMALL = {
    "Definitions/Small.v": "Definition twice (n : nat) : nat := n + n.\n",
    "Proofs/Small.v": "From Withhold.Definitions Require Import Small.\n"
    "Lemma twice_zero : twice 0 = 0.\nProof. reflexivity. Qed.\n"
    "Lemma twice_one : twice 1 = 2.\nProof. reflexivity. Qed.\n",
    "Statements.v": "From Withhold.Definitions Require Import Small.\n"
    "From Withhold.Proofs Require Small.\n"
    "(** Twice one is two. *)\nTheorem small : twice 1 = 2. Proof. exact Small.twice_one. Qed.\n",
    "_CoqProject": "-Q . Withhold\nDefinitions/Small.v\nProofs/Small.v\nStatements.v\n",
    "allowed_axioms.txt": "",
    "printed.txt": "Statements.small : Small.twice 1 = 2\n  rests on: no axiom\n",
    "Mutants/mutants.toml": '[thrice]\nsentence = "Three times."\nplace = "Definitions/Small.v"\n'
    'find = "n + n."\nreplace = "n + n + n."\nproof = "Proofs/Small.v: twice_one"\n'
    'refuted_by = ["small"]\n',
}


def decided(folder: Path, **changes: str) -> list[Outcome]:
    """The outcomes of the small development, with other texts for some files (__ stands for /)."""
    texts = SMALL | {name.replace("__", "/"): text for name, text in changes.items()}
    for name, text in texts.items():
        path = next(folder / each for each in SMALL if each.split(".")[0] == name.split(".")[0])
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    found: tuple[Obligation, ...] = rows.load(folder).obligations
    return kernel.check(folder, [row for row in found if row.id == "kernel/small"], COQ, 2, 1)


@needs_coq
def test_a_small_development_is_decided(tmp_path: Path) -> None:
    theorem, mutant = decided(tmp_path)
    assert (theorem.status, theorem.detail) == (Status.KERNEL, "")
    assert mutant.mutant == "thrice"
    assert mutant.is_refuted


@needs_coq
@pytest.mark.parametrize(
    ("file", "text", "words"),
    [
        ("Statements", SMALL["Statements.v"].replace("= 2.", "= 1 + 1."), "is not the one in"),
        ("Proofs__Small", SMALL["Proofs/Small.v"].replace("= 2", "= 3"), "does not compile"),
        ("Proofs__Small", SMALL["Proofs/Small.v"] + "Axiom a : False.\n", "Axiom"),
    ],
)
def test_a_wrong_development_is_not_kernel(
    tmp_path: Path, file: str, text: str, words: str
) -> None:
    outcomes = decided(tmp_path, **{file: text})
    assert outcomes[0].status is Status.UNKNOWN
    assert words in outcomes[0].detail


@needs_coq
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("n + n + n.", "n + (n + 0).", "does not fail"),
        ("n + n + n.", "n + m.", "something else fails"),
        ("twice_one", "twice_zero", "does not rest on"),
        ('find = "n + n."', 'find = "m."', "is 0 times"),
    ],
)
def test_a_mutant_survives_if_nothing_or_something_else_fails(
    tmp_path: Path, old: str, new: str, words: str
) -> None:
    text = SMALL["Mutants/mutants.toml"].replace(old, new)
    if old == "twice_one":
        text = text.replace("n + n + n.", "S (n + n).")
    *_, mutant = decided(tmp_path, Mutants__mutants=text)
    assert not mutant.is_refuted
    assert words in mutant.detail


def test_an_overlay_keeps_the_named_proof_alone(tmp_path: Path) -> None:
    for name, text in SMALL.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    required = {
        "Definitions/Small.v": frozenset[str](),
        "Proofs/Small.v": frozenset({"Definitions/Small.v"}),
    }
    named = "Proofs/Small.v: twice_one"
    made = overlay(tmp_path, required, "Definitions/Small.v", "Definition twice := 0.", [named])
    start, end = made.proofs[named]
    assert made.text[start:end].split() == ["Proof.", "reflexivity.", "Qed."]
    assert made.text.count("Qed.") == made.text.count("Admitted.") == 1
    assert "Import Changed_Definitions.Small." in made.text
