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
THEOREMS: tuple[Theorem, ...] = ()
