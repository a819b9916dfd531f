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
        "Where one released sum is explained by two noises, the largest noises of the series so far"
        " differ by at most the largest cost of a sum, or of an excess, of the changed user, as they did before; an"
        " epoch without an excess leaves those of excesses as they were.",
        series_loss,
        ("ledger-mechanism/sensitivity", "ledger-mechanism/oblivious"),
        BOTH,
    ),
    _unbounded(
        "series-follow",
        "",
        "Whatever length and number of excesses the policy asks for, an epoch is within the length of"
        " its series: that of the epoch before, with its radii, or a new one that begins with it, with"
        " radii of its own, of the plan's scale: the sums' for as many noises as it is long, and the"
        " excesses', if any, for as many as they may be. An excess is released, and counted, where it"
        " is asked for and fewer have been in the series, and nowhere else; an epoch without one draws"
        " nothing for it and costs nobody more than its sum.",
        series_follow,
    ),
    _unbounded(
        "series-law",
        "",
        "The noises of a series, each of 2R + 1 values within a radius R alike, together have a"
        " probability in proportion to q**m, q = exp(-1/scale), m the largest of their absolute"
        " values: that of R is in proportion to (2R + 1)**length q**R, as it is a sum of length + 1"
        " geometric draws of that scale that is kept with the chances (2R + 1)/(2R + 2j).",
        series_law,
        ("exponential-law", "chain-rule"),
    ),
    _unbounded(
        "prefix-law",
        "",
        "The noises of a part of a series, too, of its sums or of its excesses, are the less likely the"
        " larger the largest is, and by a factor of at most q**d where it is larger by d: there are no"
        " more of either than their radius was drawn for.",
        prefix_law,
        ("exponential-law", "chain-rule"),
    ),
    _bounded(
        "series-draws",
        "",
        "The samplers of radii and of noise within them, with geometric draws of a ratio q in place of"
        " exp(-1/scale), draw the noises of a series, or the first of them, with exactly the"
        " probabilities claimed; a series of one has the discrete Laplace law.",
        f"series of up to four, {len(NOISES)} cases with ratios from 1/10 to 2/3, every branch of a"
        " round down to 10**-7; unresolved mass of at most 1/50",
        partial(series_draws, specified, NOISES, Fraction(1, 10**7), Fraction(1, 50)),
        ("outcomes",),
        kind="exhaustive",
    ),
    _unbounded(
        "path-loss",
        "path-loss",
        "On every path of released sums, after any number of epochs and series, the loss of the"
        " finished series is at most what the changed user had spent before the open one, and that of"
        " the whole path at most what the user has spent.",
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
