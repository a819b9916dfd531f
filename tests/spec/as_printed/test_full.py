"""Algorithm 6 as printed: E1, and the crashes E7, E28, E29 of its lines 17 to 28."""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from functools import partial

import pytest

from support.decimals import loss, shows
from withhold_spec.as_printed.binary import nodes_read
from withhold_spec.as_printed.full import (
    Refill,
    append,
    assign,
    full,
    projected_where_defined,
    unprojected,
)
from withhold_spec.as_printed.full_constants import full_scale, samples_needed
from withhold_spec.as_printed.reals import Undefined, exactly, quotient
from withhold_spec.as_printed.trace import REPAIRED, Outcome, distance
from withhold_spec.noise import ZERO
from withhold_spec.number import Number
from withhold_spec.params import Params
from withhold_spec.replay import replay
from withhold_spec.stream import Samples, User

STAYS = replace(REPAIRED, leaves=False)


def half(level: int, samples: Samples) -> Fraction:
    """Any prior: the intervals of these parameters hold every sum that can occur."""
    return Fraction(1, 2)


def run_as_printed(
    params: Params, events: Sequence[tuple[User, Number]], refill: Refill
) -> list[Outcome]:
    """Algorithm 6 with the one fault that levels stay inactive."""
    needed = partial(samples_needed, params)
    return full(events, params.max_samples, needed, half, refill, unprojected, STAYS)


def test_the_printed_level_stays_inactive_and_pays_for_a_median_at_every_step() -> None:
    """E1: the medians may cost epsilon/2 altogether; the third one at level 2 is beyond that."""
    params = Params(2, 4, 100, 1)
    events = [(t % 2, 1) for t in range(8)]
    medians = [len(outcome.medians) for outcome in run_as_printed(params, events, assign)]
    assert medians == [0, 0, 0, 1, 1, 1, 1, 1]
    spent = [Fraction(sum(medians[:t]), 4) for t in range(1, 9)]
    assert spent[3:] == [Fraction(quarters, 4) for quarters in (1, 2, 3, 4, 5)]
    steps = replay("full", params, events, ZERO)
    assert sum(len(step.activations) for step in steps) == 1
    assert max(step.spent for step in steps) <= params.epsilon


def test_the_printed_buffer_is_added_again_at_every_step() -> None:
    """E1: under either reading of line 11. All samples are 1, and the estimate should be 1."""
    params = Params(4, 8, 100, 1)
    assert [samples_needed(params, level) for level in (2, 3)] == [6, 13]
    events = [(t % 4, 1) for t in range(32)]
    assigned, appended = (run_as_printed(params, events, refill)[-1] for refill in (assign, append))
    assert (assigned.sum, assigned.total, assigned.estimate) == (28, 172, Fraction(7, 43))
    assert [len(stream) for stream in appended.streams] == [4, 4, 70, 6]
    assert sum(len(o.medians) for o in run_as_printed(params, events, assign)) == 47
    repaired = replay("full", params, events, ZERO)
    assert repaired[-1].estimate == 1
    nodes = [write.node for step in repaired for write in step.written if write.counter == 2]
    assert nodes == [1, 2, 3, 4]


def test_the_printed_buffer_is_released_with_fresh_noise_at_every_step() -> None:
    """E1: the loss of the released values themselves, with line 11 read as an assignment.

    One user alone. Level 2 is active from t = 2 and levels above never are, so S_3 shows the noise
    of levels 0 and 1. From t = 5 on, every step makes node 1 of counter 2 again: S_t - S_3 is the
    user's block of 2 samples plus a Lap(eta_2) of its own, 93 times by t = 97.
    """
    params = Params(1, 128, 850, 1)
    assert [samples_needed(params, level) for level in (2, 3)] == [2, 5]
    zeros = [(0, 0)] * 97
    ones = [*zeros[:2], (0, 1), (0, 1), *zeros[4:]]
    left, right = (run_as_printed(params, events, assign) for events in (zeros, ones))
    assert {level for outcome in left for level in outcome.medians} == {2}
    assert [t for t, o in enumerate(left, start=1) if [m.counter for m in o.made] == [2]] == list(
        range(5, 98)
    )
    assert distance(left, right) == 2 * 93
    eta = full_scale(params, 2, 64)
    assert shows(eta, "0.218") and shows(quotient(exactly(2 * 93), eta), "853.0")
    assert 2 * 93 / eta.high > params.epsilon
    steps = [replay("full", params, events, ZERO) for events in (zeros, ones)]
    assert 0 < loss(*steps) < params.epsilon / 50


def test_the_audits_releases_with_fresh_noise() -> None:
    """E1: two longer streams; a block of 2 samples is released again r times."""
    for params, r, eta, printed in (
        (Params(16, 1024, 100, 1), 1022, "17.126", "119.35"),
        (Params(2048, 1024, 1, 1), 3066, "5352.937", "1.1455"),
    ):
        scale = full_scale(params, 2, 64)
        assert shows(scale, eta) and shows(quotient(exactly(2 * r), scale), printed)
        present = 2 * params.max_users
        assert samples_needed(params, 2) <= present
        assert samples_needed(params, 3) > present + 2 * (1 + r // 1022)


@pytest.mark.parametrize(("refill", "expected"), [(assign, 4), (append, 6)])
def test_fresh_nodes_move_without_end(refill: Refill, expected: int) -> None:
    """E1: a block of 2 samples in a buffer changes a node made at t = 7 and one made at t = 8."""
    params = Params(2, 4, 100, 1)
    low = [(user, 0) for user in (0, 0, 1, 1, 0, 0, 1, 1)]
    high = [*low[:4], (0, 1), (0, 1), *low[6:]]
    moved = distance(run_as_printed(params, low, refill), run_as_printed(params, high, refill))
    assert moved == expected


def test_the_lowest_levels_have_no_projection_in_print() -> None:
    """E28: the first sample already asks for Pi_0; level 1 never gets a prior."""
    arguments = (4, partial(samples_needed, Params(2, 4, 1, 1)), half, append)
    with pytest.raises(Undefined, match="Pi_0"):
        full([(0, 1)], *arguments, readings=REPAIRED)

    def from_one(level: int, raw: Number, prior: Fraction | None) -> Number:
        return raw if level == 0 else projected_where_defined(level, raw, prior)

    with pytest.raises(Undefined, match="prior_1"):
        full([(0, 1), (0, 1)], *arguments, project=from_one, readings=REPAIRED)
    steps = replay("full", Params(2, 4, 1, 1), [(0, 1), (0, 1)], ZERO)
    assert [step.sum for step in steps] == [1, 2]


def test_a_sample_too_many_falls_between_the_printed_branches() -> None:
    """E7: m = 2, and a fourth sample: no branch sets sigma, and there is no BinMech[2]."""
    arguments = (2, partial(samples_needed, Params(1, 2, 1, 1)), half, append, unprojected)
    with pytest.raises(Undefined, match="BinMech"):
        full([(0, 1)] * 4, *arguments, readings=REPAIRED)
    steps = replay("full", Params(1, 2, 1, 1), [(0, 1)] * 4, ZERO)
    assert [step.ignored for step in steps] == [False, False, True, True]


def test_the_printed_sum_asks_empty_mechanisms() -> None:
    """E29 in line 28."""
    arguments = (2, partial(samples_needed, Params(1, 2, 1, 1)), half, append, unprojected)
    with pytest.raises(Undefined, match="floor"):
        full([(0, 1)], *arguments, readings=replace(REPAIRED, reads=nodes_read))
