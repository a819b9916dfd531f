"""What a final release shows: the noisy sum of all counted samples, the mean, and its error bar."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from withhold.accuracy.bars import checked
from withhold.core.params import Number, Params
from withhold.policy.fixed_point import BIT, ONE, minus_log2

LN2 = 762123384786  # ln(2) in units of 1/ONE, rounded up


@dataclass(frozen=True, slots=True)
class FinalSum:
    """The sum of all counted samples, with noise.

    Attributes:
        samples: how many there are.
        sum: in grid units.
        sensitivity: the most that a user can change the sum.
        scale: that of the Laplace noise; both are in grid units.
    """

    samples: int
    sum: int
    sensitivity: int
    scale: Fraction


class FinalRelease:
    """The final release of a run: the mean of all counted samples, whatever users do. Immutable.

    Nothing was clipped and all samples weigh the same, so the error is that of the noise alone, and its
    law is known. Samples are meant as they count: clamped to the range, and rounded to the grid.

    >>> params = Params(max_users=2, max_samples=4, epsilon=1, beta=1, grid=1)
    >>> final = FinalRelease(params, FinalSum(samples=5, sum=2, sensitivity=3, scale=Fraction(6)))
    >>> final.estimate, float(final), final.samples
    (Fraction(2, 5), 0.4, 5)
    """

    __slots__ = ("_made", "_params")

    def __init__(self, params: Params, made: FinalSum) -> None:
        self._params, self._made = params, made

    @property
    def sum(self) -> int:
        """The noisy sum, in grid units."""
        return self._made.sum

    @property
    def samples(self) -> int:
        """How many samples were counted."""
        return self._made.samples

    @property
    def sensitivity(self) -> int:
        """The most that one user can change the sum, in grid units."""
        return self._made.sensitivity

    @property
    def scale(self) -> Fraction:
        """The scale of the noise, in grid units."""
        return self._made.scale

    @property
    def estimate(self) -> Fraction:
        """The mean, kept in the range; the prior if no sample was counted. Exact."""
        params = self._params
        if not self.samples:
            return params.starting_estimate
        return params.lower + params.width * self._unit

    @property
    def _unit(self) -> Fraction:
        """The mean on the range [0, 1]."""
        if not self.samples:
            return self._params.unit_prior
        whole = self._params.grid * self.samples
        return Fraction(min(max(self.sum, 0), whole), whole)

    def half_width(self, confidence: Number = "0.95") -> Fraction:
        """How far the mean of all counted samples may be from the estimate, in the data's units. Exact.

        It holds with this confidence for all samples of all users.

        Raises:
            ParameterError: confidence is not strictly between 0 and 1.
        """
        share, unit = checked(confidence), self._unit
        farthest = max(unit, 1 - unit)
        if self.samples:
            bound = noise_bound(self.scale, share)
            farthest = min(farthest, Fraction(bound, self._params.grid * self.samples))
        return self._params.width * farthest

    def error_bar(self, confidence: Number = "0.95") -> float:
        """The half width as a float."""
        return float(self.half_width(confidence))

    def __float__(self) -> float:
        """The estimate, rounded once, for display."""
        return float(self.estimate)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, FinalRelease):
            return NotImplemented
        return (self._made, self._params) == (other._made, other._params)

    def __hash__(self) -> int:
        return hash((self._made, self._params))

    def __repr__(self) -> str:
        return f"FinalRelease(sum={self.sum}, samples={self.samples}, estimate={float(self):.6g})"


def noise_bound(scale: Fraction, confidence: Fraction) -> int:
    """Laplace noise is at most this with this probability: scale times ln(1/(1 - confidence)), rounded up.

    >>> noise_bound(Fraction(1000), Fraction(19, 20))  # 1000 ln(20) = 2995.7
    2996
    """
    logarithm = minus_log2(1 - confidence) * LN2
    return -(-scale.numerator * logarithm // (scale.denominator * BIT * ONE))
