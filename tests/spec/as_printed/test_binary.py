"""Algorithm 1 as printed: E6, E13, E29."""

from dataclasses import replace

import pytest

from support.decimals import shows
from withhold_spec.as_printed.binary import node_sum, nodes_read
from withhold_spec.as_printed.constants import element_nodes, element_nodes_natural
from withhold_spec.as_printed.given_prior import multiple
from withhold_spec.as_printed.reals import Undefined, exactly, quotient
from withhold_spec.as_printed.trace import REPAIRED
from withhold_spec.noise import ZERO
from withhold_spec.paper import binary
from withhold_spec.paper.binary import Counter, depth, nodes_entered
from withhold_spec.params import Params
from withhold_spec.replay import replay


def counters(ones: int, noise: int = 0) -> list[Counter]:
    """The counter after each of so many ones."""
    grown = [Counter()]
    for _ in range(ones):
        grown.append(grown[-1].append(1, lambda node: noise))
    return grown[1:]


def test_the_printed_loop_counts_nodes_again() -> None:
    """E13: two ones are summed to 4; the repaired loop is right at every t."""
    assert [node_sum(counter) for counter in counters(8)] == [1, 4, 3, 12, 9, 8, 7, 32]
    assert [counter.total() for counter in counters(8)] == list(range(1, 9))


def test_the_printed_loop_is_right_exactly_where_t_has_no_zero_bit() -> None:
    right = [t for t, counter in enumerate(counters(64), start=1) if node_sum(counter) == t]
    assert right == [1, 3, 7, 15, 31, 63]
    powers = [node_sum(counters(2**k)[-1]) for k in range(7)]
    assert powers == [(k + 1) * 2**k for k in range(7)]


def test_the_printed_loop_adds_one_draw_of_noise_several_times() -> None:
    assert node_sum(counters(4, noise=100)[-1]) == 3 * (4 + 100)
    assert counters(4, noise=100)[-1].total() == 4 + 100


def test_the_printed_sum_of_an_empty_stream_has_no_value() -> None:
    """E29: algorithm 5 asks for it at once, since its higher mechanisms are empty."""
    with pytest.raises(Undefined, match="floor"):
        nodes_read(0)
    with pytest.raises(Undefined, match="floor"):
        multiple([("a", 1)], m=2, readings=replace(REPAIRED, reads=nodes_read))
    assert (binary.nodes_read(0), Counter().total()) == ((), 0)
    assert replay("multiple", Params(1, 2, 1, 1), [("a", 1)], ZERO)[0].sum == 1


@pytest.mark.parametrize(
    ("length", "nodes", "natural", "excess"),
    [(2, 2, "1.693", "1.181"), (4, 3, "2.386", "1.257"), (1024, 11, "7.931", "1.387")],
)
def test_a_natural_logarithm_pays_for_too_few_nodes(
    length: int, nodes: int, natural: str, excess: str
) -> None:
    """E6: with base 2 the line is exact at these lengths, and element 1 attains it."""
    assert len(nodes_entered(1, length)) == depth(length) == nodes
    assert element_nodes(length, 64) == exactly(nodes)
    assert shows(element_nodes_natural(length, 64), natural)
    assert shows(quotient(exactly(nodes), element_nodes_natural(length, 64)), excess)
