"""The shipped policy's series in time broken on purpose."""

from __future__ import annotations

from dataclasses import replace

from withhold_proofs.model import Mutant
from withhold_spec import schedule
from withhold_spec.epochs import Public
from withhold_spec.params import Params
from withhold_spec.policy import ShippedPolicy
from withhold_spec.schedule import Course


def _withheld_at_the_end(public: Public) -> Course | None:
    params = public.params
    if params.horizon_given and public.samples == params.horizon:
        return None
    return schedule.current(public)


def _end_left_out(params: Params, start: int, users: int) -> Course:
    """The last mark of a course is left out."""
    made = schedule.course_from(params, start, users)
    return replace(made, marks=made.marks[:-1])


def _one_step_more(params: Params, start: int, users: int) -> Course:
    """A course is counted back for one step more, to before its beginning."""
    made = schedule.course_from(params, start, users)
    first = schedule.mark(made.end, made.halves, len(made.marks))
    return replace(made, marks=(first, *made.marks)) if made.marks else made


def _past_the_end(params: Params, start: int, users: int) -> Course:
    """A course ends a step after its end."""
    made = schedule.course_from(params, start, users)
    end = 2 * made.end
    return replace(made, end=end, marks=(*made.marks, end)) if made.marks else made


def _probed_but_at_the_end(params: Params, start: int, users: int) -> Course:
    """Overhangs are not asked for at the end of a series."""
    made = schedule.course_from(params, start, users)
    times = (start, *made.marks[:-1])
    return replace(made, probed=times[-len(made.probed) :] if made.probed and made.marks else ())


def _probed_always(params: Params, start: int, users: int) -> Course:
    """Overhangs are asked for in every epoch, if in any."""
    made = schedule.course_from(params, start, users)
    return replace(made, probed=(start, *made.marks) if made.probed else ())


def _one_probe_less(self: ShippedPolicy, public: Public) -> int:
    return max(0, ShippedPolicy.probes(self, public) - 1)


def _never_over(public: Public) -> Course | None:
    """A series runs on after its end."""
    if not public.epochs or public.epochs[-1].series.length == 1:
        return None
    first = public.epochs[public.epochs[-1].series.first - 1]
    return schedule.course_from(public.params, first.samples, len(first.bookings))


def _at_checkpoints_too(public: Public) -> Course | None:
    """In a series an epoch may close at every checkpoint."""
    course = schedule.running(public)
    if course is not None and schedule.is_checkpoint(public, public.samples, 8):
        return course
    return schedule.current(public)


COURSE_MUTANTS = (
    Mutant(
        "policy-nothing-at-horizon",
        "No epoch closes at the horizon.",
        {"withhold_spec.schedule:current": _withheld_at_the_end},
    ),
    Mutant(
        "policy-end-left-out",
        "The last mark of a course is not its end.",
        {"withhold_spec.schedule:course_from": _end_left_out},
    ),
    Mutant(
        "policy-one-step-more",
        "A course has one step more, and so a mark that may lie before its beginning.",
        {"withhold_spec.schedule:course_from": _one_step_more},
    ),
    Mutant(
        "policy-past-the-end",
        "A course goes on for a doubling after its end.",
        {"withhold_spec.schedule:course_from": _past_the_end},
    ),
    Mutant(
        "policy-probed-but-at-the-end",
        "Overhangs are asked for at the times before the last ones, and not at the end.",
        {"withhold_spec.schedule:course_from": _probed_but_at_the_end},
    ),
    Mutant(
        "policy-probed-always",
        "Overhangs are asked for in every epoch of a series, if in any.",
        {"withhold_spec.schedule:course_from": _probed_always},
    ),
    Mutant(
        "policy-one-probe-less",
        "A series is said to have one overhang less than it has times for.",
        {"withhold_spec.policy:ShippedPolicy.probes": _one_probe_less},
    ),
    Mutant(
        "policy-never-over",
        "A series of more than one epoch is never over, so that no other can begin.",
        {"withhold_spec.schedule:running": _never_over},
    ),
    Mutant(
        "policy-at-checkpoints-too",
        "An epoch of a series may close between its marks.",
        {"withhold_spec.schedule:current": _at_checkpoints_too},
    ),
)
