"""Every erratum is refuted by a solver or a search, or says why not; the searches find counterexamples."""

import pytest

from withhold_proofs.engine.run import run
from withhold_proofs.errata import rows
from withhold_proofs.model import Status
from withhold_proofs.streams.search import patterns, search
from withhold_spec.errata import ERRATA

PRINTED = [each for each in rows.OBLIGATIONS if each.expect is Status.REFUTED]
NUMBERS = {each.id.split("/")[1].removesuffix("-printed").split("-")[0] for each in PRINTED}
QUICK = ["E1a", "E5", "E7a", "E8a", "E9", "E13", "E14", "E18a", "E20", "E25a", "E29", "E31", "E34"]


def test_every_entry_is_refuted_or_its_absence_explained() -> None:
    for entry in ERRATA:
        assert (entry.id in NUMBERS) != (entry.id in rows.NOT_REFUTED), entry.id


def test_no_obligation_speaks_of_an_entry_that_does_not_exist() -> None:
    assert {entry.id for entry in ERRATA} >= NUMBERS
    assert {entry.id for entry in ERRATA} >= set(rows.NOT_REFUTED)


def test_every_printed_statement_is_paired() -> None:
    alone = [each.id for each in PRINTED if not each.pair]
    assert alone == ["errata/E16-printed"]


@pytest.mark.parametrize("number", QUICK)
def test_the_print_is_refuted(number: str) -> None:
    (obligation,) = [each for each in PRINTED if each.id == f"errata/{number}-printed"]
    outcome = run(obligation)
    assert outcome.status is Status.REFUTED and outcome.detail


def test_a_search_stops_at_the_first_fault() -> None:
    verdict = search([1, 2, 3, 4], lambda case: "even" if case % 2 == 0 else "")
    assert not verdict.holds and verdict.detail == "smallest: even"
    assert verdict.coverage == {"cases": 2}
    assert search([1, 3], lambda case: "").holds


def test_patterns_come_shortest_first_and_once() -> None:
    found = list(patterns(2, 3))
    assert found[:3] == [(0,), (0, 0), (0, 1)] and len(found) == len(set(found)) == 7
