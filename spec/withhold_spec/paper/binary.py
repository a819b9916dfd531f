"""Algorithm 1, the binary mechanism: running sums from few noisy partial sums.

A partial sum is a node of a binary tree over the stream, called p-sum by Chan, Shi, Song, Private
and Continual Release of Statistics, ICALP 2010. The mechanism is also that of Dwork, Naor,
Pitassi, Rothblum, Differential Privacy Under Continual Observation, STOC 2010.
Paper: alg:binmech and the properties (i) and (ii) of subsec:binmech.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from withhold_spec.number import Number, add


def depth(length: int) -> int:
    """1 + floor(log2 length): the most nodes that an element of a stream of this length enters.

    Paper: property (i), with the base of the logarithm stated (E6) and the floor taken (E5).

    >>> [depth(n) for n in (1, 2, 3, 4, 7, 8)]
    [1, 2, 2, 3, 3, 4]
    """
    return length.bit_length()


def lowest_bit(t: int) -> int:
    """2**j*, the lowest set bit of t: how many elements node t sums. Paper: alg:binmech, lines 5-7.

    >>> [lowest_bit(t) for t in range(1, 9)]
    [1, 2, 1, 4, 1, 2, 1, 8]
    """
    return t & -t


def elements_of(t: int) -> range:
    """The elements that node t sums: the latest 2**j* ones. Paper: alg:binmech, line 7.

    >>> list(elements_of(6))
    [5, 6]
    """
    return range(t - lowest_bit(t) + 1, t + 1)


def nodes_entered(i: int, length: int) -> tuple[int, ...]:
    """The nodes, up to `length`, whose sum contains element i. Paper: property (i).

    Adding its lowest set bit to a node that contains i gives the next one.

    >>> nodes_entered(1, 8), nodes_entered(5, 8)
    ((1, 2, 4, 8), (5, 6, 8))
    """
    nodes = []
    t = i
    while t <= length:
        nodes.append(t)
        t += lowest_bit(t)
    return tuple(nodes)


def nodes_read(t: int) -> tuple[int, ...]:
    """The nodes that add up to the prefix 1..t: t with its set bits removed one by one.

    Paper: alg:binmech, lines 8-12. [Deviates: E13] The printed loop adds a node again for every
    zero bit; here no node is read twice.

    >>> nodes_read(8), nodes_read(7), nodes_read(0)
    ((8,), (7, 6, 4), ())
    """
    nodes = []
    while t > 0:
        nodes.append(t)
        t -= lowest_bit(t)
    return tuple(nodes)


@dataclass(frozen=True)
class Counter:
    """An instance BinMech: its Stream, and its NoisyPartialSums as sum and noise of each node.

    The stream is a list, so that it keeps equal elements (E9). Entry t - 1 of sums and noises
    belongs to node t. [Deviates: E29] A node's noise is drawn once, when the node is written; the
    print does not say that later reads draw no noise.
    """

    stream: tuple[Number, ...] = ()
    sums: tuple[Number, ...] = ()
    noises: tuple[Number, ...] = ()

    def append(self, element: Number, draw: Callable[[int], Number]) -> Counter:
        """The counter after one more element; draw(node) is the new node's noise."""
        stream = (*self.stream, element)
        t = len(stream)
        node_sum = add([stream[i - 1] for i in elements_of(t)])
        return Counter(stream, (*self.sums, node_sum), (*self.noises, draw(t)))

    def total(self) -> Number:
        """BinMech.Sum: the noisy sum of the whole stream; 0, without noise, of an empty one (E29).

        >>> counter = Counter().append(1, lambda node: 10).append(1, lambda node: 100)
        >>> counter.total()
        102
        """
        return add([self.sums[t - 1] + self.noises[t - 1] for t in nodes_read(len(self.stream))])
