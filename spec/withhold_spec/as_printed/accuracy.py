"""The numeric statements on accuracy, exactly as printed."""

from __future__ import annotations

from fractions import Fraction

from withhold_spec.as_printed.reals import binary_log, exactly, natural, product
from withhold_spec.enclosures import Enclosure, sqrt
from withhold_spec.params import Params


def noise_bound(t: int, log_inverse: Fraction, bits: int) -> Enclosure:
    """sqrt(1 + log t) ln(1/delta), in units of eta, exactly as printed: without a constant (E20).

    The print says that it bounds the noise of S_t with probability 1 - delta. log_inverse:
    ln(1/delta).
    Paper: subsec:binmech, "Utility"; the paragraph before eq:naive.
    """
    return sqrt(exactly(1) + binary_log(t, bits), bits).times(log_inverse)


def binary_error_order(horizon: int, t: int, bits: int) -> Enclosure:
    """log T sqrt(log t): the order of the binary mechanism's error, exactly as printed (E36).

    Paper: subsec:binmech, first paragraph.
    """
    return product(binary_log(horizon, bits), sqrt(binary_log(t, bits), bits))


def full_error_order(params: Params, bits: int) -> Enclosure:
    """log m (log n)**(3/2): a factor of the privacy error of algorithms 5 and 6, as printed (E36).

    Paper: the last displays of the proofs in supp:multcounter and supp:mainthm.
    """
    users, samples = binary_log(params.max_users, bits), binary_log(params.max_samples, bits)
    return product(samples, product(users, sqrt(users, bits)))


def prior_is_close(prior: Fraction, mean: Fraction, m: int) -> bool:
    """prior - mean| <= 1/sqrt(m), required with certainty, exactly as printed (E16).

    Paper: thm:singcounter, thm:multcounter, the Require lines of alg:wishful ... alg:multcounter.
    """
    return m * (prior - mean) ** 2 <= 1


def vector_diversity_order(d: int, largest: int, bits: int) -> Enclosure:
    """sqrt(d M_t): the samples that d dimensions need, times epsilon, as printed (E23).

    Paper: sec:extensions.
    """
    return sqrt(d * largest, bits)


def equal_users_order(users: int, samples: int, epsilon: Fraction, bits: int) -> Enclosure:
    """1/(MN) + 1/(sqrt(M) N epsilon): the accuracy said to match the lower bound, as printed (E24).

    Paper: sec:lowerbound.
    """
    private = sqrt(Fraction(1, samples), bits).times(1 / (users * epsilon))
    return exactly(Fraction(1, users * samples)) + private


def lower_bound_order(users: int, samples: int, epsilon: Fraction, bits: int) -> Enclosure:
    """1/sqrt(mn) + 1/(sqrt(m) n epsilon), the lower bound as printed. Paper: sec:lowerbound."""
    private = sqrt(Fraction(1, samples), bits).times(1 / (users * epsilon))
    return sqrt(Fraction(1, users * samples), bits) + private


def stated_failures() -> dict[str, int]:
    """The failure probability of each accuracy theorem, in multiples of delta, as printed (E15).

    Each proof ends with 3 delta.
    """
    return {
        "thm:singcounter": 2,
        "supp:singcounterthm": 1,
        "thm:multcounter": 1,
        "supp:multcounter": 1,
        "thm:final": 1,
        "supp:mainthm": 1,
    }


def noise_error(scale: Fraction, t: int, log_inverse: Fraction, bits: int) -> Enclosure:
    """eta sqrt(1 + log t) ln(1/delta), said to bound |est_t - mu|, as one display prints it (E37).

    The division by `total` >= t/2 is missing. In units of the constant c.
    Paper: supp:singcounterthm, the last display of "Utility at time t" and the event E_2.
    """
    return noise_bound(t, log_inverse, bits).times(scale)


def no_truncation_failure(delta: Fraction, n: int) -> Fraction:
    """delta/n: the failure of one level of one user, exactly as printed (E37).

    A union bound over log m levels then gives log m times as much. The print means delta/(n log
    m), which the display before it has. Paper: supp:singcounterthm, "No truncation happens", second display.
    """
    return delta / n


def full_truncation_tail(params: Params, bits: int) -> Enclosure:
    """ln(2n log m/delta), exactly as one display prints it, with delta for delta/3 (E37).

    Paper: supp:mainthm, the last display of "No truncation happens"; eq:fulldelta has delta/3.
    """
    argument = binary_log(params.max_samples, bits).times(2 * params.max_users / params.beta)
    return natural(argument, bits)
