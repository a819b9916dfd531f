"""Proposals of the implementation with chosen intervals and weights."""

import numpy as np

from withhold.core.batch import Ints
from withhold.core.counter import Numbers
from withhold.policy.intervals import Kinds, Table
from withhold.policy.shipped import Proposals

SIZE = 5


def proposals(
    ends: tuple[Numbers, Numbers],
    saturation: Numbers,
    kind: Ints,
    weights: Numbers,
    excess_weights: Numbers,
    stratum: Ints,
) -> Proposals:
    """Blocks of five samples with intervals [low, high], which are the inner ones too.

    ends, saturation: one number for each kind. kind, weights, excess_weights, stratum: one for each
    block.
    """
    low, high = ends
    rows = len(saturation)
    sizes, zeros = np.full(rows, SIZE), np.zeros(rows, dtype=np.int64)
    kinds = Kinds(sizes, sizes, np.zeros(1, dtype=np.int64), zeros, sizes, zeros > 0, kind)
    table = Table(low, high, low, high, saturation, zeros == 0, [0] * rows, [0] * rows)
    return Proposals(kinds, table, weights, excess_weights, stratum)
