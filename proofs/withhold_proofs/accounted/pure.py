"""The privacy of the ledger mechanism, for every policy, every data set and every order of arrivals.

The argument has no bound on time. Fix a path of released sums. A policy sees only arrivals and released
sums. So along the path it closes epochs, begins series, forms strata, asks for excesses and makes proposals
in the same way for two neighbouring streams (`oblivious`), and all accounts are equal. In an epoch's sums,
and in its excess if it has one, only the changed user's contribution differs. It is in the sum of one
stratum, so the sums differ together by at most its cost (`sensitivity`). The norms of the noise that leads
to the path then differ by at most that. Over a series, the largest norms differ by at most the largest cost
of an epoch's sums, or of an excess (`series-loss`), and the joint probability of the noise depends on the
largest norm only (`series-law`). If a series is not complete, or has not released
all its excesses, the dependence is at most as strong (`prefix-law`); a radius never serves more draws than
it was drawn for (`series-follow`). A user pays the largest cost of a series. So the loss of the whole path
is at most what the user has spent (`path-loss`), which is at most the full budget (`never-overdrawn`), and
the noise scale pays for that (`scale-pays`). All sums are integers, as the noise is, so the normaliser is
the same everywhere and the loss is the scale times the logarithm of the ratio of two probabilities (`loss-
is-paid`).

Bounded runs of the specification check the same on its own runs. The modules:

    terms          the argument on any account and any proposal
    sensitivity    what a user's samples change, over any number of strata
    series         the argument for series of epochs, and for paths; its rows are in series_rows
    series_follow  how series follow each other, and which of their epochs release an excess
    settings       the policies of bounded runs
    runs           the tree of arrivals and closings: accounts, coverage, obliviousness
    draws          what is drawn in such runs
    streams        neighbouring streams on solver terms
    claims         what must hold of them

The laws of the noise are in `withhold_proofs.samplers`.
"""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from withhold_proofs.accounted.advanced import advanced_share
from withhold_proofs.accounted.draws import one_draw
from withhold_proofs.accounted.runs import books, horizon, oblivious_runs, released
from withhold_proofs.accounted.sensitivity import sensitivity
from withhold_proofs.accounted.series_rows import SERIES_ROWS
from withhold_proofs.accounted.settings import hashed, shipped
from withhold_proofs.accounted.streams import any_epoch, contributions, whole_runs
from withhold_proofs.accounted.terms import (
    boundary,
    coordinates,
    loss_is_paid,
    never_overdrawn,
    rounding,
    scale_pays,
)
from withhold_proofs.model import (
    ALGEBRA,
    INDUCTION,
    Verdict,
    bounded_row,
    cross_checks,
    deep_rows,
    unbounded_row,
)
from withhold_spec.accounted.interface import BUDGET
from withhold_spec.accounted.plan import ledger_scale
from withhold_spec.params import EPSILON_RANGE, Params
from withhold_spec.properties import ledger

__all__ = ["OBLIGATIONS"]

EPSILONS = (*EPSILON_RANGE, *map(Fraction, ("1", "1/3", "0.1", "7/5", "3", "1/10007", "355/113")))


def scales() -> Verdict:
    """The scale is BUDGET/epsilon, rounded up to a multiple of 2**-16, and pays for the full budget."""
    coverage = {"scales": 0, "rounded": 0}
    for epsilon in EPSILONS:
        scale, exact = ledger_scale(Params(1, 1, epsilon, 1)), BUDGET / epsilon
        coverage["scales"] += 1
        coverage["rounded"] += scale > exact
        paid = ledger.ledger_is_paid(scale, epsilon)
        if paid is not True or scale - exact >= Fraction(1, 2**16):
            return Verdict(False, f"epsilon {epsilon}: {scale}", coverage)
    return Verdict(True, f"{coverage['scales']} scales", coverage)


PATTERNS = "all arrival patterns, all sets of closing times"
EXCESSES = "at most as many excesses as epochs, queried or not by a hash"
SIZES = f"{EXCESSES}; two strata; samples and proposals of any size, in any stratum, every user changed in turn"
ANY_PROPOSALS = f"{PATTERNS}, series of two begun and broken off at any of them; {SIZES}"
IN_TURN = f"{PATTERNS}, series of three, of two broken off, and of one in turn; {SIZES}"
ANY_SERIES, SOME_SERIES = ((0,), (2,)), ((3, 0, 0, 2, 1, 0),)
ANY_POLICY = (
    "all arrival patterns, one user too many; eight policies that decide by a hash of everything public, with"
    " series of up to three epochs, complete or broken off, with up to three strata and blocks in these or in"
    " none, with up to two excesses in a series, queried or not, and with some proposals that are ill-formed"
    " or cost too much"
)
SHIPPED_TOO = "; the shipped policy up to T=7 with four budgets, its horizon known and unknown"
POLICIES = (*hashed(2, 5, 8, "1/3"), *shipped(2, 5, 7))
HASHED = (
    "epochs",
    "epochs without an excess",
    "several strata",
    "blocks in several strata",
    "blocks in no stratum",
    "several users",
    "series that go on",
    "nothing paid",
    "excess queries paid",
    "users with nothing left",
)


