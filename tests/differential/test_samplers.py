"""The samplers against the specification's: equal bytes give equal integers, and both read equally many."""

import hashlib
from collections.abc import Callable
from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from withhold.core import samplers
from withhold_spec import sampler

numbers = st.fractions(Fraction(1, 50), 5000, max_denominator=2**16)


class Tape:
    """Endless bytes from a drawn key."""

    def __init__(self, key: bytes) -> None:
        self.key, self.used, self.block = key, 0, b""

    def __call__(self, count: int) -> bytes:
        while len(self.block) < self.used + count:
            size = len(self.block).to_bytes(8, "big")
            self.block += hashlib.sha256(self.key + size).digest()
        piece = self.block[self.used : self.used + count]
        self.used += count
        return piece


def same(
    theirs: Callable[[sampler.Read], object], ours: Callable[[samplers.Below], object], key: bytes
) -> None:
    one, other = Tape(key), Tape(key)
    assert theirs(one) == ours(samplers.uniform(other))
    assert one.used == other.used


@given(st.binary(max_size=8), numbers)
def test_discrete_laplace(key: bytes, scale: Fraction) -> None:
    same(
        lambda read: sampler.discrete_laplace(scale, read),
        lambda below: samplers.discrete_laplace(scale, below),
        key,
    )


@given(
    st.binary(max_size=8), st.one_of(numbers, st.integers(0, 99).map(lambda n: Fraction(2) ** n))
)
def test_discrete_gaussian(key: bytes, variance: Fraction) -> None:
    same(
        lambda read: sampler.discrete_gaussian(variance, read),
        lambda below: samplers.discrete_gaussian(variance, below),
        key,
    )


@given(st.binary(max_size=8), st.integers(1, 12), st.integers(1, 4), numbers)
def test_radius(key: bytes, length: int, sums: int, scale: Fraction) -> None:
    length = -(-length // sums)
    scale += (length * sums) ** 2 // 2  # below, nearly every sum is refused
    same(
        lambda read: sampler.radius(length, sums, scale, read),
        lambda below: samplers.radius(length, sums, scale, below),
        key,
    )


@given(
    st.binary(max_size=8), st.integers(1, 4), st.one_of(st.integers(0, 9), st.integers(0, 2**70))
)
def test_within(key: bytes, sums: int, largest: int) -> None:
    same(
        lambda read: sampler.uniform_noise(sums, largest, read),
        lambda below: samplers.uniform_noise(sums, largest, below),
        key,
    )


@given(st.integers(1, 12), st.one_of(st.integers(0, 20), st.integers(0, 2**70)))
def test_points(sums: int, radius: int) -> None:
    assert sampler.points(sums, radius) == samplers.ball_points(sums, radius)


@given(st.binary(max_size=8), st.fractions(0, 9, max_denominator=60))
def test_bernoulli_exp(key: bytes, exponent: Fraction) -> None:
    same(
        lambda read: sampler.bernoulli_exp(exponent, read),
        lambda below: samplers.bernoulli_exp(exponent, below),
        key,
    )


@given(
    st.binary(max_size=8),
    st.lists(st.integers(0, 3000), min_size=1, max_size=12),
    st.fractions(0, 2, max_denominator=90),
)
def test_choose(key: bytes, costs: list[int], rate: Fraction) -> None:
    same(
        lambda read: sampler.choose(costs, rate, read),
        lambda below: samplers.choose(costs, rate, below),
        key,
    )


@given(st.binary(max_size=8), st.integers(1, 2**70))
def test_uniform(key: bytes, n: int) -> None:
    same(lambda read: sampler.uniform_below(n, read), lambda below: below(n), key)
