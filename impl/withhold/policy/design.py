"""How unequal weights, and noise, distort the mean of a stratum's samples."""

from __future__ import annotations

from dataclasses import dataclass
from math import isqrt
from operator import mul

import numpy as np

from withhold.core.batch import Ints
from withhold.core.columns import dot, parts_of, total
from withhold.core.counter import Numbers
from withhold.core.params import Params
from withhold.policy.fixed_point import ONE, ratio, square_of
from withhold.policy.line import UNINFORMATIVE
from withhold.policy.places import PART_BITS
from withhold.policy.scheduling import BUDGET

WEIGHT_BITS = 20  # weights are rounded down to this many bits before they are multiplied
LARGEST_NOISE = 1 << 80  # budget units
LARGEST_ERROR = 1 << 50  # units of 1/ONE


@dataclass(frozen=True, slots=True)
class Design:
    """How the weights of blocks compare with what the blocks count.

    seen_at, wanted_at: the mean place, by weight and by what blocks count. own: the variance of the
    mean of the samples if that of a sample is 1. samples, users: the variance that unequal weights
    add if the variance of a sample, or of users about the line, is 1.
    """

    seen_at: int
    wanted_at: int
    own: int
    samples: int
    users: int

    @property
    def shift(self) -> int:
        """How far unequal weights move the mean place."""
        return abs(self.seen_at - self.wanted_at)

    def distortion(self, variance: int, scatter: int) -> int:
        """The variance that unequal weights add, given the variances of a sample and of users."""
        return (variance * self.samples + scatter * self.users) // ONE


@dataclass(frozen=True, slots=True)
class Weighted:
    """Weights of blocks; of the blocks of a kind that have the same weight, it has one entry.

    kind, weights: of the blocks of each entry. number: how many blocks it stands for.
    """

    kind: Ints
    weights: Numbers
    number: Ints


class Worths:
    """Blocks by their kinds, and what they count; compares weights with that."""

    __slots__ = ("_at", "_parts", "_places", "_sizes", "number", "own", "total", "wanted_at")

    def __init__(self, sizes: Ints, worths: Ints, places: Ints, at: Ints, number: Ints) -> None:
        """For each kind: the size and worth of a block, its row in `places`, and how many blocks there are."""
        self._sizes = sizes
        self.number = number
        self.total = total(worths * number)
        self._places, self._at = places, at
        self._parts = parts_of(np.where(number > 0, worths, 0), max(1, self.total), PART_BITS)
        self.wanted_at = self._mean_place(at, worths * number, self.total) if self.total else 0
        self.own = int((self._parts * self._parts // sizes * number).sum())

    def compare(self, blocks: Weighted) -> Design:
        """How these weights per sample compare with what the blocks count."""
        kind, number = blocks.kind, blocks.number
        sizes = self._sizes[kind]
        shift = max(0, int(blocks.weights.max(initial=0)).bit_length() - WEIGHT_BITS)
        contents = (blocks.weights >> shift).astype(np.int64, copy=False) * sizes
        content = int(contents @ number)
        off = parts_of(contents, max(1, content), PART_BITS) - self._parts[kind]
        squares = off * off
        seen_at = self.wanted_at
        if content:
            seen_at = self._mean_place(self._at[kind], contents * number, content)
        return Design(
            seen_at=seen_at,
            wanted_at=self.wanted_at,
            own=self.own,
            samples=int(squares // sizes @ number),
            users=int(squares @ number),
        )

    def content(self, blocks: Weighted) -> int:
        """The sum of weight times size."""
        return dot(blocks.weights, self._sizes[blocks.kind] * blocks.number)

    def _mean_place(self, at: Ints, parts: Ints, whole: int) -> int:
        by_place = np.zeros(len(self._places), dtype=np.int64)
        np.add.at(by_place, at, parts)
        return dot_of(by_place.tolist(), self._places.tolist()) // whole


def dot_of(left: list[int], right: list[int]) -> int:
    """The scalar product, in Python integers."""
    return sum(map(mul, left, right))


def noise_deviation(params: Params, length: int, strata: int) -> int:
    """The standard deviation of the noise of a sum, in budget units.

    The radius is nearly a sum of length * strata + 1 exponential variables; a coordinate of uniform
    noise in a ball of radius R has variance 2 R**2 / ((strata + 1) (strata + 2)).
    """
    sums, epsilon = length * strata, params.epsilon
    top = 2 * (sums + 1) * (sums + 2) * (BUDGET * epsilon.denominator) ** 2
    square = top // ((strata + 1) * (strata + 2) * epsilon.numerator**2)
    return min(isqrt(square), LARGEST_NOISE)


def relative_noise(deviation: int, content: int) -> int:
    """The variance of noise relative to what the sum would be if every sample was 1."""
    if content == 0:
        return UNINFORMATIVE
    return square_of(min(ratio(deviation, content), LARGEST_ERROR))
