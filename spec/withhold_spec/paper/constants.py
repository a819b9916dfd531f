"""The constants of algorithms 1 to 6: noise scales, projection intervals, array counts.

Paper: the displays named at each function. Real formulas are enclosed, then rounded once in the
direction that favours privacy: scales up, interval ends inward. The print does not mention
rounding.
Notation: n users, m samples each, L = floor(log2 m), L' = max(1, L) (E25, E27), log with base 2 (E6).
"""

from __future__ import annotations

from fractions import Fraction
from math import ceil

from withhold_spec.enclosures import Enclosure, ceil16, decide, ln, sqrt
from withhold_spec.paper.binary import depth
from withhold_spec.paper.withholding import levels
from withhold_spec.params import Params


def nominal_levels(params: Params) -> int:
    """L' = max(1, L), which stands wherever the paper divides by, or takes the logarithm of, log m.

    [Deviates: E27] With m = 1 the printed constants divide by zero.
    """
    return max(1, levels(params.max_samples))


def array_count(params: Params, level: int) -> int:
    """k(epsilon/(2L), level, delta/(3L)): how many arrays the private median of a level takes.

    Paper: eq:fulldelta and alg:multcounterfull line 9. [Deviates: E18] Rounded up, and at
    least 1, so that ln(2k/...) is never negative (E32) and the utility claim applies (E19).

    >>> array_count(Params(4, 4, 200, "1/2"), 2)
    2
    """
    return diversity_arrays(params, 2**level)


def diversity_arrays(params: Params, largest: int) -> int:
    """The number of arrays that the diversity condition asks for when M_t = largest.

    Paper: def:diversity, (16/epsilon) 2L ln(3L sqrt(M_t)/delta), rounded up like array_count.
    """
    l = nominal_levels(params)
    factor = Fraction(32 * l) / params.epsilon
    square = (3 * l / params.beta) ** 2 * largest
    return max(1, decide(lambda bits: ln(square, bits).times(factor / 2), ceil))


def wishful_width(params: Params, bits: int) -> Enclosure:
    """Delta of the wishful scenario. Paper: eq:wishfulprojint."""
    m = params.max_samples
    tail = ln(2 * params.max_users / params.beta, bits)
    return sqrt(tail.times(Fraction(m, 2)), bits) + sqrt(m, bits)


def prior_width(params: Params, level: int, bits: int) -> Enclosure:
    """Delta_l with the prior given, for l >= 1. Paper: eq:singinterval."""
    size = Fraction(2) ** (level - 1)
    return _deviation(params, size, 2, bits) + sqrt(size * size / params.max_samples, bits)


def single_width(params: Params, bits: int) -> Enclosure:
    """Delta, the bound on Delta_l for every level that scales alg:singcounter's noise.

    Paper: eq:singcounternoise.
    """
    m = params.max_samples
    return _deviation(params, Fraction(m), 2, bits) + sqrt(m, bits)


def multiple_width(params: Params, level: int, bits: int) -> Enclosure:
    """The bound on Delta_l that scales the noise of counter l. Paper: eq:multsensitivity."""
    size = Fraction(2) ** (level - 1)
    return _deviation(params, size, 2, bits) + sqrt(size, bits)


def full_width(params: Params, level: int, bits: int) -> Enclosure:
    """Delta_l of the full algorithm. Paper: eq:fulldelta.

    >>> beta = full_width(Params(4, 4, 1, "1/10"), 1, 64)
    >>> beta.low * 10**9 // 1, beta.high * 10**9 // 1
    (6326415309, 6326415309)
    """
    l, size = nominal_levels(params), Fraction(2) ** (level - 1)
    tail = ln(6 * l * array_count(params, level) / params.beta, bits)
    return _deviation(params, size, 6, bits) + sqrt(tail.times(2 * size), bits)


def _deviation(params: Params, size: Fraction, failures: int, bits: int) -> Enclosure:
    """sqrt(size/2 ln(failures n L'/delta)): a bound on a block sum's distance from its mean."""
    tail = ln(failures * params.max_users * nominal_levels(params) / params.beta, bits)
    return sqrt(tail.times(size / 2), bits)


def binary_scale(params: Params) -> Fraction:
    """The noise scale of algorithm 1. Paper: alg:binmech line 2, samples in [0, 1]."""
    nodes = depth(params.horizon)
    return ceil16(lambda bits: _exactly(nodes * params.grid / params.epsilon))


def naive_scale(params: Params) -> Fraction:
    """The noise scale of algorithm 2. Paper: alg:naive line 1."""
    nodes = params.max_samples * depth(params.horizon)
    return ceil16(lambda bits: _exactly(nodes * params.grid / params.epsilon))


def wishful_scale(params: Params) -> Fraction:
    """The noise scale of algorithm 3. Paper: eq:wishfulnoise."""
    factor = 2 * depth(params.max_users) * params.grid / params.epsilon
    return ceil16(lambda bits: wishful_width(params, bits).times(factor))


def single_elements(params: Params) -> int:
    """How many elements a user has at most in the single counter: 1 + L. Paper: above eq:singcounternoise."""
    return 1 + levels(params.max_samples)


def single_scale(params: Params) -> Fraction:
    """The noise scale of algorithm 4. Paper: eq:singcounternoise.

    [Deviates: E5] log(1 + N) does not bound the nodes of an element; 1 + floor(log2 N) does.
    """
    elements = single_elements(params)
    nodes = elements * depth(params.max_users * elements)
    factor = 2 * nodes * params.grid / params.epsilon
    return ceil16(lambda bits: single_width(params, bits).times(factor))


def multiple_scale(params: Params, level: int) -> Fraction:
    """The noise scale of counter l of algorithm 5. Paper: eq:multnoise."""
    share = params.epsilon / (1 + levels(params.max_samples))
    factor = 2 * depth(params.max_users) * params.grid / share
    return ceil16(lambda bits: multiple_width(params, level, bits).times(factor))


def full_scale(params: Params, level: int) -> Fraction:
    """The noise scale of counter l of algorithm 6. Paper: eq:fullnoise, with epsilon/(2(L+1)) (E2).

    >>> scale = full_scale(Params(4, 4, 1, "1/10"), 2)
    >>> scale * 1000 // 1
    322915
    """
    share = params.epsilon / (2 * (1 + levels(params.max_samples)))
    factor = 2 * depth(params.max_users) * params.grid / share
    return ceil16(lambda bits: full_width(params, level, bits).times(factor))


def _exactly(number: Fraction) -> Enclosure:
    return Enclosure(number, number)
