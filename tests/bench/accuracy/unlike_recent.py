"""Kinds of users who differ that were drawn up after version 4 of the policy was fixed, and known since: only measured.

They differ from the other kinds in groups that come, swell and go, in users who share a mean, and in
what breaks.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from bench.accuracy import arrivals, laws
from bench.accuracy.arrivals import Floats, Ints
from bench.accuracy.laws import Law
from bench.accuracy.unlike import Kind, of_users
from bench.accuracy.unlike_further import fine

Random = np.random.Generator


def sales(random: Random) -> tuple[Ints, Law]:
    """Three sales, each a thirtieth of the stream: everybody has mean 0.3, and 0.12 at other times."""
    users = arrivals.zipf(3500, 0.7, 200_000)(random)
    place = np.arange(len(users)) / len(users)
    is_sale = np.min([np.abs(place - middle) for middle in (0.21, 0.55, 0.83)], axis=0) < 1 / 60
    return users, laws.coins(np.where(is_sale, 0.3, 0.12))


def adopters(random: Random) -> tuple[Ints, Law]:
    """The number of users grows all the time, and the later users join the lower their means are."""
    users = arrivals.growing(6000, 200, 240_000)(random)
    joined = np.arange(users.max() + 1) / (users.max() + 1)
    own = np.clip(0.5 - 0.35 * joined + 0.1 * random.standard_normal(len(joined)), 0.02, 0.98)
    return users, laws.coins(own[users])


def teams(random: Random) -> tuple[Ints, Law]:
    """100 teams of 30 users; those of a team share a mean, and how much they send."""
    weight = np.repeat(np.exp(0.9 * random.standard_normal(100)), 30)
    own = np.repeat(random.beta(2, 5, 100), 30)
    return of_users(arrivals.weighted(weight, 200_000), own)(random)


def apps(random: Random) -> tuple[Ints, Law]:
    """One in five users has another program, which sends six times as much and measures 0.06 more."""
    is_other = random.random(2500) < 0.2
    users = arrivals.weighted(np.where(is_other, 6.0, 1.0), 200_000)(random)
    centre = (0.3 + 0.06 * is_other + 0.04 * random.standard_normal(2500))[users]

    def sample(random: Random) -> Floats:
        return np.clip(centre + 0.15 * random.standard_normal(len(users)), 0, 1)

    return users, fine(sample)


def spammers(random: Random) -> tuple[Ints, Law]:
    """From 40 % to 55 % of the stream 200 newcomers send half of the samples, all of them 1."""
    size = 200_000
    place = np.arange(size) / size
    is_spam = (place >= 0.4) & (place < 0.55) & (random.random(size) < 0.5)
    users = np.where(is_spam, 2000 + random.integers(0, 200, size), random.integers(0, 2000, size))
    return users, laws.coins(np.where(is_spam, 1.0, 0.2))


def sensors(random: Random) -> tuple[Ints, Law]:
    """400 instruments in turn, each with an offset and a slow walk of its own; real values."""
    users = arrivals.round_robin(400, 500)(random)
    walk = np.cumsum(0.006 * random.standard_normal((500, 400)), axis=0)
    centre = (0.45 + 0.12 * random.standard_normal(400) + walk).ravel()

    def sample(random: Random) -> Floats:
        return np.clip(centre + 0.05 * random.standard_normal(len(users)), 0, 1)

    return users, fine(sample)


def surveys(random: Random) -> tuple[Ints, Law]:
    """20,000 users answer a few questions each; who answers more agrees less."""
    counts = random.geometric(0.12, 20_000)
    own = np.clip(random.beta(2, 2, 20_000) - 0.01 * counts, 0.01, 0.99)
    users = random.permutation(np.repeat(np.arange(20_000), counts))
    return users, laws.coins(own[users])


def breakdown(random: Random) -> tuple[Ints, Law]:
    """Something breaks when three quarters of the stream are over, and all samples are 0 from then on."""
    users = arrivals.lognormal(2500, 1.0, 200_000)(random)
    own = random.beta(4, 6, 2500)
    works = np.arange(len(users)) < 0.75 * len(users)
    return users, laws.coins(np.where(works, own[users], 0.0))


RECENT: Mapping[str, Kind] = {
    "sales": sales,
    "adopters": adopters,
    "teams": teams,
    "apps": apps,
    "spammers": spammers,
    "sensors": sensors,
    "surveys": surveys,
    "breakdown": breakdown,
}
