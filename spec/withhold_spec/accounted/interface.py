"""What a policy of the ledger mechanism sees and decides.

The mechanism is private under every policy. A policy sees arrivals and released outputs, never a
sample: its type says so, and the proofs give it nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from numbers import Number as AnyNumber
from typing import Protocol

from withhold_spec.accounted.records import Account, Contribution, Epoch
from withhold_spec.number import Number
from withhold_spec.params import Params

BUDGET = 2**40
"""The budget units of a full account, which stand for epsilon. With Gaussian noise it holds BUDGET**2."""


@dataclass(frozen=True)
class Public:
    """Everything that is public after a sample has arrived.

    counts, accounts: one per user, in the order of first arrival. epochs: all closed epochs.
    gaussian: whether the noise is Gaussian, so that accounts are kept in squared budget units.
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
    """What a policy proposes for a user's block; the fields are those of a `Contribution`.

    A proposal of a negative weight or length, or one that the account cannot pay for, gets weights
    0. The stratum may be any integer.
    """

    low: Number
    high: Number
    weight: Number
    inner_low: Number = 0
    inner_high: Number = 0
    saturation: Number = 0
    excess_weight: Number = 0
    stratum: Number = 0


def contribution_of(user: int, size: int, proposal: Proposal) -> Contribution:
    """The proposal as a contribution. Raises: TypeError if a part of the proposal is not an integer."""
    interval, inner = (proposal.low, proposal.high), (proposal.inner_low, proposal.inner_high)
    weight, excess = proposal.weight, (proposal.saturation, proposal.excess_weight)
    parts = (*interval, weight, *inner, *excess, proposal.stratum)
    if any(_is_no_integer(part) for part in parts):
        raise TypeError("a proposal consists of integers")
    return Contribution(user, size, *parts)


def _is_no_integer(part: object) -> bool:
    """Whether this is a Python number other than an int, such as a fraction, a bool or a float."""
    return type(part) is not int and isinstance(part, AnyNumber)


class Policy(Protocol):
    """Decides when epochs close and what blocks contribute, and estimates the mean."""

    def closes(self, public: Public) -> bool:
        """Whether an epoch closes now."""
        ...

    def length(self, public: Public) -> int:
        """The length of the series that begins with the epoch that closes now; 0 to continue the last series.

        A new series begins all the same if the last one is full. With Gaussian noise there are no
        series, and this is not asked.
        """
        ...

    def strata(self, public: Public) -> int:
        """How many strata the epochs of the series that begins now have; less than 1 means 1.

        Asked along with `length`. With Gaussian noise, how many strata the epoch that closes now has.
        Without, strata should be few: the time to draw noise for S of them grows with S!.
        """
        ...

    def excess_queries(self, public: Public) -> int:
        """How many epochs of the series that begins now may release an excess. Asked along with `length`."""
        ...

    def asks_excess(self, public: Public) -> bool:
        """Whether the epoch that closes now releases its excess, if its series has an excess query left."""
        ...

    def proposals(self, public: Public) -> Sequence[Proposal]:
        """A proposal for every user with withheld samples, in the order of `withheld_users`."""
        ...

    def total(self, public: Public) -> Number:
        """The estimated sum of the released samples, in grid units: the estimated mean times their number."""
        ...
