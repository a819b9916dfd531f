"""The public parameters, checked when they are made, as exact numbers.

Paper: the `Require` lines of alg:naive ... alg:multcounterfull, with the domain stated (E10).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, TypeAlias

from withhold_spec.errors import ParameterError, UnboundedDataError

Exact: TypeAlias = int | Fraction | str

MAX_COUNT = 2**62
MAX_GRID = 2**32
EPSILON_RANGE = (Fraction(1, 2**32), Fraction(2**32))
BETA_RANGE = (Fraction(1, 2**64), Fraction(1))

_DECIMAL = re.compile(r"[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d{1,4})?|[+-]?\d+/\d*[1-9]\d*", re.ASCII)
_INFINITE = re.compile(r"[+-]?inf(inity)?", re.IGNORECASE | re.ASCII)


def exact(number: object) -> Fraction | None:
    """The number as an exact fraction, or None if it is not a number.

    Text is read as an exact decimal or fraction: `0.1` is one tenth. Exponents of five or more
    digits give None, because the number would fill the memory before a range check could refuse
    it.

    >>> exact("0.1"), exact("1/10"), exact("nan"), exact(True)
    (Fraction(1, 10), Fraction(1, 10), None, None)
    """
    if isinstance(number, bool):
        return None
    if isinstance(number, int | Fraction):
        return Fraction(number)
    if isinstance(number, str) and _DECIMAL.fullmatch(number):
        return Fraction(number)
    return None


@dataclass(frozen=True)
class Params:
    """The public parameters of a run.

    max_users, max_samples: the paper's n and m. epsilon: the privacy loss of the whole sequence
    of releases. beta: the failure probability of the accuracy statements, delta in the paper; it
    does not affect privacy. lower, upper: the bounds of the samples. grid: samples are rounded to
    multiples of 1/grid of the domain. prior: the estimate that algorithms 3 to 5 are given, in
    the domain; None stands for the midpoint. horizon: the stream length T of algorithms 1 and 2;
    None stands for n times m. The ledger mechanism plans for the horizon if it is given
    (horizon_given), and for an unknown length otherwise. extra_users: what happens to a user
    beyond max_users. weighting: what the ledger mechanism weighs equally, samples or users.
    homogeneous: whether its error bars may assume that users do not differ.

    Raises: ParameterError, UnboundedDataError.
    """

    max_users: int
    max_samples: int
    epsilon: Fraction
    beta: Fraction
    lower: Fraction
    upper: Fraction
    grid: int
    prior: Fraction
    horizon: int
    extra_users: Literal["refuse", "ignore"]
    weighting: Literal["sample", "user"]
    homogeneous: bool
    horizon_given: bool

    def __init__(
        self,
        max_users: int,
        max_samples: int,
        epsilon: Exact,
        beta: Exact,
        lower: Exact = 0,
        upper: Exact = 1,
        grid: int = 1,
        prior: Exact | None = None,
        horizon: int | None = None,
        extra_users: str = "refuse",
        weighting: str = "sample",
        homogeneous: bool = False,
    ) -> None:
        users = _count("max_users", max_users, MAX_COUNT)
        samples = _count("max_samples", max_samples, MAX_COUNT)
        low, high = _domain(lower, upper)
        middle = (low + high) / 2
        if extra_users not in ("refuse", "ignore"):
            raise ParameterError("extra_users", "'refuse' or 'ignore'", extra_users)
        if weighting not in ("sample", "user"):
            raise ParameterError("weighting", "'sample' or 'user'", weighting)
        if not isinstance(homogeneous, bool):
            raise ParameterError("homogeneous", "True or False", homogeneous)
        fields: dict[str, object] = {
            "max_users": users,
            "max_samples": samples,
            "epsilon": _rational("epsilon", epsilon, *EPSILON_RANGE),
            "beta": _rational("beta", beta, *BETA_RANGE),
            "lower": low,
            "upper": high,
            "grid": _count("grid", grid, MAX_GRID),
            "prior": middle if prior is None else _rational("prior", prior, low, high),
            "horizon": users * samples
            if horizon is None
            else _count("horizon", horizon, MAX_COUNT),
            "extra_users": extra_users,
            "weighting": weighting,
            "homogeneous": homogeneous,
            "horizon_given": horizon is not None,
        }
        for name, field in fields.items():
            object.__setattr__(self, name, field)

    @property
    def unit_prior(self) -> Fraction:
        """The prior, mapped with the domain to [0, 1]."""
        return (self.prior - self.lower) / (self.upper - self.lower)


def _count(name: str, given: object, largest: int) -> int:
    if isinstance(given, bool) or not isinstance(given, int) or not 1 <= given <= largest:
        raise ParameterError(name, f"an integer from 1 to {largest}", given)
    return given


def _rational(name: str, given: object, low: Fraction, high: Fraction) -> Fraction:
    number = exact(given)
    if number is None or not low <= number <= high:
        raise ParameterError(name, f"a number from {low} to {high}", given)
    return number


def _domain(lower: Exact, upper: Exact) -> tuple[Fraction, Fraction]:
    for name, given in (("lower", lower), ("upper", upper)):
        if isinstance(given, str) and _INFINITE.fullmatch(given):
            raise UnboundedDataError(
                name, "finite, or the first sample of a user has no bound", given
            )
    low, high = exact(lower), exact(upper)
    if low is None or high is None or not low < high:
        raise ParameterError(
            "lower and upper", "two finite numbers with lower < upper", (lower, upper)
        )
    return low, high
