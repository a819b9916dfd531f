"""The ledger mechanism with Gaussian noise broken on purpose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from withhold_proofs.accounted.pure_mutants import Looking, around_own_sums
from withhold_proofs.accounted.series_mutants import Closed
from withhold_proofs.model import Mutant
from withhold_proofs.streams.draws import GaussianOnly
from withhold_spec import sampler
from withhold_spec.accounted import dimensions, gaussian
from withhold_spec.accounted.interface import BUDGET, Proposal
from withhold_spec.accounted.plan import LedgerPlan
from withhold_spec.accounted.records import Account, Contribution
from withhold_spec.accounted.state import LedgerState
from withhold_spec.noise import Source
from withhold_spec.number import Condition, Number
from withhold_spec.records import Step
from withhold_spec.sampler import Read
from withhold_spec.stream import User

BUDGET_SQUARED = BUDGET * BUDGET
Contributed = tuple[Contribution, Account]


def _linear(contribution: Contribution) -> Number:
    return contribution.sum_cost + contribution.excess_cost


def _sum_alone(contribution: Contribution) -> Number:
    return contribution.sum_cost * contribution.sum_cost


def _sum_alone_contributed(
    account: Account, user: int, size: int, proposal: Proposal
) -> Contributed:
    """The account has to be able to pay for both, and pays for the sum."""
    contribution, after = gaussian.contribute_alone(account, user, size, proposal)
    return contribution, replace(after, spent=account.spent + _sum_alone(contribution))


def _twice_the_account(account: Account, user: int, size: int, proposal: Proposal) -> Contributed:
    richer = replace(account, spent=account.spent - BUDGET_SQUARED)
    contribution, after = gaussian.contribute_alone(richer, user, size, proposal)
    return contribution, replace(after, spent=after.spent + BUDGET_SQUARED)


def _never_contributed(account: Account, user: int, size: int, proposal: Proposal) -> Contributed:
    contribution, after = gaussian.contribute_alone(account, user, size, proposal)
    return contribution, replace(after, spent=account.spent)


def _last_unit_refused(account: Account, user: int, size: int, proposal: Proposal) -> Contributed:
    poorer = replace(account, spent=account.spent + 1)
    contribution, after = gaussian.contribute_alone(poorer, user, size, proposal)
    return contribution, replace(after, spent=after.spent - 1)


def _last_sample_again(account: Account, user: int, size: int, proposal: Proposal) -> Contributed:
    contribution, after = gaussian.contribute_alone(account, user, size, proposal)
    return contribution, replace(after, released=account.released + max(1, size - 1))


def _fractions_accepted(user: int, size: int, proposal: Proposal) -> Contribution:
    parts = (proposal.low, proposal.high, proposal.weight, proposal.inner_low, proposal.inner_high)
    return Contribution(user, size, *parts, proposal.saturation, proposal.excess_weight)


def _half_variance(plan: LedgerPlan) -> Fraction:
    return plan.scale**2


@dataclass(frozen=True)
class _Elsewhere(GaussianOnly):
    """Noise of other cells than those asked for."""

    source: Source
    node_of: Callable[[int, int], tuple[int, int]]

    def gaussian(self, counter: int, node: int, variance: Fraction) -> Number:
        return self.source.gaussian(*self.node_of(counter, node), variance)


def _repeated_noise(
    plan: LedgerPlan,
    before: LedgerState,
    proposals: Sequence[Proposal],
    asked: bool,
    source: Source,
) -> Closed:
    again = _Elsewhere(source, lambda counter, node: (counter, 1))
    return gaussian.close_epoch(plan, before, proposals, asked, again)


def _shared_noise(
    plan: LedgerPlan,
    before: LedgerState,
    proposals: Sequence[Proposal],
    asked: bool,
    source: Source,
) -> Closed:
    both = _Elsewhere(source, lambda counter, node: (0, node))
    return gaussian.close_epoch(plan, before, proposals, asked, both)


def _excess_shown(
    plan: LedgerPlan,
    before: LedgerState,
    proposals: Sequence[Proposal],
    asked: bool,
    source: Source,
) -> Closed:
    after, writes = gaussian.close_epoch(plan, before, proposals, asked, source)
    if after.epochs[-1].excess is None:
        return after, writes
    shown = replace(after.epochs[-1], excess=writes[1].sum)
    return replace(after, epochs=(*after.epochs[:-1], shown)), writes


def _excess_kept(
    plan: LedgerPlan,
    before: LedgerState,
    proposals: Sequence[Proposal],
    asked: bool,
    source: Source,
) -> Closed:
    """The probes are carried out, and what they show is thrown away."""
    after, writes = gaussian.close_epoch(plan, before, proposals, True, source)
    if asked:
        return after, writes
    silent = replace(after.epochs[-1], excess=None)
    return replace(after, epochs=(*after.epochs[:-1], silent)), writes[:1]


def _box_of_own_sum(
    plan: LedgerPlan,
    before: LedgerState,
    proposals: Sequence[Proposal],
    asked: bool,
    source: Source,
) -> Closed:
    moved = around_own_sums(plan, before, proposals)
    return gaussian.close_epoch(plan, before, moved, asked, source)


def _closes_by_sample(
    plan: LedgerPlan, before: LedgerState, user: User, sample: Number, source: Source
) -> tuple[LedgerState, Step]:
    looking = replace(plan, policy=Looking(plan.policy, sample))
    return gaussian.gaussian_step(looking, before, user, sample, source)


def _share_rounded_up(epsilon: Fraction, dimension: int, delta: Fraction) -> Fraction:
    share = dimensions.gaussian_share(epsilon, dimension, delta)
    return share + Fraction(1, dimensions.STEPS)


def _double_budget(epsilon: Fraction, delta: Fraction) -> Fraction:
    return 2 * dimensions.zcdp_budget(epsilon, delta)


def _candidate(variance: Fraction, read: Read) -> tuple[int, int]:
    """A scale and a draw, by the names that the sampler's own text has for its parts."""
    known = vars(sampler)
    t = known["isqrt"](known["floor"](variance)) + 1
    return t, sampler.discrete_laplace(known["Fraction"](t), read)


