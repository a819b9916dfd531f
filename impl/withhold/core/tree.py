"""Integer arithmetic of blocks and nodes: which sample ends which block, which node holds which elements.

All functions work on the bits of integers and use no float logarithm (E31). Counts, elements and
nodes are numbered from 1.
"""

from __future__ import annotations


def is_release(count: int) -> bool:
    """Whether the sample with this number ends a block: 1, 2, 4, 8, ...

    >>> [count for count in range(10) if is_release(count)]
    [1, 2, 4, 8]
    """
    return count > 0 and count & (count - 1) == 0


def level_of(count: int) -> int:
    """The level of the block that sample number `count` belongs to.

    >>> [level_of(count) for count in range(1, 10)]
    [0, 1, 2, 2, 3, 3, 3, 3, 4]
    """
    return (count - 1).bit_length()


def top_level(max_samples: int) -> int:
    """L: the last level whose block a user with max_samples samples completes (E25).

    >>> [top_level(m) for m in (1, 2, 3, 4, 5, 8, 9)]
    [0, 1, 1, 2, 2, 3, 3]
    """
    return max_samples.bit_length() - 1


def block_size(level: int) -> int:
    """How many samples a block of this level holds.

    >>> [block_size(level) for level in range(5)]
    [1, 1, 2, 4, 8]
    """
    return 1 << level - 1 if level else 1


def block_first(level: int) -> int:
    """The number of the first sample in a user's block of this level.

    >>> [block_first(level) for level in range(5)]
    [1, 2, 3, 5, 9]
    """
    return (1 << level - 1) + 1 if level else 1


def block_last(level: int) -> int:
    """The number of the last sample in a user's block of this level; its arrival completes the block.

    >>> [block_last(level) for level in range(5)]
    [1, 2, 4, 8, 16]
    """
    return 1 << level


def depth(elements: int) -> int:
    """The most nodes that hold one element, and the most nodes that a prefix reads (E5).

    >>> [depth(elements) for elements in (1, 2, 3, 4, 7, 8)]
    [1, 2, 2, 3, 3, 4]
    """
    return elements.bit_length()


def low_bit(number: int) -> int:
    """The lowest set bit: how many elements the node of this number holds.

    >>> [low_bit(number) for number in range(1, 9)]
    [1, 2, 1, 4, 1, 2, 1, 8]
    """
    return number & -number


def node_first(node: int) -> int:
    """The first element that a node holds; the last has the node's own number.

    >>> [node_first(node) for node in range(1, 9)]
    [1, 1, 3, 1, 5, 5, 7, 1]
    """
    return node - low_bit(node) + 1


def nodes_read(elements: int) -> tuple[int, ...]:
    """The nodes that together hold the first `elements` elements, each element once.

    >>> nodes_read(7), nodes_read(8), nodes_read(0)
    ((7, 6, 4), (8,), ())
    """
    nodes = []
    while elements:
        nodes.append(elements)
        elements &= elements - 1
    return tuple(nodes)


def nodes_holding(element: int, elements: int) -> tuple[int, ...]:
    """The nodes among the first `elements` that hold this element.

    >>> nodes_holding(1, 8), nodes_holding(5, 8), nodes_holding(7, 7)
    ((1, 2, 4, 8), (5, 6, 8), (7,))
    """
    nodes = []
    while element <= elements:
        nodes.append(element)
        element += low_bit(element)
    return tuple(nodes)
