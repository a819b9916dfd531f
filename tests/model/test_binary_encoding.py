"""Formulas that the proofs on the binary mechanism restate, against the specification."""

import pytest
import z3

from withhold_proofs.numbers.integers import World
from withhold_proofs.numbers.machine import Word
from withhold_proofs.paper.binary import holds_element
from withhold_proofs.paper.binary_words import word_holds
from withhold_spec.paper.binary import elements_of, lowest_bit


def value(context: z3.Context, condition: z3.BoolRef) -> bool:
    solver = z3.Solver(ctx=context)
    solver.add(condition)
    return solver.check() == z3.sat


@pytest.mark.parametrize("t", range(1, 25))
def test_a_node_holds_what_elements_of_says(t: int) -> None:
    context = z3.Context()
    for i in range(1, 30):
        whole = [z3.IntVal(number, context) for number in (t, lowest_bit(t), i)]
        word = [z3.BitVecVal(number, 64, context) for number in (t, lowest_bit(t), i)]
        held = i in elements_of(t)
        assert value(context, holds_element(whole[0], whole[1], whole[2])) == held
        assert value(context, word_holds(word[0], word[1], word[2])) == held


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4, 7, 8, 2**31, 2**62 - 1, 2**62, 2**63, 2**64 - 1])
def test_the_bit_length_of_a_word(number: int) -> None:
    context = z3.Context()
    word = Word(World(context), z3.BitVecVal(number, 64, context))
    length = z3.simplify(word.bit_length().term)
    assert isinstance(length, z3.BitVecNumRef)
    assert length.as_long() == number.bit_length()


@pytest.mark.parametrize("number", [1, 6, 12, 2**40, 2**62 - 2])
def test_the_lowest_bit_of_a_word(number: int) -> None:
    context = z3.Context()
    word = z3.BitVecVal(number, 64, context)
    lowest = z3.simplify(word & -word)
    assert isinstance(lowest, z3.BitVecNumRef)
    assert lowest.as_long() == lowest_bit(number)
