"""The error that differences between users may add, as far as excess queries have not excluded it.

For error bars only: no release depends on it. It computes in integers on public numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import isqrt

ONE = 1 << 40  # stands for the range of the samples

UNCHECKED = 3, 10
"""We assume a between-user standard deviation of at most 3/10 of a sample's.

Excess queries can exclude it or show a larger one.
"""

STEEP = 13, 5
"""If the standard deviation of normal sums doubles, the excess grows by 13/5 of its expectation."""

UNEVEN = ONE // 4
"""The excess may differ by this part of its expectation because the sums of small blocks are not normal."""

SKEW = 6
"""Projection on very short intervals biases the mean by a sixth of the between-user deviation.

With wider intervals the bias falls about like exp(-half width / deviation). Both hold for users'
means that have a Beta(2, 8) distribution.
"""

FALL = 8
"""The power that replaces exp: (1 + x/8)**-8 is close to exp(-x), and larger."""


@dataclass(slots=True)
class Differing:
    """What excess queries have excluded so far; all numbers are in units of 1/ONE of the range.

    Attributes:
        between_user_sd: the largest between-user standard deviation that is not excluded.
        half_width: of the intervals per sample, averaged over epochs like the estimate.
    """

    between_user_sd: int = ONE
    half_width: int = ONE // 2

    def include(self, weight: int, total: int, half_width: int) -> None:
        """Takes in an epoch that has the share `weight` / `total` in the estimate."""
        self.half_width += (half_width - self.half_width) * weight // max(1, total)

    def see(self, excess: int, noise: int, due: int, deviation: int) -> None:
        """Takes in an excess, the standard deviation of its noise, and its expectation `due`.

        deviation: the assumed standard deviation of a queried user's mean.
        """
        over = max(excess - due, 0) + 2 * noise
        top, bottom = STEEP
        most = ONE + (ONE * over // max(1, due) + UNEVEN) * bottom // top
        self.between_user_sd = min(self.between_user_sd, deviation * isqrt(most**2 - ONE**2) // ONE)

    def error(self, deviation: int, found: int, common: int) -> int:
        """The error that differences between users may add to the standard error.

        deviation: the standard deviation of a sample. found: the between-user deviation that the
        standard error covers already. common: the sum of the squared shares of users.
        """
        top, bottom = UNCHECKED
        between_user_sd = max(found, min(self.between_user_sd, deviation * top // bottom))
        scaled = FALL * between_user_sd
        bias = between_user_sd * scaled**FALL // (SKEW * max(1, scaled + self.half_width) ** FALL)
        return isqrt(bias**2 + (between_user_sd**2 - found**2) * common // ONE)
