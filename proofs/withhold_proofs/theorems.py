"""The trusted axioms, and the paper's theorems as a graph over obligations and axioms.

A theorem with a privacy and an accuracy part is two nodes: the parts rest on different things.
"""

from __future__ import annotations

from withhold_proofs.model import Axiom, Theorem

AXIOMS = (
    Axiom(
        "adaptive-composition",
        "lem:composition",
        "Private steps with independent randomness, each epsilon_i-private for every fixed outcome of"
        " the earlier ones, are together private with the sum of the epsilon_i.",
        "Dwork and Roth, The Algorithmic Foundations of Differential Privacy (2014), section 3.5;"
        " Dwork, Rothblum and Vadhan, Boosting and Differential Privacy (2010), section III",
    ),
    Axiom(
        "post-processing",
        "subsec:binmech",
        "What is computed from private releases, without the samples, is as private as they are.",
        "Dwork and Roth, The Algorithmic Foundations of Differential Privacy (2014), proposition 2.1",
    ),
    Axiom(
        "noise-law",
        "lem:lap_mech",
        "The noise of each cell and the choice of each median are independent draws from exactly the"
        " laws named in the specification: weights exp(-|k|/scale) and exp(-rate * cost).",
        "The definition of the mechanisms; how exactly the samplers keep it is a matter of the"
        " sampler obligations, and that random bits are uniform and independent of the operating"
        " system",
    ),
    Axiom(
        "exponential-law",
        "lem:lap_mech",
        "exp is positive and increasing, and exp(a + b) = exp(a) exp(b).",
        "Any textbook of analysis",
    ),
    Axiom(
        "hoeffding",
        "lem:conc_ber",
        "A sum of n independent samples in [0, 1] is farther than sqrt(n/2 ln(2/delta)) from its"
        " mean with probability at most delta.",
        "Hoeffding, Probability Inequalities for Sums of Bounded Random Variables (1963), theorem 2",
    ),
    Axiom(
        "laplace-tail",
        "lem:conc_lap",
        "A sum of independent Laplace variables with parameters b_i exceeds"
        " sqrt(pi) * sqrt(sum of b_i**2) * ln(1/delta) in absolute value with probability at most"
        " delta.",
        "The paper's lemma with its constant named (E20): the survival function is log-concave, and"
        " the density at 0 is at least 1/(2 sqrt(pi) sqrt(sum of b_i**2)), as a Laplace variable is"
        " a scale mixture of normal ones",
    ),
    Axiom(
        "union-bound",
        "supp:singcounterthm",
        "The probability that one of several events happens is at most the sum of theirs.",
        "Any textbook of probability",
    ),
)
PRIVACY = ("adaptive-composition", "post-processing", "noise-law", "exponential-law")
"""What every privacy statement trusts: the laws of the draws, and that private steps add up."""

