"""The run for machines: JSON, JUnit XML and SARIF."""

from __future__ import annotations

import inspect
from functools import partial
from pathlib import PurePosixPath
from xml.etree import ElementTree

from withhold_proofs.engine.outcome import Outcome
from withhold_proofs.engine.smtlib import digest
from withhold_proofs.model import Obligation, Status
from withhold_proofs.report.jsontext import dump
from withhold_proofs.report.results import entry_of
from withhold_proofs.report.summary import Exit, Row, Run, versions

SARIF_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


def json_text(run: Run) -> str:
    """Everything about the run."""
    killed, mutants = run.mutants
    certified, linear = run.certified
    return dump(
        {
            "solvers": versions(),
            "obligations": [_row(row) for row in run.rows],
            "counts": run.counts,
            "mutants": {"refuted": killed, "total": mutants},
            "farkas": {"certified": certified, "linear": linear},
            "theorems": [
                {
                    "id": each.theorem.id,
                    "label": each.theorem.label,
                    "checked": None if each.checked is None else each.checked.name,
                    "status": None if each.status is None else each.status.name,
                    "axioms": list(each.axioms),
                    "weakest": list(each.weakest),
                }
                for each in run.theorems
            ],
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
    cases = []
    for row in run.rows:
        cases.append(_case(row, row.outcome, row.expected))
        cases += [_case(row, each, each.killed) for each in row.mutants]
    suite = ElementTree.Element(
        "testsuite",
        name="withhold-proofs",
        tests=str(len(cases)),
        failures=str(sum(case.find("failure") is not None for case in cases)),
        errors=str(sum(case.find("error") is not None for case in cases)),
        skipped="0",
        time=f"{run.seconds:.3f}",
    )
    suite.extend(cases)
    root = ElementTree.Element("testsuites")
    root.append(suite)
    ElementTree.indent(root)
    return '<?xml version="1.0" encoding="utf-8"?>\n' + ElementTree.tostring(root, "unicode") + "\n"


def _case(row: Row, outcome: Outcome, good: bool) -> ElementTree.Element:
    obligation = row.obligation
    group, _, name = obligation.id.rpartition("/")
    case = ElementTree.Element(
        "testcase",
        classname=f"withhold_proofs.{group}",
        name=f"{name}[{outcome.mutant}]" if outcome.mutant else name,
        time=f"{outcome.seconds:.3f}",
    )
    properties = ElementTree.SubElement(case, "properties")
    facts = {
        "obligation": obligation.id,
        "status": outcome.status.name,
        "bounds": obligation.bounds,
        "resources": str(outcome.resources),
        "smt2_sha256": " ".join(digest(answer.text) for answer in outcome.answers),
    }
    for key, value in facts.items():
        ElementTree.SubElement(properties, "property", name=key, value=value)
    if not good:
        unknown = outcome.status is Status.UNKNOWN and not outcome.mutant
        problem = ElementTree.SubElement(
            case, "error" if unknown else "failure", message=_message(row, outcome)
        )
        problem.text = outcome.fault or outcome.detail
    return case


def sarif(run: Run) -> str:
    """SARIF 2.1.0 of the problems only: an empty list of results when all is as expected."""
    problems = [
        (row, outcome)
        for row in run.rows
        for outcome in [*([] if row.expected else [row.outcome]), *row.survivors]
    ]
    rules = {_rule(row.obligation): row.obligation for row, _ in problems}
    driver = {
        "name": "withhold-proofs",
        "rules": [
            {"id": name, "shortDescription": {"text": rules[name].sentence}}
            for name in sorted(rules)
        ],
    }
    results = [_result(row, outcome) for row, outcome in problems]
    results += [
        {"ruleId": "certificates", "level": "error", "message": {"text": entry}}
        for entry in run.drift
    ]
    return dump(
        {
            "$schema": SARIF_SCHEMA,
            "version": "2.1.0",
            "runs": [{"tool": {"driver": driver}, "results": results}],
        }
    )


def _result(row: Row, outcome: Outcome) -> dict[str, object]:
    file, line = place(row.obligation)
    key = f"{row.obligation.id} {outcome.mutant} {outcome.status.name}"
    return {
        "ruleId": _rule(row.obligation),
        "level": "warning" if row.exit is Exit.UNKNOWN else "error",
        "message": {"text": _message(row, outcome)},
        "locations": [
            {
                "physicalLocation": {
                    "artifactLocation": {"uri": file},
                    "region": {"startLine": line},
                }
            }
        ],
        "partialFingerprints": {"obligation/v1": digest(key)},
    }


def place(obligation: Obligation) -> tuple[str, int]:
    """The file, from the top of the repository, and the line of the obligation's check."""
    check = obligation.check
    while isinstance(check, partial):
        check = check.func
    if check is None or not inspect.isfunction(check):
        return "proofs/withhold_proofs/model.py", 1
    module = check.__module__.replace(".", "/") + ".py"
    return str(PurePosixPath("proofs") / module), inspect.getsourcelines(check)[1]


def _rule(obligation: Obligation) -> str:
    return obligation.invariant or obligation.id


def _message(row: Row, outcome: Outcome) -> str:
    if outcome.mutant:
        return f"{row.obligation.id}: mutant {outcome.mutant} survives ({outcome.status.name})"
    return (
        f"{row.obligation.id}: {outcome.status.name}, expected {row.obligation.expect.name}:"
        f" {outcome.detail}"
    )
