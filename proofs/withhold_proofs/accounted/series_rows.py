"""Obligations about series of epochs: their noise, and what a path through them tells."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from withhold_proofs.accounted.series import path_loss, series_loss
from withhold_proofs.accounted.series_follow import series_follow
from withhold_proofs.model import ALGEBRA, FROM_PROMISES, bounded_row, unbounded_row
from withhold_proofs.samplers.series_laws import NOISES, points, series_draws, specified
from withhold_proofs.samplers.series_noise import prefix_law, series_law

_unbounded = partial(unbounded_row, "ledger-mechanism")
_bounded = partial(bounded_row, "ledger-mechanism")

BOTH = ("z3", "cvc5")

ORDERED = (
    'It compares factors of the check with one another; "one trial for each epoch" shows that they are the'
    " sampler's."
)

SERIES_ROWS = (
    _unbounded(
        "series-loss",
        "series-loss",
        "If two noise values explain each released sum, the largest norms of the noise of the series' epochs so"
        " far still differ by at most the changed user's largest cost of an epoch's sums, or of an excess. The"
        " norm adds up the absolute values over all strata, of any number. An epoch without an excess leaves"
        " the largest noise of excesses unchanged.",
        series_loss,
        ("ledger-mechanism/sensitivity", "ledger-mechanism/any-step"),
        BOTH,
        unrefuted={"the norms, one stratum more": ALGEBRA}
        | {"an epoch without the user": FROM_PROMISES},
    ),
    _unbounded(
        "series-follow",
        "",
        "For every length and numbers of strata and excesses that a policy asks for, an epoch lies within its"
        " series. It continues the series of the epoch before, with its radii, or begins a new one, with new"
        " radii of the plan's scale: for sums as many draws as the series is long, each of as many sums as"
        " there are strata; for excesses as many draws as it may have. An epoch's sums share one draw (shown"
        " for one, two and three strata). An excess is released and counted exactly if it is asked for and"
        " the series has one left. An epoch without one draws nothing for it and charges nobody for it.",
        series_follow,
    ),
    _unbounded(
        "series-law",
        "",
        "Let B(R) be the number of integer points, with one coordinate for each stratum, of norm at most R. Given"
        " a radius R, the noise of an epoch is uniform on these points. R has probability proportional to"
        " B(R)**length q**R with q = exp(-1/scale): it is a sum of length * strata + 1 geometric draws of that"
        " scale, kept with one probability for each epoch. For one, two and three strata this is shown of the"
        " samplers' code, with B = 2R + 1 for one. For any number of strata it makes the joint probability of"
        " the noise proportional to q**m, where m is the largest norm of an epoch.",
        series_law,
        ("exponential-law", "chain-rule"),
        unrefuted={"later trials have smaller ones": ORDERED}
        | dict.fromkeys(
            (
                "a product of larger factors, one factor more",
                "one trial more",
                "number of ways to add up to r",
                "each radius contributes q**R",
                "the empty sum",
                "one radius more",
                "remainder of the sum",
            ),
            ALGEBRA,
        ),
    ),
    _unbounded(
        "prefix-law",
        "",
        "The noise of some of a series' epochs, of sums or of excesses, is less likely the larger its largest norm"
        " is, by a factor of at most q**d for a difference of d, for any number of strata if B does not fall"
        " (shown for one, two and three). There are never more draws than the radius was drawn for.",
        prefix_law,
        ("exponential-law", "chain-rule"),
        unrefuted=dict.fromkeys(
            (
                "powers of B(R), one factor more",
                "ratio of two terms",
                "ratio of the sums, one term more",
                "the sum does not grow with m",
            ),
            ALGEBRA,
        ),
    ),
    _bounded(
        "series-draws",
        "",
        "With geometric draws of ratio q in place of exp(-1/scale), the samplers draw the noise of a series,"
        " or of its first epochs, with exactly the stated probabilities. A series of one epoch with one sum"
        " has the discrete Laplace law.",
        f"series of up to four, one to three sums, {len(NOISES)} cases with ratios from 1/10 to 2/3, every"
        " branch of a round down to 10**-7; unresolved mass of at most 1/50",
        partial(series_draws, specified, NOISES, Fraction(1, 10**7), Fraction(1, 50)),
        ("outcomes",),
        kind="exhaustive",
    ),
    _bounded(
        "series-points",
        "",
        "The specification counts the points of a radius as enumeration does, and the probabilities of the"
        " trials for a radius are at most 1.",
        "up to five sums, radii up to 8, series of up to four",
        partial(points, 5, 8, 4),
        ("counts", "trials"),
        kind="exhaustive",
    ),
    _unbounded(
        "path-loss",
        "path-loss",
        "On every path of released sums, after any number of epochs and series, the loss of the finished"
        " series is at most what the changed user had spent before the open series, and the loss of the whole"
        " path is at most what the user has spent.",
        path_loss,
        (
            "ledger-mechanism/series-loss",
            "ledger-mechanism/series-follow",
            "ledger-mechanism/series-law",
            "ledger-mechanism/prefix-law",
        ),
        BOTH,
        unrefuted={"the whole path": FROM_PROMISES},
    ),
)
