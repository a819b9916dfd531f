"""The implementation's ledger mechanism refines the specification's: schedules, proposals, whole runs.

Like `rows`, this module imports the implementation; the checks are in `ledger_checks`.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from functools import partial
from typing import cast

import withhold
from withhold import testing
from withhold.core.batch import Ints
from withhold.core.columns import numbers
from withhold.core.records import Series
from withhold.core.source import NoiseSource
from withhold.policy.budgets import Linear
from withhold.policy.fixed_point import log2_all
from withhold.policy.posterior import Posterior
from withhold.policy.scheduling import Scheduler
from withhold.policy.shipped import Proposals, Withheld, make_proposals
from withhold_proofs.refinement import ledger_checks as checks
from withhold_proofs.refinement.runs import Events, exhaustive_row
from withhold_spec.params import Params


def schedule(params: Params, start: int, users: int) -> checks.Timed:
    return checks.timed(Scheduler(ours(params)).schedule(start, users))


def ours(params: Params) -> withhold.Params:
    """The same parameters, for the implementation."""
    return withhold.Params(
        params.max_users,
        params.max_samples,
        params.epsilon,
        params.beta,
        grid=params.grid,
        horizon=params.horizon if params.horizon_given else None,
        weighting=params.weighting,
        homogeneous=params.homogeneous,
    )


def logarithms(given: Sequence[int]) -> list[int]:
    return [int(each) for each in log2_all(column(given)).tolist()]


def limits(
    params: Params, counts: Sequence[int], firsts: Sequence[int], now: int, seen: int
) -> list[int]:
    found = Scheduler(ours(params)).limits(column(counts), column(firsts), now, seen)
    return [int(each) for each in found.tolist()]


def next_checkpoint(params: Params, now: int, steps: int) -> int:
    return Scheduler(ours(params)).next_checkpoint(now, steps)


def column(given: Sequence[int]) -> Ints:
    return cast(Ints, numbers(list(given), wide=False))


class Observer:
    """The posterior of the implementation, and its proposals."""

    def __init__(self, params: Params) -> None:
        self._posterior = Posterior(ours(params))
        self._proposals: Proposals | None = None

    @property
    def state(self) -> checks.State:
        return checks.state_of(self._posterior)

    def proposals(self, asked: checks.Asked) -> list[tuple[int, ...]]:
        scheduler = Scheduler(ours(asked.params))
        begun = scheduler.single if asked.single else scheduler.schedule
        columns = (asked.available_budgets, asked.excess_paid)
        available, excess_paid = (Linear(column(each)) for each in columns)
        withheld = Withheld(column(asked.sizes), column(asked.counts), asked.users, asked.samples)
        self._proposals = make_proposals(
            self._at_its_end(asked),
            begun(asked.start, asked.begun),
            asked.strata,
            withheld,
            available,
            excess_paid,
        )
        rows = self._proposals.contributions(column(range(len(asked.sizes))))
        return [checks.shown(one) for one in rows]

    def _at_its_end(self, asked: checks.Asked) -> Posterior:
        """The posterior with the parameters asked for, whose horizon may be known."""
        posterior = copy(self._posterior)
        posterior.params = ours(asked.params)
        return posterior

    def learn(self, learned: checks.Learned) -> None:
        if self._proposals is None:
            raise LookupError("there was no proposal")
        proposals = self._proposals
        if learned.excess is None:
            proposals = proposals.without_excess()
        closed = proposals.closed(
            self._posterior,
            cast(Series, learned.series),
            list(learned.sums),
            learned.excess,
            column(learned.sizes),
            column(learned.counts),
        )
        self._posterior.learn(closed)


def ledger_run(params: Params, events: Events, source: checks.Shown) -> Sequence[object]:
    """The steps of a run of the ledger mechanism."""
    return testing.replay("ledger", ours(params), events, cast(NoiseSource, source))


CLOCKWORK = checks.Clockwork(logarithms, schedule, limits, next_checkpoint)
RUN = (
    "Every record of every step of the ledger mechanism is the specification's, and so is every draw,"
    " with what it is drawn for."
)
ENDS = (2**20, 10**9 + 7, 2**40 - 1, 10**15, 2**61 + 1, 2**62)

OBLIGATIONS = (
    exhaustive_row(
        "ledger-logarithms",
        "",
        "Fixed-point logarithms are the specification's.",
        "up to 4096, next to powers of 2 up to 2**62, and 4000 drawn numbers between",
        partial(checks.logarithms, CLOCKWORK, 4096),
    ),
    exhaustive_row(
        "ledger-limits",
        "",
        "Budget limits are the specification's, for all users at once.",
        "n<=3, m in {1, 2, 5}, T<=12, all horizons below, all samples and times; 200 drawn histories"
        " of 4 epochs with numbers up to 2**61",
        partial(checks.limits, CLOCKWORK, 12, 200),
        ("cases", "small", "horizon known", "horizon unknown"),
    ),
    exhaustive_row(
        "ledger-schedules",
        "",
        "Schedules of series, with their cadences, ends, release times and excess queries, are the"
        " specification's.",
        "streams of up to 40 samples, all horizons and times; four horizons up to 2**61, near"
        " doublings and at 60 drawn times each, and without a horizon up to 2**58; every cadence",
        partial(checks.schedules, CLOCKWORK, 40, 60, (10**6, 2**40 - 1, 10**15, 2**61 + 1)),
        ("cases", "short", "long", "horizon unknown"),
    ),
    exhaustive_row(
        "ledger-checkpoints",
        "",
        "The checkpoint after a checkpoint is the specification's.",
        "all times up to 96 and horizons below 48; checkpoints up to 2**62, their neighbours and one"
        " time between, for six horizons up to 2**62 and for none",
        partial(checks.checkpoints, CLOCKWORK, 48, ENDS),
        ("cases", "short", "long"),
    ),
    exhaustive_row(
        "ledger-proposals",
        "",
        "Proposals and posteriors are the specification's, also where numbers exceed 64 bits.",
        "100 drawn histories of 8 epochs: up to 12 users, streams of up to 2**57 samples, in series and"
        " alone; with and without excess queries, and as at a known horizon",
        partial(checks.proposals, Observer, 100, 8),
        (
            *("cases", "excess queries", "users found to differ", "variances halved"),
            *("series that go on", "later epochs with excess queries"),
            *("excess queries at a known end", "series at a known end"),
            *("epochs without an excess", "several strata"),
        ),
    ),
    exhaustive_row(
        "ledger-runs",
        "",
        RUN,
        "n=2, T<=6, all arrival patterns, four budgets, horizon 5 and unknown",
        partial(checks.runs, ledger_run, 2, 6),
        (
            *("cases", "streams", "series that go on"),
            *("epochs without an excess", "excesses in series"),
        ),
    ),
    exhaustive_row(
        "ledger-runs-deep",
        "",
        RUN,
        "n=3, T<=7, all arrival patterns, four budgets, horizon 6 and unknown",
        partial(checks.runs, ledger_run, 3, 7),
    ),
)
