"""The parts of a query, read through z3's C interface.

z3's own objects would take most of the time of a run: each needs some twenty calls, and a large query
mentions its terms many thousand times.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import z3

from withhold_proofs.model import Query

QUANTIFIER = -1
"""The kind of a quantifier, which applies no function."""


class Part(NamedTuple):
    """An application or a quantifier.

    term: of the class ExprRef, whatever its sort; its arguments have the class of theirs. kind: of the
    function that is applied, or QUANTIFIER. sort: the kind of the sort. arguments: their numbers in z3.
    """

    term: z3.ExprRef
    kind: int
    sort: int
    arguments: tuple[int, ...]


Parts = dict[int, Part]
"""Parts by their numbers in z3."""


@lru_cache(maxsize=1)
def parts(query: Query) -> Parts:
    """Every application and every quantifier in the query, once; bound variables are left out.

    They are kept until the next query, and then given up in this order. z3 gives their numbers to new terms,
    and orders sums by number: the text of later queries depends on the order.
    """
    return parts_of([*query.premises.values(), query.goal])


def premise_parts(query: Query) -> Parts:
    """Those of the premises alone."""
    known, found = parts(query), Parts()
    waiting = [term.get_id() for term in query.premises.values()]
    while waiting:
        number = waiting.pop()
        if number in known and number not in found:
            found[number] = known[number]
            waiting += known[number].arguments
    return found


def parts_of(terms: Sequence[z3.ExprRef]) -> Parts:
    """The same of terms, which have one context."""
    found = Parts()
    waiting = [(term.as_ast(), term.ctx) for term in terms]
    while waiting:
        handle, context = waiting.pop()
        c = context.ref()
        number = z3.Z3_get_ast_id(c, handle)
        form = z3.Z3_get_ast_kind(c, handle)
        if number in found or form == z3.Z3_VAR_AST:
            continue
        if form == z3.Z3_QUANTIFIER_AST:
            kind, arguments = QUANTIFIER, [z3.Z3_get_quantifier_body(c, handle)]
        else:
            kind = z3.Z3_get_decl_kind(c, z3.Z3_get_app_decl(c, handle))
            size = z3.Z3_get_app_num_args(c, handle)
            arguments = [z3.Z3_get_app_arg(c, handle, i) for i in range(size)]
        sort = z3.Z3_get_sort_kind(c, z3.Z3_get_sort(c, handle))
        numbers = tuple(z3.Z3_get_ast_id(c, each) for each in arguments)
        found[number] = Part(z3.ExprRef(handle, context), kind, sort, numbers)
        waiting += [(each, context) for each in arguments]
    return found
