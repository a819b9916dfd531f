"""The shipped policy's series in time broken on purpose."""

from __future__ import annotations

from dataclasses import replace

from withhold_proofs.model import Mutant
from withhold_spec.accounted.interface import Public
from withhold_spec.params import Params
from withhold_spec.policy import scheduling
from withhold_spec.policy.scheduling import Schedule
from withhold_spec.policy.shipped import ShippedPolicy


def _withheld_at_the_end(public: Public) -> Schedule | None:
    params = public.params
    if params.horizon_given and public.samples == params.horizon:
        return None
    return scheduling.current(public)


def _end_left_out(params: Params, start: int, users: int) -> Schedule:
    """The last mark of a course is left out."""
    made = scheduling.schedule_from(params, start, users)
    return replace(made, release_times=made.release_times[:-1])


def _one_step_more(params: Params, start: int, users: int) -> Schedule:
    """A course is counted back for one step more, to before its beginning."""
    made = scheduling.schedule_from(params, start, users)
    first = scheduling.release_time(made.end, made.half_doublings, len(made.release_times))
    return replace(made, release_times=(first, *made.release_times)) if made.release_times else made


def _past_the_end(params: Params, start: int, users: int) -> Schedule:
    """A course ends a step after its end."""
    made = scheduling.schedule_from(params, start, users)
    end = 2 * made.end
    return (
        replace(made, end=end, release_times=(*made.release_times, end))
        if made.release_times
        else made
    )


def _queried_but_at_the_end(params: Params, start: int, users: int) -> Schedule:
    """Overhangs are not asked for at the end of a series."""
    made = scheduling.schedule_from(params, start, users)
    times = (start, *made.release_times[:-1])
    return replace(
        made,
        excess_times=times[-len(made.excess_times) :]
        if made.excess_times and made.release_times
        else (),
    )


def _queried_always(params: Params, start: int, users: int) -> Schedule:
    """Overhangs are asked for in every epoch, if in any."""
    made = scheduling.schedule_from(params, start, users)
    return replace(made, excess_times=(start, *made.release_times) if made.excess_times else ())


def _one_excess_less(self: ShippedPolicy, public: Public) -> int:
    return max(0, ShippedPolicy.excess_queries(self, public) - 1)


def _never_over(public: Public) -> Schedule | None:
    """A series runs on after its end."""
    if not public.epochs or public.epochs[-1].series.length == 1:
        return None
    first = public.epochs[public.epochs[-1].series.first - 1]
    return scheduling.schedule_from(public.params, first.samples, len(first.contributions))


def _at_checkpoints_too(public: Public) -> Schedule | None:
    """In a series an epoch may close at every checkpoint."""
    schedule = scheduling.running(public)
    if schedule is not None and scheduling.is_checkpoint(public, public.samples, 8):
        return schedule
    return scheduling.current(public)


SCHEDULE_MUTANTS = (
    Mutant(
        "policy-nothing-at-horizon",
        "No epoch closes at the horizon.",
        overrides={"withhold_spec.policy.scheduling:current": _withheld_at_the_end},
    ),
    Mutant(
        "policy-end-left-out",
        "The last mark of a course is not its end.",
        overrides={"withhold_spec.policy.scheduling:schedule_from": _end_left_out},
    ),
    Mutant(
        "policy-one-step-more",
        "A course has one step more, and so a mark that may lie before its beginning.",
        overrides={"withhold_spec.policy.scheduling:schedule_from": _one_step_more},
    ),
    Mutant(
        "policy-past-the-end",
        "A course goes on for a doubling after its end.",
        overrides={"withhold_spec.policy.scheduling:schedule_from": _past_the_end},
    ),
    Mutant(
        "policy-queried-but-at-the-end",
        "Overhangs are asked for at the times before the last ones, and not at the end.",
        overrides={"withhold_spec.policy.scheduling:schedule_from": _queried_but_at_the_end},
    ),
    Mutant(
        "policy-queried-always",
        "Overhangs are asked for in every epoch of a series, if in any.",
        overrides={"withhold_spec.policy.scheduling:schedule_from": _queried_always},
    ),
    Mutant(
        "policy-one-excess-less",
        "A series is said to have one overhang less than it has times for.",
        overrides={"withhold_spec.policy.shipped:ShippedPolicy.excess_queries": _one_excess_less},
    ),
    Mutant(
        "policy-never-over",
        "A series of more than one epoch is never over, so that no other can begin.",
        overrides={"withhold_spec.policy.scheduling:running": _never_over},
    ),
    Mutant(
        "policy-at-checkpoints-too",
        "An epoch of a series may close between its marks.",
        overrides={"withhold_spec.policy.scheduling:current": _at_checkpoints_too},
    ),
)
