"""Blocks and nodes by integer arithmetic: against the definitions, and far beyond float logs."""

import pytest

from withhold.core import tree

SATURATION = 2**49


@pytest.mark.parametrize(
    ("samples", "level"),
    [
        *zip((1, 2, 3, 4, 5, 8, 9), (0, 1, 1, 2, 2, 3, 3), strict=True),
        (2**29 - 1, 28),
        (2**29, 29),
        (2**29 + 1, 29),
        (SATURATION - 1, 48),
        (SATURATION, 49),
        (SATURATION + 1, 49),
    ],
)
def test_top_level_is_the_whole_part_of_the_binary_logarithm(samples: int, level: int) -> None:
    assert tree.top_level(samples) == level


def test_a_release_is_a_power_of_two() -> None:
    yes = [1, 2, 4, 2**29, 2**31, SATURATION, 2**62]
    no = [0, 3, 2**29 - 1, SATURATION - 1, SATURATION + 1, 2**53 + 1]
    assert all(map(tree.is_release, yes))
    assert not any(map(tree.is_release, no))


def test_blocks_cut_a_users_samples_without_gap() -> None:
    nxt = 1
    for level in range(63):
        assert tree.block_first(level) == nxt
        assert tree.block_last(level) == nxt + tree.block_size(level) - 1 == 2**level
        assert tree.level_of(nxt) == tree.level_of(tree.block_last(level)) == level
        nxt = tree.block_last(level) + 1


@pytest.mark.parametrize("elements", range(65))
def test_the_nodes_read_hold_each_element_once(elements: int) -> None:
    held = [
        element
        for node in tree.nodes_read(elements)
        for element in range(tree.node_first(node), node + 1)
    ]
    assert sorted(held) == list(range(1, elements + 1))
    assert len(tree.nodes_read(elements)) <= tree.depth(elements)


@pytest.mark.parametrize("elements", [1, 2, 5, 8, 21, 64])
def test_an_element_is_in_the_nodes_that_hold_it_and_in_no_other(elements: int) -> None:
    for element in range(1, elements + 1):
        found = tuple(
            node for node in range(1, elements + 1) if tree.node_first(node) <= element <= node
        )
        assert tree.nodes_holding(element, elements) == found
        assert len(found) <= tree.depth(elements)
    assert len(tree.nodes_holding(1, elements)) == tree.depth(elements)
