"""What a source of draws refuses: what an algorithm has no use for."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from withhold_spec.number import Number


class NoSeries:
    """Noise is drawn cell by cell."""

    def radius(self, counter: int, first_node: int, length: int, scale: Fraction) -> Number:
        raise LookupError("the paper's algorithms draw no radii")

    def uniform_noise(self, counter: int, node: int, radius: Number) -> Number:
        raise LookupError("the paper's algorithms draw nothing within a radius")

    def gaussian(self, counter: int, node: int, variance: Fraction) -> Number:
        raise LookupError("the paper's algorithms draw no Gaussian noise")


class SeriesOnly:
    """Noise is drawn within a radius, and nothing is chosen."""

    def laplace(self, counter: int, node: int, scale: Fraction) -> Number:
        raise LookupError("the ledger mechanism draws noise within a radius")

    def gaussian(self, counter: int, node: int, variance: Fraction) -> Number:
        raise LookupError("in series noise is drawn within a radius")

    def choose(self, label: int, costs: Sequence[Number], rate: Fraction) -> int:
        raise LookupError("the ledger mechanism chooses nothing")


class GaussianOnly:
    """Noise is Gaussian, and nothing is chosen."""

    def laplace(self, counter: int, node: int, scale: Fraction) -> Number:
        raise LookupError("with Gaussian noise none is drawn from Laplace's law")

    def radius(self, counter: int, first_node: int, length: int, scale: Fraction) -> Number:
        raise LookupError("Gaussian noise has no radius")

    def uniform_noise(self, counter: int, node: int, radius: Number) -> Number:
        raise LookupError("Gaussian noise is not drawn within a radius")

    def choose(self, label: int, costs: Sequence[Number], rate: Fraction) -> int:
        raise LookupError("the ledger mechanism chooses nothing")
