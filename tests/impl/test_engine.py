"""The mechanisms step by step, on small streams computed by hand."""

import math
import os
import random
import subprocess
import sys
from fractions import Fraction
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from withhold import ArrivalOrderError, HorizonError, MeanEstimator, Params, TooManyUsersError
from withhold.core.records import Block, Mechanism, MedianCharge, Node, NodeCharge, Step, Write
from withhold.core.tree import node_first
from withhold.paper.withhold_release import WithholdRelease
from withhold.testing import RecordingSource, Tape, ZeroTape, engine_inside, replay

PAPER_ORDER = [1, 2, 2, 2, 1, 2, 1, 1]
TWO = Params(max_users=2, max_samples=4, epsilon=1, beta="0.1", grid=1)


@pytest.mark.parametrize("mechanism", ["single", "multiple"])
def test_the_papers_example_of_withholding(mechanism: Mechanism) -> None:
    """Paper: eq:wrexample. What is released after each step: 1, 2, 3, 3, 4, 6, 6, 8 samples."""
    values = [1, 0, 1, 1, 0, 1, 0, 1]
    steps = replay(mechanism, TWO, zip(PAPER_ORDER, values, strict=True), ZeroTape())
    assert [step.total for step in steps] == [1, 2, 3, 3, 4, 6, 6, 8]
    assert [step.sum for step in steps] == [1, 1, 2, 2, 2, 4, 4, 5]
    raw = [None if step.block is None else step.block.raw for step in steps]
    assert raw == [1, 0, 1, None, 0, 2, None, 1]
    assert [step.count for step in steps] == [1, 1, 2, 3, 2, 4, 3, 4]
    counters = [[write.counter for write in step.written] for step in steps]
    expected = [[0], [0], [1], [], [1], [2], [], [2]] if mechanism == "multiple" else None
    assert counters == (expected or [[0], [0], [0], [], [0], [0], [], [0]])


@given(noise=st.integers(-(2**80), 2**80), other=st.integers(-99, 99))
def test_noise_does_not_depend_on_the_value_it_hides(noise: int, other: int) -> None:
    tape = Tape({(0, 1): noise, (0, 2): other})
    params = Params(2, 1, 1, "0.1", grid=1)
    x, y = (replay("full", params, [("a", v), ("b", 0)], tape) for v in (0, 1))
    assert [b.sum - a.sum for a, b in zip(x, y, strict=True)] == [1, 1]
    assert all(type(step.sum) is int for step in x + y)


