"""The state of the ledger mechanism."""

from __future__ import annotations

from dataclasses import dataclass, replace

from withhold_spec.accounted.plan import LedgerPlan
from withhold_spec.accounted.records import Account, Epoch, Series
from withhold_spec.number import Number
from withhold_spec.state import State


@dataclass(frozen=True)
class LedgerState(State):
    """What a run of the ledger mechanism remembers.

    total: the number of samples in closed epochs. accounts: one per user, in the order of
    `samples`. series: the series of the last epoch. radii: the noise radii of that series, for
    its sums and for its excesses. excesses: how many excesses the series has released.
    """

    accounts: tuple[Account, ...] = ()
    epochs: tuple[Epoch, ...] = ()
    series: Series = Series(1, 0, 0)
    radii: tuple[Number, Number] = (0, 0)
    excesses: int = 0


def ledger_start(plan: LedgerPlan) -> LedgerState:
    """The state before the first sample."""
    return LedgerState()


def open_accounts(state: LedgerState) -> LedgerState:
    """The state with an empty account for the user who has just arrived for the first time, if any."""
    new = len(state.samples) - len(state.accounts)
    now = sum(len(samples) for samples in state.samples.values())
    return replace(state, accounts=(*state.accounts, *[Account(first=now)] * new))
