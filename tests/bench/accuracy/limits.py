"""What no private mechanism, and no policy of this family, can do: python tests/bench/accuracy/limits.py

Formulas on public counts; no mechanism runs.
"""

from __future__ import annotations

import sys
from math import log, sqrt
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bench.accuracy.arrivals import Ints
from bench.accuracy.streams import stream

CASES = (
    ("short", 1.0, 1.0),
    ("flights", 1.0, 1.0),
    ("flights", 0.1, 0.5),
    ("rr1k1000", 1.0, 1.0),
    ("ct1k200", 1.0, 1.0),
    ("drift", 1.0, 1.0),
    ("heterogeneous", 1.0, 1.0),
    ("zf5k", 1.0, 1.0),
    ("mild", 1.0, 1.0),
    ("heavy", 1.0, 1.0),
    ("rank", 1.0, 1.0),
)
"""Streams, epsilon, and the part of the stream that has passed."""

BAR = log(20) / sqrt(2)
"""The half width of a 95 % bar for one draw of Laplace noise, in standard deviations."""


def least(counts: Ints, epsilon: float) -> tuple[float, float, float]:
    """The least error; the least half width of a 95 % bar, and in which share of runs.

    The k heaviest users send only 0 or only 1, with odds of at most exp(k epsilon).
    """
    heaviest = np.sort(counts)[::-1]
    moves = np.cumsum(heaviest) / counts.sum()
    odds = np.exp(np.minimum(epsilon * np.arange(1, len(counts) + 1), 300))
    errors = moves * np.sqrt(odds) / (1 + odds)
    shares = 0.95 - 0.05 * odds
    widths = np.where(shares >= 0.5, moves / 2, 0)
    place = int(widths.argmax())
    return float(errors.max()), float(widths[place]), float(shares[place])


def series_noise(length: int, strata: int) -> float:
    """The noise of the mean of all samples after a series of doublings, relative to one release."""
    sums = length * strata
    epoch = sqrt(2 * (sums + 1) * (sums + 2) / ((strata + 1) * (strata + 2)))
    shares = [2.0**-step for step in range(1, length)] + [2.0 ** (1 - length)]
    return epoch * sqrt(sum(share**2 for share in shares)) / sqrt(2)


def main() -> None:
    """Prints the limits in thousandths of the range."""
    for name, epsilon, part in CASES:
        given = stream(name)
        time = int(np.ceil(part * given.size))
        counts = np.bincount(given.users[:time])
        error, width, share = least(counts, epsilon)
        one = sqrt(2) * int(counts.max()) / (time * epsilon)
        print(
            f"{name}, epsilon {epsilon:g}, at {part:.0%}: error {1000 * error:.2f}, "
            f"bar {1000 * width:.2f} in {share:.0%}, one release {1000 * one:.2f}, "
            f"its bar {1000 * BAR * one:.2f}"
        )
    for length, strata in ((6, 1), (8, 1), (9, 2)):
        print(f"{length} epochs of {strata} sums: {series_noise(length, strata):.2f}")


if __name__ == "__main__":
    main()
