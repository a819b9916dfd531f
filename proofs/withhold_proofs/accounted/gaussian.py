"""The privacy of the ledger mechanism with Gaussian noise: moments at whole orders, and vectors.

Fix a path of released sums. As in `pure`, two neighbouring streams see the same proposals along it, and
only the changed user's contributions differ, each in the sum of one stratum and by at most its cost
(`sensitivity`). At a whole order a, the moment of a release is exactly exp(a (a - 1) change**2 / (2
variance)) (`one-release`). Accounts hold
squares, and no account is overdrawn (`never-overdrawn`). So on every path the logarithms of the moments add
up to at most a (a - 1) / (2 variance) times what was spent, and moments multiply, however the policy uses
what came before (`path-moment`). The noise scale pays for the full budget (`moment-is-paid`). Coordinates
add up (`coordinates`), their shares are within the budget of the vector (`shares-fit`), and the moment of one
order suffices for epsilon and delta (`to-epsilon`). No theorem on composition or conversion is taken on
trust; the law of the noise is.

Bounded runs of the specification check the same on its own runs. The modules:

    gaussian_terms    accounts in squares, on any account and any proposal
    gaussian_moments  the argument on moments
    gaussian_fit      the shares of coordinates, for any budget
    gaussian_shares   the shares of some budgets, with independent logarithms
    gaussian_streams  neighbouring streams on solver terms
    gaussian_runs     accounts and draws under policies that do anything

The law of the noise is in `withhold_proofs.samplers.gaussian_laws`.
"""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from withhold_proofs.accounted.gaussian_fit import shares_fit
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
from withhold_proofs.accounted.gaussian_shares import DELTAS, DIMENSIONS, EPSILONS, shares
from withhold_proofs.accounted.gaussian_streams import any_epoch, contributions, whole_runs
from withhold_proofs.accounted.gaussian_terms import boundary, never_overdrawn, sensitivity
from withhold_proofs.accounted.runs import horizon, oblivious_runs, released
from withhold_proofs.model import (
    ALGEBRA,
    FROM_PROMISES,
    bounded_row,
    cross_checks,
    deep_rows,
    unbounded_row,
)
from withhold_proofs.samplers.gaussian_laws import gaussian_laws, kept, specified

__all__ = ["OBLIGATIONS"]

_unbounded = partial(unbounded_row, "gaussian-mechanism")
_bounded = partial(bounded_row, "gaussian-mechanism")

BOTH = ("z3", "cvc5")
PATTERNS = "all arrival patterns, all sets of closing times"
SIZES = (
    "excesses queried or not by a hash; two strata; samples and proposals of any size, in any stratum, every"
    " user changed in turn"
)
ANY_POLICY = (
    "all arrival patterns, one user too many; eight policies that decide by a hash of everything public, with"
    " up to three strata and blocks in these or in none, with excesses queried or not, and with some proposals"
    " that are ill-formed or cost too much"
)
SHIPPED_TOO = "; the shipped policy up to T=7 with four budgets, its horizon known and unknown"
POLICIES = (*hashed_settings(2, 5, 8, "1/3"), *shipped_settings(2, 5, 7))
HASHED = (
    "epochs",
    "epochs without an excess",
    "several strata",
    "blocks in several strata",
    "blocks in no stratum",
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
    "A contribution pays, in squares, for what a change of its samples changes, all strata together, whatever"
    " was spent before, and pays nothing for an excess that is not released. The specification runs on"
    " neighbouring streams of solver terms."
)
RUN = (
    "Along every path of released sums, neighbouring streams see the same contributions. Each sum has its own"
    " noise. The loss from everything that the changed user's samples change stays within what the user has"
    " spent."
)
ONCE = (
    "Right after an epoch closes, every counted sample is in one of the released sums, and no sample is"
    " in two epochs or in two strata."
)
OBLIVIOUS = (
    "Given the released sums, everything else is the same for all data: which epochs close and have an"
    " excess, contributions, accounts and estimates. The specification runs on numbers that reveal nothing"
    " about their value."
)

