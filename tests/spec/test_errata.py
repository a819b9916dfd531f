"""The list of errata is complete, its names exist, and it has every erratum that the specification cites."""

import importlib
import re
from pathlib import Path

import pytest

import withhold_spec
from withhold_spec.errata import ERRATA, Erratum

SPEC = Path(withhold_spec.__file__).parent
HERE = Path(__file__).parent
ELSEWHERE = ("__init__.py", "errata", "as_printed")
"""Modules about errata that do not deviate from the print: they need no citation."""

NUMBERS = [f"E{i}" for i in range(1, 40)]
BY_ID = {entry.id: entry for entry in ERRATA}


def resolve(name: str) -> object:
    """What a dotted name stands for: a module's function or class, or a class's method."""
    parts = name.split(".")
    for cut in range(len(parts) - 1, 0, -1):
        try:
            found: object = importlib.import_module(".".join(parts[:cut]))
        except ModuleNotFoundError:
            continue
        for part in parts[cut:]:
            found = getattr(found, part)
        return found
    raise ModuleNotFoundError(name)


def sources() -> dict[Path, str]:
    """The specification's own text."""
    return {
        path: path.read_text(encoding="utf-8")
        for path in sorted(SPEC.rglob("*.py"))
        if path.relative_to(SPEC).parts[0] not in ELSEWHERE
    }


def cited(text: str, pattern: str) -> set[str]:
    return {number for found in re.findall(pattern, text) for number in re.findall(r"E\d+", found)}


def is_name(text: str) -> bool:
    return re.fullmatch(r"withhold_spec(\.\w+)+", text) is not None


def test_every_number_is_there_once_and_in_order() -> None:
    assert list(dict.fromkeys(entry.number for entry in ERRATA)) == NUMBERS
    assert len(BY_ID) == len(ERRATA)
    for number in NUMBERS:
        letters = [entry.id.removeprefix(number) for entry in ERRATA if entry.number == number]
        assert letters == ([""] if len(letters) == 1 else list("abcdefghij"[: len(letters)]))


@pytest.mark.parametrize("entry", ERRATA, ids=lambda entry: entry.id)
def test_every_entry_is_whole(entry: Erratum) -> None:
    for text in (entry.place, entry.printed, entry.counterexample, entry.repaired):
        assert text and text[-1] != " " and "  " not in text
    assert (entry.as_printed is None) == bool(entry.why_not)
    assert entry.agrees or entry.note
    assert not entry.follows or entry.follows in BY_ID


@pytest.mark.parametrize("entry", ERRATA, ids=lambda entry: entry.id)
def test_names_exist(entry: Erratum) -> None:
    if entry.as_printed is not None:
        assert entry.as_printed.startswith("withhold_spec.as_printed.")
        assert callable(resolve(entry.as_printed))
    if is_name(entry.repaired):
        assert callable(resolve(entry.repaired))
    else:
        assert " " in entry.repaired
        for name in re.findall(r"withhold_spec[\w.]*\w", entry.repaired):
            assert resolve(name) is not None


@pytest.mark.parametrize("entry", ERRATA, ids=lambda entry: entry.id)
def test_the_print_and_its_repair_are_not_the_same_function(entry: Erratum) -> None:
    if entry.as_printed is not None and is_name(entry.repaired):
        assert resolve(entry.as_printed) is not resolve(entry.repaired)


def test_every_citation_names_an_erratum() -> None:
    for path, text in sources().items():
        for number in cited(text, r"\[Deviates: [^\]]*\]|\bE\d+\b"):
            assert number in NUMBERS, (path, number)


def test_every_repair_of_a_promise_is_marked_in_the_specification() -> None:
    """A citation is [Deviates: E13], or the number where a reading is chosen: (E30)."""
    marks = cited("\n".join(sources().values()), r"\[Deviates: [^\]]*\]|\([^()]*\bE\d+[^()]*\)")
    wanting = [
        entry.id
        for entry in ERRATA
        if entry.breaks in ("privacy", "accuracy", "crash")
        and is_name(entry.repaired)
        and BY_ID[entry.follows or entry.id].number not in marks
    ]
    assert wanting == []


def test_every_entry_with_a_text_is_put_to_the_test() -> None:
    tests = "\n".join(path.read_text(encoding="utf-8") for path in HERE.glob("as_printed/*.py"))
    assert cited(tests, r"\bE\d+\b") >= {entry.number for entry in ERRATA if entry.as_printed}


def test_printed_texts_speak_of_entries_only() -> None:
    for path in SPEC.glob("as_printed/*.py"):
        assert cited(path.read_text(encoding="utf-8"), r"\bE\d+\b") <= set(NUMBERS)
