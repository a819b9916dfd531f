"""The runner of choices finds the laws of known samplers."""

from fractions import Fraction

import pytest

from withhold_proofs.numbers.choices import (
    Below,
    Costs,
    Restarted,
    Short,
    law,
    outcome,
    reader,
    tapes,
)


def die_below_five(below: Below) -> int:
    """A die that is thrown again at 5."""
    face = below(6)
    if face == 5:
        raise Restarted
    return face


def coins(below: Below) -> int:
    """Heads before the first tail."""
    count = 0
    while below(2):
        count += 1
    return count


def test_a_law_with_a_restart() -> None:
    found = law(die_below_five, Fraction(1, 10**6))
    assert found.again == Fraction(1, 6) and found.cut == 0
    assert {found.low(face) for face in range(5)} == {Fraction(1, 5)}
    assert found.high(3) == Fraction(1, 5) and found.low(5) == 0


def test_a_law_that_is_cut_off() -> None:
    found = law(coins, Fraction(1, 100))
    assert found.weights == {k: Fraction(1, 2 ** (k + 1)) for k in range(6)}
    assert found.unresolved == found.cut == Fraction(1, 64)
    assert found.low(2) == Fraction(1, 8) < found.high(2)


def test_a_threshold_is_one_question() -> None:
    seen = law(lambda below: int(below(1000) < 3), Fraction(1, 10**9))
    assert seen.weights == {1: Fraction(3, 1000), 0: Fraction(997, 1000)}


def test_costs_restart_with_the_second_count() -> None:
    costs = Costs((1, 2))
    assert costs and len(costs) == 2 and min(costs) == 1
    with pytest.raises(Restarted):
        len(costs)


def test_tapes_and_readers() -> None:
    assert len(set(tapes((0, 1, 255), 3))) == 27
    read, used = reader(b"abc")
    assert read(2) == b"ab" and used() == 2
    with pytest.raises(Short):
        read(2)
    assert outcome(lambda read: read(1)[0], b"\x07\x08") == (7, 1)
    assert outcome(lambda read: read(3)[0], b"\x07") == (None, 0)
