"""The shipped policy of the ledger mechanism broken on purpose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import replace
from fractions import Fraction
from typing import cast

from withhold_proofs.model import Mutant
from withhold_proofs.policy.scheduling_mutants import SCHEDULE_MUTANTS
from withhold_spec.accounted import pure
from withhold_spec.accounted.interface import BUDGET, Proposal, Public
from withhold_spec.accounted.plan import LedgerPlan
from withhold_spec.accounted.records import Epoch
from withhold_spec.accounted.state import LedgerState
from withhold_spec.noise import Source
from withhold_spec.number import Number
from withhold_spec.params import Params
from withhold_spec.policy import budget_limit, estimation, shipped, weight_caps
from withhold_spec.policy.estimation import ONE, Posterior
from withhold_spec.policy.scheduling import EXCESS_SHARE, Schedule
from withhold_spec.policy.shipped import Block, Interval, ShippedPolicy
from withhold_spec.policy.weight_caps import Blocks
from withhold_spec.records import Step
from withhold_spec.stream import User


def _one_more(self: ShippedPolicy, public: Public) -> Sequence[Proposal]:
    """Every weight is one unit more than the allowance."""
    made = ShippedPolicy.proposals(self, public)
    return [replace(proposal, weight=proposal.weight + 1) for proposal in made]


def _excess_beside(self: ShippedPolicy, public: Public) -> Sequence[Proposal]:
    """Every probe is one unit more than the weight leaves room for."""
    made = ShippedPolicy.proposals(self, public)
    return [replace(proposal, excess_weight=proposal.excess_weight + 1) for proposal in made]


def _excess_queries_for_all(
    public: Public, schedule: Schedule, blocks: Sequence[Block], shares: Sequence[int]
) -> list[int]:
    """A probe may cost twice its share."""
    return [
        2 * excess_weight
        for excess_weight in shipped._excess_weights(public, schedule, blocks, shares)
    ]


def _share_to_the_end(public: Public, schedule: Schedule, block: Block) -> int:
    """The horizon is taken to be unknown."""
    params = copy(public.params)
    object.__setattr__(params, "horizon_given", False)
    return shipped._share(replace(public, params=params), schedule, block)


def _excess_queries_not_kept(
    public: Public,
    schedule: Schedule,
    blocks: Sequence[Block],
    shares: Sequence[int],
    excess_queries: Sequence[int],
) -> list[int]:
    """In a series, too, all is for the sum but what this epoch's probe costs."""
    return [
        excess_weight * block.interval.saturation
        for block, excess_weight in zip(blocks, excess_queries, strict=True)
    ]


def _share_of_small(public: Public, schedule: Schedule, block: Block) -> int:
    """The part for the probe falls where the allowance grows."""
    return max(0, BUDGET - block.available_budget) // EXCESS_SHARE


def _one_less(self: Blocks, level: int) -> list[int]:
    return [cap - 1 for cap in self.caps(level)]