def _always_kept(variance: Fraction, read: Read) -> int:
    return _candidate(variance, read)[1]


def _kept_around_the_scale(variance: Fraction, read: Read) -> int:
    """Candidates are kept by how far they are from the scale, not from variance over scale."""
    while True:
        t, candidate = _candidate(variance, read)
        if sampler.bernoulli_exp((abs(candidate) - t) ** 2 / (2 * variance), read):
            return candidate


def _half_told(exponent: Number, order: Number, spent: Number, variance: Number) -> Condition:
    return 4 * variance * exponent <= order * (order - 1) * spent


def _half_delta(mine: Number, theirs: Number, factor: Number, delta: Number) -> Condition:
    return 2 * mine <= 2 * factor * theirs + delta


def _shares_not_added(share: Number, dimension: Number, budget: Number) -> Condition:
    return share * share <= 4 * budget


CONTRIBUTE, CLOSE = (
    "withhold_spec.accounted.gaussian:contribute_alone",
    "withhold_spec.accounted.gaussian:close_epoch",
)
PROMISES = "withhold_spec.properties.gaussian:"

MUTANTS = (
    Mutant(
        "gaussian-priced-linearly",
        "A booking costs what it may change the sums by, and not the squares.",
        overrides={"withhold_spec.accounted.gaussian:squared_cost": _linear},
    ),
    Mutant(
        "gaussian-excess-free",
        "The overhang is not charged.",
        overrides={"withhold_spec.accounted.gaussian:squared_cost": _sum_alone},
    ),
    Mutant(
        "gaussian-sum-alone-charged",
        "An account must be able to pay for both sums, and pays for one.",
        overrides={CONTRIBUTE: _sum_alone_contributed},
    ),
    Mutant(
        "gaussian-account-doubled",
        "An account holds twice the square of the ledger.",
        overrides={CONTRIBUTE: _twice_the_account},
    ),
    Mutant(
        "gaussian-never-charged",
        "A block is covered, but what it costs is not booked.",
        overrides={CONTRIBUTE: _never_contributed},
    ),
    Mutant(
        "gaussian-last-unit-refused",
        "An offer that would use up an account is refused.",
        overrides={CONTRIBUTE: _last_unit_refused},
    ),
    Mutant(
        "gaussian-sample-in-two-epochs",
        "The last sample of a block is counted in the next epoch again.",
        overrides={CONTRIBUTE: _last_sample_again},
    ),
    Mutant(
        "gaussian-fractions-accepted",
        "Offers of fractions are carried out: their sums would show through noise that is an integer.",
        overrides={"withhold_spec.accounted.epoch:contribution_of": _fractions_accepted},
    ),
    Mutant(
        "gaussian-half-variance",
        "The variance of the noise is half of what it should be.",
        overrides={"withhold_spec.accounted.gaussian:variance_of": _half_variance},
    ),
    Mutant(
        "gaussian-repeated-noise",
        "The noise of the first epoch is used again in every other.",
        overrides={CLOSE: _repeated_noise},
    ),
    Mutant(
        "gaussian-shared-noise",
        "An epoch's sum and its overhang share their noise.",
        overrides={CLOSE: _shared_noise},
    ),
    Mutant(
        "gaussian-excess-shown",
        "The overhang is released without noise.",
        overrides={CLOSE: _excess_shown},
    ),
    Mutant(
        "gaussian-excess-kept",
        "Probes are carried out and paid for where no overhang is asked for.",
        overrides={CLOSE: _excess_kept},
    ),
    Mutant(
        "gaussian-box-of-own-sum",
        "A block's interval depends on the block's own sum, which is not released.",
        overrides={CLOSE: _box_of_own_sum},
    ),
    Mutant(
        "gaussian-closes-by-sample",
        "An epoch closes only when the latest sample is not 0.",
        overrides={"withhold_spec.accounted.gaussian:gaussian_step": _closes_by_sample},
    ),
    Mutant(
        "gaussian-rho-doubled",
        "The budget in concentrated terms is twice what epsilon and slack allow.",
        overrides={"withhold_spec.accounted.dimensions:zcdp_budget": _double_budget},
    ),
    Mutant(
        "gaussian-share-rounded-up",
        "A coordinate's share is the next multiple of 2**-16.",
        overrides={"withhold_spec.accounted.dimensions:gaussian_share": _share_rounded_up},
    ),
    Mutant(
        "sampler-gaussian-always-kept",
        "Every candidate for Gaussian noise is kept, so that it is Laplace noise.",
        overrides={"withhold_spec.sampler:discrete_gaussian": _always_kept},
    ),
    Mutant(
        "sampler-gaussian-off-centre",
        "Candidates for Gaussian noise are kept by their distance from the scale.",
        overrides={"withhold_spec.sampler:discrete_gaussian": _kept_around_the_scale},
    ),
    Mutant(
        "gaussian-half-told",
        "What releases tell is taken for half of what it is.",
        overrides={f"{PROMISES}path_moment": _half_told},
    ),
    Mutant(
        "gaussian-half-delta",
        "A moment is taken to show twice as much as it does.",
        overrides={f"{PROMISES}approximately_private": _half_delta},
    ),
    Mutant(
        "gaussian-shares-not-added",
        "The shares of a vector's coordinates are not added up.",
        overrides={f"{PROMISES}shares_within": _shares_not_added},
    ),
)
