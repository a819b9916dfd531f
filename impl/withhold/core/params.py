"""Public parameters, checked when they are made and stored as exact numbers."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from operator import index
from typing import Literal, TypeAlias

import numpy as np

from withhold.core.errors import ParameterError, UnboundedDataError

Number: TypeAlias = int | Fraction | Decimal | str | float
ExtraUsers: TypeAlias = Literal["refuse", "ignore"]
Weighting: TypeAlias = Literal["sample", "user"]

MAX_COUNT = 2**62
MAX_GRID = 2**32
EPSILON_RANGE = Fraction(1, 2**32), Fraction(2**32)
BETA_RANGE = Fraction(1, 2**64), Fraction(1)
DEFAULT_GRID = 1 << 16
MAX_EXPONENT = 4000  # powers of ten in text and Decimal; beyond it a parameter is a mistake

_DECIMAL = re.compile(r"[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]{1,9})?")
_RATIO = re.compile(r"[+-]?[0-9]{1,4000}/[0-9]{1,4000}")
_INFINITE = re.compile(r"[+-]?inf(?:inity)?", re.IGNORECASE | re.ASCII)


@dataclass(frozen=True, slots=True, init=False)
class Params:
    """The public parameters of a run. All fields are exact.

    Attributes:
        max_users: n, the most users that may ever appear.
        max_samples: m, how many samples of a user count; later ones are ignored.
        epsilon: the user-level privacy loss of all releases together.
        beta: failure probability of the paper's accuracy statements, delta in the paper; it sets
            intervals and array counts.
        lower, upper: the data's range; samples are clamped to it.
        grid: G, equal steps from lower to upper to which samples are rounded. Use 1 if every sample
            is lower or upper: others would be rounded to these, and bars leave rounding out.
        prior: a guess of the mean for mechanisms that take one, and the estimate of all others until
            their first release; None means the midpoint.
        horizon: T of `naive` and `binary`; None means max_users * max_samples. `ledger` plans for
            a stream of this length, and for one of unknown length if it is None.
        extra_users: what happens to users beyond max_users.
        weighting: what `ledger` estimates: with "sample" the mean of all samples so far, with
            "user" the mean over users of their means.
        homogeneous: whether the error bars of `ledger` may assume that users do not differ.
        final_share: the share of epsilon that `ledger` keeps for one final release, whose error bar
            assumes nothing about users; 0 for none.

    Raises:
        ParameterError: naming the parameter and its range.
        UnboundedDataError: lower or upper is infinite.

    >>> params = Params(max_users=2, max_samples=4, epsilon="0.1", beta="1/20")
    >>> params.epsilon, params.beta, params.starting_estimate
    (Fraction(1, 10), Fraction(1, 20), Fraction(1, 2))
    >>> Params(max_users=2, max_samples=4, epsilon=0, beta=1)
    Traceback (most recent call last):
        ...
    withhold.core.errors.ParameterError: epsilon must be between 2**-32 and 2**32, got 0
    """

    max_users: int
    max_samples: int
    epsilon: Fraction
    beta: Fraction
    lower: Fraction
    upper: Fraction
    grid: int
    prior: Fraction | None
    horizon: int | None
    extra_users: ExtraUsers
    weighting: Weighting
    homogeneous: bool
    final_share: Fraction

    def __init__(
        self,
        max_users: int,
        max_samples: int,
        epsilon: Number,
        beta: Number,
        lower: Number = 0,
        upper: Number = 1,
        grid: int = DEFAULT_GRID,
        prior: Number | None = None,
        horizon: int | None = None,
        extra_users: ExtraUsers = "refuse",
        weighting: Weighting = "sample",
        homogeneous: bool = False,
        final_share: Number = 0,
    ) -> None:
        put = object.__setattr__  # the dataclass is frozen
        put(self, "max_users", _integer("max_users", max_users, MAX_COUNT, "2**62"))
        put(self, "max_samples", _integer("max_samples", max_samples, MAX_COUNT, "2**62"))
        between = "between 2**-32 and 2**32"
        put(self, "epsilon", _within("epsilon", epsilon, *EPSILON_RANGE, between))
        put(self, "beta", _within("beta", beta, *BETA_RANGE, "between 2**-64 and 1"))
        low, high = _end("lower", lower), _end("upper", upper)
        if low >= high:
            raise ParameterError("lower", f"less than upper (upper is {upper!r})", lower)
        put(self, "lower", low)
        put(self, "upper", high)
        put(self, "grid", _integer("grid", grid, MAX_GRID, "2**32"))
        allowed = "between lower and upper"
        put(self, "prior", None if prior is None else _within("prior", prior, low, high, allowed))
        if horizon is not None:
            horizon = _integer("horizon", horizon, MAX_COUNT, "2**62")
        put(self, "horizon", horizon)
        if extra_users not in ("refuse", "ignore"):
            raise ParameterError("extra_users", "'refuse' or 'ignore'", extra_users)
        put(self, "extra_users", extra_users)
        if weighting not in ("sample", "user"):
            raise ParameterError("weighting", "'sample' or 'user'", weighting)
        put(self, "weighting", weighting)
        if not isinstance(homogeneous, bool):
            raise ParameterError("homogeneous", "True or False", homogeneous)
        put(self, "homogeneous", homogeneous)
        put(self, "final_share", self._share(final_share))

    def _share(self, given: Number) -> Fraction:
        """The share of epsilon for a final release, exact."""
        allowed = "0, or between 0 and 1"
        share = exact("final_share", given, allowed)
        if not 0 <= share < 1:
            raise ParameterError("final_share", allowed, given)
        if share and self.weighting != "sample":
            allowed = "0 if users are weighed equally: a final release is the mean of all samples"
            raise ParameterError("final_share", allowed, given)
        if share and self.epsilon * min(share, 1 - share) < EPSILON_RANGE[0]:
            raise ParameterError(
                "final_share", "larger, or smaller, for so small an epsilon", given
            )
        return share

    @property
    def width(self) -> Fraction:
        """upper - lower, in the data's units."""
        return self.upper - self.lower

    @property
    def starting_estimate(self) -> Fraction:
        """The estimate before any sample counts: the prior, or the midpoint."""
        return (self.lower + self.upper) / 2 if self.prior is None else self.prior

    @property
    def unit_prior(self) -> Fraction:
        """The starting estimate mapped from [lower, upper] to [0, 1]."""
        return (self.starting_estimate - self.lower) / self.width