def _down_to_nothing(level: int) -> list[int]:
    """Levels are rounded down, to 0 in the end."""
    made = [level]
    while len(made) < weight_caps.CANDIDATES:
        made.append(3 * made[-1] // 4)
    return made


def _what_was_spent(public: Public, of: Posterior, schedule: Schedule) -> list[Block]:
    """The allowance is the limit, whatever was spent."""
    made = shipped._blocks(public, of, schedule)
    return [
        replace(block, available_budget=budget_limit.budget_limit_of(public, user, schedule.end))
        for user, block in zip(public.withheld_users, made, strict=True)
    ]


def _paid_twice(public: Public, of: Posterior, schedule: Schedule) -> list[Block]:
    """What was paid in the series is taken to be still there, if the user was in any series."""
    made, blocks = shipped._blocks(public, of, schedule), []
    for user, block in zip(public.withheld_users, made, strict=True):
        account = public.accounts[user]
        paid = budget_limit.int_of(account.sum_cost) + budget_limit.int_of(account.excess_cost)
        blocks.append(replace(block, available_budget=block.available_budget + paid))
    return blocks


def _twice(public: Public, count: int, first: int, samples: int) -> int:
    return 2 * budget_limit.limit(public, count, first, samples)


def _falling(public: Public, count: int, first: int, samples: int) -> int:
    """The more samples, the less."""
    return BUDGET - budget_limit.limit(public, count, first, samples)


def _logarithm_up(number: int) -> int:
    """Rounded up, where it is not exact."""
    return budget_limit.log2(number) + (number & (number - 1) != 0)


def _half_the_digits(number: int) -> int:
    return budget_limit.log2(number) >> 8 << 8


def _turned_digits(number: int) -> int:
    """The digits after the point are exchanged: 0 for 1."""
    whole = number.bit_length() - 1
    mantissa = number << 31 >> whole
    result = whole
    for _ in range(16):
        square = mantissa * mantissa
        bit = square >> 63
        mantissa = square >> 31 + bit
        result = 2 * result + (1 - bit)
    return result


def _inward(params: Params, of: Posterior, size: int, reach: int) -> Interval:
    """Both ends are rounded inward, unless little would be left."""
    made = shipped.interval(params, of, size, reach)
    return replace(made, low=made.low + 1, high=made.high - 1) if made.width > 3 else made


def _reversed(params: Params, of: Posterior, size: int, reach: int) -> Interval:
    made = shipped.interval(params, of, size, reach)
    return replace(made, low=made.high, high=made.low)


def _not_cut(params: Params, of: Posterior, size: int, reach: int) -> Interval:
    """The interval may reach beyond the range of the block's sum."""
    made = shipped.interval(params, of, size, reach)
    return replace(made, high=made.high + 1)


def _inner_reversed(params: Params, of: Posterior, size: int, reach: int) -> Interval:
    made = shipped.interval(params, of, size, reach)
    return replace(made, inner_low=made.inner_high, inner_high=made.inner_low)


def _inner_whole(params: Params, of: Posterior, size: int, reach: int) -> Interval:
    """The overhang begins where the range of the block's sum ends."""
    made = shipped.interval(params, of, size, reach)
    saturation = max(-made.low, made.high - size * params.grid)
    return replace(made, inner_low=0, inner_high=size * params.grid, saturation=saturation)


def _saturation_of_interval(params: Params, of: Posterior, size: int, reach: int) -> Interval:
    """The overhang is followed as far as the interval reaches, though that may be less."""
    made = shipped.interval(params, of, size, reach)
    saturation = max(made.inner_low - made.low, made.high - made.inner_high)
    return replace(made, saturation=saturation)


def _no_discount(of: Posterior, bias: int) -> Posterior:
    """What may be off by a bias is taken to be as sure as before, less the square of the bias."""
    return replace(of, precision=of.precision - bias * bias)


def _estimate_by_sample(
    plan: LedgerPlan, before: LedgerState, user: User, sample: Number, source: Source
) -> tuple[LedgerState, Step]:
    """The estimate holds the latest sample itself."""
    after, step = pure.ledger_step(plan, before, user, sample, source)
    return after, replace(step, sum=step.sum + sample)


def _unbounded(self: ShippedPolicy, public: Public) -> int:
    """The mean is not kept within the range."""
    made = estimation.posterior_of(public.params, public.epochs)
    return made._mean * public.released * public.params.grid // ONE


_variance = cast(Callable[[Posterior], int], vars(Posterior)["variance"].fget)


def _halved_to_nothing(self: Posterior) -> int:
    return _variance(replace(self, halvings=0)) >> self.halvings


def _always_taken_back(
    params: Params,
    of: Posterior,
    epoch: Epoch,
    weighed: Sequence[estimation.PlainContribution],
    content: int,
) -> tuple[Posterior, int]:
    """A halving is taken back after every epoch, though there may be none."""
    made, bias = estimation._compare_excess(params, of, epoch, weighed, content)
    return replace(made, halvings=made.halvings - 1), bias


def _shares_twice(weighed: Sequence[estimation.PlainContribution]) -> int:
    return 2 * estimation.overlap(weighed)


_standard_error = cast(Callable[[Posterior], int], vars(Posterior)["standard_error"].fget)


def _users_alike(self: Posterior) -> int:
    """That few users differ from all of them is forgotten."""
    return _standard_error(replace(self, common=0))


def _silence_halves(
    params: Params,
    of: Posterior,
    epoch: Epoch,
    weighed: Sequence[estimation.PlainContribution],
    content: int,
) -> tuple[Posterior, int]:
    """No overhang is taken for one that is too small."""
    if epoch.excess is None:
        return replace(of, halvings=of.halvings + 1), 0
    return estimation._compare_excess(params, of, epoch, weighed, content)


def _certain(self: Posterior) -> int:
    return 0 if self.epochs > 1 else _standard_error(self)


def _unrounded(self: ShippedPolicy, public: Public) -> Number:
    made = estimation.posterior_of(public.params, public.epochs)
    return Fraction(made.centre * public.released * public.params.grid, ONE)


MUTANTS = (
    *SCHEDULE_MUTANTS,
    Mutant(
        "policy-weight-rounded-up",
        "A weight is one unit more than the allowance pays for.",
        overrides={"withhold_spec.policy.shipped:ShippedPolicy.proposals": _one_more},
    ),
    Mutant(
        "policy-excess-rounded-up",
        "A probe's weight is one unit more than its share of the allowance pays for.",
        overrides={"withhold_spec.policy.shipped:ShippedPolicy.proposals": _excess_beside},
    ),
    Mutant(
        "policy-excess-takes-all",
        "A probe may cost twice its part of the allowance.",
        overrides={"withhold_spec.policy.shipped:_excess_weights": _excess_queries_for_all},
    ),
    Mutant(
        "policy-excess-at-horizon",
        "At a known horizon probes may cost what they may elsewhere, beyond what was kept for them.",
        overrides={"withhold_spec.policy.shipped:_share": _share_to_the_end},
    ),
    Mutant(
        "policy-excesses-not-kept",
        "In a series of more epochs nothing is left free for the others' probes.",
        overrides={"withhold_spec.policy.shipped:_kept": _excess_queries_not_kept},
    ),
    Mutant(
        "policy-share-falls",
        "The part of an allowance for its probe is the smaller the larger the allowance.",
        overrides={"withhold_spec.policy.shipped:_share": _share_of_small},
    ),
    Mutant(
        "policy-paid-twice",
        "What was paid in a series may be spent again, in it or in a later one.",
        overrides={"withhold_spec.policy.shipped:_blocks": _paid_twice},
    ),
    Mutant(
        "policy-cap-lowered",
        "Every cap of a weight is one unit less than it should be.",
        overrides={"withhold_spec.policy.weight_caps:Blocks.caps": _one_less},
    ),
    Mutant(
        "policy-level-nothing",
        "The levels that are tried go down to 0.",
        overrides={"withhold_spec.policy.weight_caps:_candidates_from": _down_to_nothing},
    ),
    Mutant(
        "policy-spent-forgotten",
        "The allowance is the whole limit, whatever was spent before.",
        overrides={"withhold_spec.policy.shipped:_blocks": _what_was_spent},
    ),
    Mutant(
        "policy-limit-doubled",
        "A limit is twice what it should be, and may exceed the ledger.",
        overrides={"withhold_spec.policy.budget_limit:limit": _twice},
    ),
    Mutant(
        "policy-limit-falls",
        "A limit falls with time.",
        overrides={"withhold_spec.policy.budget_limit:limit": _falling},
    ),
    Mutant(
        "policy-logarithm-rounded-up",
        "The logarithm is rounded up.",
        overrides={"withhold_spec.policy.budget_limit:log2": _logarithm_up},
    ),
    Mutant(
        "policy-logarithm-coarse",
        "The logarithm has half its digits.",
        overrides={"withhold_spec.policy.budget_limit:log2": _half_the_digits},
    ),
    Mutant(
        "policy-logarithm-turned",
        "The logarithm's digits after the point are exchanged.",
        overrides={"withhold_spec.policy.budget_limit:log2": _turned_digits},
    ),
    Mutant(
        "policy-interval-inward",
        "Both ends of an interval are rounded inward.",
        overrides={"withhold_spec.policy.shipped:interval": _inward},
    ),
    Mutant(
        "policy-interval-reversed",
        "The ends of an interval are exchanged.",
        overrides={"withhold_spec.policy.shipped:interval": _reversed},
    ),
    Mutant(
        "policy-interval-beyond",
        "An interval reaches beyond the range of its block's sum.",
        overrides={"withhold_spec.policy.shipped:interval": _not_cut},
    ),
    Mutant(
        "policy-inner-reversed",
        "The ends of an inner interval are exchanged.",
        overrides={"withhold_spec.policy.shipped:interval": _inner_reversed},
    ),
    Mutant(
        "policy-inner-whole",
        "An inner interval is the whole range of its block's sum, and the margin negative.",
        overrides={"withhold_spec.policy.shipped:interval": _inner_whole},
    ),
    Mutant(
        "policy-margin-of-interval",
        "The overhang is followed as far as the interval reaches, though that may be less than nothing.",
        overrides={"withhold_spec.policy.shipped:interval": _saturation_of_interval},
    ),
    Mutant(
        "policy-no-discount",
        "A bias is subtracted from a precision.",
        overrides={"withhold_spec.policy.estimation:_discount": _no_discount},
    ),
    Mutant(
        "policy-estimate-peeks",
        "The estimate holds the latest sample without noise.",
        overrides={"withhold_spec.accounted.pure:ledger_step": _estimate_by_sample},
    ),
    Mutant(
        "policy-mean-unbounded",
        "The estimated mean may lie outside the samples' range.",
        overrides={"withhold_spec.policy.shipped:ShippedPolicy.total": _unbounded},
    ),
    Mutant(
        "policy-estimate-unrounded",
        "The estimate is a fraction.",
        overrides={"withhold_spec.policy.shipped:ShippedPolicy.total": _unrounded},
    ),
    Mutant(
        "policy-variance-nothing",
        "The variance is halved until nothing is left of it.",
        overrides={"withhold_spec.policy.estimation:Posterior.variance": _halved_to_nothing},
    ),
    Mutant(
        "policy-halvings-negative",
        "A halving of the variance is taken back that was never made.",
        overrides={"withhold_spec.policy.estimation:_compare_excess": _always_taken_back},
    ),
    Mutant(
        "policy-shares-twice",
        "The squares of users' shares are counted twice.",
        overrides={"withhold_spec.policy.estimation:overlap": _shares_twice},
    ),
    Mutant(
        "policy-users-homogeneous",
        "The doubt leaves out that the users who are there differ from the others.",
        overrides={"withhold_spec.policy.estimation:Posterior.standard_error": _users_alike},
    ),
    Mutant(
        "policy-silence-halves",
        "An epoch without an overhang halves the variance.",
        overrides={"withhold_spec.policy.estimation:_compare_excess": _silence_halves},
    ),
    Mutant(
        "policy-standard-error-forgotten",
        "From the second epoch on the mean is taken to be certain.",
        overrides={"withhold_spec.policy.estimation:Posterior.standard_error": _certain},
    ),
)
