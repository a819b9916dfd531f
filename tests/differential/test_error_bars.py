"""Error bars of the implementation against those of the specification, exactly, at many times."""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings

import withhold
from support.examples import FEW, RUNS
from support.strategies import Case, heavy_cases, ledger_cases
from withhold import testing
from withhold.accuracy import posterior_bars
from withhold.core.records import Form
from withhold_spec import noise, params
from withhold_spec.accounted.epoch import public_view
from withhold_spec.accounted.gaussian import gaussian_step
from withhold_spec.accounted.plan import gaussian_plan, ledger_plan
from withhold_spec.accounted.pure import ledger_step
from withhold_spec.accounted.state import ledger_start
from withhold_spec.errors import WithholdError
from withhold_spec.policy.error_bar import ASSUMPTION, Bar
from withhold_spec.policy.quantile import quantile
from withhold_spec.policy.shipped import RememberingPolicy
from withhold_spec.replay import read

CONFIDENCES = [Fraction(1, 2), Fraction(4, 5), Fraction(19, 20), Fraction(999, 1000)]

EVERY = 9


def bars(form: Form, case: Case) -> tuple[list[Bar], list[posterior_bars.Bar]]:
    """The bars of both packages, in this order, while the specification accepts samples.

    One at the close of each epoch, and one after every EVERY-th sample.
    """
    given_params = params.Params(**case.params)
    plan = gaussian_plan(given_params) if form == "gaussian" else ledger_plan(given_params)
    step = gaussian_step if form == "gaussian" else ledger_step
    state, tape, policy = ledger_start(plan), noise.Tape(case.noise, case.choices), plan.policy
    assert isinstance(policy, RememberingPolicy)
    mine = withhold.Params(**case.params)
    estimator = testing.estimator_of(form, mine, testing.Tape(case.noise, case.choices))
    theirs, ours = [], []
    events = zip(case.events, read(given_params, case.events), strict=True)
    for (user, value), (_, number) in events:
        try:
            state, done = step(plan, state, user, number, tape)
        except WithholdError:
            break
        estimator.observe(user, value)
        if done.epoch is None and done.t % EVERY != 1:
            continue
        theirs.append(policy.bar(public_view(plan, state)))
        bar = testing.engine_inside(estimator).bar()
        assert bar is not None
        ours.append(bar)
    return theirs, ours


def check(form: Form, case: Case) -> list[str]:
    """Asserts that all bars are the same. Returns the reasons that they state."""
    theirs, ours = bars(form, case)
    for one, other in zip(ours, theirs, strict=True):
        assert (one.deviation, one.clipping, one.farthest, one.reason) == (
            other.deviation,
            other.clipping,
            other.farthest,
            other.reason,
        )
    for confidence in CONFIDENCES if ours else ():
        assert ours[-1].half_width(confidence) == theirs[-1].half_width(confidence)
    return [one.reason for one in ours]


@settings(max_examples=RUNS)
@given(heavy_cases())
def test_they_are_the_same_where_a_few_users_send_much(case: Case) -> None:
    check("ledger", case)


@settings(max_examples=FEW)
@given(heavy_cases())
def test_they_are_the_same_with_gaussian_noise(case: Case) -> None:
    check("gaussian", case)


@settings(max_examples=RUNS)
@given(ledger_cases())
def test_they_are_the_same_for_any_parameters(case: Case) -> None:
    check("ledger", case)


def unlike(form: Form, values: Callable[[int], int]) -> Case:
    """One of twelve users sends every second sample; values: of the sample after so many."""
    length = 240
    return Case(
        mechanism=form,
        max_users=12,
        max_samples=length,
        epsilon=Fraction(20),
        beta=Fraction(1),
        lower=Fraction(0),
        upper=Fraction(1),
        grid=1,
        prior=Fraction(0),
        extra_users="refuse",
        events=tuple((t % 2 and 1 + t // 2 % 11, Fraction(values(t))) for t in range(length)),
        noise={},
        choices={},
        horizon=length,
    )


@pytest.mark.parametrize("form", ["ledger", "gaussian"])
@pytest.mark.parametrize("weighting", ["sample", "user"])
@pytest.mark.parametrize("homogeneous", [False, True])
def test_bars_and_records_are_the_same_in_two_strata(
    form: Form, weighting: str, homogeneous: bool
) -> None:
    """One of twelve users sends half of all samples, so there is a stratum of heavy users."""
    case = replace(
        unlike(form, lambda t: t % 2),
        noise={(c, node): (c + 3 * node) % 7 - 3 << 34 for c in range(4) for node in range(1, 40)},
        weighting=weighting,
        homogeneous=homogeneous,
    )
    mine = withhold.Params(**case.params)
    steps = testing.replay(form, mine, case.events, testing.Tape(case.noise, case.choices))
    assert [len(step.epoch.sums) for step in steps if step.epoch is not None].count(2) > 2
    assert set(check(form, case)) & {"none", "heavy_users_unknown"}


@pytest.mark.parametrize("form", ["ledger", "gaussian"])
def test_homogeneous_users_have_shorter_bars_unless_releases_contradict_it(form: Form) -> None:
    """First everybody's samples alternate; then the heavy user sends only 0, and all others only 1."""
    made = []
    for case in (unlike(form, lambda t: t // 2 % 2), unlike(form, lambda t: t % 2)):
        made.append([bars(form, replace(case, homogeneous=each))[1][-1] for each in (False, True)])
    (any_users, alike_users), (differ, contradicted) = made
    assert alike_users.reason == "none"
    assert alike_users.deviation < any_users.deviation
    assert alike_users.clipping <= any_users.clipping
    assert contradicted == replace(differ, reason="users_differ")


@pytest.mark.parametrize("tail", [Fraction(1, 3), *(Fraction(1, 10**k) for k in range(1, 12))])
def test_quantiles_are_the_same(tail: Fraction) -> None:
    for confidence in (tail, 1 - tail):
        assert posterior_bars.quantile(confidence) == quantile(confidence)


def test_the_assumption_is_the_same() -> None:
    assert withhold.ASSUMPTION == ASSUMPTION