_unbounded = partial(unbounded_row, "ledger-mechanism")
_bounded = partial(bounded_row, "ledger-mechanism")

BOTH = ("z3", "cvc5")
RUNS = (
    "patterns with closings",
    "pairs of streams",
    "several contributions in a series",
    "several excesses in a series",
    "contributions without an excess",
)
CONTRIBUTION = (
    "A contribution pays for what a change of its samples changes, all strata together, whatever was spent"
    " before, and pays nothing for an excess that is not released. The specification runs on neighbouring"
    " streams of solver terms."
)
RUN = (
    "Along every path of released sums, neighbouring streams see the same contributions. Everything that the"
    " changed user's samples change, and the loss of the whole run, stay within what the user has spent. The"
    " sums of an epoch share one draw, and no radius serves more epochs, or more excesses, than it was drawn"
    " for."
)
ONCE = (
    "Right after an epoch closes, every counted sample is in one of the released sums, and no sample is"
    " in two epochs or in two strata."
)
OBLIVIOUS = (
    "Given the released sums, everything else is the same for all data: which epochs close, their series and"
    " strata, which of them have an excess, contributions, accounts and estimates. The specification runs on"
    " numbers that reveal nothing about their value, and so are the radii."
)

ROWS = (
    _unbounded(
        "never-overdrawn",
        "ledger-never-overdrawn",
        "For every proposal, in the open series or a new one: a contribution costs at least 0 and at most"
        " what the user has left, so no account is ever overdrawn, and what was paid in a series is part of"
        " what was spent.",
        never_overdrawn,
    ),
    _unbounded(
        "sensitivity",
        "epoch-sensitivity",
        "For every proposal and all samples: a block adds at least 0 and at most its cost to the sum of its own"
        " stratum, and 0 to all others, of any number. So changing a user's samples changes an epoch's sums,"
        " all together, by at most their cost. The same holds for the excess.",
        sensitivity,
    ),
    *SERIES_ROWS,
    _unbounded(
        "loss-is-paid",
        "ledger-is-paid",
        "A loss within the full budget, divided by a scale that pays for it, is at most epsilon. Factors"
        " multiply along a path, and the bound carries over to sets of paths.",
        loss_is_paid,
        ("ledger-mechanism/never-overdrawn", "ledger-mechanism/path-loss", "exponential-law"),
        unrefuted=dict.fromkeys(("one series more", "one path more"), ALGEBRA),
    ),
    _unbounded(
        "scale-pays",
        "ledger-is-paid",
        "For every epsilon, the rounded noise scale times epsilon is at least the full budget.",
        scale_pays,
    ),
    _unbounded(
        "coordinates",
        "",
        "For every dimension and every epsilon, the losses of a vector's coordinates, each within its share,"
        " add up to at most epsilon.",
        coordinates,
        ("ledger-mechanism/loss-is-paid",),
        unrefuted={"of one more": "It holds of any share that the coordinates have."},
    ),
    _unbounded(
        "advanced-share",
        "",
        "For every budget, delta and dimension, the share s of d coordinates under advanced composition costs at"
        " most epsilon: s sqrt(2 d ln(1/delta)) + d s (exp s - 1) <= epsilon.",
        advanced_share,
        ("numeric/enclosures-for-all", INDUCTION),
        BOTH,
    ),
    _bounded(
        "scales",
        "ledger-is-paid",
        "The noise scale is BUDGET/epsilon, rounded up to a multiple of 2**-16.",
        f"{len(EPSILONS)} values of epsilon, the least and the largest among them",
        scales,
        ("scales", "rounded"),
        kind="numeric",
    ),
    _unbounded(
        "rounding",
        "weight-within-budget",
        "With interval ends rounded outward and weights rounded down from available budget over width, a"
        " proposal is carried out unchanged. Together with what was paid earlier in its series it costs at"
        " most the available budget, and smaller weights cost less.",
        rounding,
        unrefuted={"weights lose by rounding": ALGEBRA},
    ),
    _unbounded(
        "boundary",
        "",
        "If too little budget is left, if an interval has no width, if weights are 0 or if a proposal is"
        " ill-formed, the block is released, costs nothing and adds nothing. With nothing left, only what the"
        " series has already paid for is carried out, at no cost. With exactly enough left, the account is"
        " used up.",
        boundary,
    ),
    _bounded(
        "any-epoch",
        "epoch-sensitivity",
        "From accounts in any sound state, an epoch charges every user for what the user's samples can change"
        " beyond what the series has paid for, all strata together, and overdraws no account. Its sums share"
        " one draw of noise, within the radius of the series. An excess is released and charged only if it is"
        " asked for and the series has one left.",
        "n=2, two strata, blocks of up to 2 samples in any of them or in none, every set of users with withheld"
        " samples, in the series that they were in or in another; an excess asked for, not asked for, or"
        " asked for in vain; samples, proposals and balances of any size",
        partial(any_epoch, 2),
        (
            *("epochs", "epochs without an excess", "several users"),
            *("users without a block", "series that go on"),
        ),
    ),
    _bounded(
        "contributions",
        "epoch-sensitivity",
        CONTRIBUTION,
        f"n=2, T=4, {ANY_PROPOSALS}",
        partial(contributions, 2, 4, ANY_SERIES),
        RUNS,
    ),
    _bounded(
        "whole-runs",
        "path-loss",
        RUN,
        f"n=2, T=4, {ANY_PROPOSALS}",
        partial(whole_runs, 2, 4, ANY_SERIES),
        RUNS,
        BOTH,
    ),
    _bounded(
        "contributes",
        "ledger-never-overdrawn",
        "After every step each account equals the sum of its user's contributions, where a series counts with"
        " its largest cost of a sum and of an excess, and stays within the full budget. No user pays for an"
        " excess that is not released.",
        f"n=2, T<=8, m=5, {ANY_POLICY}{SHIPPED_TOO}",
        partial(books, POLICIES, 3),
        HASHED,
    ),
    _bounded(
        "one-draw",
        "node-stored-once",
        "An epoch releases one sum for each stratum, and its excess if the policy asks for one and the series has"
        " one left. The sums share one draw of noise within the radius of the series, and the excess has one of"
        " its own. Each radius is drawn once, with the plan's scale and for as many epochs and strata, or"
        " excesses, as the policy asked for. Nothing else is drawn or shown. The estimate is a function of"
        " public values.",
        f"n=2, T<=8, m=5, {ANY_POLICY}{SHIPPED_TOO}",
        partial(one_draw, POLICIES, 3),
        (*HASHED, "asked for one too many", "several excesses in a series"),
    ),
    _bounded(
        "released-once",
        "released-once",
        ONCE,
        f"n=2 with m=3, n=3 with m=2, a user too many, T<=6, two strata in turn, {PATTERNS}",
        partial(released, ((2, 6, 3), (3, 6, 2))),
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
        f"n=2, T<=7, m=4, {ANY_POLICY}; eight paths; three data sets beside the secrets",
        partial(oblivious_runs, hashed(2, 4, 7), 3),
        (*HASHED, "comparisons", "ignored samples"),
    ),
    _bounded(
        "horizon",
        "",
        "A sample beyond a user's m-th, or of a user beyond the n-th, closes no epoch, releases nothing and"
        " charges nobody. Where such a user must be refused, it is.",
        f"n=2, m=2, a user too many, T<=6, {PATTERNS}",
        partial(horizon, 2, 6, 2),
        ("ignored samples", "stream is full", "everything released"),
    ),
)

CROSS_CHECKS = (
    *("any-epoch", "contributions", "whole-runs"),
    *("contributes", "one-draw", "released-once"),
)
"""Rows whose promises `any-step` proves from any state, without bounds."""

OBLIGATIONS = (
    *cross_checks(ROWS, CROSS_CHECKS),
    *deep_rows(
        ROWS,
        {
            "contributions": (f"n=3, T=5, {IN_TURN}", partial(contributions, 3, 5, SOME_SERIES)),
            "whole-runs": (f"n=3, T=5, {IN_TURN}", partial(whole_runs, 3, 5, SOME_SERIES)),
            "released-once": (
                f"n=3, m=3, a user too many, T<=7, two strata in turn, {PATTERNS}",
                partial(released, ((3, 7, 3),)),
            ),
            "oblivious": (
                f"n=3, T<=9, m=4, {ANY_POLICY}; eight paths; three data sets beside the secrets",
                partial(oblivious_runs, hashed(3, 4, 9), 4),
            ),
        },
    ),
)
