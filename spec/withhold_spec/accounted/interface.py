"""What a policy of the ledger mechanism may look at, and what it decides.

The mechanism (`ledger`) is private under every policy. A policy sees arrivals and released outputs,
never a sample: that is what its type says, and what the proofs run it on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from withhold_spec.accounted.records import Account, Epoch
from withhold_spec.number import Number
from withhold_spec.params import Params

BUDGET = 2**40
"""The units of a user's ledger that stand for epsilon; with Gaussian noise its square does."""


@dataclass(frozen=True)
class Public:
    """Everything that is public after a sample has arrived.

    counts, accounts: of every user, in the order of first arrival. epochs: all closed ones. gaussian:
    whether noise is, and accounts are in squares of ledger units.
    """

    params: Params
    counts: tuple[int, ...]
    accounts: tuple[Account, ...]
    epochs: tuple[Epoch, ...]
    gaussian: bool = False

    @property
    def samples(self) -> int:
        """The samples counted so far."""
        return sum(self.counts)

    @property
    def released(self) -> int:
        """The samples in closed epochs."""
        return sum(account.released for account in self.accounts)

    @property
    def withheld_users(self) -> tuple[int, ...]:
        """The users with new samples, ascending: all withheld samples are theirs."""
        return tuple(
            user
            for user, account in enumerate(self.accounts)
            if self.counts[user] > account.released
        )


@dataclass(frozen=True)
class Proposal:
    """What a policy proposes for a user's block; the fields are those of a `Contribution`."""

    low: Number
    high: Number
    weight: Number
    inner_low: Number = 0
    inner_high: Number = 0
    saturation: Number = 0
    excess_weight: Number = 0


class Policy(Protocol):
    """When epochs close, what counts in them, and what the released sums say about the mean."""

    def closes(self, public: Public) -> bool:
        """Whether an epoch closes now."""
        ...

    def length(self, public: Public) -> int:
        """Asked when an epoch closes: how many epochs the series has that begins with it.

        0 where the epoch belongs to the series of the one before; a new one begins if that is full. With
        Gaussian noise there are none, and this is not asked.
        """
        ...

    def excess_queries(self, public: Public) -> int:
        """Asked along with `length`: how many epochs of a series that begins release an overhang."""
        ...

    def asks_excess(self, public: Public) -> bool:
        """Whether the epoch that closes releases its overhang, if its series has one left."""
        ...

    def proposals(self, public: Public) -> Sequence[Proposal]:
        """An offer for every pending user, in their order."""
        ...

    def total(self, public: Public) -> Number:
        """The estimated sum of the covered samples, in grid units: the mean times their number."""
        ...
