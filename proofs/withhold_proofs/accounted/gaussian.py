"""The ledger mechanism with Gaussian noise: what it tells at whole orders, and what that means for vectors.

Fix a path of released sums, as for `pure`: along it two neighbouring streams see the same
proposals, and only the changed user's parts differ, each by at most what it costs (`sensitivity`). What one
release tells is known exactly for whole orders a: its moment is exp(a (a - 1) moved**2 / (2 variance))
(`one-release`). Accounts hold squares, and no account is overdrawn (`never-overdrawn`); so on every path
the logarithms of the moments are at most a (a - 1) / (2 variance) times what was spent, and moments
multiply, whatever the policy makes of what came before (`path-moment`). The scale pays for a whole account
(`moment-is-paid`). Coordinates add up (`coordinates`), their shares are within the budget of the whole
(`shares`), and a moment of a single order is enough for epsilon and delta (`to-epsilon`). None of the
theorems on composition or conversion is taken on trust; that noise has its law is.

Bounded runs of the specification stand beside this:

    gaussian_terms    accounts in squares, on any account and any proposal
    gaussian_moments  the argument itself
    gaussian_shares   the shares of coordinates, by logarithms of another make
    gaussian_laws     the law of the noise
    gaussian_streams  neighbouring streams on solver terms
    gaussian_runs     accounts and draws under policies that do anything
"""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from withhold_proofs.accounted.gaussian_moments import (
    coordinates,
    moment_is_paid,
    one_release,
    path_moment,
    to_epsilon,
)
from withhold_proofs.accounted.gaussian_runs import (
    books,
    hashed_settings,
    integers_alone,
    one_draw,
    shipped_settings,
)
from withhold_proofs.accounted.gaussian_shares import DIMENSIONS, EPSILONS, SLACKS, shares
from withhold_proofs.accounted.gaussian_streams import any_epoch, contributions, whole_runs
from withhold_proofs.accounted.gaussian_terms import boundary, never_overdrawn, sensitivity
from withhold_proofs.accounted.runs import horizon, oblivious_runs, released
from withhold_proofs.model import bounded_row, unbounded_row
from withhold_proofs.samplers.gaussian_laws import gaussian_laws, kept, specified

__all__ = ["OBLIGATIONS"]

_unbounded = partial(unbounded_row, "gaussian-mechanism")
_bounded = partial(bounded_row, "gaussian-mechanism")

BOTH = ("z3", "cvc5")
PATTERNS = "all arrival patterns, all sets of closing times"
SIZES = "excesses asked for or not by a hash; samples and proposals of any size, every user changed in turn"
ANY_POLICY = (
    "all arrival patterns, a user too many; eight policies that decide by a hash of all that is"
    " public, excesses asked for or not, with proposals that are ill-formed or too dear among theirs"
)
SHIPPED_TOO = "; the shipped policy up to T=7 with four budgets, its horizon known and unknown"
POLICIES = (*hashed_settings(2, 5, 8, "1/3"), *shipped_settings(2, 5, 7))
HASHED = (
    "epochs",
    "epochs without an excess",
    "several users",
    "nothing paid",
    "excess queries paid",
    "users with nothing left",
)
RUNS = (
    "patterns with closings",
    "pairs of streams",
    "several contributions of a user",
    "contributions without an excess",
)
VARIANCES = ("1/4", "1/2", "1", "9/4", "4")

CONTRIBUTION = (
    "A contribution pays, in squares, for what changing its samples moves, whatever was spent before, and"
    " nothing for an excess that is not released: the specification run on neighbouring streams of"
    " solver terms."
)
RUN = (
    "Neighbouring streams see the same contributions along every path of released sums; each sum has noise of"
    " its own, and what all that a changed user moves tells stays within what the user has spent."
)
ONCE = (
    "Right after an epoch has closed every counted sample is in the released sums, and no sample is"
    " in two epochs."
)
OBLIVIOUS = (
    "Given the released sums, closings, which epochs have an excess, contributions, accounts and estimates"
    " are the same for all data: the specification runs on numbers that cannot be looked at."
)

