"""An assertion named like an unknown would make the text say something else than the terms."""

import pytest
import z3

from support.obligations import names, quick
from withhold_proofs.engine.run import takes_context
from withhold_proofs.engine.smtlib import GOAL, subterms
from withhold_proofs.model import Obligation, Query, Verdict

MODULES = (
    *("paper.release", "paper.binary", "paper.median", "paper.constants", "paper.utility"),
    *("accounted.pure", "policy.rows", "accounted.gaussian"),
)
ASKING = [
    each
    for module in MODULES
    for each in quick(module)
    if each.check is not None and takes_context(each.check)
]


def clashes(query: Query) -> set[str]:
    """The names that are both an unknown's and an assertion's."""
    parts = subterms([*query.premises.values(), query.goal])
    unknowns = {
        part.decl().name() for part in parts if part.decl().kind() == z3.Z3_OP_UNINTERPRETED
    }
    return unknowns & {*query.premises, GOAL}


@pytest.mark.parametrize("obligation", ASKING, ids=names(ASKING))
def test_no_premise_is_named_like_an_unknown(obligation: Obligation) -> None:
    assert obligation.check is not None
    asked = obligation.check(z3.Context())
    assert not isinstance(asked, Verdict)
    for query in asked:
        assert clashes(query) == set(), query.name


def test_a_clash_is_noticed() -> None:
    q = z3.Real("q", z3.Context())
    assert clashes(Query("planted", {"q": q > 0}, q >= 5)) == {"q"}
