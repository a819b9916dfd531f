"""Kinds of users who differ that were drawn up while version 5 of the policy was made: only measured.

Whoever drew them up had read only the streams of this benchmark. `jump`, `jumps`, `hundredth` and `outlying`
were asked for by name: version 5 was made to hold there. The others are what happens to a service: old
data, releases, meters, crowds, exams, regions and theft. No constant was changed for any of them.
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


def jump(random: Random) -> tuple[Ints, Law]:
    """1000 users in turn, 200 samples each; all have mean 0.3, and 0.6 from half of the stream on."""
    users = arrivals.round_robin(1000, 200)(random)
    return users, laws.coins(np.where(np.arange(len(users)) < len(users) // 2, 0.3, 0.6))


def jumps(random: Random) -> tuple[Ints, Law]:
    """The mean of all users jumps after an eighth, a quarter, a half and three quarters of the stream."""
    users = arrivals.lognormal(2500, 0.7, 240_000)(random)
    part = np.searchsorted([1, 2, 4, 6], 8 * np.arange(len(users)) // len(users), side="right")
    return users, laws.coins(np.array([0.3, 0.6, 0.4, 0.75, 0.35])[part])


def hundredth(random: Random) -> tuple[Ints, Law]:
    """4000 users in turn, 50 samples each, with mean 0.3; one in a hundred, at random, sends only 1."""
    own = np.where(random.permutation(4000) < 40, 1.0, 0.3)
    return of_users(arrivals.round_robin(4000, 50), own)(random)


def outlying(random: Random) -> tuple[Ints, Law]:
    """Zipf arrivals with mean 0.5; one user in fifty, whether heavy or light, sends only 1."""
    own = np.where(random.permutation(3000) < 60, 1.0, 0.5)
    return of_users(arrivals.zipf(3000, 0.6, 200_000), own)(random)


def backfill(random: Random) -> tuple[Ints, Law]:
    """From 35 % to 55 % of the stream three samples in four are old data, one user after the other.

    The old data are of 800 users, most of whom still send; old means are near 0.65, new ones near 0.25.
    """
    size = 220_000
    place = np.arange(size) / size
    is_old = (place >= 0.35) & (place < 0.55) & (random.random(size) < 0.75)
    users = arrivals.lognormal(2000, 1.0, size)(random)
    owners = random.permutation(2600)[:800]
    turn = arrivals.weighted(random.exponential(1, 800), int(is_old.sum()))(random)
    users[is_old] = owners[np.sort(turn)]
    old, new = random.beta(6.5, 3.5, 2600), random.beta(2.5, 7.5, 2600)
    return users, laws.coins(np.where(is_old, old[users], new[users]))


def deploy(random: Random) -> tuple[Ints, Law]:
    """A release breaks the metric on one device in eight, and a fix comes at 70 % of the stream.

    Users install each of the two when they please, the heavier the sooner.
    """
    weight = np.exp(1.1 * random.standard_normal(3000))
    lags = random.exponential(1 / np.sqrt(weight), (2, 3000))
    broken_from, broken_to = 0.3 + 0.15 * lags[0], 0.7 + 0.05 * lags[1]
    is_affected = random.random(3000) < 1 / 8
    own = random.beta(18, 3, 3000)
    users = arrivals.weighted(weight, 240_000)(random)
    place = np.arange(len(users)) / len(users)
    is_broken = is_affected[users] & (place >= broken_from[users]) & (place < broken_to[users])
    return users, laws.coins(np.where(is_broken, 0.15, own[users]))


def meters(random: Random) -> tuple[Ints, Law]:
    """600 energy meters in turn for 400 hours; real values with a day, a cold spell and skewed noise.

    Levels are log-normal. One home in ten is empty except in the last quarter of the hours.
    """
    users = arrivals.round_robin(600, 400)(random)
    hour = np.arange(400)[:, None]
    level = 0.13 * np.exp(0.6 * random.standard_normal(600))
    peak = 19 + 2.5 * random.standard_normal(600)
    day = 1 + 0.7 * np.cos(2 * np.pi * (hour - peak) / 24)
    cold = 1 + 0.9 * np.exp(-(((hour - 230) / 40) ** 2)) * random.random(600)
    is_empty = (random.random(600) < 0.1) & (hour < 300)
    centre = np.where(is_empty, 0.01, level * day * cold).ravel()
    shape = random.uniform(1.5, 8, 600)[users]

    def sample(random: Random) -> Floats:
        return np.minimum(1, centre * random.gamma(shape) / shape)

    return users, fine(sample)


def viral(random: Random) -> tuple[Ints, Law]:
    """How much of a video is watched: at 60 % of the stream a crowd comes, which fades and watches less.

    Of 7500 newcomers most send one to three samples; 1500 regular users send all the others.
    """
    size = 200_000
    place = np.arange(size) / size
    crowd = np.where(place >= 0.6, 0.9 * np.exp(-(place - 0.6) / 0.12), 0.0)
    is_new = random.random(size) < crowd
    newcomers = 1500 + np.floor(7500 * random.random(size) ** 2).astype(np.int64)
    users = np.where(is_new, newcomers, arrivals.lognormal(1500, 1.2, size)(random))
    own = np.concatenate((random.beta(4, 3, 1500), random.beta(1, 5, 7500)))
    centre = np.clip(own, 0.02, 0.98)[users]
    width = np.where(is_new, 1.0, 5.0)
    return users, fine(lambda draw: draw.beta(width * centre, width * (1 - centre)))


def exams(random: Random) -> tuple[Ints, Law]:
    """Marks of 8000 students, 200 new ones at each sitting, six papers each time; the weak come again.

    Each paper of each sitting has a difficulty of its own, and its marks arrive together.
    """
    ability = random.standard_normal(8000)
    times = np.minimum(8, 2 + random.poisson(np.exp(-0.8 * ability)))
    seats = np.repeat(np.arange(8000), times)
    sitting = np.repeat(seats // 200 + arrivals.number_of_each(seats) - 1, 6)
    paper = np.tile(np.arange(6), len(seats))
    order = np.lexsort((random.random(len(paper)), paper, sitting))
    users = np.repeat(seats, 6)[order]
    easiness = 0.58 + 0.08 * random.standard_normal((sitting.max() + 1, 6))
    centre = 0.14 * ability[users] + easiness[sitting[order], paper[order]]

    def sample(random: Random) -> Floats:
        marks = 100 * (centre + 0.1 * random.standard_normal(len(users)))
        return np.clip(np.rint(marks), 0, 100) / 100

    return users, fine(sample)


def zones(random: Random) -> tuple[Ints, Law]:
    """Whether a driver takes a ride: 30 days, and three regions whose busy hours and means differ.

    The third region opens at half of the stream. Full-time drivers decline less, everybody at night more.
    """
    size = 240_000
    hour = 24 * (np.arange(size) % 8000) / 8000
    local = hour[:, None] + np.array([0, 8, 15])
    busy = np.array([1.0, 0.7, 1.2]) * (1 + 0.85 * np.sin(2 * np.pi * (local - 10) / 24))
    busy[: size // 2, 2] = 0
    share = np.cumsum(busy, axis=1) / busy.sum(axis=1, keepdims=True)
    region = (random.random(size)[:, None] > share[:, :2]).sum(axis=1)
    is_full = random.random((3, 800)) < 0.25
    users = np.empty(size, dtype=np.int64)
    for number in range(3):
        is_here = region == number
        weight = np.where(is_full[number], 8.0, 1.0) * random.gamma(2, 0.5, 800)
        users[is_here] = 800 * number + arrivals.weighted(weight, int(is_here.sum()))(random)
    night = 0.12 * np.cos(2 * np.pi * (local[np.arange(size), region] - 3) / 24)
    own = np.array([[0.7], [0.5], [0.3]]) + 0.15 * is_full + 0.08 * random.standard_normal((3, 800))
    return users, laws.coins(np.clip(own.ravel()[users] - night, 0.01, 0.99))


def stolen(random: Random) -> tuple[Ints, Law]:
    """120 of 4000 accounts are stolen one by one, send 20 times as much and only 1, and are closed.

    Thefts start at 30 % of the stream; an account is found after a twelfth of the stream on average.
    """
    weight = np.exp(0.8 * random.standard_normal(4000))
    begin, end = np.full((2, 4000), 2.0)
    begin[:120] = random.uniform(0.3, 1, 120)
    end[:120] = begin[:120] + random.exponential(1 / 12, 120)
    own = random.beta(3, 9, 4000)
    users, means = np.empty((200, 1000), dtype=np.int64), np.empty((200, 1000))
    for period in range(200):
        is_stolen, is_open = begin <= period / 200, end > period / 200
        active = np.where(is_stolen, 20.0, weight) * is_open
        users[period] = arrivals.weighted(active, 1000)(random)
        means[period] = np.where(is_stolen, 1.0, own)[users[period]]
    return users.ravel(), laws.coins(means.ravel())


FRESH: Mapping[str, Kind] = {
    "jump": jump,
    "jumps": jumps,
    "hundredth": hundredth,
    "outlying": outlying,
    "backfill": backfill,
    "deploy": deploy,
    "meters": meters,
    "viral": viral,
    "exams": exams,
    "zones": zones,
    "stolen": stolen,
}
