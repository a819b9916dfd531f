"""Obligations about series of epochs: their noise, and what a path through them tells."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from withhold_proofs.accounted.series import path_loss, series_loss
from withhold_proofs.accounted.series_follow import series_follow
from withhold_proofs.model import bounded_row, unbounded_row
from withhold_proofs.samplers.series_laws import NOISES, series_draws, specified
from withhold_proofs.samplers.series_noise import prefix_law, series_law

_unbounded = partial(unbounded_row, "ledger-mechanism")
_bounded = partial(bounded_row, "ledger-mechanism")

BOTH = ("z3", "cvc5")

SERIES_ROWS = (
    _unbounded(
        "series-loss",
        "series-loss",
        "If two noise values explain one released sum, the largest noise values of the series so far still"
        " differ by at most the changed user's largest cost of a sum, or of an excess. An epoch without an"
        " excess leaves the largest noise of excesses unchanged.",
        series_loss,
        ("ledger-mechanism/sensitivity", "ledger-mechanism/oblivious"),
        BOTH,
    ),
    _unbounded(
        "series-follow",
        "",
        "For every length and number of excesses that a policy asks for, an epoch lies within its series. It"
        " continues the series of the epoch before, with its radii, or begins a new one, with new radii of"
        " the plan's scale: for sums as many draws as the series is long, for excesses as many as it may"
        " have. An excess is released and counted exactly if it is asked for and the series has one left. An"
        " epoch without one draws nothing for it and charges nobody for it.",
        series_follow,
    ),
    _unbounded(
        "series-law",
        "",
        "Given a radius R, the noise values of a series are uniform over 2R + 1 values. With q ="
        " exp(-1/scale), their joint probability is proportional to q**m, where m is the largest absolute"
        " value. R has probability proportional to (2R + 1)**length q**R: it is a sum of length + 1"
        " geometric draws of that scale, kept with probabilities (2R + 1)/(2R + 2j).",
        series_law,
        ("exponential-law", "chain-rule"),
    ),
    _unbounded(
        "prefix-law",
        "",
        "The noise values of part of a series, sums or excesses, are less likely the larger their largest"
        " absolute value is, by a factor of at most q**d for a difference of d. There are never more of them"
        " than the radius was drawn for.",
        prefix_law,
        ("exponential-law", "chain-rule"),
    ),
    _bounded(
        "series-draws",
        "",
        "With geometric draws of ratio q in place of exp(-1/scale), the samplers draw the noise of a series,"
        " or of its first epochs, with exactly the stated probabilities. A series of one epoch has the"
        " discrete Laplace law.",
        f"series of up to four, {len(NOISES)} cases with ratios from 1/10 to 2/3, every branch of a"
        " round down to 10**-7; unresolved mass of at most 1/50",
        partial(series_draws, specified, NOISES, Fraction(1, 10**7), Fraction(1, 50)),
        ("outcomes",),
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
    ),
)
