"""The ledger mechanism: private for every policy, every data set and every order of arrivals.

The argument has no limits in time. Fix a path of released sums. A policy sees arrivals and released
sums alone, so along the path it closes and offers the same for two neighbouring streams
(`oblivious`), and all accounts are the same. Of an epoch's two sums only the changed user's parts
differ, together by at most the user's charge (`sensitivity`). The noises that lead there are then
larger or smaller by at most that, so the loss so far stays within what the user has spent
(`path-loss`), and that within the ledger (`never-overdrawn`), for which the scale pays (`scale-pays`).
Where offers are integers all sums are, as the noise is: its normaliser is the same everywhere, and the
loss is the logarithm of the ratio of two probabilities, times the scale (`loss-is-paid`).

Bounded runs of the specification stand beside this:

    ledger_terms     the argument itself, on any account and any offer
    ledger_settings  the policies of bounded runs
    ledger_runs      the tree of arrivals and closings; accounts, draws, coverage, obliviousness
    ledger_streams   neighbouring streams on solver terms
"""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from withhold_proofs.ledger_mechanism_mutants import MUTANTS
from withhold_proofs.ledger_runs import (
    books,
    covered,
    horizon,
    oblivious_runs,
    one_draw,
)
from withhold_proofs.ledger_settings import hashed, shipped
from withhold_proofs.ledger_streams import any_epoch, bookings, whole_runs
from withhold_proofs.ledger_terms import (
    boundary,
    loss_is_paid,
    never_overdrawn,
    path_loss,
    rounding,
    scale_pays,
    sensitivity,
)
from withhold_proofs.model import Verdict, bounded_row, unbounded_row
from withhold_spec import constants, ledger_invariants
from withhold_spec.epochs import LEDGER
from withhold_spec.params import EPSILON_RANGE, Params

__all__ = ["MUTANTS", "OBLIGATIONS"]

EPSILONS = (*EPSILON_RANGE, *map(Fraction, ("1", "1/3", "0.1", "7/5", "3", "1/10007", "355/113")))


def scales() -> Verdict:
    """The scale is LEDGER/epsilon, rounded up to a multiple of 2**-16, and pays for the ledger."""
    coverage = {"scales": 0, "rounded": 0}
    for epsilon in EPSILONS:
        scale, exact = constants.ledger_scale(Params(1, 1, epsilon, 1)), LEDGER / epsilon
        coverage["scales"] += 1
        coverage["rounded"] += scale > exact
        paid = ledger_invariants.ledger_is_paid(scale, epsilon)
        if paid is not True or scale - exact >= Fraction(1, 2**16):
            return Verdict(False, f"epsilon {epsilon}: {scale}", coverage)
    return Verdict(True, f"{coverage['scales']} scales", coverage)


PATTERNS = "all arrival patterns, all sets of closing times"
ANY_OFFERS = f"{PATTERNS}; samples and offers of any size, every user changed in turn"
ANY_POLICY = (
    "all arrival patterns, a user too many; eight policies that decide by a hash of all that is"
    " public, with offers that are ill-formed or too dear among theirs"
)
SHIPPED_TOO = "; the shipped policy up to T=7 with four budgets, its horizon known and unknown"
POLICIES = (*hashed(2, 5, 8, "1/3"), *shipped(2, 5, 7))
HASHED = ("epochs", "several users", "nothing paid", "probes paid", "users with nothing left")


_unbounded = partial(unbounded_row, "ledger-mechanism")
_bounded = partial(bounded_row, "ledger-mechanism")

BOTH = ("z3", "cvc5")
BOOKING = (
    "A booking pays for what changing its samples moves, whatever was spent before: the"
    " specification run on neighbouring streams of solver terms."
)
RUN = (
    "Neighbouring streams see the same bookings along every path of released sums, and all that a"
    " changed user moves, and the loss of the whole run, stay within what the user has spent."
)
ONCE = (
    "Right after an epoch has closed every counted sample is in the released sums, and no sample is"
    " in two epochs."
)
OBLIVIOUS = (
    "Given the released sums, closings, bookings, accounts and estimates are the same for all data:"
    " the specification runs on numbers that cannot be looked at."
)

