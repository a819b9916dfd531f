"""The diversity condition, under which the full mechanism's accuracy theorem holds. Paper: def:diversity."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import numpy.typing as npt

from withhold.core.params import Params
from withhold.core.records import Diversity
from withhold.paper.constants import array_count


def diversity_of(params: Params, counts: npt.NDArray[np.signedinteger]) -> Diversity:
    """Whether the condition holds for these sample counts of users, with k rounded up (E18)."""
    counts = counts.astype(np.int64)
    largest = max(1, int(counts.max(initial=0)))
    # Samples beyond half of the largest count do not count; doubling makes both sides integers.
    doubled = int(np.minimum(2 * counts, largest).sum())
    needed = Fraction(largest, 2) * array_count(params, Fraction(largest))
    return Diversity(Fraction(doubled, 2) >= needed, Fraction(doubled, 2), needed)
