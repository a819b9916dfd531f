"""The theorems about the ledger mechanism, which is not in the paper."""

from __future__ import annotations

from withhold_proofs.model import Theorem

LEDGER_THEOREMS = (
    Theorem(
        "ledger-privacy",
        "ledger",
        "The ledger mechanism, which is not in the paper, is user-level epsilon-private: for"
        " every policy that proposes integers, every data set and every fixed order of"
        " arrivals.",
        (
            "ledger-mechanism/any-step",
            "ledger-mechanism/never-overdrawn",
            "ledger-mechanism/sensitivity",
            "ledger-mechanism/boundary",
            "ledger-mechanism/series-loss",
            "ledger-mechanism/series-follow",
            "ledger-mechanism/series-law",
            "ledger-mechanism/prefix-law",
            "ledger-mechanism/path-loss",
            "ledger-mechanism/loss-is-paid",
            "ledger-mechanism/scale-pays",
            "chain-rule",
            "post-processing",
            "noise-law",
            "exponential-law",
            "release/induction",
        ),
        proved="From any state, under a policy that does anything, a step draws what it charges: noise"
        " within a radius that was drawn for the series, at the scale that pays for the full budget; the"
        " sums move by no more than the changed user's contribution costs; the contribution is charged,"
        " and no account is overdrawn; all else is the same in both runs. For any number of users, epochs"
        " and strata and series of any lengths: the noise that shares a radius is as likely as the largest"
        " norm of an epoch alone says, also when only a part of a series is seen; the largest norms of"
        " neighbouring data sets differ by at most the largest charge of a series; the charges pay for the"
        " loss along every path of released sums.",
        assumed="The probability of a path; sums over all radii as limits of finite sums; the induction over"
        " steps; draws have their laws; the definition of exp; post-processing; public arrivals.",
        checked_by=(
            "ledger-mechanism/series-draws",
            "ledger-mechanism/series-points",
            "ledger-mechanism/scales",
            "ledger-mechanism/any-epoch",
            "ledger-mechanism/contributions",
            "ledger-mechanism/whole-runs",
            "ledger-mechanism/contributes",
            "ledger-mechanism/one-draw",
            "ledger-mechanism/oblivious",
            "ledger-mechanism/horizon",
            "ledger-mechanism/rounding",
        ),
    ),
    Theorem(
        "ledger-vectors",
        "sec:extensions",
        "A vector whose coordinates run the ledger mechanism at epsilon/d each is user-level epsilon-private,"
        " for every policy, data set and fixed order of arrivals.",
        ("ledger-privacy", "ledger-mechanism/coordinates", "chain-rule", "post-processing"),
        proved="For any dimension and budget: the losses of coordinates add up to at most epsilon.",
        assumed="As above; coordinates draw independent noise, and a coordinate's policy sees that"
        " coordinate alone.",
    ),
    Theorem(
        "ledger-restore",
        "ledger",
        "A state of the ledger mechanism and its copies, each opened by the rule that ends the open"
        " series, are together user-level epsilon-private for each of them: epsilon for a state that"
        " is opened again in its place, 2 epsilon for a state and one copy. What comes to each copy,"
        " and when states are opened and copied, may depend on all releases. Without the rule this"
        " is false.",
        ("ledger-privacy",),
        proved="The steps of each copy. The rule is translated to Coq from the specification.",
        assumed="As above; the joint law of copies that share what was drawn before they were copied.",
    ),
    Theorem(
        "ledger-final",
        "ledger",
        "The running releases and one final release of the noisy sum of all counted samples are"
        " together user-level epsilon-private. When the stream ends may depend on all releases.",
        (
            "ledger-privacy",
            "final-release/budgets",
            "final-release/sensitivity",
            "final-release/scale-pays",
            "final-release/one-draw",
            "laplace-mechanism",
            "adaptive-composition",
            "post-processing",
        ),
        proved="For every budget and share, the two parts add up to epsilon. For any number of users and"
        " samples, a user's samples change the sum by at most its sensitivity, which is public; the scale of"
        " the one draw of noise pays for it; and noise absorbs what its scale pays for.",
        assumed="As above; composition of the running releases with the final one.",
    ),
    Theorem(
        "ledger-final-vectors",
        "sec:extensions",
        "A vector whose coordinates run the ledger mechanism at epsilon/d each, and end together with one"
        " noisy sum each, is user-level epsilon-private. When the stream ends may depend on all releases of"
        " all coordinates.",
        ("ledger-final", "ledger-mechanism/coordinates", "chain-rule", "post-processing"),
        proved="For any dimension and budget: the losses of coordinates add up to at most epsilon.",
        assumed="As above; coordinates draw independent noise.",
    ),
    Theorem(
        "ledger-coverage",
        "ledger",
        "Right after an epoch of the ledger mechanism closes, every counted sample has been"
        " released, in exactly one epoch.",
        ("ledger-mechanism/any-step", "release/induction"),
        proved="From any state, an epoch holds each user's samples that no earlier epoch held.",
        assumed="The induction over steps.",
        checked_by=(
            "ledger-mechanism/released-once",
            "ledger-mechanism/contributes",
            "ledger-mechanism/horizon",
        ),
    ),
    Theorem(
        "ledger-policy",
        "ledger",
        "Every proposal of the shipped policy is carried out. Its series end. Its intervals,"
        " estimates and error bars lie within their ranges. At a known horizon it releases"
        " everything that is worth its noise.",
        (
            "ledger-policy/proposals",
            "ledger-policy/weights",
            "ledger-policy/strata",
            "ledger-policy/logarithm",
            "ledger-policy/logarithm-digits",
            "ledger-policy/ratios",
            "ledger-policy/digits",
            "ledger-policy/limits",
            "ledger-policy/filters",
            "ledger-policy/levels",
            "ledger-policy/excesses",
            "ledger-policy/intervals",
            "ledger-policy/bars",
            "ledger-policy/quantiles",
            "ledger-policy/schedules",
            "ledger-policy/series",
            "ledger-policy/drawn",
            "ledger-policy/widths",
            "ledger-policy/oblivious",
            "ledger-policy/horizon",
        ),
        proved="For any numbers: the proposals of a series stay together within the available"
        " budget, which is at most what is left of the account; limits stay within the full"
        " budget, and for one time they grow; the logarithm grows; no weight is negative or more"
        " than its block can pay for; every block is in one stratum; estimates, levels, the"
        " bounds on samples' variances (however often they are halved), intervals of any reach,"
        " inner intervals and bars stay within their ranges. Within bounds: the digits of"
        " logarithms, powers, ratios and quantiles; all values are integers, and products of the"
        " estimate fit in 127 bits and a sign; the times at which the epochs of a series close and"
        " release excesses; the last epoch. Nothing is proved of how far the estimate is from the"
        " mean when users differ, or noise is not 0.",
        assumed="Nothing.",
    ),
    Theorem(
        "ledger-implementation",
        "ledger",
        "The implementation's ledger mechanism computes what the specification says.",
        (
            "refinement/ledger-logarithms",
            "refinement/ledger-limits",
            "refinement/ledger-schedules",
            "refinement/ledger-checkpoints",
            "refinement/ledger-proposals",
            "refinement/ledger-runs",
            "refinement/runs",
            "refinement/geometric",
            "refinement/series",
            "refinement/same-bytes",
            "random-bits",
        ),
        proved="Logarithms, limits, schedules and checkpoints up to 2**62; proposals and posteriors"
        " in drawn histories; records and draws of all small runs; the laws of radii and of"
        " the uniform noise within them.",
        assumed="Random bits. Differential tests compare larger runs.",
    ),
    Theorem(
        "gaussian-zcdp",
        "gaussian",
        "With Gaussian noise the ledger mechanism, which is not in the paper, is user-level"
        " rho-zCDP at whole orders, with rho = epsilon**2/4: for every user, every policy"
        " that proposes integers, every data set, every fixed order of arrivals and every"
        " whole a > 1, the a-th moment of the likelihood ratio between the user's samples and"
        " any others is at most exp(a (a - 1) rho).",
        (
            "gaussian-mechanism/any-step",
            "gaussian-mechanism/never-overdrawn",
            "gaussian-mechanism/boundary",
            "gaussian-mechanism/sensitivity",
            "gaussian-mechanism/one-release",
            "gaussian-mechanism/path-moment",
            "gaussian-mechanism/moment-is-paid",
            "ledger-mechanism/scale-pays",
            "chain-rule",
            "gaussian-law",
            "exponential-law",
            "release/induction",
        ),
        proved="From any state, under a policy that does anything, a step draws what it charges, and the"
        " squared cost of a contribution pays for what samples can change, all strata together. For any"
        " number of users, epochs and strata, any proposals and any samples: no account is overdrawn; the"
        " moment of a release has its exact value at whole orders; moments multiply along"
        " paths, to no more than the account pays for; and the noise scale pays for the full budget.",
        assumed="The probability of a path; sums over all outputs and paths as limits of finite sums; the"
        " induction over steps; noise is independent and has its law; the definition of exp; public arrivals."
        " Nothing is claimed of fractional orders.",
        checked_by=(
            "gaussian-mechanism/integers-alone",
            "gaussian-mechanism/kept",
            "gaussian-mechanism/draws",
            "gaussian-mechanism/any-epoch",
            "gaussian-mechanism/contributions",
            "gaussian-mechanism/whole-runs",
            "gaussian-mechanism/contributes",
            "gaussian-mechanism/one-draw",
            "gaussian-mechanism/oblivious",
            "gaussian-mechanism/horizon",
            "ledger-mechanism/scales",
        ),
    ),
    Theorem(
        "gaussian-vectors",
        "gaussian",
        "A vector whose coordinates run with Gaussian noise at their share of the budget is"
        " user-level (epsilon, delta)-private, for every policy, data set and fixed order of"
        " arrivals.",
        (
            "gaussian-zcdp",
            "gaussian-mechanism/coordinates",
            "gaussian-mechanism/shares-fit",
            "gaussian-mechanism/to-epsilon",
            "chain-rule",
            "post-processing",
            "exponential-law",
        ),
        proved="For any dimension, order and budget: the losses of coordinates add up, the share is"
        " within the budget, and the moment of one whole order bounds the probability of every set"
        " of outputs by exp(epsilon) and delta, which is proposition 12 of Canonne, Kamath and"
        " Steinke at whole orders. For a range of budgets: none of the orders tried shows that the"
        " next larger share is small enough.",
        assumed="As above, and post-processing; a coordinate's policy sees that coordinate alone.",
        checked_by=("gaussian-mechanism/shares", "numeric/enclosures"),
    ),
    Theorem(
        "gaussian-coverage",
        "gaussian",
        "Right after an epoch of the ledger mechanism with Gaussian noise closes, every"
        " counted sample has been released, in exactly one epoch.",
        ("gaussian-mechanism/any-step", "release/induction"),
        proved="From any state, an epoch holds each user's samples that no earlier epoch held.",
        assumed="The induction over steps.",
        checked_by=(
            "gaussian-mechanism/released-once",
            "gaussian-mechanism/contributes",
            "gaussian-mechanism/horizon",
        ),
    ),
    Theorem(
        "gaussian-implementation",
        "gaussian",
        "The implementation's ledger mechanism with Gaussian noise computes what the specification says.",
        (
            "refinement/gaussian-squares",
            "refinement/gaussian-accounts",
            "refinement/gaussian-shares",
            "refinement/gaussian-runs",
            "refinement/runs",
            "refinement/discrete-gaussian",
            "refinement/gaussian-same-bytes",
            "refinement/ledger-logarithms",
            "refinement/ledger-limits",
            "refinement/ledger-schedules",
            "refinement/ledger-checkpoints",
            "refinement/same-bytes",
            "random-bits",
        ),
        proved="80-bit squares in two halves, at all borders; contributions that use an account up"
        " and proposals that exceed it; the shares of some budgets; records and draws of all"
        " small runs; the law of the noise.",
        assumed="Random bits. Differential tests compare larger runs.",
    ),
)
