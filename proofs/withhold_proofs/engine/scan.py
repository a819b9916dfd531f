"""Rejects terms that do not mean what they seem to: integer division, division by zero, float literals."""

from __future__ import annotations

from collections.abc import Sequence

import z3

from withhold_proofs.engine.parts import parts
from withhold_proofs.model import Query

INTEGER_DIVISION = "division of integers rounds; state quotient and remainder by a premise"
FLOAT_LITERAL = "a literal with the digits of a binary float"
UNPROVED_DIVISOR = "a divisor that may be zero: the solver may then choose any quotient"


def faults(query: Query) -> list[str]:
    """One sentence for each term of the query that is not allowed."""
    found = []
    premises = list(query.premises.values())
    for part in parts(query).values():
        if part.kind == z3.Z3_OP_IDIV or (part.kind == z3.Z3_OP_DIV and not _of_reals(part.term)):
            found.append(f"{INTEGER_DIVISION}: {_short(part.term)}")
        elif part.kind in (z3.Z3_OP_DIV, z3.Z3_OP_MOD, z3.Z3_OP_REM):
            if not _never_zero(part.term.arg(1), premises):
                found.append(f"{UNPROVED_DIVISOR}: {_short(part.term)}")
        elif part.kind == z3.Z3_OP_ANUM and part.sort == z3.Z3_REAL_SORT:
            number = z3.RatNumRef(part.term.as_ast(), part.term.ctx)
            if looks_like_float(number.numerator_as_long(), number.denominator_as_long()):
                found.append(f"{FLOAT_LITERAL}: {_short(number)}")
    return found


def _of_reals(part: z3.ExprRef) -> bool:
    return all(z3.is_real(argument) for argument in part.children())


def looks_like_float(numerator: int, denominator: int) -> bool:
    """Whether the fraction is what z3 makes of a float: some sixteen decimal digits.

    >>> looks_like_float(3333333333333333, 10**16), looks_like_float(1, 3), looks_like_float(1, 2**64)
    (True, False, False)
    """
    return abs(numerator) >= 10**10 and denominator % 10**13 == 0


def _never_zero(divisor: z3.ExprRef, premises: Sequence[z3.BoolRef]) -> bool:
    if isinstance(divisor, z3.IntNumRef):
        return divisor.as_long() != 0
    if isinstance(divisor, z3.RatNumRef):
        return divisor.numerator_as_long() != 0
    solver = z3.Solver(ctx=divisor.ctx)
    solver.set("rlimit", 2_000_000)
    solver.add(*premises, divisor == 0)
    return solver.check() == z3.unsat


def _short(part: z3.ExprRef) -> str:
    text = " ".join(part.sexpr().split())
    return text if len(text) <= 80 else text[:77] + "..."
