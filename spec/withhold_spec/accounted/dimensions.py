"""Vectors: d coordinates, each a run of its own at a share of the budget.

Paper: section sec:extensions. The shares of the ledger mechanism with Gaussian noise are not in it.
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

LARGEST_DIMENSION = 2**16
STEP = 2**16
"""Shares other than pure ones are multiples of 1/STEP."""

BITS = 256
"""Logarithms in a Gaussian share are enclosed within about 2**-BITS."""

ORDERS = (2, 3, *(quarters << power for power in range(41) for quarters in range(4, 8)))
"""The orders that a Gaussian share is judged by: whole numbers, for which alone there is a proof.

Little is lost between two of them; that there is none below 2 costs something where epsilon is large,
a tenth of the budget at 64.
"""


def pure_share(epsilon: Fraction, dimension: int) -> Fraction:
    """epsilon/d: d runs at this share are epsilon-DP together. Paper: basic composition, lem:composition."""
    return epsilon / dimension


def advanced_total(share: Fraction, dimension: int, delta: Fraction, bits: int) -> Enclosure:
    """The epsilon of d runs at `share` each, when a failure of probability `delta` is allowed.

    share sqrt(2 d ln(1/slack)) + d share (e**share - 1). Paper: sec:extensions. [Deviates: E12] The
    printed share sqrt(d ln(1/slack)) lacks the 2 and the second term, and is too small.
    """
    tail = ln(1 / delta, bits).times(2 * dimension)
    growth = exp(share, bits)
    return sqrt(tail, bits).times(share) + Enclosure(growth.low - 1, growth.high - 1).times(
        dimension * share
    )


def advanced_share(epsilon: Fraction, dimension: int, delta: Fraction) -> Fraction:
    """The largest multiple of 2**-16 at which d runs stay within epsilon, with probability slack lost.

    Found by bisection; the total grows with the share. A share of 32 is beyond every admitted
    epsilon, since 32 (e**32 - 1) > 2**32.
    Raises: ParameterError if not even 2**-16 is small enough.
    """
    low, high = 0, min(floor(epsilon * STEP) + 1, 32 * STEP)
    while high - low > 1:
        middle = (low + high) // 2
        if costs_at_most(Fraction(middle, STEP), dimension, delta, epsilon):
            low = middle
        else:
            high = middle
    if low == 0:
        raise ParameterError("epsilon", "large enough for a share of 2**-16 a coordinate", epsilon)
    return Fraction(low, STEP)


def costs_at_most(share: Fraction, dimension: int, delta: Fraction, epsilon: Fraction) -> bool:
    """Whether d runs at the share stay within epsilon, by ever narrower enclosures of their total.

    The total is irrational, as it holds an exponential of a rational number, so the loop ends.
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
    """A rho that is enough for (epsilon, slack)-DP: the largest that an order shows to be.

    What is proved of an order a is that the mean of the a-th power of a likelihood ratio is at most
    exp(a (a - 1) rho). That is enough if
    a rho + (ln(1/slack) - ln a) / (a - 1) - ln(a / (a - 1)) <= epsilon: Canonne, Kamath, Steinke, The
    Discrete Gaussian for Differential Privacy, proposition 12. Logarithms are rounded against us.
    """
    tail = ln(1 / delta, BITS).high
    return max(
        (epsilon + ln(Fraction(a, a - 1), BITS).low - (tail - ln(a, BITS).low) / (a - 1)) / a
        for a in ORDERS
    )


def gaussian_share(epsilon: Fraction, dimension: int, delta: Fraction) -> Fraction:
    """The largest multiple s of 2**-16 at which d runs of `gaussian` stay within the budget.

    Logarithms of moments add up: d s**2 / 4 <= rho.
    Raises: ParameterError if not even 2**-16 is small enough.
    """
    square = floor(4 * STEP**2 * zcdp_budget(epsilon, delta) / dimension)
    if square < 1:
        raise ParameterError("epsilon", "large enough for a share of 2**-16 a coordinate", epsilon)
    return Fraction(isqrt(square), STEP)


def coordinate_params(
    params: Params, dimension: int, delta: Exact | None = None, gaussian: bool = False
) -> Params:
    """The parameters of one coordinate: pure without slack, (epsilon, slack)-DP overall with it.

    gaussian: for the mechanism of that name, which needs a slack.
    Raises: ParameterError.
    """
    if isinstance(dimension, bool) or not 1 <= dimension <= LARGEST_DIMENSION:
        raise ParameterError("dimension", f"an integer from 1 to {LARGEST_DIMENSION}", dimension)
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
    return _with_epsilon(params, share)


def replay_vectors(
    mechanism: str,
    params: Params,
    events: Sequence[tuple[User, Sequence[Exact]]],
    tapes: Sequence[Source],
    delta: Exact | None = None,
) -> list[list[Step]]:
    """The steps of every coordinate. One tape per coordinate gives the dimension.

    Raises: SampleError for a sample of another length, and whatever a run refuses.
    """
    if any(len(sample) != len(tapes) for _, sample in events):
        raise SampleError()
    share = coordinate_params(params, len(tapes), delta, gaussian=mechanism == "gaussian")
    return [
        replay(mechanism, share, [(user, sample[i]) for user, sample in events], tape)
        for i, tape in enumerate(tapes)
    ]


def _with_epsilon(params: Params, epsilon: Fraction) -> Params:
    fields = {name: getattr(params, name) for name in params.__dataclass_fields__}
    horizon = params.horizon if fields.pop("horizon_given") else None
    return Params(**{**fields, "epsilon": epsilon, "horizon": horizon})
