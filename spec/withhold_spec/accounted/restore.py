"""What a restore makes of a state of the ledger mechanism.

A state that was copied and both of whose copies go on has one radius in two places. So a copy that is
opened after a restore ends the open series at once. `restored_copies` in proofs/kernel says what the
copies lose together.
"""

from __future__ import annotations

from dataclasses import replace

from withhold_spec.accounted.records import Series
from withhold_spec.accounted.state import LedgerState


def restored(state: LedgerState) -> LedgerState:
    """The state without an open series: its radii are forgotten, and the next epoch begins another.

    Samples, accounts and epochs stay, and so do the charges of the series that has ended.

    >>> state = restored(LedgerState(series=Series(1, 4, 2), radii=(7, 9), excesses=1))
    >>> state.series.length, state.radii, state.excesses
    (0, (0, 0), 0)
    """
    ended = Series(len(state.epochs) + 1, 0, 0)
    return replace(state, series=ended, radii=(0, 0), excesses=0)
