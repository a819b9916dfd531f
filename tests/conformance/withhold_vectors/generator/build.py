"""Files put together: every test with the specification's reply, headers, and the manifest."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256

from withhold_vectors.generator.answers import answer
from withhold_vectors.generator.cases import FILES
from withhold_vectors.generator.flags import NOTES
from withhold_vectors.generator.model import Group, Json, Note, VectorFile, request_of
from withhold_vectors.generator.mutants import MUTANTS_BY_FLAG
from withhold_vectors.generator.runs import has_error
from withhold_vectors.generator.text import check_numbers, pretty

SPEC_VERSION = "0.1.0"
"""The specification's version, which is the package's."""
VECTORS_VERSION = "1.0.0"
"""Major: the format. Minor: more tests. Patch: a test that was wrong."""
FOLDER = "v1"


@dataclass(frozen=True)
class Written:
    """A file's text, and what the manifest says of it."""

    path: str
    text: str
    tests: int
    negative: int
    deep: bool

    def entry(self) -> Json:
        """The file's line in the manifest."""
        return {
            "path": self.path,
            "sha256": sha256(self.text.encode("ascii")).hexdigest(),
            "numberOfTests": self.tests,
            "numberOfNegativeTests": self.negative,
            "deep": self.deep,
        }


def build(deep: bool) -> Iterator[Written]:
    """The files, in reading order; those that take minutes only if asked for."""
    for file in FILES:
        if deep or not file.deep:
            yield written(file)


def written(file: VectorFile) -> Written:
    """One file with all replies.

    Raises: ValueError for a comment used twice, or a number that a double does not hold.
    """
    comments = [test.comment for group in file.groups for test in group.tests]
    twice = {comment for comment in comments if comments.count(comment) > 1}
    if twice:
        raise ValueError(f"comments used twice in {file.name}: {sorted(twice)}")
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
        "generator": {"name": "withhold_vectors.generator", "version": VECTORS_VERSION},
        "numberOfTests": len(comments),
        "notes": {flag: note_json(flag, NOTES[flag]) for flag in sorted(flags)},
        "groups": groups,
    }
    check_numbers(content)
    negative = sum(test["result"] == "invalid" for group in groups for test in _tests(group))
    return Written(
        f"{FOLDER}/{file.name}.json", pretty(content), len(comments), negative, file.deep
    )


def _tests(group: Json) -> list[Json]:
    tests = group["tests"]
    return tests if isinstance(tests, list) else []


def group_json(group: Group, first: int) -> Json:
    """A group; tests are numbered from `first` on."""
    tests: list[Json] = []
    for identifier, test in enumerate(group.tests, start=first):
        expected = answer(request_of(group, test, identifier))
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
    """Why a flag exists."""
    return {
        "why": note.why,
        "mistake": note.mistake,
        "errata": list(note.errata),
        "mutants": list(MUTANTS_BY_FLAG.get(flag, ())),
    }


def manifest(entries: list[Json]) -> str:
    """The text of MANIFEST.json."""
    files: list[Json] = sorted(entries, key=lambda entry: str(entry["path"]))
    return pretty(
        {
            "schema": "manifest.schema.json",
            "version": VECTORS_VERSION,
            "specVersion": SPEC_VERSION,
            "files": files,
        }
    )
