"""The printed number of nodes of algorithm 4: E5."""

from fractions import Fraction

import pytest

from support.decimals import shows
from withhold_spec.as_printed import constants
from withhold_spec.as_printed.reals import exactly, quotient
from withhold_spec.enclosures import Enclosure
from withhold_spec.paper import constants as repaired
from withhold_spec.paper.binary import depth, nodes_entered
from withhold_spec.paper.withholding import block_size, levels
from withhold_spec.params import Params


@pytest.mark.parametrize(
    ("n", "m", "length", "body", "appendix", "nodes"),
    [
        (1, 1, 1, "0", "1", 1),
        (2, 1, 2, "1", "1.585", 2),
        (4, 1, 4, "2", "2.322", 3),
        (2, 2, 4, "2", "2.322", 3),
        (8, 1, 8, "3", "3.170", 4),
    ],
)
def test_the_printed_count_of_nodes_is_exceeded(
    n: int, m: int, length: int, body: str, appendix: str, nodes: int
) -> None:
    """E5: element 1 of N enters 1 + floor(log2 N) nodes."""
    params = Params(n, m, 1, 1)
    assert constants.single_elements(params, 64) == exactly(length)
    assert shows(constants.single_nodes_body(params, 64), body)
    assert shows(constants.single_nodes(params, 64), appendix)
    assert len(nodes_entered(1, length)) == depth(length) == nodes


def test_the_printed_count_is_enough_only_below_a_power_of_two() -> None:
    printed = {n: constants.single_nodes(Params(n, 1, 1, 1), 64) for n in range(1, 130)}
    enough = [n for n in printed if printed[n].low >= depth(n)]
    assert enough == [1, 3, 7, 15, 31, 63, 127]
    worst = {n: quotient(exactly(depth(n)), nodes) for n, nodes in printed.items()}
    assert max(worst, key=lambda n: worst[n].high) == 4 and shows(worst[4], "1.2920")


def widest_move(n: int, widths: list[Enclosure]) -> Fraction:
    """The most that a user's elements can change all nodes, with positions that increase with the level."""
    length = n * len(widths)
    depths = [len(nodes_entered(i, length)) for i in range(1, length + 1)]
    best = [Fraction(0)] * (length + 1)
    for width in widths:
        row = [Fraction(-1)]
        for position, nodes in enumerate(depths):
            row.append(max(row[-1], best[position] + nodes * width.high))
        best = row
        best[0] = Fraction(-(10**9))
    return best[-1]


@pytest.mark.parametrize("n", [1, 2, 3, 4, 8, 33])
@pytest.mark.parametrize("m", [2, 3, 4, 64])
@pytest.mark.parametrize("delta", ["1", "0.05"])
def test_the_printed_scale_of_algorithm_4_is_enough_all_the_same(
    n: int, m: int, delta: str
) -> None:
    """E5: its Delta is too large by more than its number of nodes is too small."""
    params = Params(n, m, 1, delta)
    widths = [exactly(1)] + [
        constants.prior_width(params, level, 64).times(2) for level in range(1, levels(m) + 1)
    ]
    saturation = constants.single_scale(params, 64).low / widest_move(n, widths)
    assert saturation > Fraction("2.5")
    if (n, m, delta) == (8, 2, "1"):
        assert shows(saturation, "2.508")
    assert repaired.single_scale(params) >= widest_move(n, widths)


@pytest.mark.parametrize(
    ("n", "m", "exact", "printed"),
    [(2, 1, 2, "1.585"), (2, 2, 5, "4.644"), (4, 1, 3, "2.322"), (8, 1, 4, "3.170")],
)
def test_the_printed_count_fails_once_the_width_is_tight(
    n: int, m: int, exact: int, printed: str
) -> None:
    """E5: with the sum of the true widths for Delta(1 + log m), the print is not private."""
    params = Params(n, m, 1, 1)
    widths = [exactly(block_size(level)) for level in range(levels(m) + 1)]
    assert widest_move(n, widths) == exact
    total = sum(width.high for width in widths)
    assert shows(constants.single_nodes(params, 64).times(total), printed)
    assert exact <= total * depth(n * len(widths))
