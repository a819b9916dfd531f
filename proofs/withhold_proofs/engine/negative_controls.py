"""Negative controls: obligations that the engine must reject.

Only `--negative-controls` runs them, and the run must fail.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import z3

from withhold_proofs.model import Check, Edit, Mutant, Obligation, Query, Verdict, unbounded_row
from withhold_proofs.numbers.terms import integers, real


def contradictory(context: z3.Context) -> Iterator[Query]:
    """Premises that cannot hold imply anything."""
    r = real("r", context)
    yield Query("anything", {"above": r >= 1, "below": r <= 0}, r == 7)


def cubes(context: z3.Context) -> Iterator[Query]:
    """No sum of two cubes is a cube: true, but too hard for a small resource limit."""
    x, y, z = integers("x", 3, context)
    premises = {"x": x > 0, "y": y > 0, "z": z > 0}
    yield Query("no sum of cubes", premises, x * x * x + y * y * y != z * z * z)


def false_lemma(context: z3.Context) -> Iterator[Query]:
    """Every real number is positive."""
    r = real("r", context)
    yield Query("positive", {}, r > 0)


def endless() -> Verdict:
    """A check that never returns."""
    while True:
        pass


def failing(context: z3.Context) -> Iterator[Query]:
    """A check that raises an exception."""
    raise ZeroDivisionError("on purpose")


def rounded_third(context: z3.Context) -> Iterator[Query]:
    """A literal made from the float 1/3, which is not a third."""
    r = real("r", context)
    third = z3.RealVal(repr(1 / 3), context)
    yield Query("third", {"third": r == third}, r * 3 != 1)


def rounding_quotient(context: z3.Context) -> Iterator[Query]:
    """An integer division where an exact quotient is meant."""
    k, s = integers("k", 2, context)
    yield Query("share", {"parts": k >= 1}, (s / k) * k <= s)


def positive_overlooked(context: z3.Context) -> Iterator[Query]:
    """A check that does not call the specification, so that its mutant survives."""
    r = real("r", context)
    yield Query("square", {"positive": r >= 1}, r + r >= 2)


def _row(name: str, sentence: str, check: Check, rlimit: int = 100_000) -> Obligation:
    return replace(unbounded_row("negative-control", name, "", sentence, check), rlimit=rlimit)


MUTANTS = (
    Mutant(
        "negative-control-harmless",
        "The depth of the tree is one more than necessary, and no negative control depends on it.",
        (Edit("withhold_spec.paper.binary:depth", "bit_length()", "bit_length() + 1"),),
        ("negative-control/blind",),
    ),
)

OBLIGATIONS = (
    _row("contradiction", "From r >= 1 and r <= 0 it follows that r = 7.", contradictory),
    _row("cubes", "No sum of two positive cubes is a cube.", cubes, rlimit=10_000),
    _row("false-lemma", "Every real number is positive.", false_lemma),
    _row("endless", "A check that never ends is stopped.", endless),
    _row("failing", "A check with an error proves nothing.", failing),
    _row("float-literal", "Three times the float 1/3 is not 1.", rounded_third),
    _row("integer-quotient", "A share of integers is not rounded.", rounding_quotient),
    _row("blind", "A check that looks at nothing refutes no mutant.", positive_overlooked),
)
"""All negative controls. None may attain the status of its kind or refute its mutant."""