def must_be_params(params: object) -> None:
    """Raises: ParameterError for what is no `Params`."""
    if not isinstance(params, Params):
        raise ParameterError("params", "Params", params)


def exact(name: str, value: Number, allowed: str) -> Fraction:
    """The value as an exact rational; a float stands for its shortest decimal text.

    Raises:
        ParameterError: not a number, not finite, or of another type.

    >>> exact("epsilon", 0.1, "a number")
    Fraction(1, 10)
    """
    if isinstance(value, (int, Fraction)) and not isinstance(value, bool):
        return Fraction(value)
    if isinstance(value, float) and math.isfinite(value):
        return Fraction(float.__repr__(value))
    if isinstance(value, str):
        text = value.strip()
        if _RATIO.fullmatch(text) and int(text.partition("/")[2]):
            return Fraction(text)
        if _DECIMAL.fullmatch(text):
            return _from_decimal(name, Decimal(text), allowed)
    if isinstance(value, Decimal) and value.is_finite():
        return _from_decimal(name, value, allowed)
    raise ParameterError(name, allowed, value)


def _from_decimal(name: str, value: Decimal, allowed: str) -> Fraction:
    if value and abs(value.adjusted()) > MAX_EXPONENT:
        raise ParameterError(name, allowed, value)
    return Fraction(value) if value else Fraction(0)


def _integer(name: str, value: object, largest: int, shown: str) -> int:
    number = plain_int(value)
    if number is None or not 1 <= number <= largest:
        raise ParameterError(name, f"an integer between 1 and {shown}", value)
    return number


def plain_int(value: object) -> int | None:
    """The value as an int if it is a Python or numpy integer (not a bool), else None.

    >>> plain_int(np.int8(3)), plain_int(True), plain_int(2.0)
    (3, None, None)
    """
    if isinstance(value, (bool, np.timedelta64)) or not isinstance(value, (int, np.integer)):
        return None
    return index(value)  # not int(value): a subclass could make that another number


def _within(name: str, value: Number, low: Fraction, high: Fraction, allowed: str) -> Fraction:
    number = exact(name, value, allowed)
    if not low <= number <= high:
        raise ParameterError(name, allowed, value)
    return number


def _end(name: str, value: Number) -> Fraction:
    """One end of the data's range."""
    infinite = (
        (isinstance(value, float) and math.isinf(value))
        or (isinstance(value, Decimal) and value.is_infinite())
        or (isinstance(value, str) and _INFINITE.fullmatch(value) is not None)
    )
    if infinite:
        raise UnboundedDataError(name, "finite", value)
    return exact(name, value, "a finite number")
