"""Opening after a restore against the specification: the state that it makes, and how the run goes on.

The specification's policy is told that the series has ended; the implementation notes it in its state.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from pathlib import Path
from typing import cast

import pytest

from support.durable import Tied, stream
from withhold import MeanEstimator
from withhold.testing import engine_inside
from withhold_spec import params as spec_params
from withhold_spec.accounted.interface import Public
from withhold_spec.accounted.plan import ledger_plan
from withhold_spec.accounted.pure import ledger_step, open_series
from withhold_spec.accounted.records import Series
from withhold_spec.accounted.restore import restored
from withhold_spec.accounted.state import LedgerState, ledger_start
from withhold_spec.noise import Source
from withhold_spec.number import Number
from withhold_spec.policy import scheduling
from withhold_spec.policy.scheduling import Schedule
from withhold_spec.policy.shipped import RememberingPolicy
from withhold_spec.replay import read

PARAMS, EVENTS = stream(20, 400)
EXACT = [(user, str(sample)) for user, sample in EVENTS]
SPECIFIED = spec_params.Params(20, 20, 9, 1, grid=4, horizon=400)
TAPE = cast(Source, Tied())
"""The same draws for the specification, whose numbers may be symbols."""
CUTS = (20, 120, 200, 260, 330)
"""When the file is restored: before the first series of more than one epoch, and within a series."""


@dataclass(frozen=True)
class Part:
    """A part of a run: the sums and totals after every sample, and what has been spent at its end."""

    sums: list[object]
    totals: list[object]
    spent: Fraction


def implemented(file: Path, start: int, stop: int, *, after_restore: bool) -> Part:
    """The part of the run in this file from one sample to another."""
    with MeanEstimator.open(file, PARAMS, source=Tied(), after_restore=after_restore) as estimator:
        shown = estimator.observe_many(*zip(*EVENTS[start:stop], strict=True))
        return Part(shown.sums.tolist(), shown.totals.tolist(), estimator.spent)


def specified(state: LedgerState, start: int, stop: int) -> tuple[list[LedgerState], Part]:
    """The specification's run from one sample to another: its states, the first one included, and what it shows."""
    plan = replace(ledger_plan(SPECIFIED), policy=RememberingPolicy())
    states, steps = [state], []
    for user, number in read(SPECIFIED, EXACT[start:stop]):
        state, step = ledger_step(plan, state, user, number, TAPE)
        states.append(state)
        steps.append(step)
    return states, Part([s.sum for s in steps], [s.total for s in steps], steps[-1].spent)


@pytest.fixture(scope="module")
def uninterrupted() -> tuple[list[LedgerState], Part]:
    """The specification's run, never restored, until the last cut."""
    return specified(ledger_start(ledger_plan(SPECIFIED)), 0, max(CUTS))


@pytest.mark.parametrize("cut", CUTS)
def test_after_a_restore_a_run_goes_on_as_specified(
    cut: int,
    uninterrupted: tuple[list[LedgerState], Part],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    states, whole = uninterrupted
    before = implemented(tmp_path / "a", 0, cut, after_restore=False)
    assert (before.sums, before.totals) == (whole.sums[:cut], whole.totals[:cut])
    cut_off, epochs = states[cut].series, len(states[cut].epochs)
    assert (cut_off.first + cut_off.length > epochs + 1) == (cut > CUTS[0]), "a series is open"
    running = scheduling.running

    def unless_ended(public: Public) -> Schedule | None:
        return None if len(public.epochs) == epochs else running(public)

    monkeypatch.setattr(scheduling, "running", unless_ended)
    after, shown = specified(restored(states[cut]), cut, len(EVENTS))
    assert implemented(tmp_path / "a", cut, len(EVENTS), after_restore=True) == shown
    assert after[-1].epochs[epochs].series.first == epochs + 1, "the next epoch begins a series"


@pytest.mark.parametrize("cut", CUTS[1:])
def test_the_states_after_a_restore_are_the_same(
    cut: int, uninterrupted: tuple[list[LedgerState], Part], tmp_path: Path
) -> None:
    state = restored(uninterrupted[0][cut])
    implemented(tmp_path / "a", 0, cut, after_restore=False)
    with MeanEstimator.open(tmp_path / "a", PARAMS, source=Tied(), after_restore=True) as estimator:
        kept = engine_inside(estimator).state()
    assert tuple(kept.facts["noise"][:2]) == state.radii == (0, 0)
    assert kept.facts["release_times"] == [], "no epoch of the series is left"
    assert kept.facts["turn"][3] == state.excesses == 0, "nor an excess query"
    assert list(kept.columns["released"]) == [each.released for each in state.accounts]
    most = max(integer(each.spent) for each in state.accounts)
    assert estimator.spent == ledger_plan(SPECIFIED).cost(most) > 0


def test_whatever_the_policy_says_the_next_epoch_begins_a_series(
    uninterrupted: tuple[list[LedgerState], Part],
) -> None:
    plan = ledger_plan(SPECIFIED)
    for state in uninterrupted[0]:
        ended, next_epoch = restored(state), len(state.epochs) + 1
        assert open_series(plan, ended, 0, 1, 0, TAPE).series == Series(next_epoch, 1, 0)
        again = replace(ended, series=state.series, radii=state.radii, excesses=state.excesses)
        assert again == state, "all else stays"


def integer(number: Number) -> int:
    """A number of the specification that is an integer."""
    assert isinstance(number, int)
    return number
