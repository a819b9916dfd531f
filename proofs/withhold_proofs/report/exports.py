"""The report of a run for machines: JSON, JUnit XML and SARIF."""

from __future__ import annotations

import inspect
from functools import partial
from xml.etree import ElementTree

from withhold_proofs.engine.jsontext import dump
from withhold_proofs.engine.outcome import Outcome
from withhold_proofs.engine.smtlib import digest
from withhold_proofs.model import Obligation, Status
from withhold_proofs.report.results import certified, entry_of, theorems_of
from withhold_proofs.report.summary import Exit, Problem, Row, Run, versions

SARIF_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


def json_text(run: Run) -> str:
    """Everything about the run."""
    refuted, mutants = run.mutants
    full, linear = certified(map(entry_of, run.rows))
    return dump(
        {
            "solvers": versions(),
            "obligations": [_row(row) for row in run.rows],
            "counts": run.counts,
            "mutants": {"refuted": refuted, "total": mutants},
            "farkas": {"certified": full, "linear": linear},
            "theorems": theorems_of(run, run.statuses),
            "drift": list(run.drift),
            "seconds": round(run.seconds, 3),
            "exit": int(run.exit),
        }
    )


def _row(row: Row) -> dict[str, object]:
    return {
        **entry_of(row),
        "expected": row.expected,
        "detail": row.outcome.detail,
        "resources": row.outcome.resources,
        "seconds": round(row.outcome.seconds, 3),
        "survivors": [each.mutant for each in row.survivors],
    }


def junit(run: Run) -> str:
    """JUnit XML of the family xunit1: a test case for every obligation and every mutant."""
    suite = ElementTree.Element("testsuite", name="withhold-proofs", time=f"{run.seconds:.3f}")
    for row in run.rows:
        messages = {each.outcome.mutant: each.message for each in row.problems}
        for outcome in (row.outcome, *row.mutants):
            _add_case(suite, row.obligation, outcome, messages.get(outcome.mutant, ""))
    counts = {
        "tests": len(suite),
        "failures": len(suite.findall("*/failure")),
        "errors": len(suite.findall("*/error")),
        "skipped": 0,
    }
    suite.attrib.update({name: str(count) for name, count in counts.items()})
    root = ElementTree.Element("testsuites")
    root.append(suite)
    ElementTree.indent(root)
    return '<?xml version="1.0" encoding="utf-8"?>\n' + ElementTree.tostring(root, "unicode") + "\n"


def _add_case(
    suite: ElementTree.Element, obligation: Obligation, outcome: Outcome, message: str
) -> None:
    """Adds the outcome as a test case; it failed if there is a message."""
    group, _, name = obligation.id.rpartition("/")
    case = ElementTree.SubElement(
        suite,
        "testcase",
        classname=f"withhold_proofs.{group}",
        name=f"{name}[{outcome.mutant}]" if outcome.mutant else name,
        time=f"{outcome.seconds:.3f}",
    )
    facts = {
        "obligation": obligation.id,
        "status": outcome.status.name,
        "bounds": obligation.bounds,
        "resources": str(outcome.resources),
        "smt2_sha256": " ".join(digest(answer.text) for answer in outcome.answers),
    }
    properties = ElementTree.SubElement(case, "properties")
    for key, value in facts.items():
        ElementTree.SubElement(properties, "property", name=key, value=value)
    if message:
        unknown = outcome.status is Status.UNKNOWN and not outcome.mutant
        problem = ElementTree.SubElement(case, "error" if unknown else "failure", message=message)
        problem.text = outcome.fault or outcome.detail


def sarif(run: Run) -> str:
    """SARIF 2.1.0 of the problems only: an empty list of results when all is as expected."""
    found = [(row, problem) for row in run.rows for problem in row.problems]
    rules = {_rule(row.obligation): row.obligation.sentence for row, _ in found}
    driver = {
        "name": "withhold-proofs",
        "rules": [
            {"id": name, "shortDescription": {"text": rules[name]}} for name in sorted(rules)
        ],
    }
    results = [_result(row, problem) for row, problem in found]
    results += [
        {"ruleId": "certificates", "level": "error", "message": {"text": entry}}
        for entry in run.drift
    ]
    runs = [{"tool": {"driver": driver}, "results": results}]
    return dump({"$schema": SARIF_SCHEMA, "version": "2.1.0", "runs": runs})


def _result(row: Row, problem: Problem) -> dict[str, object]:
    file, line = place(row.obligation)
    location = {"artifactLocation": {"uri": file}, "region": {"startLine": line}}
    key = f"{row.obligation.id} {problem.outcome.mutant} {problem.outcome.status.name}"
    return {
        "ruleId": _rule(row.obligation),
        "level": "warning" if row.exit is Exit.UNKNOWN else "error",
        "message": {"text": problem.message},
        "locations": [{"physicalLocation": location}],
        "partialFingerprints": {"obligation/v1": digest(key)},
    }


def _rule(obligation: Obligation) -> str:
    return obligation.invariant or obligation.id


def place(obligation: Obligation) -> tuple[str, int]:
    """The file, from the top of the repository, and the line of the obligation's check."""
    check = obligation.check
    while isinstance(check, partial):
        check = check.func
    if check is None or not inspect.isfunction(check):
        return "proofs/withhold_proofs/model.py", 1
    return f"proofs/{check.__module__.replace('.', '/')}.py", inspect.getsourcelines(check)[1]
