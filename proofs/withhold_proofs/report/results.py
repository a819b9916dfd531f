"""The ledger: what was proved, of which text, by which solver; and what differs from it.

It holds nothing that changes from run to run: no times, no dates, no paths.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

from withhold_proofs.engine.outcome import Answer
from withhold_proofs.engine.smtlib import certificate, digest, file_name
from withhold_proofs.engine.sources import fingerprint, used_by
from withhold_proofs.model import Obligation, Status
from withhold_proofs.report.jsontext import dump
from withhold_proofs.report.summary import Row, Run, is_linear, versions

FOLDER = Path(__file__).resolve().parents[2] / "certificates"
"""Where the committed certificates lie in a checkout."""
LONGEST = 300_000
"""Characters of a question beyond which only its sha256 is kept."""

Entry = dict[str, Any]
"""A JSON object; the schema says what it holds."""


def schema() -> Entry:
    """The JSON Schema of the ledger."""
    text = (
        files("withhold_proofs.report").joinpath("results.schema.json").read_text(encoding="utf-8")
    )
    value: Entry = json.loads(text)
    return value


def faults(value: Entry) -> list[str]:
    """Where the ledger does not fit its schema."""
    from jsonschema import Draft202012Validator

    errors = Draft202012Validator(schema()).iter_errors(value)
    return [f"{error.json_path}: {error.message}" for error in errors]


def build(run: Run, kept: Iterable[Entry] = ()) -> Entry:
    """The ledger of a run over all obligations; kept: entries of deep ones that were not run.

    Theorems stand in the paper's order, everything else in the order of ids.
    """
    entries = {entry["id"]: entry for entry in kept}
    entries.update({row.obligation.id: entry_of(row) for row in run.rows})
    return {
        "schema": "withhold-ledger-1",
        "solvers": versions(),
        "obligations": [entries[name] for name in sorted(entries)],
        "farkas": _certified(entries.values()),
        "mutants": [
            {"id": each.id, "sentence": each.sentence, "refuted_by": _refuters(run, each.id)}
            for each in sorted(run.registry.mutants, key=lambda each: each.id)
        ],
        "axioms": [
            {
                "id": each.id,
                "label": each.label,
                "sentence": each.sentence,
                "citation": each.citation,
            }
            for each in sorted(run.registry.axioms, key=lambda each: each.id)
        ],
        "theorems": [
            {
                "id": each.theorem.id,
                "label": each.theorem.label,
                "sentence": each.theorem.sentence,
                "rests_on": list(each.theorem.rests_on),
                "proved": each.theorem.proved,
                "assumed": each.theorem.assumed,
                "axioms": list(each.axioms),
                "parts": dict(each.parts),
                "checked": "" if each.checked is None else each.checked.name,
                "status": "" if each.status is None else each.status.name,
            }
            for each in run.theorems
        ],
    }


def _certified(entries: Iterable[Entry]) -> dict[str, int]:
    """As `Run.certified`, of all that the ledger holds: kept entries count too."""
    linear = [
        entry["queries"]
        for entry in entries
        if entry["queries"]
        and entry["status"] in (Status.PROVED.name, Status.BOUNDED.name)
        and all(is_linear(query["logic"]) for query in entry["queries"])
    ]
    full = [queries for queries in linear if all(query["farkas_sha256"] for query in queries)]
    return {"certified": len(full), "linear": len(linear)}


def entry_of(row: Row) -> Entry:
    """What the ledger says of one obligation."""
    outcome = row.outcome
    return {
        **statement_of(row.obligation),
        "status": outcome.status.name,
        "counterexample": outcome.detail if outcome.status is Status.REFUTED else "",
        "coverage": dict(outcome.coverage),
        "queries": [_query(row, answer) for answer in outcome.answers],
        "mutants": {each.mutant: each.killed for each in row.mutants},
    }


def statement_of(obligation: Obligation) -> Entry:
    """What the ledger says of an obligation without running it."""
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
        "specification": {
            "sha256": fingerprint(sources),
            "functions": [source.name for source in sources],
        },
    }


def certificates(rows: Iterable[Row]) -> dict[str, str]:
    """The text of every certificate by its path below the folder."""
    found = {}
    for row in rows:
        for answer in row.outcome.answers:
            path = f"{row.obligation.id}/{file_name(answer.name)}"
            if path in found:
                raise ValueError(f"{row.obligation.id}: two queries make the file {path}")
            text = _text(row, answer)
            if len(text) <= LONGEST:
                found[path] = text
            if answer.farkas:
                found[path.removesuffix(".smt2") + ".farkas.json"] = answer.farkas
    return found


def write(run: Run, folder: Path) -> Entry:
    """Writes the certificates and the ledger of a run over all obligations; returns the ledger.

    Raises: ValueError where the ledger does not fit its schema.
    """
    old = read(folder)
    ran = {row.obligation.id for row in run.rows}
    deep = {each.id for each in run.registry.obligations if each.deep} - ran
    kept = [entry for entry in old.get("obligations", ()) if entry["id"] in deep]
    texts = certificates(run.rows)
    for path in _present(folder):
        if path not in texts and path.rsplit("/", 1)[0] not in deep:
            (folder / path).unlink()
    for path, text in texts.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    value = build(run, kept)
    wrong = faults(value)
    if wrong:
        raise ValueError("the ledger does not fit its schema: " + "; ".join(wrong))
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "ledger.json").write_text(dump(value), encoding="utf-8")
    return value


def read(folder: Path) -> Entry:
    """The committed ledger; empty where there is none."""
    path = folder / "ledger.json"
    if not path.exists():
        return {}
    value: Entry = json.loads(path.read_text(encoding="utf-8"))
    return value


def drift(run: Run, folder: Path, everything: bool) -> tuple[str, ...]:
    """How the run differs from the committed ledger and certificates.

    everything: the run was over all obligations, so what is committed besides is too much.
    """
    old = read(folder)
    if not old:
        return ("there is no ledger",)
    found = []
    if old.get("solvers") != versions():
        found.append(f"the ledger is by {old.get('solvers')}, this run by {versions()}")
    committed = {entry["id"]: entry for entry in old["obligations"]}
    for row in run.rows:
        if row.obligation.id not in committed:
            found.append(f"{row.obligation.id} is not in the ledger")
        else:
            found += _differences(committed[row.obligation.id], entry_of(row))
    texts = certificates(run.rows)
    for path, text in texts.items():
        if not (folder / path).exists():
            found.append(f"{path} is missing")
        elif (folder / path).read_text(encoding="utf-8") != text:
            found.append(f"{path} differs")
    if everything:
        found += _too_much(run, folder, old, texts)
    return tuple(found)


def _too_much(run: Run, folder: Path, old: Entry, texts: Mapping[str, str]) -> list[str]:
    found = []
    ran = {row.obligation.id for row in run.rows}
    deep = {each.id: each for each in run.registry.obligations if each.id not in ran}
    for entry in old["obligations"]:
        name = entry["id"]
        if name in ran:
            continue
        if name not in deep:
            found.append(f"the ledger has {name}, which does not exist")
        elif any(entry[key] != value for key, value in statement_of(deep[name]).items()):
            found.append(f"{name} was decided of another statement or specification; run --deep")
    found += [
        f"{path} belongs to nothing"
        for path in _present(folder)
        if path not in texts and path.rsplit("/", 1)[0] not in deep
    ]
    fresh = build(run)
    found += [
        f"the ledger's {part} differ"
        for part in ("mutants", "axioms", "theorems", "schema")
        if old.get(part) != fresh[part]
    ]
    return found


def _differences(old: Entry, new: Entry) -> list[str]:
    found = [
        f"{new['id']}: {key} differs"
        for key in new
        if key != "queries" and old.get(key) != new[key]
    ]
    before, after = old.get("queries", []), new["queries"]
    if [_but_resources(each) for each in before] != [_but_resources(each) for each in after]:
        found.append(f"{new['id']}: queries differ")
    else:
        found += [
            f"{new['id']}: {one['name']} took {two['resources']} instead of {one['resources']}"
            for one, two in zip(before, after, strict=True)
            if not _close(one["resources"], two["resources"])
        ]
    return found


def _close(one: int, two: int) -> bool:
    """Within a factor of two: builds of one z3 for other machines may count a little differently."""
    return one <= 2 * two + 1000 and two <= 2 * one + 1000


def _but_resources(query: Entry) -> Entry:
    return {key: value for key, value in query.items() if key != "resources"}


def _query(row: Row, answer: Answer) -> Entry:
    text = _text(row, answer)
    return {
        "name": answer.name,
        "logic": answer.logic,
        "answer": answer.answer,
        "cvc5": answer.second,
        "resources": answer.resources,
        "smt2_sha256": digest(text),
        "kept": len(text) <= LONGEST,
        "farkas_sha256": digest(answer.farkas) if answer.farkas else "",
    }


def _text(row: Row, answer: Answer) -> str:
    return certificate(row.obligation, answer.name, answer.text, answer.answer)


def _refuters(run: Run, mutant: str) -> list[str]:
    return sorted(
        row.obligation.id
        for row in run.rows
        if any(each.mutant == mutant and each.killed for each in row.mutants)
        and not row.obligation.deep
    )


def _present(folder: Path) -> Sequence[str]:
    paths = [*folder.rglob("*.smt2"), *folder.rglob("*.farkas.json")]
    return sorted(path.relative_to(folder).as_posix() for path in paths)
