"""The obligations on the shipped policy. Privacy needs none of them.

Its proposals are always carried out. Its limits, weights, intervals, estimates and error bars stay within
their ranges. It computes with integers only, so that all implementations agree. Its series end. It is
oblivious, as every policy must be.
"""

from __future__ import annotations

from functools import partial

from withhold_proofs.accounted.runs import oblivious_runs
from withhold_proofs.accounted.settings import shipped
from withhold_proofs.model import ALGEBRA, bounded_row, deep_rows, unbounded_row
from withhold_proofs.policy.error_bar import bars, quantiles
from withhold_proofs.policy.excess import excesses
from withhold_proofs.policy.filter import filters
from withhold_proofs.policy.fixed_point import digits, ratios
from withhold_proofs.policy.intervals import intervals
from withhold_proofs.policy.least_excess import least_excesses
from withhold_proofs.policy.logarithm import logarithm_digits, logarithm_grows
from withhold_proofs.policy.mixture import levels
from withhold_proofs.policy.runs import drawn, paid_out
from withhold_proofs.policy.scheduling import schedules, series
from withhold_proofs.policy.shipped import proposals
from withhold_proofs.policy.strata import users
from withhold_proofs.policy.terms import limits
from withhold_proofs.policy.weights import weights
from withhold_proofs.policy.widths import widths

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
    "Every proposal is carried out unchanged, stays within the available budget, and is in one of the"
    " series' strata. Intervals, inner intervals, scatters, what was cut off and estimates lie within their"
    " ranges. An error bar grows with the confidence, is at most the largest possible error, and covers what"
    " was cut off and rounded. Every number is an integer. A policy that remembers the last posterior has the"
    " same one."
)
DRAWN_COUNTED = (
    *("epochs", "proposals", "epochs without an excess", "excess queries", "blocks in two strata"),
    *("excess queries at a known end", "series at a known end", "intervals that clip"),
    *("users found to differ", "variances halved", "halvings taken back", "something cut off"),
    "something shown to be outside",
    *("series begun", "series that go on", "paid before in the series", "more than the limit"),
    *("bars, none", "bars, heavy_users_unknown", "bars as wide as may be"),
)
SIZES = (
    "proposals as at a known horizon too: up to 12 users, blocks of up to 2**55 samples, grids up to 2**32,"
    " epsilon 2**-32 to 2**32"
)
SMALL_SIZES = "streams of fewer than 2**40 samples, grids up to 2**16, epsilon 2**-16 to 2**16"

