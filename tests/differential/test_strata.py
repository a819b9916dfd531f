"""The implementation against the specification with more strata than the shipped policy forms.

Both policies are changed in the same way: each epoch has three strata, and blocks take turns in them and
in two strata that do not exist.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings

import withhold
from support.examples import RUNS
from support.strategies import Case, clipped_cases, ledger_cases
from withhold import testing
from withhold.accounted import engine
from withhold.core.records import Form
from withhold.policy.shipped import Proposals, make_proposals
from withhold_spec import noise, params
from withhold_spec.accounted import gaussian, pure
from withhold_spec.accounted.interface import Proposal, Public
from withhold_spec.accounted.plan import gaussian_plan, ledger_plan
from withhold_spec.accounted.state import ledger_start
from withhold_spec.errors import WithholdError
from withhold_spec.policy import blocks
from withhold_spec.policy.shipped import RememberingPolicy
from withhold_spec.replay import read, run

STRATA = 3


def stratum_of(place: int) -> int:
    """The stratum of the block in this place among those of the epoch."""
    return place % (STRATA + 2) - 1


class InTurns(RememberingPolicy):
    """The shipped policy, with other strata."""

    def strata(self, public: Public) -> int:
        return STRATA

    def proposals(self, public: Public) -> Sequence[Proposal]:
        proposals = super().proposals(public)
        return [replace(each, stratum=stratum_of(i)) for i, each in enumerate(proposals)]


@pytest.fixture(autouse=True)
def in_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both packages form three strata; the implementation puts blocks into the same ones."""

    def made(*arguments: Any) -> Proposals:
        proposals = make_proposals(*arguments)
        places = range(len(proposals.weights))
        return replace(proposals, stratum=np.array([stratum_of(i) for i in places], dtype=np.int64))

    monkeypatch.setattr(blocks, "strata_of", lambda public: STRATA)
    monkeypatch.setattr(engine, "strata_of", lambda *arguments: STRATA)
    monkeypatch.setattr(engine, "make_proposals", made)


def noted(base: Callable[..., Any], case: Case, asked: list[tuple[object, ...]]) -> Any:
    """A tape of either package that records what is drawn."""

    class Noting(base):  # type: ignore[misc, valid-type]
        def radius(self, *drawn_for: object) -> int:
            asked.append(("radius", *drawn_for))
            return 0

        def uniform_noise(self, *drawn_for: object) -> Any:
            asked.append(("within", *drawn_for))
            return super().uniform_noise(*drawn_for)

        def gaussian(self, *drawn_for: object) -> Any:
            asked.append(("gaussian", *drawn_for))
            return super().gaussian(*drawn_for)

    return Noting(case.noise, case.choices)


def plain(record: object) -> object:
    """A record of either package as nested tuples of names and values."""
    if isinstance(record, tuple | list):
        return tuple(plain(item) for item in record)
    if hasattr(record, "__dataclass_fields__"):
        return tuple((f.name, plain(getattr(record, f.name))) for f in fields(record))  # type: ignore[arg-type]
    return record


TRACE = ("t", "count", "ignored", "written", "read", "sum", "total", "charges", "spent", "epoch")


def check(form: Form, case: Case) -> list[int]:
    """Asserts that all records and draws are the same. Returns the numbers of sums of the epochs."""
    theirs: list[tuple[object, ...]] = []
    ours: list[tuple[object, ...]] = []
    spec_params = params.Params(**case.params)  # type: ignore[arg-type]
    make, step = (
        (gaussian_plan, gaussian.gaussian_step)
        if form == "gaussian"
        else (ledger_plan, pure.ledger_step)
    )
    plan = replace(make(spec_params), policy=InTurns())
    try:
        tape = noted(noise.Tape, case, theirs)
        expected: list[Any] = run(
            step, plan, ledger_start(plan), read(spec_params, case.events), tape
        )
    except WithholdError:
        return []
    mine = withhold.Params(**case.params)  # type: ignore[arg-type]
    found = testing.replay(form, mine, case.events, noted(testing.Tape, case, ours))
    assert ours == theirs
    for one, other in zip(found, expected, strict=True):
        for name in TRACE:
            assert plain(getattr(one, name)) == plain(getattr(other, name)), name
    return [len(one.epoch.sums) for one in found if one.epoch is not None]


@settings(max_examples=RUNS)
@given(ledger_cases())
def test_the_ledger_mechanism_is_the_same(case: Case) -> None:
    assert set(check("ledger", case)) <= {STRATA}


@settings(max_examples=RUNS)
@given(clipped_cases())
def test_it_is_the_same_where_blocks_are_cut_off(case: Case) -> None:
    assert set(check("ledger", case)) <= {STRATA}


@settings(max_examples=RUNS)
@given(ledger_cases())
def test_with_gaussian_noise_it_is_the_same(case: Case) -> None:
    assert set(check("gaussian", case)) <= {STRATA}


@pytest.mark.parametrize("form", ["ledger", "gaussian"])
def test_many_users_are_in_all_strata_and_in_none(form: Form) -> None:
    """12 users in turns: every epoch has three sums, none of them with the samples of all."""
    case = Case(
        mechanism=form,
        max_users=12,
        max_samples=6,
        epsilon=Fraction(40),
        beta=Fraction(1),
        lower=Fraction(0),
        upper=Fraction(1),
        grid=2,
        prior=Fraction(0),
        extra_users="refuse",
        events=tuple((t % 12, Fraction(t * t % 7, 6)) for t in range(72)),
        noise={(c, node): (c + 3 * node) % 7 - 3 << 30 for c in range(4) for node in range(1, 40)},
        choices={},
        horizon=72,
    )
    assert len(check(form, case)) > 4
