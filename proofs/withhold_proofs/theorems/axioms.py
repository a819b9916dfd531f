"""What is trusted and not proved: mathematics from elsewhere, and premises of the theorems."""

from __future__ import annotations

from withhold_proofs.model import Axiom

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
        "advanced-composition",
        "sec:extensions",
        "d private steps at epsilon_0 are, for every slack, together private with"
        " epsilon_0 sqrt(2 d ln(1/slack)) + d epsilon_0 (exp(epsilon_0) - 1) and slack.",
        "Dwork, Rothblum and Vadhan, Boosting and Differential Privacy (2010), theorem III.3",
    ),
    Axiom(
        "chain-rule",
        "",
        "The probability of a sequence of outcomes is the product of the probabilities of each given"
        " those before it, and that of a set of sequences is the sum of theirs.",
        "Any textbook of probability",
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
        " laws named in the specification: weights exp(-|k|/scale) and exp(-rate * cost). Of the ledger"
        " mechanism geometric draws, of weights exp(-k/scale), and uniform integers are that.",
        "The definition of the mechanisms. How nearly the samplers keep it is the subject of"
        " refinement/discrete-laplace and its neighbours",
    ),
    Axiom(
        "gaussian-law",
        "",
        "The noise of each released sum with Gaussian noise is a draw of its own, independent of the samples"
        " and of all other draws: an integer k with a probability in proportion to"
        " exp(-k**2 / (2 variance)), whatever has been released before.",
        "The definition of the mechanism. That the samplers keep it where Laplace draws and trials keep"
        " theirs is the subject of gaussian-mechanism/kept, gaussian-mechanism/draws and"
        " refinement/discrete-gaussian",
    ),
    Axiom(
        "random-bits",
        "lem:lap_mech",
        "The bits that the operating system hands out are uniform, independent and secret.",
        "The operating system's promise for os.urandom",
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
        "independent-samples",
        "sec:preliminaries",
        "The samples are independent, in [0, 1], with one mean, and arrivals do not react to them.",
        "The premise of every accuracy statement; no privacy statement needs it (E22)",
    ),
    Axiom(
        "prior-given",
        "thm:singcounter",
        "Algorithms 3 to 5 are given a prior that is epsilon-private by itself and, with probability"
        " at least 1 - delta_0, within 1/sqrt(m) of the mean.",
        "The premise of the theorem, in the form that can be satisfied (E16)",
    ),
    Axiom(
        "union-bound",
        "supp:singcounterthm",
        "The probability that one of several events happens is at most the sum of theirs.",
        "Any textbook of probability",
    ),
)
