"""The content of results.json: the statement, queries and answers of every obligation.

Nothing in it changes from run to run: it holds no times, dates or absolute paths.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

from withhold_proofs.engine.jsontext import dump
from withhold_proofs.engine.logic import LINEAR
from withhold_proofs.engine.outcome import Answer
from withhold_proofs.engine.smtlib import digest
from withhold_proofs.engine.sources import fingerprint, used_by
from withhold_proofs.model import Obligation, Status
from withhold_proofs.registry import Registry
from withhold_proofs.report.graph import standings
from withhold_proofs.report.summary import Row, Run, versions

TOP = Path(__file__).resolve().parents[3]
"""The root of a checkout."""
FOLDER = "proofs/certificates"
"""Where the committed certificates are, from the root of a checkout."""
NAME = f"{FOLDER}/results.json"

Entry = dict[str, Any]
"""A JSON object; the schema says what it holds."""


def schema() -> Entry:
    """The JSON Schema of results.json."""
    text = files("withhold_proofs.report").joinpath("results.schema.json").read_text("utf-8")
    value: Entry = json.loads(text)
    return value


def faults(value: Entry) -> list[str]:
    """One sentence for each place where the value does not fit the schema."""
    from jsonschema import Draft202012Validator

    errors = Draft202012Validator(schema()).iter_errors(value)
    return [f"{error.json_path}: {error.message}" for error in errors]


def read(top: Path = TOP) -> Entry:
    """The committed results; empty where there are none."""
    path = top / NAME
    if not path.exists():
        return {}
    value: Entry = json.loads(path.read_text(encoding="utf-8"))
    return value


def build(run: Run, kept: Iterable[Entry] = (), committed: Iterable[Entry] = ()) -> Entry:
    """The content of results.json after a run.

    kept: entries of obligations that were not run. committed: entries with the outcomes of mutants that were
    not tried on an obligation, or not asked every question; one that is in neither is not refuted. Theorems
    stand in the paper's order, everything else in the order of ids.
    """
    entries = {entry["id"]: entry for entry in kept}
    before = {entry["id"]: entry for entry in committed}
    for row in run.rows:
        name, entry = row.obligation.id, entry_of(row)
        old = before.get(name, {"mutants": {}, "questions": {}})
        known = {**old["mutants"], **entry["mutants"]}
        entry["mutants"] = {each: known.get(each, False) for each in row.obligation.mutants}
        if row.refutations is None:
            questions = entry["questions"]
            entry["questions"] = {each: old["questions"].get(each, []) for each in questions}
        entries[name] = {**entry, "asked_sha256": asked(run.registry, entry)}
    return {
        "schema": "withhold-results-1",
        "solvers": versions(),
        "obligations": [entries[name] for name in sorted(entries)],
        "mutants": [
            {
                "id": each.id,
                "sentence": each.sentence,
                "refuted_by": _refuters(entries.values(), each.id),
            }
            for each in sorted(run.registry.mutants, key=lambda each: each.id)
        ],
        "axioms": [vars(each) for each in sorted(run.registry.axioms, key=lambda each: each.id)],
        "theorems": theorems_of(
            run, {name: Status[entry["status"]] for name, entry in entries.items()}
        ),
    }


def theorems_of(run: Run, statuses: Mapping[str, Status]) -> list[Entry]:
    """The theorems with their statuses, "" where that of an obligation below them is not known."""
    return [
        {
            **vars(each.theorem),
            "rests_on": list(each.theorem.rests_on),
            "checked_by": list(each.theorem.checked_by),
            "discharged": list(each.discharged),
            "axioms": list(each.axioms),
            "parts": dict(each.parts),
            "weakest": list(each.weakest),
            "checked": "" if each.checked is None else each.checked.name,
            "status": "" if each.status is None else each.status.name,
        }
        for each in standings(run.registry, statuses)
    ]


def entry_of(row: Row) -> Entry:
    """The entry of one obligation and its outcome."""
    outcome = row.outcome
    return {
        **statement_of(row.obligation),
        "status": outcome.status.name,
        "counterexample": outcome.detail if outcome.status is Status.REFUTED else "",
        "coverage": dict(outcome.coverage),
        "queries": [_query(answer) for answer in outcome.answers],
        "mutants": {each.mutant: each.is_refuted for each in row.mutants},
        "questions": questions_of(row),
    }


def questions_of(row: Row) -> dict[str, list[str]]:
    """The mutants that refute each question, as far as this run knows; nothing for what needs no mutant."""
    if row.obligation.expect in (Status.REFUTED, Status.ASSUMED):
        return {}
    return row.refutations or {each: [] for each in row.outcome.questions}


def asked(registry: Registry, entry: Entry) -> str:
    """The hash of what `questions` was found with: the code, the queries, and what the mutants change.

    With another hash, the record of what mutants refute has to be made again.
    """
    edits = {each.id: [vars(edit) for edit in each.edits] for each in registry.mutants}
    texts = {query["name"]: query["smt2_sha256"] for query in entry["queries"]}
    mutants = {name: edits.get(name) for name in entry["mutants"]}
    return digest(dump([entry["specification"]["sha256"], texts, mutants]))


def statement_of(obligation: Obligation) -> Entry:
    """The part of an entry that is known without running the obligation."""
    sources = used_by(obligation)
    return {
        "id": obligation.id,
        "label": obligation.label,
        "sentence": obligation.sentence,
        "kind": obligation.kind,
        "bounds": obligation.bounds,
        "invariant": obligation.invariant,
        "assumptions": list(obligation.assumptions),
        "expect": obligation.expect.name,
        "deep": obligation.deep,
        "pair": obligation.pair,
        "unrefuted": dict(obligation.unrefuted),
        "specification": {
            "sha256": fingerprint(sources),
            "functions": [source.name for source in sources],
        },
    }


def certified(entries: Iterable[Entry]) -> tuple[int, int]:
    """How many obligations have Farkas certificates for all queries, out of the proved linear ones."""
    linear = [
        entry["queries"]
        for entry in entries
        if entry["queries"]
        and entry["status"] in (Status.PROVED.name, Status.BOUNDED.name)
        and all(query["logic"] in LINEAR for query in entry["queries"])
    ]
    full = [queries for queries in linear if all(query["farkas_sha256"] for query in queries)]
    return len(full), len(linear)


def _query(answer: Answer) -> Entry:
    return {
        "name": answer.name,
        "logic": answer.logic,
        "answer": answer.answer,
        "cvc5": answer.second,
        "resources": answer.resources,
        "smt2_sha256": digest(answer.text),
        "farkas_sha256": digest(answer.farkas) if answer.farkas else "",
    }


def _refuters(entries: Iterable[Entry], mutant: str) -> list[str]:
    """The obligations that refute the mutant. Those of the deep run count too: their entries are kept."""
    return sorted(entry["id"] for entry in entries if entry["mutants"].get(mutant))
