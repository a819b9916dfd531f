"""The definitions of sections sec:preliminaries and sec:extensions exactly as printed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import TypeVar

from withhold_spec.as_printed.reals import natural, root
from withhold_spec.enclosures import Enclosure
from withhold_spec.stream import Event, User

Input = TypeVar("Input")


def are_neighbours(left: Sequence[Event], right: Sequence[Event]) -> bool:
    """Whether a j exists with x_t = x'_t for every t where u_t != j, exactly as printed.

    Nothing is said of u'_t (E3). Paper: sec:preliminaries, the paragraph before lem:composition.

    >>> are_neighbours([(1, 0), (1, 0)], [(1, 0), (2, 0)])
    True
    """
    if len(left) != len(right):
        return False
    changed = {one[0] for one, other in zip(left, right, strict=True) if one[1] != other[1]}
    return len(changed) <= 1


def composed_epsilon(epsilons: Iterable[Fraction]) -> Fraction:
    """The epsilon of mechanisms with these epsilons together, for any joint randomness, as printed.

    Paper: lem:composition, which neither requires independent randomness nor mentions mechanisms
    that see earlier outputs (E4).
    """
    return sum(epsilons, Fraction(0))


def function_sensitivity(
    function: Callable[[Input], Sequence[int]], inputs: Sequence[Input]
) -> int:
    """Delta f, exactly as printed: the maximum of ||f(x) - f(x')||_1 over all pairs x, x' (E11).

    Paper: the definition of the Laplace mechanism before lem:lap_mech.
    """
    return max(
        sum(abs(a - b) for a, b in zip(function(x), function(y), strict=True))
        for x in inputs
        for y in inputs
    )


def norm_change(left: Sequence[int], right: Sequence[int]) -> int:
    """The change of an array's l1-norm, exactly as printed; the print means the l1-distance (E11).

    Paper: subsec:binmech, "Privacy", and every privacy paragraph after it.

    >>> norm_change((1, 0), (0, 1))
    0
    """
    return abs(sum(map(abs, left)) - sum(map(abs, right)))


def composed_approximately(epsilon: Fraction, d: int, delta: Fraction, bits: int) -> Enclosure:
    """epsilon sqrt(d ln(1/delta)): the cost of d coordinates, exactly as printed (E12).

    Paper: sec:extensions.
    """
    return root(natural(1 / delta, bits).times(d), bits).times(epsilon)


def arrivals(
    users: Sequence[tuple[User, Sequence[int]]], returns: Callable[[Sequence[int]], bool]
) -> list[tuple[User, int]]:
    """A stream whose users return depending on their samples, which the print allows (E22).

    Users arrive in turn, each with one sample, while they have one and returns(samples so far)
    holds.
    Paper: the abstract: "valid for all arrival patterns of the users"; sec:preliminaries.
    """
    stream: list[tuple[User, int]] = []
    for turn in range(max((len(own) for _, own in users), default=0)):
        for user, own in users:
            if turn < len(own) and all(returns(own[:seen]) for seen in range(turn + 1)):
                stream.append((user, own[turn]))
    return stream
