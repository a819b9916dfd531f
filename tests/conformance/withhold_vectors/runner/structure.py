"""What can be wrong with a vector file before any of its tests is run: keys, numbers and counts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from withhold_vectors.codec.operations import fault_of_reply, fault_of_request
from withhold_vectors.codec.values import Json, doubles_hold, has_error, is_object, is_objects

SCHEMA = "vectors.schema.json"
FILE_KEYS = frozenset(["algorithm", "paperLabel", "schema", "specVersion", "generator"]) | {
    "numberOfTests",
    "notes",
    "groups",
}
ENTRY_KEYS = frozenset(["path", "sha256", "numberOfTests", "numberOfNegativeTests", "deep"])
TEST_KEYS = frozenset(["tcId", "comment", "flags", "result", "expected"])
NOTE_KEYS = frozenset(["why", "mistake", "errata", "mutants"])


def faults_of_file(content: object, entry: Json) -> Iterator[str]:
    """What is wrong with a file's JSON, given its entry in the manifest."""
    if not is_object(content) or content.keys() != FILE_KEYS or content["schema"] != SCHEMA:
        yield "it is not a vector file of this format"
        return
    groups = content["groups"]
    if not is_objects(groups):
        yield "its groups are not a list of objects"
        return
    tests: list[Json] = []
    for index, group in enumerate(groups, start=1):
        own = group.get("tests")
        if not is_objects(own) or not own:
            yield f"group {index} has no tests"
            continue
        tests += own
        faults = ((test.get("tcId"), _fault_of_test(group, test)) for test in own)
        # what is wrong with a group is wrong with all of its tests: the first one is enough
        yield from [f"test {number}: {fault}" for number, fault in faults if fault is not None][:1]
    if all(test.keys() >= TEST_KEYS for test in tests):
        yield from _faults_of_counts(content, entry, tests)


def _fault_of_test(group: Json, test: Json) -> str | None:
    """A key that is missing, unknown, or stated by both the group and the test; None if all is well."""
    missing = TEST_KEYS - test.keys()
    if missing:
        return f"it lacks the key {min(missing)}"
    shared, own = group.keys() - {"tests"}, test.keys() - TEST_KEYS
    if shared & own:
        return f"both the test and its group have the key {min(shared & own)}"
    misplaced = (shared & TEST_KEYS) | (shared | own) & {"id", "tests"}
    if misplaced:
        return f"the key {min(misplaced)} is not a part of a request"
    request = {key: ({**group, **test})[key] for key in shared | own}
    expected = test["expected"]
    if not is_object(expected):
        return "what it expects is not an object"
    return fault_of_request(request) or fault_of_reply(str(request["op"]), expected)


def _faults_of_counts(content: Json, entry: Json, tests: Sequence[Json]) -> Iterator[str]:
    """What is wrong with counts, numbers, comments, flags and results."""
    if [test["tcId"] for test in tests] != list(range(1, len(tests) + 1)):
        yield "the tests are not numbered 1, 2, 3 ..."
    if len({str(test["comment"]) for test in tests}) != len(tests):
        yield "two tests have the same comment"
    if not len(tests) == content["numberOfTests"] == entry.get("numberOfTests"):
        yield "the number of tests is not the one that is stated"
    notes = content["notes"] if is_object(content["notes"]) else {}
    if {flag for test in tests for flag in _flags(test)} != set(notes):
        yield "the flags that the tests use are not the flags that the notes explain"
    if any(not is_object(note) or note.keys() != NOTE_KEYS for note in notes.values()):
        yield "a note does not have exactly the keys of a note"
    negative = [has_error(test["expected"]) for test in tests]
    results = ["invalid" if refused else "valid" for refused in negative]
    if [test["result"] for test in tests] != results:
        yield "a result contradicts what is expected"
    if sum(negative) != entry.get("numberOfNegativeTests"):
        yield "the number of negative tests is not the one that is stated"
    if not doubles_hold(content):
        yield "a number would not survive a reader that holds numbers as doubles"


def _flags(test: Json) -> list[str]:
    flags = test["flags"]
    return [str(flag) for flag in flags] if isinstance(flags, list) else []
