"""Every promise of the specification, as a named predicate with one plain sentence.

Importing this package fills the table of promises, `INVARIANTS`. Read in this order:

    registry  the shape of a promise, and the table
    paper     algorithms 1 to 7
    ledger    the ledger mechanism and its shipped policy
    gaussian  the ledger mechanism with Gaussian noise
"""

from withhold_spec.properties import gaussian, ledger, paper
from withhold_spec.properties.registry import INVARIANTS, Invariant

__all__ = ["INVARIANTS", "Invariant", "gaussian", "ledger", "paper"]
