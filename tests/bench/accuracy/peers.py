"""Other libraries that count privately over time: OpenDP and dpcrpy, where they are installed.

Both get the same preprocessing. Each user's first c samples are kept and put into 255 or 256 public leaves of
equal size, because both libraries need a tree of fixed size, OpenDP's releases every node at once, and dpcrpy
takes microseconds a step in plain Python. The libraries add up the leaves' sums. The estimate between two
leaves is that of the last full one. A user changes the leaves by at most c in all.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

import numpy as np

from bench.accuracy.arrivals import Floats, Ints
from bench.accuracy.methods import Draw, Setting, Unavailable, Variant, kept_before, shares
from bench.accuracy.trees import reads

WIDTH = 16
"""Of OpenDP's tree: 256 leaves under 16 nodes under a root, three levels."""
LEAVES = WIDTH**2
ORDER = 8
"""dpcrpy's trees are of size 2**8, less one for FDA; its two-level counter has 16 * 16."""
COUNTERS = ("Honaker", "FDA", "TwoLevel")


def opendp_causal(setting: Setting) -> Sequence[Variant]:
    """`make_b_ary_tree` with Laplace noise; a prefix is read from nodes that are full by then."""
    return [_opendp(setting, cap, consistent=False) for cap in setting.stream.caps()]


def opendp_consistent(setting: Setting) -> Sequence[Variant]:
    """The same tree after `make_consistent_b_ary_tree`, which reads all nodes of the stream.

    So it is not a running release: the library computes it after the end of the stream.
    """
    return [_opendp(setting, cap, consistent=True) for cap in setting.stream.caps()]


def dpcrpy(setting: Setting) -> Sequence[Variant]:
    """Three counters of dpcrpy that can be pure, with its Laplace noise."""
    library = _library("dpcrpy")
    noise = import_module("dpcrpy.framework.noiMech")
    caps = setting.stream.caps()
    return [_dpcrpy(setting, cap, name, library, noise) for cap in caps for name in COUNTERS]


def leaf_ends(kept: int, leaves: int) -> Ints:
    """How many samples are kept up to the end of each leaf, as equal as integers allow.

    >>> leaf_ends(10, 4).tolist()
    [2, 5, 7, 10]
    """
    return np.arange(1, leaves + 1) * kept // leaves


def _opendp(setting: Setting, cap: int, consistent: bool) -> Variant:
    measurement = _opendp_measurement(cap * setting.stream.grid, setting.epsilon)
    if consistent:
        after = _library("opendp.prelude").t.make_consistent_b_ary_tree(WIDTH, TIA="i64")
        measurement = measurement >> after
    leaves = _Leaves(setting, cap, LEAVES)
    plan = reads(leaves.full, LEAVES, WIDTH)
    starts = np.array([17, 1, 0])  # the library's order of levels, by our level
    nodes = starts[plan.keys[:, 0]] + plan.keys[:, 1]

    def estimate(draw: Draw, random: np.random.Generator) -> Floats:
        released = np.array(measurement(leaves.sums(draw).tolist()), dtype=np.float64)
        if consistent:
            sums = np.concatenate((np.zeros(1), np.cumsum(released)))[leaves.full]
        else:
            sums = plan.combine(released[nodes])
        return shares(sums / draw.stream.grid, leaves.totals)

    return Variant(f"c={cap}", estimate)


def _opendp_measurement(distance: int, epsilon: float) -> Any:
    """The noisy tree, at most epsilon-private for leaves that differ by `distance` in L1."""
    dp = _library("opendp.prelude")
    dp.enable_features("contrib")
    space = dp.vector_domain(dp.atom_domain(T="i64"), size=LEAVES), dp.l1_distance(T="i64")
    tree = dp.t.make_b_ary_tree(*space, LEAVES, WIDTH)
    scale = tree.map(distance) / epsilon * (1 + 1e-9)
    measurement = tree >> dp.m.then_laplace(scale=scale)
    spent = measurement.map(distance)
    if spent > epsilon:
        raise Unavailable(f"OpenDP counts epsilon {spent} instead of {epsilon}")
    return measurement


def _dpcrpy(setting: Setting, cap: int, name: str, library: Any, noise: Any) -> Variant:
    make = getattr(library, name)
    order = 2 ** (ORDER // 2) if name == "TwoLevel" else ORDER
    leaves = _Leaves(setting, cap, make(order, None).T)

    def estimate(draw: Draw, random: np.random.Generator) -> Floats:
        np.random.seed(random.integers(2**32))  # the library draws from numpy's global state
        counter = make(order, noise.LapNoiMech(epsilon=setting.epsilon / cap))
        steps = [float(counter.dpRelease(leaf)[0]) for leaf in leaves.sums(draw) / draw.stream.grid]
        return shares(np.array([0.0, *steps])[leaves.full], leaves.totals)

    return Variant(f"c={cap} {name}", estimate)


class _Leaves:
    """The public leaves for one bound on a user's samples.

    Attributes:
        full: leaves that are full at each of the setting's times.
        totals: samples kept in these leaves.
    """

    def __init__(self, setting: Setting, cap: int, leaves: int) -> None:
        self._cap = cap
        self._ends = leaf_ends(len(setting.stream.kept(cap)), leaves)
        self.full = np.searchsorted(self._ends, kept_before(setting, cap), side="right")
        self.totals = np.concatenate((np.zeros(1, dtype=np.int64), self._ends))[self.full]

    def sums(self, draw: Draw) -> Ints:
        """The sum of each leaf, in grid units."""
        return np.diff(draw.prefix(self._cap)[self._ends], prepend=0)


def _library(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError as error:
        package = name.partition(".")[0]
        raise Unavailable(f"not installed: {package} (pip install 'withhold[bench]')") from error
