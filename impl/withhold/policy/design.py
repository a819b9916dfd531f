"""How unequal weights, and noise, distort the mean of a stratum's samples."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import isqrt
from operator import mul

import numpy as np

from withhold.core.batch import Ints
from withhold.core.columns import parts_of, total
from withhold.core.counter import Numbers
from withhold.core.params import Params
from withhold.policy.fixed_point import ONE, ratio, square_of
from withhold.policy.line import UNINFORMATIVE
from withhold.policy.places import PART_BITS
from withhold.policy.scheduling import BUDGET

WEIGHT_BITS = 20  # weights are rounded down to this many bits before they are multiplied
LARGEST_NOISE = 1 << 80  # budget units
LARGEST_ERROR = 1 << 50  # units of 1/ONE
FEW = 1 << 14  # entries that are worked on at a time: their columns fit into the cache


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

    def parts(self) -> list[Weighted]:
        """The same in parts of few entries."""
        starts = range(0, max(1, len(self.kind)), FEW)
        rows = [slice(start, start + FEW) for start in starts]
        return [Weighted(self.kind[row], self.weights[row], self.number[row]) for row in rows]


@dataclass(frozen=True, slots=True)
class Contents:
    """What weighted blocks contain: weight times size, where weights have lost their last bits.

    kind, content, number: of each entry, in parts. total: of all blocks.
    """

    parts: list[tuple[Ints, Ints, Ints]]
    total: int


class Worths:
    """Blocks by their kinds, and what they count; compares weights with that.

    sizes: of the blocks of each kind. number: how many there are. total: what all of them count.
    wanted_at, own: see `Design`.
    """

    __slots__ = ("_at", "_parts", "_places", "number", "own", "sizes", "total", "wanted_at")

    def __init__(self, sizes: Ints, worths: Ints, places: Ints, at: Ints, number: Ints) -> None:
        """For each kind: the size and worth of a block, its row in `places`, and how many blocks there are."""
        self.sizes = sizes
        self.number = number
        self.total = total(worths * number)
        self._places, self._at = places, at
        self._parts = parts_of(np.where(number > 0, worths, 0), max(1, self.total), PART_BITS)
        self.wanted_at = self._mean_place(worths * number, self.total) if self.total else 0
        self.own = int((self._parts * self._parts // sizes * number).sum())

    def compare(self, blocks: Weighted) -> Design:
        """How these weights per sample compare with what the blocks count."""
        contents = self.contents(blocks.parts(), int(blocks.weights.max(initial=0)))
        *_, (samples, users) = self.squares(contents)
        return self.design(self.by_kind(contents), samples, users)

    def contents(self, parts: list[Weighted], largest: int) -> Contents:
        """What the blocks of these parts contain; `largest` is the largest weight of all blocks."""
        shift = max(0, largest.bit_length() - WEIGHT_BITS)
        found, whole = [], 0
        for part in parts:
            kept = (part.weights >> shift).astype(np.int64, copy=False)
            content = kept * self.sizes[part.kind]
            whole += int(content @ part.number)
            found.append((part.kind, content, part.number))
        return Contents(found, whole)

    def squares(self, contents: Contents) -> Iterator[tuple[int, int]]:
        """`samples` and `users` of the design, as far as the parts up to each one make them up."""
        samples = users = 0
        for kind, content, number in contents.parts:
            off = parts_of(content, max(1, contents.total), PART_BITS) - self._parts[kind]
            squares = off * off
            samples += int(squares // self.sizes[kind] @ number)
            users += int(squares @ number)
            yield samples, users

    def by_kind(self, contents: Contents) -> Ints:
        """What the blocks of each kind contain."""
        found = np.zeros(len(self.sizes), dtype=np.int64)
        for kind, content, number in contents.parts:
            np.add.at(found, kind, content * number)
        return found

    def design(self, by_kind: Ints, samples: int, users: int) -> Design:
        """The design of weights with which kinds contain this, and with these totals of `squares`."""
        whole = int(by_kind.sum())
        seen_at = self._mean_place(by_kind, whole) if whole else self.wanted_at
        return Design(seen_at, self.wanted_at, self.own, samples, users)

    def _mean_place(self, parts: Ints, whole: int) -> int:
        """The mean place of blocks whose kinds make up these parts of a whole."""
        by_place = np.zeros(len(self._places), dtype=np.int64)
        np.add.at(by_place, self._at, parts)
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
