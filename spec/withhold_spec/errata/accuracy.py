"""E13 to E20: sums, totals, probabilities, and how many users and arrays are enough."""

from __future__ import annotations

from withhold_spec.errata.record import Erratum

AS_PRINTED = "withhold_spec.as_printed."
SPEC = "withhold_spec."

ACCURACY: tuple[Erratum, ...] = (
    Erratum(
        id="E13",
        place="alg:binmech lines 9-12",
        printed="The loop adds NoisyPartialSums[index] for every j, also where b_j = 0.",
        breaks="accuracy",
        counterexample="x = (1, 1): S_2 = 4. All ones: 1, 4, 3, 12, 9, 8, 7, 32; right at "
        "t = 2^k - 1 alone, and (k + 1) 2^k at t = 2^k.",
        as_printed=AS_PRINTED + "binary.nodes_read",
        repaired=SPEC + "paper.binary.nodes_read",
        note="Privacy is not touched: the sum is computed from the noisy nodes.",
    ),
    Erratum(
        id="E14",
        place="alg:singcounter line 8, alg:multcounter line 8, alg:multcounterfull line 23",
        printed="total <- total + M(u_t), where the block holds M(u_t)/2 samples.",
        breaks="accuracy",
        counterexample="One user, x = (1, 1): 2/3 for 1; 16 ones: 16/31; two users with 64 ones "
        "each: 64/127.",
        as_printed=AS_PRINTED + "counting.total_grows_by",
        repaired=SPEC + "paper.withholding.block_size",
        note="alg:multcounterfull line 12 adds what the blocks hold, against its own line 23.",
    ),
    Erratum(
        id="E15",
        place="thm:singcounter, thm:multcounter, thm:final and their restatements",
        printed="Probability 1 - 2 delta or 1 - delta; every proof ends with 1 - 3 delta.",
        breaks="proof",
        counterexample="delta = 1/3: 1/3 or 2/3 is stated, nothing is proved.",
        as_printed=AS_PRINTED + "accuracy.stated_failures",
        repaired="The theorems of the proofs are stated with 1 - 3 delta; a run at delta/3 has "
        "1 - delta.",
        note="Unproved rather than refuted: the stated bounds hide their constants.",
    ),
    Erratum(
        id="E16",
        place="thm:singcounter, thm:multcounter; Require of alg:wishful to alg:multcounter",
        printed="A private prior with |prior - mu| <= 1/sqrt(m), for certain.",
        breaks="accuracy",
        counterexample="m = 5: under mu = 0.01 and mu = 0.99 every data set is possible, and no "
        "prior is that close to both.",
        as_printed=AS_PRINTED + "accuracy.prior_is_close",
        repaired="The theorems of the proofs assume it with a probability, which is subtracted.",
    ),
    Erratum(
        id="E17a",
        place="the paragraph after def:diversity, 'In particular'",
        printed="(16/epsilon)(L ln(3L sqrt(m)/delta)) users with m/2 samples are enough.",
        breaks="accuracy",
        counterexample="m = 4, epsilon = 1, delta = 1: 80 users with 2 samples give 80 of 136.85 at "
        "M_t = 2, and 160 of 318.07 at M_t = 4. epsilon = 100: 1 user, 1 of 1.3685.",
        as_printed=AS_PRINTED + "full_constants.sufficient_users",
        repaired=SPEC + "paper.full.diversity_holds",
        note="The sentence before it, with 2L, is right.",
    ),
    Erratum(
        id="E17b",
        place="abstract; def:diversity",
        printed="'Omega-tilde(1/epsilon) users' are enough.",
        breaks="accuracy",
        counterexample="epsilon = 1, delta = 0.05, M_t = m = 64: 1530 users; m = 1024: 3157.",
        as_printed=None,
        why_not="No number is printed that could be compared: a factor is hidden on purpose.",
        repaired=SPEC + "paper.constants.diversity_arrays",
        follows="E17a",
        note="1529.4 and 3156.1 before rounding up.",
    ),
    Erratum(
        id="E18a",
        place="alg:pvtmed line 1 and Ensure; alg:multcounterfull line 9",
        printed="k = (16/epsilon) ln(2^(l/2)/beta) arrays; k is not an integer.",
        breaks="undefined",
        counterexample="Rounded up: epsilon = 32, level 3, beta = 1/4: k = 1.213, 5 samples pass the "
        "condition, and the second of 2 arrays of 4 never becomes full.",
        as_printed=AS_PRINTED + "median.filled_arrays",
        repaired=SPEC + "paper.constants.array_count",
    ),
    Erratum(
        id="E18b",
        place="alg:pvtmed line 1, claim:pvtmed",
        printed="The same.",
        breaks="accuracy",
        counterexample="Rounded down: epsilon = 50.966, level 6, beta = 10^-6: 4 arrays, one in every "
        "bin: no quantile with probability 2.927e-6. With 5 arrays at most 1.7e-11.",
        as_printed=AS_PRINTED + "median.arrays_rounded_down",
        repaired=SPEC + "paper.constants.array_count",
    ),
    Erratum(
        id="E18c",
        place="eq:diversity",
        printed="The condition has k unrounded too.",
        breaks="accuracy",
        counterexample="epsilon = 256, m = 8, delta = 1, users with 8 samples and 1: 5 of 4.855 "
        "samples, and level 3 waits for 8.",
        as_printed=AS_PRINTED + "full_constants.diversity_needed",
        repaired=SPEC + "paper.full.diversity_holds",
    ),
    Erratum(
        id="E19",
        place="claim:pvtmed, eq:pvtmed_quantize",
        printed="2 sqrt(2^-l ln(2k/delta)) covers the bin as well, which takes 2k/delta >= e.",
        breaks="accuracy",
        counterexample="Level 2, beta = 0.4, delta = 0.5, epsilon = 95: k = 0.2711, radius 0.2844, "
        "prior 1/2 for certain; with mu = 0 it is never that close.",
        as_printed=AS_PRINTED + "median.claimed_radius",
        repaired=SPEC + "paper.constants.array_count",
        follows="E18a",
        note="With k >= 1 it holds for delta <= 2/e, so always where delta/(3L) is put for delta.",
    ),
    Erratum(
        id="E20",
        place="subsec:binmech 'Utility'; the paragraph before eq:naive",
        printed="|noise of S_t| <= eta sqrt(1 + log t) ln(1/delta), with probability 1 - delta.",
        breaks="accuracy",
        counterexample="t = 3, two draws, delta = e^-1/2 = 0.6065: exceeded with probability 0.6275.",
        as_printed=AS_PRINTED + "accuracy.noise_bound",
        repaired="lem:conc_lap with c = sqrt(pi), in the error bars and the proofs.",
        agrees=False,
        note="It fails for every delta from 0.4144 (t = 3) or 0.1370 (t = 1023) up to 1. The audit's "
        "ranges, 0.427 to 0.951 and 0.142 to 0.951, are those of a coarse grid of delta.",
    ),
)
