"""Trees of noise: from which nodes the noise of a prefix sum is read, for trees of any width.

A tree over N elements of width b has nodes of b**l elements at level l. Every element is in one
node of each level, so all nodes together change by at most `levels` if one element changes by 1.
A prefix of t elements is read from the digits of t in base b:

* digits 0..b-1: the nodes cut the prefix into disjoint parts. Source: Chan, Shi and Song,
  "Private and continual release of statistics" (b = 2).
* digits -(b-1)/2..(b-1)/2, b odd: a negative digit reads the nodes after the prefix and subtracts
  them, which halves the number of nodes. These nodes contain elements that have not arrived yet. That is
  harmless: the release is the exact prefix plus the same sum of the nodes' noise. Source:
  Andersson, Pagh, Steiner and Torkamani, "Count on Your Elders: Laplace vs Gaussian Noise",
  arXiv 2408.07021.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from bench.accuracy.arrivals import Floats, Ints

ODD_WIDTHS = range(3, 42, 2)
_TRIED = 2000


@dataclass(frozen=True)
class Reads:
    """The nodes whose signed sum is the noise of each prefix.

    Attributes:
        prefixes: how many prefixes there are.
        levels: nodes of each element: the L1 sensitivity of all nodes to one element.
        rows, nodes, signs: one entry for each node read: by which prefix, which node (a row of
            `keys`), added or subtracted.
        keys: (level, index) of each distinct node; its elements begin at index * b**level.
    """

    prefixes: int
    levels: int
    rows: Ints
    nodes: Ints
    signs: Ints
    keys: Ints

    def combine(self, nodes: Floats) -> Floats:
        """The signed sum over the nodes that each prefix reads, given a number for each node."""
        summed = np.bincount(self.rows, self.signs * nodes[self.nodes], minlength=self.prefixes)
        return summed.astype(np.float64)  # bincount of an empty array has integers

    def noise(self, scale: float, random: np.random.Generator) -> Floats:
        """Noise of each prefix, from Laplace noise of this scale in each node."""
        return self.combine(random.laplace(0.0, scale, len(self.keys)))


def reads(prefixes: Ints, elements: int, width: int, subtract: bool = False) -> Reads:
    """How prefixes of at most `elements` elements are read from a tree of this width.

    >>> reads(np.array([3]), 4, 2).keys.tolist()
    [[0, 2], [1, 0]]
    >>> two = reads(np.array([2]), 4, 3, subtract=True)
    >>> two.keys.tolist(), two.signs.tolist()
    ([[0, 2], [1, 0]], [-1, 1])
    """
    below = (width - 1) // 2 if subtract else 0
    rows, keys, signs = [], [], []
    rest, level = prefixes.astype(np.int64), 0
    while rest.any():
        above = (rest + below) // width
        digits = rest - above * width
        read = np.abs(digits)
        place = np.arange(read.sum()) - np.repeat(np.cumsum(read) - read, read)
        first = np.minimum(rest, above * width)
        rows.append(np.repeat(np.arange(len(prefixes)), read))
        signs.append(np.repeat(np.sign(digits), read))
        index = np.repeat(first, read) + place
        keys.append(np.stack((np.full_like(index, level), index), axis=1))
        rest, level = above, level + 1
    if not rows:
        empty = np.zeros(0, dtype=np.int64)
        return Reads(len(prefixes), 1, empty, empty, empty, np.zeros((0, 2), dtype=np.int64))
    distinct, nodes = np.unique(np.concatenate(keys), axis=0, return_inverse=True)
    return Reads(
        len(prefixes),
        levels(elements, width, subtract),
        np.concatenate(rows),
        nodes.reshape(-1),
        np.concatenate(signs),
        distinct,
    )


def levels(elements: int, width: int, subtract: bool = False) -> int:
    """Levels of a tree from which every prefix of at most `elements` elements can be read.

    >>> levels(7, 2), levels(8, 2), levels(4, 3, subtract=True), levels(5, 3, subtract=True)
    (3, 4, 2, 3)
    """
    count = 1
    while (width**count - 1) // (2 if subtract else 1) < elements:
        count += 1
    return count


def best_odd_width(elements: int) -> int:
    """The odd width whose tree with subtraction adds the least noise to a prefix, on average.

    The variance is levels**2 times the nodes read; averaged over evenly spaced prefixes.

    >>> best_odd_width(4), best_odd_width(100_000)
    (9, 23)
    """
    prefixes = np.unique(np.linspace(1, elements, _TRIED).astype(np.int64))
    return min(ODD_WIDTHS, key=lambda width: _variance(prefixes, elements, width))


def _variance(prefixes: Ints, elements: int, width: int) -> float:
    half, rest, nodes = (width - 1) // 2, prefixes, 0
    while rest.any():
        above = (rest + half) // width
        nodes += int(np.abs(rest - above * width).sum())
        rest = above
    return float(levels(elements, width, subtract=True) ** 2 * nodes)
