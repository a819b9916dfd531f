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
            "ledger-mechanism/path-loss",
            "ledger-mechanism/loss-is-paid",
            "ledger-mechanism/scale-pays",
            "ledger-mechanism/scales",
            "ledger-mechanism/boundary",
            "ledger-mechanism/any-epoch",
            "ledger-mechanism/bookings",
            "ledger-mechanism/whole-runs",
            "ledger-mechanism/books",
            "ledger-mechanism/one-draw",
            "ledger-mechanism/oblivious",
            "ledger-mechanism/horizon",
            "chain-rule",
            "post-processing",
            "noise-law",
            "exponential-law",
        ),
        proved="For any number of users and epochs, any offers and any samples: what an epoch costs,"
        " that no account is overdrawn, that the loss along every path of released sums is paid for,"
        " and that the scale pays for the ledger; composition is not taken on trust. That the"
        " specification's runs are made of such epochs, and that nothing else depends on a sample,"
        " within bounds.",
        assumed="What the probability of a path is, the law of the noise, what exp is,"
        " post-processing; public arrivals.",
    ),
    Theorem(
        "ledger-coverage",
        "ledger",
        "Right after an epoch of the ledger mechanism has closed, every counted sample is covered, in"
        " exactly one epoch.",
        (
            "ledger-mechanism/covered-once",
            "ledger-mechanism/books",
            "ledger-mechanism/horizon",
        ),
        proved="All runs of the specification within bounds, sample by sample.",
        assumed="Nothing.",
    ),
    Theorem(
        "ledger-policy",
        "ledger",
        "What the shipped policy offers is always carried out, its intervals and estimates are possible"
        " ones, and at a known horizon everything is covered that is worth its noise.",
        (
            "ledger-policy/offers",
            "ledger-policy/caps",
            "ledger-policy/logarithm",
            "ledger-policy/logarithm-digits",
            "ledger-policy/limits",
            "ledger-policy/beliefs",
            "ledger-policy/intervals",
            "ledger-policy/drawn",
            "ledger-policy/oblivious",
            "ledger-policy/horizon",
        ),
        proved="For any numbers: that offers are within the allowance and limits within the ledger and"
        " growing, that the logarithm grows, that no cap of a weight is negative, that means, variances,"
        " however often halved, intervals and inner intervals are within their ranges. That the doubt"
        " is above 0, that all is computed in integers, and the last epoch, within bounds.",
        assumed="Nothing.",
    ),
    Theorem(
        "ledger-implementation",
        "ledger",
        "The implementation's ledger mechanism computes what the specification says.",
        (
            "refinement/ledger-logarithms",
            "refinement/ledger-limits",
            "refinement/ledger-checkpoints",
            "refinement/ledger-offers",
            "refinement/ledger-runs",
            "refinement/runs",
            "refinement/discrete-laplace",
            "random-bits",
        ),
        proved="Logarithms, limits and checkpoints up to 2**62, offers and beliefs in drawn histories,"
        " records of all small runs.",
        assumed="Random bits. Larger runs than those are compared by the differential tests.",
    ),
)
