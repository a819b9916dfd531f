"""A stateful comparison: an estimator answers every call as the specification does.

Good samples one at a time and in batches, refused ones in between, and reads that must change
nothing, in any order.
"""

from fractions import Fraction
from typing import Any, cast

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

import withhold
from support.examples import RUNS
from withhold import testing
from withhold.core.records import Form
from withhold_spec import noise, params
from withhold_spec.records import Step
from withhold_spec.replay import begin
from withhold_spec.stream import to_grid

USERS = st.sampled_from(["a", "b", "c", 4])
SAMPLES = st.fractions(Fraction(-1, 4), Fraction(5, 4), max_denominator=16)


class Estimators(RuleBasedStateMachine):
    """An estimator and the specification's state, side by side on one tape."""

    @initialize(
        mechanism=st.sampled_from(["naive", "single", "multiple", "full", "ledger", "gaussian"]),
        n=st.integers(3, 5),
        m=st.integers(1, 9),
        epsilon=st.sampled_from([Fraction(1), Fraction(500)]),
        policy=st.sampled_from(["refuse", "ignore"]),
        horizon=st.sampled_from([None, 5, 24]),
        weighting=st.sampled_from(["sample", "user"]),
        tape=st.dictionaries(
            st.tuples(st.integers(0, 3), st.integers(1, 9)), st.integers(-(10**6), 10**6)
        ),
    )
    def start(
        self,
        mechanism: str,
        n: int,
        m: int,
        epsilon: Fraction,
        policy: str,
        horizon: int | None,
        weighting: str,
        tape: dict[tuple[int, int], int],
    ) -> None:
        options: dict[str, Any] = {
            "epsilon": epsilon,
            "beta": "1/2",
            "grid": 8,
            "extra_users": policy,
        }
        if mechanism in ("ledger", "gaussian"):
            options |= {"horizon": horizon, "weighting": weighting}
        self.estimator = testing.estimator_of(
            cast(Form, mechanism),
            withhold.Params(n, m, **options),
            testing.Tape(tape, {}),
        )
        self.params = params.Params(n, m, **options)
        self.run = begin(mechanism, self.params)
        self.tape = noise.Tape(tape, {})
        self.last: Step | None = None

    def expected(self, user: str | int, sample: Fraction) -> Step | None:
        """The specification's step, or None where it refuses the user."""
        number = to_grid(self.params, sample)
        try:
            run, step = self.run.step(user, number, self.tape)
        except Exception as refusal:
            assert type(refusal).__name__ == "TooManyUsersError"
            return None
        self.run, self.last = run, step
        return step

    @rule(user=USERS, sample=SAMPLES)
    def one(self, user: str | int, sample: Fraction) -> None:
        step = self.expected(user, sample)
        if step is None:
            with pytest.raises(withhold.TooManyUsersError):
                self.estimator.observe(user, sample)
            return
        release = self.estimator.observe(user, sample)
        assert (release.sum, release.total) == (step.sum, step.total)

    @rule(rows=st.lists(st.tuples(USERS, SAMPLES), max_size=12))
    def many(self, rows: list[tuple[str | int, Fraction]]) -> None:
        before = self.run, self.last
        steps = [self.expected(user, sample) for user, sample in rows]
        users, samples = [user for user, _ in rows], [sample for _, sample in rows]
        if None in steps:
            self.run, self.last = before
            with pytest.raises(withhold.TooManyUsersError) as refusal:
                self.estimator.observe_many(users, samples)
            assert refusal.value.index == steps.index(None)
            return
        releases = self.estimator.observe_many(users, samples)
        assert releases.sums.tolist() == [step.sum for step in steps if step]
        assert releases.totals.tolist() == [step.total for step in steps if step]

    @rule(bad=st.sampled_from([float("nan"), float("-inf"), "nan", None, "", "x"]), user=USERS)
    def refused_sample(self, bad: object, user: str | int) -> None:
        with pytest.raises(withhold.SampleError):
            self.estimator.observe(user, bad)
        with pytest.raises(withhold.SampleError) as refusal:
            self.estimator.observe_many([user, "a"], [bad, 0])
        assert refusal.value.index == 0

    @rule(
        rows=st.lists(st.tuples(USERS, SAMPLES), max_size=5),
        bad=st.sampled_from([("a", "nan"), ("", 1), ("b", None)]),
        rest=st.lists(st.tuples(USERS, SAMPLES), max_size=3),
    )
    def refused_batch(
        self,
        rows: list[tuple[str | int, Fraction]],
        bad: tuple[str, object],
        rest: list[tuple[str | int, Fraction]],
    ) -> None:
        """The first row that one-at-a-time would refuse is the one that the batch names."""
        before = self.run, self.last
        refused = [self.expected(user, sample) is None for user, sample in rows]
        self.run, self.last = before
        everything = [*rows, bad, *rest]
        with pytest.raises(withhold.WithholdError) as refusal:
            self.estimator.observe_many(
                [user for user, _ in everything], [sample for _, sample in everything]
            )
        expected = refused.index(True) if True in refused else len(rows)
        assert vars(refusal.value)["index"] == expected

    @rule(bad=st.sampled_from(["", None, 1.5, True, b"a"]))
    def refused_user(self, bad: object) -> None:
        with pytest.raises(withhold.UserIdError):
            self.estimator.observe(cast(str, bad), 1)
        with pytest.raises(withhold.UserIdError):
            self.estimator.observe_many(cast(list[str], [bad, "a"]), [0, 1])

    @invariant()
    def reading_gives_the_last_step_and_changes_nothing(self) -> None:
        for _ in range(2):
            assert self.estimator.t == self.run.state.t
            release = self.estimator.release
            if self.last is None:
                assert self.estimator.spent == release.total == 0
            else:
                assert self.estimator.spent == self.last.spent
                assert (release.sum, release.total) == (self.last.sum, self.last.total)
                assert release.raw == self.last.estimate


TestEstimators = Estimators.TestCase
TestEstimators.settings = settings(max_examples=RUNS, stateful_step_count=25)
