"""The SMT-LIB logic of a query, computed from its terms.

A solver program rejects operators that the declared logic does not have, and chooses its procedure
by the logic. So the name is the smallest one that has every operator of the query.
"""

from __future__ import annotations

import z3

from withhold_proofs.engine.parts import QUANTIFIER, Part, Parts

LINEAR = frozenset({"QF_UF", "QF_LIA", "QF_LRA", "QF_LIRA"})
"""Quantifier-free logics of linear arithmetic; QF_UF is what `logic_of` calls a propositional query."""
DECIDABLE = LINEAR | {"QF_BV"}
"""Logics that cvc5 always decides as well."""

_DIVISIONS = (z3.Z3_OP_DIV, z3.Z3_OP_IDIV, z3.Z3_OP_MOD, z3.Z3_OP_REM)
_SORTS = (z3.Z3_BV_SORT, z3.Z3_INT_SORT, z3.Z3_REAL_SORT)


def logic_of(parts: Parts) -> str:
    """The smallest logic for a query with these parts; "ALL" where SMT-LIB has no shorter name.

    >>> from withhold_proofs.engine.parts import parts_of
    >>> x, n, word = z3.Real("x"), z3.Int("n"), z3.BitVec("w", 8)
    >>> terms = x > 0, n > 0, z3.ToReal(n) > x, x * x > x, z3.BoolVal(True)
    >>> [logic_of(parts_of([term])) for term in terms]
    ['QF_LRA', 'QF_LIA', 'QF_LIRA', 'QF_NRA', 'QF_UF']
    >>> terms = word == 0, z3.And(word == 0, n > 0), z3.ForAll([n], n > 0)
    >>> [logic_of(parts_of([term])) for term in terms]
    ['QF_BV', 'ALL', 'LIA']
    """
    kinds = {part.kind for part in parts.values()}
    sorts = {part.sort for part in parts.values()}
    words, integers, reals = (sort in sorts for sort in _SORTS)
    functions = any(
        part.kind == z3.Z3_OP_UNINTERPRETED and part.arguments for part in parts.values()
    )
    if sorts - {*_SORTS, z3.Z3_BOOL_SORT} or (words and (integers or reals)):
        return "ALL"
    name = "UF" if functions else ""
    name += "BV" if words else ""
    if integers or reals:
        name += "N" if any(map(_is_nonlinear, parts.values())) else "L"
        name += "I" * integers + "R" * reals + "A"
    return ("" if QUANTIFIER in kinds else "QF_") + (name or "UF")


def _is_nonlinear(part: Part) -> bool:
    if part.kind == z3.Z3_OP_MUL:
        return sum(not _is_constant(factor) for factor in part.term.children()) > 1
    divides = part.kind in _DIVISIONS and not _is_constant(part.term.arg(1))
    return divides or part.kind == z3.Z3_OP_POWER


def _is_constant(term: z3.ExprRef) -> bool:
    """Whether the term holds neither a declared symbol nor a bound variable."""
    waiting = [term]
    while waiting:
        part = waiting.pop()
        if not z3.is_app(part) or part.decl().kind() == z3.Z3_OP_UNINTERPRETED:
            return False
        waiting.extend(part.children())
    return True
