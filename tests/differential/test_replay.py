"""The implementation against the specification: same parameters, stream and tape, every record equal.

All comparisons are exact. The tape is drawn, so a failure is replayed by its printed values.
"""

from dataclasses import fields, is_dataclass, replace
from fractions import Fraction
from typing import Any, cast

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st

import withhold
import withhold_spec.errors
from support.examples import FEW, RUNS, USUAL
from support.strategies import MECHANISMS, Case, cases, clipped_cases, heavy_cases, ledger_cases
from withhold import testing
from withhold.core.records import Form
from withhold_spec import noise, params
from withhold_spec.paper.median import bin_count
from withhold_spec.replay import replay as spec_replay

TRACE = [
    "t",
    "count",
    "ignored",
    "block",
    "activations",
    "written",
    "read",
    "sum",
    "total",
    "estimate",
    "charges",
    "spent",
    "epoch",
]


def plain(record: object) -> object:
    """A record of either package as nested tuples, so that only names and values are compared."""
    if isinstance(record, tuple | list):
        return tuple(plain(item) for item in record)
    if is_dataclass(record):
        return tuple((f.name, plain(getattr(record, f.name))) for f in fields(record))
    return record


def outcome(package: str, case: Case) -> object:
    """The trace, or the error's class name. Both packages have the same interface here."""
    arguments: dict[str, Any] = case.params
    try:
        if package == "spec":
            tape = noise.Tape(case.noise, case.choices)
            steps: list[Any] = list(
                spec_replay(case.mechanism, params.Params(**arguments), case.events, tape)
            )
        else:
            mine = testing.Tape(case.noise, case.choices)
            steps = list(
                testing.replay(
                    cast(Form, case.mechanism), withhold.Params(**arguments), case.events, mine
                )
            )
    except (withhold.WithholdError, withhold_spec.errors.WithholdError) as refusal:
        return type(refusal).__name__
    return [{name: plain(getattr(step, name)) for name in TRACE} for step in steps]


@pytest.mark.parametrize("mechanism", MECHANISMS)
def test_every_step_of_every_mechanism_is_the_same(mechanism: str) -> None:
    @given(cases((mechanism,)))
    def same(case: Case) -> None:
        assert outcome("impl", case) == outcome("spec", case)

    same()


@given(cases(("full",), most_users=12, most=40))
def test_the_full_algorithm_is_the_same_on_longer_streams(case: Case) -> None:
    assert outcome("impl", case) == outcome("spec", case)


@settings(max_examples=USUAL)
@given(ledger_cases())
def test_the_ledger_mechanism_is_the_same(case: Case) -> None:
    assert outcome("impl", case) == outcome("spec", case)


@settings(max_examples=RUNS)
@given(clipped_cases())
def test_the_ledger_mechanism_is_the_same_where_blocks_are_cut_off(case: Case) -> None:
    """Streams long enough for narrow intervals, excess queries, and users who are found to differ."""
    ours = outcome("impl", case)
    assert ours == outcome("spec", case)
    event(f"cut off: {isinstance(ours, list) and any(map(cuts, ours))}")


@settings(max_examples=RUNS)
@given(heavy_cases(), st.sampled_from(["ledger", "gaussian"]))
def test_the_ledger_mechanism_is_the_same_where_a_few_users_send_much(
    case: Case, mechanism: str
) -> None:
    chosen = replace(case, mechanism=mechanism)
    assert outcome("impl", chosen) == outcome("spec", chosen)


@settings(max_examples=USUAL)
@given(ledger_cases())
def test_the_ledger_mechanism_with_gaussian_noise_is_the_same(case: Case) -> None:
    gaussian = replace(case, mechanism="gaussian")
    assert outcome("impl", gaussian) == outcome("spec", gaussian)


