"""Replies on single pieces of the ledger mechanism and of its shipped policy.

They reach public numbers that no short stream leads to: long times, and any epoch whatever.
"""

from __future__ import annotations

from collections.abc import Mapping

from withhold_spec import allowance, schedule
from withhold_spec.belief import Belief, update
from withhold_spec.epochs import LEDGER, Offer, Public
from withhold_spec.ledger import book, contribution, overhang, settle
from withhold_spec.params import Params
from withhold_spec.policy import SHIPPED
from withhold_spec.records import Account
from withhold_spec.schedule import is_checkpoint
from withhold_spec.vectors.given import epochs_of, integer, offered, params_of, part
from withhold_spec.vectors.model import Json
from withhold_spec.vectors.text import number
from withhold_spec.vectors.trace import offer_json

Request = Mapping[str, object]


def log2(request: Request) -> Json:
    """The fixed-point logarithm."""
    return {"log2": number(allowance.log2(integer(request, "number")))}


def limit(request: Request) -> Json:
    """What a user may have used of the ledger, when so many users have been seen."""
    count, first, samples = (integer(request, name) for name in ("count", "first", "samples"))
    seen = (Account(first=1),) * part(request, "seen", int)
    public = Public(params_of(request), (), seen, ())
    return {"limit": number(allowance.limit(public, count, first, samples))}


def checkpoints(request: Request) -> Json:
    """The checkpoints from `first` to `last`."""
    public, steps = Public(params_of(request), (), (), ()), part(request, "steps", int)
    times = range(integer(request, "first"), integer(request, "last") + 1)
    return {"checkpoints": [number(t) for t in times if is_checkpoint(public, t, steps)]}


def closes(request: Request) -> Json:
    """Whether an epoch closes when users have such accounts, and the limits that decide it."""
    users = part(request, "users", list)
    accounts = tuple(
        Account(**{name: integer(user, name) for name in ("covered", "first", "closed")})
        for user in users
    )
    counts = tuple(integer(user, "count") for user in users)
    public = Public(params_of(request), counts, accounts, ())
    return {
        "granted": [number(allowance.granted(public, account)) for account in accounts],
        "limits": [number(allowance.current_limit(public, user)) for user in range(len(users))],
        "closes": schedule.closes(public),
    }


def belief(request: Request) -> Json:
    """What is believed before the first epoch, and after every one."""
    params, believed = params_of(request), [Belief()]
    for epoch in epochs_of(request):
        believed.append(update(params, believed[-1], epoch))
    return {
        "beliefs": [
            {
                "centre": number(each.centre),
                "doubt": number(each.doubt),
                "variance": number(each.variance),
                "spread": number(each.spread),
            }
            for each in believed
        ]
    }


def offers(request: Request) -> Json:
    """What users with such blocks and allowances are offered after these epochs, before the end.

    The blocks hold two samples or more in all.
    """
    params, blocks = _at_its_end(params_of(request)), part(request, "blocks", list)
    sizes = tuple(part(block, "size", int) for block in blocks)
    # past the horizon a user may use the whole ledger, so what was spent leaves any allowance
    accounts = tuple(Account(spent=LEDGER - integer(block, "allowance")) for block in blocks)
    public = Public(params, sizes, accounts, tuple(epochs_of(request)))
    return {"offers": [offer_json(offer) for offer in SHIPPED.offers(public)]}


def _at_its_end(params: Params) -> Params:
    """The same parameters with a horizon that has passed, where limits are the whole ledger."""
    fields = {name: getattr(params, name) for name in params.__dataclass_fields__}
    del fields["horizon_given"]
    return Params(**{**fields, "horizon": 1})


def booking(request: Request) -> Json:
    """An offer carried out for a user who has spent so much, and whose block has such a sum."""
    offer = Offer(**offered(part(request, "offer", dict)))
    account, size = Account(spent=integer(request, "spent")), part(request, "size", int)
    booked = book(account, 0, size, offer)
    return {
        "weight": number(booked.weight),
        "probe": number(booked.probe),
        "charge": number(booked.charge),
        "inside": number(contribution(booked, integer(request, "sum"))),
        "outside": number(overhang(booked, integer(request, "sum"))),
        "spent": number(settle(account, booked, size).spent),
    }
