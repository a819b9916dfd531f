"""What users who differ may do to an estimate, as far as overhangs have not excluded it.

For error bars alone: nothing flows back into a release. Integers, made of public numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import isqrt

ONE = 1 << 40  # stands for the range of the samples

UNCHECKED = 3, 10
"""Between users' means a standard deviation of 3/10 of a sample's is thought of, and no more.

Overhangs can exclude so much, or show more.
"""

STEEP = 13, 5
"""An overhang grows by 13/5 of what is due where the deviation is twice as large, of normal sums."""

UNEVEN = ONE // 4
"""So much of what is due may be missing or on top because the sums of small blocks are not normal."""

SKEW = 6
"""Projecting everybody all but on the centre moves the mean by a sixth of the users' deviation.

With wider intervals it falls about as exp(-half width / deviation): both as with a Beta(2, 8) law of
users' means.
"""

FALL = 8
"""The power that stands for exp: (1 + x/8)**-8 is near exp(-x), and above it."""


@dataclass(slots=True)
class Differing:
    """Running numbers; all are shares of the range, in units of 1/ONE.

    Attributes:
        spread: the standard deviation of users' means that is not excluded.
        half_width: of intervals, as of a sample, averaged as the estimate is.
    """

    between_user_sd: int = ONE
    half_width: int = ONE // 2

    def include(self, weight: int, whole: int, half_width: int) -> None:
        """Takes in an epoch that has the share weight/whole of the estimate."""
        self.half_width += (half_width - self.half_width) * weight // max(1, whole)

    def see(self, excess: int, noise: int, due: int, deviation: int) -> None:
        """Takes in an overhang, the standard deviation of its noise, and what was due.

        deviation: of a probed user's mean, as it was taken to be.
        """
        over = max(excess - due, 0) + 2 * noise
        top, bottom = STEEP
        most = ONE + (ONE * over // max(1, due) + UNEVEN) * bottom // top
        self.between_user_sd = min(self.between_user_sd, deviation * isqrt(most**2 - ONE**2) // ONE)

    def error(self, deviation: int, found: int, common: int) -> int:
        """The standard deviation that they may add to the doubt.

        deviation: of a sample. found: the spread of users that the doubt holds already. common: the
        sum of the squares of users' shares.
        """
        top, bottom = UNCHECKED
        between_user_sd = max(found, min(self.between_user_sd, deviation * top // bottom))
        whole = FALL * between_user_sd
        bias = between_user_sd * whole**FALL // (SKEW * max(1, whole + self.half_width) ** FALL)
        return isqrt(bias**2 + (between_user_sd**2 - found**2) * common // ONE)
