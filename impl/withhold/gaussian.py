"""The ledger mechanism with Gaussian noise, for the coordinates of vectors: (epsilon, delta)-private.

What a user may change a sum by counts with its square, so accounts hold squares of ledger units, and
every epoch is paid for and has noise of its own. A whole account, LEDGER**2, costs epsilon**2/4 in
concentrated terms, epsilon being that of the coordinate's parameters: it only says how large the noise
is, and no run of this engine is epsilon-private. `vector` finds the epsilon that keeps a promise.
"""

from __future__ import annotations

from array import array
from fractions import Fraction
from typing import ClassVar

import numpy as np

from withhold.batch import Ints
from withhold.constants import Constants
from withhold.ledger import LedgerEngine
from withhold.offers import Offers, caps, probes_of, table_of, total
from withhold.records import Noise, Series
from withhold.source import NoiseSource
from withhold.squares import Squares, square
from withhold.storage import add_zeros, view
from withhold.timetable import LEDGER, PROBE, Course

WHOLE = LEDGER * LEDGER


class GaussianEngine(LedgerEngine):
    """One run of the ledger mechanism with Gaussian noise. `_spent` holds the upper halves of squares."""

    NOISE: ClassVar[Noise] = "gaussian"

    __slots__ = ("_spent_low", "_variance")

    def __init__(self, constants: Constants, source: NoiseSource) -> None:
        super().__init__(constants, source)
        self._variance = 2 * self._scale**2  # that of Laplace noise
        self._spent_low = array("q")

    def add_users(self, number: int) -> None:
        super().add_users(number)
        add_zeros(self._spent_low, number)

    @property
    def spent(self) -> Fraction:
        return self._cost(self._accounts().largest())

    def _accounts(self) -> Squares:
        """What every user has spent."""
        return Squares(view(self._spent), view(self._spent_low))

    def _spent_by(self, users: Ints) -> Squares:
        everybody = self._accounts()
        return Squares(everybody.high[users], everybody.low[users])

    def _cost(self, units: int) -> Fraction:
        return self.constants.params.epsilon**2 / 4 * Fraction(units, WHOLE)

    def _used(self) -> int:
        return total(self._accounts().root())

    def _allowances(self, pending: Ints, limits: Ints) -> Squares:
        """What the pending users may still spend; limits are shares of a whole account."""
        return Squares(limits, np.zeros_like(limits)).less(self._spent_by(pending))

    def _begin(self, pending: Ints, counts: Ints, seen: int) -> bool:
        return self._begin_single(pending, counts, seen)

    def _fresh(self, pending: Ints, counts: Ints, end: int, seen: int) -> int:
        limits = self._timetable.limits(counts, self._log_firsts[pending], end, seen)
        return total(self._allowances(pending, limits).root())

    def _standing(self, fresh: int, pending: Ints, counts: Ints, seen: int) -> tuple[int, int, int]:
        limits = self._timetable.limits(counts, self._log_firsts[pending], self._samples, seen)
        allowed = self._allowances(pending, limits).sum()
        return allowed, self._accounts().sum(), WHOLE * seen

    def _open(self, course: Course) -> None:
        self._series, self._course = Series(len(self._paid_most) + 1, 1, 1), course
        self._left = 1

    def _offers(self, pending: Ints, sizes: Ints, limits: Ints) -> Offers:
        """As in a series of one epoch, but for what weights and probes cost."""
        outlook = self._outlook
        table, kind = table_of(outlook, self._course, sizes)
        width, margin = (table.high - table.low)[kind], table.margin[kind]
        allowances = self._allowances(pending, limits)
        ended = self._samples == self._timetable.horizon
        shares = allowances.part(PROBE).part(2 if ended else 1)
        probes = probes_of(outlook, table, kind, shares.root(), 1)
        left = allowances.less(square((probes * margin).astype(np.int64)))
        most = left.root() // width
        weights = np.minimum(most, caps(outlook, 1, sizes, most))
        return Offers(1, 1, table, kind, weights, probes)

    def _book(self, pending: Ints, offers: Offers) -> Offers:
        offers = offers.without(offers.beyond(LEDGER))
        sums, probes = (cost.astype(np.int64) for cost in offers.costs)
        paid = square(sums).plus(square(probes))
        before = self._spent_by(pending)
        whole = Squares(np.full(len(pending), LEDGER), np.zeros(len(pending), dtype=np.int64))
        short = paid.exceeds(whole.less(before))
        if short.any():
            return self._book(pending, offers.without(short))
        after = before.plus(paid)
        view(self._spent)[pending], view(self._spent_low)[pending] = after.high, after.low
        self._paid_most.append(paid.largest())
        return offers

    def _noise(self, counter: int, epoch: int) -> int:
        return self.source.gaussian(counter, epoch, self._variance)
