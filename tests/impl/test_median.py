"""The private median's parts: packed samples, whole arrays, bins and costs."""

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from withhold import Params
from withhold.paper.median import SampleStore, bins_of, costs_of
from withhold.testing import ZeroTape, replay


def test_costs_count_what_fell_on_the_worse_side() -> None:
    ends = bins_of([0] * 3000 + [128] * 3000, 128, 8)
    assert costs_of(ends, 8) == (3000,) * 8
    last = bins_of([128] * 100, 128, 8)
    assert costs_of(last, 8) == (100,) * 7 + (0,)
    assert ZeroTape().choose(8, costs_of(last, 8), Fraction(5)) == 7


@given(st.integers(1, 2**70), st.integers(1, 9), st.data())
def test_a_bin_is_the_number_of_inner_edges_below(
    full: int, bins: int, data: st.DataObject
) -> None:
    sums = data.draw(st.lists(st.integers(0, full), max_size=5))
    expected = tuple(sum(s * bins > i * full for i in range(1, bins)) for s in sums)
    assert bins_of(sums, full, bins) == expected


def test_a_short_fill_waits_for_whole_arrays() -> None:
    events = [("a", 1), ("a", 0), ("b", 1), ("b", 0)]
    steps = replay("full", Params(2, 4, 200, "0.5", grid=1), events, ZeroTape())
    assert [len(step.activations) for step in steps] == [0, 0, 0, 1]
    assert len(steps[3].activations[0].bins) == 2


def test_arrays_are_packed_by_first_arrival() -> None:
    sums = []
    for value in (0, 1):
        store = SampleStore(grid=1, max_users=5)
        store.grow(5)
        for user, count in ((0, 1), (1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (3, 2), (4, 1)):
            store.add(user, count, value if user == 2 else 0)
        sums.append(store.array_sums(np.array([1, 2, 2, 2, 1]), size=2, arrays=4))
    assert sums == [[0, 0, 0, 0], [0, 1, 1, 0]]


@given(
    grid=st.sampled_from([1, 2, 5, 255, 2**16, 2**31, 2**32]),
    size=st.sampled_from([1, 2, 4, 32]),
    counts=st.lists(st.integers(0, 90), min_size=1, max_size=6),
    seed=st.integers(0, 2**30),
    chunk=st.sampled_from([1, 7, 2**18]),
)
def test_samples_are_unpacked_as_they_were_stored(
    grid: int, size: int, counts: list[int], seed: int, chunk: int
) -> None:
    values = [
        [(seed * (u + 1) * (j + 7) ** 3) % (grid + 1) for j in range(c)]
        for u, c in enumerate(counts)
    ]
    one, many = SampleStore(grid, 9), SampleStore(grid, 9)
    for store in (one, many):
        store.grow(len(counts))
    for part in (0, 1):
        rows = [
            (user, j + 1, value)
            for user, samples in enumerate(values)
            for j, value in enumerate(samples)
            if (2 * j >= len(samples)) == part
        ]
        for row in rows:
            one.add(*row)
        many.extend(*np.array(rows, dtype=np.int64).reshape(-1, 3).T)
    lengths = [min(count, size) for count in counts]
    arrays = sum(lengths) // size
    flat = [value for samples in values for value in samples[:size]]
    expected = [sum(flat[i * size : (i + 1) * size]) for i in range(arrays)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("withhold.paper.median._CHUNK", chunk)
        for store in (one, many):
            assert store.array_sums(np.array(lengths), size, arrays) == expected
