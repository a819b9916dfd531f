"""E21 to E26: claims about released samples, arrivals, vectors, levels and widths."""

from __future__ import annotations

from withhold_spec.errata.record import Erratum

AS_PRINTED = "withhold_spec.as_printed."
SPEC = "withhold_spec."

CLAIMS: tuple[Erratum, ...] = (
    Erratum(
        id="E21a",
        place="claim:wr, as used in supp:mainthm",
        printed="At any time at least t/2 samples are in the streams, in algorithm 6 too.",
        breaks="accuracy",
        counterexample="One user alone, no level above 1 active: 2 of 1024 samples.",
        as_printed=AS_PRINTED + "counting.half_released",
        repaired=SPEC + "properties.paper.released_active_levels",
    ),
    Erratum(
        id="E21b",
        place="the paragraph after alg:wishful",
        printed="'For every t, at least t/2 samples are used' by algorithm 3.",
        breaks="accuracy",
        counterexample="m = 4, t = 3: none is; the estimate is the prior.",
        as_printed=AS_PRINTED + "counting.half_released",
        repaired=SPEC + "properties.paper.wishful_half",
        follows="E21a",
        note="True from t = m on.",
    ),
    Erratum(
        id="E21c",
        place="claim:wr",
        printed="At least t/2.",
        breaks="proof",
        counterexample="Two users with 7 and 3 samples: 6 of 10 are released, (10 + 2)/2.",
        as_printed=AS_PRINTED + "counting.half_released",
        repaired=SPEC + "properties.paper.released_sharp",
        note="Not wrong but not sharp: with n_t users so far it is (t + n_t)/2, attained whenever all "
        "M(u) are 2^k - 1.",
    ),
    Erratum(
        id="E22",
        place="abstract, 'valid for all arrival patterns'; sec:preliminaries",
        printed="Nothing keeps users from coming, or staying away, because of their samples.",
        breaks="accuracy",
        counterexample="16 users, one with each possible row of 4 samples, send 3 and return only "
        "if the third was 1: est = 7/12 for mu = 1/2, without any noise.",
        as_printed=AS_PRINTED + "privacy.arrivals",
        repaired=SPEC + "stream.are_neighbours",
    ),
    Erratum(
        id="E23",
        place="sec:extensions",
        printed="Diversity in d dimensions: O-tilde(sqrt(d M_t)/epsilon) samples.",
        breaks="accuracy",
        counterexample="d = 4, M_t = 10^4: 200 for sqrt(d) M_t = 20000. At d = 1 def:diversity is "
        "linear in M_t.",
        as_printed=AS_PRINTED + "accuracy.vector_diversity_order",
        repaired="Every coordinate has its own diversity condition, at its share of epsilon.",
        note="The norm of the error is not named either; the rate is that of a coordinate.",
    ),
    Erratum(
        id="E24",
        place="sec:lowerbound",
        printed="Accuracy O-tilde(1/(MN) + 1/(sqrt(M) N epsilon)).",
        breaks="typo",
        counterexample="N = M = 100: 10^-4, below the lower bound 10^-2; 1/sqrt(MN) is meant.",
        as_printed=AS_PRINTED + "accuracy.equal_users_order",
        repaired="thm:final with t = NM, as the proofs state it.",
    ),
    Erratum(
        id="E25a",
        place="alg:multcounter, alg:multcounterfull, def:diversity; supp:multcounter has the floor",
        printed="L = ceil(log m).",
        breaks="accuracy",
        counterexample="m = 3: L = 2; level 2 runs a median, and takes a third of the counters' "
        "budget, and no user has the 4 samples that it needs.",
        as_printed=AS_PRINTED + "counting.levels_rounded_up",
        repaired=SPEC + "paper.withholding.levels",
    ),
    Erratum(
        id="E25b",
        place="supp:mainthm, 'No truncation happens'",
        printed="A union over l in [L] of failures delta/(3 log m) is delta/3.",
        breaks="proof",
        counterexample="m = 3: 1.262 times that; m = 5: 1.292 times.",
        as_printed=AS_PRINTED + "constants.truncation_failure",
        repaired=SPEC + "paper.withholding.levels",
    ),
    Erratum(
        id="E25c",
        place="the sentence before thm:multcounter",
        printed="At most ceil(log M_t) mechanisms are in use.",
        breaks="typo",
        counterexample="M_t = 1: 1 for 0; 2: 2 for 1; 4: 3 for 2. 1 + floor(log M_t) is exact.",
        as_printed=AS_PRINTED + "counting.counters_in_use",
        repaired=SPEC + "paper.withholding.levels",
    ),
    Erratum(
        id="E26",
        place="eq:fulldelta, eq:fullnoise, alg:pvtmed line 10",
        printed="Intervals of width 2 Delta_l around a private median, from level 2 on.",
        breaks="accuracy",
        counterexample="n = 10^4, m = 1024, epsilon = 1, delta = 0.05: 2 Delta_l exceeds the range "
        "of a block up to level 9; 0.188 epsilon is needed of epsilon/2. At level 2 the only candidate "
        "for the prior is 1/2.",
        as_printed=AS_PRINTED + "full_constants.full_width",
        repaired="Kept as printed: true, and wasteful. The width of the block's own range is safe.",
        agrees=False,
        note="2 Delta_l over the range is 11.7, 16.6, 11.7, 8.3, 5.9, 4.2, 2.9, 2.1, 1.5, 1.04, "
        "0.74 at levels 0 to 10; the audit has 3.0 at level 6 and 1.0 at level 10.",
    ),
)
