"""Blocks, `total`, levels and unions as printed: E9, E14, E21, E25, E30, E31, E34."""

import math
from dataclasses import replace
from fractions import Fraction
from functools import partial

import pytest

from withhold_spec.as_printed import counting
from withhold_spec.as_printed.full import append, full, unprojected
from withhold_spec.as_printed.full_constants import samples_needed
from withhold_spec.as_printed.given_prior import multiple, single
from withhold_spec.as_printed.naive import wishful
from withhold_spec.as_printed.reals import Undefined
from withhold_spec.as_printed.trace import REPAIRED, distance
from withhold_spec.noise import ZERO
from withhold_spec.paper.withholding import block_size, completes_block, levels
from withhold_spec.params import Params
from withhold_spec.properties.paper import capped_counts, released_active_levels, released_sharp
from withhold_spec.replay import replay
from withhold_spec.stream import Samples


def half(level: int, samples: Samples) -> Fraction:
    """The only candidate of the private median at level 2."""
    return Fraction(1, 2)


COUNTED_TWICE = replace(REPAIRED, grows=counting.total_grows_by)


@pytest.mark.parametrize(
    ("users", "each", "printed"),
    [(1, 2, Fraction(2, 3)), (1, 16, Fraction(16, 31)), (2, 64, Fraction(64, 127))],
)
def test_total_grows_by_more_than_the_block_holds(users: int, each: int, printed: Fraction) -> None:
    """E14: all samples are 1, and the estimate goes to 1/2; repaired, it is 1."""
    events = [(user, 1) for user in range(users) for _ in range(each)]
    params = Params(users, each, 1, 1, prior=1)
    for name, run in (
        ("single", single(events, readings=COUNTED_TWICE)),
        ("multiple", multiple(events, each, readings=COUNTED_TWICE)),
    ):
        assert run[-1].estimate == printed
        assert replay(name, params, events, ZERO)[-1].estimate == 1


@pytest.mark.parametrize(("steps", "printed"), [(4, Fraction(2, 3)), (8, Fraction(4, 7))])
def test_total_grows_by_more_than_the_block_holds_in_the_full_algorithm(
    steps: int, printed: Fraction
) -> None:
    """E14 in alg:multcounterfull line 23: two users in turn, all ones."""
    events = [(t % 2, 1) for t in range(steps)]
    needed = partial(samples_needed, Params(2, 4, 100, 1))
    run = full(events, 4, needed, half, append, unprojected, COUNTED_TWICE)
    assert run[-1].estimate == printed
    assert replay("full", Params(2, 4, 100, 1), events, ZERO)[-1].estimate == 1


def test_the_block_does_not_hold_the_printed_number_of_samples() -> None:
    """E34."""
    assert [counting.samples_fed(level) for level in (1, 2, 3)] == [1, 3, 7]
    assert [block_size(level) for level in (1, 2, 3)] == [1, 2, 4]


def test_a_union_of_sets_loses_equal_blocks_and_lets_total_depend_on_data() -> None:
    """E9: one sample of b decides whether the buffered sums of a and b are equal, 2 and 2."""
    params = Params(3, 4, 64, 1)
    assert samples_needed(params, 2) == 5
    totals = {}
    for collect in (counting.united, counting.appended):
        readings = replace(REPAIRED, collect=collect)
        for x in (1, 0):
            events = [("a", 1)] * 4 + [("b", 1)] * 2 + [("b", x), ("b", 1), ("c", 1)]
            needed = partial(samples_needed, params)
            run = full(events, 4, needed, half, append, unprojected, readings)
            totals[collect, x] = run[-1].total
    assert totals[counting.united, 1] == 5 + 2 and totals[counting.united, 0] == 5 + 4
    assert totals[counting.appended, 1] == totals[counting.appended, 0] == 5 + 4


