"""Vector files as they are on disk: the manifest, the files that it lists, and their tests."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from withhold_vectors.codec.values import Json, is_object, is_objects, strict_loads
from withhold_vectors.codec.version import MAJOR
from withhold_vectors.runner.protocol import Capabilities
from withhold_vectors.runner.structure import ENTRY_KEYS, TEST_KEYS, faults_of_file

MANIFEST_KEYS = frozenset(["schema", "version", "specVersion", "documents", "profiles", "files"])


class VectorsError(Exception):
    """The folder has no vectors that can be read, or not the file or test that is asked for."""


@dataclass(frozen=True, slots=True)
class Test:
    """One test: what a port is asked, and the whole reply that is expected."""

    number: int
    comment: str
    flags: tuple[str, ...]
    result: str
    request: Json
    expected: Json


@dataclass(frozen=True, slots=True)
class File:
    """A vector file. `problems`: what is wrong with it before any test is run."""

    path: str
    deep: bool
    tests: tuple[Test, ...]
    problems: tuple[str, ...]


def load(folder: Path, names: Collection[str] | None = None) -> tuple[list[File], list[str]]:
    """The files that the manifest lists, and what is wrong with the manifest.

    names: of the files that are read; "full.json" stands for the file of that name in any folder.
    All are read if it is None.

    Raises:
        VectorsError: there is no manifest, it is not one of this format, or it lists no file of a name.
    """
    manifest = _manifest(folder / "MANIFEST.json")
    entries = manifest["files"]
    if not is_objects(entries):
        raise VectorsError("MANIFEST.json lists no files")
    listed = [str(entry.get("path")) for entry in entries]
    present = sorted(f"{file.parent.name}/{file.name}" for file in folder.glob("v*/*"))
    problems = [f"{path} is not in the manifest" for path in present if path not in listed]
    if listed != sorted(set(listed)):
        problems.append("the manifest's files are not sorted, or are listed twice")
    problems += _changed_documents(folder, manifest["documents"])
    wanted = listed if names is None else _paths(listed, names)
    return [_file(folder, entry) for entry in entries if str(entry.get("path")) in wanted], problems


def _changed_documents(folder: Path, documents: object) -> Iterator[str]:
    """What is wrong with the page and the schemas that are part of the format."""
    if not is_objects(documents):
        yield "MANIFEST.json lists no documents"
        return
    listed = [str(entry.get("path")) for entry in documents]
    wanted = ["README.md", *sorted(f"schema/{file.name}" for file in folder.glob("schema/*"))]
    if listed != wanted or any(entry.keys() != {"path", "sha256"} for entry in documents):
        yield "the manifest's documents are not README.md and the schemas, each with its hash"
        return
    for entry in documents:
        path = folder / str(entry["path"])
        if not path.is_file() or sha256(path.read_bytes()).hexdigest() != entry["sha256"]:
            yield f"{entry['path']}: its SHA-256 is not the one that the manifest states"


def profiles(folder: Path) -> dict[str, tuple[str, Capabilities]]:
    """The profiles that the manifest lists, by name: a sentence, and what a port of it must do.

    Raises:
        VectorsError: there is no manifest, or its profiles are malformed.
    """
    entries = _manifest(folder / "MANIFEST.json")["profiles"]
    found = {}
    for entry in entries if is_objects(entries) else []:
        name, sentence = entry.get("name"), entry.get("description")
        lists = [entry.get(key) for key in ("ops", "mechanisms", "samplers")]
        if not isinstance(name, str) or not isinstance(sentence, str) or len(entry) != 5:
            raise VectorsError("a profile of MANIFEST.json is malformed")
        if not all(isinstance(each, list) for each in lists):
            raise VectorsError(f"the profile {name} of MANIFEST.json is malformed")
        sets = [frozenset(map(str, each)) for each in lists if isinstance(each, list)]
        found[name] = (sentence, Capabilities(name, *sets))
    return found


def _paths(listed: Sequence[str], names: Collection[str]) -> set[str]:
    """The paths with these names."""
    by_name = {name: path for path in listed for name in (path.rpartition("/")[2], path)}
    unknown = [name for name in names if name not in by_name]
    if unknown:
        raise VectorsError(f"no such file in the manifest: {', '.join(unknown)}")
    return {by_name[name] for name in names}


def test_of(folder: Path, identifier: str) -> tuple[File, Test]:
    """The test that an identifier such as "full.json:12" names: a file, and a number in it.

    Raises:
        VectorsError: there is no such test.
    """
    name, _, number = identifier.rpartition(":")
    if not name or not number.isascii() or not number.isdecimal():
        raise VectorsError(f"{identifier} is not FILE:NUMBER, such as full.json:12")
    (file,) = load(folder, [name])[0]
    for test in file.tests:
        if test.number == int(number):
            return file, test
    raise VectorsError(f"{file.path} has no test {number}; its last one is {len(file.tests)}")


def _manifest(path: Path) -> Json:
    try:
        manifest = strict_loads(path.read_bytes())
    except (OSError, ValueError) as error:
        raise VectorsError(f"{path} cannot be read: {error}") from None
    if not is_object(manifest) or manifest.get("schema") != "manifest.schema.json":
        raise VectorsError(f"{path} is not a manifest of conformance vectors")
    version = str(manifest.get("version"))
    if version.partition(".")[0] != MAJOR:
        raise VectorsError(f"these are vectors {version}; this program reads {MAJOR}.*")
    if manifest.keys() != MANIFEST_KEYS:
        raise VectorsError(f"{path} must have exactly the keys {', '.join(sorted(MANIFEST_KEYS))}")
    return manifest


def _file(folder: Path, entry: Json) -> File:
    path, deep = str(entry.get("path")), entry.get("deep") is True
    problems = []
    if entry.keys() != ENTRY_KEYS:
        problems.append("its entry in the manifest does not have exactly the keys of an entry")
    try:
        raw = (folder / path).read_bytes()
        content = strict_loads(raw.decode("ascii"))
    except (OSError, ValueError) as error:
        return File(path, deep, (), (*problems, f"it cannot be read: {error}"))
    if sha256(raw).hexdigest() != entry.get("sha256"):
        problems.append("its SHA-256 is not the one that the manifest states")
    if b"\r" in raw or not raw.endswith(b"\n"):
        problems.append("its lines do not all end with a line feed alone")
    problems += faults_of_file(content, entry)
    groups = content.get("groups") if is_object(content) else None
    tests = tuple(_tests(groups)) if is_objects(groups) else ()
    return File(path, deep, tests, tuple(problems))


def _tests(groups: Sequence[Json]) -> Iterator[Test]:
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
                result=str(test.get("result")),
                request={"id": number, **shared, **own},
                expected=expected if is_object(expected) else {},
            )
