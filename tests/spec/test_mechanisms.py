"""Algorithms 2 to 6 on streams small enough to compute by hand."""

from dataclasses import replace
from fractions import Fraction

import pytest

from withhold_spec.errors import ArrivalOrderError, HorizonError, TooManyUsersError
from withhold_spec.noise import ZERO, Tape
from withhold_spec.paper.full import full_step
from withhold_spec.paper.median import fill_arrays
from withhold_spec.paper.plan import full_plan
from withhold_spec.paper.records import Block
from withhold_spec.paper.state import PaperState, start
from withhold_spec.params import Params
from withhold_spec.records import MedianCharge
from withhold_spec.replay import replay, run
from withhold_spec.stream import Samples

HALF = Fraction(1, 2)


def ones(pattern: str) -> list[tuple[str, int]]:
    return [(user, 1) for user in pattern]


def test_the_papers_eight_steps() -> None:
    """eq:wrexample: users 1,2,2,2,1,2,1,1; samples 4 and 7 are withheld, and join samples 6 and 8."""
    order = [1, 2, 2, 2, 1, 2, 1, 1]
    events = [(user, Fraction(1, 2**t)) for t, user in enumerate(order, start=1)]
    steps = replay("multiple", Params(2, 4, 1, 1, grid=256), events, ZERO)
    blocks = [step.block and (step.block.level, step.block.raw) for step in steps]
    assert blocks == [(0, 128), (0, 64), (1, 32), None, (1, 8), (2, 16 + 4), None, (2, 2 + 1)]
    assert [step.total for step in steps] == [1, 2, 3, 3, 4, 6, 6, 8]


def test_one_user_releases_at_powers_of_two_only() -> None:
    params = Params(max_users=1, max_samples=16, epsilon=1, beta="0.1")
    samples = [1, 1, 0, 0, 1, 1, 1, 1, 0]
    steps = replay("full", params, [("a", sample) for sample in samples], ZERO)
    blocks = {step.t: step.block for step in steps if step.block is not None}
    assert blocks == {
        1: Block(0, 1, 1),
        2: Block(1, 1, 1),
        4: Block(2, 0, None),
        8: Block(3, 4, None),
    }
    assert [step.total for step in steps] == [1, 2, 2, 2, 2, 2, 2, 2, 2]


def test_a_level_pays_for_its_median_once_and_its_buffer_is_released_once() -> None:
    params = Params(max_users=3, max_samples=4, epsilon=200, beta="0.5")
    steps = replay("full", params, ones("aaaabbbbcccc"), ZERO)
    assert {step.t: len(step.activations) for step in steps if step.activations} == {6: 1}
    writes = [
        (step.t, write.node) for step in steps for write in step.written if write.counter == 2
    ]
    assert writes == [(6, 1), (8, 2), (12, 3)]
    assert [step.spent for step in steps[5:]] == [Fraction(3, 4) * 200] * 7
    charges = [charge for step in steps for charge in step.charges]
    medians = [charge for charge in charges if isinstance(charge, MedianCharge)]
    assert [charge.epsilon for charge in medians] == [50]
    assert len(charges) == len(medians) + sum(len(step.written) for step in steps)


def test_the_rounded_number_of_arrays_is_the_one_that_activation_waits_for() -> None:
    params = Params(max_users=2, max_samples=4, epsilon=200, beta="0.5")
    steps = replay("full", params, [("a", 1), ("a", 0), ("b", 1), ("b", 0)], ZERO)
    assert [len(step.activations) for step in steps] == [0, 0, 0, 1]
    assert steps[3].activations[0].bins == (0, 0)


def test_wide_columns_do_not_wrap() -> None:
    params = Params(2, 4, 200, "0.5", lower=0, upper=255, grid=255)
    events = [("b", 0), ("b", 0), ("a", 0), ("a", 0), ("a", 200), ("a", 100)]
    last = replay("full", params, events, ZERO)[-1]
    assert last.block == Block(2, 300, 300)
    assert last.estimate == 50


def test_buffered_and_direct_blocks_are_both_projected() -> None:
    plan = full_plan(Params(4, 4, 200, "0.5", grid=4))
    waiting = tuple(Block(2, raw, None) for raw in (8, 8, 0))
    state = PaperState(
        counters=start(plan).counters,
        inactive=(2,),
        buffers={2: waiting},
        samples={"a": (4, 4), "b": (4,)},
    )

    def narrow(level: int, prior: Fraction) -> tuple[int, int]:
        return (1, 6) if level == 2 else (0, 4)

    steps = run(
        full_step, replace(plan, interval=narrow), state, [("b", 4), ("b", 4), ("b", 4)], ZERO
    )
    flushed = [block.projected for block in steps[0].activations[0].flushed]
    assert flushed == [6, 6, 1]
    assert steps[2].block == Block(2, 8, 6)
    assert [write.sum for write in steps[0].written if write.counter == 2] == [6, 12, 1]


