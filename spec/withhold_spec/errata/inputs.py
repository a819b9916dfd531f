"""E7 to E12: inputs that the print does not check, its sensitivities, and vectors."""

from __future__ import annotations

from withhold_spec.errata.record import Erratum

AS_PRINTED = "withhold_spec.as_printed."
SPEC = "withhold_spec."

INPUTS: tuple[Erratum, ...] = (
    Erratum(
        id="E7a",
        place="alg:naive line 3; alg:singcounter line 5",
        printed="No line checks that a user sends at most m samples.",
        breaks="privacy",
        counterexample="Algorithm 2, m = 1, T = 2, one user twice: nodes move by 3, and 2 is paid "
        "for. Algorithm 4, n = 1, m = 2, delta = 1, 16 samples: 21 for 14.244; 32: 45.",
        as_printed=AS_PRINTED + "naive.naive",
        repaired=SPEC + "state.arrive",
    ),
    Erratum(
        id="E7b",
        place="alg:multcounter line 13; alg:multcounterfull lines 17-22",
        printed="The same: BinMech[l] is used for a level l beyond L, and line 18 has no branch.",
        breaks="crash",
        counterexample="m = 2 and a fourth sample of one user: there is no BinMech[2].",
        as_printed=AS_PRINTED + "given_prior.multiple",
        repaired=SPEC + "state.arrive",
    ),
    Erratum(
        id="E8a",
        place="alg:singcounter, alg:multcounter, alg:multcounterfull: line 'M(u_t) <- M(u_t) + 1'",
        printed="No line checks that at most n users appear.",
        breaks="privacy",
        counterexample="Algorithm 5, n = 1 declared, m = 2, delta = 1: with 4 users of 2 samples "
        "one costs 1.1397 epsilon, with 8 users 1.5196. With 3 it is still 0.7598.",
        as_printed=AS_PRINTED + "given_prior.multiple",
        repaired=SPEC + "state.arrive",
    ),
    Erratum(
        id="E8b",
        place="alg:wishful lines 7-10",
        printed="No line checks that m samples in a row are one user's, who never returns.",
        breaks="privacy",
        counterexample="n = 2, m = 16, delta = 1, both blocks from one user: nodes move by 3 "
        "widths, and 2 are paid for.",
        as_printed=AS_PRINTED + "naive.wishful",
        repaired=SPEC + "paper.wishful.check_order",
    ),
    Erratum(
        id="E9",
        place="alg:naive line 3, alg:wishful line 10, alg:singcounter and alg:multcounter line 13, "
        "alg:multcounterfull lines 22 and 25",
        printed="Stream u {sigma}, Buffer u {sigma}: unions of sets.",
        breaks="privacy",
        counterexample="Two users send 1 and 1: one element, est = 1/2. They send 1 and 0: two "
        "elements, so the number of nodes tells the streams apart.",
        as_printed=AS_PRINTED + "counting.united",
        repaired=SPEC + "paper.binary.Counter",
        note="In a buffer the blocks 2, 2 count as one, and `total` grows by 2; blocks 2, 1 by 4.",
    ),
    Erratum(
        id="E10",
        place="sec:extensions, last sentence; alg:singcounter line 9",
        printed="'These arguments carry over to the case of subgaussian distributions': a first "
        "sample is fed as it is, without a projection.",
        breaks="privacy",
        counterexample="A first sample of 0 or of 10^6, in algorithm 4 with n = 1, m = 2: the node "
        "moves by 10^6, and the noise is the same.",
        as_printed=AS_PRINTED + "given_prior.single",
        repaired=SPEC + "stream.to_grid",
    ),
    Erratum(
        id="E11a",
        place="sec:preliminaries, definition of the Laplace mechanism",
        printed="Delta f is a maximum over all pairs x, x'.",
        breaks="accuracy",
        counterexample="The count of ones among 3 inputs: 3, and 1 over neighbours.",
        as_printed=AS_PRINTED + "privacy.function_sensitivity",
        repaired="The sensitivities of a plan are taken over user-level neighbours.",
        note="What is printed is private, with n times the noise.",
    ),
    Erratum(
        id="E11b",
        place="subsec:binmech, 'Privacy', and every privacy paragraph after it",
        printed="A change moves the l1-norm of the array by at most so much; a distance is meant.",
        breaks="proof",
        counterexample="(1, 0) and (0, 1): the norm does not move; the distance is 2.",
        as_printed=AS_PRINTED + "privacy.norm_change",
        repaired=SPEC + "as_printed.trace.distance",
    ),
    Erratum(
        id="E12",
        place="sec:extensions",
        printed="d coordinates are (epsilon sqrt(d ln(1/delta')), delta')-DP for every delta'.",
        breaks="privacy",
        counterexample="Randomised response: d = 1, epsilon = 10, delta' = 0.7788: the true delta is "
        "0.9932. d = 100, epsilon = 0.1, delta' = 10^-6: 1.18e-4.",
        as_printed=AS_PRINTED + "privacy.composed_approximately",
        repaired=SPEC + "accounted.dimensions.advanced_total",
        note="epsilon sqrt(2d ln(1/delta')) + d epsilon (e^epsilon - 1) passes in all five cases "
        "tried, with a delta below 6.9e-9.",
    ),
)
