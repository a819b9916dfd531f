"""Hypothesis strategies for parameters, streams and tapes, as plain data.

They give plain data, so that the specification and the implementation build their own objects.
Every tape is drawn, so a failing example is replayed by its printed values alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from hypothesis import strategies as st

MECHANISMS = ("binary", "naive", "wishful", "single", "multiple", "full")


@dataclass(frozen=True)
class Case:
    """A run as plain data: parameters, events and a tape."""

    mechanism: str
    max_users: int
    max_samples: int
    epsilon: Fraction
    delta: Fraction
    lower: Fraction
    upper: Fraction
    grid: int
    prior: Fraction
    extra_users: str
    events: tuple[tuple[str | int, Fraction], ...]
    noise: dict[tuple[int, int], int]
    choices: dict[int, int]

    @property
    def params(self) -> dict[str, object]:
        """The keyword arguments of Params, in either package."""
        names = "max_users max_samples epsilon delta lower upper grid prior extra_users"
        return {name: getattr(self, name) for name in names.split()}


def users(count: int) -> st.SearchStrategy[str | int]:
    """One of `count` users, some named by integers and some by text."""
    return st.integers(0, count - 1).map(lambda i: i if i % 3 == 0 else f"user {i}")


@st.composite
def arrivals(draw: st.DrawFn, mechanism: str, n: int, m: int) -> list[str | int]:
    """Who sends when. Wishful streams keep their order; the others are arbitrary.

    Runs of one user are likely, so that blocks complete; a user may go beyond m.
    """
    if mechanism == "wishful":
        order = draw(st.permutations([i if i % 3 == 0 else f"user {i}" for i in range(n)]))
        row = [user for user in order for _ in range(m)]
        return row[: draw(st.integers(0, len(row)))]
    runs = draw(st.lists(st.tuples(users(n), st.integers(1, m + 1)), max_size=12))
    return [user for user, length in runs for _ in range(length)]


@st.composite
def cases(
    draw: st.DrawFn, mechanisms: Sequence[str] = MECHANISMS, most_users: int = 5, most: int = 17
) -> Case:
    """A whole case. Large epsilons are likely, so that levels activate on short streams."""
    mechanism = draw(st.sampled_from(mechanisms))
    n, m = draw(st.integers(1, most_users)), draw(st.integers(1, most))
    lower = draw(st.fractions(-3, 3, max_denominator=4))
    width = draw(st.sampled_from([Fraction(1), Fraction(1, 3), Fraction(7, 2)]))
    row = draw(arrivals(mechanism, n, m))
    if mechanism == "naive" or mechanism == "binary":
        row = row[: n * m]
    sample = st.fractions(lower - width / 4, lower + width * 5 / 4, max_denominator=32)
    samples = draw(st.lists(sample, min_size=len(row), max_size=len(row)))
    addresses = st.tuples(st.integers(0, 4), st.integers(1, 24))
    return Case(
        mechanism=mechanism,
        max_users=n,
        max_samples=m,
        epsilon=draw(st.sampled_from([Fraction(1, 7), Fraction(1), Fraction(90), Fraction(700)])),
        delta=draw(st.sampled_from([Fraction(1, 1000), Fraction(1, 2), Fraction(1)])),
        lower=lower,
        upper=lower + width,
        grid=draw(st.sampled_from([1, 2, 10, 2**16])),
        prior=lower + width * draw(st.sampled_from([Fraction(0), Fraction(1, 3), Fraction(1)])),
        extra_users="refuse",
        events=tuple(zip(row, samples, strict=True)),
        noise=draw(st.dictionaries(addresses, st.integers(-(2**40), 2**40), max_size=30)),
        choices=draw(st.dictionaries(st.integers(2, 4), st.integers(0, 0), max_size=2)),
    )
