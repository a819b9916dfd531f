"""Replies to single pieces of the ledger mechanism: its schedules, its posterior, its error bar."""

from __future__ import annotations

import numpy as np

from withhold.accuracy.bars import checked
from withhold.core.batch import Ints
from withhold.core.columns import numbers
from withhold.core.params import Params
from withhold.core.records import Series
from withhold.policy.error_bar import lazy_bar
from withhold.policy.fixed_point import log2
from withhold.policy.intervals import Intervals, Kinds, Table, expected
from withhold.policy.places import are_heavy, places_of, tally_of, worths_of
from withhold.policy.posterior import Posterior
from withhold.policy.scheduling import Scheduler
from withhold.policy.shipped import Proposals
from withhold_vectors.codec.text import number
from withhold_vectors.codec.trace import (
    FILTER,
    PROPOSAL_KEYS,
    bar_json,
    filter_json,
    posterior_json,
    schedule_json,
)
from withhold_vectors.codec.values import Json
from withhold_vectors.implementation.given import (
    confidences_of,
    expect_keys,
    integer,
    objects,
    params_of,
    part,
)

ACCOUNT_KEYS = ("spent", "series", "sum_cost", "excess_cost")
SERIES_KEYS = ("first", "length", "excess_queries", "strata")


def log2_piece(request: Json) -> Json:
    """The fixed-point logarithm."""
    return {"log2": number(log2(integer(request, "number")))}


def limit(request: Json) -> Json:
    """The budget limit: the budget units that a user may have spent by a time."""
    scheduler = Scheduler(params_of(request.get("params")))
    count, first, now = (integer(request, name) for name in ("count", "first", "samples"))
    seen = part(request, "seen", int)
    (found,) = scheduler.limits(_ints([count]), _ints([first]), now, seen).tolist()
    return {"limit": number(found)}


def checkpoints(request: Json) -> Json:
    """The checkpoints from `first` to `last`, each found from the one before."""
    scheduler, steps = Scheduler(params_of(request.get("params"))), part(request, "steps", int)
    found: list[str] = []
    time = scheduler.next_checkpoint(integer(request, "first") - 1, steps)
    while time <= integer(request, "last"):
        found.append(number(time))
        time = scheduler.next_checkpoint(time, steps)
    return {"checkpoints": found}


def schedule(request: Json) -> Json:
    """The schedule of a series that begins at a time, with a number of users who have new samples."""
    scheduler = Scheduler(params_of(request.get("params")))
    found = scheduler.schedule(integer(request, "start"), integer(request, "users"))
    return schedule_json(found)


def posterior(request: Json) -> Json:
    """What the epochs say, before the first one and after each, and the filters at last."""
    history = History(params_of(request.get("params")))
    posteriors = [posterior_json(history.posterior)]
    for epoch in objects(request, "epochs"):
        history.take(epoch)
        posteriors.append(posterior_json(history.posterior))
    columns = history.posterior.filters.state()
    rows = zip(*(columns[name] for name in ("near", "far", *FILTER)), strict=True)
    return {"posteriors": posteriors, "filters": [filter_json(row[:2], row[2:]) for row in rows]}


def bar(request: Json) -> Json:
    """The error bar after these epochs, and its half widths at some confidences."""
    history, users = History(params_of(request.get("params"))), objects(request, "users")
    expect_keys(users, {"first", "count", "released", *ACCOUNT_KEYS})
    for epoch in objects(request, "epochs"):
        history.take(epoch)
    counts = _ints([integer(user, "count") for user in users])
    released = _ints([integer(user, "released") for user in users])
    found = lazy_bar(history.posterior, lambda: tally_of(counts - released, counts))()
    confidences = [checked(each) for each in confidences_of(request)]
    return bar_json(found, [found.half_width(each) for each in confidences])


class History:
    """The posterior of arbitrary closed epochs, whose contributions need not be those of the policy."""

    def __init__(self, params: Params) -> None:
        self.posterior = Posterior(params)
        self._counts: list[int] = []

    def take(self, epoch: Json) -> None:
        """Takes in an epoch; each of its contributions is a kind of its own."""
        expect_keys([epoch], {"samples", "series", "contributions", "sums", "excess"})
        contributions, series = objects(epoch, "contributions"), part(epoch, "series", dict)
        expect_keys(contributions, {"user", "size", *PROPOSAL_KEYS})
        expect_keys([series], {"first", "length", "excess_queries", "strata"})
        users = [part(each, "user", int) for each in contributions]
        new = [0] * max(len(self._counts), *(user + 1 for user in users), 0)
        for user, each in zip(users, contributions, strict=True):
            new[user] = part(each, "size", int)
        self._counts += [0] * (len(new) - len(self._counts))
        self._counts = [count + size for count, size in zip(self._counts, new, strict=True)]
        proposals = self._proposals(contributions, [self._counts[user] for user in users])
        excess = None if epoch["excess"] is None else integer(epoch, "excess")
        closed = proposals.closed(
            self.posterior,
            Series(*(part(series, name, int) for name in SERIES_KEYS)),
            [int(each) for each in part(epoch, "sums", list)],
            excess,
            _ints(new),
            _ints(self._counts),
        )
        self.posterior.learn(closed)

    def _proposals(self, contributions: list[Json], counts: list[int]) -> Proposals:
        """The contributions; counts: of their users, after the epoch."""
        posterior, (users, samples) = self.posterior, (len(self._counts), sum(self._counts))
        params, line = posterior.params, posterior.line
        columns = {
            name: numbers([integer(each, name) for each in contributions], wide=True)
            for name in PROPOSAL_KEYS
        }
        sizes = _ints([part(each, "size", int) for each in contributions])
        places, rows = places_of(_ints(counts), users, samples), np.arange(len(counts))
        worths, heavy = (
            worths_of(params, sizes, _ints(counts)),
            are_heavy(_ints(counts), users, samples),
        )
        kinds = Kinds(sizes, _ints(counts), places, rows, worths, heavy, rows)
        stratum = columns.pop("stratum").astype(np.int64)
        weights, excess_weights = columns.pop("weight"), columns.pop("excess_weight")
        intervals = Intervals(params.grid, posterior.scatter.users, reach=0)
        blocks = expected(line, sizes, places, rows)
        deviation = blocks.deviation(intervals.scatter).tolist()
        least = intervals.least(blocks, columns["inner_low"], columns["inner_high"])
        clips = np.zeros(len(sizes), dtype=np.bool_)  # no posterior depends on it
        table = Table(**columns, clips=clips, deviation=deviation, least=least)
        return Proposals(kinds, table, weights, excess_weights, stratum)


def _ints(values: list[int]) -> Ints:
    return np.array(values, dtype=np.int64)
