"""The ledger mechanism with Gaussian noise broken on purpose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from withhold_proofs.draws import GaussianOnly
from withhold_proofs.ledger_mechanism_mutants import Looking, around_own_sums
from withhold_proofs.ledger_series_mutants import Closed
from withhold_proofs.model import Mutant
from withhold_spec import closing, dimensions, gaussian, sampler
from withhold_spec.epochs import LEDGER, Offer
from withhold_spec.noise import Source
from withhold_spec.number import Condition, Number
from withhold_spec.plan import Plan
from withhold_spec.records import Account, Booking, Step
from withhold_spec.sampler import Read
from withhold_spec.state import State
from withhold_spec.stream import User

WHOLE = LEDGER * LEDGER
Booked = tuple[Booking, Account]


def _linear(booking: Booking) -> Number:
    return booking.sum_cost + booking.overhang_cost


def _sum_alone(booking: Booking) -> Number:
    return booking.sum_cost * booking.sum_cost


def _sum_alone_booked(account: Account, user: int, size: int, offer: Offer) -> Booked:
    """The account has to be able to pay for both, and pays for the sum."""
    booking, after = gaussian.book_by_itself(account, user, size, offer)
    return booking, replace(after, spent=account.spent + _sum_alone(booking))


def _twice_the_account(account: Account, user: int, size: int, offer: Offer) -> Booked:
    richer = replace(account, spent=account.spent - WHOLE)
    booking, after = gaussian.book_by_itself(richer, user, size, offer)
    return booking, replace(after, spent=after.spent + WHOLE)


def _never_booked(account: Account, user: int, size: int, offer: Offer) -> Booked:
    booking, after = gaussian.book_by_itself(account, user, size, offer)
    return booking, replace(after, spent=account.spent)


def _last_unit_refused(account: Account, user: int, size: int, offer: Offer) -> Booked:
    poorer = replace(account, spent=account.spent + 1)
    booking, after = gaussian.book_by_itself(poorer, user, size, offer)
    return booking, replace(after, spent=after.spent - 1)


def _last_sample_again(account: Account, user: int, size: int, offer: Offer) -> Booked:
    booking, after = gaussian.book_by_itself(account, user, size, offer)
    return booking, replace(after, covered=account.covered + max(1, size - 1))


def _fractions_accepted(user: int, size: int, offer: Offer) -> Booking:
    parts = (offer.low, offer.high, offer.weight, offer.inner_low, offer.inner_high)
    return Booking(user, size, *parts, offer.margin, offer.probe)


def _half_variance(plan: Plan) -> Fraction:
    return plan.scales[0] ** 2


@dataclass(frozen=True)
class _Elsewhere(GaussianOnly):
    """Noise of other cells than those asked for."""

    source: Source
    cell_of: Callable[[int, int], tuple[int, int]]

    def gaussian(self, counter: int, cell: int, variance: Fraction) -> Number:
        return self.source.gaussian(*self.cell_of(counter, cell), variance)


def _repeated_noise(
    plan: Plan, before: State, offers: Sequence[Offer], asked: bool, source: Source
) -> Closed:
    again = _Elsewhere(source, lambda counter, cell: (counter, 1))
    return gaussian.close_epoch(plan, before, offers, asked, again)


def _shared_noise(
    plan: Plan, before: State, offers: Sequence[Offer], asked: bool, source: Source
) -> Closed:
    both = _Elsewhere(source, lambda counter, cell: (0, cell))
    return gaussian.close_epoch(plan, before, offers, asked, both)


def _overhang_shown(
    plan: Plan, before: State, offers: Sequence[Offer], asked: bool, source: Source
) -> Closed:
    after, writes = gaussian.close_epoch(plan, before, offers, asked, source)
    if after.epochs[-1].overhang is None:
        return after, writes
    shown = replace(after.epochs[-1], overhang=writes[1].sum)
    return replace(after, epochs=(*after.epochs[:-1], shown)), writes


def _probe_kept(
    plan: Plan, before: State, offers: Sequence[Offer], asked: bool, source: Source
) -> Closed:
    """The probes are carried out, and what they show is thrown away."""
    after, writes = gaussian.close_epoch(plan, before, offers, True, source)
    if asked:
        return after, writes
    silent = replace(after.epochs[-1], overhang=None)
    return replace(after, epochs=(*after.epochs[:-1], silent)), writes[:1]


def _box_of_own_sum(
    plan: Plan, before: State, offers: Sequence[Offer], asked: bool, source: Source
) -> Closed:
    moved = around_own_sums(plan, before, offers)
    return gaussian.close_epoch(plan, before, moved, asked, source)


def _closes_by_sample(
    plan: Plan, before: State, user: User, sample: Number, source: Source
) -> tuple[State, Step]:
    looking = replace(plan, policy=Looking(closing.policy_of(plan), sample))
    return gaussian.gaussian_step(looking, before, user, sample, source)


def _share_rounded_up(epsilon: Fraction, dimension: int, slack: Fraction) -> Fraction:
    share = dimensions.gaussian_share(epsilon, dimension, slack)
    return share + Fraction(1, dimensions.STEP)


def _double_budget(epsilon: Fraction, slack: Fraction) -> Fraction:
    return 2 * dimensions.concentrated_budget(epsilon, slack)


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


def _half_slack(mine: Number, theirs: Number, factor: Number, slack: Number) -> Condition:
    return 2 * mine <= 2 * factor * theirs + slack


def _shares_not_added(share: Number, dimension: Number, budget: Number) -> Condition:
    return share * share <= 4 * budget


BOOK, CLOSE = "withhold_spec.gaussian:book_by_itself", "withhold_spec.gaussian:close_epoch"
PROMISES = "withhold_spec.gaussian_invariants:"

MUTANTS = (
    Mutant(
        "gaussian-priced-linearly",
        "A booking costs what it may change the sums by, and not the squares.",
        {"withhold_spec.gaussian:square_price": _linear},
    ),
    Mutant(
        "gaussian-overhang-free",
        "The overhang is not charged.",
        {"withhold_spec.gaussian:square_price": _sum_alone},
    ),
    Mutant(
        "gaussian-sum-alone-booked",
        "An account must be able to pay for both sums, and pays for one.",
        {BOOK: _sum_alone_booked},
    ),
    Mutant(
        "gaussian-account-doubled",
        "An account holds twice the square of the ledger.",
        {BOOK: _twice_the_account},
    ),
    Mutant(
        "gaussian-never-booked",
        "A block is covered, but what it costs is not booked.",
        {BOOK: _never_booked},
    ),
    Mutant(
        "gaussian-last-unit-refused",
        "An offer that would use up an account is refused.",
        {BOOK: _last_unit_refused},
    ),
    Mutant(
        "gaussian-sample-in-two-epochs",
        "The last sample of a block is counted in the next epoch again.",
        {BOOK: _last_sample_again},
    ),
    Mutant(
        "gaussian-fractions-accepted",
        "Offers of fractions are carried out: their sums would show through noise that is an integer.",
        {"withhold_spec.closing:booking_of": _fractions_accepted},
    ),
    Mutant(
        "gaussian-half-variance",
        "The variance of the noise is half of what it should be.",
        {"withhold_spec.gaussian:variance_of": _half_variance},
    ),
    Mutant(
        "gaussian-repeated-noise",
        "The noise of the first epoch is used again in every other.",
        {CLOSE: _repeated_noise},
    ),
    Mutant(
        "gaussian-shared-noise",
        "An epoch's sum and its overhang share their noise.",
        {CLOSE: _shared_noise},
    ),
    Mutant(
        "gaussian-overhang-shown",
        "The overhang is released without noise.",
        {CLOSE: _overhang_shown},
    ),
    Mutant(
        "gaussian-probe-kept",
        "Probes are carried out and paid for where no overhang is asked for.",
        {CLOSE: _probe_kept},
    ),
    Mutant(
        "gaussian-box-of-own-sum",
        "A block's interval depends on the block's own sum, which is not released.",
        {CLOSE: _box_of_own_sum},
    ),
    Mutant(
        "gaussian-closes-by-sample",
        "An epoch closes only when the latest sample is not 0.",
        {"withhold_spec.gaussian:gaussian_step": _closes_by_sample},
    ),
    Mutant(
        "gaussian-rho-doubled",
        "The budget in concentrated terms is twice what epsilon and slack allow.",
        {"withhold_spec.dimensions:concentrated_budget": _double_budget},
    ),
    Mutant(
        "gaussian-share-rounded-up",
        "A coordinate's share is the next multiple of 2**-16.",
        {"withhold_spec.dimensions:gaussian_share": _share_rounded_up},
    ),
    Mutant(
        "sampler-gaussian-always-kept",
        "Every candidate for Gaussian noise is kept, so that it is Laplace noise.",
        {"withhold_spec.sampler:discrete_gaussian": _always_kept},
    ),
    Mutant(
        "sampler-gaussian-off-centre",
        "Candidates for Gaussian noise are kept by their distance from the scale.",
        {"withhold_spec.sampler:discrete_gaussian": _kept_around_the_scale},
    ),
    Mutant(
        "gaussian-half-told",
        "What releases tell is taken for half of what it is.",
        {f"{PROMISES}path_moment": _half_told},
    ),
    Mutant(
        "gaussian-half-slack",
        "A moment is taken to show twice as much as it does.",
        {f"{PROMISES}approximately_private": _half_slack},
    ),
    Mutant(
        "gaussian-shares-not-added",
        "The shares of a vector's coordinates are not added up.",
        {f"{PROMISES}shares_within": _shares_not_added},
    ),
)
