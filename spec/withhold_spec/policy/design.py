"""How unequal weights and noise distort a stratum's mean.

The mean of a stratum's samples is wanted, where every block counts what it is worth. What is
released is a mean by weights, with noise.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import isqrt

from withhold_spec.accounted.interface import BUDGET
from withhold_spec.params import Params
from withhold_spec.policy.fixed_point import ONE, ratio, square_of
from withhold_spec.policy.line import UNINFORMATIVE
from withhold_spec.policy.strata import PART

WEIGHT_BITS = 20
"""Weights are rounded down to this many bits before they are multiplied, so that ports need no long integers."""

LARGEST_NOISE = 2**80
"""Standard deviations of noise count at most this many budget units."""

LARGEST_ERROR = 2**50
"""And relative to the weights at most this many units of 1/ONE: the root of UNINFORMATIVE."""


@dataclass(frozen=True)
class Design:
    """How the weights of a stratum's blocks compare with what the blocks are worth.

    seen_at, wanted_at: the mean place, by weight and by worth. own: the sum of s**2 / size, where
    s is a block's part of the worth; with the variance of a sample it is the variance of the mean
    of the samples. samples, users: the sums of (a - s)**2 / size and (a - s)**2, where a is the
    block's part of the weight; they scale the errors that the scatter of samples and of users
    causes. The sums are in units of 1/VARIANCE.
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
        """The variance that unequal weights cause, given those of a sample and of users about the line."""
        return (variance * self.samples + scatter * self.users) // ONE


def design_of(
    weights: Sequence[int], sizes: Sequence[int], worths: Sequence[int], places: Sequence[int]
) -> Design:
    """The design of blocks with these weights per sample.

    >>> design_of([7, 7], [1, 3], [1, 3], [0, ONE])
    ... # doctest: +NORMALIZE_WHITESPACE
    Design(seen_at=824633720832, wanted_at=824633720832, own=288230376151711744, samples=0,
           users=0)
    """
    contents = [weight * size for weight, size in zip(coarse(weights), sizes, strict=True)]
    wanted, wanted_at = _parts(worths), mean_place(worths, places)
    squares = [(part - wish) ** 2 for part, wish in zip(_parts(contents), wanted, strict=True)]
    return Design(
        seen_at=mean_place(contents, places) if any(contents) else wanted_at,
        wanted_at=wanted_at,
        own=sum(wish**2 // size for wish, size in zip(wanted, sizes, strict=True)),
        samples=sum(square // size for square, size in zip(squares, sizes, strict=True)),
        users=sum(squares),
    )


def coarse(weights: Sequence[int]) -> list[int]:
    """The weights, divided by a power of two: the largest has at most WEIGHT_BITS bits."""
    shift = max(0, max(weights, default=0).bit_length() - WEIGHT_BITS)
    return [weight >> shift for weight in weights]


def _parts(numbers: Sequence[int]) -> list[int]:
    """Each number's part of their sum, in units of 1/PART."""
    total = max(1, sum(numbers))
    return [number * PART // total for number in numbers]


def mean_place(parts: Sequence[int], places: Sequence[int]) -> int:
    """The mean of the places, each counted as often as its part says; 0 if all parts are 0.

    A user's worth is rounded down to 0 if the new samples are less than 2**-30 of all.
    """
    whole = sum(part * place for part, place in zip(parts, places, strict=True))
    return whole // max(1, sum(parts))


def noise_variance(params: Params, length: int, strata: int) -> int:
    """The variance of the noise of a sum in a series of `length` epochs with `strata` sums each, rounded down.

    The radius R is distributed nearly as a sum of length * strata + 1 exponential variables of
    scale s, and a coordinate of uniform noise in the ball of radius R has variance 2 R**2 /
    ((strata + 1) (strata + 2)). In a series of one epoch it is 2 s**2, as for Gaussian noise.
    """
    sums = length * strata
    square = 2 * (sums + 1) * (sums + 2) * (BUDGET * params.epsilon.denominator) ** 2
    return square // ((strata + 1) * (strata + 2) * params.epsilon.numerator**2)


def noise_deviation(params: Params, length: int, strata: int) -> int:
    """The standard deviation of that noise, in budget units, rounded down."""
    return min(isqrt(noise_variance(params, length, strata)), LARGEST_NOISE)


def relative_noise(deviation: int, content: int) -> int:
    """The variance of noise relative to a content: what the sum would be if every sample was 1.

    >>> relative_noise(3, 6) == square_of(ONE // 2), relative_noise(3, 0) == UNINFORMATIVE
    (True, True)
    """
    if content == 0:
        return UNINFORMATIVE
    return square_of(min(ratio(deviation, content), LARGEST_ERROR))
