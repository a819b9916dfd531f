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
        "For every delta, d private steps at epsilon_0 are together (epsilon, delta)-private with epsilon ="
        " epsilon_0 sqrt(2 d ln(1/delta)) + d epsilon_0 (exp(epsilon_0) - 1).",
        "Dwork, Rothblum and Vadhan, Boosting and Differential Privacy (2010), theorem III.3",
    ),
    Axiom(
        "chain-rule",
        "",
        "The probability of a sequence of outcomes is the product of the conditional probabilities of its"
        " outcomes. The probability of a set of sequences is the sum of their probabilities.",
        "Any textbook of probability",
    ),
    Axiom(
        "post-processing",
        "subsec:binmech",
        "A function of private releases that does not see the samples is as private as the releases.",
        "Dwork and Roth, The Algorithmic Foundations of Differential Privacy (2014), proposition 2.1",
    ),
    Axiom(
        "noise-law",
        "lem:lap_mech",
        "The noise of each node and the choice of each median are independent draws from exactly the laws"
        " that the specification names, with weights exp(-|k|/scale) and exp(-rate * cost). The ledger"
        " mechanism uses geometric draws, with weights exp(-k/scale), and uniform integers instead. The noise"
        " of a final release is that of a node.",
        "The definition of the mechanisms. refinement/discrete-laplace and the obligations next to it check"
        " the samplers",
    ),
    Axiom(
        "gaussian-law",
        "",
        "The noise of each sum that is released with Gaussian noise is a fresh draw, independent of the"
        " samples, of all other draws and of all earlier releases: an integer k with probability"
        " proportional to exp(-k**2 / (2 variance)).",
        "The definition of the mechanism. gaussian-mechanism/kept, gaussian-mechanism/draws and"
        " refinement/discrete-gaussian check the sampler, given Laplace draws and trials of their laws",
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
        "power-series",
        "",
        "ln(2**e y) = 2 e artanh(1/3) + 2 artanh((y - 1)/(y + 1)), and artanh z = z + z**3/3 + z**5/5 + ... for"
        " 0 <= z < 1, where the terms from z**d/d on are together between 0 and z**d / ((1 - z**2) d). exp z = 1 + z +"
        " z**2/2 + ..., where for 0 <= z <= 1/2 the terms from any r on are together between 0 and 2 r.",
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
        "The probability that at least one of several events happens is at most the sum of their"
        " probabilities.",
        "Any textbook of probability",
    ),
)