def test_no_float_function_is_called_between_the_sum_and_the_release(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def forbidden(*arguments: object) -> float:
        raise AssertionError("a float function was called")

    for module, names in (
        (math, ("log", "log2", "log1p", "exp", "sqrt", "pow")),
        (random, ("random", "expovariate", "gauss")),
        (np.random, ("laplace", "normal", "random")),
    ):
        for name in names:
            monkeypatch.setattr(module, name, forbidden)
    estimator = MeanEstimator(Params(3, 4, 777, "0.123", grid=1), "full")
    for value in (0, 1, 1, 0):
        assert type(estimator.observe("a", value).sum) is int
    estimator.observe_many(["b", "c"] * 4, [1, 0] * 4)


@given(st.lists(st.integers(-(2**66), 2**66), min_size=1, max_size=40), st.integers(-5, 5))
def test_a_prefix_is_the_sum_of_its_nodes(elements: list[int], noise: int) -> None:
    tape = Tape({(0, node): noise * node**3 for node in range(1, 41)})
    params = Params(1, 40, 1, 1, lower=0, upper=2**67, grid=2**32)
    events = [(0, value) for value in elements]
    nodes: dict[int, Write] = {}
    exact = [
        write.sum for step in replay("binary", params, events, ZeroTape()) for write in step.written
    ]
    leaves = [step.sum for step in replay("binary", params, events, ZeroTape())]
    steps = replay("binary", params, events, tape)
    for step in steps:
        (write,) = step.written
        assert write.node == step.t
        nodes[write.node] = write
        first = node_first(write.node)
        assert write.sum == leaves[write.node - 1] - (leaves[first - 2] if first > 1 else 0)
        assert step.sum == sum(nodes[c.index].sum + nodes[c.index].noise for c in step.read)
    assert exact == [step.written[0].sum for step in steps]


def test_nodes_keep_their_noise() -> None:
    """Nine users, noise 1, 2, 4, ...: the binary expansion of each release shows the nodes that it reads."""
    tape = Tape({(0, node): 2 ** (node - 1) for node in range(1, 10)})
    estimator = MeanEstimator(Params(16, 1, 1, "0.1", grid=1), "full", source=tape)
    sums = []
    for user in range(9):
        sums.append(estimator.observe(user, 0).sum)
        assert estimator.release.sum == sums[-1]
    assert sums == [1, 2, 6, 8, 24, 40, 104, 128, 384]


THREE_BY_FOUR = [(user, 1) for user in "abc" for _ in range(4)]


def test_a_median_is_drawn_once() -> None:
    estimator = MeanEstimator(Params(3, 4, 200, "0.5", grid=1), "full", source=ZeroTape())
    elements, spent, medians = [], [], []
    for user, value in THREE_BY_FOUR:
        estimator.observe(user, value)
        assert estimator.release == estimator.release
        level = estimator.progress[2]
        elements.append((level.elements, level.buffered))
        spent.append(estimator.spent)
        medians.append(sum(isinstance(each, MedianCharge) for each in estimator.charges()))
    assert elements == [(0, 0)] * 3 + [(0, 1)] * 2 + [(1, 0)] * 2 + [(2, 0)] * 3 + [(2, 0), (3, 0)]
    assert medians == [0] * 5 + [1] * 7
    shares = [Fraction(100, 3), Fraction(200, 3)]
    assert spent == [shares[0]] + [shares[1]] * 4 + [Fraction(150)] * 7


def test_the_trace_of_an_activation() -> None:
    steps = replay("full", Params(3, 4, 200, "0.5", grid=1), THREE_BY_FOUR, ZeroTape())
    assert [step.total for step in steps] == [1, 2, 2, 2, 3, 6, 6, 8, 9, 10, 10, 12]
    assert [len(step.activations) for step in steps] == [0] * 5 + [1] + [0] * 6
    waited, step = steps[3], steps[5]
    assert waited.block == Block(level=2, raw=2, projected=None)
    (activation,) = step.activations
    assert (activation.level, activation.bins, activation.costs) == (2, (0, 0), (0,))
    assert (activation.choice, activation.prior) == (0, Fraction(1, 2))
    assert activation.flushed == (Block(level=2, raw=2, projected=2),)
    # The flush comes before the arrival, in writes and in charges.
    assert [(write.counter, write.node, write.sum) for write in step.written] == [
        (2, 1, 2),
        (1, 2, 2),
    ]
    median, *nodes = step.charges
    assert median == MedianCharge(2, Fraction(50), 2, Fraction(16, 200))
    assert [isinstance(c, NodeCharge) and (c.counter, c.node) for c in nodes] == [(2, 1), (1, 2)]
    assert step.read == (Node(0, 2), Node(1, 2), Node(2, 1))


def test_a_flush_is_released_even_when_the_sample_is_withheld() -> None:
    """Level 3 needs 8 samples, at most 4 a user: b's third one is the eighth."""
    events = [*[("a", 1)] * 8, ("c", 1), *[("b", 1)] * 3]
    params = Params(3, 8, 200, "0.5", grid=1)
    steps = replay("full", params, events, ZeroTape())
    assert [activation.level for activation in steps[11].activations] == [3]
    assert steps[11].block is None
    assert [step.total for step in steps[8:]] == [3, 6, 7, 11]


def test_blocks_of_one_user_end_at_powers_of_two() -> None:
    events = [("a", value) for value in (1, 1, 0, 0, 1, 1, 1, 1, 0)]
    steps = replay("full", Params(1, 16, 1, "0.1", grid=1), events, ZeroTape())
    blocks = {step.t: step.block for step in steps if step.block is not None}
    assert blocks == {
        1: Block(0, 1, 1),
        2: Block(1, 1, 1),
        4: Block(2, 0, None),
        8: Block(3, 4, None),
    }
    changed = [b.t for a, b in pairwise(steps) if (a.sum, a.total) != (b.sum, b.total)]
    assert changed == [2]
    assert steps[0].estimate == steps[-1].estimate == 1


def test_both_roads_into_a_counter_are_projected() -> None:
    """Level 10, half width 105.02..., prior 1/32: a block of 512 ones becomes 121 either way."""
    params = Params(2, 1024, 1500, 1, grid=1)
    events = [("a", int(j >= 512)) for j in range(1024)] + [
        ("b", int(j >= 512)) for j in range(1024)
    ]
    steps = replay("full", params, events, ZeroTape())
    flushes = {s.t: a for s in steps for a in s.activations if a.level == 10}
    (time,) = flushes
    assert time == 1024 + 512
    assert flushes[time].prior == Fraction(1, 32)
    assert steps[1023].block == Block(10, 512, None)
    assert flushes[time].flushed == (Block(10, 512, 121),)
    assert steps[2047].block == Block(10, 512, 121)
    assert [w.sum for s in steps for w in s.written if w.counter == 10] == [121, 242]


def changed(steps: list[Step], others: list[Step]) -> int:
    """How many array bins differ between two traces."""
    pairs = zip(steps, others, strict=True)
    return max(
        (
            sum(x != y for x, y in zip(a.bins, b.bins, strict=True))
            for one, two in pairs
            for a, b in zip(one.activations, two.activations, strict=True)
        ),
        default=0,
    )


@given(
    order=st.lists(st.integers(0, 3), min_size=20, max_size=60),
    bits=st.integers(0, 2**60),
    flips=st.integers(0, 2**60),
    who=st.integers(0, 3),
)
def test_neighbours_differ_only_where_the_user_can_reach(
    order: list[int], bits: int, flips: int, who: int
) -> None:
    """Control flow is the same, at most two arrays move, costs move by at most two."""
    params = Params(4, 32, 5000, "0.5", grid=1)
    events = [(user, bits >> i & 1) for i, user in enumerate(order)]
    other = [
        (user, value ^ (flips >> i & 1 if user == who else 0))
        for i, (user, value) in enumerate(events)
    ]
    one, two = (replay("full", params, stream, ZeroTape()) for stream in (events, other))
    assert changed(one, two) <= 2
    for a, b in zip(one, two, strict=True):
        assert (a.read, a.total, a.charges, a.spent) == (b.read, b.total, b.charges, b.spent)
        for x, y in zip(a.activations, b.activations, strict=True):
            assert max(abs(p - q) for p, q in zip(x.costs, y.costs, strict=True)) <= 2


PROGRAM = """
from withhold import Params
from withhold.testing import Tape, replay
events = [(u, int(u in "ce")) for u in "abbccdde" * 6]
print(replay("full", Params(5, 16, 900, "0.5", grid=8), events, Tape(default=3)))
"""


def test_a_trace_does_not_depend_on_the_hash_seed() -> None:
    traces = {
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env=os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("0", "1", "2")
    }
    assert len(traces) == 1
    assert "Activation(level=3" in traces.pop()


def test_a_third_user_is_refused_or_ignored() -> None:
    estimator = MeanEstimator(TWO, "full", source=ZeroTape())
    for user, value in (("a", 1), ("b", 0)):
        estimator.observe(user, value)
    with pytest.raises(TooManyUsersError, match="2 had come") as refusal:
        estimator.observe("c", 1)
    assert (refusal.value.max_users, refusal.value.index, estimator.t) == (2, None, 2)
    assert estimator.observe("a", 1).total == 3
    patient = Params(2, 4, 1, "0.1", extra_users="ignore", grid=1)
    steps = replay("full", patient, [("a", 1), ("b", 0), ("c", 1), ("a", 1)], ZeroTape())
    assert [(step.sum, step.total) for step in steps] == [(1, 1), (1, 2), (1, 2), (2, 3)]
    assert [(step.count, step.ignored) for step in steps] == [
        (1, False),
        (1, False),
        (0, True),
        (2, False),
    ]


def test_samples_beyond_the_last_are_ignored() -> None:
    events = [("a", 1), ("a", 1), ("a", 0), ("b", 0)]
    steps = replay("full", Params(2, 2, 1, "0.1", grid=1), events, ZeroTape())
    assert [step.estimate for step in steps] == [1, 1, 1, Fraction(2, 3)]
    assert (steps[2].count, steps[2].ignored, steps[2].block, steps[2].written) == (
        2,
        True,
        None,
        (),
    )


def test_naive_and_binary_stop_at_the_horizon() -> None:
    for mechanism in ("naive", "binary"):
        params = Params(2, 4, 1, "0.1", horizon=2, grid=1)
        estimator = MeanEstimator(params, mechanism, ZeroTape())
        estimator.observe("a", 1)
        assert estimator.observe("a", 0).raw == Fraction(1, 2)
        for user in ("a", "b"):
            with pytest.raises(HorizonError, match="horizon of 2"):
                estimator.observe(user, 1)
        assert estimator.t == 2


def test_binary_knows_no_limit_of_users_or_samples() -> None:
    steps = replay(
        "binary",
        Params(1, 1, 1, 1, horizon=5, grid=1),
        [(u, 1) for u in (1, 2, 1, 1, 3)],
        ZeroTape(),
    )
    assert [step.total for step in steps] == [1, 2, 3, 4, 5]
    assert [step.count for step in steps] == [1, 1, 2, 3, 1]


def test_naive_ignores_what_is_beyond_the_cap_before_it_looks_at_the_horizon() -> None:
    estimator = MeanEstimator(Params(2, 1, 1, 1, horizon=1, grid=1), "naive", ZeroTape())
    estimator.observe("a", 1)
    assert estimator.observe("a", 0).total == 1
    assert estimator.t == 2


def test_wishful_takes_whole_blocks_in_a_row() -> None:
    params = Params(3, 2, 1, "0.1", prior="1/4", extra_users="ignore", grid=1)
    events = [("a", 1), ("a", 1), ("a", 0), ("b", 0), ("a", 1), ("b", 1)]
    steps = replay("wishful", params, events, ZeroTape())
    assert [step.estimate for step in steps] == [Fraction(1, 4), 1, 1, 1, 1, Fraction(3, 4)]
    assert [step.ignored for step in steps] == [False, False, True, False, True, False]
    assert [step.block for step in steps if step.block] == [Block(0, 2, 2), Block(0, 1, 1)]


@pytest.mark.parametrize("intruder", ["b", "c"])
def test_wishful_refuses_an_interrupted_block(intruder: str) -> None:
    estimator = MeanEstimator(Params(3, 2, 1, "0.1", grid=1), "wishful", ZeroTape())
    estimator.observe_many(["b", "b", "a"], [1, 1, 1])
    if intruder == "b":
        assert estimator.observe("b", 0).total == 2  # beyond the cap: ignored, not out of order
        return
    with pytest.raises(ArrivalOrderError):
        estimator.observe(intruder, 1)
    assert estimator.observe("a", 0).sum == 3


def test_one_sample_per_user_needs_no_median() -> None:
    params = Params(2, 1, 1, "0.1", grid=1)
    steps = replay("full", params, [("a", 1), ("b", 0)], ZeroTape())
    assert steps[1].spent == Fraction(1, 2)
    charges = [charge for step in steps for charge in step.charges]
    assert all(isinstance(c, NodeCharge) and c.epsilon == Fraction(1, 4) for c in charges)


def test_a_recorded_run_can_be_played_again() -> None:
    params = Params(3, 8, 400, "0.5", grid=1)
    source = RecordingSource(Tape({(0, 1): 7}, {2: 0, 3: 1}, default=-2))
    events = [(user, 1) for user in "abc" * 8]
    first = replay("full", params, events, source)
    assert replay("full", params, events, source.tape()) == first
    assert len(source.asked) == len(set(source.asked)) == len([c for s in first for c in s.charges])
    assert source.choices == {2: 0, 3: 1}


def test_nothing_is_kept_once_all_levels_are_active() -> None:
    estimator = MeanEstimator(Params(3, 8, 10**6, "0.5", grid=1), "full", source=ZeroTape())
    engine = engine_inside(estimator)
    estimator.observe_many(["a"] * 4, [1] * 4)
    assert all(level.active for level in estimator.progress)
    assert isinstance(engine, WithholdRelease)
    store = engine._store
    assert (len(store._log), len(store._words)) == (0, 0)
    assert max(len(counter._noise) for counter in engine.counters) <= 3
