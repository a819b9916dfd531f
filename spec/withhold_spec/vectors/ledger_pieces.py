"""Replies on single pieces of the ledger mechanism and of its shipped policy.

They reach public numbers that no short stream leads to: long times, and any epoch whatever.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict

from withhold_spec import allowance, levels, policy, schedule
from withhold_spec.belief import Belief, believe, update
from withhold_spec.closing import contribution, overhang
from withhold_spec.epochs import Offer, Public
from withhold_spec.gaussian import book_by_itself
from withhold_spec.ledger import book_in_series
from withhold_spec.policy import SHIPPED, Block, interval
from withhold_spec.records import Account
from withhold_spec.schedule import Course, course_from, is_checkpoint, pace_of
from withhold_spec.vectors.given import (
    account_of,
    epochs_of,
    integer,
    is_gaussian,
    offered,
    params_of,
    part,
    series_of,
)
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


def course(request: Request) -> Json:
    """How a series goes that begins at a time with so many pending users."""
    found = course_from(params_of(request), integer(request, "start"), integer(request, "users"))
    return {
        "pace": asdict(found.pace),
        "halves": found.halves,
        "end": number(found.end),
        "marks": [number(mark) for mark in found.marks],
        "probed": [number(time) for time in found.probed],
    }


def closes(request: Request) -> Json:
    """Whether an epoch closes when users have such accounts, in which series, and for how much."""
    users = part(request, "users", list)
    counts = tuple(integer(user, "count") for user in users)
    accounts = tuple(account_of(user) for user in users)
    epochs, gaussian = tuple(epochs_of(request)), is_gaussian(request)
    public = Public(params_of(request), counts, accounts, epochs, gaussian)
    limits = [allowance.limit_of(public, user, public.samples) for user in range(len(users))]
    closing = schedule.current(public)
    blocks = [] if closing is None else policy._blocks(public, Belief(), closing)
    return {
        "limits": [number(each) for each in limits],
        "closes": SHIPPED.closes(public),
        "length": 0 if closing is None else SHIPPED.length(public),
        "probes": 0 if closing is None else SHIPPED.probes(public),
        "asks": closing is not None and SHIPPED.asks(public),
        "allowances": [number(block.allowance) for block in blocks],
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
    """What users with such blocks and allowances are offered after these epochs.

    The epoch belongs to a series of `length` epochs, `probes` of them with an overhang, that began
    with so many `users`; whether it has one is `asked`.
    """
    params, length = params_of(request), part(request, "length", int)
    samples = integer(request, "samples")
    epochs, gaussian = tuple(epochs_of(request)), is_gaussian(request)
    public = Public(params, (samples,), (), epochs, gaussian)
    pace = pace_of(params, part(request, "users", int))
    times = (samples if part(request, "asked", bool) else 0,) * part(request, "probes", int)
    now = Course(pace, 1, 0, (0,) * (length - 1), times)
    believed, blocks = believe(params, public.epochs), []
    for block in part(request, "blocks", list):
        size = part(block, "size", int)
        around = interval(params, believed, size, now.pace.reach)
        paid = integer(block, "probes_paid")
        blocks.append(Block(size, integer(block, "allowance"), paid, around))
    shares = [policy._share(public, now, block) for block in blocks]
    probes = policy._probes(public, now, blocks, shares)
    kept = policy._kept(public, now, blocks, shares, probes)
    most = [
        allowance.affordable(public, block.allowance - keep) // block.interval.width
        for block, keep in zip(blocks, kept, strict=True)
    ]
    caps = levels.caps(params, believed, length, [block.size for block in blocks], most)
    made = map(policy._offer, [block.interval for block in blocks], map(min, most, caps), probes)
    return {"offers": [offer_json(offer) for offer in made]}


def booking(request: Request) -> Json:
    """An offer carried out for a user with such an account, and whose block has such a sum."""
    offer = Offer(**offered(part(request, "offer", dict)))
    series, size = series_of(part(request, "series", dict)), part(request, "size", int)
    account = account_of(part(request, "account", dict))
    if is_gaussian(request):
        booked, after = book_by_itself(account, 0, size, offer)
    else:
        booked, after = book_in_series(series, account, 0, size, offer)
    return {
        "weight": number(booked.weight),
        "probe": number(booked.probe),
        "price": number(after.spent - account.spent),
        "inside": number(contribution(booked, integer(request, "sum"))),
        "outside": number(overhang(booked, integer(request, "sum"))),
        "account": {
            "spent": number(after.spent),
            "series": after.series,
            "sum_cost": number(after.sum_cost),
            "overhang_cost": number(after.overhang_cost),
        },
    }
