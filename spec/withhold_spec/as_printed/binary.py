"""Algorithm 1 exactly as printed: lines 9 to 12 read a node again for every zero bit."""

from __future__ import annotations

from withhold_spec.as_printed.reals import Undefined
from withhold_spec.number import Number, add
from withhold_spec.paper.binary import Counter


def nodes_read(t: int) -> tuple[int, ...]:
    """The nodes that Sum adds, in the order of the loop, exactly as printed.

    Paper: alg:binmech, lines 8-12. `index` does not change where b_j = 0, but line 11 adds its
    node again (E13).
    Raises: Undefined if t is 0: floor(log 0) has no value (E29).

    >>> nodes_read(3), nodes_read(2), nodes_read(4)
    ((2, 3), (2, 2), (4, 4, 4))
    """
    if t == 0:
        raise Undefined("floor(log 0), where the loop of an empty stream would start")
    nodes, index = [], 0
    for j in range(t.bit_length() - 1, -1, -1):
        index += (t >> j & 1) * 2**j
        nodes.append(index)
    return tuple(nodes)


def node_sum(counter: Counter) -> Number:
    """S_t of a stream, exactly as printed. Paper: alg:binmech, lines 8-13.

    >>> ones = Counter().append(1, lambda node: 10).append(1, lambda node: 100)
    >>> node_sum(ones), ones.total()
    (204, 102)
    """
    nodes = nodes_read(len(counter.stream))
    return add([counter.sums[node - 1] + counter.noises[node - 1] for node in nodes])
