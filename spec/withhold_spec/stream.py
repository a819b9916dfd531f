"""The input: a stream of (user, sample) pairs, and which streams are neighbours.

Paper: section sec:preliminaries.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TypeAlias

from withhold_spec.errors import SampleError, UserIdError
from withhold_spec.number import Number
from withhold_spec.params import Exact, Params, exact

User: TypeAlias = int | str
Event: TypeAlias = tuple[User, Exact]
Samples: TypeAlias = Mapping[User, tuple[Number, ...]]
"""The counted samples of every user so far, users in order of first arrival."""


def are_neighbours(left: Sequence[Event], right: Sequence[Event]) -> bool:
    """Whether two streams are user-level neighbours: one user's samples differ, nothing else.

    Paper: the definition before lem:composition. [Deviates: E3] As printed, the user of a changed
    sample may change too; but who sends when decides what is released, so no algorithm of the paper
    would be private. Arrivals are public here, and must not react to the samples (E22).

    >>> are_neighbours([("a", 0), ("b", 1), ("a", 1)], [("a", 1), ("b", 1), ("a", 0)])
    True
    >>> are_neighbours([("a", 0), ("b", 1)], [("a", 1), ("b", 0)])
    False
    """
    same_arrivals = [user for user, _ in left] == [user for user, _ in right]
    changed = {one[0] for one, other in zip(left, right, strict=False) if one != other}
    return same_arrivals and len(changed) <= 1


def to_grid(params: Params, sample: Exact) -> int:
    """The sample in grid units: mapped to [0, 1], clamped, and rounded once, half to even.

    Clamping bounds the sensitivity of a user's first sample (E10).
    Raises: SampleError.

    >>> unit = Params(1, 1, 1, 1, grid=2)
    >>> [to_grid(unit, sample) for sample in ("1/4", "3/4", "0.3", -7, 2)]
    [0, 2, 1, 0, 2]
    """
    number = exact(sample)
    if number is None:
        raise SampleError()
    inside = min(max(number, params.lower), params.upper)
    return round(Fraction(params.grid) * (inside - params.lower) / (params.upper - params.lower))


def check_user(user: object) -> None:
    """Checks that the user is named by an integer or by non-empty text.

    Raises: UserIdError.
    """
    if isinstance(user, bool) or not isinstance(user, int | str) or user == "":
        raise UserIdError()
