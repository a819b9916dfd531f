"""What the proposals of an epoch are made from: what they have in common, and what accounts allow.

Intervals depend only on a block's size and its user's count, so they are computed once for each
pair that occurs. What accounts allow is columns over the users, or over some of them: what is needed
of all users together adds up.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

import numpy as np

from withhold.core.batch import Ints, Mask
from withhold.core.columns import sums_at, total
from withhold.core.counter import Numbers
from withhold.core.params import Params
from withhold.policy.budgets import B
from withhold.policy.design import Worths, noise_deviation, relative_noise
from withhold.policy.fixed_point import root_of, scaled
from withhold.policy.intervals import Intervals, Kinds, Table, are_whole, table_of
from withhold.policy.posterior import Posterior
from withhold.policy.scheduling import EXCESS_SHARE, EXCESS_WORTH, Schedule, reaches
from withhold.policy.weights import Trade

NEGLIGIBLE = 64  # whole intervals whose noise has less than a 64th of the variance of the mean
WORTH = 4  # whole intervals if four deviations of their noise are less than what is cut off


@dataclass(frozen=True, slots=True)
class Plan:
    """What the proposals of an epoch have in common, before any account is looked at.

    kinds: of blocks; stratum: of each kind. number: how many blocks there are; users: how many users
    in all. length, asks: of the series. ended: whether the end of the stream is known and reached.
    """

    params: Params
    kinds: Kinds
    stratum: Ints
    strata: int
    number: int
    users: int
    length: int
    asks: bool
    ended: bool

    @property
    def noise(self) -> int:
        """The standard deviation of the noise of a sum, in budget units."""
        return noise_deviation(self.params, self.length, self.strata)

    @property
    def divisors(self) -> Ints:
        """What a level is divided by, for each kind."""
        count = self.kinds.count
        return np.ones_like(count) if self.params.weighting == "sample" else count

    def blocks(self, number: Ints) -> list[Worths]:
        """The blocks of each stratum, with so many of each kind."""
        strata = range(self.strata)
        return [self.kinds.worths(np.where(self.stratum == each, number, 0)) for each in strata]

    def useful(self, table: Table) -> Mask:
        """Whether an excess query of each kind of block would be useful; none is where none is asked."""
        return table.of_use(self.params.grid) & self.asks

    def is_asked(self, change: int) -> bool:
        """Whether an excess that can change by so much reaches EXCESS_WORTH scales of its noise."""
        return reaches(self.params, change, EXCESS_WORTH, self.length)


def plan_of(
    params: Params,
    schedule: Schedule,
    strata: int,
    kinds: Kinds,
    number: int,
    users: int,
    samples: int,
) -> Plan:
    """The plan for so many blocks of these kinds, with so many users and samples in all."""
    stratum = (kinds.heavy & (strata > 1)).astype(np.int64)
    ended = samples == params.horizon
    length, asks = schedule.length, schedule.asks
    return Plan(params, kinds, stratum, strata, number, users, length, asks, ended)


class Offers(Generic[B]):
    """What the accounts of some users allow, one entry for each.

    kind: of each user's block. available: budgets. paid: what the excess queries of the series have
    cost so far. shares: what they may cost.

    In a longer series the share of all its excess queries is kept free. At a known end an excess
    only refines the error bar: there a longer series spends no more on it than `paid`, except for
    users of whom no excess was asked before.
    """

    __slots__ = ("available", "kind", "paid", "plan", "shares")

    def __init__(self, plan: Plan, kind: Ints, available: B, paid: B) -> None:
        self.plan, self.kind, self.available, self.paid = plan, kind, available, paid
        self.shares = available.part(EXCESS_SHARE)
        if not plan.asks:
            self.shares = available.cost_of(np.zeros_like(kind))
        elif plan.ended:
            first = self.shares.only(paid.change() == 0)
            self.shares = self.shares.least(paid).plus(first)

    @property
    def stratum(self) -> Ints:
        """The stratum of each block."""
        return self.plan.stratum[self.kind]

    def changes(self) -> list[int]:
        """The largest change of each stratum's sum that the budgets pay for together."""
        stratum, changes = self.stratum, self.available.change()
        return [total(changes[rows_of(stratum, each)]) for each in range(self.plan.strata)]

    def excess_changes(self, table: Table) -> Numbers:
        """The largest change of the excess that each share pays for, where a query is useful."""
        changes: Numbers = np.where(self.plan.useful(table)[self.kind], self.shares.change(), 0)
        return changes

    def excess_weights(self, table: Table, changes: Numbers) -> Numbers:
        """The excess weights that cost these changes."""
        weights: Numbers = changes // np.maximum(table.saturation, 1)[self.kind]
        return weights

    def most(self, table: Table, excess_weights: Numbers) -> Ints:
        """The largest weight that each budget pays for, beside the excess."""
        kept = self.shares
        if self.plan.ended or self.plan.length == 1:
            cost = self.available.cost_of(excess_weights * table.saturation[self.kind])
            kept = cost.most(self.paid)
        width = (table.high - table.low)[self.kind]
        most: Ints = (self.available.less(kept).change() // width).astype(np.int64, copy=False)
        return most


def choose_table(
    posterior: Posterior,
    schedule: Schedule,
    plan: Plan,
    blocks: list[Worths],
    changes: Callable[[], list[int]],
    *,
    wide: bool,
) -> Table:
    """The intervals of all kinds of blocks.

    changes: how much the sum of each stratum can change; asked for if it matters. wide: whether sums
    over the users to whom the table is applied at a time may need more than 64 bits.
    """
    whole = [True] * plan.strata
    if not are_whole(plan.params, plan.number, plan.users):
        whole = [
            are_better_whole(posterior, plan.noise, each, change)
            for each, change in zip(blocks, changes(), strict=True)
        ]
    intervals = Intervals(plan.params.grid, posterior.scatter.users, schedule.cadence.reach)
    by_kind = np.array(whole, dtype=np.bool_)[plan.stratum]
    return table_of(intervals, posterior.line, plan.kinds, by_kind, wide=wide)


def trade_of(posterior: Posterior, plan: Plan, blocks: Worths) -> Trade:
    """What the weights of a stratum with these blocks are chosen by."""
    level = posterior.line.at(blocks.wanted_at)
    scatter = posterior.scatter_variance(level)
    return Trade(
        blocks, plan.noise, plan.params.grid, level.variance, scatter, posterior.line.slope
    )


def rows_of(stratum: Ints, each: int) -> Mask | slice:
    """The users of a stratum; all of them, if they are, so that columns are not copied."""
    inside: Mask = stratum == each
    return slice(None) if inside.all() else inside


def are_better_whole(posterior: Posterior, noise: int, blocks: Worths, change: int) -> bool:
    """Whether whole intervals cost a stratum with these blocks little noise.

    `change` is the largest change of its sum that the available budgets pay for together.

    Little is: a negligible part of the variance of the mean, or less than what excesses have shown
    to lie outside of the intervals that were not whole.
    """
    own = scaled(posterior.line.at(blocks.wanted_at).variance, blocks.own)
    whole = relative_noise(noise, change)
    return NEGLIGIBLE * whole < own or WORTH * root_of(whole) < posterior.clipping.outside


def sum_by_kind(column: Numbers, kind: Ints, kinds: int) -> list[int]:
    """The sum of `column` over each kind."""
    return [int(number) for number in sums_at(kind, column, kinds).tolist()]