ROWS = (
    _unbounded(
        "never-overdrawn",
        "gaussian-never-overdrawn",
        "For every proposal, an account is never overdrawn. It pays at least the squares of what the"
        " contribution can change in the epoch's sums, and the block is released once.",
        never_overdrawn,
    ),
    _unbounded(
        "boundary",
        "squares-are-paid",
        "A proposal that the account can pay for is carried out unchanged, down to the last unit. A proposal"
        " that it cannot pay for, or that is ill-formed, gets weights 0, costs nothing and adds nothing.",
        boundary,
    ),
    _unbounded(
        "sensitivity",
        "epoch-squares",
        "For every proposal and all samples: a block adds at least 0 and at most its cost to the sum of its own"
        " stratum, and 0 to all others, of any number. So the squares of what a change of a user's samples"
        " changes the sums by add up to at most the squared cost. The same holds for the excess.",
        sensitivity,
        unrefuted={"squares of changes, one sum more": ALGEBRA},
    ),
    _unbounded(
        "one-release",
        "path-moment",
        "At whole orders a, a release whose exact sum changes by an integer d has the moment exp(a (a - 1)"
        " d**2 / (2 variance)): up to that factor, its outputs have the weights of noise around an integer. The"
        " moments of an epoch's sums, one for each stratum of any number, multiply to at most that of its cost.",
        one_release,
        ("gaussian-mechanism/sensitivity", "gaussian-law", "exponential-law"),
        BOTH,
        unrefuted=dict.fromkeys(
            ("of one output", "moved by an integer", "of one output more"), ALGEBRA
        ),
    ),
    _unbounded(
        "path-moment",
        "path-moment",
        "On every path of released sums, epoch by epoch, the logarithms of the moments add up to at most a (a"
        " - 1) / (2 variance) times what the changed user has spent. Moments multiply along paths, however"
        " each release depends on the earlier ones.",
        path_moment,
        (
            "gaussian-mechanism/one-release",
            "gaussian-mechanism/any-step",
            "exponential-law",
            "chain-rule",
        ),
        BOTH,
        unrefuted={"an epoch without the user": FROM_PROMISES}
        | dict.fromkeys(
            ("one release more", "one path more", "within the budget", "all paths together"),
            ALGEBRA,
        ),
    ),
    _unbounded(
        "moment-is-paid",
        "moment-is-paid",
        "Within an account, and with a scale that pays for the full budget, the logarithm of a run's moment"
        " is at most a (a - 1) epsilon**2 / 4.",
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
        "Coordinates at share s, each with its own accounts, have together at most the loss of d s**2 / 4,"
        " which is within the budget of the whole vector.",
        coordinates,
        ("gaussian-mechanism/moment-is-paid", "gaussian-mechanism/shares-fit"),
        BOTH,
        unrefuted={"of none": ALGEBRA} | {"of one more": FROM_PROMISES},
    ),
    _unbounded(
        "to-epsilon",
        "approximately-private",
        "The moment of one whole order a is enough: P(S) <= exp(epsilon) Q(S) + delta for all sets S if the"
        " moment is at most (a - 1) delta exp((a - 1) epsilon) (a / (a - 1))**a.",
        to_epsilon,
        ("exponential-law", "chain-rule"),
        BOTH,
        unrefuted=dict.fromkeys(
            (
                "order 1",
                "one order more",
                "of one output",
                "powers of y",
                "one output more, in the set or not",
            ),
            ALGEBRA,
        ),
    ),
    _unbounded(
        "shares-fit",
        "shares-within",
        "For every budget, delta and dimension, the coordinates' share keeps to the budget rho that one of the orders"
        " a gives, and this order shows that rho is private enough: (a - 1) (a rho - epsilon) + ln(1/delta) <="
        " (a - 1) ln(a/(a - 1)) + ln a.",
        shares_fit,
        ("numeric/enclosures-for-all",),
        BOTH,
    ),
    _bounded(
        "shares",
        "shares-within",
        "Some order shows that a coordinate's share is private enough. No order tried shows it for the next"
        " multiple of 2**-16. The coordinates run with that share.",
        f"{len(EPSILONS)} values of epsilon from {EPSILONS[0]} to {EPSILONS[-1]}, dimensions from"
        f" {DIMENSIONS[0]} to {DIMENSIONS[-1]}, deltas from {DELTAS[-1]} to {DELTAS[0]}; logarithms within"
        " 10**-30",
        shares,
        ("shares", "refused", "orders"),
        kind="numeric",
    ),
    _unbounded(
        "kept",
        "",
        "The sampler returns the candidate that it keeps. Its weight among Laplace draws times the"
        " probability of keeping it is proportional to exp(-k**2 / (2 variance)), for every variance.",
        kept,
        ("exponential-law",),
        BOTH,
    ),
    _bounded(
        "draws",
        "",
        "The specification's sampler has the law exp(-k**2 / (2 variance)), up to an unresolved mass of 1/80.",
        f"variances {', '.join(VARIANCES)}, every branch of a round down to 10**-6",
        partial(gaussian_laws, specified, VARIANCES, Fraction(1, 10**6), Fraction(1, 80)),
        ("outcomes",),
        kind="exhaustive",
    ),
    _bounded(
        "any-epoch",
        "epoch-sensitivity",
        "From accounts in any sound state, an epoch charges every user the squares of what the user's samples"
        " can change, and overdraws no account. Each of its sums has its own noise of the plan's variance. An"
        " excess is released and charged only if it is asked for.",
        "n=2, two strata, blocks of up to 2 samples in any of them or in none, every set of users with withheld"
        " samples; an excess asked for or not; samples, proposals and balances of any size",
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
        "A proposal with a part that is not an integer is refused. So all sums are integers, and neighbouring"
        " sums differ by an integer, as their noise does.",
        "each part of a proposal, two fractions, a decimal and a truth value; block sums from -2 to 8",
        integers_alone,
        ("refused", "carried out"),
        kind="exhaustive",
    ),
    _bounded(
        "contributes",
        "gaussian-never-overdrawn",
        "After every step each account equals the sum of its user's contributions in squares and stays within"
        " the square of the full budget. Proposals are carried out exactly if they can be paid for. The"
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
        "An epoch releases one sum for each stratum, and its excess if the policy asks for one. Each has its own"
        " noise of the plan's variance, drawn once. Nothing else is drawn or shown. The estimate is a function"
        " of public values.",
        f"n=2, T<=8, m=5, {ANY_POLICY}{SHIPPED_TOO}",
        partial(one_draw, POLICIES, 3),
        HASHED,
    ),
    _bounded(
        "released-once",
        "released-once",
        ONCE,
        f"n=2 with m=3, n=3 with m=2, a user too many, T<=6, two strata in turn, {PATTERNS}",
        partial(released, ((2, 6, 3), (3, 6, 2)), True),
        (
            "epochs",
            "several users",
            "several epochs",
            "blocks in several strata",
            "ignored samples",
        ),
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
        "A sample beyond a user's m-th, or of a user beyond the n-th, closes no epoch, releases nothing and"
        " charges nobody. Where such a user must be refused, it is.",
        f"n=2, m=2, a user too many, T<=6, {PATTERNS}",
        partial(horizon, 2, 6, 2, True),
        ("ignored samples", "stream is full", "everything released"),
    ),
)

CROSS_CHECKS = (
    *("any-epoch", "contributions", "whole-runs"),
    *("contributes", "one-draw", "released-once", "oblivious"),
)
"""Rows whose promises `any-step` proves from any state, without bounds."""

OBLIGATIONS = (
    *cross_checks(ROWS, CROSS_CHECKS),
    *deep_rows(
        ROWS,
        {
            "whole-runs": (f"n=3, T=5, {PATTERNS}; {SIZES}", partial(whole_runs, 3, 5)),
            "oblivious": (
                f"n=3, T<=9, m=4, {ANY_POLICY}; eight paths; three data sets beside the secrets",
                partial(oblivious_runs, hashed_settings(3, 4, 9), 4),
            ),
        },
    ),
)
