"""E34 to E39: misprints in proofs and displays."""

from __future__ import annotations

from withhold_spec.errata.record import Erratum

AS_PRINTED = "withhold_spec.as_printed."
SPEC = "withhold_spec."

MISPRINTS: tuple[Erratum, ...] = (
    Erratum(
        id="E34",
        place="supp:singcounter, the sentence before claim:wr",
        printed="sigma_l holds 2^l - 1 samples.",
        breaks="typo",
        counterexample="Level 2: 3 for 2; level 3: 7 for 4.",
        as_printed=AS_PRINTED + "counting.samples_fed",
        repaired=SPEC + "paper.withholding.block_size",
    ),
    Erratum(
        id="E35a",
        place="supp:wishful, 'Guarantee at arbitrary t >= m'",
        printed="est_t = est_km for t in [km, (k+1)m - 1).",
        breaks="typo",
        counterexample="m = 2, k = 1: t = 3 is missed; m = 1: the range is empty.",
        as_printed=AS_PRINTED + "naive.unchanged_range",
        repaired=SPEC + "properties.paper.wishful_half",
    ),
    Erratum(
        id="E35b",
        place="the paragraph after alg:wishful",
        printed="In round-robin order a user's m samples are complete at t = n(m - 1).",
        breaks="typo",
        counterexample="n = m = 1: at 1, not at 0; in general at n(m - 1) + 1.",
        as_printed=AS_PRINTED + "naive.round_robin_wait",
        repaired="A remark of the introduction to algorithm 4; nothing rests on it.",
    ),
    Erratum(
        id="E36",
        place="subsec:binmech; eq:naive; last displays of supp:multcounter and supp:mainthm",
        printed="Orders log T sqrt(log t), (log n)^(3/2), log m, which vanish at 1.",
        breaks="proof",
        counterexample="T = t = 1: order 0, and S_1 - x_1 is a Laplace draw.",
        as_printed=AS_PRINTED + "accuracy.binary_error_order",
        repaired=SPEC + "paper.binary.depth",
        note="1 + log, which the bounds before the orders have.",
    ),
    Erratum(
        id="E37a",
        place="supp:singcounterthm, last display of 'Utility at time t', and the event E_2",
        printed="|est_t - mu| <= ... + c eta sqrt(1 + log t) ln(1/delta), not divided by t.",
        breaks="typo",
        counterexample="eta = 1, delta = 1/e: the bound grows from 1 at t = 1 to 3.3 at t = 1024.",
        as_printed=AS_PRINTED + "accuracy.noise_error",
        repaired="The accuracy theorems of the proofs: 2 c eta/t, since total >= t/2.",
        agrees=False,
        note="Two displays, not one, lack the division. The displays after them, and those of "
        "supp:multcounter and supp:mainthm, have c/t: total >= t/2 gives 2c/t, as eq:wish2 has.",
    ),
    Erratum(
        id="E37b",
        place="supp:singcounterthm, second display of 'No truncation happens'",
        printed=">= 1 - delta/n, where the union over log m levels needs 1 - delta/(n log m).",
        breaks="typo",
        counterexample="m = 4, n = 5, delta = 0.1: two levels at 0.02 each, for 0.02 together.",
        as_printed=AS_PRINTED + "accuracy.no_truncation_failure",
        repaired="The display before it has delta/(n log m).",
    ),
    Erratum(
        id="E37c",
        place="supp:mainthm, last display of 'No truncation happens'",
        printed="ln(2n log m/delta), for delta/3.",
        breaks="typo",
        counterexample="eq:fulldelta has delta/3: the logarithms differ by ln 3 = 1.0986.",
        as_printed=AS_PRINTED + "accuracy.full_truncation_tail",
        repaired=SPEC + "paper.constants.full_width",
    ),
    Erratum(
        id="E37d",
        place="supp:mainthm, last displays",
        printed="'Substituting for Delta from eq:fullprojinterval'; eq:fulldelta defines it.",
        breaks="typo",
        counterexample="The label of the interval for that of its half width.",
        as_printed=None,
        why_not="A reference.",
        repaired=SPEC + "paper.constants.full_width",
    ),
    Erratum(
        id="E37e",
        place="eq:singcounternoise, and the sentence before it",
        printed="Delta is defined twice, with and without the factor 2.",
        breaks="undefined",
        counterexample="The first Delta in the second display: twice the noise, at all parameters.",
        as_printed=AS_PRINTED + "constants.single_scale_of_doubled",
        repaired=SPEC + "paper.constants.single_width",
    ),
    Erratum(
        id="E38a",
        place="supp:median, 'Utility'",
        printed="alpha = 2 in the condition of the cited theorem.",
        breaks="typo",
        counterexample="k would have the factor 4; alpha = 1/2 gives the 16 that k has.",
        as_printed=AS_PRINTED + "median.arrays_factor",
        repaired=SPEC + "paper.constants.array_count",
    ),
    Erratum(
        id="E38b",
        place="alg:pvtmed line 11",
        printed="For j in [k], Y'_i is the point closest to Y_i.",
        breaks="typo",
        counterexample="i is bound to nothing.",
        as_printed=None,
        why_not="A letter.",
        repaired=SPEC + "paper.median.nearest_bin",
        agrees=False,
        note="The slip is in line 11; line 12, which the audit names, has j throughout.",
    ),
    Erratum(
        id="E39a",
        place="sec:introduction",
        printed="Lap(M_t/(t epsilon)) added to the running sum; scaled, an error of M_t/epsilon.",
        breaks="typo",
        counterexample="One user with M_t samples moves the sum by M_t: a loss of t epsilon. The mean "
        "is meant; T releases give M_t T/(t epsilon), equal to M_t/epsilon at t = T alone.",
        as_printed=AS_PRINTED + "naive.intro_scale",
        repaired="Replaced by algorithm 2: withhold_spec.paper.naive.",
    ),
    Erratum(
        id="E39b",
        place="abstract; before alg:singcounter; sec:preliminaries; alg:naive; subsec:3.1",
        printed="sqrt(M)_t; O(1 sqrt(t)); a bracket of [T] not closed; delta required and not used; "
        "'Theorem 3.1' written out.",
        breaks="typo",
        counterexample="As they stand.",
        as_printed=None,
        why_not="Misprints.",
        repaired="Not repeated here.",
    ),
)
