"""The paper's theorems as a graph over obligations and axioms.

The privacy part and the accuracy part of a theorem are separate nodes, since they rest on different
things.
"""

from __future__ import annotations

from withhold_proofs.model import Theorem
from withhold_proofs.theorems.accuracy import ACCURACY_THEOREMS
from withhold_proofs.theorems.axioms import AXIOMS
from withhold_proofs.theorems.ledger import LEDGER_THEOREMS

__all__ = ["AXIOMS", "THEOREMS"]

PRIVACY = (
    "adaptive-composition",
    "post-processing",
    "noise-law",
    "exponential-law",
    "release/induction",
)
"""What the rows about steps leave open in every privacy statement: composition, induction and the laws of draws.

`theorems.kernel` says which of it the kernel proves."""
SCALES = ("numeric/plans-for-all", "numeric/depths-for-all", "alignment/budget-of-nodes")
INTERVALS = ("numeric/widths-for-all", "numeric/unit-intervals")
"""The numbers of a plan, for all parameters."""
RUNS = (
    "oblivious/all-patterns",
    "oblivious/all-data",
    "oblivious/long-patterns",
    "sensitivity/long-runs",
    "sensitivity/nothing-hidden",
    "sensitivity/two-runs",
    "sensitivity/symbolic-arrivals",
)
CONSTANTS = (
    "numeric/scale-pays",
    "numeric/scale-pays-everywhere",
    "numeric/intervals",
    "numeric/intervals-everywhere",
    "numeric/budget",
    "numeric/enclosures",
)
"""Whole runs, and constants of some parameters, which show the same in another way."""