OBLIGATIONS = (
    _unbounded(
        "never-overdrawn",
        "gaussian-never-overdrawn",
        "Whatever is proposed, an account is never overdrawn; it pays at least the squares of what the"
        " contribution may change the epoch's sums by, and the block is released once.",
        never_overdrawn,
    ),
    _unbounded(
        "boundary",
        "squares-are-paid",
        "What can be paid for is carried out as it is proposed, the last unit of an account among it; what"
        " cannot, or is ill-formed, gets weights 0, costs nothing and adds nothing.",
        boundary,
    ),
    _unbounded(
        "sensitivity",
        "epoch-sensitivity",
        "Whatever is proposed and whatever the samples are, a block adds to each of an epoch's sums from 0"
        " to what that costs; changing a user's samples moves each of them by at most its cost.",
        sensitivity,
    ),
    _unbounded(
        "one-release",
        "path-moment",
        "For whole orders a, a release whose sum without noise is moved by an integer d has the moment"
        " exp(a (a - 1) d**2 / (2 variance)): its outputs' weights are those of noise around an integer,"
        " but for that factor.",
        one_release,
        ("gaussian-mechanism/sensitivity", "gaussian-law", "exponential-law"),
        BOTH,
    ),
    _unbounded(
        "path-moment",
        "path-moment",
        "On every path of released sums, epoch by epoch, the logarithms of the moments of its releases are"
        " at most a (a - 1) / (2 variance) times what the changed user has spent; and moments multiply"
        " along paths, whatever each release makes of those before it.",
        path_moment,
        (
            "gaussian-mechanism/one-release",
            "gaussian-mechanism/oblivious",
            "exponential-law",
            "chain-rule",
        ),
        BOTH,
    ),
    _unbounded(
        "moment-is-paid",
        "moment-is-paid",
        "Within an account, at a scale that pays for the full budget, the logarithm of a run's moment is at"
        " most a (a - 1) epsilon**2 / 4.",
        moment_is_paid,
        (
            "gaussian-mechanism/never-overdrawn",
            "gaussian-mechanism/path-moment",
            "ledger-mechanism/scale-pays",
        ),
        BOTH,
    ),
    _unbounded(
        "coordinates",
        "shares-within",
        "Coordinates at a share s, each with accounts of its own, tell together at most what d s**2 / 4"
        " stands for; as that is within the budget of the whole, so are they.",
        coordinates,
        ("gaussian-mechanism/moment-is-paid", "gaussian-mechanism/shares"),
        BOTH,
    ),
    _unbounded(
        "to-epsilon",
        "approximately-private",
        "The moment of one whole order a is enough: P(S) <= exp(epsilon) Q(S) + delta for all sets S if it"
        " is at most (a - 1) delta exp((a - 1) epsilon) (a / (a - 1))**a.",
        to_epsilon,
        ("exponential-law", "chain-rule"),
        BOTH,
    ),
    _bounded(
        "shares",
        "shares-within",
        "A coordinate's share is within the budget that some order shows to be private enough, the next"
        " multiple of 2**-16 is within that of none of the orders looked at, and the coordinates run at it.",
        f"{len(EPSILONS)} values of epsilon from {EPSILONS[0]} to {EPSILONS[-1]}, dimensions from"
        f" {DIMENSIONS[0]} to {DIMENSIONS[-1]}, deltas from {SLACKS[-1]} to {SLACKS[0]}; logarithms within"
        " 10**-30",
        shares,
        ("shares", "refused", "orders"),
        kind="numeric",
    ),
    _unbounded(
        "kept",
        "",
        "The sampler draws the candidate that it keeps; its weight among Laplace draws times the chance to"
        " keep it is in proportion to exp(-k**2 / (2 variance)), whatever the variance.",
        kept,
        ("exponential-law",),
        BOTH,
    ),
    _bounded(
        "draws",
        "",
        "The specification's sampler has the law exp(-k**2 / (2 variance)), up to an unresolved mass of"
        " 1/80.",
        f"variances {', '.join(VARIANCES)}, every branch of a round down to 10**-6",
        partial(gaussian_laws, specified, VARIANCES, Fraction(1, 10**6), Fraction(1, 80)),
        ("outcomes",),
        kind="exhaustive",
    ),
    _bounded(
        "any-epoch",
        "epoch-sensitivity",
        "From accounts in any sound state, an epoch charges every user the squares of what the user's"
        " samples may move, and overdraws nobody; each of its sums has noise of its own, of the plan's"
        " variance, and an excess is released, and paid for, only where it is asked for.",
        "n=2, blocks of up to 2 samples, every set of users with withheld samples; an excess asked for or not; samples,"
        " proposals and balances of any size",
        partial(any_epoch, 2),
        ("epochs", "epochs without an excess", "several users", "users without a block"),
    ),
    _bounded(
        "contributions",
        "squares-are-paid",
        CONTRIBUTION,
        f"n=2, T=4, {PATTERNS}; {SIZES}",
        partial(contributions, 2, 4),
        RUNS,
    ),
    _bounded(
        "whole-runs",
        "path-moment",
        RUN,
        f"n=2, T=4, {PATTERNS}; {SIZES}",
        partial(whole_runs, 2, 4),
        RUNS,
        BOTH,
    ),
    _bounded(
        "integers-alone",
        "",
        "A proposal with a part that is no integer is refused; integers alone add up to the sums, so that"
        " neighbouring sums differ by an integer, as their noises do.",
        "each part of a proposal, two fractions, a decimal and a truth value; block sums from -2 to 8",
        integers_alone,
        ("refused", "carried out"),
        kind="exhaustive",
    ),
    _bounded(
        "contributes",
        "gaussian-never-overdrawn",
        "After every step each account is what its user's contributions add up to, in squares, and within the"
        " square of the ledger. Proposals are carried out where they can be paid for, and nothing else is; the"
        " shipped policy makes no others.",
        f"n=2, T<=8, m=5, {ANY_POLICY}{SHIPPED_TOO}",
        partial(books, POLICIES, 3),
        (
            *HASHED,
            "ill-formed proposals",
            "proposals beyond the account",
            "proposals that use it up",
        ),
    ),
    _bounded(
        "one-draw",
        "node-stored-once",
        "An epoch releases its sum, and its excess where the policy asks for it; each with noise of its"
        " own, drawn once, of the plan's variance; and nothing else is drawn or shown. The estimate is made"
        " of what is public.",
        f"n=2, T<=8, m=5, {ANY_POLICY}{SHIPPED_TOO}",
        partial(one_draw, POLICIES, 3),
        HASHED,
    ),
    _bounded(
        "released-once",
        "released-once",
        ONCE,
        f"n=2 with m=3, n=3 with m=2, a user too many, T<=6, {PATTERNS}",
        partial(released, ((2, 6, 3), (3, 6, 2)), True),
        ("epochs", "several users", "several epochs", "ignored samples"),
    ),
    _bounded(
        "oblivious",
        "epochs-oblivious",
        OBLIVIOUS,
        f"n=2, T<=7, m=4, {ANY_POLICY}{SHIPPED_TOO}; as many paths; three data sets beside the secrets",
        partial(oblivious_runs, (*hashed_settings(2, 4, 7), *shipped_settings(2, 5, 7)), 3),
        (*HASHED, "comparisons", "ignored samples"),
    ),
    _bounded(
        "horizon",
        "",
        "A sample after a user's m-th, or of a user after the n-th, closes nothing, covers nothing"
        " and charges nobody; where such a user is to be refused, it is.",
        f"n=2, m=2, a user too many, T<=6, {PATTERNS}",
        partial(horizon, 2, 6, 2, True),
        ("ignored samples", "stream is full", "everything released"),
    ),
    _bounded(
        "whole-runs-deep",
        "path-moment",
        RUN,
        f"n=3, T=5, {PATTERNS}; {SIZES}",
        partial(whole_runs, 3, 5),
        RUNS,
        BOTH,
    ),
    _bounded(
        "oblivious-deep",
        "epochs-oblivious",
        OBLIVIOUS,
        f"n=3, T<=9, m=4, {ANY_POLICY}; eight paths; three data sets beside the secrets",
        partial(oblivious_runs, hashed_settings(3, 4, 9), 4),
        (*HASHED, "comparisons", "ignored samples"),
    ),
)