@pytest.mark.parametrize("horizon", [None, 80])
@pytest.mark.parametrize("weighting", ["sample", "user"])
def test_with_gaussian_noise_it_is_the_same_among_more_users(
    horizon: int | None, weighting: str
) -> None:
    """20 users in turns: the time at which the amount spent allows wider steps is observable."""
    case = Case(
        mechanism="gaussian",
        max_users=20,
        max_samples=4,
        epsilon=Fraction(22, 7),
        beta=Fraction(1),
        lower=Fraction(0),
        upper=Fraction(1),
        grid=2,
        prior=Fraction(0),
        extra_users="refuse",
        events=tuple((t % 20, Fraction(t * t % 7, 6)) for t in range(80)),
        noise={(t % 2, 1 + t // 2): (t % 5 - 2) << 38 for t in range(20)},
        choices={},
        horizon=horizon,
        weighting=weighting,
    )
    assert outcome("impl", case) == outcome("spec", case)


def noted(asked: list[tuple[int, int, Fraction]]) -> Any:
    """Records where Gaussian noise is requested and with which variance; the noise is 0."""

    class Noted(testing.ZeroTape):
        def gaussian(self, counter: int, node: int, variance: Fraction) -> int:
            asked.append((counter, node, variance))
            return 0

    return Noted()


@settings(max_examples=FEW)
@given(st.fractions(Fraction(5), 5000, max_denominator=10**4), st.integers(1, 2**32))
def test_noise_of_the_same_variance_is_asked_for_at_the_same_places(
    epsilon: Fraction, grid: int
) -> None:
    """A tape would not show the variance."""
    events = [(t % 6, Fraction(t * t % 7, 6)) for t in range(24)]
    theirs: list[tuple[int, int, Fraction]] = []
    ours: list[tuple[int, int, Fraction]] = []
    spec_replay("gaussian", params.Params(6, 4, epsilon, 1, grid=grid), events, noted(theirs))
    testing.replay("gaussian", withhold.Params(6, 4, epsilon, 1, grid=grid), events, noted(ours))
    assert ours == theirs != []


@settings(max_examples=FEW)
@given(clipped_cases())
def test_with_gaussian_noise_it_is_the_same_where_blocks_are_cut_off(case: Case) -> None:
    gaussian = replace(case, mechanism="gaussian")
    ours = outcome("impl", gaussian)
    assert ours == outcome("spec", gaussian)
    event(f"cut off: {isinstance(ours, list) and any(map(cuts, ours))}")


def cuts(step: dict[str, Any]) -> bool:
    """Whether an epoch closed in which a user's block could be cut off."""
    return step["epoch"] is not None and any(
        dict(contribution)["excess_weight"] > 0
        for contribution in dict(step["epoch"])["contributions"]
    )


@given(cases(), st.sampled_from(["refuse", "ignore"]), st.integers(1, 3))
def test_refusals_and_ignored_users_are_the_same(case: Case, policy: str, n: int) -> None:
    """Fewer users are declared than may arrive."""
    narrowed = replace(case, max_users=min(n, case.max_users), extra_users=policy)
    assert outcome("impl", narrowed) == outcome("spec", narrowed)


@given(cases(("full",)), st.integers(2, 5), st.data())
def test_medians_that_choose_otherwise_are_the_same(
    case: Case, level: int, data: st.DataObject
) -> None:
    """High levels have several candidates; the tape picks any of them."""
    choice = data.draw(st.integers(0, bin_count(level) - 1))
    chosen = replace(case, epsilon=Fraction(4000), choices={**case.choices, level: choice})
    assert outcome("impl", chosen) == outcome("spec", chosen)


def test_a_mutant_of_the_trace_would_be_seen() -> None:
    """The comparison itself can fail: one unit of noise in one node changes the trace."""
    case = Case(
        "full",
        2,
        4,
        Fraction(1),
        Fraction(1),
        Fraction(0),
        Fraction(1),
        1,
        Fraction(0),
        "refuse",
        (("a", Fraction(1)), ("a", Fraction(0))),
        {(1, 1): 5},
        {},
    )
    assert outcome("impl", case) != outcome("spec", replace(case, noise={(1, 1): 6}))
