"""The generated files of a checkout, written or compared: certificates, results.json and pages."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from textwrap import shorten
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from withhold_proofs.engine.jsontext import dump
from withhold_proofs.engine.smtlib import RESET, certificate
from withhold_proofs.report import assurance, results
from withhold_proofs.report.questions import faults
from withhold_proofs.report.results import FOLDER, NAME, TOP, Entry
from withhold_proofs.report.summary import Row, Run

COMMITTED = ("unbounded", "64-bit")
"""Kinds whose queries are committed as text; of the others only the hashes are."""


def texts(rows: Iterable[Row], committed: bool = False) -> dict[str, str]:
    """The queries and the Farkas certificates of the rows, by path below the folder.

    committed: only the files of the repository, which leave out deep obligations, and queries of other
    kinds than COMMITTED.
    """
    found: dict[str, str] = {}
    for row in rows:
        if committed and row.obligation.deep:
            continue
        answers = row.outcome.answers
        if answers and (row.obligation.kind in COMMITTED or not committed):
            found[f"{row.obligation.id}.smt2"] = RESET.join(
                certificate(row.obligation, each.name, each.text, each.answer) for each in answers
            )
        proofs = {each.name: json.loads(each.farkas) for each in answers if each.farkas}
        if proofs:
            found[f"{row.obligation.id}.farkas.json"] = dump(proofs)
    return found


def export(files: Mapping[str, str], target: Path) -> None:
    """Writes the files into a directory, or into an archive if the target ends in .zip.

    The same files give the same archive.
    """
    if target.suffix != ".zip":
        _write(files, target)
        return
    with ZipFile(target, "w") as archive:
        for path in sorted(files):
            entry = ZipInfo(path)  # dated 1980, whenever it is written
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[path].encode(), ZIP_DEFLATED)


def obstacle(top: Path = TOP) -> str:
    """Why the generated files cannot be written or checked here; "" where they can."""
    readme = top / "README.md"
    if not (top / FOLDER).parent.joinpath("withhold_proofs").is_dir() or not readme.exists():
        return "--certificates needs a checkout of the project"
    try:
        assurance.filled(readme.read_text(encoding="utf-8"), "")
    except ValueError as error:
        return f"README.md: {error}"
    return ""


def write(run: Run, top: Path = TOP) -> None:
    """Writes all generated files after a run, and removes those of obligations that are gone.

    What is committed of other obligations stays. Raises: ValueError if one of them has changed since, so
    that it has to be decided as well, or if the results do not fit their schema.
    """
    kept = _kept(run, results.read(top), deep_only=False)
    if changed := _changed(run, kept):
        raise ValueError("these obligations have to be decided too: " + " ".join(changed))
    value = results.build(run, kept)
    if wrong := results.faults(value):
        raise ValueError(f"{NAME} does not fit its schema: " + "; ".join(wrong))
    generated = _generated(run, value, top)
    staying = {f"{FOLDER}/{entry['id']}" for entry in kept}
    for path in _present(top) - generated.keys():
        if path.removesuffix(".smt2").removesuffix(".farkas.json") not in staying:
            (top / path).unlink()
    _write(generated, top)


def _changed(run: Run, kept: Iterable[Entry]) -> list[str]:
    """The ids of obligations that were not run and whose statement, code or mutants are not as committed."""
    committed = {entry["id"]: entry for entry in kept}
    ran = {row.obligation.id for row in run.rows}
    found = []
    for each in run.registry.obligations:
        entry = committed.get(each.id, {})
        same = entry.items() >= results.statement_of(each).items()
        same = same and entry["mutants"].keys() == set(each.mutants)
        same = same and entry["asked_sha256"] == results.asked(run.registry, entry)
        if each.id not in ran and not same:
            found.append(each.id)
    return found


def drift(run: Run, everything: bool, top: Path = TOP) -> tuple[str, ...]:
    """How the run differs from what is committed.

    everything: the run was over all obligations, so any other entry or file is stale.
    """
    old = results.read(top)
    if not old:
        return (f"there is no {NAME}",)
    known = {each.id: each for each in run.registry.obligations}
    kept = [{**each, **results.statement_of(known[each["id"]])} for each in _kept(run, old)]
    kept = [{**each, "asked_sha256": results.asked(run.registry, each)} for each in kept]
    new = results.build(run, kept, old["obligations"])
    if everything:
        files = _generated(run, new, top)
        stale = _present(top) - files.keys()
    else:
        names = {row.obligation.id for row in run.rows}
        ran = [each for each in old["obligations"] if each["id"] in names]
        new["obligations"] = [each for each in new["obligations"] if each["id"] in names]
        old = {**new, "solvers": old["solvers"], "obligations": ran}
        files, stale = _below(texts(run.rows, committed=True)), set()
    left_out = {entry["id"] for entry in kept}
    changes = [
        change + (" (run --deep)" if change.split(": ")[0] in left_out else "")
        for change in _changes(old, new)
    ]
    changes += [
        f"{entry['id']}: {fault}"
        for entry in new["obligations"]
        for fault in faults(entry["questions"], entry["unrefuted"])
    ]
    for path, text in files.items():
        if not (top / path).exists():
            changes.append(f"{path} is missing")
        elif path != NAME and (top / path).read_text(encoding="utf-8") != text:
            changes.append(f"{path} differs")
    return (*changes, *(f"{path} belongs to no obligation" for path in sorted(stale)))


def _generated(run: Run, value: Entry, top: Path) -> dict[str, str]:
    """Every generated file, by path from the top."""
    pages = assurance.pages(value, (top / "README.md").read_text(encoding="utf-8"))
    return {**_below(texts(run.rows, committed=True)), NAME: dump(value), **pages}


def _below(files: Mapping[str, str]) -> dict[str, str]:
    return {f"{FOLDER}/{path}": text for path, text in files.items()}


def _present(top: Path) -> set[str]:
    found = (path for path in (top / FOLDER).rglob("*") if path.suffix in (".smt2", ".json"))
    return {path.relative_to(top).as_posix() for path in found}


def _write(files: Mapping[str, str], target: Path) -> None:
    for path, text in files.items():
        (target / path).parent.mkdir(parents=True, exist_ok=True)
        (target / path).write_text(text, encoding="utf-8")


def _kept(run: Run, old: Entry, deep_only: bool = True) -> list[Entry]:
    """The committed entries of obligations that were not run, or of deep ones among them."""
    ran = {row.obligation.id for row in run.rows}
    known = {each.id for each in run.registry.obligations if each.deep or not deep_only} - ran
    return [entry for entry in old.get("obligations", ()) if entry["id"] in known]


def _changes(old: object, new: object, *at: str) -> Iterator[str]:
    """What differs, value by value. Lists are compared by the ids or names of their members."""
    one, two = _by_name(old), _by_name(new)
    if isinstance(one, dict) and isinstance(two, dict):
        for key in sorted(one.keys() | two.keys()):
            yield from _changes(one.get(key), two.get(key), *at, key)
    elif old != new and at[-1] != "resources":  # they depend on what z3 did before in the process
        where = at[1:] if at[0] == "obligations" else at
        yield ": ".join([*where, f"committed {_short(old)}, found {_short(new)}"])


def _by_name(value: object) -> object:
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return {each.get("id") or each["name"]: each for each in value}
    return value


def _short(value: object) -> str:
    return "nothing" if value is None else shorten(json.dumps(value), 120)
