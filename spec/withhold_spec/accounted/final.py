"""The final release: the noisy sum of all counted samples, for a share of epsilon that is kept for it.

Not in the paper. The ledger mechanism runs with the rest of epsilon. When the stream is ended, which
may depend on all that is public, the samples of all users are added up once more, those of closed
epochs too. Nothing is clipped, and every sample counts the same. So the mean of this sum is unbiased,
and its error has a known law: its error bar assumes nothing about users.

A user with c samples changes the sum by at most c times grid. The scale of the noise pays for the user
with the most samples, which is a public number. The running releases and the final one add up to
epsilon. Paper: lem:composition.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from withhold_spec.accounted.dimensions import with_epsilon
from withhold_spec.enclosures import Enclosure, ceil16
from withhold_spec.errors import ParameterError
from withhold_spec.noise import Source
from withhold_spec.number import Number, add
from withhold_spec.params import EPSILON_RANGE, Exact, Params, exact
from withhold_spec.policy.fixed_point import BIT, LOG2_ERROR, ONE, ceil_div, clamp, int_of, log2

LN2 = 762123384786
"""ln(2) in units of 1/ONE, rounded up."""


@dataclass(frozen=True)
class Budgets:
    """How epsilon is divided. running: the parameters of the ledger mechanism. final: for the final release."""

    running: Params
    final: Fraction


def budgets(params: Params, final_share: Exact) -> Budgets:
    """The division of epsilon with this share for the final release.

    Raises: ParameterError for a share outside of (0, 1), and where users are weighed equally: then a
    user's samples do not count the same.

    >>> halves = budgets(Params(9, 9, 1, 1), "1/4")
    >>> halves.running.epsilon, halves.final
    (Fraction(3, 4), Fraction(1, 4))
    """
    share = exact(final_share)
    if share is None or not 0 < share < 1:
        raise ParameterError("final_share", "a number between 0 and 1", final_share)
    if params.weighting != "sample":
        raise ParameterError("weighting", "'sample' if there is a final release", params.weighting)
    running, final = params.epsilon * (1 - share), params.epsilon * share
    if min(running, final) < EPSILON_RANGE[0]:
        raise ParameterError("epsilon", "large enough for a final release", params.epsilon)
    return Budgets(with_epsilon(params, running), final)


@dataclass(frozen=True)
class FinalRelease:
    """What the final release shows.

    samples: how many samples were counted. sum: their sum and noise, in grid units. sensitivity: the
    most that a user can change the sum. scale: that of the noise; both in grid units.
    """

    params: Params
    samples: int
    sum: Number
    sensitivity: int
    scale: Fraction

    @property
    def estimate(self) -> Fraction:
        """The mean in the samples' own domain; the prior if there is no sample."""
        if self.samples == 0:
            return self.params.prior
        whole = self.params.grid * self.samples
        kept = clamp(int_of(self.sum), 0, whole)
        return self.params.lower + (self.params.upper - self.params.lower) * Fraction(kept, whole)

    def half_width(self, confidence: Fraction) -> Fraction:
        """How far the mean of all counted samples may be from the estimate, in their own domain.

        The noise is at most k with probability 1 - 2 q**(k+1)/(1+q), q = exp(-1/scale), so beyond k with
        probability at most exp(-k/scale). Whatever users do, the bar holds with this confidence.

        Raises: ParameterError.
        """
        width = self.params.upper - self.params.lower
        unit = (self.estimate - self.params.lower) / width
        farthest = max(unit, 1 - unit)
        bound = noise_bound(self.scale, confidence)
        if self.samples == 0:
            return width * farthest
        return width * min(farthest, Fraction(bound, self.params.grid * self.samples))


def final_release(
    params: Params, epsilon: Fraction, samples: Sequence[Sequence[Number]], source: Source
) -> FinalRelease:
    """The final release of these users' counted samples, at this epsilon. Its draw has the address (0, 0)."""
    sensitivity = sensitivity_of(samples, params.grid)
    scale = final_scale(sensitivity, epsilon)
    noisy = sum_of(samples) + source.laplace(0, 0, scale)
    return FinalRelease(params, sum(len(each) for each in samples), noisy, sensitivity, scale)


def sum_of(samples: Sequence[Sequence[Number]]) -> Number:
    """The sum of all samples of all users.

    >>> sum_of([(1, 2), (4,)])
    7
    """
    return add([add(each) for each in samples])


def sensitivity_of(samples: Sequence[Sequence[Number]], grid: int) -> int:
    """The most that a user can change this sum, where samples are from 0 to grid; never 0.

    >>> sensitivity_of([(1, 2), (4,)], 9)
    18
    """
    return grid * max([1, *(len(each) for each in samples)])


def final_scale(sensitivity: int, epsilon: Fraction) -> Fraction:
    """The scale of the noise: sensitivity/epsilon, rounded up."""
    quotient = sensitivity / epsilon
    return ceil16(lambda bits: Enclosure(quotient, quotient))


def noise_bound(scale: Fraction, confidence: Fraction) -> int:
    """The noise is at most this with this probability: scale times ln(1/(1 - confidence)), rounded up.

    Raises: ParameterError.

    >>> noise_bound(Fraction(1000), Fraction(19, 20))  # 1000 ln(20) = 2995.7
    2996
    """
    if not 0 < confidence < 1:
        raise ParameterError("confidence", "a fraction between 0 and 1", confidence)
    tail = 1 - confidence
    halvings = log2(tail.denominator) + LOG2_ERROR - log2(tail.numerator)
    return ceil_div(scale.numerator * halvings * LN2, scale.denominator * BIT * ONE)
