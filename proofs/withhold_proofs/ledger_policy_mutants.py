"""The shipped policy of the ledger mechanism broken on purpose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import replace
from fractions import Fraction
from typing import cast

from withhold_proofs.ledger_policy_course_mutants import COURSE_MUTANTS
from withhold_proofs.model import Mutant
from withhold_spec import allowance, belief, ledger, levels, policy
from withhold_spec.belief import ONE, Belief
from withhold_spec.epochs import LEDGER, Offer, Public
from withhold_spec.levels import Blocks
from withhold_spec.noise import Source
from withhold_spec.number import Number
from withhold_spec.params import Params
from withhold_spec.plan import Plan
from withhold_spec.policy import Block, Interval, ShippedPolicy
from withhold_spec.records import Epoch, Step
from withhold_spec.schedule import PROBE, Course
from withhold_spec.state import State
from withhold_spec.stream import User


def _one_more(self: ShippedPolicy, public: Public) -> Sequence[Offer]:
    """Every weight is one unit more than the allowance."""
    made = ShippedPolicy.offers(self, public)
    return [replace(offer, weight=offer.weight + 1) for offer in made]


def _probe_beside(self: ShippedPolicy, public: Public) -> Sequence[Offer]:
    """Every probe is one unit more than the weight leaves room for."""
    made = ShippedPolicy.offers(self, public)
    return [replace(offer, probe=offer.probe + 1) for offer in made]


def _probes_for_all(
    public: Public, course: Course, blocks: Sequence[Block], shares: Sequence[int]
) -> list[int]:
    """A probe may cost twice its share."""
    return [2 * probe for probe in policy._probes(public, course, blocks, shares)]


def _share_to_the_end(public: Public, course: Course, block: Block) -> int:
    """The horizon is taken to be unknown."""
    params = copy(public.params)
    object.__setattr__(params, "horizon_given", False)
    return policy._share(replace(public, params=params), course, block)


def _probes_not_kept(
    public: Public,
    course: Course,
    blocks: Sequence[Block],
    shares: Sequence[int],
    probes: Sequence[int],
) -> list[int]:
    """In a series, too, all is for the sum but what this epoch's probe costs."""
    return [probe * block.interval.margin for block, probe in zip(blocks, probes, strict=True)]


def _share_of_small(public: Public, course: Course, block: Block) -> int:
    """The part for the probe falls where the allowance grows."""
    return max(0, LEDGER - block.allowance) // PROBE


def _one_less(self: Blocks, level: int) -> list[int]:
    return [cap - 1 for cap in self.caps(level)]


