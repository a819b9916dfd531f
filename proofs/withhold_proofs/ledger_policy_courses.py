"""The shipped policy's series in time: their courses, and how they go in all small streams."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator, Sequence
from itertools import pairwise

from withhold_proofs.ledger_draws import when_closing
from withhold_proofs.ledger_policy_cases import Draws
from withhold_proofs.ledger_runs import Run, decided, note
from withhold_proofs.ledger_settings import OFFERED, Setting
from withhold_proofs.model import Verdict
from withhold_spec import schedule
from withhold_spec.params import Params
from withhold_spec.policy import SHIPPED
from withhold_spec.records import Epoch
from withhold_spec.schedule import Course

MOST_EPOCHS = 13
"""In a series: five and three quarter doublings at half a doubling each, and the first one."""

MOST_PROBED = 3
"""Overhangs in a series: of its last two doublings, a doubling apart."""

PACED = (
    *(("40", 1), ("16", 1), ("1", 3), ("1/1000", 9)),
    *(("40", 40), ("1/2", 3200), ("1/100", 160_000), ("2000000", 1)),
)
"""Budgets and numbers of users: for each of the paces, twice, and beyond the budgets that have series."""


def courses(longest: int, drawn: int, ends: Sequence[int]) -> Verdict:
    """All courses that begin in short streams, and some in long ones."""
    tally: Tally[str] = Tally()
    for params, start, users in _beginnings(longest, drawn, ends):
        course = schedule.course_from(params, start, users)
        tally["courses"] += 1
        tally["of more epochs"] += course.length > 1
        tally["of most epochs"] += course.length == MOST_EPOCHS
        tally["without overhangs"] += not course.probed
        tally["with one overhang"] += len(course.probed) == 1
        tally["with most overhangs"] += len(course.probed) == MOST_PROBED
        paces = [pace.least for pace in schedule.PACES]
        tally[f"pace {1 + paces.index(course.pace.least)}"] += 1
        tally["narrow" if course.pace.reach < schedule.WIDE else "wide"] += 1
        tally["horizon known" if params.horizon_given else "horizon unknown"] += 1
        fault = _wrong_course(params, start, course)
        if fault:
            return Verdict(False, f"from {start} on, {users} users, {params}: {fault}", tally)
    return Verdict(True, f"{tally['courses']} courses", tally)


def _beginnings(longest: int, drawn: int, ends: Sequence[int]) -> Iterator[tuple[Params, int, int]]:
    """Parameters, a time, and how many users are pending then."""
    for epsilon, users in PACED:
        for horizon in (None, *range(1, longest + 1)):
            params = Params(2, longest, epsilon, 1, horizon=horizon)
            for start in range(1, 2 * longest + 1):
                yield params, start, users
        draws = Draws("courses", epsilon)
        for end in ends:
            known = Params(2**10, 2**60, epsilon, 1, horizon=end)
            unknown = Params(2**10, 2**60, epsilon, 1)
            near = [schedule.mark(end, 1, j) + d for j in range(40) for d in (-1, 0, 1)]
            for start in (*near, *(draws.up_to(end) for _ in range(drawn))):
                if start >= 1:
                    yield known, start, users
                    yield unknown, start, users


def _wrong_course(params: Params, start: int, course: Course) -> str:
    """What is wrong with a course that begins at that time."""
    marks = course.marks
    fault = _wrong_times(course, (start, *marks))
    if fault or not marks:
        return fault
    if params.epsilon > schedule.NO_SERIES:
        return "a series, though noise is nothing"
    if any(one > other for one, other in pairwise(marks)):
        return f"the marks {marks} are not in order"
    if marks[0] <= start:
        return f"the mark {marks[0]} is not later than the beginning"
    if marks[-1] != course.end:
        return f"the last mark {marks[-1]} is not the end, {course.end}"
    if course.length > MOST_EPOCHS:
        return f"{course.length} epochs"
    last = params.horizon if params.horizon_given else params.max_users * params.max_samples
    return f"the end, {course.end}, is beyond {last}" if course.end > last else ""


def _wrong_times(course: Course, times: Sequence[int]) -> str:
    """What is wrong with when overhangs are asked for, in a series with epochs at these times."""
    probed = course.probed
    if not probed:
        return ""
    if not set(probed) <= set(times):
        return f"of the times {times} overhangs have others, {probed}"
    if any(one >= other for one, other in pairwise(probed)):
        return f"the times {probed} of overhangs are not in order"
    if probed[-1] != times[-1]:
        return f"the last overhang is at {probed[-1]}, not at the end, {times[-1]}"
    return "" if len(probed) <= MOST_PROBED else f"{len(probed)} overhangs"


def series(settings: Sequence[Setting], users: int) -> Verdict:
    """In every run epochs of a series close at its marks, and nobody is turned away."""
    tally: Tally[str] = Tally()
    for run in decided(settings, users):
        note(tally, run.state, run.steps[-1])
        if run.steps[-1].ignored:
            continue
        fault = _wrong_closing(run, tally)
        if fault:
            return Verdict(False, f"{run.described}: {fault}", tally)
    return Verdict(True, f"{tally['prefixes']} runs", tally)


def _wrong_overhang(run: Run, epoch: Epoch, tally: Tally[str]) -> str:
    """What is wrong with the overhang of an epoch that has just closed, or with how many there may be."""
    seen, first = when_closing(run), epoch.series.first == len(run.state.epochs)
    course = schedule.current(seen)
    probed = () if course is None else course.probed
    if (epoch.overhang is not None) is not (seen.samples in probed):
        return f"an overhang is released at another time than {probed}"
    if epoch.series.probes != len(probed) or (first and SHIPPED.probes(seen) != len(probed)):
        return f"{epoch.series} has overhangs at {probed}"
    tally["overhangs in series"] += epoch.series.length > 1 and epoch.overhang is not None
    return ""


def _wrong_closing(run: Run, tally: Tally[str]) -> str:
    """What is wrong with whether an epoch has just closed, or with the one that has."""
    seen, epoch = when_closing(run), run.steps[-1].epoch
    course = schedule.running(seen)
    if course is not None:
        tally["times within a series"] += 1
        if (epoch is not None) is not (seen.samples in course.marks):
            return f"of the marks {course.marks} another is taken"
        if seen.samples > course.end:
            return f"a series runs beyond its end, {course.end}"
    if epoch is None:
        return ""
    number = len(run.state.epochs)
    if course is None:
        begun = schedule.beginning(seen)
        if begun is None or (epoch.series.first, epoch.series.length) != (number, begun.length):
            return f"{epoch.series} begins with epoch {number}"
        tally["series after a series"] += any(one.series.length > 1 for one in seen.epochs)
    elif epoch.series != seen.epochs[-1].series:
        return f"epoch {number} is in {epoch.series}"
    else:
        tally["series that end"] += seen.samples == course.end
    fault = _wrong_overhang(run, epoch, tally)
    if fault:
        return fault
    offers = SHIPPED.offers(seen)
    for offer, booking in zip(offers, epoch.bookings, strict=True):
        if any(getattr(offer, name) != getattr(booking, name) for name in OFFERED):
            return f"{offer} is booked as {booking}"
    return ""