THEOREMS = (
    Theorem(
        "composition",
        "lem:composition",
        "Private steps compose: their costs add up.",
        ("adaptive-composition",),
        proved="The printed lemma fails for dependent steps (by a counterexample). With independent"
        " steps it holds for all mechanisms of the counterexample's size.",
        assumed="The lemma itself in its adaptive form, which the algorithms need (E4).",
        checked_by=("errata/E4-repaired",),
    ),
    Theorem(
        "laplace-mechanism",
        "lem:lap_mech",
        "Noise of scale sensitivity/epsilon on a node costs at most epsilon.",
        ("alignment/node-absorbs-shift", "alignment/cost-is-paid", "noise-law", "exponential-law"),
        proved="For every shift of every sum, a noise value that differs by at most the shift gives"
        " the same release; and the shifts that a scale pays for stay within the share.",
        assumed="Draws have the law exp(-|k|/scale); the definition of exp.",
    ),
    Theorem(
        "tree",
        "subsec:binmech",
        "An element is in at most 1 + floor(log2 N) nodes, a prefix is the disjoint sum of at"
        " most 1 + floor(log2 t) nodes, and the noise of a node is drawn once.",
        (
            "binary/element-nodes",
            "binary/element-nodes-64",
            "binary/prefix-nodes",
            "binary/prefix-nodes-64",
            "steps/binary",
            "steps/naive",
            "steps/wishful",
            "steps/single",
            "steps/multiple",
            "steps/full",
        ),
        proved="The counts and the disjointness for every length. From any state, a step of algorithms 1 to 6"
        " draws noise for the nodes of its new elements alone, and keeps all others.",
        assumed="Induction over the steps of a walk and of a run.",
        checked_by=(
            "binary/loops",
            "binary/counter-sums",
            "binary/stored-once",
            "binary/stored-once-in-runs",
        ),
    ),
    Theorem(
        "binary-privacy",
        "alg:binmech",
        "The binary mechanism is epsilon-private for one element, over all its releases.",
        (
            "steps/binary",
            "binary/element-nodes",
            "binary/element-nodes-64",
            "alignment/node-absorbs-shift",
            "alignment/cost-is-paid",
            *SCALES,
            *PRIVACY,
        ),
        proved="From any state, a step draws what it charges, and appends one element. An element is in"
        " `depth` nodes at most, and the scale pays for that many.",
        assumed="Composition over the nodes; post-processing from nodes to sums; the law of the"
        " noise; the induction over steps.",
        checked_by=(
            "alignment/counter-cost",
            "binary/loops",
            "binary/counter-sums",
            "binary/stored-once",
            "binary/stored-once-in-runs",
            "oblivious/all-patterns",
            "numeric/scale-pays",
        ),
    ),
    Theorem(
        "naive-privacy",
        "eq:naive",
        "Algorithm 2 is user-level epsilon-private.",
        ("binary-privacy", "steps/naive", *SCALES, *PRIVACY),
        proved="From any state, a step draws what it charges, and an element moves by what its charge pays"
        " for. A user has at most m elements. The scale pays for m elements in every node.",
        assumed="Composition; post-processing; the law of the noise; the induction over steps.",
        checked_by=("sensitivity/naive", "sensitivity/naive-run", *RUNS, *CONSTANTS),
    ),
    Theorem(
        "wishful-privacy",
        "eq:wishfulnoise",
        "Algorithm 3 is user-level epsilon-private for every fixed prior.",
        ("binary-privacy", "steps/wishful", *SCALES, *INTERVALS, *PRIVACY),
        proved="As for algorithm 2, with one projected element per user.",
        assumed="Composition; post-processing; the law of the noise; the induction over steps.",
        checked_by=("sensitivity/wishful", "sensitivity/wishful-run", *RUNS, *CONSTANTS),
    ),
    Theorem(
        "withhold-release",
        "claim:wr",
        "At any time at least half of all samples have been released, 2R >= t + n_t, and no"
        " larger share holds at all times.",
        (
            "release/user",
            "release/counted",
            "release/fold",
            "release/equality",
            "release/best-share",
            "steps/single",
            "steps/multiple",
            "steps/full",
            "steps/blocks",
        ),
        proved="For any number of users, any order and any length. From any state, a step releases the"
        " block that the user's newest sample completes, and counts its samples.",
        assumed="Induction over samples and users.",
        checked_by=(
            "release/runs",
            "release/longer-runs",
            "sensitivity/right-samples",
            "release/wishful",
        ),
    ),
    Theorem(
        "median-privacy",
        "claim:pvtmed",
        "The private median is user-level epsilon-private.",
        (
            "steps/full",
            "alignment/exponential-mechanism",
            "noise-law",
            "exponential-law",
            "release/induction",
        ),
        proved="From any state, a level runs one median, of the samples present, at the rate that is"
        " charged. If costs move by at most 2, no choice becomes more than exp(epsilon) times as likely.",
        assumed="Choices have the law with weights exp(-rate * cost); the definition of exp; that a user"
        " is in at most two arrays, so that costs move by at most 2.",
        checked_by=(
            "median/two-arrays",
            "median/cost-moves",
            "median/cost-of-streams",
            "median/output-ratio",
            "median/output-ratio-of-more-arrays",
            "sensitivity/median-costs",
            "oblivious/medians",
        ),
    ),
    Theorem(
        "singcounter-privacy",
        "thm:singcounter",
        "Algorithm 4 is user-level epsilon-private for every fixed prior, and 2"
        " epsilon-private with a prior that costs epsilon.",
        (
            "binary-privacy",
            "steps/single",
            "steps/blocks",
            *SCALES,
            *INTERVALS,
            "alignment/two-epsilon",
            *PRIVACY,
        ),
        proved="From any state, a step draws what it charges, an element moves by what its charge pays for,"
        " and a user has no more elements than the share pays for; the scale; and the split of the budget.",
        assumed="Composition; post-processing; the law of the noise; public arrivals; the induction over steps.",
        checked_by=(
            "sensitivity/single",
            "sensitivity/single-run",
            *RUNS,
            *CONSTANTS,
        ),
    ),
    Theorem(
        "multcounter-privacy",
        "thm:multcounter",
        "Algorithm 5 is user-level epsilon-private for every fixed prior, and 2 epsilon-private with"
        " a prior that costs epsilon.",
        (
            "binary-privacy",
            "steps/multiple",
            "steps/blocks",
            *SCALES,
            *INTERVALS,
            "alignment/two-epsilon",
            *PRIVACY,
        ),
        proved="As for algorithm 4, counter by counter.",
        assumed="Composition; post-processing; the law of the noise; public arrivals; the induction over steps.",
        checked_by=(
            "sensitivity/multiple",
            "sensitivity/multiple-run",
            "alignment/one-element-per-level",
            "sensitivity/one-element-per-level",
            *RUNS,
            *CONSTANTS,
        ),
    ),
    Theorem(
        "final-privacy",
        "thm:final",
        "Algorithm 6 is user-level epsilon-private, for every data set and every fixed order of"
        " arrivals.",
        (
            "binary-privacy",
            "median-privacy",
            "steps/full",
            "steps/blocks",
            *SCALES,
            *INTERVALS,
            "alignment/budget-full",
            *PRIVACY,
        ),
        proved="From any state, a step draws noise and medians as it charges them, and a user has one element"
        " in a counter. The cost of each counter and of each median, for all sizes. The split of the budget,"
        " for every epsilon and every m.",
        assumed="Composition; post-processing; the laws of noise and choice; public arrivals; the induction"
        " over steps.",
        checked_by=(
            "sensitivity/full",
            "sensitivity/full-run",
            "errata/E1a-repaired",
            "errata/E1b-repaired",
            "errata/E2a-repaired",
            "errata/E2b-repaired",
            *RUNS,
            *CONSTANTS,
        ),
    ),
    Theorem(
        "vectors",
        "sec:extensions",
        "d coordinates that run algorithm 6 or the ledger mechanism at epsilon_0 each are"
        " d epsilon_0-private.",
        ("final-privacy", "ledger-privacy", "adaptive-composition"),
        proved="The steps of each coordinate.",
        assumed="Composition; coordinates draw independent noise.",
    ),
    Theorem(
        "vectors-approximate",
        "sec:extensions",
        "d coordinates that run algorithm 6 or the ledger mechanism at epsilon_0 each are"
        " approximately private under the corrected advanced composition.",
        (
            "final-privacy",
            "ledger-privacy",
            "advanced-composition",
            "ledger-mechanism/advanced-share",
        ),
        proved="The steps of each coordinate, and that its share costs at most epsilon.",
        assumed="Advanced composition; coordinates draw independent noise.",
        checked_by=("errata/E12-repaired",),
    ),
    Theorem(
        "implementation",
        "alg:multcounterfull",
        "The implementation computes what the specification says and draws from the laws that"
        " it names.",
        (
            "refinement/index",
            "refinement/levels",
            "refinement/next-node",
            "refinement/node-loops",
            "refinement/counter",
            "refinement/counter-batches",
            "refinement/runs",
            "refinement/uniform",
            "refinement/bernoulli-exp",
            "refinement/discrete-laplace",
            "refinement/choose",
            "refinement/same-bytes",
            "refinement/batch-words",
            "refinement/batch-ties",
            "refinement/batch-draws",
            "random-bits",
        ),
        proved="The index arithmetic on all 64-bit words. Records of all small runs. The samplers'"
        " laws, over every branch of their choices, for small scales and up to the stated"
        " mass.",
        assumed="Random bits. Differential tests compare larger runs.",
    ),
    *ACCURACY_THEOREMS,
    *LEDGER_THEOREMS,
)
"""Privacy in the paper's order, then accuracy; the ledger mechanism, which is not in the paper, comes last."""
