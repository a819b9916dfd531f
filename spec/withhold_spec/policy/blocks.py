"""The withheld blocks: what their users may spend, and in which strata and intervals their sums are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from withhold_spec.accounted.interface import Public
from withhold_spec.params import Params
from withhold_spec.policy import scheduling
from withhold_spec.policy.budget_limit import affordable_change, available_budget
from withhold_spec.policy.design import design_of, noise_deviation, relative_noise
from withhold_spec.policy.fixed_point import ONE, int_of, root_of
from withhold_spec.policy.intervals import (
    NEGLIGIBLE,
    WORTH,
    Interval,
    are_whole,
    interval,
)
from withhold_spec.policy.posterior import Posterior
from withhold_spec.policy.scheduling import Schedule
from withhold_spec.policy.strata import place_of, strata_of, stratum_of, worth_of


@dataclass(frozen=True)
class Held:
    """The withheld samples of a user, and what the user may spend on them.

    size: how many they are. count: all samples of the user. place: of the user, on the line. worth:
    what they count in the estimate. stratum: the one that they add to. available_budget: for all
    epochs of the series, in account units. excess_paid: the part of it that earlier excess queries
    of the series cost.
    """

    size: int
    count: int
    place: int
    worth: int
    stratum: int
    available_budget: int
    excess_paid: int


@dataclass(frozen=True)
class Block:
    """Withheld samples and the interval of their sum."""

    held: Held
    interval: Interval

    def excess_is_useful(self, params: Params) -> bool:
        """Whether its excess is useful: to widen the interval, or to lower the bound on a sample's variance."""
        return self.interval.saturation > 0 and (self.interval.clips or params.grid > 1)


def number_of_strata(public: Public) -> int:
    """The number of strata of the epoch that closes now: a series keeps that of its first epoch."""
    if scheduling.running(public):
        return public.epochs[-1].series.strata
    return strata_of(public)


def blocks_of(public: Public, posterior: Posterior, schedule: Schedule) -> list[Block]:
    """The withheld blocks, in the order of `withheld_users`."""
    held, line = held_of(public, schedule), posterior.line
    whole = [
        is_whole(public, posterior, schedule, [each for each in held if each.stratum == stratum])
        for stratum in range(number_of_strata(public))
    ]
    return [
        Block(
            each,
            interval(
                public.params,
                line.at(each.place),
                posterior.scatter.users,
                each.size,
                schedule.cadence.reach,
                whole[each.stratum],
            ),
        )
        for each in held
    ]


def held_of(public: Public, schedule: Schedule) -> list[Held]:
    """What users hold. A budget is what the limit at the end of the series exceeds what was spent before it."""
    first = public.epochs[-1].series.first if scheduling.running(public) else None
    strata, users, samples = number_of_strata(public), len(public.counts), public.samples
    held = []
    for user in public.withheld_users:
        account, count = public.accounts[user], public.counts[user]
        size = count - account.released
        before, excess_paid = int_of(account.spent), 0
        if account.series == first:
            excess_paid = int_of(account.excess_cost)
            before -= int_of(account.sum_cost) + excess_paid
        held.append(
            Held(
                size,
                count,
                place_of(count, users, samples),
                worth_of(public.params, size, count),
                stratum_of(count, users, samples, strata),
                available_budget(public, user, schedule.end, before),
                excess_paid,
            )
        )
    return held


def is_whole(
    public: Public, posterior: Posterior, schedule: Schedule, held: Sequence[Held]
) -> bool:
    """Whether the intervals of a stratum are whole: for its users, or because they then cost little noise.

    Little is a negligible part of the variance of the stratum's mean, or less than what excesses
    have shown to lie outside of intervals that were not whole.
    """
    params = public.params
    if are_whole(params, len(public.withheld_users), len(public.counts)):
        return True
    sizes = [each.size for each in held]
    design = design_of(
        [1] * len(held), sizes, [each.worth for each in held], [each.place for each in held]
    )
    deviation = noise_deviation(params, schedule.length, number_of_strata(public))
    most = sum(affordable_change(public, each.available_budget) for each in held)
    noise = relative_noise(deviation, most)
    own = posterior.line.at(design.wanted_at).variance * design.own // ONE
    return NEGLIGIBLE * noise < own or WORTH * root_of(noise) < posterior.clipping.outside