OBLIGATIONS = (
    _unbounded(
        "never-overdrawn",
        "ledger-never-overdrawn",
        "Whatever is offered, a booking costs at least 0 and at most what the user has left, so no"
        " account is ever overdrawn.",
        never_overdrawn,
        ("ledger-weight-rounded-up", "ledger-negative-accepted"),
    ),
    _unbounded(
        "sensitivity",
        "epoch-sensitivity",
        "Whatever is offered and whatever the samples are, a block adds to each of an epoch's two sums"
        " from 0 to what is charged for that; changing a user's samples moves the two, together, by at"
        " most the charge.",
        sensitivity,
        (
            "ledger-unclipped",
            "ledger-clipped-after-weight",
            "ledger-overhang-without-end",
            "ledger-overhang-free",
            "ledger-charge-is-weight",
            "ledger-inner-turned-accepted",
        ),
    ),
    _unbounded(
        "path-loss",
        "path-loss",
        "On every path of released sums, after any number of epochs, the loss is at most what the"
        " changed user has spent.",
        path_loss,
        ("ledger-never-booked",),
        ("ledger-mechanism/sensitivity", "ledger-mechanism/oblivious"),
        BOTH,
    ),
    _unbounded(
        "loss-is-paid",
        "ledger-is-paid",
        "A loss within the ledger, divided by a scale that pays for it, is at most epsilon; factors"
        " multiply along a path and carry over to sets of paths.",
        loss_is_paid,
        ("ledger-half-paid",),
        ("ledger-mechanism/never-overdrawn", "ledger-mechanism/path-loss", "exponential-law"),
    ),
    _unbounded(
        "scale-pays",
        "ledger-is-paid",
        "For every epsilon the noise scale, rounded up, times epsilon is at least the whole ledger.",
        scale_pays,
        ("ledger-half-scale",),
    ),
    _bounded(
        "scales",
        "ledger-is-paid",
        "The noise scale is LEDGER/epsilon, rounded up to a multiple of 2**-16.",
        f"{len(EPSILONS)} values of epsilon, the least and the largest among them",
        scales,
        ("ledger-half-scale", "ledger-scale-rounded-down"),
        ("scales", "rounded"),
        kind="numeric",
    ),
    _unbounded(
        "rounding",
        "weight-within-allowance",
        "With interval ends rounded outward and weights of allowance over width rounded down, an"
        " offer is carried out as it is and costs at most its allowance; smaller weights cost less.",
        rounding,
        ("ledger-weight-rounded-up", "ledger-last-unit-refused"),
    ),
    _unbounded(
        "boundary",
        "",
        "Nothing left, not enough left, no width, weights of 0, ill-formed offers: the block is"
        " covered, costs nothing and adds nothing. With exactly enough left, all of it is spent.",
        boundary,
        (
            "ledger-last-unit-refused",
            "ledger-negative-accepted",
            "ledger-charge-is-weight",
            "ledger-inner-turned-accepted",
        ),
    ),
    _bounded(
        "any-epoch",
        "epoch-sensitivity",
        "From accounts in any state that is not overdrawn, an epoch charges every user for what the"
        " user's samples move, and overdraws nobody.",
        "n=2, blocks of up to 2 samples, every set of pending users; samples, offers and balances of"
        " any size",
        partial(any_epoch, 2),
        ("ledger-one-pool", "ledger-unclipped", "ledger-box-of-own-sum"),
        ("epochs", "several users", "users without a block"),
    ),
    _bounded(
        "bookings",
        "epoch-sensitivity",
        BOOKING,
        f"n=2, T=4, {ANY_OFFERS}",
        partial(bookings, 2, 4),
        ("ledger-booked-late", "ledger-one-pool"),
        ("patterns with closings", "pairs of streams"),
    ),
    _bounded(
        "whole-runs",
        "path-loss",
        RUN,
        f"n=2, T=4, {ANY_OFFERS}",
        partial(whole_runs, 2, 4),
        ("ledger-booked-late", "ledger-box-of-own-sum"),
        ("patterns with closings", "pairs of streams"),
        BOTH,
    ),
    _bounded(
        "books",
        "ledger-never-overdrawn",
        "After every step each account is what its user's bookings add up to, and within the ledger.",
        f"n=2, T<=8, m=5, {ANY_POLICY}{SHIPPED_TOO}",
        partial(books, POLICIES, 3),
        ("ledger-booked-late", "ledger-one-pool", "ledger-unpaid-withheld"),
        HASHED,
    ),
    _bounded(
        "one-draw",
        "cell-stored-once",
        "An epoch releases its two sums, each with a draw of its own that has the plan's scale, and"
        " nothing else; the estimate is made of what is public.",
        f"n=2, T<=8, m=5, {ANY_POLICY}{SHIPPED_TOO}",
        partial(one_draw, POLICIES, 3),
        (
            "ledger-half-noise",
            "ledger-shared-noise",
            "ledger-repeated-noise",
            "ledger-overhang-shown",
        ),
        HASHED,
    ),
    _bounded(
        "covered-once",
        "covered-once",
        ONCE,
        f"n=2 with m=3, n=3 with m=2, a user too many, T<=6, {PATTERNS}",
        partial(covered, ((2, 6, 3), (3, 6, 2))),
        ("ledger-sample-in-two-epochs",),
        ("epochs", "several users", "several epochs", "ignored samples"),
    ),
    _bounded(
        "oblivious",
        "epochs-oblivious",
        OBLIVIOUS,
        f"n=2, T<=7, m=4, {ANY_POLICY}; eight paths; three data sets beside the secrets",
        partial(oblivious_runs, hashed(2, 4, 7), 3),
        ("ledger-closes-by-sample", "ledger-overhang-shown"),
        (*HASHED, "comparisons", "ignored samples"),
    ),
    _bounded(
        "horizon",
        "",
        "A sample after a user's m-th, or of a user after the n-th, closes nothing, covers nothing"
        " and charges nobody; where such a user is to be refused, it is.",
        f"n=2, m=2, a user too many, T<=6, {PATTERNS}",
        partial(horizon, 2, 6, 2),
        ("ledger-closes-on-ignored", "user-without-limit"),
        ("ignored samples", "stream is full", "everything covered"),
    ),
    _bounded(
        "bookings-deep",
        "epoch-sensitivity",
        BOOKING,
        f"n=3, T=5, {ANY_OFFERS}",
        partial(bookings, 3, 5),
        ("ledger-booked-late",),
        ("patterns with closings", "pairs of streams"),
    ),
    _bounded(
        "whole-runs-deep",
        "path-loss",
        RUN,
        f"n=3, T=5, {ANY_OFFERS}",
        partial(whole_runs, 3, 5),
        ("ledger-booked-late",),
        ("patterns with closings", "pairs of streams"),
        BOTH,
    ),
    _bounded(
        "covered-once-deep",
        "covered-once",
        ONCE,
        f"n=3, m=3, a user too many, T<=7, {PATTERNS}",
        partial(covered, ((3, 7, 3),)),
        ("ledger-sample-in-two-epochs",),
        ("epochs", "several users", "several epochs", "ignored samples"),
    ),
    _bounded(
        "oblivious-deep",
        "epochs-oblivious",
        OBLIVIOUS,
        f"n=3, T<=9, m=4, {ANY_POLICY}; eight paths; three data sets beside the secrets",
        partial(oblivious_runs, hashed(3, 4, 9), 4),
        ("ledger-closes-by-sample",),
        (*HASHED, "comparisons", "ignored samples"),
    ),
)
