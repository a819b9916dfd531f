"""The state of every engine as plain data: a new object goes on from it draw by draw."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support.examples import RUNS, USUAL
from support.inside import state_of
from support.strategies import Case, cases, clipped_cases, heavy_cases, ledger_cases
from withhold import MeanEstimator, Params, VectorMeanEstimator
from withhold.composition import Composition
from withhold.core.engine import Engine
from withhold.core.errors import StateDamagedError, WithholdError
from withhold.core.records import Form, Mechanism
from withhold.core.state import State
from withhold.testing import RecordingSource, Tape, ZeroTape, engine_inside, estimator_of

ANY = st.one_of(cases(), ledger_cases(), heavy_cases(), clipped_cases())


def is_plain(state: State) -> bool:
    """Whether a state consists of exact integers and columns of integers alone."""
    rows = [*state.facts.values(), *state.columns.values()]
    return all(type(row) in (list, array) and {*map(type, row)} <= {int} for row in rows)


class Tied(Tape):
    """A tape that also gives radii, which depend on their addresses, so that they are not all 0."""

    def radius(self, counter: int, first_node: int, length: int, sums: int, scale: Fraction) -> int:
        return 1 + 7 * counter + 11 * first_node + 13 * length


class Bounded(Tied):
    """A tape whose noise within a radius depends on the radius, which therefore must be restored."""

    def uniform_noise(self, counter: int, node: int, sums: int, radius: int) -> tuple[int, ...]:
        given = super().uniform_noise(counter, node, sums, radius)
        return tuple(noise + radius * (node + 1) for noise in given)


def begin(form: Form, case: Case, source: RecordingSource) -> MeanEstimator:
    """An estimator for the case, which ignores users that are too many."""
    params = Params(**(case.params | {"extra_users": "ignore"}))
    return estimator_of(form, params, source)


def restored(form: Form, case: Case, old: MeanEstimator, source: RecordingSource) -> MeanEstimator:
    """A new estimator that goes on from the state of the old one."""
    state = engine_inside(old).state()
    assert is_plain(state)
    new = begin(form, case, source)
    engine_inside(new).restore(state)
    new._user_index.add(list(old._user_index.codes))
    new._release = old._release
    return new


def check(form: Form, case: Case, cut: int, batches: bool) -> None:
    """Saves after `cut` events, goes on in a new object, and compares with the old one."""
    source, other = RecordingSource(Bounded(case.noise)), RecordingSource(Bounded(case.noise))
    old = begin(form, case, source)
    events = case.events[:cut]
    if batches and events:
        old.observe_many(*zip(*events, strict=True))
    else:
        for user, value in events:
            old.observe(user, value)
    new = restored(form, case, old, other)
    assert state_of(new) == state_of(old)
    drawn = len(source.asked)
    for user, value in case.events[cut:]:
        assert new.observe(user, value) == old.observe(user, value)
    assert other.asked == source.asked[drawn:]
    assert other.noise == {key: source.noise[key] for key in other.noise}
    assert state_of(new) == state_of(old)
    assert new.error_bar() == old.error_bar()
    assert list(new.charges()) == list(old.charges())


@settings(max_examples=USUAL)
@given(ANY, st.data(), st.booleans())
def test_a_restored_run_goes_on_draw_by_draw(
    case: Case, data: st.DataObject, batches: bool
) -> None:
    cut = data.draw(st.integers(0, len(case.events)))
    check(cast(Form, case.mechanism), case, cut, batches)


@settings(max_examples=RUNS)
@given(st.one_of(ledger_cases(), heavy_cases()), st.data(), st.booleans())
def test_with_gaussian_noise(case: Case, data: st.DataObject, batches: bool) -> None:
    check("gaussian", case, data.draw(st.integers(0, len(case.events))), batches)


def test_activated_levels_and_open_words_are_restored() -> None:
    """Levels of algorithm 6 that wait, have a buffer, and are active, at every place of the stream."""
    case = replace(
        ledger_case(30),
        mechanism="full",
        max_users=6,
        max_samples=64,
        epsilon=Fraction(90),
        events=tuple((t % 5, Fraction(t % 3, 2)) for t in range(200)),
        grid=1000,
    )
    for cut in range(0, 200, 7):
        check("full", case, cut, batches=cut % 2 == 1)


def ledger_case(users: int) -> Case:
    """Users in turns, with a horizon, so that a series is open most of the time."""
    length = 40 * users
    return Case(
        mechanism="ledger",
        max_users=users,
        max_samples=40,
        epsilon=Fraction(3),
        beta=Fraction(1),
        lower=Fraction(0),
        upper=Fraction(1),
        grid=1,
        prior=Fraction(1, 2),
        extra_users="refuse",
        events=tuple((t % users, Fraction(t * t % 3 == 0)) for t in range(length)),
        noise={(c, e): (c + 3 * e) % 7 - 3 << 36 for c in range(3) for e in range(1, 40)},
        choices={},
        horizon=length,
    )


def test_an_open_series_is_restored_with_its_radius() -> None:
    case = ledger_case(30)
    estimator = begin("ledger", case, RecordingSource(Bounded(case.noise)))
    found = set()
    for user, value in case.events:
        estimator.observe(user, value)
        found.add(tuple(engine_inside(estimator).state().facts["noise"]))
    assert len(found) > 2, "several radii must have been drawn"
    for cut in range(0, len(case.events), 53):
        check("ledger", case, cut, batches=False)


def test_vectors_are_restored_coordinate_by_coordinate() -> None:
    params = Params(20, 30, 40, 1, grid=4, horizon=400)
    runs: tuple[tuple[Mechanism, Composition, str | None], ...] = (
        ("ledger", "pure", None),
        ("ledger", "gaussian", "1e-6"),
        ("full", "advanced", "1e-6"),
    )
    for mechanism, composition, delta in runs:
        old, new = (
            VectorMeanEstimator(
                params,
                3,
                mechanism,
                composition,
                delta,
                [Bounded(default=5 - each << 30) for each in range(3)],
            )
            for _ in range(2)
        )
        events = [(t * 7 % 20, (t % 2, t % 3 / 2, t % 5 / 4)) for t in range(400)]
        for user, values in events[:333]:
            old.observe(user, values)
        for mine, other in zip(new._engines, old._engines, strict=True):
            mine.restore(other.state())
        new._user_index.add(list(old._user_index.codes))
        new._releases = old._releases
        for user, values in events[333:]:
            assert new.observe(user, values) == old.observe(user, values)
        assert state_of(new) == state_of(old)


Change = Callable[[State], object]
CHANGES: dict[str, Change] = {
    "another size": lambda state: state.columns["opened"].append(1),
    "another type": lambda state: state.columns.update(counts=array("b", [0])),
    "a list": lambda state: state.columns.update(counts=[0]),
    "left out": lambda state: state.columns.pop("opened"),
    "too few": lambda state: state.facts.update(release=[1, 2]),
}


@pytest.mark.parametrize("change", sorted(CHANGES))
@pytest.mark.parametrize("form", ["ledger", "gaussian", "full"])
def test_a_state_that_was_changed_is_refused(form: Form, change: str) -> None:
    def engine() -> Engine[Any]:
        return engine_inside(estimator_of(form, Params(3, 9, 1, 1, grid=1), ZeroTape()))

    state = engine().state()
    CHANGES[change](state)
    with pytest.raises((WithholdError, KeyError, ValueError)):
        engine().restore(state)


def test_no_numbers_out_of_range() -> None:
    estimator = estimator_of("ledger", Params(3, 9, 1, 1, grid=1), ZeroTape())
    state = engine_inside(estimator).state()
    state.facts["shown"][3] = 9
    with pytest.raises(StateDamagedError):
        engine_inside(estimator).restore(state)


@pytest.mark.parametrize("released", [-1, 2, (1 << 32) + 1])
def test_no_user_has_more_released_samples_than_samples(released: int) -> None:
    """Stored numbers have 64 bits; a run keeps them in as few as its counts need."""
    estimator = estimator_of("ledger", Params(3, 9, 1, 1, grid=1), ZeroTape())
    estimator.observe("a", 1)
    state = engine_inside(estimator).state()
    column = state.columns["released"]
    assert isinstance(column, array) and column.typecode == "q"
    column[0] = released
    with pytest.raises(StateDamagedError):
        engine_inside(estimator_of("ledger", Params(3, 9, 1, 1, grid=1), ZeroTape())).restore(state)


def test_a_state_is_a_copy() -> None:
    estimator = estimator_of("ledger", Params(3, 9, 1, 1, grid=1), ZeroTape())
    estimator.observe("a", 1)
    state = engine_inside(estimator).state()
    before = repr(state)
    for _ in range(5):
        estimator.observe("a", 1)
    assert repr(state) == before