def test_a_union_of_sets_makes_nodes_depend_on_data() -> None:
    """E9 in algorithm 5: two users, one sample each."""
    readings = replace(REPAIRED, collect=counting.united)
    ones = multiple([("a", 1), ("b", 1)], 1, readings=readings)
    other = multiple([("a", 1), ("b", 0)], 1, readings=readings)
    assert ones[-1].estimate == Fraction(1, 2)
    with pytest.raises(ValueError, match="same nodes"):
        distance(ones, other)
    assert replay("multiple", Params(2, 1, 1, 1), [("a", 1), ("b", 1)], ZERO)[-1].estimate == 1


def test_without_zero_in_the_integers_nothing_is_released_at_first() -> None:
    """E30: est_1 divides by total = 0."""
    from_one = replace(REPAIRED, completes=counting.completes_block_from_one)
    first = multiple([("a", 1)], 1, readings=from_one)[0]
    assert first.total == 0
    with pytest.raises(Undefined, match="total"):
        _ = first.estimate
    assert completes_block(1)
    assert replay("multiple", Params(1, 1, 1, 1), [("a", 1)], ZERO)[0].total == 1


def test_rounded_logarithms_miss_powers_of_two_and_find_others() -> None:
    """E31: the printed test in floating point; the repaired one is in integers."""
    missed = [k for k in range(63) if not (math.log(2**k) / math.log(2)).is_integer()]
    assert missed[:3] == [29, 31, 39]
    assert math.log2(2**49 + 1).is_integer()
    assert all(completes_block(2**k) for k in range(63)) and not completes_block(2**49 + 1)


def test_the_rounded_up_level_is_out_of_reach() -> None:
    """E25: with m = 3 there is a level 2, and no user has the 4 samples that it needs."""
    assert (counting.levels_rounded_up(3), levels(3)) == (2, 1)
    events = [(user, 1) for user in range(6) for _ in range(3)]
    rounded_up = replace(REPAIRED, highest=counting.levels_rounded_up)
    median_levels = []
    for readings in (rounded_up, REPAIRED):
        run = full(events, 3, lambda level: 12, half, append, unprojected, readings)
        median_levels.append({level for outcome in run for level in outcome.medians})
        assert not any(outcome.buffers.get(2) for outcome in run)
    assert median_levels == [{2}, set()]


def test_more_counters_are_in_use_than_printed() -> None:
    """E25: 1 + floor(log2 M) of them."""
    for largest, printed in ((1, 0), (2, 1), (4, 2)):
        run = multiple([("a", 1)] * largest, largest, readings=REPAIRED)
        in_use = sum(1 for stream in run[-1].streams if stream)
        assert (counting.counters_in_use(largest), in_use) == (printed, printed + 1)


def test_half_of_the_samples_are_not_released_while_levels_are_inactive() -> None:
    """E21: one user alone never activates a level; 2 of 1024 samples are released."""
    last = replay("full", Params(1, 1024, 1, 1), [("a", 1)] * 1024, ZERO)[-1]
    assert (last.total, last.t) == (2, 1024)
    assert not counting.half_released(last.total, last.t)
    assert released_active_levels(last.total, capped_counts([1024], 2)) is True


def test_half_of_the_samples_are_not_released_before_the_first_wishful_block() -> None:
    """E21: at t = m - 1 nothing is; the printed run starts to release at t = m."""
    params, events = Params(1, 4, 1, 1, prior="1/4"), [("a", 1)] * 4
    steps = replay("wishful", params, events, ZERO)
    assert [step.total for step in steps] == [0, 0, 0, 4]
    assert not counting.half_released(steps[2].total, 3)
    assert steps[2].estimate == params.prior
    assert [outcome.t for outcome in wishful(events, 1, 4, lambda raw: raw)] == [4]


def test_the_printed_half_is_not_sharp() -> None:
    """E21: twice the released samples is t plus the users, when every M(u) is 2**k - 1."""
    steps = replay("multiple", Params(2, 8, 1, 1), [("a", 1)] * 7 + [("b", 1)] * 3, ZERO)
    assert 2 * steps[-1].total == 10 + 2
    assert released_sharp(steps[-1].total, 10, 2) is True
    assert released_sharp(steps[-1].total, 10, 3) is False
