"""Kinds of users who differ that were drawn up after version 3 of the policy was fixed: only measured.

Their figures were known when version 4 was made. They differ from the other kinds in what is unlike:
days, sessions, habits that change late, the rarity of what is counted, and who is there at all.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from bench.accuracy import arrivals, laws
from bench.accuracy.arrivals import Floats, Ints
from bench.accuracy.laws import Law
from bench.accuracy.unlike import Kind, of_users, shuffled
from bench.accuracy.unlike_further import fine

Random = np.random.Generator


def weekends(random: Random) -> tuple[Ints, Law]:
    """30 weeks; five days belong to 1600 users with mean 0.2, two days to 400 others with 0.6.

    One sample in ten is of somebody who comes on the wrong days.
    """
    size = 210_000
    is_weekend = np.arange(size) * 210 // size % 7 >= 5
    is_other = is_weekend ^ (random.random(size) < 0.1)
    users = np.where(is_other, random.integers(0, 400, size), random.integers(400, 2000, size))
    return users, laws.coins(np.where(is_other, 0.6, 0.2))


def moods(random: Random) -> tuple[Ints, Law]:
    """Sessions of 20 samples; each session has a mean of its own, and users are alike otherwise."""
    users = arrivals.sessions(1500, 9000, 20)(random)
    return users, laws.coins(np.repeat(random.beta(0.8, 1.6, 9000), 20))


def sleepers(random: Random) -> tuple[Ints, Law]:
    """All users send five samples in the first tenth; a tenth of them then sends all the rest.

    Those who stay have mean 0.45, the others 0.15.
    """
    early = random.permutation(np.repeat(np.arange(3000), 5))
    users = np.concatenate((early, random.integers(0, 300, 135_000)))
    return users, laws.coins(np.where(users < 300, 0.45, 0.15))


def dozens(random: Random) -> tuple[Ints, Law]:
    """60 users with 50 to 20,000 samples each; their means have nothing to do with it."""
    counts = np.rint(50 * 400 ** random.random(60)).astype(np.int64)
    return of_users(shuffled(counts), random.beta(1.5, 3, 60))(random)


def rare(random: Random) -> tuple[Ints, Law]:
    """Something rare: most users never see it, a few see it often."""
    own = np.minimum(0.5, 0.01 * random.gamma(0.1, 10, 4000))
    return of_users(arrivals.lognormal(4000, 1.0, 250_000), own)(random)


def ratings(random: Random) -> tuple[Ints, Law]:
    """One to five stars. Users with many ratings are harsher, and all become milder with time."""
    weight = np.exp(1.5 * random.standard_normal(3000))
    taste = 0.7 - 0.05 * np.log(weight) + 0.12 * random.standard_normal(3000)
    users = arrivals.weighted(weight, 200_000)(random)
    centre = taste[users] + 0.1 * np.arange(len(users)) / len(users)

    def sample(random: Random) -> Floats:
        return np.clip(np.rint(4 * (centre + 0.25 * random.standard_normal(len(users)))), 0, 4) / 4

    return users, fine(sample)


def churn(random: Random) -> tuple[Ints, Law]:
    """Of 1000 places, 20 get a new user in each of 100 periods; means of new users walk about."""
    walk = 0.3 + np.cumsum(0.03 * random.standard_normal(100))
    level = np.clip(walk, 0.05, 0.95)
    places, own = np.arange(1000), np.full(1000, 0.3)
    users = np.empty((100, 2000), dtype=np.int64)
    for period in range(100):
        places[random.integers(0, 1000, 20)] = 1000 + 20 * period + np.arange(20)
        own = np.concatenate((own, np.full(20, level[period])))
        users[period] = random.choice(places, 2000)
    return users.ravel(), laws.coins(own[users.ravel()])


def outage(random: Random) -> tuple[Ints, Law]:
    """The mean is 0.1, but 0.9 for everybody during one fiftieth of the stream, near its middle."""
    users = arrivals.zipf(2500, 0.6, 200_000)(random)
    place = np.arange(len(users)) / len(users)
    return users, laws.coins(np.where((place >= 0.48) & (place < 0.5), 0.9, 0.1))


KNOWN: Mapping[str, Kind] = {
    "weekends": weekends,
    "moods": moods,
    "sleepers": sleepers,
    "dozens": dozens,
    "rare": rare,
    "ratings": ratings,
    "churn": churn,
    "outage": outage,
}
