"""Vectors that reject the mutants which the usual order of vectors reaches late, after half a second or more.

The tests try these first, and all other vectors after them. So an entry that no longer holds makes a test
slower, and no weaker.
"""

SHOWN_BY: dict[tuple[str, int], tuple[str, ...]] = {
    ("constants", 48): (
        "decided-by-the-lower-end",
        "multiple-of-the-lower-end",
    ),
    ("constants", 79): ("root-rounded-down",),
    ("constants", 96): ("enclosures-added-crosswise",),
    ("full", 1): (
        "depth-of-one-less",
        "interval-may-be-empty",
    ),
    ("full", 3): ("noise-falls-with-level",),
    ("full", 8): ("steps-median-at-the-whole",),
    ("full", 24): ("steps-last-waiting-lost",),
    ("full", 31): ("steps-high-levels-share",),
    ("gaussian", 1): (
        "gaussian-sample-in-two-epochs",
        "policy-remembers-first",
    ),
    ("gaussian-pieces", 5): ("policy-excess-free",),
    ("gaussian-pieces", 54): ("gaussian-last-unit-refused",),
    ("ledger", 12): ("policy-heavy-always",),
    ("ledger-pieces", 72): (
        "policy-end-left-out",
        "policy-one-step-more",
        "policy-past-the-end",
    ),
    ("ledger-pieces", 161): (
        "count-beyond-typical",
        "policy-one-excess-less",
    ),
    ("ledger-pieces", 187): (
        "policy-never-over",
        "policy-paid-twice",
    ),
    ("ledger-pieces", 198): ("policy-at-checkpoints-too",),
    ("ledger-pieces", 212): (
        "policy-less-certain",
        "policy-line-rests",
        "policy-mean-taken-twice",
        "policy-own-left-out",
        "policy-places-fine",
        "policy-ratio-above",
    ),
    ("ledger-pieces", 213): ("policy-variance-away",),
    ("ledger-pieces", 214): ("policy-measured-unbounded",),
    ("ledger-pieces", 215): ("policy-power-coarse",),
    ("ledger-pieces", 224): (
        "least-scatter-forgotten",
        "policy-off-less-due",
        "policy-zeros-halved",
    ),
    ("ledger-pieces", 225): ("policy-all-cut-off",),
    ("ledger-pieces", 228): (
        "policy-halvings-negative",
        "policy-scatter-forgotten",
    ),
    ("ledger-pieces", 233): ("policy-place-unbounded",),
    ("ledger-pieces", 290): ("policy-power-rounded-up",),
    ("ledger-pieces", 348): (
        "margin-without-excess",
        "policy-excess-at-horizon",
        "policy-excess-takes-all",
        "policy-inner-whole",
        "policy-interval-not-whole",
        "policy-share-falls",
        "policy-smallest-left-out",
        "policy-weights-above",
        "policy-worst-level",
        "saturation-nearer-end",
    ),
    ("ledger-pieces", 350): ("whole-of-many",),
    ("ledger-pieces", 356): ("policy-excesses-not-kept",),
    ("ledger-pieces", 377): ("share-always-kept",),
    ("ledger-pieces", 383): ("excess-unpaid",),
    ("ledger-pieces", 401): ("policy-margin-of-interval",),
    ("ledger-pieces", 423): ("worth-of-all",),
    ("ledger-pieces", 436): ("policy-strata-change",),
    ("ledger-pieces", 452): (
        "policy-reserve-of-all",
        "reserve-left-out",
    ),
    ("ledger-pieces", 480): (
        "policy-bar-beyond",
        "policy-bar-cut",
    ),
    ("ledger-pieces", 482): (
        "own-not-taken-in",
        "policy-farthest-near",
        "policy-own-uncertain",
        "policy-quantile-normal",
        "policy-quantile-wide",
        "scaled-mean-variance-once",
    ),
    ("ledger-pieces", 509): ("policy-assumed-left-out",),
    ("ledger-pieces", 521): ("policy-weights-of-worst",),
    ("multiple", 1): (
        "node-share-doubled",
        "steps-scale-of-level-0",
    ),
    ("samplers", 150): (
        "sampler-gaussian-always-kept",
        "sampler-gaussian-off-centre",
    ),
    ("samplers", 202): (
        "sampler-always-kept",
        "sampler-fewer-for-more",
        "sampler-points-of-next-radius",
        "sampler-radius-half-scale",
    ),
    ("samplers", 203): ("sampler-one-draw-fewer",),
    ("samplers", 212): ("sampler-kept-by-one-chance",),
    ("samplers", 223): ("sampler-kept-as-one-sum",),
    ("samplers", 243): ("sampler-largest-left-out",),
    ("samplers", 258): (
        "sampler-cube",
        "sampler-one-too-many",
    ),
    ("share", 25): (
        "budget-over-less",
        "gaussian-share-of-half",
        "gaussian-share-up",
        "order-log-forgotten",
        "order-ratio-forgotten",
        "tail-over-order",
    ),
    ("share", 26): ("gaussian-share-of-dimension",),
    ("share", 27): ("order-two-left-out",),
    ("share", 30): ("order-three-left-out",),
    ("share", 35): ("orders-cut",),
    ("share", 37): (
        "gaussian-share-of-one",
        "orders-end-early",
    ),
    ("share", 42): ("logarithms-without-rounding",),
    ("tree", 1): ("lowest-bit-rest",),
    ("users", 9): ("share-of-all",),
    ("users", 10): (
        "gaussian-rho-doubled",
        "gaussian-share-rounded-up",
    ),
    ("users", 12): ("steps-high-levels-share-5",),
}
"""The mutants that a test of a vector file rejects."""

SHOWN_LATE = {name: vector for vector, names in SHOWN_BY.items() for name in names}
