"""The obligations on the shipped policy. Privacy needs none of them.

Its proposals are always carried out. Its limits, caps, intervals and estimates stay within their ranges. It
computes with integers only, so that all implementations agree. Its series end. It is oblivious, as every
policy must be.
"""

from __future__ import annotations

from functools import partial

from withhold_proofs.accounted.runs import oblivious_runs
from withhold_proofs.accounted.settings import shipped
from withhold_proofs.model import bounded_row, deep_rows, unbounded_row
from withhold_proofs.policy.estimation import posteriors
from withhold_proofs.policy.intervals import intervals
from withhold_proofs.policy.logarithm import logarithm_digits, logarithm_grows
from withhold_proofs.policy.runs import drawn, paid_out
from withhold_proofs.policy.scheduling import schedules, series
from withhold_proofs.policy.shipped import proposals
from withhold_proofs.policy.terms import limits
from withhold_proofs.policy.weight_caps import caps

__all__ = ["OBLIGATIONS"]


_unbounded = partial(unbounded_row, "ledger-policy")
_bounded = partial(bounded_row, "ledger-policy")

OBLIVIOUS = (
    "Given the released sums, the shipped policy closes, proposes, releases and estimates the same for all"
    " data. It runs on numbers that reveal nothing about their value."
)
OBLIVIOUS_COUNTED = (
    "epochs",
    "several users",
    "series that go on",
    "comparisons",
    "something paid",
)
BUDGETS = "four budgets, horizon known and unknown; three data sets beside the secrets"
DRAWN = (
    "Every proposal is carried out unchanged and stays within the available budget. Intervals, inner"
    " intervals, standard errors, variances and estimates lie within their ranges. Every number is an"
    " integer."
)
DRAWN_COUNTED = (
    "epochs",
    "proposals",
    "epochs without an excess",
    "excess queries",
    "excess queries at a known end",
    "series at a known end",
    "intervals that clip",
    "users found to differ",
    "variances halved",
    "halvings taken back",
    "series begun",
    "series that go on",
    "paid before in the series",
)
SIZES = (
    "proposals as at a known horizon too: up to 12 users, blocks of up to 2**55 samples, grids up to 2**32,"
    " epsilon 2**-32 to 2**32"
)