def _down_to_nothing(level: int) -> list[int]:
    """Levels are rounded down, to 0 in the end."""
    made = [level]
    while len(made) < levels.LEVELS:
        made.append(3 * made[-1] // 4)
    return made


def _what_was_spent(public: Public, of: Belief, course: Course) -> list[Block]:
    """The allowance is the limit, whatever was spent."""
    made = policy._blocks(public, of, course)
    return [
        replace(block, allowance=allowance.limit_of(public, user, course.end))
        for user, block in zip(public.pending, made, strict=True)
    ]


def _paid_twice(public: Public, of: Belief, course: Course) -> list[Block]:
    """What was paid in the series is taken to be still there, if the user was in any series."""
    made, blocks = policy._blocks(public, of, course), []
    for user, block in zip(public.pending, made, strict=True):
        account = public.accounts[user]
        paid = allowance.int_of(account.sum_cost) + allowance.int_of(account.overhang_cost)
        blocks.append(replace(block, allowance=block.allowance + paid))
    return blocks


def _twice(public: Public, count: int, first: int, samples: int) -> int:
    return 2 * allowance.limit(public, count, first, samples)


def _falling(public: Public, count: int, first: int, samples: int) -> int:
    """The more samples, the less."""
    return LEDGER - allowance.limit(public, count, first, samples)


def _logarithm_up(number: int) -> int:
    """Rounded up, where it is not exact."""
    return allowance.log2(number) + (number & (number - 1) != 0)


def _half_the_digits(number: int) -> int:
    return allowance.log2(number) >> 8 << 8


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


def _inward(params: Params, of: Belief, size: int, reach: int) -> Interval:
    """Both ends are rounded inward, unless little would be left."""
    made = policy.interval(params, of, size, reach)
    return replace(made, low=made.low + 1, high=made.high - 1) if made.width > 3 else made


def _reversed(params: Params, of: Belief, size: int, reach: int) -> Interval:
    made = policy.interval(params, of, size, reach)
    return replace(made, low=made.high, high=made.low)


def _not_cut(params: Params, of: Belief, size: int, reach: int) -> Interval:
    """The interval may reach beyond the range of the block's sum."""
    made = policy.interval(params, of, size, reach)
    return replace(made, high=made.high + 1)


def _inner_reversed(params: Params, of: Belief, size: int, reach: int) -> Interval:
    made = policy.interval(params, of, size, reach)
    return replace(made, inner_low=made.inner_high, inner_high=made.inner_low)


def _inner_whole(params: Params, of: Belief, size: int, reach: int) -> Interval:
    """The overhang begins where the range of the block's sum ends."""
    made = policy.interval(params, of, size, reach)
    margin = max(-made.low, made.high - size * params.grid)
    return replace(made, inner_low=0, inner_high=size * params.grid, margin=margin)


def _margin_of_interval(params: Params, of: Belief, size: int, reach: int) -> Interval:
    """The overhang is followed as far as the interval reaches, though that may be less."""
    made = policy.interval(params, of, size, reach)
    margin = max(made.inner_low - made.low, made.high - made.inner_high)
    return replace(made, margin=margin)


def _no_discount(of: Belief, bias: int) -> Belief:
    """What may be off by a bias is taken to be as sure as before, less the square of the bias."""
    return replace(of, precision=of.precision - bias * bias)


def _estimate_by_sample(
    plan: Plan, before: State, user: User, sample: Number, source: Source
) -> tuple[State, Step]:
    """The estimate holds the latest sample itself."""
    after, step = ledger.ledger_step(plan, before, user, sample, source)
    return after, replace(step, sum=step.sum + sample)


def _unbounded(self: ShippedPolicy, public: Public) -> int:
    """The mean is not kept within the range."""
    made = belief.believe(public.params, public.epochs)
    return made._mean * public.covered * public.params.grid // ONE


_variance = cast(Callable[[Belief], int], vars(Belief)["variance"].fget)


def _halved_to_nothing(self: Belief) -> int:
    return _variance(replace(self, halvings=0)) >> self.halvings


def _always_taken_back(
    params: Params, of: Belief, epoch: Epoch, weighed: Sequence[belief.Whole], content: int
) -> tuple[Belief, int]:
    """A halving is taken back after every epoch, though there may be none."""
    made, bias = belief._watch(params, of, epoch, weighed, content)
    return replace(made, halvings=made.halvings - 1), bias


def _shares_twice(weighed: Sequence[belief.Whole]) -> int:
    return 2 * belief.overlap(weighed)


_doubt = cast(Callable[[Belief], int], vars(Belief)["doubt"].fget)


def _users_alike(self: Belief) -> int:
    """That few users differ from all of them is forgotten."""
    return _doubt(replace(self, common=0))


def _silence_halves(
    params: Params, of: Belief, epoch: Epoch, weighed: Sequence[belief.Whole], content: int
) -> tuple[Belief, int]:
    """No overhang is taken for one that is too small."""
    if epoch.overhang is None:
        return replace(of, halvings=of.halvings + 1), 0
    return belief._watch(params, of, epoch, weighed, content)


def _certain(self: Belief) -> int:
    return 0 if self.epochs > 1 else _doubt(self)


def _unrounded(self: ShippedPolicy, public: Public) -> Number:
    made = belief.believe(public.params, public.epochs)
    return Fraction(made.centre * public.covered * public.params.grid, ONE)


MUTANTS = (
    *COURSE_MUTANTS,
    Mutant(
        "policy-weight-rounded-up",
        "A weight is one unit more than the allowance pays for.",
        {"withhold_spec.policy:ShippedPolicy.offers": _one_more},
    ),
    Mutant(
        "policy-probe-rounded-up",
        "A probe's weight is one unit more than its share of the allowance pays for.",
        {"withhold_spec.policy:ShippedPolicy.offers": _probe_beside},
    ),
    Mutant(
        "policy-probe-takes-all",
        "A probe may cost twice its part of the allowance.",
        {"withhold_spec.policy:_probes": _probes_for_all},
    ),
    Mutant(
        "policy-probe-at-horizon",
        "At a known horizon probes may cost what they may elsewhere, beyond what was kept for them.",
        {"withhold_spec.policy:_share": _share_to_the_end},
    ),
    Mutant(
        "policy-probes-not-kept",
        "In a series of more epochs nothing is left free for the others' probes.",
        {"withhold_spec.policy:_kept": _probes_not_kept},
    ),
    Mutant(
        "policy-share-falls",
        "The part of an allowance for its probe is the smaller the larger the allowance.",
        {"withhold_spec.policy:_share": _share_of_small},
    ),
    Mutant(
        "policy-paid-twice",
        "What was paid in a series may be spent again, in it or in a later one.",
        {"withhold_spec.policy:_blocks": _paid_twice},
    ),
    Mutant(
        "policy-cap-lowered",
        "Every cap of a weight is one unit less than it should be.",
        {"withhold_spec.levels:Blocks.caps": _one_less},
    ),
    Mutant(
        "policy-level-nothing",
        "The levels that are tried go down to 0.",
        {"withhold_spec.levels:_levels_from": _down_to_nothing},
    ),
    Mutant(
        "policy-spent-forgotten",
        "The allowance is the whole limit, whatever was spent before.",
        {"withhold_spec.policy:_blocks": _what_was_spent},
    ),
    Mutant(
        "policy-limit-doubled",
        "A limit is twice what it should be, and may exceed the ledger.",
        {"withhold_spec.allowance:limit": _twice},
    ),
    Mutant(
        "policy-limit-falls",
        "A limit falls with time.",
        {"withhold_spec.allowance:limit": _falling},
    ),
    Mutant(
        "policy-logarithm-rounded-up",
        "The logarithm is rounded up.",
        {"withhold_spec.allowance:log2": _logarithm_up},
    ),
    Mutant(
        "policy-logarithm-coarse",
        "The logarithm has half its digits.",
        {"withhold_spec.allowance:log2": _half_the_digits},
    ),
    Mutant(
        "policy-logarithm-turned",
        "The logarithm's digits after the point are exchanged.",
        {"withhold_spec.allowance:log2": _turned_digits},
    ),
    Mutant(
        "policy-interval-inward",
        "Both ends of an interval are rounded inward.",
        {"withhold_spec.policy:interval": _inward},
    ),
    Mutant(
        "policy-interval-reversed",
        "The ends of an interval are exchanged.",
        {"withhold_spec.policy:interval": _reversed},
    ),
    Mutant(
        "policy-interval-beyond",
        "An interval reaches beyond the range of its block's sum.",
        {"withhold_spec.policy:interval": _not_cut},
    ),
    Mutant(
        "policy-inner-reversed",
        "The ends of an inner interval are exchanged.",
        {"withhold_spec.policy:interval": _inner_reversed},
    ),
    Mutant(
        "policy-inner-whole",
        "An inner interval is the whole range of its block's sum, and the margin negative.",
        {"withhold_spec.policy:interval": _inner_whole},
    ),
    Mutant(
        "policy-margin-of-interval",
        "The overhang is followed as far as the interval reaches, though that may be less than nothing.",
        {"withhold_spec.policy:interval": _margin_of_interval},
    ),
    Mutant(
        "policy-no-discount",
        "A bias is subtracted from a precision.",
        {"withhold_spec.belief:_discounted": _no_discount},
    ),
    Mutant(
        "policy-estimate-peeks",
        "The estimate holds the latest sample without noise.",
        {"withhold_spec.ledger:ledger_step": _estimate_by_sample},
    ),
    Mutant(
        "policy-mean-unbounded",
        "The estimated mean may lie outside the samples' range.",
        {"withhold_spec.policy:ShippedPolicy.total": _unbounded},
    ),
    Mutant(
        "policy-estimate-unrounded",
        "The estimate is a fraction.",
        {"withhold_spec.policy:ShippedPolicy.total": _unrounded},
    ),
    Mutant(
        "policy-variance-nothing",
        "The variance is halved until nothing is left of it.",
        {"withhold_spec.belief:Belief.variance": _halved_to_nothing},
    ),
    Mutant(
        "policy-halvings-negative",
        "A halving of the variance is taken back that was never made.",
        {"withhold_spec.belief:_watch": _always_taken_back},
    ),
    Mutant(
        "policy-shares-twice",
        "The squares of users' shares are counted twice.",
        {"withhold_spec.belief:overlap": _shares_twice},
    ),
    Mutant(
        "policy-users-alike",
        "The doubt leaves out that the users who are there differ from the others.",
        {"withhold_spec.belief:Belief.doubt": _users_alike},
    ),
    Mutant(
        "policy-silence-halves",
        "An epoch without an overhang halves the variance.",
        {"withhold_spec.belief:_watch": _silence_halves},
    ),
    Mutant(
        "policy-doubt-forgotten",
        "From the second epoch on the mean is taken to be certain.",
        {"withhold_spec.belief:Belief.doubt": _certain},
    ),
)
