"""The constants of algorithms 1 to 5 exactly as printed, enclosed in rational bounds.

Logarithms written "log" have base 2 unless the name says otherwise; log m and log n are real
numbers here, as printed, where the repair takes the floor.
"""

from __future__ import annotations

from fractions import Fraction

from withhold_spec.as_printed.reals import binary_log, exactly, natural, product, quotient, root
from withhold_spec.enclosures import Enclosure, sqrt
from withhold_spec.params import Params


def element_nodes(length: int, bits: int) -> Enclosure:
    """1 + log2 T: the most nodes that an element enters, exactly as printed, read with base 2.

    Paper: subsec:binmech, property (i); alg:binmech line 2.
    """
    return exactly(1) + binary_log(length, bits)


def element_nodes_natural(length: int, bits: int) -> Enclosure:
    """1 + ln T: the same line, with "log" read as the natural logarithm (E6)."""
    return exactly(1) + natural(length, bits)


def single_elements(params: Params, bits: int) -> Enclosure:
    """n(1 + log m): the elements of the single counter, exactly as printed.

    Paper: the paragraph before eq:singcounternoise.
    """
    per_user = exactly(1) + binary_log(params.max_samples, bits)
    return per_user.times(params.max_users)


def single_nodes_body(params: Params, bits: int) -> Enclosure:
    """log(n(1 + log m)): the nodes of an element of the single counter, as the body prints (E5).

    Paper: the paragraph before eq:singcounternoise.
    """
    return binary_log(single_elements(params, bits), bits)


def single_nodes(params: Params, bits: int) -> Enclosure:
    """log(1 + n(1 + log m)): the same, as eq:singcounternoise and the appendix print (E5).

    Paper: eq:singcounternoise; alg:singcounter line 1; the proof in supp:singcounterthm.
    """
    return binary_log(exactly(1) + single_elements(params, bits), bits)


def single_width(params: Params, bits: int) -> Enclosure:
    """Delta of eq:singcounternoise, exactly as printed: half of the widest interval.

    Raises: Undefined at m = 1, for ln(2n log m/delta) (E27).
    """
    m = params.max_samples
    return _deviation(params, Fraction(m), 2, bits) + sqrt(m, bits)


def single_sensitivity(params: Params, bits: int) -> Enclosure:
    """The other Delta, exactly as the sentence before eq:singcounternoise prints it: doubled (E37).

    Paper: the paragraph before eq:singcounternoise; the proof in supp:singcounterthm.
    """
    return single_width(params, bits).times(2)


def single_scale(params: Params, bits: int) -> Enclosure:
    """eta(m, n, delta), exactly as printed. Paper: eq:singcounternoise, alg:singcounter line 1."""
    return _single_scale(params, single_width(params, bits), bits)


def single_scale_of_doubled(params: Params, bits: int) -> Enclosure:
    """eta with the Delta of the sentence before eq:singcounternoise (E37)."""
    return _single_scale(params, single_sensitivity(params, bits), bits)


def _single_scale(params: Params, width: Enclosure, bits: int) -> Enclosure:
    elements = exactly(1) + binary_log(params.max_samples, bits)
    nodes = product(elements, single_nodes(params, bits))
    return product(width, nodes).times(2 / params.epsilon)


def prior_width(params: Params, level: int, bits: int) -> Enclosure:
    """Delta_l around a given prior, exactly as printed. Paper: eq:singinterval.

    Raises: Undefined at m = 1 (E27).
    """
    size = Fraction(2) ** (level - 1)
    return _deviation(params, size, 2, bits) + sqrt(size * size / params.max_samples, bits)


def multiple_scale(params: Params, level: int, levels: int, bits: int) -> Enclosure:
    """eta(m, n, l, delta), exactly as printed, with levels for L (E25). Paper: eq:multnoise.

    Raises: Undefined at m = 1 (E27).
    """
    size = Fraction(2) ** (level - 1)
    width = _deviation(params, size, 2, bits) + sqrt(size, bits)
    nodes = exactly(1) + binary_log(params.max_users, bits)
    return product(width, nodes).times(2 * (levels + 1) / params.epsilon)


def wishful_width(params: Params, bits: int) -> Enclosure:
    """Delta of the wishful scenario, exactly as printed. Paper: eq:wishfulprojint."""
    m = params.max_samples
    tail = natural(2 * params.max_users / params.beta, bits)
    return root(tail.times(Fraction(m, 2)), bits) + sqrt(m, bits)


def wishful_scale(params: Params, bits: int) -> Enclosure:
    """eta of the wishful scenario, exactly as printed. Paper: eq:wishfulnoise."""
    nodes = exactly(1) + binary_log(params.max_users, bits)
    return product(wishful_width(params, bits), nodes).times(2 / params.epsilon)


def naive_scale(params: Params, horizon: int, bits: int) -> Enclosure:
    """eta of the naive algorithm, exactly as printed. Paper: alg:naive line 1."""
    return element_nodes(horizon, bits).times(params.max_samples / params.epsilon)


def truncation_failure(params: Params, levels: int, bits: int) -> Enclosure:
    """L/log m: the factor by which a union bound over l in [L] exceeds its share, as printed (E25).

    Paper: supp:mainthm, "No truncation happens": each level fails with at most delta/(3 log m).
    Raises: Undefined at m = 1 (E27).
    """
    return quotient(exactly(levels), binary_log(params.max_samples, bits))


def _deviation(params: Params, size: Fraction, failures: int, bits: int) -> Enclosure:
    """sqrt(size/2 ln(failures n log m/delta))."""
    argument = binary_log(params.max_samples, bits).times(failures * params.max_users / params.beta)
    return root(natural(argument, bits).times(size / 2), bits)
