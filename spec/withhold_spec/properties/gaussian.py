"""The promises of the ledger mechanism with Gaussian noise.

An order is an integer a > 1. The moment of order a is the mean, under a neighbouring stream, of
the a-th power of the likelihood ratio of the output.
"""

from __future__ import annotations

from collections.abc import Sequence

from withhold_spec.accounted.interface import BUDGET
from withhold_spec.number import Condition, Number, add, maximum
from withhold_spec.properties.ledger import changes
from withhold_spec.properties.registry import promise


@promise(
    "gaussian-never-overdrawn",
    "",
    "With Gaussian noise what a user has spent is never negative and never more than BUDGET**2.",
)
def gaussian_never_overdrawn(spent: Number) -> Condition:
    return maximum(0 - spent, spent - BUDGET * BUDGET) <= 0


@promise(
    "squares-are-paid",
    "",
    "A contribution costs the user at least the squared sensitivity of the epoch's sums plus that of its "
    "excess.",
)
def squares_are_paid(before: Number, after: Number, sum_cost: Number, excess: Number) -> Condition:
    return before + sum_cost * sum_cost + excess * excess <= after


@promise(
    "epoch-squares",
    "",
    "Changing a user's samples changes an epoch's sums by amounts whose squares, of all strata, add up to at "
    "most the square of their cost to the user. The same holds for its excess.",
)
def epoch_squares(
    sums: Sequence[Number], neighbouring: Sequence[Number], cost: Number
) -> Condition:
    return add([change * change for change in changes(sums, neighbouring)]) <= cost * cost


@promise(
    "path-moment",
    "",
    "On every path of released sums, the logarithms of the moments of its releases add up to at most "
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
    "The shares s of a vector's d coordinates stay within its budget: d s**2 / 4 <= rho.",
)
def shares_within(share: Number, dimension: Number, budget: Number) -> Condition:
    return dimension * share * share <= 4 * budget


@promise(
    "approximately-private",
    "",
    "A set of outputs is at most exp(epsilon) times as likely as with a neighbouring stream, plus delta.",
)
def approximately_private(mine: Number, theirs: Number, factor: Number, delta: Number) -> Condition:
    return mine <= factor * theirs + delta
