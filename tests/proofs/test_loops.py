"""A function cut at its loop: its parts, run one after the other, do what the function does."""

from __future__ import annotations

from fractions import Fraction

from withhold_proofs import registry
from withhold_proofs.engine import loops
from withhold_proofs.engine.mutants import applied
from withhold_spec.enclosures import _artanh, exp
from withhold_spec.paper.binary import nodes_read

ARTANH = "withhold_spec.enclosures:_artanh"
EXP = "withhold_spec.enclosures:exp"
NODES = "withhold_spec.paper.binary:nodes_read"


def test_the_parts_together_are_the_function() -> None:
    bits = 20
    names = loops.before(ARTANH)(Fraction(1, 3), bits)
    while names["power"] * 2**bits > 1:
        names = loops.turn(ARTANH)(names)
    assert loops.after(ARTANH)(names) == _artanh(Fraction(1, 3), bits)


def test_a_turn_may_leave_the_function() -> None:
    names = {"formula": lambda bits: bits, "rounding": int, "bits": 1}
    place = "withhold_spec.enclosures:decide"

    class Exact:
        low = high = 3

    assert loops.turn(place)({**names, "formula": lambda bits: Exact}) == 3


def test_a_loop_without_a_turn() -> None:
    names = loops.before(NODES)(0)
    assert loops.after(NODES)(names) == nodes_read(0) == ()


def test_a_mutant_changes_the_parts() -> None:
    names = {"z": Fraction(1, 3), "total": 0, "power": 1, "degree": 1}
    plain = loops.turn(ARTANH)(names)
    with applied(registry.load().mutant("series-with-even-powers")):
        changed = loops.turn(ARTANH)(names)
    assert (plain["degree"], changed["degree"]) == (3, 2)
    assert loops.turn(ARTANH)(names) == plain


def test_two_loops() -> None:
    names = loops.before(EXP)(Fraction(3), 20)
    while names["term"] * 2 ** (20 + 2 * names["halvings"]) > 1:
        names |= loops.turn(EXP)(names)
    names |= loops.after(EXP)(names)
    for _ in loops.over(EXP, 1)(names):
        names |= loops.turn(EXP, 1)(names)
    assert loops.after(EXP, 1)(names) == exp(Fraction(3), 20)
