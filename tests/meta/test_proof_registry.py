"""The registry is consistent: nothing listed is missing, and every name exists."""

from __future__ import annotations

import ast
from dataclasses import replace
from pathlib import Path

import pytest

from withhold_proofs import registry
from withhold_proofs.engine.logic import DECIDABLE
from withhold_proofs.model import Obligation, Status, Verdict
from withhold_proofs.registry import MODULES, Registry, problems
from withhold_proofs.report import assurance, results
from withhold_spec.properties import INVARIANTS

KNOWN = registry.load()
PACKAGE = Path(registry.__file__).parent
REPORTING = {"cli", "run", "outcome", "pool", "text", "summary", "negative_controls"}
"""Modules that measure seconds, or contain a float as a negative control: in all others a float is an error."""


def test_every_listed_module_exists() -> None:
    assert KNOWN.missing == ()
    assert set(MODULES) <= {
        ".".join(path.relative_to(PACKAGE).with_suffix("").parts) for path in PACKAGE.rglob("*.py")
    }


def test_the_registry_is_consistent() -> None:
    assert problems(KNOWN) == []


def test_every_module_states_something() -> None:
    for name in MODULES:
        stated = registry.collect([name])
        assert stated.obligations or stated.theorems, name


def test_every_promise_is_known_and_checked() -> None:
    claimed = {each.invariant for each in KNOWN.obligations} - {""}
    assert claimed == set(INVARIANTS)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"assumptions": ("no-such",)}, "rests on no-such"),
        ({"pair": "no-such"}, "is paired with no-such"),
        ({"kind": "proved"}, "unknown kind"),
        ({"expect": Status.BOUNDED}, "can attain PROVED"),
        ({"mutants": ()}, "no mutant shows"),
    ],
)
def test_inconsistency_is_noticed(change: dict[str, object], words: str) -> None:
    base = Obligation("a/b", "", "A.", "unbounded", "", "", lambda: Verdict(True, ""))
    wrong = replace(replace(base, mutants=("half-paid",)), **change)  # type: ignore[arg-type]  # rows
    known = replace(KNOWN, obligations=(*KNOWN.obligations, wrong))
    assert [each for each in problems(known) if words in each]


@pytest.mark.parametrize(
    ("names", "words"), [(("no-such",), "no-such does not exist"), ((), "no obligation refutes")]
)
def test_a_mutant_names_obligations_that_exist(names: tuple[str, ...], words: str) -> None:
    (first, *others) = KNOWN.mutants
    known = replace(KNOWN, mutants=(replace(first, refuted_by=names), *others))
    assert [each for each in problems(known) if words in each and first.id in each]


def test_a_theorem_may_rest_on_nothing_that_does_not_exist() -> None:
    for theorem in KNOWN.theorems:
        wrong = replace(theorem, rests_on=(*theorem.rests_on, "no-such"))
        known = replace(KNOWN, theorems=(wrong,))
        assert [each for each in problems(known) if "rests on no-such" in each]
        break
    else:
        pytest.fail("there is no theorem")


def test_a_theorem_may_not_rest_on_the_deep_run_or_on_a_refuted_print() -> None:
    base = Obligation("a/b", "", "A.", "unbounded", "", "", lambda: Verdict(True, ""))
    (theorem, *_) = KNOWN.theorems
    resting = replace(theorem, rests_on=("a/b",))
    for wrong in (replace(base, deep=True), replace(base, expect=Status.REFUTED)):
        assert [
            each for each in problems(Registry((wrong,), (), (), (resting,))) if "rests on" in each
        ]


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=lambda path: path.stem)
def test_no_float_is_near_a_term(path: Path) -> None:
    if path.stem in REPORTING:
        return
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant):
            assert not isinstance(node.value, float), f"line {node.lineno}"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id != "float", f"line {node.lineno}"


def test_the_committed_results_are_valid_and_complete() -> None:
    value = results.read()
    assert value and results.faults(value) == []
    assert {each["id"] for each in value["obligations"]} == {each.id for each in KNOWN.obligations}
    for entry in value["obligations"]:
        assert entry["status"] == entry["expect"], entry["id"]
        assert all(entry["mutants"].values()), entry["id"]
        for query in entry["queries"]:
            if query["logic"] in DECIDABLE:
                assert query["cvc5"] == query["answer"], entry["id"]


def test_a_page_without_markers_is_noticed() -> None:
    with pytest.raises(ValueError, match="must hold"):
        assurance.filled("no table here", "table")
    page = f"before\n{assurance.BEGIN}\nold\n{assurance.END}\nafter"
    once = assurance.filled(page, "new")
    assert "old" not in once and assurance.filled(once, "new") == once


def test_readme_holds_five_lines() -> None:
    lines = assurance.counts(results.read()).splitlines()
    assert len(lines) == 5 and all(line.startswith("* ") for line in lines)
