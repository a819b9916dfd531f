"""Where randomness comes from: the protocol of a noise source, and the one that is secure.

A draw is asked for by its address (counter, cell). Whoever asks stores the answer and never asks
twice for one address: a source of true randomness cannot give the same answer again.
"""

import os
from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from withhold import samplers


class NoiseSource(Protocol):
    """Noise for the cells of counters and choices for private medians, each asked for once."""

    def laplace(self, counter: int, cell: int, scale: Fraction) -> int:
        """Noise of one cell: k with probability proportional to exp(-|k|/scale)."""
        ...

    def laplace_many(
        self, counter: int, first_cell: int, count: int, scale: Fraction
    ) -> NDArray[Any]:
        """Noise of the cells first_cell, ..., first_cell + count - 1, shape (count,).

        int64, or Python integers in an object array when a draw could exceed 2**62.
        """
        ...

    def choose(self, label: int, costs: Sequence[int], rate: Fraction) -> int:
        """An index i with probability proportional to exp(-rate * costs[i])."""
        ...


class SecureSource:
    """Draws from the operating system's randomness only; there is no seed."""

    def laplace(self, counter: int, cell: int, scale: Fraction) -> int:
        """Noise of one cell: k with probability proportional to exp(-|k|/scale)."""
        return samplers.discrete_laplace(scale, samplers.uniform(os.urandom))

    def laplace_many(
        self, counter: int, first_cell: int, count: int, scale: Fraction
    ) -> NDArray[Any]:
        """Noise of count cells of one counter, shape (count,)."""
        draws = [self.laplace(counter, first_cell + i, scale) for i in range(count)]
        fits = all(abs(draw) <= 2**62 for draw in draws)
        return np.array(draws, dtype=np.int64 if fits else object)

    def choose(self, label: int, costs: Sequence[int], rate: Fraction) -> int:
        """An index i with probability proportional to exp(-rate * costs[i])."""
        return samplers.choose(costs, rate, samplers.uniform(os.urandom))
