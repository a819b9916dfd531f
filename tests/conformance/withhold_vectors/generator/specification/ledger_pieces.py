"""Replies to single pieces of the ledger mechanism and of its shipped policy.

They reach public numbers that no short stream leads to, such as long times and arbitrary epochs.
"""

from __future__ import annotations

from collections.abc import Mapping

from withhold_spec.accounted.epoch import weighted_excess, weighted_sum
from withhold_spec.accounted.gaussian import contribute_alone
from withhold_spec.accounted.interface import Proposal, Public
from withhold_spec.accounted.pure import contribute_in_series
from withhold_spec.accounted.records import Account
from withhold_spec.policy import budget_limit, scheduling, shipped, weight_caps
from withhold_spec.policy.estimation import Posterior, posterior_of, update
from withhold_spec.policy.scheduling import Schedule, cadence_of, is_checkpoint, schedule_from
from withhold_spec.policy.shipped import SHIPPED, Block, interval
from withhold_vectors.codec.text import number
from withhold_vectors.codec.trace import posterior_json, proposal_json, schedule_json
from withhold_vectors.codec.values import Json
from withhold_vectors.generator.specification.given import (
    account_of,
    epochs_of,
    integer,
    is_gaussian,
    params_of,
    part,
    proposed,
    series_of,
)

Request = Mapping[str, object]


def log2(request: Request) -> Json:
    """The fixed-point logarithm."""
    return {"log2": number(budget_limit.log2(integer(request, "number")))}


def limit(request: Request) -> Json:
    """The budget limit: the budget units that a user may have spent, with `seen` users known."""
    count, first, samples = (integer(request, name) for name in ("count", "first", "samples"))
    seen = (Account(first=1),) * part(request, "seen", int)
    public = Public(params_of(request), (), seen, ())
    return {"limit": number(budget_limit.limit(public, count, first, samples))}


def checkpoints(request: Request) -> Json:
    """The checkpoints from `first` to `last`."""
    public, steps = Public(params_of(request), (), (), ()), part(request, "steps", int)
    times = range(integer(request, "first"), integer(request, "last") + 1)
    return {"checkpoints": [number(t) for t in times if is_checkpoint(public, t, steps)]}


def schedule(request: Request) -> Json:
    """The schedule of a series that begins at a time, with a number of users who have new samples."""
    found = schedule_from(params_of(request), integer(request, "start"), integer(request, "users"))
    return schedule_json(found)


def closes(request: Request) -> Json:
    """Whether an epoch closes with these accounts, in which series, and each user's available budget."""
    users = part(request, "users", list)
    counts = tuple(integer(user, "count") for user in users)
    accounts = tuple(account_of(user) for user in users)
    epochs, gaussian = tuple(epochs_of(request)), is_gaussian(request)
    public = Public(params_of(request), counts, accounts, epochs, gaussian)
    limits = [
        budget_limit.budget_limit_of(public, user, public.samples) for user in range(len(users))
    ]
    closing = scheduling.current(public)
    blocks = [] if closing is None else shipped._blocks(public, Posterior(), closing)
    return {
        "limits": [number(each) for each in limits],
        "closes": SHIPPED.closes(public),
        "length": 0 if closing is None else SHIPPED.length(public),
        "probes": 0 if closing is None else SHIPPED.excess_queries(public),
        "asks": closing is not None and SHIPPED.asks_excess(public),
        "allowances": [number(block.available_budget) for block in blocks],
    }


def posterior(request: Request) -> Json:
    """The posterior before the first epoch and after each epoch."""
    params, posteriors = params_of(request), [Posterior()]
    for epoch in epochs_of(request):
        posteriors.append(update(params, posteriors[-1], epoch))
    return {"beliefs": [posterior_json(each) for each in posteriors]}


def proposals(request: Request) -> Json:
    """The proposals for blocks of these sizes and available budgets, after these epochs.

    The epoch belongs to a series of `length` epochs that began with `users` users and has `probes`
    excess queries; `asked` says whether this epoch has one of them.
    """
    params, length = params_of(request), part(request, "length", int)
    samples = integer(request, "samples")
    epochs, gaussian = tuple(epochs_of(request)), is_gaussian(request)
    public = Public(params, (samples,), (), epochs, gaussian)
    cadence = cadence_of(params, part(request, "users", int))
    times = (samples if part(request, "asked", bool) else 0,) * part(request, "probes", int)
    now = Schedule(cadence, 1, 0, (0,) * (length - 1), times)
    known, blocks = posterior_of(params, public.epochs), []
    for block in part(request, "blocks", list):
        size = part(block, "size", int)
        around = interval(params, known, size, now.cadence.reach)
        paid = integer(block, "probes_paid")
        blocks.append(Block(size, integer(block, "allowance"), paid, around))
    shares = [shipped._share(public, now, block) for block in blocks]
    excess_queries = shipped._excess_weights(public, now, blocks, shares)
    kept = shipped._kept(public, now, blocks, shares, excess_queries)
    most = [
        budget_limit.affordable_change(public, block.available_budget - keep)
        // block.interval.width
        for block, keep in zip(blocks, kept, strict=True)
    ]
    caps = weight_caps.caps(params, known, length, [block.size for block in blocks], most)
    made = map(
        shipped._proposal,
        [block.interval for block in blocks],
        map(min, most, caps),
        excess_queries,
    )
    return {"offers": [proposal_json(proposal) for proposal in made]}


def contribution(request: Request) -> Json:
    """A proposal carried out for a user with this account, whose block has this sum."""
    proposal = Proposal(**proposed(part(request, "offer", dict)))
    series, size = series_of(part(request, "series", dict)), part(request, "size", int)
    account = account_of(part(request, "account", dict))
    if is_gaussian(request):
        contributed, after = contribute_alone(account, 0, size, proposal)
    else:
        contributed, after = contribute_in_series(series, account, 0, size, proposal)
    return {
        "weight": number(contributed.weight),
        "probe": number(contributed.excess_weight),
        "price": number(after.spent - account.spent),
        "inside": number(weighted_sum(contributed, integer(request, "sum"))),
        "outside": number(weighted_excess(contributed, integer(request, "sum"))),
        "account": {
            "spent": number(after.spent),
            "series": after.series,
            "sum_cost": number(after.sum_cost),
            "overhang_cost": number(after.excess_cost),
        },
    }