def test_a_sample_after_the_last_one_is_ignored_by_everything() -> None:
    params = Params(max_users=2, max_samples=2, epsilon=1, beta=1)
    for mechanism in ("naive", "single", "multiple", "full"):
        with_extra = replay(mechanism, params, [("a", 1), ("a", 1), ("a", 0), ("b", 0)], ZERO)
        without = replay(mechanism, params, [("a", 1), ("a", 1), ("b", 0)], ZERO)
        assert [step.estimate for step in with_extra] == [1, 1, 1, Fraction(2, 3)]
        assert with_extra[2].ignored and with_extra[2].count == 2
        assert (with_extra[3].sum, with_extra[3].total) == (without[2].sum, without[2].total)


def test_a_user_too_many_is_refused_or_ignored_as_declared() -> None:
    events = [("a", 1), ("b", 0), ("c", 1), ("a", 1)]
    with pytest.raises(TooManyUsersError):
        replay("full", Params(2, 4, 1, 1), events, ZERO)
    steps = replay("full", Params(2, 4, 1, 1, extra_users="ignore"), events, ZERO)
    assert [step.ignored for step in steps] == [False, False, True, False]
    assert [step.estimate for step in steps] == [1, HALF, HALF, Fraction(2, 3)]
    assert steps[2].count == 0


def test_naive_counts_every_sample_up_to_its_horizon() -> None:
    params = Params(2, 2, 1, 1, horizon=3)
    assert [step.sum for step in replay("naive", params, ones("aba"), ZERO)] == [1, 2, 3]
    with pytest.raises(HorizonError):
        replay("naive", params, ones("abab"), ZERO)


def test_wishful_waits_for_whole_blocks_and_refuses_a_broken_order() -> None:
    params = Params(2, 3, 1, 1, prior="1/4")
    steps = replay("wishful", params, ones("aaabbb"), ZERO)
    assert [step.total for step in steps] == [0, 0, 3, 3, 3, 6]
    assert [step.estimate for step in steps[:2]] == [Fraction(1, 4)] * 2
    for broken in ("aba", "aab", "abba"):
        with pytest.raises(ArrivalOrderError):
            replay("wishful", params, ones(broken), ZERO)
    again = replay("wishful", params, ones("aaaa"), ZERO)
    assert again[3].ignored, (
        "a user's samples after the m-th are ignored before the order is looked at"
    )


def test_algorithm_four_is_algorithm_five_through_one_counter() -> None:
    params = Params(3, 8, 1, 1, grid=10)
    events = [(user, Fraction(i % 10, 10)) for i, user in enumerate("abcabcaabbccaaaabbbb")]
    single, multiple = (replay(name, params, events, ZERO) for name in ("single", "multiple"))
    assert [step.total for step in single] == [step.total for step in multiple]
    assert {write.counter for step in single for write in step.written} == {0}
    assert {write.counter for step in multiple for write in step.written} == {0, 1, 2, 3}


def test_median_candidates_ties_and_choice() -> None:
    """Three arrays of 8 at level 4, means 1/2, 0 and 1: a tie at 1/2 goes to the lower bin."""
    params = Params(4, 16, 3000, "0.9", grid=1)
    assert full_plan(params).arrays[4] == 1
    events = [("a", int(j < 4)) for j in range(8)]
    steps = replay("full", params, events, Tape(choices={4: 1}))
    activation = steps[-1].activations[-1]
    assert (activation.level, activation.bins, activation.costs) == (4, (0,), (0, 1))
    assert (activation.choice, activation.prior) == (1, Fraction(3, 4))


def test_packing_follows_first_arrival_so_two_arrays_at_most_change() -> None:
    """Users with 1, 2, 2, 2, 1 samples in arrays of two; only c's samples differ."""
    counts = {"a": 1, "b": 2, "c": 2, "d": 2, "e": 1}
    left: Samples = {user: (0,) * count for user, count in counts.items()}
    right: Samples = {**left, "c": (1, 1)}
    assert fill_arrays(left, 2, 4) == ((0, 0),) * 4
    assert fill_arrays(right, 2, 4) == ((0, 0), (0, 1), (1, 0), (0, 0))
