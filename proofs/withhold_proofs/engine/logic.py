"""The SMT-LIB logic of a query, computed from its terms.

A solver program rejects operators that the declared logic does not have, and chooses its procedure
by the logic. So the name is the smallest one that has every operator of the query.
"""

from __future__ import annotations

from collections.abc import Iterable

import z3

LINEAR = frozenset({"QF_UF", "QF_LIA", "QF_LRA", "QF_LIRA"})
"""Quantifier-free logics of linear arithmetic; QF_UF is what `logic_of` calls a propositional query."""
DECIDABLE = LINEAR | {"QF_BV"}
"""Logics that cvc5 always decides as well."""

_DIVISIONS = (z3.Z3_OP_DIV, z3.Z3_OP_IDIV, z3.Z3_OP_MOD, z3.Z3_OP_REM)


def logic_of(parts: Iterable[z3.ExprRef]) -> str:
    """The smallest logic for a query with these parts; "ALL" where SMT-LIB has no shorter name.

    parts: every application and every quantifier of the query.

    >>> x, n, word = z3.Real("x"), z3.Int("n"), z3.BitVec("w", 8)
    >>> [logic_of(parts) for parts in ([x], [n], [z3.ToReal(n), n], [x * x, x], [z3.BoolVal(True)])]
    ['QF_LRA', 'QF_LIA', 'QF_LIRA', 'QF_NRA', 'QF_UF']
    >>> [logic_of(parts) for parts in ([word], [word, n], [z3.ForAll([n], n > 0), n])]
    ['QF_BV', 'ALL', 'LIA']
    """
    quantified = functions = words = integers = reals = nonlinear = other = False
    for part in parts:
        if isinstance(part, z3.QuantifierRef):
            quantified = True
            continue
        kind = part.decl().kind()
        words |= z3.is_bv(part)
        integers |= z3.is_int(part)
        reals |= z3.is_real(part)
        other |= not (z3.is_bv(part) or z3.is_int(part) or z3.is_real(part) or z3.is_bool(part))
        functions |= kind == z3.Z3_OP_UNINTERPRETED and part.num_args() > 0
        nonlinear |= _is_nonlinear(part, kind)
    if other or (words and (integers or reals)):
        return "ALL"
    name = "UF" if functions else ""
    name += "BV" if words else ""
    if integers or reals:
        name += ("N" if nonlinear else "L") + "I" * integers + "R" * reals + "A"
    return ("" if quantified else "QF_") + (name or "UF")


def _is_nonlinear(part: z3.ExprRef, kind: int) -> bool:
    if z3.is_mul(part):
        return sum(not _is_constant(factor) for factor in part.children()) > 1
    return kind == z3.Z3_OP_POWER or (kind in _DIVISIONS and not _is_constant(part.arg(1)))


def _is_constant(term: z3.ExprRef) -> bool:
    """Whether the term holds neither a declared symbol nor a bound variable."""
    waiting = [term]
    while waiting:
        part = waiting.pop()
        if not z3.is_app(part) or part.decl().kind() == z3.Z3_OP_UNINTERPRETED:
            return False
        waiting.extend(part.children())
    return True
