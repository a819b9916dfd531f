"""The private median's output law: the ratio of neighbouring laws, and the failure probability.

Exponentials are enclosed by rational numbers; comparisons take the unfavourable end.
Paper: alg:pvtmed line 13, claim:pvtmed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import floor
from typing import cast

from withhold_proofs.model import Verdict
from withhold_spec.enclosures import Enclosure, exp, ln
from withhold_spec.paper.constants import array_count, nominal_levels
from withhold_spec.paper.median import bin_count, costs, exponents
from withhold_spec.paper.plan import Interval, Plan
from withhold_spec.paper.withholding import levels
from withhold_spec.params import Params

BITS = 160
EPSILONS = (Fraction(1, 10), Fraction(1), Fraction(4), Fraction(20))
LEVELS = (2, 4, 5, 6)
"""Levels with 1, 2, 3 and 4 candidates."""

Law = tuple[Enclosure, ...]


def output_ratio(most_arrays: int) -> Verdict:
    """Every way to fill k arrays, every way to change two of them, every candidate."""
    coverage = {"laws": 0, "neighbours": 0, "moved by two": 0}
    worst: dict[Fraction, Fraction] = {}
    for epsilon in EPSILONS:
        allowed = exp(epsilon, BITS).low
        worst[epsilon] = Fraction(1)
        for level, row, other in _neighbours(most_arrays):
            coverage["neighbours"] += 1
            coverage["moved by two"] += (
                max(abs(a - b) for a, b in zip(row, other, strict=True)) == 2
            )
            ratio = _largest_ratio(weights(row, epsilon), weights(other, epsilon))
            worst[epsilon] = max(worst[epsilon], ratio)
            if ratio > allowed:
                return Verdict(
                    False, f"epsilon {epsilon}, level {level}: costs {row}, {other}", coverage
                )
    coverage["laws"] = weights.cache_info().currsize
    losses = [f"{_share(ratio, epsilon)} of {epsilon}" for epsilon, ratio in worst.items()]
    return Verdict(True, "largest loss " + ", ".join(losses), coverage)


@cache
def _neighbours(
    most: int,
) -> tuple[tuple[int, tuple[int, ...], tuple[int, ...]], ...]:
    """Level, and the costs of two fillings that differ in two arrays; the order of arrays does not matter."""
    found = set()
    for level in LEVELS:
        candidates = range(bin_count(level))
        for arrays in range(1, most + 1):
            for row in combinations_with_replacement(candidates, arrays):
                for changed in _changed(row, candidates):
                    found.add((level, _costs(row, level), _costs(changed, level)))
    return tuple(sorted(found))


def _changed(row: Sequence[int], candidates: Sequence[int]) -> Iterator[tuple[int, ...]]:
    touched = min(2, len(row))
    for places in combinations(range(len(row)), touched):
        kept = [bin_of for place, bin_of in enumerate(row) if place not in places]
        for new in combinations_with_replacement(candidates, touched):
            yield tuple(sorted([*kept, *new]))


@cache
def _costs(row: tuple[int, ...], level: int) -> tuple[int, ...]:
    return tuple(cast(int, cost) for cost in costs(row, level))


@cache
def weights(cost_row: tuple[int, ...], epsilon: Fraction) -> Law:
    """exp(-e_i) for the exponents e_i of the candidates, enclosed."""
    return tuple(_decay(exponent) for exponent in exponents(cost_row, epsilon))


@cache
def _decay(exponent: Fraction) -> Enclosure:
    grown = exp(exponent, BITS)
    return Enclosure(1 / grown.high, 1 / grown.low)


def _largest_ratio(law: Law, other: Law) -> Fraction:
    """An upper bound on the ratio of the probabilities of a candidate."""
    norm = sum(weight.low for weight in law)
    other_norm = sum(weight.high for weight in other)
    return max(one.high / two.low for one, two in zip(law, other, strict=True)) * other_norm / norm


def _share(ratio: Fraction, epsilon: Fraction) -> str:
    """ln(ratio) / epsilon to four decimals."""
    return f"0.{floor(ln(ratio, 64).high / epsilon * 10**4):04}"


def _no_interval(level: int, prior: Fraction) -> Interval:
    return (0, 0)


def _medians() -> Iterator[tuple[Params, int]]:
    for m in (4, 8, 100, 2**10, 2**17):
        for epsilon in ("1/10", "1", "51", "95", "1000"):
            for beta in ("1", "1/2", "1/1000000"):
                params = Params(10, m, epsilon, beta)
                for level in range(2, min(levels(m), 16) + 1):
                    yield params, level


def enough_arrays() -> Verdict:
    """B exp(-epsilon' k / 16) <= delta / (3L'): the chance to miss the quarter-quantiles."""
    coverage = {"medians": 0, "one array": 0}
    for params, level in _medians():
        arrays = array_count(params, level)
        coverage["medians"] += 1
        coverage["one array"] += arrays == 1
        share = Plan(params, (), (), Fraction(0), Fraction(0), _no_interval).median_epsilon
        odds = exp(share * arrays / 16, 96).low * params.beta
        if odds < 3 * nominal_levels(params) * bin_count(level):
            where = f"m={params.max_samples}, epsilon={params.epsilon}, beta={params.beta}"
            return Verdict(False, f"{where}, level {level}: {arrays} arrays", coverage)
    return Verdict(True, f"{coverage['medians']} medians", coverage)
