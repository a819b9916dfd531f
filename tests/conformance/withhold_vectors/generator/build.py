"""Builds the files: every test with the specification's reply, the headers, and the manifest."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from withhold_vectors.codec.operations import fault_of_reply, fault_of_request
from withhold_vectors.codec.text import pretty
from withhold_vectors.codec.values import Json, doubles_hold, has_error
from withhold_vectors.codec.version import FOLDER, VERSION
from withhold_vectors.generator.cases.files import FILES
from withhold_vectors.generator.flags.mutants import MUTANTS_BY_FLAG
from withhold_vectors.generator.flags.notes import NOTES
from withhold_vectors.generator.model import Group, Note, VectorFile, request_of
from withhold_vectors.generator.profiles import PROFILES
from withhold_vectors.generator.specification.answers import answer

SPEC_VERSION = "0.1.0"
"""The specification's version, which is the package's."""


@dataclass(frozen=True)
class Written:
    """A file's text, and what the manifest states about it."""

    path: str
    text: str
    tests: int
    negative: int
    deep: bool

    def entry(self) -> Json:
        """The file's entry in the manifest."""
        return {
            "path": self.path,
            "sha256": sha256(self.text.encode("ascii")).hexdigest(),
            "numberOfTests": self.tests,
            "numberOfNegativeTests": self.negative,
            "deep": self.deep,
        }


def build(deep: bool) -> Iterator[Written]:
    """The files in reading order. Deep files, which take minutes, are built only if `deep` is true."""
    for file in FILES:
        if deep or not file.deep:
            yield written(file)


def written(file: VectorFile) -> Written:
    """One file with all replies.

    Raises: ValueError for a repeated comment, a key that the operation does not have, or a number that
    a double does not hold.
    """
    comments = [test.comment for group in file.groups for test in group.tests]
    twice = {comment for comment in comments if comments.count(comment) > 1}
    if twice:
        raise ValueError(f"repeated comments in {file.name}: {sorted(twice)}")
    groups, first = [], 1
    for group in file.groups:
        groups.append(group_json(group, first))
        first += len(group.tests)
    flags = {flag for group in file.groups for test in group.tests for flag in test.flags}
    content: Json = {
        "algorithm": file.algorithm,
        "paperLabel": file.label,
        "schema": "vectors.schema.json",
        "specVersion": SPEC_VERSION,
        "generator": {"name": "withhold_vectors.generator", "version": VERSION},
        "numberOfTests": len(comments),
        "notes": {flag: note_json(flag, NOTES[flag]) for flag in sorted(flags)},
        "groups": groups,
    }
    if not doubles_hold(content):
        raise ValueError(f"a number in {file.name} does not fit into a double; it has to be text")
    negative = sum(test["result"] == "invalid" for group in groups for test in _tests(group))
    return Written(
        f"{FOLDER}/{file.name}.json", pretty(content), len(comments), negative, file.deep
    )


def _tests(group: Json) -> list[Json]:
    tests = group["tests"]
    return tests if isinstance(tests, list) else []


def group_json(group: Group, first: int) -> Json:
    """A group with its tests, numbered from `first`."""
    tests: list[Json] = []
    for identifier, test in enumerate(group.tests, start=first):
        request = request_of(group, test, identifier)
        expected = answer(request)
        fault = fault_of_request(request) or fault_of_reply(group.op, expected)
        if fault is not None:
            raise ValueError(f"{test.comment}: {fault}")
        tests.append(
            {
                "tcId": identifier,
                "comment": test.comment,
                "flags": sorted(test.flags),
                "result": "invalid" if has_error(expected) else "valid",
                **test.inputs,
                "expected": expected,
            }
        )
    return {"op": group.op, **group.shared, "tests": tests}


def note_json(flag: str, note: Note) -> Json:
    """A note, with the mutants that tests with its flag reject."""
    return {
        "why": note.why,
        "mistake": note.mistake,
        "errata": list(note.errata),
        "mutants": list(MUTANTS_BY_FLAG.get(flag, ())),
    }


def manifest(entries: list[Json], folder: Path) -> str:
    """The text of MANIFEST.json, from the entries of all files and the page and schemas in the folder."""
    documents = ["README.md", *sorted(f"schema/{path.name}" for path in folder.glob("schema/*"))]
    files: list[Json] = sorted(entries, key=lambda entry: str(entry["path"]))
    return pretty(
        {
            "schema": "manifest.schema.json",
            "version": VERSION,
            "specVersion": SPEC_VERSION,
            "documents": [
                {"path": path, "sha256": sha256((folder / path).read_bytes()).hexdigest()}
                for path in documents
            ],
            "profiles": [profile.entry() for profile in PROFILES],
            "files": files,
        }
    )
