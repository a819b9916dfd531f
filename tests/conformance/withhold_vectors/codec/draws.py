"""The draws of a run as JSON: what a program asked of its source of noise, and each radius it was given.

The noise itself stands in the nodes that are written.
"""

from __future__ import annotations

from fractions import Fraction

from withhold_vectors.codec.text import number
from withhold_vectors.codec.values import Json


def laplace_draw(counter: int, node: int, scale: Fraction) -> Json:
    """Laplace noise of a node."""
    return {"kind": "laplace", "counter": counter, "node": node, "scale": number(scale)}


def radius_draw(
    counter: int, node: int, length: int, sums: int, scale: Fraction, radius: object
) -> Json:
    """The radius of a series, from its first node on."""
    return {
        "kind": "radius",
        "counter": counter,
        "node": node,
        "length": length,
        "sums": sums,
        "scale": number(scale),
        "radius": number(radius),
    }


def uniform_draw(counter: int, node: int, sums: int, radius: object) -> Json:
    """Uniform noise inside a radius, of one node of each of `sums` counters."""
    return {
        "kind": "uniform_noise",
        "counter": counter,
        "node": node,
        "sums": sums,
        "radius": number(radius),
    }


def gaussian_draw(counter: int, node: int, variance: Fraction) -> Json:
    """Gaussian noise of a node."""
    return {"kind": "gaussian", "counter": counter, "node": node, "variance": number(variance)}


def choice_draw(level: int, rate: Fraction) -> Json:
    """The choice of a level's private median."""
    return {"kind": "choose", "level": level, "rate": number(rate)}


def tape_radius(counter: int, node: int) -> int:
    """The radius that a tape answers at an address: no tape states one.

    >>> tape_radius(1, 2)
    131073
    """
    return (node << 16) + counter
