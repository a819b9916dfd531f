"""The mutants that the tests of each flag reject, by their ids in the proofs and in vectors_mutants.toml.

The ids are text, so that the generator imports neither; a test checks every one of them.
"""

from __future__ import annotations

from withhold_vectors.generator.flags.gaussian_mutants import GAUSSIAN_MUTANTS
from withhold_vectors.generator.flags.ledger_mutants import LEDGER_MUTANTS

MUTANTS_BY_FLAG: dict[str, tuple[str, ...]] = {
    **GAUSSIAN_MUTANTS,
    **LEDGER_MUTANTS,
    "Activation": ("activation-by-value",),
    "ActivationOnce": ("level-stays-inactive",),
    "BlockBounds": (
        "release-early",
        "block-size-doubled",
        "block-size-printed",
        "print-E34",
        "released-everything",
        "released-latest-block",
        "zeros-skipped",
    ),
    "NodesRead": (
        "node-read-twice",
        "node-read-for-zero-bits",
        "lowest-bit-doubled",
        "lowest-bit-rest",
        "node-one-wider",
        "node-sums-everything",
        "counter-sum-twice",
        "counter-without-noise",
    ),
    "ClampedLevels": ("print-E28",),
    "CompositionAdvanced": (
        "exponential-cut-off",
        "print-E12",
    ),
    "Constants": (
        "one-element-of-a-user",
        "elements-one-short",
        "half-scale",
        "scale-left-to-right",
        "half-width",
        "quarter-width",
        "root-rounded-down",
        "logarithm-cut-off",
        "budget-doubled",
        "median-budget-left-to-right",
        "median-budget-doubled",
        "counter-budget-doubled",
        "counter-budget-unsplit",
        "gaussian-share-is-epsilon",
    ),
    "Diversity": (
        "print-E17",
        "print-E18c",
        "diversity-of-nobody",
    ),
    "EmptyCounter": ("print-E29",),
    "EqualElements": (
        "buffer-as-set",
        "stream-as-set",
    ),
    "FirstSample": (
        "release-without-zero",
        "print-E30",
    ),
    "IgnoredSample": (
        "user-without-limit",
        "integer-zeros-dropped",
        "blocks-unchecked",
        "ledger-closes-on-ignored",
    ),
    "IntervalInward": (
        "interval-too-wide",
        "interval-rounded-outward",
    ),
    "LargeEpsilon": (
        "arrays-without-least",
        "print-E32",
    ),
    "MedianLaw": (
        "cost-doubled",
        "median-cost-doubled",
        "median-cost-with-ties",
        "median-smaller-count",
        "median-rate-half",
        "median-rate-eighth",
    ),
    "MedianTies": (
        "median-half-the-bins",
        "median-four-times-the-bins",
        "median-bin-shifted",
        "sum-as-index",
    ),
    "Neighbours": (
        "print-E3",
        "print-E11",
        "neighbours-by-value",
        "neighbours-of-python",
    ),
    "RefusedOrder": ("refused-user-known",),
    "RefusedParameter": (
        "numbers-of-json-as-parameters",
        "infinity-with-blanks",
        "infinity-of-other-alphabets",
    ),
    "RefusedSample": (
        "numbers-of-json-as-samples",
        "no-break-space-around-numbers",
        "byte-order-mark-around-numbers",
        "refused-user-known",
    ),
    "PowersOfTwo": (
        "depth-one-short",
        "depth-of-one-more",
        "depth-log-of-one-more",
        "depth-natural-log",
        "counter-depth-short",
        "print-E25",
        "print-E31",
    ),
    "ProjectHigh": ("no-projection",),
    "ProjectLow": ("no-projection",),
    "Radius": (
        "radius-of-length-draws",
        "radius-always-kept",
        "radius-all-coins",
        "radius-coin-short",
        "radius-whole-factors",
    ),
    "RoundedArrays": (
        "arrays-rounded-down",
        "print-E18a",
    ),
    "ScaleRounding": (
        "scale-rounded-down",
        "ledger-half-scale",
        "ledger-scale-rounded-down",
    ),
    "SingleSample": ("print-E27",),
    "StoredNoise": (
        "noise-redrawn",
        "every-node-redrawn",
    ),
    "TotalCount": (
        "total-adds-count",
        "run-total-adds-count",
        "empty-blocks-not-counted",
    ),
    "TwoArrays": ("median-dealt-by-turns",),
    "UserCap": (
        "median-without-cap",
        "median-no-cap",
        "arrays-of-smallest",
    ),
    "UserNames": (
        "names-in-lower-case",
        "names-trimmed",
        "names-as-text",
        "names-of-blanks-refused",
    ),
    "ManyEvents": ("one-byte-of-events",),
    "Waiting": ("buffer-shown",),
    "UniformNoise": (
        "within-without-the-end",
        "within-turned",
        "norm-with-signs",
        "norm-of-the-largest",
    ),
}
