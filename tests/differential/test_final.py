"""The final release of the implementation against that of the specification, beside the running releases."""

from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

import withhold
from support.examples import RUNS
from support.strategies import Case, heavy_cases, ledger_cases
from withhold import testing
from withhold_spec import noise, params
from withhold_spec.accounted.final import budgets, final_release
from withhold_spec.accounted.plan import ledger_plan
from withhold_spec.accounted.pure import ledger_step
from withhold_spec.accounted.state import ledger_start
from withhold_spec.errors import WithholdError
from withhold_spec.replay import read

SHARES = [Fraction(1, 2), Fraction(1, 7), Fraction(9, 10)]
CONFIDENCES = [Fraction(1, 2), Fraction(19, 20), Fraction(999, 1000)]


@settings(max_examples=RUNS)
@given(
    st.one_of(ledger_cases(), heavy_cases()),
    st.sampled_from(SHARES),
    st.integers(-9, 9),
    st.booleans(),
)
def test_both_packages_release_the_same(
    case: Case, share: Fraction, final_noise: int, at_once: bool
) -> None:
    arguments = case.params | {"weighting": "sample"}
    given_params = params.Params(**arguments)
    divided = budgets(given_params, share)
    tape = case.noise | {(0, 0): final_noise}
    plan = ledger_plan(divided.running)
    state, theirs = ledger_start(plan), noise.Tape(tape, case.choices)
    estimator = withhold.MeanEstimator(
        withhold.Params(**arguments, final_share=share), source=testing.Tape(tape, case.choices)
    )
    taken = []
    for event, (user, number) in zip(case.events, read(given_params, case.events), strict=True):
        try:
            state, step = ledger_step(plan, state, user, number, theirs)
        except WithholdError:
            break
        taken.append(event)
        if not at_once:
            assert (estimator.observe(*event).sum, estimator.release.total) == (
                step.sum,
                step.total,
            )
    if at_once and taken:
        users, values = zip(*taken, strict=True)
        estimator.observe_many(users, values)
    samples = tuple(state.samples.values())
    theirs_made = final_release(given_params, divided.final, samples, theirs)
    made = estimator.finish()
    assert (made.samples, made.sum, made.sensitivity, made.scale, made.estimate) == (
        theirs_made.samples,
        theirs_made.sum,
        theirs_made.sensitivity,
        theirs_made.scale,
        theirs_made.estimate,
    )
    for confidence in CONFIDENCES:
        assert made.half_width(confidence) == theirs_made.half_width(confidence)