THEOREMS = (
    Theorem(
        "composition",
        "lem:composition",
        "Private steps compose, and what they cost adds up.",
        ("adaptive-composition", "errata/E4-repaired"),
        proved="That the printed lemma needs independent steps (a counterexample without), and that"
        " with them it holds for all mechanisms of the counterexample's size.",
        assumed="The lemma itself, in its adaptive form, which is the one the algorithms need (E4).",
    ),
    Theorem(
        "laplace-mechanism",
        "lem:lap_mech",
        "Noise of scale sensitivity/epsilon on a cell costs at most epsilon.",
        ("alignment/cell-absorbs-shift", "alignment/cost-is-paid", "noise-law", "exponential-law"),
        proved="For every shift of every sum the same release has a noise that is larger by at most"
        " the shift, and the shifts of a paid scale stay within the share.",
        assumed="That the draws have the law exp(-|k|/scale), and what exp is.",
    ),
    Theorem(
        "tree",
        "subsec:binmech",
        "An element is in at most 1 + floor(log2 N) cells, a prefix is the disjoint sum of at most"
        " 1 + floor(log2 t) of them, and a cell is drawn once.",
        (
            "binary/element-cells",
            "binary/element-cells-64",
            "binary/prefix-cells",
            "binary/prefix-cells-64",
            "binary/loops",
            "binary/counter-sums",
            "binary/stored-once",
            "binary/stored-once-in-runs",
        ),
        proved="The counts and the disjointness for every length; that the loops of the specification"
        " take those steps, and never draw twice, within bounds.",
        assumed="Induction over the steps of a walk, carried out by hand.",
    ),
    Theorem(
        "binary-privacy",
        "alg:binmech",
        "The binary mechanism is epsilon-private for one element, over all its releases.",
        (
            "tree",
            "laplace-mechanism",
            "alignment/counter-cost",
            "alignment/budget-of-cells",
            "numeric/scale-pays",
            "oblivious/all-patterns",
            *PRIVACY,
        ),
        proved="That a changed element moves at most depth cells, by at most its change, under noise"
        " that pays for it.",
        assumed="Composition over the cells, post-processing from cells to sums, the law of the noise.",
    ),
    Theorem(
        "naive-privacy",
        "eq:naive",
        "Algorithm 2 is user-level epsilon-private.",
        (
            "binary-privacy",
            "sensitivity/naive",
            "sensitivity/naive-run",
            "numeric/budget",
            *PRIVACY,
        ),
        proved="The distance of all cells of neighbouring streams, over all arrival patterns within"
        " bounds; that the scale pays for m elements in every cell.",
        assumed="Composition, post-processing, the law of the noise.",
    ),
    Theorem(
        "wishful-privacy",
        "eq:wishfulnoise",
        "Algorithm 3 is user-level epsilon-private for every fixed prior.",
        (
            "binary-privacy",
            "sensitivity/wishful",
            "sensitivity/wishful-run",
            "numeric/scale-pays",
            "numeric/scales-for-all",
            "numeric/intervals",
            "numeric/intervals-for-all",
            "numeric/budget",
            *PRIVACY,
        ),
        proved="As for the naive algorithm, with one projected element per user.",
        assumed="Composition, post-processing, the law of the noise.",
    ),
    Theorem(
        "withhold-release",
        "claim:wr",
        "At any time the counters hold at least half of all samples, 2R >= t + n_t, and no larger"
        " share is always held.",
        (
            "release/user",
            "release/counted",
            "release/fold",
            "release/equality",
            "release/best-share",
            "release/runs",
            "sensitivity/right-samples",
        ),
        proved="For any number of users, any order and any length; that the runs of the specification"
        " hold these samples, within bounds.",
        assumed="Induction over samples and users, carried out by hand.",
    ),
    Theorem(
        "median-privacy",
        "claim:pvtmed",
        "The private median is user-level epsilon-private.",
        (
            "median/two-arrays",
            "median/cost-moves",
            "median/cost-of-streams",
            "median/output-ratio",
            "sensitivity/median-costs",
            "alignment/exponential-mechanism",
            "oblivious/medians",
            "noise-law",
            "exponential-law",
        ),
        proved="A user is in at most two arrays; a candidate's cost moves by at most 2; no choice"
        " becomes more than exp(epsilon) times as likely, for any number of candidates.",
        assumed="That choices are drawn from the law with weights exp(-rate * cost), and what exp is.",
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
        proved="A candidate that is no quarter-quantile costs k/4 more than the best; a"
        " quarter-quantile is as close to the mean as the array means and a bin allow; with k rounded"
        " up the bad candidates have probability at most beta together.",
        assumed="That the means of the arrays concentrate, and that samples are independent.",
    ),
    Theorem(
        "singcounter-privacy",
        "thm:singcounter",
        "Algorithm 4 is user-level epsilon-private for every fixed prior, and 2 epsilon-private with"
        " a prior that costs epsilon.",
        (
            "binary-privacy",
            "sensitivity/single",
            "sensitivity/single-run",
            "sensitivity/long-runs",
            "sensitivity/symbolic-arrivals",
            "sensitivity/two-runs",
            "sensitivity/nothing-hidden",
            "numeric/scale-pays",
            "numeric/scales-for-all",
            "numeric/intervals",
            "numeric/intervals-for-all",
            "numeric/budget",
            "alignment/two-epsilon",
            "oblivious/all-patterns",
            "oblivious/all-data",
            "oblivious/long-patterns",
            *PRIVACY,
        ),
        proved="The distance of all cells, over all arrival patterns within bounds, for real samples,"
        " priors and widths of any size; the scale and the split of the budget.",
        assumed="Composition, post-processing, the law of the noise; public arrivals.",
    ),
    Theorem(
        "multcounter-privacy",
        "thm:multcounter",
        "Algorithm 5 is user-level epsilon-private for every fixed prior, and 2 epsilon-private with"
        " a prior that costs epsilon.",
        (
            "binary-privacy",
            "sensitivity/multiple",
            "sensitivity/multiple-run",
            "sensitivity/long-runs",
            "sensitivity/symbolic-arrivals",
            "sensitivity/two-runs",
            "sensitivity/nothing-hidden",
            "numeric/scale-pays",
            "numeric/scales-for-all",
            "numeric/intervals",
            "numeric/intervals-for-all",
            "numeric/budget",
            "alignment/two-epsilon",
            "oblivious/all-patterns",
            "oblivious/all-data",
            "oblivious/long-patterns",
            *PRIVACY,
        ),
        proved="The same, counter by counter.",
        assumed="Composition, post-processing, the law of the noise; public arrivals.",
    ),
    Theorem(
        "final-privacy",
        "thm:final",
        "Algorithm 6 is user-level epsilon-private, for every data set and every fixed order of"
        " arrivals.",
        (
            "binary-privacy",
            "median-privacy",
            "composition",
            "sensitivity/full",
            "sensitivity/full-run",
            "sensitivity/long-runs",
            "sensitivity/symbolic-arrivals",
            "sensitivity/two-runs",
            "sensitivity/nothing-hidden",
            "numeric/scale-pays",
            "numeric/scales-for-all",
            "numeric/unit-intervals",
            "numeric/intervals",
            "numeric/intervals-for-all",
            "numeric/budget",
            "alignment/budget-full",
            "oblivious/all-patterns",
            "oblivious/all-data",
            "oblivious/long-patterns",
            "errata/E1a-repaired",
            "errata/E1b-repaired",
            "errata/E2a-repaired",
            "errata/E2b-repaired",
            *PRIVACY,
        ),
        proved="What each counter and each median costs, for all sizes; the split of the budget, for"
        " every epsilon and every m; that whole runs cost at most epsilon, over all arrival patterns"
        " within bounds; that nothing else depends on a sample, within bounds.",
        assumed="Composition, post-processing, the laws of noise and choice; public arrivals.",
    ),
)
"""In the paper's order."""
