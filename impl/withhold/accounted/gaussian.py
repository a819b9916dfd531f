"""The ledger mechanism with Gaussian noise, for the coordinates of vectors: (epsilon, delta)-private.

What a user may change a sum by counts with its square, so accounts hold squares of ledger units, and
every epoch is paid for and has noise of its own. A whole account, LEDGER**2, costs epsilon**2/4 in
concentrated terms, epsilon being that of the coordinate's parameters: it only says how large the noise
is, and no run of this engine is epsilon-private. `vector` finds the epsilon that keeps a promise.
"""

from __future__ import annotations

from array import array
from fractions import Fraction

import numpy as np

from withhold.accounted.constants import LedgerConstants
from withhold.accounted.engine import LedgerEngine
from withhold.accounted.squares import Squares, square
from withhold.core.batch import Ints
from withhold.core.records import Series
from withhold.core.source import NoiseSource
from withhold.core.storage import add_zeros, view
from withhold.policy.scheduling import BUDGET, EXCESS_SHARE, Schedule
from withhold.policy.shipped import Proposals, caps, excess_weights_of, table_of, total

BUDGET_SQUARED = BUDGET * BUDGET


class GaussianEngine(LedgerEngine):
    """One run of the ledger mechanism with Gaussian noise. `_spent` holds the upper halves of squares."""

    __slots__ = ("_spent_low", "_variance")

    def __init__(self, constants: LedgerConstants, source: NoiseSource) -> None:
        super().__init__(constants, source)
        self._variance = 2 * self._scale**2  # that of Laplace noise
        self._spent_low = array("q")

    def add_users(self, number: int) -> None:
        super().add_users(number)
        add_zeros(self._spent_low, number)

    @property
    def spent(self) -> Fraction:
        return self.constants.cost(self._accounts().largest())

    def _accounts(self) -> Squares:
        """What every user has spent."""
        return Squares(view(self._spent), view(self._spent_low))

    def _spent_by(self, users: Ints) -> Squares:
        everybody = self._accounts()
        return Squares(everybody.high[users], everybody.low[users])

    def _used(self) -> int:
        return total(self._accounts().root())

    def _available_budgets(self, withheld_users: Ints, limits: Ints) -> Squares:
        """What the pending users may still spend; limits are shares of a whole account."""
        return Squares(limits, np.zeros_like(limits)).less(self._spent_by(withheld_users))

    def _begin(self, withheld_users: Ints, counts: Ints, seen: int) -> bool:
        return self._begin_single(withheld_users, counts, seen)

    def _available_change(self, withheld_users: Ints, counts: Ints, end: int, seen: int) -> int:
        limits = self._scheduler.limits(counts, self._log_firsts[withheld_users], end, seen)
        return total(self._available_budgets(withheld_users, limits).root())

    def _standing(
        self, available: int, withheld_users: Ints, counts: Ints, seen: int
    ) -> tuple[int, int, int]:
        limits = self._scheduler.limits(
            counts, self._log_firsts[withheld_users], self._samples, seen
        )
        allowed = self._available_budgets(withheld_users, limits).sum()
        return allowed, self._accounts().sum(), BUDGET_SQUARED * seen

    def _open(self, schedule: Schedule) -> None:
        self._series, self._schedule = Series(len(self._paid_most) + 1, 1, 1), schedule
        self._left = 1

    def _proposals(self, withheld_users: Ints, sizes: Ints, limits: Ints) -> Proposals:
        """As in a series of one epoch, but for what weights and probes cost."""
        posterior = self._posterior
        table, kind = table_of(posterior, self._schedule, sizes)
        width, saturation = (table.high - table.low)[kind], table.saturation[kind]
        available_budgets = self._available_budgets(withheld_users, limits)
        ended = self._samples == self._scheduler.horizon
        shares = available_budgets.part(EXCESS_SHARE).part(2 if ended else 1)
        excess_weights = excess_weights_of(posterior, table, kind, shares.root(), 1)
        left = available_budgets.less(square((excess_weights * saturation).astype(np.int64)))
        most = left.root() // width
        weights = np.minimum(most, caps(posterior, 1, sizes, most))
        return Proposals(1, 1, table, kind, weights, excess_weights)

    def _contribute(self, withheld_users: Ints, proposals: Proposals) -> Proposals:
        proposals = proposals.without(proposals.beyond(BUDGET))
        sums, excess_weights = (cost.astype(np.int64) for cost in proposals.costs)
        paid = square(sums).plus(square(excess_weights))
        before = self._spent_by(withheld_users)
        whole = Squares(
            np.full(len(withheld_users), BUDGET), np.zeros(len(withheld_users), dtype=np.int64)
        )
        short = paid.exceeds(whole.less(before))
        if short.any():
            return self._contribute(withheld_users, proposals.without(short))
        after = before.plus(paid)
        view(self._spent)[withheld_users], view(self._spent_low)[withheld_users] = (
            after.high,
            after.low,
        )
        self._paid_most.append(paid.largest())
        return proposals

    def _noise(self, counter: int, epoch: int) -> int:
        return self.source.gaussian(counter, epoch, self._variance)
