"""Vectors: d coordinates, each with a run of its own at a share of the budget.

Paper: section sec:extensions. It does not cover the shares for Gaussian noise.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import floor, isqrt

from withhold_spec.enclosures import Enclosure, exp, ln, sqrt
from withhold_spec.errors import ParameterError, SampleError
from withhold_spec.noise import Source
from withhold_spec.params import EPSILON_RANGE, Exact, Params, exact
from withhold_spec.records import Step
from withhold_spec.replay import replay
from withhold_spec.stream import User

MAX_DIMENSION = 2**16
STEPS = 2**16
"""Shares other than pure ones are multiples of 1/STEPS."""

LOGARITHM_BITS = 256
"""Logarithms in a Gaussian share are enclosed within about 2**-LOGARITHM_BITS."""

ORDERS = (2, 3, *(quarters << power for power in range(41) for quarters in range(4, 8)))
"""The orders (exponents of the moments) that may bound a Gaussian share.

They are integers because the proofs cover integer orders only. The gaps between orders cost
little; the lack of orders below 2 costs a tenth of the budget at epsilon = 64.
"""


def pure_share(epsilon: Fraction, dimension: int) -> Fraction:
    """epsilon/d: d runs at this share are together epsilon-DP. Paper: lem:composition (basic composition)."""
    return epsilon / dimension


def advanced_total(share: Fraction, dimension: int, delta: Fraction, bits: int) -> Enclosure:
    """The epsilon for which d runs at `share` each are together (epsilon, delta)-DP.

    It is share sqrt(2 d ln(1/delta)) + d share (e**share - 1): advanced composition. Paper:
    sec:extensions. [Deviates: E12] The printed share sqrt(d ln(1/delta)) lacks the 2 and the
    second term, and is too small.
    """
    tail = ln(1 / delta, bits).times(2 * dimension)
    growth = exp(share, bits)
    return sqrt(tail, bits).times(share) + Enclosure(growth.low - 1, growth.high - 1).times(
        dimension * share
    )


def advanced_share(epsilon: Fraction, dimension: int, delta: Fraction) -> Fraction:
    """The largest multiple of 1/STEPS at which d runs are together (epsilon, delta)-DP.

    Bisection finds it, because the total grows with the share. A share of 32 exceeds every
    admitted epsilon, since 32 (e**32 - 1) > 2**32.
    Raises: ParameterError if even a share of 1/STEPS is too large.
    """
    low, high = 0, 32 * STEPS
    while high - low > 1:
        middle = (low + high) // 2
        if costs_at_most(Fraction(middle, STEPS), dimension, delta, epsilon):
            low = middle
        else:
            high = middle
    if low == 0:
        raise ParameterError("epsilon", "large enough for a share of 2**-16 a coordinate", epsilon)
    return Fraction(low, STEPS)


def costs_at_most(share: Fraction, dimension: int, delta: Fraction, epsilon: Fraction) -> bool:
    """Whether d runs at the share are together (epsilon, delta)-DP by `advanced_total`.

    The loop narrows the enclosure of the total until it excludes epsilon. It ends because the
    total contains the exponential of a rational number and is therefore irrational.
    """
    bits = 64
    while True:
        total = advanced_total(share, dimension, delta, bits)
        if total.high <= epsilon:
            return True
        if total.low > epsilon:
            return False
        bits *= 2


def zcdp_budget(epsilon: Fraction, delta: Fraction) -> Fraction:
    """The largest rho for which one of ORDERS shows that rho-zCDP implies (epsilon, delta)-DP.

    The proofs bound the moment of order a, the mean of the a-th power of the likelihood ratio, by
    exp(a (a - 1) rho). This implies (epsilon, delta)-DP if a rho + (ln(1/delta) - ln a) / (a - 1)
    - ln(a / (a - 1)) <= epsilon: Canonne, Kamath, Steinke, The Discrete Gaussian for Differential
    Privacy, NeurIPS 2020, proposition 12. Logarithms are rounded so that rho is never too large.
    """
    tail = ln(1 / delta, LOGARITHM_BITS).high
    return max(
        (
            epsilon
            + ln(Fraction(a, a - 1), LOGARITHM_BITS).low
            - (tail - ln(a, LOGARITHM_BITS).low) / (a - 1)
        )
        / a
        for a in ORDERS
    )


def gaussian_share(epsilon: Fraction, dimension: int, delta: Fraction) -> Fraction:
    """The largest multiple s of 1/STEPS at which d runs of `gaussian` are together (epsilon, delta)-DP.

    The rho of zCDP adds up over the coordinates: d s**2 / 4 <= rho.
    Raises: ParameterError if even a share of 1/STEPS is too large.
    """
    square = floor(4 * STEPS**2 * zcdp_budget(epsilon, delta) / dimension)
    if square < 1:
        raise ParameterError("epsilon", "large enough for a share of 2**-16 a coordinate", epsilon)
    return Fraction(isqrt(square), STEPS)


def coordinate_params(
    params: Params, dimension: int, delta: Exact | None = None, gaussian: bool = False
) -> Params:
    """The parameters of one coordinate, whose epsilon is the coordinate's share.

    With delta the vector is (epsilon, delta)-DP, without it epsilon-DP. gaussian: whether the
    mechanism is `gaussian`, which needs a delta.
    Raises: ParameterError.
    """
    if isinstance(dimension, bool) or not 1 <= dimension <= MAX_DIMENSION:
        raise ParameterError("dimension", f"an integer from 1 to {MAX_DIMENSION}", dimension)
    if delta is None and not gaussian:
        share = pure_share(params.epsilon, dimension)
    else:
        allowed = None if delta is None else exact(delta)
        if allowed is None or not 0 < allowed < 1:
            raise ParameterError("delta", "a number between 0 and 1", delta)
        share_of = gaussian_share if gaussian else advanced_share
        share = share_of(params.epsilon, dimension, allowed)
    if share < EPSILON_RANGE[0]:
        raise ParameterError("epsilon", "large enough for the dimension", params.epsilon)
    return with_epsilon(params, share)


def replay_vectors(
    mechanism: str,
    params: Params,
    events: Sequence[tuple[User, Sequence[Exact]]],
    tapes: Sequence[Source],
    delta: Exact | None = None,
) -> list[list[Step]]:
    """The steps of each coordinate's run; the dimension is the number of tapes.

    Raises: SampleError for a sample of another length, and the refusals of `replay`.
    """
    if any(len(sample) != len(tapes) for _, sample in events):
        raise SampleError()
    share = coordinate_params(params, len(tapes), delta, gaussian=mechanism == "gaussian")
    return [
        replay(mechanism, share, [(user, sample[i]) for user, sample in events], tape)
        for i, tape in enumerate(tapes)
    ]


def with_epsilon(params: Params, epsilon: Fraction) -> Params:
    """The same parameters with another epsilon."""
    fields = {name: getattr(params, name) for name in params.__dataclass_fields__}
    horizon = params.horizon if fields.pop("horizon_given") else None
    return Params(**{**fields, "epsilon": epsilon, "horizon": horizon})
