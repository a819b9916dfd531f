"""Replies to single pieces of the ledger mechanism: its schedules, its posterior, its proposals."""

from __future__ import annotations

import numpy as np

from withhold.accounted.squares import HALF, ONE, Squares
from withhold.core.batch import Ints
from withhold.core.columns import numbers
from withhold.policy.budgets import Linear
from withhold.policy.estimation import Posterior
from withhold.policy.scheduling import Schedule, Scheduler, log2, log2_all
from withhold.policy.shipped import Proposals, Table, make_proposals
from withhold_vectors.codec.keys import PROPOSAL_KEYS
from withhold_vectors.codec.text import number
from withhold_vectors.codec.trace import posterior_json, proposal_json, schedule_json
from withhold_vectors.codec.values import Json
from withhold_vectors.implementation.given import integer, is_gaussian, objects, params_of, part


def log2_piece(request: Json) -> Json:
    """The fixed-point logarithm."""
    return {"log2": number(log2(integer(request, "number")))}


def limit(request: Json) -> Json:
    """The budget limit: the budget units that a user may have spent by a time."""
    scheduler = Scheduler(params_of(request.get("params")))
    count, first, now = (integer(request, name) for name in ("count", "first", "samples"))
    seen = part(request, "seen", int)
    (found,) = scheduler.limits(_ints([count]), log2_all(_ints([first])), now, seen).tolist()
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


def estimation(request: Json) -> Json:
    """The posterior before the first epoch and after each epoch."""
    posterior = Posterior(params_of(request.get("params")))
    posteriors = [posterior_json(posterior)]
    for epoch in objects(request, "epochs"):
        _learn(posterior, epoch)
        posteriors.append(posterior_json(posterior))
    return {"beliefs": posteriors}


def proposals(request: Json) -> Json:
    """The proposals for blocks of these sizes and available budgets, after these epochs."""
    params = params_of(request.get("params"))
    posterior, now = Posterior(params), integer(request, "samples")
    cadence = Scheduler(params).cadence(part(request, "users", int))
    later, excess_queries = part(request, "length", int) - 1, part(request, "probes", int)
    times = (now if part(request, "asked", bool) else 0,) * excess_queries
    for epoch in objects(request, "epochs"):
        _learn(posterior, epoch)
    blocks = objects(request, "blocks")
    sizes = _ints([part(block, "size", int) for block in blocks])
    allowed = [integer(block, "allowance") for block in blocks]
    paid = [integer(block, "probes_paid") for block in blocks]
    schedule = Schedule(cadence, 1, 0, (0,) * later, times)
    if is_gaussian(request):
        budgets = _in_halves(allowed), _in_halves(paid)
        made = make_proposals(posterior, schedule, now, sizes, *budgets)
    else:
        units = Linear(_ints(allowed)), Linear(_ints(paid))
        made = make_proposals(posterior, schedule, now, sizes, *units)
    return {
        "offers": [
            proposal_json(contribution)
            for contribution in made.contributions(np.arange(len(blocks)))
        ]
    }


def _in_halves(given: list[int]) -> Squares:
    return Squares(_ints([each >> HALF for each in given]), _ints([each % ONE for each in given]))


def _learn(posterior: Posterior, epoch: Json) -> None:
    """Updates the posterior with an epoch. Its contributions are arbitrary: each is a kind of its own."""
    contributions = objects(epoch, "bookings")
    columns = {
        name: numbers([integer(contribution, key) for contribution in contributions], wide=True)
        for key, name in PROPOSAL_KEYS.items()
    }
    sizes = _ints([part(contribution, "size", int) for contribution in contributions])
    weights, excess_weights = columns.pop("weight"), columns.pop("excess_weight")
    clips = columns["high"] - columns["low"] < sizes * posterior.params.grid
    deviation = [posterior.deviation(size) for size in sizes.tolist()]
    table = Table(sizes, **columns, clips=clips.astype(np.bool_), deviation=deviation)
    length, asked = (part(part(epoch, "series", dict), name, int) for name in ("length", "probes"))
    contributed = Proposals(
        length, asked, table, np.arange(len(contributions)), weights, excess_weights
    )
    excess = None if epoch["overhang"] is None else integer(epoch, "overhang")
    posterior.learn(integer(epoch, "sum"), excess, contributed.parts(posterior.params.grid))


def _ints(values: list[int]) -> Ints:
    return np.array(values, dtype=np.int64)
