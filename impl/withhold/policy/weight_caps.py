"""Weight caps of an epoch, which limit each user's weight; in numpy, exactly.

Weights have at most WEIGHT_BITS bits here. The target is the average weight of a sample under the
caps. With weighting "user" samples of small blocks may weigh more than it, so that all users
count the same.
"""

from __future__ import annotations

from math import isqrt

import numpy as np

from withhold.core.batch import Ints
from withhold.core.engine import SAFE_SUM
from withhold.policy.estimation import ONE, Posterior

REFINEMENTS = 16  # steps of the iteration that finds the target of least variance
CANDIDATES = 12  # targets that are compared
BIAS_DIVISOR = 20  # samples that replace others' weight are assumed biased by 1/20 of a deviation
SMALL = 1 << 22  # with fewer samples and users, sums of products stay below 2**63


class WeightCaps:
    """The withheld blocks of an epoch, and the caps and the expected error at a target weight."""

    __slots__ = (
        "_above",
        "_by_user",
        "_deviation",
        "_grid",
        "_most",
        "_noise",
        "_samples",
        "_sizes",
        "_variance",
    )

    def __init__(self, posterior: Posterior, sizes: Ints, most: Ints, noise: int) -> None:
        """`most` is each user's largest weight, `noise` the variance of the epoch's noise."""
        params = posterior.params
        self._by_user = params.weighting == "user"
        self._grid = params.grid
        self._sizes, self._most, self._noise = sizes, most, noise
        self._above = int(most.max(initial=0)) + 1
        self._samples = int(sizes.sum())
        self._variance = posterior.variance * params.grid**2
        self._deviation = isqrt(posterior.variance * ONE)

    def best_target(self) -> int:
        """The target of least variance."""
        target = top = self._above - 1
        for _ in range(REFINEMENTS):
            linear, square = moments(np.minimum(self._most, min(target, top)), self._sizes)
            own = ONE * self._noise + self._variance * square
            target = max(1, own // max(1, self._variance * linear))
        return target

    def caps(self, target: int) -> Ints:
        """The weight caps: one for all blocks, or with weighting "user" one per block.

        A cap above all weights is cut to one more than the largest weight.
        """
        if not self._by_user:
            return np.array([min(target, self._above)], dtype=np.int64)
        users, total = len(self._sizes), target * self._samples
        # from this total on every cap exceeds all weights
        most = self._above * users * self._samples
        if most >= SAFE_SUM:
            each = [min(total // (users * size), self._above) for size in self._sizes.tolist()]
            return np.array(each, dtype=np.int64)
        found: Ints = np.minimum(min(total, most) // (users * self._sizes), self._above)
        return found

    def least_error(self, target: int) -> int:
        """The candidate of least expected error: the target, or a lower one in steps of three quarters."""
        tried = [target]
        while len(tried) < CANDIDATES:
            tried.append(max(1, 3 * tried[-1] // 4))
        return min(tried, key=self.expected_error)

    def expected_error(self, target: int) -> int:
        """The expected error: the standard deviation plus the assumed bias of samples that replace others."""
        weights = np.minimum(self._most, self.caps(target))
        linear, square = moments(weights, self._sizes)
        error = isqrt(ONE * (ONE * self._noise + self._variance * square))
        total = len(self._sizes) if self._by_user else self._samples
        counts = weights * self._sizes if self._by_user else weights
        # blocks that count less than their proportion
        under = counts <= (linear - 1) // max(1, total)
        share = int(under.sum()) if self._by_user else int(self._sizes[under].sum())
        lost = share * linear - moments(weights[under], self._sizes[under])[0] * total
        shifted = self._deviation * lost // (BIAS_DIVISOR * max(1, total * linear))
        return error // max(1, self._grid * linear) + shifted


def moments(weights: Ints, sizes: Ints) -> tuple[int, int]:
    """Sums of weight * size and weight**2 * size."""
    if len(weights) < SMALL and int(sizes.sum()) < SMALL:
        linear = weights * sizes
        return int(linear.sum()), int((linear * weights).sum())
    exact = weights.astype(np.object_)
    linear = exact * sizes
    return int(linear.sum()), int((linear * exact).sum())
