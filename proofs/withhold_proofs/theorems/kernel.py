"""Which theorems of `proofs/kernel` say a claim for all sizes, with the induction that solvers leave out.

They are about the definitions in Coq. That these are the specification is what the tie compares.
"""

from __future__ import annotations

from collections.abc import Mapping

DISCHARGED: Mapping[str, tuple[str, ...]] = {
    "composition": ("composition",),
    "laplace-mechanism": ("laplace_mechanism", "laplace_law", "draws_have_laws"),
    "tree": ("nodes_of_an_element", "nodes_of_a_prefix", "noise_is_drawn_once"),
    "binary-privacy": ("algorithm_1",),
    "naive-privacy": ("algorithm_2",),
    "wishful-privacy": ("algorithm_3",),
    "withhold-release": (
        "at_least_half_is_released",
        "at_least_half_is_sharp",
        "released_by_4_and_5",
        "released_by_6",
    ),
    "median-privacy": ("algorithm_7",),
    "singcounter-privacy": ("algorithm_4", "private_prior"),
    "multcounter-privacy": ("algorithm_5", "private_prior"),
    "final-privacy": ("algorithm_6",),
    "vectors": ("vectors", "vectors_of_algorithm_6", "ledger_vectors"),
    "vectors-approximate": ("vectors_approximate", "algorithm_6", "ledger_mechanism"),
    "ledger-privacy": ("ledger_mechanism",),
    "ledger-vectors": ("ledger_vectors",),
    "ledger-restore": ("restored_copies", "rule_is_needed"),
    "ledger-final": ("ledger_final_release", "final_release"),
    "ledger-final-vectors": ("ledger_vectors_final_release",),
    "ledger-coverage": ("ledger_coverage", "withheld_block"),
    "gaussian-zcdp": ("gaussian_mechanism",),
    "gaussian-vectors": ("gaussian_vectors", "concentrated_is_private"),
    "gaussian-coverage": ("gaussian_coverage", "withheld_block"),
}
"""By the id of the claim, the names of the theorems that together say all of it."""

KERNEL_PROVES = frozenset(
    {
        "adaptive-composition",
        "advanced-composition",
        "chain-rule",
        "exponential-law",
        "post-processing",
        "release/induction",
    }
)
"""What the solvers' rows leave to trust, and the theorems of the kernel prove: composition, post-processing, the
probability of a path, the exponential function, and inductions over steps, users and nodes."""

PREMISE = "noise-law"
"""The axiom that a theorem of the kernel takes on trust as well: that draws have their laws."""
