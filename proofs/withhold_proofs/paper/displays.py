"""The paper's displays, transcribed from the paper independently of the specification.

All values are enclosed. Roots and logarithms are those of `withhold_spec.enclosures`, which have an
obligation of their own. L = floor(log2 m), L' = max(1, L); uses of log count binary digits.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product
from math import ceil

from withhold_spec.enclosures import Enclosure, ln, sqrt
from withhold_spec.params import Params

BITS = 128


@dataclass(frozen=True)
class Display:
    """What the paper says of one counter of one algorithm.

    width: Delta, the half length of the projection interval; None where samples are clamped to
    [0, 1]. paid: the change of an element that the noise is made for, samples in [0, 1]. uses: in how
    many nodes of the counter a user's elements are at most. share: of epsilon.
    """

    width: Enclosure | None
    paid: Enclosure
    uses: int
    share: Fraction

    def scale(self, grid: int) -> Enclosure:
        """The noise scale in grid units."""
        return self.paid.times(self.uses * grid / self.share)


def digits(number: int) -> int:
    """1 + floor(log2 number), from the written binary number."""
    return len(f"{number:b}")


def log_of(numerator: int | Fraction, beta: Fraction) -> Enclosure:
    """ln(numerator / delta)."""
    return ln(numerator / beta, BITS)


def root_of(value: Enclosure, factor: Fraction | int) -> Enclosure:
    """sqrt(factor * value)."""
    return sqrt(value.times(factor), BITS)


def displays(mechanism: str, params: Params) -> list[Display]:
    """The display of every counter."""
    return {
        "binary": _binary,
        "naive": _naive,
        "wishful": _wishful,
        "single": _single,
        "multiple": _multiple,
        "full": _full,
    }[mechanism](params)


def _binary(params: Params) -> list[Display]:
    one = Enclosure(Fraction(1), Fraction(1))
    return [Display(None, one, digits(params.horizon), params.epsilon)]


def _naive(params: Params) -> list[Display]:
    return [replace(each, uses=params.max_samples * each.uses) for each in _binary(params)]


def _wishful(params: Params) -> list[Display]:
    n, m = params.max_users, params.max_samples
    width = root_of(log_of(2 * n, params.beta), Fraction(m, 2)) + sqrt(m, BITS)
    return [Display(width, width.times(2), digits(n), params.epsilon)]


def _single(params: Params) -> list[Display]:
    n, m, levels = params.max_users, params.max_samples, digits(params.max_samples) - 1
    tail = log_of(2 * n * max(1, levels), params.beta)
    width = root_of(tail, Fraction(m, 2)) + sqrt(m, BITS)
    uses = (1 + levels) * digits(n * (1 + levels))
    return [Display(width, width.times(2), uses, params.epsilon)]


def prior_widths(params: Params) -> list[Enclosure | None]:
    """Delta_l around a given prior, for every level. Paper: eq:singinterval."""
    n, m, levels = params.max_users, params.max_samples, digits(params.max_samples) - 1
    tail = log_of(2 * n * max(1, levels), params.beta)
    widths: list[Enclosure | None] = [None]
    for level in range(1, levels + 1):
        size = 2 ** (level - 1)
        widths.append(root_of(tail, Fraction(size, 2)) + sqrt(Fraction(size**2, m), BITS))
    return widths


def _multiple(params: Params) -> list[Display]:
    n, levels = params.max_users, digits(params.max_samples) - 1
    tail = log_of(2 * n * max(1, levels), params.beta)
    found = []
    for level, width in enumerate(prior_widths(params)):
        size = Fraction(2**level, 2)
        bound = root_of(tail, size / 2) + sqrt(size, BITS)
        share = params.epsilon / (1 + levels)
        found.append(Display(width, bound.times(2), digits(n), share))
    return found


def arrays(params: Params, level: int) -> int:
    """k(epsilon/2L, l, delta/3L) = (16 * 2L/epsilon) ln(2**(l/2) 3L/delta), rounded up, at least 1."""
    nominal = max(1, digits(params.max_samples) - 1)
    value = ln(2, BITS).times(Fraction(level, 2)) + log_of(3 * nominal, params.beta)
    exact = value.times(32 * nominal / params.epsilon)
    if ceil(exact.low) != ceil(exact.high):
        raise ArithmeticError("more digits are needed")
    return max(1, ceil(exact.low))


def _full(params: Params) -> list[Display]:
    n, levels = params.max_users, digits(params.max_samples) - 1
    nominal, share = max(1, levels), params.epsilon / 2 / (1 + levels)
    found = []
    for level in range(levels + 1):
        size = Fraction(2**level, 2)
        of_sums = root_of(log_of(2 * n * nominal, params.beta / 3), size / 2)
        missed = log_of(2 * arrays(params, level), params.beta / 3 / nominal)
        width = of_sums + root_of(missed, 2**level)
        clamped = None if level <= 1 else width
        found.append(Display(clamped, width.times(2), digits(n), share))
    return found


FEW_USERS, FEW_SAMPLES = (1, 2, 3, 10**6), (1, 2, 3, 4, 5, 1000)
USERS, SAMPLES = (1, 2, 3, 8, 10**6, 2**62), (1, 2, 3, 5, 8, 1000, 2**20)
EPSILONS = ("1/10", "1", "300", "1/4294967296")
DELTAS = ("1", "1/20", "1/18446744073709551616")
GRIDS = (1, 65536)
FEW = len(FEW_USERS) * len(FEW_SAMPLES) + 1
MANY = len(USERS) * len(SAMPLES) * len(EPSILONS) * len(DELTAS) * len(GRIDS) + 1


def parameters(deep: bool) -> Iterator[Params]:
    """MANY parameters, or FEW, where each pair of n and m meets one triple of the others."""
    others = list(product(EPSILONS, DELTAS, GRIDS))
    pairs = product(USERS, SAMPLES) if deep else product(FEW_USERS, FEW_SAMPLES)
    for number, (n, m) in enumerate(pairs):
        for epsilon, beta, grid in others if deep else [others[(7 * number) % len(others)]]:
            yield Params(n, m, epsilon, beta, grid=grid, horizon=min(n * m, 2**62))
    yield Params(5, 2**62, "1/3", "1/7", grid=2**16, horizon=10**9)
