"""Streams of users who differ: in each, a user's mean depends on something that is public.

A kind draws its arrivals, and the probability of a 1 for each sample, from one generator; both are
part of the stream and the same in every run. Only the values are drawn anew. Constants of the
policy were chosen with these streams in view.
"""

from __future__ import annotations

import csv
import io
import zipfile
from collections.abc import Callable, Mapping
from typing import TypeAlias

import numpy as np

from bench.accuracy import arrivals, laws
from bench.accuracy.arrivals import Floats, Ints
from bench.accuracy.laws import Law

Kind: TypeAlias = Callable[[np.random.Generator], tuple[Ints, Law]]

SHORT_MILES = 500


def of_users(arrive: arrivals.Arrivals, own: Floats) -> Kind:
    """Coins whose probability is the user's own: `own[user]`."""

    def draw(random: np.random.Generator) -> tuple[Ints, Law]:
        users = arrive(random)
        return users, laws.coins(own[users])

    return draw


def by_rank(users: int, heaviest: float, lightest: float) -> Floats:
    """The means of users 1, 2, ...: from one to the other along the logarithm of the rank.

    >>> by_rank(100, 0.8, 0.2)[[0, 9, 99]].round(6).tolist()
    [0.8, 0.5, 0.2]
    """
    place = np.log(np.arange(1, users + 1)) / np.log(users)
    own: Floats = heaviest + (lightest - heaviest) * place
    return own


def short(random: np.random.Generator) -> tuple[Ints, Law]:
    """Whether a real flight is shorter than 500 miles, in the order of scheduled departures.

    Aeroplanes on short routes fly more often. Flights that were cancelled are in it too.
    """
    from withhold.flights import archive

    with zipfile.ZipFile(archive()) as zipped, zipped.open("flights.csv") as raw:
        table = csv.DictReader(io.TextIOWrapper(raw, encoding="utf-8", newline=""))
        rows = sorted(
            (
                tuple(int(row[key]) for key in ("month", "day", "hour", "minute", "flight")),
                row["tailnum"],
                int(row["distance"]) < SHORT_MILES,
            )
            for row in table
            if row["tailnum"] != "NA"
        )
    codes: dict[str, int] = {}
    users = np.array([codes.setdefault(tail, len(codes)) for _, tail, _ in rows])
    return users, laws.fixed(np.array([value for _, _, value in rows], dtype=np.int64))


def shuffled(counts: Ints) -> arrivals.Arrivals:
    """So many samples of each user, in random order."""
    return lambda random: random.permutation(np.repeat(np.arange(len(counts)), counts))


def drift(random: np.random.Generator) -> tuple[Ints, Law]:
    """2000 users in turn, 200 times; the mean of all moves from 0.1 to 0.3 over the stream."""
    users = arrivals.round_robin(2000, 200)(random)
    return users, laws.coins(np.linspace(0.1, 0.3, len(users)))


_IS_LIGHT = np.arange(200) < 180

KINDS: Mapping[str, Kind] = {
    # Flights shorter than 500 miles, which busy aeroplanes fly more often.
    "short": short,
    # Zipf arrivals; the mean rises from 0.1 to 0.7 with the logarithm of a user's weight.
    "corr": of_users(arrivals.zipf(5000, 0.8, 300_000), by_rank(5000, 0.7, 0.1)),
    # The same arrivals; the mean rises from 0.18 to 0.255 only.
    "mild": of_users(arrivals.zipf(5000, 0.8, 300_000), by_rank(5000, 0.255, 0.18)),
    # 180 users with 5 samples each and mean 0.1, 20 users with 200 each and mean 0.9.
    "heavy": of_users(shuffled(np.where(_IS_LIGHT, 5, 200)), np.where(_IS_LIGHT, 0.1, 0.9)),
    # 200 users with weights 1/rank, of whom the first ten have mean 0.9 and the others 0.1.
    "rank": of_users(arrivals.zipf(200, 1.0, 20_000), np.where(np.arange(200) < 10, 0.9, 0.1)),
    # 200 users in turn; every 50th always sends 1, the others have mean 0.2.
    "every50": of_users(
        arrivals.round_robin(200, 500), np.where(np.arange(200) % 50 == 49, 1.0, 0.2)
    ),
    "drift": drift,
}
