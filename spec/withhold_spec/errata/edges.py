"""E27 to E33: where a line has no value, or more than one."""

from __future__ import annotations

from withhold_spec.errata.record import Erratum

AS_PRINTED = "withhold_spec.as_printed."
SPEC = "withhold_spec."

EDGES: tuple[Erratum, ...] = (
    Erratum(
        id="E27",
        place="eq:singinterval, eq:multnoise, eq:fulldelta, alg:multcounterfull lines 3, 9, 10",
        printed="ln(2n log m/delta), epsilon/(2L), L - 1 buffers.",
        breaks="crash",
        counterexample="m = 1: the logarithm of 0, a division by 0, -1 buffers.",
        as_printed=AS_PRINTED + "full_constants.median_share",
        repaired=SPEC + "paper.constants.nominal_levels",
    ),
    Erratum(
        id="E28",
        place="alg:multcounterfull line 22, and the displays above line 1",
        printed="Pi_0 and Pi_1: intervals are given for l >= 1, and a prior_l for l >= 2.",
        breaks="crash",
        counterexample="The first sample of the first user: Pi_0. The second: prior_1.",
        as_printed=AS_PRINTED + "full.projected_where_defined",
        repaired=SPEC + "paper.plan.full_plan",
        note="2 Delta_0 >= sqrt(ln 6) = 1.34, so the printed scale of level 0 is enough for [0, 1].",
    ),
    Erratum(
        id="E29",
        place="alg:binmech line 9, as used in alg:multcounter line 14, alg:multcounterfull line 28",
        printed="Sum of a stream without elements: floor(log 0).",
        breaks="crash",
        counterexample="Algorithm 5, m = 2, t = 1: BinMech[1] is empty.",
        as_printed=AS_PRINTED + "binary.nodes_read",
        repaired=SPEC + "paper.binary.Counter.total",
    ),
    Erratum(
        id="E30",
        place="alg:singcounter line 6, alg:multcounter line 6, alg:multcounterfull line 15",
        printed="log M(u) in Z_+, when that is {1, 2, 3, ...}.",
        breaks="crash",
        counterexample="t = 1: nothing is released, total = 0, and est_1 divides by it.",
        as_printed=AS_PRINTED + "counting.completes_block_from_one",
        repaired=SPEC + "paper.withholding.completes_block",
    ),
    Erratum(
        id="E31",
        place="alg:singcounter line 6, alg:multcounter line 6, alg:multcounterfull line 15",
        printed="log M(u) in Z_+, as a test in floating point.",
        breaks="accuracy",
        counterexample="ln(2^k)/ln 2 is no integer for k = 29, 31, 39, 47, 51, 55, 58, 59, 62; the "
        "base-2 logarithm of 2^49 + 1 rounds to 49.",
        as_printed=None,
        why_not="The fault needs rounded logarithms, and the specification has none: the test of "
        "this entry computes them.",
        repaired=SPEC + "paper.withholding.completes_block",
    ),
    Erratum(
        id="E32",
        place="eq:fulldelta",
        printed="The root of ln(2k/(delta/3L)), with k unrounded.",
        breaks="crash",
        counterexample="m = 2, delta = 1, epsilon = 300: k = 0.154 at level 1, the logarithm of "
        "0.925.",
        as_printed=AS_PRINTED + "full_constants.full_width",
        repaired=SPEC + "paper.constants.array_count",
        follows="E18a",
    ),
    Erratum(
        id="E33a",
        place="alg:pvtmed line 11",
        printed="arg min |Y - y|: more than one at a tie.",
        breaks="undefined",
        counterexample="Level 4, Y = 1/2, between 1/4 and 3/4.",
        as_printed=AS_PRINTED + "median.nearest",
        repaired=SPEC + "paper.median.nearest_bin",
    ),
    Erratum(
        id="E33b",
        place="alg:pvtmed lines 10 and 11",
        printed="The last bin is shorter, so the nearest middle may be that of another bin.",
        breaks="undefined",
        counterexample="Level 3, Y = 0.65, in the first bin: 0.2964 from its middle 0.3536, 0.2036 "
        "from the other, 0.8536.",
        as_printed=AS_PRINTED + "median.candidates",
        repaired=SPEC + "paper.median.bin_count",
        note="Privacy and the claimed distance hold under either rule.",
    ),
    Erratum(
        id="E33c",
        place="alg:pvtmed line 10",
        printed="At level 1 a bin has length 1.414, more than the interval it divides.",
        breaks="undefined",
        counterexample="Level 1: the middle is 1/2 when the bin is cut to [0, 1], else 0.707.",
        as_printed=AS_PRINTED + "median.bin_length",
        repaired=SPEC + "paper.median.midpoint",
    ),
    Erratum(
        id="E33d",
        place="alg:pvtmed lines 3 to 5",
        printed="'r samples from user u': which ones is not said.",
        breaks="undefined",
        counterexample="One user with 0, 0, 1, 1, level 2: an array of mean 0 or 1.",
        as_printed=AS_PRINTED + "median.filled_arrays",
        repaired=SPEC + "paper.median.fill_arrays",
        note="The first r. The print goes through users by number; the specification in order of "
        "first arrival, which is public as well.",
    ),
    Erratum(
        id="E33e",
        place="alg:pvtmed, the Ensure line",
        printed="Ensure, where the comment at line 7 says Require.",
        breaks="typo",
        counterexample="The word is renamed in the appendix only, after the algorithm is set.",
        as_printed=None,
        why_not="A word.",
        repaired="The condition is asked of the caller: withhold_spec.paper.full.can_activate.",
    ),
)