ROWS = (
    _unbounded(
        "proposals",
        "weight-within-budget",
        "For every available budget, interval, weight and account, a proposal is well-formed and carried out"
        " unchanged, with Gaussian noise too. The largest cost of a sum and the largest cost of an excess in"
        " a series stay together within the available budget, which is asked for with what was spent before"
        " the series. Each has a part of that budget, which grows with it. A series without excess queries"
        " has none to pay for. At a known horizon they cost no more in a series than"
        " the user has already paid for them, if anything.",
        proposals,
        ("ledger-policy/limits", "ledger-policy/intervals", "ledger-policy/weights"),
    ),
    _unbounded(
        "weights",
        "",
        "For any number of blocks, no weight is negative or more than its block can pay for, whatever level"
        " is chosen. At the last of the levels that are compared no weight is cut down, so that all are in"
        " proportion to what samples are worth. The level with the least expected error is chosen.",
        weights,
    ),
    _unbounded(
        "strata",
        "",
        "For any counts, a block is in exactly one of the strata of its series, and heavy users' blocks are"
        " in the second one if there is one. A series begins with one stratum or two and keeps its number"
        " of strata. A place lies on the line and never falls when the user's samples become more. A block"
        " is worth at most its user, and all users together are worth what all samples are.",
        users,
        ("ledger-policy/logarithm",),
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
        "ratios",
        "",
        "For numbers of any size, a part of a whole has a ratio between 0 and 1, what is at least the whole has"
        " one of at least 1, and nothing has the ratio 0. The standard deviation of a"
        " variance is not negative, is above 0 if the variance is, and is 0 if it is not. That of the"
        " variance of a standard deviation is at most the same.",
        ratios,
    ),
    _bounded(
        "digits",
        "",
        "A power of 2 is never above the true value and below it by less than 18 units of 2**-40. A ratio is"
        " less than one unit above the true value and less than two below.",
        "300 drawn numbers: exponents to -40 and all half ones to -42, ratios of numbers up to 2**200",
        partial(digits, 300),
        ("powers", "ratios", "ratios of many bits"),
        kind="numeric",
    ),
    _unbounded(
        "limits",
        "limit-grows",
        "A limit lies between 0 and the full budget, and it is the full budget from a known horizon on. For"
        " one time, such as the end of a series, it never falls when users or their samples become more."
        " What is available of it lies between 0 and what is left of the account, for every epsilon and both"
        " kinds of noise, and a larger limit makes no less available.",
        limits,
        ("ledger-policy/logarithm",),
    ),
    _unbounded(
        "filters",
        "",
        "For all releases, a stratum's measurement is a possible mean of its samples, and its variances and"
        " share are possible. Its doubt is at most the variance of the range, of what its intervals can cut"
        " off and of its distance from the prediction. It is 0 in the middle of what intervals allow, and the"
        " smaller of the last two at the ends and outside. An observation increases no variance of a filter,"
        " in whatever state it is, and lowers none by more than the square of a covariance over the doubt,"
        " which moves no level. Then the variance of M grows by the doubt, by the square of the stratum's share."
        " The line's movement increases no certainty. If one stratum holds all samples,"
        " without noise and with equal weights, the estimate is the measured mean, and its variance is 0 if no"
        " doubt remains.",
        filters,
        ("ledger-policy/ratios", "ledger-policy/levels", "ledger-policy/strata"),
        unrefuted={"the square of a part": ALGEBRA},
    ),
    _unbounded(
        "levels",
        "estimate-within",
        "For every state of the filters, their weights are not negative and not all 0, the estimate lies"
        " between 0 and 1, and the estimated sum is possible for so many samples. Levels lie between 0 and 1,"
        " with an error above 0. The bound on a sample's variance is above 0 and at most 1/4, however often"
        " it was halved; before that it is at least the variance of samples that are 0 or 1 at the level.",
        levels,
        ("ledger-policy/digits",),
        unrefuted={"the estimate times a content": ALGEBRA},
    ),
    _unbounded(
        "excesses",
        "",
        "For every excess, users are taken to scatter by at most the range, and no more than all of them to"
        " lie far outside. Their scatter never falls. The bound on a sample's variance is halved at most once"
        " by an epoch, or one halving is taken back, after which it is not halved again; that of samples"
        " which are 0 or 1 is not. What was cut off is at most a part of the range, and its bound is at least"
        " what is shown of it, what noise may hide and what is assumed, or all that intervals can cut off. The"
        " part of it that is shown lies between 0 and 1, and is 0 if no more is shown than two deviations of"
        " noise.",
        excesses,
        ("ledger-policy/ratios",),
    ),
    _unbounded(
        "intervals",
        "interval-within",
        "For every level, scatter and reach, an interval is not empty and lies in the range of its block's"
        " sum, with both ends rounded outward; it is the whole range where that is asked for. The inner"
        " interval is not empty and within the range too. The interval at which the excess saturates contains"
        " it, so that the saturation is not negative. Excesses that show nothing outside make no interval"
        " whole. Those that show all that intervals cut off do, unless the noise of whole ones has a"
        " deviation of a quarter of the range.",
        intervals,
        ("ledger-policy/levels", "ledger-policy/excesses"),
    ),
    _unbounded(
        "bars",
        "",
        "A bar's half width grows with the quantile. It is at most the largest possible error; if it is less,"
        " it covers what was cut off and so many standard deviations. Before the first epoch it is the"
        " largest possible error. No filter expects a smaller square of the error than that of the new"
        " samples' own scatter, of a bend of the line and of the estimate's distance from the filter's.",
        bars,
        (
            *("ledger-policy/quantiles", "ledger-policy/levels"),
            *("ledger-policy/excesses", "ledger-policy/least-excess"),
        ),
    ),
    _bounded(
        "least-excess",
        "",
        "What counts as the least excess of independent samples that are 0 or 1 is at most their mean excess,"
        " also if the level is off by two standard deviations.",
        "blocks of up to 16 samples, and of 25 to 200; levels in 48ths, and near the ends; four standard"
        " deviations of the level and two of users; nine levels within two standard deviations",
        least_excesses,
        ("blocks", "of one side", "of both sides", "above 0"),
        kind="numeric",
    ),
    _bounded(
        "quantiles",
        "",
        "A quantile is at least that of a normal and of a Laplace law of variance 1, exceeds the larger one"
        " by less than 2**-14, and grows with the confidence.",
        "28 confidences from 3% to 1 - 10**-9",
        quantiles,
        ("confidences", "normal", "Laplace"),
        kind="numeric",
    ),
    _bounded(
        "schedules",
        "",
        "The release times of a schedule increase and come after its beginning. The last one is its end,"
        " which never exceeds a known horizon or the number of samples that can come. A schedule has at most"
        " 9 epochs, and one where noise does not matter. It has an excess query in every epoch or in none.",
        "streams of up to 40 samples, all horizons and times; four long ones up to 2**61, near their"
        " release times and at 60 drawn times each; every cadence",
        partial(schedules, 40, 60, (10**6, 2**40 - 1, 10**15, 2**61 + 1)),
        (
            *("schedules", "of more epochs", "of most epochs", "horizon known", "horizon unknown"),
            *("without excesses", "with excesses", "cadence 1", "cadence 2", "narrow", "wide"),
        ),
        kind="numeric",
    ),
    _bounded(
        "series",
        "weight-within-budget",
        "In a series an epoch closes at every release time of its schedule and at no other time. Excesses are"
        " released in all of its epochs or in none, as many as their radius is drawn for. All its epochs have"
        " the strata that it began with, and every block is in one of them. After its end another series can"
        " begin. Every proposal is carried out.",
        "n=3, m=5, T<=6, all arrival patterns; four budgets, horizon 5 and unknown",
        partial(series, shipped(3, 5, 6), 3),
        (
            *(
                "times within a series",
                "series that go on",
                "series that end",
                "series after a series",
            ),
            *("excesses in series", "epochs without an excess", "blocks in several strata"),
        ),
    ),
    _bounded(
        "drawn",
        "weight-within-budget",
        DRAWN,
        f"100 drawn histories of 8 epochs, {SIZES}",
        partial(drawn, 100, 8),
        DRAWN_COUNTED,
    ),
    _bounded(
        "widths",
        "",
        "Every product, power and shift of the filters, the estimate, the intervals, the weights and the error"
        " bar fits in 127 bits and a sign.",
        f"6 drawn histories of 6 epochs: {SMALL_SIZES}",
        partial(widths, 6, 6),
        ("epochs", "products", "of more than 63 bits"),
    ),
    _bounded(
        "oblivious",
        "epochs-oblivious",
        OBLIVIOUS,
        f"n=2, m=3, a user too many, T<=5, all arrival patterns; {BUDGETS}",
        partial(oblivious_runs, shipped(2, 3, 5), 3),
        (*OBLIVIOUS_COUNTED, "ignored samples"),
    ),
    _bounded(
        "horizon",
        "horizon-paid-out",
        "At a known horizon every counted sample is released, or the available budget of the users with"
        " withheld samples is below one noise scale, BUDGET/epsilon.",
        "n=2, T<=7 and the horizon T, all arrival patterns; epsilon from 1/4 to 1000",
        partial(paid_out, 2, 7, ("1/4", "1", "5/2", "16", "100", "1000")),
        ("streams", "everything released", "too little left"),
    ),
    _bounded(
        "oblivious-deep",
        "epochs-oblivious",
        OBLIVIOUS,
        f"n=3, m=4, T<=7, all arrival patterns; {BUDGETS}",
        partial(oblivious_runs, shipped(3, 4, 7), 3),
        OBLIVIOUS_COUNTED,
    ),
)

OBLIGATIONS = (
    *ROWS,
    *deep_rows(
        ROWS,
        {
            "drawn": (f"1000 drawn histories of 8 epochs, {SIZES}", partial(drawn, 1000, 8)),
            "widths": (f"60 drawn histories of 8 epochs: {SMALL_SIZES}", partial(widths, 60, 8)),
        },
    ),
)
