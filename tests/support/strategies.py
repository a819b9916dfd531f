"""Hypothesis strategies for parameters, streams and tapes, as plain data.

They give plain data, so that the specification and the implementation build their own objects.
Every tape is drawn, so a failing example is replayed by its printed values alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from random import Random

from hypothesis import strategies as st

MECHANISMS = ("binary", "naive", "wishful", "single", "multiple", "full")


@dataclass(frozen=True)
class Case:
    """A run as plain data: parameters, events and a tape."""

    mechanism: str
    max_users: int
    max_samples: int
    epsilon: Fraction
    beta: Fraction
    lower: Fraction
    upper: Fraction
    grid: int
    prior: Fraction
    extra_users: str
    events: tuple[tuple[str | int, Fraction], ...]
    noise: dict[tuple[int, int], int]
    choices: dict[int, int]
    horizon: int | None = None
    weighting: str = "sample"
    homogeneous: bool = False

    @property
    def params(self) -> dict[str, object]:
        """The keyword arguments of Params, in either package."""
        names = "max_users max_samples epsilon beta lower upper grid prior extra_users horizon"
        return {name: getattr(self, name) for name in [*names.split(), "weighting", "homogeneous"]}


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
        beta=draw(st.sampled_from([Fraction(1, 1000), Fraction(1, 2), Fraction(1)])),
        lower=lower,
        upper=lower + width,
        grid=draw(st.sampled_from([1, 2, 10, 2**16])),
        prior=lower + width * draw(st.sampled_from([Fraction(0), Fraction(1, 3), Fraction(1)])),
        extra_users="refuse",
        events=tuple(zip(row, samples, strict=True)),
        noise=draw(st.dictionaries(addresses, st.integers(-(2**40), 2**40), max_size=30)),
        choices=draw(st.dictionaries(st.integers(2, 4), st.integers(0, 0), max_size=2)),
    )


@st.composite
def turns(draw: st.DrawFn, n: int, most: int) -> list[str | int]:
    """Who sends when, at most `most` times: users in blocks, in turns, a few of them often, or any."""
    names = [i if i % 3 == 0 else f"user {i}" for i in range(n)]
    each = draw(st.integers(1, max(1, most // n)))
    shape = draw(st.sampled_from(["blocks", "turns", "skewed", "any"]))
    if shape == "blocks":
        row = [name for name in names for _ in range(each)]
    elif shape == "turns":
        row = names * each
    elif shape == "skewed":
        row = [names[t.bit_length() * t % (1 + t % n)] for t in range(1, n * each + 1)]
    else:
        row = draw(st.lists(users(n), max_size=most))
    return row[: draw(st.integers(len(row) // 2, len(row)))]


@st.composite
def sixteenths(draw: st.DrawFn, size: int) -> list[int]:
    """Samples in sixteenths of the range: mostly one end of it or the other, some outside.

    How many are ones may change on the way, so that sums fall out of their intervals.
    """
    random = Random(draw(st.integers(0, 2**32)))
    first, later = draw(st.sampled_from([(1, 1), (3, 3), (8, 8), (1, 15), (15, 1), (8, 1)]))
    change = draw(st.sampled_from([size // 4, size // 2, size * 3 // 4]))
    means = [first if t < change else later for t in range(size)]
    others = draw(st.sampled_from([0, 1, 16]))
    return [
        random.randint(-2, 18)
        if random.randrange(16) < others
        else 16 * (random.randrange(16) < ones)
        for ones in means
    ]


@st.composite
def ledger_cases(draw: st.DrawFn, most_users: int = 12, most: int = 72) -> Case:
    """A case of the ledger mechanism: any horizon and weighting, noise from zero to far too large.

    Large epsilons are likely, so that epochs close on short streams; huge bounds are drawn too.
    """
    n = draw(st.integers(1, most_users))
    row = draw(turns(n, most))
    width = draw(st.sampled_from([Fraction(1), Fraction(7, 2)]))
    low = draw(st.sampled_from([Fraction(0), Fraction(-2, 3)]))
    numerators = draw(sixteenths(len(row)))
    amplitude = st.builds(
        lambda factor, shift: factor << shift,
        st.integers(-9, 9),
        st.sampled_from([0, 20, 34, 37, 40, 70]),
    )
    addresses = st.tuples(st.integers(0, 1), st.integers(1, 16))
    length = max(1, len(row))
    return Case(
        mechanism="ledger",
        max_users=draw(st.sampled_from([n, n, n + 3, max(1, n - 1), 2**62])),
        max_samples=draw(st.sampled_from([1, 3, 8, most, 2**40, 2**62])),
        epsilon=draw(
            st.sampled_from([Fraction(22, 7), Fraction(20), Fraction(90), Fraction(5000)])
        ),
        beta=Fraction(1),
        lower=low,
        upper=low + width,
        grid=draw(st.sampled_from([1, 3, 1000, 2**16, 2**32])),
        prior=low + width / 3,
        extra_users=draw(st.sampled_from(["ignore", "refuse"])),
        events=tuple(
            (user, low + width * Fraction(k, 16)) for user, k in zip(row, numerators, strict=True)
        ),
        noise=draw(st.dictionaries(addresses, amplitude, max_size=20)),
        choices={},
        horizon=draw(st.sampled_from([None, length, max(1, length // 2), 2 * length, 2**62])),
        weighting=draw(st.sampled_from(["sample", "user"])),
    )


@st.composite
def clipped_cases(draw: st.DrawFn) -> Case:
    """A case whose blocks are likely to be cut off: long, with little noise except in the excesses."""
    case = draw(ledger_cases())
    n, length = draw(st.integers(1, 3)), draw(st.sampled_from([150, 250, 400]))
    at_once = draw(st.sampled_from([1, 7, length // n]))
    sums = st.lists(st.integers(-(2**24), 2**24), min_size=16, max_size=16)
    excess = st.sampled_from([0, -(2**28) - 1, 2**35 + 3, 2**37 + 5, 2**39 + 7])
    excesses = st.one_of(st.just([0] * 16), st.lists(excess, min_size=16, max_size=16))
    return replace(
        case,
        max_users=3,
        max_samples=draw(st.sampled_from([length // n, length, 2**40])),
        epsilon=draw(st.sampled_from([Fraction(5000), Fraction(10**6)])),
        events=tuple(
            (t // at_once % n, case.lower + (case.upper - case.lower) * Fraction(k, 16))
            for t, k in enumerate(draw(sixteenths(length)))
        ),
        noise={
            (counter, node): noise
            for counter, column in enumerate((draw(sums), draw(excesses)))
            for node, noise in enumerate(column, 1)
        },
        horizon=draw(st.sampled_from([None, length, length // 2, 2 * length])),
    )


@st.composite
def heavy_cases(draw: st.DrawFn) -> Case:
    """A longer case in which a few users send much more than the others, whose levels may differ.

    So epochs have two strata, and weights and intervals depend on users' counts. Noise has any
    size up to a full account.
    """
    random = Random(draw(st.integers(0, 2**32)))
    n, length = draw(st.sampled_from([12, 40, 90])), draw(st.sampled_from([50, 150, 300]))
    power = draw(st.sampled_from([1, 2, 3]))
    levels = [random.betavariate(2, 5) for _ in range(n)]
    row = [int(n * random.random() ** power) for _ in range(length)]
    grid = draw(st.sampled_from([1, 1000, 2**16]))
    samples = [
        Fraction(int(random.random() < levels[user]))
        if grid == 1 or draw_level
        else Fraction(int(grid * levels[user]), grid)
        for user, draw_level in zip(row, random.choices([True, False], k=length), strict=True)
    ]
    amplitude = 2 ** draw(st.sampled_from([0, 20, 36, 39, 41]))
    return Case(
        mechanism="ledger",
        max_users=n,
        max_samples=draw(st.sampled_from([20, length, 2**20])),
        epsilon=draw(
            st.sampled_from([Fraction(22, 7), Fraction(20), Fraction(90), Fraction(5000)])
        ),
        beta=Fraction(1),
        lower=Fraction(0),
        upper=Fraction(1),
        grid=grid,
        prior=Fraction(1, 2),
        extra_users="refuse",
        events=tuple(zip(row, samples, strict=True)),
        noise={
            (counter, node): random.randint(-amplitude, amplitude)
            for counter in range(3)
            for node in range(1, 40)
        },
        choices={},
        horizon=draw(st.sampled_from([None, length // 2, length, 2 * length])),
        weighting=draw(st.sampled_from(["sample", "user"])),
        homogeneous=draw(st.booleans()),
    )
