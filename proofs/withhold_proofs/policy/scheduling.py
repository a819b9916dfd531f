"""The shipped policy's schedules of series, and how series proceed in all small streams."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator, Sequence
from itertools import pairwise

from withhold_proofs.accounted.draws import when_closing
from withhold_proofs.accounted.runs import Run, decided, every_run
from withhold_proofs.accounted.settings import OFFERED, Setting
from withhold_proofs.model import Verdict
from withhold_proofs.policy.cases import Draws
from withhold_spec.accounted.records import Epoch
from withhold_spec.params import Params
from withhold_spec.policy import scheduling
from withhold_spec.policy.scheduling import Schedule
from withhold_spec.policy.strata import strata_of

MOST_EPOCHS = 9
"""In a series: eight doublings, one at a time, and the first one."""

PACED = (
    *(("40", 1), ("16", 1), ("1", 3), ("1/1000", 9)),
    *(("40", 40), ("1/2", 3200), ("1/100", 160_000), ("2000000", 1)),
)
"""Budgets and numbers of users: for each of the cadences, twice, and beyond the budgets that have series."""


def schedules(longest: int, drawn: int, ends: Sequence[int]) -> Verdict:
    """All schedules that begin in short streams, and some in long ones."""
    tally: Tally[str] = Tally()
    for params, start, users in _beginnings(longest, drawn, ends):
        schedule = scheduling.schedule_from(params, start, users)
        tally["schedules"] += 1
        tally["of more epochs"] += schedule.length > 1
        tally["of most epochs"] += schedule.length == MOST_EPOCHS
        tally["with excesses" if schedule.asks else "without excesses"] += 1
        cadences = [cadence.least for cadence in scheduling.CADENCES]
        tally[f"cadence {1 + cadences.index(schedule.cadence.least)}"] += 1
        tally["narrow" if schedule.cadence.reach < scheduling.WIDE else "wide"] += 1
        tally["horizon known" if params.horizon_given else "horizon unknown"] += 1
        fault = _wrong_schedule(params, start, schedule)
        if fault:
            return Verdict(False, f"from {start} on, {users} users, {params}: {fault}", tally)
    return Verdict(True, f"{tally['schedules']} schedules", tally)


def _beginnings(longest: int, drawn: int, ends: Sequence[int]) -> Iterator[tuple[Params, int, int]]:
    """Parameters, a time, and the number of users with withheld samples then."""
    for epsilon, users in PACED:
        for horizon in (None, *range(1, longest + 1)):
            params = Params(2, longest, epsilon, 1, horizon=horizon)
            for start in range(1, 2 * longest + 1):
                yield params, start, users
        draws = Draws("schedules", epsilon)
        for end in ends:
            known = Params(2**10, 2**60, epsilon, 1, horizon=end)
            unknown = Params(2**10, 2**60, epsilon, 1)
            near = [scheduling.release_time(end, 1, j) + d for j in range(40) for d in (-1, 0, 1)]
            for start in (*near, *(draws.up_to(end) for _ in range(drawn))):
                if start >= 1:
                    yield known, start, users
                    yield unknown, start, users


def _wrong_schedule(params: Params, start: int, schedule: Schedule) -> str:
    """The fault of a schedule that begins at that time, if any."""
    release_times = schedule.release_times
    if schedule.queries != (schedule.length if schedule.asks else 0):
        return f"{schedule.queries} excess queries in {schedule.length} epochs"
    if not release_times:
        return ""
    if params.epsilon > scheduling.NO_SERIES:
        return "a series, though noise is nothing"
    if any(one > other for one, other in pairwise(release_times)):
        return f"the release times {release_times} are not in order"
    if release_times[0] <= start:
        return f"the release time {release_times[0]} is not later than the beginning"
    if release_times[-1] != schedule.end:
        return f"the last release time {release_times[-1]} is not the end, {schedule.end}"
    if schedule.length > MOST_EPOCHS:
        return f"{schedule.length} epochs"
    last = params.horizon if params.horizon_given else params.max_users * params.max_samples
    return f"the end, {schedule.end}, is beyond {last}" if schedule.end > last else ""


def series(settings: Sequence[Setting], users: int) -> Verdict:
    """In every run, the epochs of a series close at its release times, and every proposal is carried out."""
    return every_run(decided(settings, users), _wrong_closing)


def _wrong_excess(run: Run, epoch: Epoch, tally: Tally[str]) -> str:
    """The fault of the excess or of the strata of an epoch that has just closed, if any."""
    seen, first = when_closing(run), epoch.series.first == len(run.state.epochs)
    schedule, policy = scheduling.current(seen), run.plan.policy
    asks, queries = (False, 0) if schedule is None else (schedule.asks, schedule.queries)
    if (epoch.excess is not None) is not asks:
        return f"an excess is released or not, other than {schedule} says"
    if epoch.series.excess_queries != queries or (first and policy.excess_queries(seen) != queries):
        return f"{epoch.series} has excess queries for {queries}"
    strata = epoch.series.strata
    if policy.strata(seen) != strata or (first and strata != strata_of(seen)):
        return f"{epoch.series} has other strata than the policy says"
    if not all(0 <= each.stratum < strata for each in epoch.contributions):
        return f"a block is in none of {strata} strata"
    tally["excesses in series"] += epoch.series.length > 1 and epoch.excess is not None
    tally["strata of a series kept"] += not first and strata != strata_of(seen)
    return ""


def _wrong_closing(run: Run, tally: Tally[str]) -> str:
    """The fault of closing, or not closing, an epoch now, if any."""
    if run.steps[-1].ignored:
        return ""
    seen, epoch = when_closing(run), run.steps[-1].epoch
    schedule = scheduling.running(seen)
    if schedule is not None:
        tally["times within a series"] += 1
        if (epoch is not None) is not (seen.samples in schedule.release_times):
            return f"of the release times {schedule.release_times} another is taken"
        if seen.samples > schedule.end:
            return f"a series runs beyond its end, {schedule.end}"
    if epoch is None:
        return ""
    number = len(run.state.epochs)
    if schedule is None:
        begun = scheduling.beginning(seen)
        if begun is None or (epoch.series.first, epoch.series.length) != (number, begun.length):
            return f"{epoch.series} begins with epoch {number}"
        tally["series after a series"] += any(one.series.length > 1 for one in seen.epochs)
    elif epoch.series != seen.epochs[-1].series:
        return f"epoch {number} is in {epoch.series}"
    else:
        tally["series that end"] += seen.samples == schedule.end
    fault = _wrong_excess(run, epoch, tally)
    if fault:
        return fault
    proposals = run.plan.policy.proposals(seen)
    for proposal, contribution in zip(proposals, epoch.contributions, strict=True):
        if any(getattr(proposal, name) != getattr(contribution, name) for name in OFFERED):
            return f"{proposal} is carried out as {contribution}"
    return ""
