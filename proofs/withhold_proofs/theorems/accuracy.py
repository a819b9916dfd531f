"""What the paper claims of the accuracy of its algorithms. Privacy rests on none of it."""

from __future__ import annotations

from withhold_proofs.model import Theorem

ACCURACY = ("independent-samples", "hoeffding", "laplace-tail", "union-bound", "noise-law")
"""What every accuracy statement takes on trust."""
ACCURACY_THEOREMS = (
    Theorem(
        "naive-accuracy",
        "eq:naive",
        "With probability 1 - 2 delta, the error of algorithm 2 at t is at most"
        " sqrt(ln(2/delta)/(2t)) plus sqrt(pi) eta sqrt(1 + log2 t) ln(1/delta)/t, plus (1 +"
        " log2 t)/t steps of the grid.",
        (
            "tree",
            "binary/loops",
            "binary/counter-sums",
            "utility/discrete-noise",
            "errata/E20-repaired",
            "errata/E36-repaired",
            *ACCURACY,
        ),
        proved="The sum read is the true sum plus at most 1 + floor(log2 t) noise values. Noise on"
        " the grid stays within a unit of the real noise. The constant that the print drops"
        " is needed.",
        assumed="The tails of sums of samples and of Laplace variables.",
    ),
    Theorem(
        "median-accuracy",
        "claim:pvtmed",
        "With probability 1 - delta - beta the prior is within 2 sqrt(2**-l ln(2k/delta)) of the mean.",
        (
            "median/bins",
            "median/quantisation",
            "median/quarter-quantiles",
            "median/gap",
            "median/enough-arrays",
            "numeric/array-counts",
            "errata/E19-repaired",
            "hoeffding",
            "union-bound",
            "noise-law",
            "exponential-law",
        ),
        proved="A candidate outside the quarter-quantiles costs k/4 more than the best one. A"
        " quarter-quantile is as close to the mean as the array means and a bin allow. With k"
        " rounded up, the bad candidates together have probability at most beta.",
        assumed="The means of the arrays concentrate; samples are independent.",
        checked_by=("median/quantisation-of-higher-levels",),
    ),
    Theorem(
        "estimate-accuracy",
        "supp:singcounterthm",
        "If no projection changes a sum and at least half of the samples have been released,"
        " the error of the estimate is at most sqrt(ln(2/delta)/t) + 2b/t, where b bounds the"
        " noise that is read.",
        (
            "withhold-release",
            "tree",
            "binary/loops",
            "binary/counter-sums",
            "utility/nothing-is-clipped",
            "utility/error-split",
            "utility/discrete-noise",
            "utility/noise-read",
            *ACCURACY,
        ),
        proved="The split of the error. Projection changes nothing where sums and prior are near the"
        " mean. How many noise values are read, and that noise on the grid is within a unit"
        " of the real noise.",
        assumed="The tails of sums of samples and of Laplace variables.",
    ),
    Theorem(
        "singcounter-accuracy",
        "thm:singcounter",
        "With probability 1 - 3 delta - delta_0, where delta_0 is the prior's own, the error"
        " of algorithm 4 at t is at most O~(1/sqrt(t) + sqrt(m)/(t epsilon)).",
        ("estimate-accuracy", "utility/widths-fit", "prior-given", *ACCURACY),
        proved="The widths are Hoeffding's for an equal share of delta, plus the prior's radius.",
        assumed="The tails; the prior. The printed probability 1 - 2 delta (1 - delta in the"
        " appendix) does not follow from the print's own union bound (E15).",
    ),
    Theorem(
        "multcounter-accuracy",
        "thm:multcounter",
        "With probability 1 - 3 delta - delta_0, where delta_0 is the prior's own, the error"
        " of algorithm 5 at t is at most O~(1/sqrt(t) + sqrt(M_t)/(t epsilon)).",
        (
            "estimate-accuracy",
            "utility/widths-fit",
            "utility/levels-in-use",
            "utility/noise-grows",
            "prior-given",
            *ACCURACY,
        ),
        proved="Only counters of levels up to log2 M_t are read, and these have the least noise.",
        assumed="The tails; the prior; 1 - 3 delta for the printed 1 - delta (E15).",
    ),
    Theorem(
        "diversity",
        "def:diversity",
        "If the diversity condition holds, every level up to floor(log2 M_t) can be active,"
        " and levels become active in order.",
        (
            "utility/diversity-reaches",
            "utility/diverse-users",
            "utility/threshold-grows",
            "utility/activation-order",
            "utility/diversity-activates",
            "errata/E17a-repaired",
            "errata/E18c-repaired",
        ),
        proved="For any number of users, with k rounded up on both sides. Within bounds: the real"
        " condition against the real levels.",
        assumed="Induction over users, by hand.",
    ),
    Theorem(
        "final-accuracy",
        "thm:final",
        "If the diversity condition holds at t, the error of algorithm 6 is at most"
        " O~(1/sqrt(t) + sqrt(M_t)/(t epsilon)), with probability 1 - 3 delta.",
        (
            "estimate-accuracy",
            "utility/widths-fit",
            "utility/levels-in-use",
            "utility/noise-grows",
            "median-accuracy",
            "diversity",
            "release/active-levels",
            *ACCURACY,
        ),
        proved="As for algorithm 5, with priors of its own that are as near as each level needs. All"
        " levels in question are active, so at least half of the samples count.",
        assumed="The tails; 1 - 3 delta for the printed 1 - delta (E15).",
    ),
)
"""In the paper's order."""
