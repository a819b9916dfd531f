"""Vector files as they are on disk, and what can be wrong with them before any test is run."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import TypeAlias, TypeGuard

from withhold.core.errors import WithholdError

Json: TypeAlias = dict[str, object]

VERSION = "1.0.0"
MAJOR = VERSION.partition(".")[0]
SCHEMA = "vectors.schema.json"
FILE_KEYS = frozenset(
    ["algorithm", "paperLabel", "schema", "specVersion", "generator", "numberOfTests", "notes"]
) | {"groups"}
ENTRY_KEYS = frozenset(["path", "sha256", "numberOfTests", "numberOfNegativeTests", "deep"])
TEST_KEYS = frozenset(["tcId", "comment", "flags", "result", "expected"])
LARGEST = 2**53 - 1


class VectorsError(WithholdError):
    """The folder holds no vectors that can be read."""


@dataclass(frozen=True, slots=True)
class Test:
    """One test: what a port is asked, and the whole reply that is expected."""

    number: int
    comment: str
    flags: tuple[str, ...]
    request: Json
    expected: Json


@dataclass(frozen=True, slots=True)
class File:
    """A vector file. `problems`: what is wrong with it by itself."""

    path: str
    deep: bool
    tests: tuple[Test, ...]
    problems: tuple[str, ...]


def load(folder: Path) -> tuple[list[File], list[str]]:
    """The files of the manifest, and what is wrong with the manifest.

    Raises:
        VectorsError: there is no manifest, or it is not one of this format.
    """
    manifest = _manifest(folder / "MANIFEST.json")
    entries = manifest["files"]
    if not is_objects(entries):
        raise VectorsError("MANIFEST.json lists no files")
    listed = [str(entry.get("path")) for entry in entries]
    present = sorted(f"{file.parent.name}/{file.name}" for file in folder.glob("v*/*"))
    problems = [f"{path} is not in the manifest" for path in present if path not in listed]
    if listed != sorted(set(listed)):
        problems.append("the manifest's files are not sorted, or listed twice")
    return [_file(folder, entry) for entry in entries], problems


def is_object(value: object) -> TypeGuard[Json]:
    """Whether the value is a JSON object."""
    return isinstance(value, dict)


def is_objects(value: object) -> TypeGuard[list[Json]]:
    """Whether the value is a list of JSON objects."""
    return isinstance(value, list) and all(isinstance(each, dict) for each in value)


def _manifest(path: Path) -> Json:
    try:
        manifest = json.loads(path.read_bytes())
    except (OSError, ValueError) as error:
        raise VectorsError(f"{path} cannot be read: {error}") from None
    if not is_object(manifest) or manifest.get("schema") != "manifest.schema.json":
        raise VectorsError(f"{path} is not a manifest of conformance vectors")
    version = str(manifest.get("version"))
    if version.partition(".")[0] != MAJOR:
        raise VectorsError(f"these are vectors {version}; this program reads {MAJOR}.*")
    return manifest


def _file(folder: Path, entry: Json) -> File:
    path, deep = str(entry.get("path")), entry.get("deep") is True
    problems = []
    if entry.keys() != ENTRY_KEYS:
        problems.append("its entry in the manifest has other keys than it should")
    try:
        raw = (folder / path).read_bytes()
        content = json.loads(raw.decode("ascii"))
    except (OSError, ValueError) as error:
        return File(path, deep, (), (*problems, f"cannot be read: {error}"))
    if sha256(raw).hexdigest() != entry.get("sha256"):
        problems.append("its SHA-256 is not that of the manifest")
    if b"\r" in raw or not raw.endswith(b"\n"):
        problems.append("its lines do not end with a line feed alone")
    if not is_object(content) or content.keys() != FILE_KEYS or content["schema"] != SCHEMA:
        return File(path, deep, (), (*problems, "is not a vector file of this format"))
    problems += _structure(content, entry)
    groups = content["groups"] if is_objects(content["groups"]) else []
    return File(path, deep, tuple(_tests(groups)), tuple(problems))


def _tests(groups: list[Json]) -> Iterator[Test]:
    for group in groups:
        shared = {key: value for key, value in group.items() if key != "tests"}
        tests = group.get("tests")
        for test in tests if is_objects(tests) else []:
            own = {key: value for key, value in test.items() if key not in TEST_KEYS}
            number, flags, expected = test.get("tcId"), test.get("flags"), test.get("expected")
            yield Test(
                number=number if isinstance(number, int) else 0,
                comment=str(test.get("comment")),
                flags=tuple(map(str, flags)) if isinstance(flags, list) else (),
                request={"id": number, **shared, **own},
                expected=expected if is_object(expected) else {},
            )


def _structure(content: Json, entry: Json) -> Iterator[str]:
    """What is wrong with counts, numbers, flags and results."""
    groups = content["groups"] if is_objects(content["groups"]) else []
    tests: list[Json] = []
    for group in groups:
        own = group.get("tests")
        if not is_objects(own) or not own:
            yield "a group has no tests"
        else:
            tests += own
    if any(not test.keys() >= TEST_KEYS for test in tests):
        yield "a test lacks a key"
        return
    numbers = [test["tcId"] for test in tests]
    if numbers != list(range(1, len(tests) + 1)):
        yield "the tests are not numbered 1, 2, 3 ..."
    if len({str(test["comment"]) for test in tests}) != len(tests):
        yield "a comment is used twice"
    if not len(tests) == content["numberOfTests"] == entry.get("numberOfTests"):
        yield "the number of tests is not the one that is stated"
    notes = content["notes"] if is_object(content["notes"]) else {}
    used = {flag for test in tests for flag in _flags(test)}
    if used != set(notes):
        yield "the flags used are not the flags explained"
    negative = [test for test in tests if has_error(test["expected"])]
    if any((test["result"] == "invalid") != (test in negative) for test in tests):
        yield "a result contradicts what is expected"
    if len(negative) != entry.get("numberOfNegativeTests"):
        yield "the number of negative tests is not the one that is stated"
    if any(not doubles_hold(test) for test in tests):
        yield "a number would not survive as a double"


def _flags(test: Json) -> list[str]:
    flags = test["flags"]
    return [str(flag) for flag in flags] if isinstance(flags, list) else []


def has_error(reply: object) -> bool:
    """Whether a reply, or a part of it, is a refusal."""
    if isinstance(reply, dict):
        return "error" in reply or any(map(has_error, reply.values()))
    return isinstance(reply, list) and any(map(has_error, reply))


def doubles_hold(value: object) -> bool:
    """Whether every number in the JSON value is an integer that a double holds exactly."""
    if isinstance(value, dict):
        return all(map(doubles_hold, value.values()))
    if isinstance(value, list):
        return all(map(doubles_hold, value))
    return not isinstance(value, float) and not (isinstance(value, int) and abs(value) > LARGEST)
