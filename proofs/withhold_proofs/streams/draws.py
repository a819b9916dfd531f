"""Bases for sources of draws: they refuse the draws that an algorithm must not ask for."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from withhold_spec.number import Number


class NoSeries:
    """For the paper's algorithms: refuses the draws of the ledger mechanism."""

    def radius(
        self, counter: int, first_node: int, length: int, sums: int, scale: Fraction
    ) -> Number:
        raise LookupError("the paper's algorithms draw no radius")

    def uniform_noise(
        self, counter: int, node: int, sums: int, radius: Number
    ) -> tuple[Number, ...]:
        raise LookupError("the paper's algorithms draw no uniform noise")

    def gaussian(self, counter: int, node: int, variance: Fraction) -> Number:
        raise LookupError("the paper's algorithms draw no Gaussian noise")


class SeriesOnly:
    """For the ledger mechanism with series: allows a radius and uniform noise, and no other draw."""

    def laplace(self, counter: int, node: int, scale: Fraction) -> Number:
        raise LookupError("the ledger mechanism draws no Laplace noise")

    def gaussian(self, counter: int, node: int, variance: Fraction) -> Number:
        raise LookupError("the noise of a series is not Gaussian")

    def choose(self, label: int, costs: Sequence[Number], rate: Fraction) -> int:
        raise LookupError("the ledger mechanism makes no private choice")


class GaussianOnly:
    """For the ledger mechanism with Gaussian noise: allows no other draw."""

    def laplace(self, counter: int, node: int, scale: Fraction) -> Number:
        raise LookupError("the ledger mechanism draws no Laplace noise")

    def radius(
        self, counter: int, first_node: int, length: int, sums: int, scale: Fraction
    ) -> Number:
        raise LookupError("Gaussian noise has no radius")

    def uniform_noise(
        self, counter: int, node: int, sums: int, radius: Number
    ) -> tuple[Number, ...]:
        raise LookupError("Gaussian noise is not uniform")

    def choose(self, label: int, costs: Sequence[Number], rate: Fraction) -> int:
        raise LookupError("the ledger mechanism makes no private choice")
