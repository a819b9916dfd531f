"""Algorithm 1: which nodes an element enters, which nodes a prefix reads, and the stored noise."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from withhold_spec.noise import Tape
from withhold_spec.paper.binary import Counter, depth, nodes_entered, nodes_read
from withhold_spec.params import Params
from withhold_spec.properties.paper import nodes_of_element, prefix_nodes
from withhold_spec.replay import replay


@pytest.mark.parametrize("length", [1, 2, 3, 4, 7, 8, 15, 16, 17, 31, 32, 64, 65])
def test_every_element_enters_exactly_the_nodes_that_contain_it(length: int) -> None:
    assert all(nodes_of_element(i, length) for i in range(1, length + 1))


def test_the_bound_on_the_nodes_of_an_element_is_attained_by_the_first() -> None:
    assert all(len(nodes_entered(1, n)) == depth(n) for n in range(1, 200))


@pytest.mark.parametrize("t", [*range(1, 70), 127, 128, 255, 256, 1000])
def test_a_prefix_is_a_disjoint_union_of_its_nodes(t: int) -> None:
    assert prefix_nodes(t)


def test_nodes_of_one_to_eight_by_hand() -> None:
    assert [nodes_read(t) for t in range(1, 9)] == [
        (1,),
        (2,),
        (3, 2),
        (4,),
        (5, 4),
        (6, 4),
        (7, 6, 4),
        (8,),
    ]


def test_stored_noise_is_read_again_and_never_drawn_again() -> None:
    tape = Tape({(0, node): 2 ** (node - 1) for node in range(1, 10)})
    params = Params(max_users=16, max_samples=1, epsilon=1, beta=1)
    steps = replay("full", params, [(user, 0) for user in range(9)], tape)
    assert [step.sum for step in steps] == [1, 2, 6, 8, 24, 40, 104, 128, 384]


def test_an_empty_counter_sums_to_zero_without_noise() -> None:
    assert Counter().total() == 0


@given(st.lists(st.fractions(0, 1, max_denominator=9), max_size=40))
def test_without_noise_the_sum_is_the_sum(elements: list[Fraction]) -> None:
    counter = Counter()
    for element in elements:
        counter = counter.append(element, lambda node: 0)
    assert counter.total() == sum(elements)
