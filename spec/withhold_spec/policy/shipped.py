"""The shipped policy of the ledger mechanism: intervals around the line of levels, and weights.

All arithmetic is in integers and fixed point, so that every implementation agrees bit for bit.
Nothing here affects privacy, because the mechanism charges every proposal that it carries out.
"""

from __future__ import annotations

from collections.abc import Sequence

from withhold_spec.accounted.interface import Proposal, Public
from withhold_spec.accounted.records import Epoch
from withhold_spec.policy import scheduling
from withhold_spec.policy.blocks import Block, blocks_of, number_of_strata
from withhold_spec.policy.budget_limit import affordable_change, cost_of, reaches
from withhold_spec.policy.design import mean_place, noise_deviation
from withhold_spec.policy.error_bar import Bar, bar_of
from withhold_spec.policy.fixed_point import ONE
from withhold_spec.policy.measurement import scatter_variance
from withhold_spec.policy.posterior import Posterior, posterior_of, update
from withhold_spec.policy.scheduling import EXCESS_SHARE, EXCESS_WORTH, Schedule
from withhold_spec.policy.strata import level_divisor
from withhold_spec.policy.weights import Stratum


class ShippedPolicy:
    """The policy of `withhold run`."""

    def closes(self, public: Public) -> bool:
        """Whether `scheduling.current` has a schedule."""
        return scheduling.current(public) is not None

    def length(self, public: Public) -> int:
        """The number of epochs of the series that begins; 0 while a series of more than one epoch is running."""
        schedule = scheduling.beginning(public)
        return 0 if scheduling.running(public) or schedule is None else schedule.length

    def strata(self, public: Public) -> int:
        """The number of strata: that of a running series, or of the series that begins."""
        return number_of_strata(public)

    def excess_queries(self, public: Public) -> int:
        """The number of excess queries of the series that begins."""
        schedule = scheduling.beginning(public)
        return 0 if scheduling.running(public) or schedule is None else schedule.queries

    def asks_excess(self, public: Public) -> bool:
        """Whether the series makes excess queries."""
        return _schedule(public).asks

    def proposals(self, public: Public) -> Sequence[Proposal]:
        """A proposal per user with withheld samples, within the user's available budget."""
        schedule, posterior = _schedule(public), self.posterior(public)
        blocks = blocks_of(public, posterior, schedule)
        shares = [_share(public, schedule, block) for block in blocks]
        excess_queries = _excess_weights(public, schedule, blocks, shares)
        kept = _kept(public, schedule, blocks, shares, excess_queries)
        most = [
            affordable_change(public, block.held.available_budget - part) // block.interval.width
            for block, part in zip(blocks, kept, strict=True)
        ]
        weights = _weights(public, posterior, schedule, blocks, most)
        return [
            _proposal(block, weight, excess_weight)
            for block, weight, excess_weight in zip(blocks, weights, excess_queries, strict=True)
        ]

    def total(self, public: Public) -> int:
        """The estimate times the number of released samples, in grid units, rounded to the nearest."""
        centre = self.posterior(public).centre
        return (centre * public.released * public.params.grid + ONE // 2) // ONE

    def bar(self, public: Public) -> Bar:
        """The error bar of the estimate, as that of the mean of all samples so far."""
        return bar_of(public, self.posterior(public))

    def posterior(self, public: Public) -> Posterior:
        """What the epochs so far say."""
        return posterior_of(public.params, public.epochs)


class RememberingPolicy(ShippedPolicy):
    """The same policy for one run: it keeps the last posterior, because a run asks for it at every sample."""

    def __init__(self) -> None:
        self._epochs: tuple[Epoch, ...] = ()
        self._posterior = Posterior()

    def posterior(self, public: Public) -> Posterior:
        """What the epochs so far say; only those that are not the same objects as before are new."""
        known = len(self._epochs)
        if [id(epoch) for epoch in public.epochs[:known]] != [id(each) for each in self._epochs]:
            known, self._posterior = 0, Posterior()
        for epoch in public.epochs[known:]:
            self._posterior = update(public.params, self._posterior, epoch)
        self._epochs = public.epochs
        return self._posterior


def _schedule(public: Public) -> Schedule:
    """The schedule of the epoch that closes now; that of a single epoch, if the policy would not close one."""
    schedule = scheduling.current(public)
    if schedule is None:
        now = public.samples
        return scheduling.single(
            scheduling.cadence_of(public.params, len(public.withheld_users)), now
        )
    return schedule


def _share(public: Public, schedule: Schedule, block: Block) -> int:
    """The part of a block's available budget that its excess query may cost.

    At a known end the excess only refines the error bar. So there an epoch of a series spends no
    more on it than the series' earlier excess queries cost. Where there were none, in a single
    epoch or because the user is new, it keeps the whole part: else nothing would be known of how
    far outside of the intervals new users lie.
    """
    share = block.held.available_budget // EXCESS_SHARE if schedule.asks else 0
    if _is_last(public) and block.held.excess_paid > 0:
        return min(share, block.held.excess_paid)
    return share


def _excess_weights(
    public: Public, schedule: Schedule, blocks: Sequence[Block], shares: Sequence[int]
) -> list[int]:
    """The weight of each block's excess query; all 0 if they do not reach EXCESS_WORTH."""
    params = public.params
    pairs = list(zip(blocks, shares, strict=True))
    paid = sum(
        affordable_change(public, share) for block, share in pairs if block.excess_is_useful(params)
    )
    if not (schedule.asks and reaches(params, paid, EXCESS_WORTH, schedule.length)):
        return [0] * len(blocks)
    return [
        affordable_change(public, share) // block.interval.saturation
        if block.excess_is_useful(params)
        else 0
        for block, share in pairs
    ]


def _is_last(public: Public) -> bool:
    """Whether the stream has reached its known end."""
    return public.params.horizon_given and public.samples == public.params.horizon


def _kept(
    public: Public,
    schedule: Schedule,
    blocks: Sequence[Block],
    shares: Sequence[int],
    excess_queries: Sequence[int],
) -> list[int]:
    """The part of each available budget that the sum may not use.

    In a longer series it is the share of all its excess queries; at its known end what they have
    cost, and in a single epoch what the excess query costs.
    """
    if schedule.length > 1 and not _is_last(public):
        return list(shares)
    pairs = zip(blocks, excess_queries, strict=True)
    return [
        max(block.held.excess_paid, cost_of(public, excess_weight * block.interval.saturation))
        for block, excess_weight in pairs
    ]


def _weights(
    public: Public,
    posterior: Posterior,
    schedule: Schedule,
    blocks: Sequence[Block],
    most: Sequence[int],
) -> list[int]:
    """The weight of each block, at most `most`: those of every stratum are chosen together."""
    params, strata, line = public.params, number_of_strata(public), posterior.line
    noise = noise_deviation(params, schedule.length, strata)
    weights = [0] * len(blocks)
    for stratum in range(strata):
        inside = [index for index, block in enumerate(blocks) if block.held.stratum == stratum]
        if not inside:
            continue
        held = [blocks[index].held for index in inside]
        worths, places = [each.worth for each in held], [each.place for each in held]
        level = line.at(mean_place(worths, places))
        chosen = Stratum(
            [most[index] for index in inside],
            [each.size for each in held],
            worths,
            places,
            [level_divisor(params, each.count) for each in held],
            noise,
            params.grid,
            level.variance,
            scatter_variance(level, posterior.scatter.users),
            line.slope,
        ).weights()
        for index, weight in zip(inside, chosen, strict=True):
            weights[index] = weight
    return weights


def _proposal(block: Block, weight: int, excess_weight: int) -> Proposal:
    interval = block.interval
    return Proposal(
        interval.low,
        interval.high,
        weight,
        interval.inner_low,
        interval.inner_high,
        interval.saturation if excess_weight > 0 else 0,
        excess_weight,
        block.held.stratum,
    )


SHIPPED = ShippedPolicy()
