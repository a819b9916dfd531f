"""Single pieces of the ledger mechanism: its clockwork, what it believes, and what it offers."""

from __future__ import annotations

from dataclasses import asdict

import numpy as np

from withhold.batch import Ints
from withhold.constants import gaussian_constants
from withhold.gaussian import GaussianEngine
from withhold.offers import Offers, Table, make_offers, numbers
from withhold.outlook import Outlook
from withhold.testing import ZeroTape
from withhold.timetable import LEDGER, Course, Timetable, log2, log2_all
from withhold.vectors.files import Json
from withhold.vectors.given import integer, is_gaussian, objects, params_of, part
from withhold.vectors.trace import OFFERED, offer_json, text


def log2_piece(request: Json) -> Json:
    """The fixed-point logarithm."""
    return {"log2": text(log2(integer(request, "number")))}


def limit(request: Json) -> Json:
    """What a user may have used of the ledger by a time."""
    timetable = Timetable(params_of(request.get("params")))
    count, first, now = (integer(request, name) for name in ("count", "first", "samples"))
    seen = part(request, "seen", int)
    (found,) = timetable.limits(_ints([count]), log2_all(_ints([first])), now, seen).tolist()
    return {"limit": text(found)}


def checkpoints(request: Json) -> Json:
    """The checkpoints between two times, each found from the one before."""
    timetable, steps = Timetable(params_of(request.get("params"))), part(request, "steps", int)
    found: list[str] = []
    time = timetable.next_checkpoint(integer(request, "first") - 1, steps)
    while time <= integer(request, "last"):
        found.append(text(time))
        time = timetable.next_checkpoint(time, steps)
    return {"checkpoints": found}


def course(request: Json) -> Json:
    """How a series goes that begins at a time with so many pending users."""
    timetable = Timetable(params_of(request.get("params")))
    found = timetable.course(integer(request, "start"), integer(request, "users"))
    return {
        "pace": asdict(found.pace),
        "halves": found.halves,
        "end": text(found.end),
        "marks": [text(mark) for mark in found.marks],
        "probed": [text(time) for time in found.probed],
    }


def belief(request: Json) -> Json:
    """What is believed before the first epoch, and after every one."""
    outlook = Outlook(params_of(request.get("params")))
    beliefs = [_believed(outlook)]
    for epoch in objects(request, "epochs"):
        _learn(outlook, epoch)
        beliefs.append(_believed(outlook))
    return {"beliefs": beliefs}


def offers(request: Json) -> Json:
    """What users with such blocks and allowances are offered after these epochs."""
    params = params_of(request.get("params"))
    outlook, now = Outlook(params), integer(request, "samples")
    pace = Timetable(params).pace(part(request, "users", int))
    later, probes = part(request, "length", int) - 1, part(request, "probes", int)
    times = (now if part(request, "asked", bool) else 0,) * probes
    for epoch in objects(request, "epochs"):
        _learn(outlook, epoch)
    blocks = objects(request, "blocks")
    sizes = _ints([part(block, "size", int) for block in blocks])
    allowed = [integer(block, "allowance") for block in blocks]
    paid = _ints([integer(block, "probes_paid") for block in blocks])
    course = Course(pace, 1, 0, (0,) * later, times)
    if is_gaussian(request):
        made = _in_squares(outlook, course, now, sizes, allowed)
    else:
        made = make_offers(outlook, course, now, sizes, _ints(allowed), paid)
    return {"offers": [offer_json(booking) for booking in made.bookings(np.arange(len(blocks)))]}


def _in_squares(
    outlook: Outlook, course: Course, now: int, sizes: Ints, allowed: list[int]
) -> Offers:
    """What an engine with Gaussian noise offers to users whose limits leave them so much."""
    engine = GaussianEngine(gaussian_constants(outlook.params), ZeroTape())
    engine.add_users(len(allowed))
    engine._outlook, engine._course, engine._samples = outlook, course, now
    limits = [-(-each // LEDGER) for each in allowed]
    for user, (limit, each) in enumerate(zip(limits, allowed, strict=True)):
        engine._spent_low[user] = limit * LEDGER - each
    return engine._offers(np.arange(len(allowed)), sizes, _ints(limits))


def _believed(outlook: Outlook) -> Json:
    return {
        "centre": text(outlook.centre),
        "doubt": text(outlook.doubt),
        "variance": text(outlook.variance),
        "spread": text(outlook.spread),
    }


def _learn(outlook: Outlook, epoch: Json) -> None:
    """Takes in an epoch whose bookings may be any: each has a kind of its own."""
    bookings = objects(epoch, "bookings")
    columns = {
        name: numbers([integer(booking, name) for booking in bookings], wide=True)
        for name in OFFERED
    }
    sizes = _ints([part(booking, "size", int) for booking in bookings])
    weights, probes = columns.pop("weight"), columns.pop("probe")
    clips = columns["high"] - columns["low"] < sizes * outlook.params.grid
    deviation = [outlook.deviation(size) for size in sizes.tolist()]
    table = Table(sizes, **columns, clips=clips.astype(np.bool_), deviation=deviation)
    length, asked = (part(part(epoch, "series", dict), name, int) for name in ("length", "probes"))
    booked = Offers(length, asked, table, np.arange(len(bookings)), weights, probes)
    overhang = None if epoch["overhang"] is None else integer(epoch, "overhang")
    outlook.learn(integer(epoch, "sum"), overhang, booked.parts(outlook.params.grid))


def _ints(values: list[int]) -> Ints:
    return np.array(values, dtype=np.int64)
