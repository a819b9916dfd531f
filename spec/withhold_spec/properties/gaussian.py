"""The promises of the ledger mechanism with Gaussian noise.

An order is a whole number a > 1. The moment of that order is the mean of the a-th power of how much
likelier an output is with a user's samples than with others, weighed by the others' law.
"""

from __future__ import annotations

from withhold_spec.accounted.interface import BUDGET
from withhold_spec.number import Condition, Number, maximum
from withhold_spec.properties.registry import promise


@promise(
    "gaussian-never-overdrawn",
    "",
    "With Gaussian noise what a user has spent is never negative, and never more than the square of the "
    "whole ledger.",
)
def gaussian_never_overdrawn(spent: Number) -> Condition:
    return maximum(0 - spent, spent - BUDGET * BUDGET) <= 0


@promise(
    "squares-are-paid",
    "",
    "A booking costs the user at least the square of what the user may change the epoch's sum by, and "
    "that of what the user may change its overhang by.",
)
def squares_are_paid(before: Number, after: Number, sum_cost: Number, excess: Number) -> Condition:
    return before + sum_cost * sum_cost + excess * excess <= after


@promise(
    "path-moment",
    "",
    "On every path of released sums, the logarithms of the moments of its releases are together at most "
    "a (a - 1) / (2 variance) times what the user has spent.",
)
def path_moment(exponent: Number, order: Number, spent: Number, variance: Number) -> Condition:
    return 2 * variance * exponent <= order * (order - 1) * spent


@promise(
    "moment-is-paid",
    "",
    "For every order a, the logarithm of the moment of a whole run is at most a (a - 1) epsilon**2 / 4.",
)
def moment_is_paid(exponent: Number, order: Number, epsilon: Number) -> Condition:
    return 4 * exponent <= order * (order - 1) * epsilon * epsilon


@promise(
    "shares-within",
    "",
    "The coordinates' shares s of a vector stay within the whole's budget: d s**2 / 4 <= rho.",
)
def shares_within(share: Number, dimension: Number, budget: Number) -> Condition:
    return dimension * share * share <= 4 * budget


@promise(
    "approximately-private",
    "",
    "A set of outputs is at most exp(epsilon) times as likely as with others' samples, and slack more.",
)
def approximately_private(mine: Number, theirs: Number, factor: Number, delta: Number) -> Condition:
    return mine <= factor * theirs + delta
