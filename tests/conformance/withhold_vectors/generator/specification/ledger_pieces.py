"""Replies to single pieces of the ledger mechanism and of its shipped policy.

They reach public numbers that no short stream leads to, such as long times and arbitrary epochs.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from withhold_spec.accounted.epoch import weighted_excess, weighted_sum
from withhold_spec.accounted.gaussian import contribute_alone
from withhold_spec.accounted.interface import Proposal, Public
from withhold_spec.accounted.pure import contribute_in_series
from withhold_spec.accounted.records import Account
from withhold_spec.policy import budget_limit, fixed_point, scheduling
from withhold_spec.policy.blocks import held_of
from withhold_spec.policy.posterior import Posterior, update
from withhold_spec.policy.scheduling import is_checkpoint, schedule_from
from withhold_spec.policy.shipped import SHIPPED
from withhold_vectors.codec.text import number
from withhold_vectors.codec.trace import (
    FILTER,
    bar_json,
    filter_json,
    posterior_json,
    proposal_json,
    schedule_json,
)
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
    return {"log2": number(fixed_point.log2(integer(request, "number")))}


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


def _public(request: Request) -> Public:
    """What is public in a run with these accounts and closed epochs."""
    users = part(request, "users", list)
    counts = tuple(integer(user, "count") for user in users)
    accounts = tuple(account_of(user) for user in users)
    epochs, gaussian = tuple(epochs_of(request)), is_gaussian(request)
    return Public(params_of(request), counts, accounts, epochs, gaussian)


def closes(request: Request) -> Json:
    """Whether an epoch closes with these accounts, in which series, and each user's available budget."""
    public = _public(request)
    limits = [
        budget_limit.budget_limit_of(public, user, public.samples)
        for user in range(len(public.accounts))
    ]
    closing = scheduling.current(public)
    held = [] if closing is None else held_of(public, closing)
    return {
        "limits": [number(each) for each in limits],
        "closes": SHIPPED.closes(public),
        "length": 0 if closing is None else SHIPPED.length(public),
        "strata": SHIPPED.strata(public),
        "excess_queries": 0 if closing is None else SHIPPED.excess_queries(public),
        "asks_excess": closing is not None and SHIPPED.asks_excess(public),
        "available_budgets": [number(each.available_budget) for each in held],
    }


def posterior(request: Request) -> Json:
    """The posterior before the first epoch and after each epoch, and the filters after the last one."""
    params, posteriors = params_of(request), [Posterior()]
    for epoch in epochs_of(request):
        posteriors.append(update(params, posteriors[-1], epoch))
    filters = [
        filter_json(each.ends, [getattr(each, name) for name in FILTER])
        for each in posteriors[-1].filters
    ]
    return {"posteriors": [posterior_json(each) for each in posteriors], "filters": filters}


def proposals(request: Request) -> Json:
    """The proposals of the epoch that closes with these accounts; none if no epoch closes."""
    public = _public(request)
    made = SHIPPED.proposals(public) if SHIPPED.closes(public) else []
    return {"proposals": [proposal_json(proposal) for proposal in made]}


def bar(request: Request) -> Json:
    """The error bar with these accounts, and its half widths at some confidences.

    Raises: ParameterError.
    """
    found = SHIPPED.bar(_public(request))
    confidences = [Fraction(each) for each in part(request, "confidences", list)]
    return bar_json(found, [found.half_width(each) for each in confidences])


def contribution(request: Request) -> Json:
    """A proposal carried out for a user with this account, whose block has this sum."""
    proposal = Proposal(**proposed(part(request, "proposal", dict)))
    series, size = series_of(part(request, "series", dict)), part(request, "size", int)
    account = account_of(part(request, "account", dict))
    if is_gaussian(request):
        contributed, after = contribute_alone(account, 0, size, proposal)
    else:
        contributed, after = contribute_in_series(series, account, 0, size, proposal)
    return {
        "weight": number(contributed.weight),
        "excess_weight": number(contributed.excess_weight),
        "additional_cost": number(after.spent - account.spent),
        "inside": number(weighted_sum(contributed, integer(request, "sum"))),
        "outside": number(weighted_excess(contributed, integer(request, "sum"))),
        "account": {
            "spent": number(after.spent),
            "series": after.series,
            "sum_cost": number(after.sum_cost),
            "excess_cost": number(after.excess_cost),
        },
    }
