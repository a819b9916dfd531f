"""The constants of algorithms 6 and 7 and of the diversity condition exactly as printed.

Where the print leaves the order of operations open, the function is named after the reading.
"""

from __future__ import annotations

from fractions import Fraction
from math import ceil

from withhold_spec.as_printed.counting import levels_rounded_up
from withhold_spec.as_printed.reals import Undefined, binary_log, exactly, natural, product, root
from withhold_spec.enclosures import Enclosure, decide
from withhold_spec.params import Params


def counter_share_left_to_right(params: Params, levels: int) -> Fraction:
    """epsilon/2(L+1), set on one line, read from left to right: (epsilon/2)(L+1) (E2).

    Paper: eq:fullnoise.
    """
    return params.epsilon / 2 * (levels + 1)


def counter_share(params: Params, levels: int) -> Fraction:
    """The same line read as epsilon/(2(L+1)), which is what the proof needs (E2)."""
    return params.epsilon / (2 * (levels + 1))


def failure_share_left_to_right(params: Params, levels: int) -> Fraction:
    """delta/3L, set on one line, read from left to right: (delta/3)L (E2). Paper: eq:fulldelta."""
    return params.beta / 3 * levels


def failure_share(params: Params, levels: int) -> Fraction:
    """The same line read as delta/(3L), as the private median's argument is typeset (E2)."""
    return params.beta / (3 * levels)


def median_share(params: Params, levels: int) -> Fraction:
    """The same line typeset as a fraction, epsilon/(2L), exactly as printed.

    Paper: alg:multcounterfull line 10. Raises: Undefined at m = 1, where L = 0 (E27).
    """
    if levels == 0:
        raise Undefined("epsilon/(2L) with L = 0")
    return params.epsilon / (2 * levels)


def array_count(epsilon: Fraction, level: int, beta: Fraction, bits: int) -> Enclosure:
    """k = (16/epsilon') ln(2**(l/2)/beta), exactly as printed: not rounded (E18).

    Paper: eq:fulldelta, alg:pvtmed line 1, claim:pvtmed.
    """
    return natural(2**level / beta**2, bits).times(8 / epsilon)


def level_arrays(params: Params, level: int, bits: int) -> Enclosure:
    """k(epsilon/(2L), l, delta/(3L)), exactly as printed. Paper: eq:fulldelta."""
    levels = levels_rounded_up(params.max_samples)
    share = median_share(params, levels)
    return array_count(share, level, params.beta / (3 * levels), bits)


def samples_needed(params: Params, level: int) -> int:
    """The least number of samples that passes line 9, exactly as printed.

    Paper: alg:multcounterfull line 9: 2**(l-1) (16/epsilon)(2L ln(3L 2**(l/2)/delta)).
    """
    return decide(lambda bits: level_arrays(params, level, bits).times(2 ** (level - 1)), ceil)


def full_width(params: Params, level: int, bits: int) -> Enclosure:
    """Delta_l, exactly as printed, with failure_share. Paper: eq:fulldelta.

    Raises: Undefined at m = 1 (E27); at large epsilon, where 2k/(delta/(3L)) is below 1 and the
    root is one of a negative number (E32).
    """
    levels = levels_rounded_up(params.max_samples)
    arrays = level_arrays(params, level, bits)
    return _full_width(params, level, arrays, failure_share(params, levels), bits)


def full_width_left_to_right(params: Params, level: int, bits: int) -> Enclosure:
    """Delta_l, with failure_share_left_to_right (E2). Paper: eq:fulldelta."""
    share = failure_share_left_to_right(params, levels_rounded_up(params.max_samples))
    return _full_width(params, level, level_arrays(params, level, bits), share, bits)


def _full_width(
    params: Params, level: int, arrays: Enclosure, share: Fraction, bits: int
) -> Enclosure:
    size = Fraction(2) ** (level - 1)
    users = binary_log(params.max_samples, bits).times(6 * params.max_users / params.beta)
    prior = natural(arrays.times(2 / share), bits)
    return root(natural(users, bits).times(size / 2), bits) + root(prior.times(2 * size), bits)


def full_scale(params: Params, level: int, bits: int) -> Enclosure:
    """eta(m, n, l, delta), exactly as printed, with counter_share. Paper: eq:fullnoise."""
    share = counter_share(params, levels_rounded_up(params.max_samples))
    return _full_scale(params, level, share, bits)


def full_scale_left_to_right(params: Params, level: int, bits: int) -> Enclosure:
    """The same with counter_share_left_to_right (E2). Paper: eq:fullnoise."""
    share = counter_share_left_to_right(params, levels_rounded_up(params.max_samples))
    return _full_scale(params, level, share, bits)


def _full_scale(params: Params, level: int, share: Fraction, bits: int) -> Enclosure:
    nodes = exactly(1) + binary_log(params.max_users, bits)
    return product(full_width(params, level, bits), nodes).times(2 / share)


def diversity_needed(params: Params, largest: int, bits: int) -> Enclosure:
    """The right-hand side of the diversity condition at M_t = largest, exactly as printed.

    Paper: eq:diversity: (M_t/2)(16/epsilon)(2L ln(3L sqrt(M_t)/delta)).
    """
    return _diverse_users(params, largest, bits).times(Fraction(largest, 2))


def sufficient_users_early(params: Params, largest: int, bits: int) -> Enclosure:
    """How many users with M_t/2 samples each suffice, exactly as printed, with 2L: correct.

    Paper: the paragraph after def:diversity, the sentence before "In particular".
    """
    return _diverse_users(params, largest, bits)


def sufficient_users(params: Params, bits: int) -> Enclosure:
    """How many users with m/2 samples each suffice, exactly as printed, with L instead of 2L (E17).

    Paper: the paragraph after def:diversity, "In particular".
    """
    return _diverse_users(params, params.max_samples, bits).times(Fraction(1, 2))


def _diverse_users(params: Params, largest: int, bits: int) -> Enclosure:
    """(16/epsilon) 2L ln(3L sqrt(largest)/delta)."""
    levels = levels_rounded_up(params.max_samples)
    logarithm = natural((3 * levels / params.beta) ** 2 * largest, bits)
    return logarithm.times(16 * levels / params.epsilon)
