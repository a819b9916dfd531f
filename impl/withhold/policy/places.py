"""Users by their public sample counts: places on the line, strata, and what their samples count."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from withhold.core.batch import DENSE, Ints, Mask
from withhold.core.columns import SAFE, distinct, tallied
from withhold.core.params import Params
from withhold.policy.fixed_point import BIT, ONE, log2, log2_all

HEAVY = 2  # times the mean count: from there on a user is heavy
HEAVY_PLACE = ONE // 2  # the place of that count on the line
LEAST_PART = 16  # heavy users have a stratum if they hold a sixteenth of the new samples
FIRST_PLACE, LAST_PLACE = -ONE, 3 * ONE  # a quarter of the mean count, and 64 times that
PART_BITS = 30
PART = 1 << PART_BITS  # stands for 1 in a user's part of a stratum; its square for VARIANCE


@dataclass(frozen=True, slots=True)
class Tally:
    """How many users have so many withheld samples, and so many in all; one row for each such pair."""

    sizes: Ints
    counts: Ints
    number: Ints

    @property
    def users(self) -> int:
        """How many users there are."""
        return int(self.number.sum())

    @property
    def samples(self) -> int:
        """How many samples they have in all."""
        return int((self.counts * self.number).sum())

    @property
    def withheld(self) -> int:
        """How many samples are withheld."""
        return int((self.sizes * self.number).sum())

    def of(self, rows: Mask) -> Tally:
        """The users of these rows."""
        return Tally(self.sizes[rows], self.counts[rows], self.number[rows])


def tally_of(sizes: Ints, counts: Ints) -> Tally:
    """The tally of users with these withheld samples and samples in all.

    >>> tally = tally_of(np.array([0, 1, 0]), np.array([5, 5, 5]))
    >>> tally.sizes.tolist(), tally.counts.tolist(), tally.number.tolist()
    ([0, 1], [5, 5], [2, 1])
    """
    largest = int(sizes.max(initial=0)) + 1
    most = int(counts.max(initial=0)) + 1
    if most * largest < min(DENSE * len(counts), 1 << 31):  # columns may have 32 bits
        count_of, row = np.arange(most), counts
    else:  # counts are numbered first, so that there are fewer possible pairs
        count_of, row = distinct(counts)
    pairs, number = tallied(row * largest + sizes)
    at, size = np.divmod(pairs, largest)
    return Tally(size, count_of[at], number)


def places_of(counts: Ints, users: int, samples: int) -> Ints:
    """The logarithm to the base 4 of each count, relative to the mean of `samples` / `users`.

    samples * users must be below 2**62: more could not have arrived.

    >>> (places_of(np.array([10, 40, 640, 1]), 10, 100) // ONE).tolist()
    [0, 1, 3, -1]
    """
    doublings = log2_all(counts * users) - log2(samples)
    places: Ints = np.clip(doublings * (ONE // (2 * BIT)), FIRST_PLACE, LAST_PLACE)
    return places


def are_heavy(counts: Ints, users: int, samples: int) -> Mask:
    """Whether each user has at least HEAVY times the mean count."""
    heavy: Mask = counts * users >= HEAVY * samples
    return heavy


def strata_of(sizes: Ints, counts: Ints, users: int, samples: int) -> int:
    """The number of strata of a series that begins with blocks of these sizes and counts."""
    heavy = int(sizes[are_heavy(counts, users, samples)].sum())
    return 2 if LEAST_PART * heavy >= int(sizes.sum()) > 0 else 1


def worths_of(params: Params, sizes: Ints, counts: Ints) -> Ints:
    """What blocks count: one for each sample, or their part of a user's samples, in units of 1/PART."""
    if params.weighting == "sample":
        return sizes
    if int(counts.max(initial=0)) >= SAFE >> PART_BITS:
        sizes, counts = sizes.astype(np.object_), counts.astype(np.object_)
    worths: Ints = (sizes * PART // counts).astype(np.int64)
    return worths


def worth_of_all(params: Params, users: int, samples: int) -> int:
    """What all samples together count."""
    return samples if params.weighting == "sample" else users * PART
