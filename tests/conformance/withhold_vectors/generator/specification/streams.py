"""Streams, tapes and bytes from a small integer generator, as section 13 of the vectors' README states.

The generator is SplitMix64 (Steele, Lea and Flood, 2014). It makes streams reproducible; it is no
source of privacy.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from withhold_spec.number import Number
from withhold_spec.paper.median import bin_count

MASK = 2**64 - 1
GAMMA = 0x9E3779B97F4A7C15
STRIDE = 2**32
"""Stream i starts at state i * STRIDE."""
NOISE, CHOICE, ARGUMENTS = 2**31, 2**31 + 2**30, 2**30
"""Added to the stream's first state for noise, for choices, and for a sampler's arguments."""


class SplitMix64:
    """A sequence of 64-bit integers from a 64-bit state.

    >>> generator = SplitMix64(0)
    >>> hex(generator.next()), hex(generator.next())
    ('0xe220a8397b1dcdaf', '0x6e789e6aa1b965f4')
    """

    def __init__(self, state: int) -> None:
        self.state = state & MASK

    def next(self) -> int:
        self.state = (self.state + GAMMA) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """The next integer modulo n."""
        return self.next() % n


@dataclass(frozen=True)
class GeneratedTape:
    """Noise and choices that depend only on the stream's number and on their address."""

    stream: int

    def laplace(self, counter: int, node: int, scale: Fraction) -> int:
        address = NOISE + counter * 2**16 + node
        return SplitMix64(self.stream * STRIDE + address).below(2001) - 1000

    def radius(self, counter: int, first_node: int, length: int, sums: int, scale: Fraction) -> int:
        return 0

    def uniform_noise(self, counter: int, node: int, sums: int, radius: Number) -> tuple[int, ...]:
        each = range(counter, counter + sums)
        return tuple(self.laplace(one, node, Fraction(1)) for one in each)

    def gaussian(self, counter: int, node: int, variance: Fraction) -> int:
        return self.laplace(counter, node, Fraction(1))

    def choose(self, label: int, costs: Sequence[Number], rate: Fraction) -> int:
        address = CHOICE + label
        return SplitMix64(self.stream * STRIDE + address).below(bin_count(label))


class GeneratedBytes:
    """A tape of bytes: eight from each integer of the generator, the most significant first."""

    def __init__(self, index: int) -> None:
        self.generator, self.ready, self.used = SplitMix64(index * STRIDE), b"", 0

    def __call__(self, count: int) -> bytes:
        while len(self.ready) < count:
            self.ready += self.generator.next().to_bytes(8, "big")
        taken, self.ready = self.ready[:count], self.ready[count:]
        self.used += count
        return taken


@dataclass(frozen=True)
class GeneratedStream:
    """A stream: the index of its parameter set, and its events."""

    parameter_set: int
    events: tuple[tuple[str, str], ...]


def stream(index: int, max_users: Sequence[int]) -> GeneratedStream:
    """Stream number `index`; max_users has the `max_users` of every parameter set.

    A user often sends several samples in a row, and one user more than `max_users` may come. Samples are
    multiples of 1/48 from -1/2 to 3/2, so that clamping and ties occur; one in 32 is no number.
    """
    source = SplitMix64(index * STRIDE)
    chosen = source.below(len(max_users))
    events = []
    user = 0
    for position in range(source.below(13)):
        if position == 0 or source.below(4) == 0:
            user = source.below(max_users[chosen] + 1)
        bad, units = source.below(32) == 0, source.below(97) - 24
        events.append((f"u{user}", "nan" if bad else f"{units}/48"))
    return GeneratedStream(chosen, tuple(events))
