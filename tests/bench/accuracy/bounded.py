"""Contribution bounding with a tree of noise over the samples kept.

Each user's first c samples are kept, so a user changes the nodes of the tree by at most c times its
levels in all, for values in [0, 1]; each node gets Laplace noise of that scale over epsilon.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import numpy as np

from bench.accuracy.arrivals import Floats, Ints
from bench.accuracy.methods import Draw, Method, Setting, Variant, kept_before, shares
from bench.accuracy.trees import Reads, best_odd_width, reads

Tree = Callable[[Ints, int], Reads]


def binary(prefixes: Ints, elements: int) -> Reads:
    """The binary tree: 1 + floor(log2 elements) levels."""
    return reads(prefixes, elements, 2)


def subtracting(prefixes: Ints, elements: int) -> Reads:
    """The tree with subtraction, of the odd width that is best for this number of elements."""
    return reads(prefixes, elements, best_odd_width(elements), subtract=True)


def scale(cap: int, levels: int, epsilon: float) -> float:
    """The standard deviation of the noise of a node, in samples."""
    return cap * levels / epsilon


def best_cap(tree: Tree) -> Method:
    """One variant for each bound on a user's samples."""
    return lambda setting: _variants(setting, tree, setting.stream.caps())


def median_cap(tree: Tree) -> Method:
    """The bound is the median of the users' numbers of samples."""
    return lambda setting: _variants(setting, tree, [setting.stream.median_count])


def _variants(setting: Setting, tree: Tree, caps: Iterable[int]) -> Sequence[Variant]:
    return [_variant(setting, tree, cap) for cap in caps]


def _variant(setting: Setting, tree: Tree, cap: int) -> Variant:
    kept = kept_before(setting, cap)
    plan = tree(kept, len(setting.stream.kept(cap)))
    width = scale(cap, plan.levels, setting.epsilon)

    def estimate(draw: Draw, random: np.random.Generator) -> Floats:
        sums = draw.prefix(cap)[kept] / draw.stream.grid
        return shares(sums + plan.noise(width, random), kept)

    return Variant(f"c={cap}", estimate)
