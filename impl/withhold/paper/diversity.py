"""The diversity condition, under which the full mechanism's accuracy is promised. Paper: def:diversity."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import numpy.typing as npt

from withhold.core.params import Params
from withhold.core.records import Diversity
from withhold.paper.constants import array_count


def diversity_of(params: Params, counts: npt.NDArray[np.signedinteger]) -> Diversity:
    """Whether the condition holds, with whole arrays, when users have sent so many samples."""
    counts = counts.astype(np.int64)
    largest = max(1, int(counts.max(initial=0)))
    # Samples beyond half of the largest count are left out; doubled, both sides are whole.
    doubled = int(np.minimum(2 * counts, largest).sum())
    needed = Fraction(largest, 2) * array_count(params, Fraction(largest))
    return Diversity(Fraction(doubled, 2) >= needed, Fraction(doubled, 2), needed)
