"""What is proved of the ledger mechanism, which is not in the paper, and what it rests on."""

from __future__ import annotations

from withhold_proofs.model import Theorem

LEDGER_THEOREMS = (
    Theorem(
        "ledger-privacy",
        "ledger",
        "The ledger mechanism, which is not in the paper, is user-level epsilon-private, for every"
        " policy that offers integers, every data set and every fixed order of arrivals.",
        (
            "ledger-mechanism/never-overdrawn",
            "ledger-mechanism/sensitivity",
            "ledger-mechanism/series-loss",
            "ledger-mechanism/series-follow",
            "ledger-mechanism/series-law",
            "ledger-mechanism/prefix-law",
            "ledger-mechanism/series-draws",
            "ledger-mechanism/path-loss",
            "ledger-mechanism/loss-is-paid",
            "ledger-mechanism/scale-pays",
            "ledger-mechanism/scales",
            "ledger-mechanism/boundary",
            "ledger-mechanism/any-epoch",
            "ledger-mechanism/contributions",
            "ledger-mechanism/whole-runs",
            "ledger-mechanism/contributes",
            "ledger-mechanism/one-draw",
            "ledger-mechanism/oblivious",
            "ledger-mechanism/horizon",
            "chain-rule",
            "post-processing",
            "noise-law",
            "exponential-law",
        ),
        proved="For any number of users, epochs and series of any lengths, any offers and any samples:"
        " what an epoch costs, that no account is overdrawn, that the noises within one radius are as"
        " likely as the largest of them alone says, and no more tells of a part of a series, that no"
        " radius serves more sums, or more overhangs, than it was drawn for, that the"
        " largest differ between neighbours by at most the dearest epoch of a series, that the loss"
        " along every path of released sums is paid for, and that the scale pays for the ledger;"
        " composition is not taken on trust. That the specification's runs are made of such epochs and"
        " series, and that nothing else depends on a sample, within bounds.",
        assumed="What the probability of a path is, that sums over all radii are the limits of finite"
        " ones, that geometric draws and uniform integers are independent and of their laws, what exp"
        " is, post-processing; public arrivals.",
    ),
    Theorem(
        "ledger-coverage",
        "ledger",
        "Right after an epoch of the ledger mechanism has closed, every counted sample is covered, in"
        " exactly one epoch.",
        (
            "ledger-mechanism/released-once",
            "ledger-mechanism/contributes",
            "ledger-mechanism/horizon",
        ),
        proved="All runs of the specification within bounds, sample by sample.",
        assumed="Nothing.",
    ),
    Theorem(
        "ledger-policy",
        "ledger",
        "What the shipped policy offers is always carried out, its series come to an end, its intervals"
        " and estimates are possible ones, and at a known horizon everything is covered that is worth"
        " its noise.",
        (
            "ledger-policy/proposals",
            "ledger-policy/caps",
            "ledger-policy/logarithm",
            "ledger-policy/logarithm-digits",
            "ledger-policy/limits",
            "ledger-policy/posteriors",
            "ledger-policy/intervals",
            "ledger-policy/schedules",
            "ledger-policy/series",
            "ledger-policy/drawn",
            "ledger-policy/oblivious",
            "ledger-policy/horizon",
        ),
        proved="For any numbers: that the offers of a series are together within the allowance, and"
        " limits within the ledger and growing, that the logarithm grows, that no cap of a weight is"
        " negative, that means, variances, however often halved, intervals of any reach and inner"
        " intervals are within their ranges. That the doubt is above 0, that all is computed in"
        " integers, when the epochs of a series close and release overhangs, and the last epoch, within"
        " bounds.",
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
        proved="Logarithms, limits, courses and checkpoints up to 2**62, offers and beliefs in drawn"
        " histories, records and draws of all small runs, the laws of radii and of noise within them.",
        assumed="Random bits. Larger runs than those are compared by the differential tests.",
    ),
    Theorem(
        "gaussian-concentrated",
        "gaussian",
        "With Gaussian noise the ledger mechanism, which is not in the paper, is user-level rho-zCDP at"
        " whole orders, rho = epsilon**2/4: for every user, every policy that offers integers, every data"
        " set and every fixed order of arrivals, the mean of the a-th power of how much likelier an output"
        " is with the user's samples than with others is at most exp(a (a - 1) rho) for every whole a > 1.",
        (
            "gaussian-mechanism/never-overdrawn",
            "gaussian-mechanism/boundary",
            "gaussian-mechanism/sensitivity",
            "gaussian-mechanism/integers-alone",
            "gaussian-mechanism/one-release",
            "gaussian-mechanism/path-moment",
            "gaussian-mechanism/moment-is-paid",
            "gaussian-mechanism/kept",
            "gaussian-mechanism/draws",
            "gaussian-mechanism/any-epoch",
            "gaussian-mechanism/contributions",
            "gaussian-mechanism/whole-runs",
            "gaussian-mechanism/contributes",
            "gaussian-mechanism/one-draw",
            "gaussian-mechanism/oblivious",
            "gaussian-mechanism/horizon",
            "ledger-mechanism/scale-pays",
            "ledger-mechanism/scales",
            "chain-rule",
            "gaussian-law",
            "exponential-law",
        ),
        proved="For any number of users and epochs, any offers and any samples: that no account is overdrawn,"
        " that bookings pay in squares for what samples may move, that the moment of a release is what it is"
        " for whole orders, that moments multiply along paths to no more than the account pays for, and that"
        " the scale pays for a whole account; composition is not taken on trust. That the specification's"
        " runs are made of such epochs, and that nothing else depends on a sample, within bounds.",
        assumed="What the probability of a path is, that sums over all outputs and paths are the limits of"
        " finite ones, that noise is independent and of its law, what exp is; public arrivals. Nothing is"
        " claimed of orders that are not whole.",
    ),
    Theorem(
        "gaussian-vectors",
        "gaussian",
        "A vector whose coordinates run with Gaussian noise at their share of the budget is user-level"
        " (epsilon, slack)-private, for every policy, data set and fixed order of arrivals.",
        (
            "gaussian-concentrated",
            "gaussian-mechanism/coordinates",
            "gaussian-mechanism/shares",
            "gaussian-mechanism/to-epsilon",
            "numeric/enclosures",
            "chain-rule",
            "post-processing",
            "exponential-law",
        ),
        proved="For any dimension, order and budget: that coordinates add up, and that the moment of one whole"
        " order bounds every set of outputs by exp(epsilon) and slack, which is proposition 12 of Canonne,"
        " Kamath and Steinke for whole orders. That the shares are within what some order shows, and the"
        " next ones within what none of those looked at shows, for a range of budgets.",
        assumed="As above, and post-processing.",
    ),
    Theorem(
        "gaussian-coverage",
        "gaussian",
        "Right after an epoch of the ledger mechanism with Gaussian noise has closed, every counted sample is"
        " covered, in exactly one epoch.",
        (
            "gaussian-mechanism/released-once",
            "gaussian-mechanism/contributes",
            "gaussian-mechanism/horizon",
        ),
        proved="All runs of the specification within bounds, sample by sample.",
        assumed="Nothing.",
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
        proved="Squares in two halves at all borders, bookings of offers that use accounts up or go beyond"
        " them, shares of some budgets, records and draws of all small runs, the law of the noise.",
        assumed="Random bits. Larger runs than those are compared by the differential tests.",
    ),
)
