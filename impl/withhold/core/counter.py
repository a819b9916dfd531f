"""The binary counter: noisy prefix sums of a stream; each node's noise is drawn once and kept.

Paper: alg:binmech, with one node read per set bit (E13) and 0 for an empty stream (E29). See
`withhold_spec.paper.binary` for the literature.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from withhold.core.errors import StateDamagedError
from withhold.core.source import NoiseSource
from withhold.core.tree import nodes_read

Ints: TypeAlias = npt.NDArray[np.int64]
Numbers: TypeAlias = Ints | npt.NDArray[np.object_]


class Counter:
    """Noisy prefix sums of a stream of integers.

    It keeps only the nodes that the current prefix reads, one per set bit of its length, because
    later prefixes read no other present node. It keeps them as running totals of noise-free sums
    and of noise, so that a prefix sum is one addition.

    Attributes:
        number: the counter's number in addresses of noise.
        scale: of the noise in each node, in grid units.
        size: elements so far; the next node is size + 1.
        sum: the noisy sum of all elements; 0 while there are none.
    """

    __slots__ = ("_clean", "_noise", "number", "scale", "size", "sum")

    def __init__(self, number: int, scale: Fraction) -> None:
        self.number = number
        self.scale = scale
        self.size = 0
        self.sum = 0
        self._clean = [0]  # running totals over the first 0, 1, 2, ... nodes read
        self._noise = [0]

    def append(self, element: int, source: NoiseSource) -> None:
        """Adds one element: writes node size + 1, which replaces the nodes that it covers."""
        node = self.size + 1
        noise = source.laplace(self.number, node, self.scale)  # a failing source changes nothing
        clean_totals, noise_totals = self._clean, self._noise
        clean = clean_totals[-1] + element
        released = (node & -node).bit_length() - 1
        if released:
            del clean_totals[-released:], noise_totals[-released:]
        noise += noise_totals[-1]
        clean_totals.append(clean)
        noise_totals.append(noise)
        self.size = node
        self.sum = clean + noise

    def state(self) -> list[list[int]]:
        """The size and sum, and the running totals of noise-free sums and of noise. A secret."""
        return [[self.size, self.sum], self._clean[:], self._noise[:]]

    def restore(self, rows: list[list[int]]) -> None:
        """Goes on with this state.

        Raises:
            StateDamagedError: it does not have one total for each node that a prefix reads.
        """
        (size, self.sum), clean, noise = rows
        if size < 0 or not len(clean) == len(noise) == size.bit_count() + 1:
            raise StateDamagedError("a counter has another number of nodes")
        self.size, self._clean, self._noise = size, clean[:], noise[:]

    def newest(self) -> tuple[int, int, int]:
        """The node written last: its number, its noise-free sum, its noise. A secret."""
        clean, noise = self._clean, self._noise
        return self.size, clean[-1] - clean[-2], noise[-1] - noise[-2]

    def extend(self, elements: Ints, source: NoiseSource, limit: int) -> Numbers:
        """Adds elements one by one; returns the noisy sum after each, shape of `elements`.

        The caller ensures that the noise-free sum of all elements stays within int64 / 4. The
        result is int64 if the noise of every prefix is at most `limit`, else Python integers.
        """
        draws = source.laplace_many(self.number, self.size + 1, len(elements), self.scale)
        if not self._narrow(draws, limit):
            draws = draws.astype(np.object_)
        noise = self._noise_prefixes(draws)
        clean = self._clean[-1] + np.cumsum(elements)
        sums: Numbers = clean + noise
        self._keep(clean, noise)
        self.sum = int(sums[-1])
        return sums

    def _narrow(self, draws: Numbers, limit: int) -> bool:
        """Whether no sum of noise over the nodes of a prefix can pass the limit."""
        if draws.dtype != np.int64:
            return False
        largest = max(int(draws.max()), -int(draws.min()))
        old = max(map(abs, self._noise))
        return old + largest * (self.size + len(draws)).bit_length() <= limit

    def _noise_prefixes(self, draws: Numbers) -> Numbers:
        """The noise of each new prefix: that of the prefix before its last node, plus the node's.

        A prefix t whose lowest bit is 2**j extends prefix t - 2**j, whose lowest bit is higher.
        So the passes go from high bits to low ones and process every number once.
        """
        noise = draws.copy()
        start, stop = self.size + 1, self.size + len(draws)
        for bit in reversed(range(stop.bit_length())):
            half, step = 1 << bit, 2 << bit
            first = start + (half - start) % step
            if first > stop:
                continue
            below, at = first - half, first - start
            noise[at] += self._noise[below.bit_count()] if below < start else noise[at - half]
            rest = noise[at + step :: step]
            rest += noise[at + half :: step][: len(rest)]
        return noise

    def _keep(self, clean: Numbers, noise: Numbers) -> None:
        """Keeps the running totals of the nodes that the new prefix reads."""
        old = self.size
        self.size = old + len(clean)
        kept = sum(node <= old for node in nodes_read(self.size)) + 1
        del self._clean[kept:], self._noise[kept:]
        for node in reversed(nodes_read(self.size)):
            if node > old:
                self._clean.append(int(clean[node - old - 1]))
                self._noise.append(int(noise[node - old - 1]))
