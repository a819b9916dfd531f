"""The print does not stop users who send too many samples, or too many users: E7, E8, E10."""

from collections.abc import Sequence
from fractions import Fraction

import pytest

from support.decimals import loss, shows
from withhold_spec.as_printed.constants import (
    multiple_scale,
    naive_scale,
    prior_width,
    single_scale,
    wishful_scale,
    wishful_width,
)
from withhold_spec.as_printed.given_prior import multiple, single
from withhold_spec.as_printed.naive import naive, wishful
from withhold_spec.as_printed.reals import Undefined, exactly, quotient
from withhold_spec.as_printed.trace import REPAIRED, Outcome, distance
from withhold_spec.enclosures import Enclosure
from withhold_spec.errors import ArrivalOrderError, TooManyUsersError, UnboundedDataError
from withhold_spec.noise import ZERO
from withhold_spec.number import Number, clip
from withhold_spec.params import Params
from withhold_spec.replay import replay

Events = list[tuple[int, int]]


def filled(users: Sequence[int], x: int, changed: int = 0) -> Events:
    """The stream of these users in which one user sends x, and all others 0."""
    return [(user, x if user == changed else 0) for user in users]


def moved(left: Sequence[Outcome], right: Sequence[Outcome]) -> Fraction:
    total = distance(left, right)
    assert isinstance(total, int | Fraction)
    return Fraction(total)


def paid(total: Fraction, scale: Enclosure, decimal: str) -> bool:
    """Whether the privacy loss of nodes that change by `total` is the decimal."""
    return shows(quotient(exactly(total), scale), decimal)


def test_a_sample_too_many_in_algorithm_2() -> None:
    """E7: m = 1, T = 2, and one user sends twice."""
    params = Params(1, 1, 1, 1, horizon=2)
    left, right = filled([0, 0], 0), filled([0, 0], 1)
    total = moved(naive(left, REPAIRED), naive(right, REPAIRED))
    scale = naive_scale(params, 2, 64)
    assert total == 3 and scale == exactly(2) and paid(total, scale, "1.5")
    assert loss(replay("naive", params, left, ZERO), replay("naive", params, right, ZERO)) <= 1


@pytest.mark.parametrize(("samples", "total", "excess"), [(16, 21, "1.474"), (32, 45, "3.159")])
def test_samples_too_many_in_algorithm_4(samples: int, total: int, excess: str) -> None:
    """E7: n = 1, m = 2, delta = 1; the printed intervals around 1/2 hold all sums that occur."""
    params = Params(1, 2, 1, 1)
    for level in range(1, samples.bit_length()):
        assert prior_width(params, level, 64).low >= Fraction(2 ** (level - 1), 2)
    left, right = filled([0] * samples, 0), filled([0] * samples, 1)
    assert moved(single(left, readings=REPAIRED), single(right, readings=REPAIRED)) == total
    assert shows(single_scale(params, 64), "14.244")
    assert paid(Fraction(total), single_scale(params, 64), excess)
    assert loss(replay("single", params, left, ZERO), replay("single", params, right, ZERO)) <= 1


def test_a_sample_too_many_has_no_mechanism_in_algorithm_5() -> None:
    """E7: m = 2 gives BinMech[0] and BinMech[1]; the fourth sample asks for BinMech[2]."""
    with pytest.raises(Undefined, match=r"BinMech\[2\]"):
        multiple(filled([0] * 4, 1), 2, readings=REPAIRED)
    steps = replay("multiple", Params(1, 2, 1, 1), filled([0] * 4, 1), ZERO)
    assert [step.ignored for step in steps] == [False, False, True, True]


@pytest.mark.parametrize(("users", "excess"), [(3, "0.7598"), (4, "1.1397"), (8, "1.5196")])
def test_users_too_many_in_algorithm_5(users: int, excess: str) -> None:
    """E8: n = 1 declared, m = 2, delta = 1; the budget still covers three users."""
    params = Params(1, 2, 1, 1)
    order = [user for user in range(users) for _ in range(2)]
    left, right = (multiple(filled(order, x), 2, readings=REPAIRED) for x in (0, 1))
    nodes = moved(left, right) / 2
    scales = [multiple_scale(params, level, 1, 64) for level in (0, 1)]
    spent = quotient(exactly(nodes), scales[0]) + quotient(exactly(nodes), scales[1])
    assert shows(spent, excess)
    with pytest.raises(TooManyUsersError):
        replay("multiple", params, filled(order, 1), ZERO)
    ignoring = Params(1, 2, 1, 1, extra_users="ignore")
    repaired = [replay("multiple", ignoring, filled(order, x), ZERO) for x in (0, 1)]
    assert loss(*repaired) <= 1


def test_a_user_in_two_blocks_of_algorithm_3() -> None:
    """E8: n = 2, m = 16, delta = 1: nodes change by 3 widths, and the noise is scaled for 2."""
    params = Params(2, 16, 1, 1)
    width = wishful_width(params, 64)
    half_width = width.low
    assert 2 * half_width < 16

    def project(raw: Number) -> Number:
        return clip(raw, 8 - half_width, 8 + half_width)

    left, right = (wishful(filled([0] * 32, x), 2, 16, project, REPAIRED) for x in (0, 1))
    assert moved(left, right) == 3 * 2 * half_width
    assert paid(moved(left, right), wishful_scale(params, 64), "1.500")
    steps = [replay("wishful", params, filled([0] * 32, x), ZERO) for x in (0, 1)]
    assert [step.ignored for step in steps[0]] == [False] * 16 + [True] * 16
    assert loss(*steps) <= 1
    with pytest.raises(ArrivalOrderError):
        replay("wishful", params, filled([0] * 15 + [1], 1), ZERO)


def test_a_first_sample_without_bounds_is_not_hidden_by_any_noise() -> None:
    """E10: algorithms 4 to 6 feed the first sample as it is; the noise does not grow with it."""
    params = Params(1, 2, 1, 1)
    for size in (1, 10**6, 10**12):
        left, right = (single([(0, x)], readings=REPAIRED) for x in (0, size))
        assert moved(left, right) == size
        assert paid(moved(left, right), single_scale(params, 64), "0.07") == (size == 1)
        repaired = [replay("single", params, [(0, x)], ZERO) for x in (0, size)]
        assert loss(*repaired) <= 1
    with pytest.raises(UnboundedDataError):
        Params(1, 2, 1, 1, upper="inf")
