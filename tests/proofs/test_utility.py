"""The obligations on accuracy: each comes out as declared, and refutes its mutants."""

import pytest

from support.obligations import broken, comes_out, is_refuted, names, quick
from withhold_proofs.model import Mutant, Obligation

ROWS = quick("paper.utility")
BROKEN = broken("paper.utility")


@pytest.mark.parametrize("obligation", ROWS, ids=names(ROWS))
def test_comes_out(obligation: Obligation) -> None:
    comes_out(obligation)


@pytest.mark.parametrize(("obligation", "mutant"), BROKEN, ids=names(BROKEN))
def test_is_refuted(obligation: Obligation, mutant: Mutant) -> None:
    is_refuted(obligation, mutant)
