"""How far intervals may have moved the mean of all released samples, by cutting sums off."""

from __future__ import annotations

from dataclasses import dataclass

from withhold_spec.policy.excess import Query
from withhold_spec.policy.fixed_point import ONE, ratio, root_of, square_of

UNSEEN = 20
"""Where no excess was asked, at most one user in this many is assumed to lie far outside."""


@dataclass(frozen=True)
class Clipping:
    """How far intervals may have moved the mean of all released samples, in units of 1/ONE.

    room: the most that they can. mean, variance: the part that the excesses show, noise included,
    and the variance of that noise. assumed: the part where no excess was asked.
    """

    room: int = 0
    mean: int = 0
    variance: int = 0
    assumed: int = 0

    def after(self, kept: int, seen: int, unseen: int, query: Query | None) -> Clipping:
        """The same after an epoch.

        kept: the share of the earlier samples. seen: the room in the mean of blocks that the excess
        contains; unseen: that of the others.
        """
        outside, noise = 0, 0
        if query is not None:
            outside, noise = query.outside, ratio(query.noise, query.saturated)
        return Clipping(
            self.room * kept // ONE + seen + unseen,
            self.mean * kept // ONE + seen * outside // ONE,
            self.variance * kept // ONE * kept // ONE + square_of(seen * noise // ONE),
            self.assumed * kept // ONE + unseen // UNSEEN,
        )

    @property
    def outside(self) -> int:
        """The part of the room that the excesses show to be used, in units of 1/ONE.

        Only what exceeds two standard deviations of their noise counts. An epoch with whole
        intervals has no room, so it leaves this part as it is, and the intervals stay whole.
        """
        shown = max(0, self.mean - 2 * root_of(self.variance))
        return ratio(shown, max(1, self.room))

    @property
    def hidden(self) -> int:
        """What two standard deviations of the excesses' noise may hide."""
        return min(self.room, 2 * root_of(self.variance))

    @property
    def bound(self) -> int:
        """How far the mean may have been moved: what the excesses show and may hide, and what is assumed."""
        return min(self.room, max(0, self.mean) + self.hidden + self.assumed)
