"""The vectors reject every mutant of the proofs, and every printed text that an output depends on."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest
from withhold_vectors.generator.flags.mutants import MUTANTS_BY_FLAG
from withhold_vectors.generator.flags.notes import NOTES
from withhold_vectors.implementation.answers import answer

from support.printed import NO_VECTOR, PRINTED
from support.shown_late import SHOWN_BY, SHOWN_LATE
from support.vectors import Vector, first_rejecting, vectors
from withhold_proofs import registry
from withhold_proofs.engine import substitutes
from withhold_proofs.engine.mutants import applied, read
from withhold_proofs.model import Mutant
from withhold_spec.errata import ERRATA

OF_PORTS = read(Path(__file__).with_name("vectors_mutants.toml"))
MUTANTS = {mutant.id: mutant for mutant in (*registry.load().mutants, *OF_PORTS)}
FLAGS: dict[str, list[str]] = defaultdict(list)
for _flag, _names in MUTANTS_BY_FLAG.items():
    for _name in _names:
        FLAGS[_name].append(_flag)

BESIDE_THE_SPECIFICATION = (
    "withhold_proofs.",
    "withhold_spec.as_printed.",
    "withhold_spec.properties.paper:",
    "withhold_spec.properties.ledger:",
    "withhold_spec.properties.gaussian:",
)
"""What no run evaluates: the proofs' own statements, the print, and the properties."""

EQUIVALENT = {
    "clip-branches": "It computes the same values; only numbers that hide their value show it."
}
"""Mutants whose outputs are those of the specification."""

UNSEEN = {
    "policy-cell-without-variance": "No piece has a variance of its own that is rounded to 0.",
    "policy-level-certain": "No piece has a level whose error is rounded to 0.",
    "policy-mean-unbounded": "No tape carries the mixture of the filters out of the range.",
    "policy-ratio-halved": "Only a weight of 1 makes a whole of 1, and noise then hides what is measured.",
    "policy-ratio-of-rest": "No piece has a part so large that the rest of the division is seen.",
    "policy-root-of-less": "It differs by one unit of a variance, which no result shows.",
    "policy-variance-nothing": "No piece has a variance that is rounded to 0.",
    "released-without-samples": "No operation asks what a user without samples has released.",
    "steps-first-waiting-projected": "No run has a second waiting block outside of its interval.",
    "exponential-halved-once-too-little": "The enclosure is so narrow that a shorter tail decides the same.",
    "exponential-without-its-tail": "The enclosure is so narrow that a shorter tail decides the same.",
    "late-users-stay-withheld": "No stream has more than 300 users.",
    "gaussian-fractions-accepted": "Proposals are integers; vectors have nothing else.",
}
"""Mutants that no trace with a tape shows. The proofs refute them."""

ONLY_IN_BATCHES = ("withhold.core.expansions:", "withhold.core.laplace_batch:")
"""The sampler of batches. Vectors state draws, or bytes for the sampler of single draws; the proofs and the
statistical tests check the law of the batches."""


CHEAP_FOR_IMPLEMENTATION = ("blocks", "tree", "ledger-pieces", "gaussian-pieces", "samplers") + (
    "multiple",
    "full",
    "gaussian",
    "share",
    "final",
)
"""The files that show the implementation's mutants, the quickest first."""


def outside(mutant: Mutant) -> bool:
    """Whether nothing that a vector evaluates is changed."""
    return all(name.startswith(BESIDE_THE_SPECIFICATION) for name in mutant.places)


def of_implementation(mutant: Mutant) -> bool:
    return all(name.startswith("withhold.") for name in mutant.places)


SPECIFICATION = sorted(
    name
    for name, mutant in MUTANTS.items()
    if not outside(mutant)
    and not of_implementation(mutant)
    and name not in EQUIVALENT
    and name not in UNSEEN
)
IMPLEMENTATION = sorted(
    name
    for name, mutant in MUTANTS.items()
    if of_implementation(mutant)
    and not any(each.startswith(ONLY_IN_BATCHES) for each in mutant.places)
)


def test_there_are_mutants_and_the_flags_name_only_those() -> None:
    assert len(MUTANTS) == len(registry.load().mutants) + len(OF_PORTS)
    assert len(SPECIFICATION) > 50
    assert set(FLAGS) <= set(MUTANTS)
    assert set(EQUIVALENT) | set(UNSEEN) <= set(MUTANTS)
    assert set(SHOWN_LATE) <= set(SPECIFICATION)
    assert set(SHOWN_BY) <= {(vector.file, vector.number) for vector in vectors()}


@pytest.mark.parametrize("name", SPECIFICATION)
def test_a_mutant_of_the_specification_is_rejected(name: str) -> None:
    """By a test of every flag that names the mutant, or by any test if none does."""
    known = SHOWN_LATE.get(name, frozenset())
    ordered = sorted(vectors(), key=lambda each: (each.file, each.number) not in known)
    with applied(MUTANTS[name]):
        for flag in FLAGS[name]:
            flagged = [vector for vector in ordered if flag in vector.flags]
            assert first_rejecting(flagged) is not None, f"no test with the flag {flag} rejects it"
        assert FLAGS[name] or first_rejecting(ordered) is not None


@pytest.mark.parametrize("name", sorted(EQUIVALENT))
def test_an_equivalent_mutant_is_one(name: str) -> None:
    files = ("multiple", "single", "full", "wishful", "naive")
    with applied(MUTANTS[name]):
        assert first_rejecting(vectors(files)) is None


def test_without_a_mutant_nothing_is_rejected() -> None:
    assert first_rejecting(vectors(("blocks", "tree", "median", "multiple", "full"))) is None


def replies_otherwise(vector: Vector) -> bool:
    """Whether the implementation, perhaps with a mutant, gives another reply, or none."""
    try:
        return answer(vector.request) != vector.expected
    except Exception:  # with a mutant it may fail in any way
        return True


@pytest.mark.parametrize("name", IMPLEMENTATION)
def test_a_mutant_of_the_implementation_is_rejected(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(substitutes, "PACKAGES", (*substitutes.PACKAGES, "withhold"))
    with applied(MUTANTS[name]):
        assert any(map(replies_otherwise, vectors(CHEAP_FOR_IMPLEMENTATION)))


# The print


def test_every_erratum_with_a_function_as_printed_is_accounted_for() -> None:
    as_printed = {erratum.id for erratum in ERRATA if erratum.as_printed is not None}
    assert set(PRINTED) | set(NO_VECTOR) == as_printed
    assert not set(PRINTED) & set(NO_VECTOR)


@pytest.mark.parametrize("name", sorted(PRINTED))
def test_a_vector_tells_the_print_from_the_repair(name: str) -> None:
    erratum = PRINTED[name]
    assert any(map(erratum.tells, vectors(erratum.files)))


def test_a_flag_names_only_errata_that_its_tests_tell() -> None:
    parts: dict[str, list[str]] = defaultdict(list)
    for erratum in ERRATA:
        parts[erratum.number] += [erratum.id] if erratum.as_printed else []
    for flag, note in NOTES.items():
        for number in note.errata:
            assert not parts[number] or any(
                PRINTED[part].tells(vector)
                for part in parts[number]
                if part in PRINTED
                for vector in vectors(PRINTED[part].files)
                if flag in vector.flags
            ), f"{flag} names {number}"