ROWS = (
    _unbounded(
        "proposals",
        "weight-within-budget",
        "For every limit, interval, cap and account, a proposal is well-formed and carried out unchanged. The"
        " largest cost of a sum and the largest cost of an excess in a series stay together within the"
        " available budget, which is the limit at the end of the series less what was spent before it. Each"
        " has a part of that budget, which grows with it. Excess queries are made at the series' times only."
        " At a known horizon they cost half as much in an epoch of its own, and in a series no more than the"
        " user has already paid for them.",
        proposals,
        ("ledger-policy/limits", "ledger-policy/intervals", "ledger-policy/caps"),
    ),
    _unbounded(
        "caps",
        "",
        "For any number of blocks of any sizes, every cap that is tried is at least 1, and no weight cap is"
        " negative.",
        caps,
    ),
    _unbounded(
        "logarithm",
        "",
        "The logarithm in fixed point grows with its argument, of any size. It is at least 0, and at least 1"
        " from 2 on.",
        logarithm_grows,
    ),
    _bounded(
        "logarithm-digits",
        "",
        "The logarithm is exact for powers of 2, never above the true value, and below it by less than 1 +"
        " 2**-13 of its last unit, 2**-16.",
        "up to 1024, next to powers of 2 up to 2**62, and 600 drawn numbers between",
        partial(logarithm_digits, 1024, 600),
        ("numbers", "powers of 2"),
        kind="numeric",
    ),
    _unbounded(
        "limits",
        "limit-grows",
        "A limit lies between 0 and the full budget. At a known horizon it grows with time and with the"
        " user's samples, and it is the full budget from the horizon on. For one time, such as the end of a"
        " series, it always grows with the user's samples and with the number of users.",
        limits,
        ("ledger-policy/logarithm",),
    ),
    _unbounded(
        "posteriors",
        "estimate-within",
        "For all releases, the posterior mean lies between 0 and 1, no precision is negative, however far off"
        " intervals were found to be, the variance is above 0 and at most 1/4, however often it was halved,"
        " and the estimated sum is possible for so many samples. The squares of users' shares add up to"
        " between 0 and 1, and the standard error covers what the between-user SD makes of them. An epoch"
        " halves the variance at most once, or takes one halving back, after which it is not halved again. An"
        " epoch without an excess does neither and leaves the between-user SD unchanged.",
        posteriors,
    ),
    _unbounded(
        "intervals",
        "interval-within",
        "For every standard error and reach, and however often the variance was halved, an interval is not"
        " empty and lies in the range of its block's sum, with both ends rounded outward. The same holds for"
        " the inner interval, and the saturation of the excess is not negative. Both intervals depend on the"
        " block's size and the posterior alone.",
        intervals,
        ("ledger-policy/posteriors",),
    ),
    _bounded(
        "schedules",
        "",
        "The release times of a schedule increase and come after its beginning. The last one is its end,"
        " which never exceeds a known horizon or the number of samples that can come. A schedule has at most"
        " 13 epochs, and one where noise does not matter. Excesses are asked for at up to three times of the"
        " schedule, the last of them its end.",
        "streams of up to 40 samples, all horizons and times; four long ones up to 2**61, near their"
        " release times and at 60 drawn times each; every cadence",
        partial(schedules, 40, 60, (10**6, 2**40 - 1, 10**15, 2**61 + 1)),
        (
            *("schedules", "of more epochs", "of most epochs", "horizon known", "horizon unknown"),
            *("without excesses", "with one excess", "with most excesses"),
            *("cadence 1", "cadence 2", "cadence 3", "narrow", "wide"),
        ),
        kind="numeric",
    ),
    _bounded(
        "series",
        "weight-within-budget",
        "In a series an epoch closes at every release time of its schedule and at no other time. Excesses are"
        " released at the times that the schedule states, as many as their radius is drawn for. After its end"
        " another series can begin. Every proposal is carried out.",
        "n=2, m=5, T<=8, all arrival patterns; four budgets, horizon 7 and unknown",
        partial(series, shipped(2, 5, 8), 2),
        (
            *("times within a series", "series that go on", "series that end"),
            *("series after a series", "excesses in series", "epochs without an excess"),
        ),
    ),
    _bounded(
        "drawn",
        "weight-within-budget",
        DRAWN,
        f"300 drawn histories of 8 epochs, {SIZES}",
        partial(drawn, 300, 8),
        DRAWN_COUNTED,
    ),
    _bounded(
        "oblivious",
        "epochs-oblivious",
        OBLIVIOUS,
        f"n=2, m=4, a user too many, T<=6, all arrival patterns; {BUDGETS}",
        partial(oblivious_runs, shipped(2, 4, 6), 3),
        (*OBLIVIOUS_COUNTED, "ignored samples"),
    ),
    _bounded(
        "horizon",
        "horizon-paid-out",
        "At a known horizon every counted sample is released, or the available budget of the users with"
        " withheld samples is below one noise scale, BUDGET/epsilon.",
        "n=2, T<=8 and the horizon T, all arrival patterns; epsilon from 1/4 to 1000",
        partial(paid_out, 2, 8, ("1/4", "1", "5/2", "16", "100", "1000")),
        ("streams", "everything released", "too little left"),
    ),
    _bounded(
        "oblivious-deep",
        "epochs-oblivious",
        OBLIVIOUS,
        f"n=3, m=4, T<=8, all arrival patterns; {BUDGETS}",
        partial(oblivious_runs, shipped(3, 4, 8), 3),
        OBLIVIOUS_COUNTED,
    ),
)

OBLIGATIONS = (
    *ROWS,
    *deep_rows(
        ROWS,
        {
            "drawn": (f"4000 drawn histories of 8 epochs, {SIZES}", partial(drawn, 4000, 8)),
        },
    ),
)
