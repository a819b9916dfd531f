"""Further kinds of users who differ, from former versions of the policy: only measured.

FORMER were drawn up after the constants of version 2 of the policy had been chosen. Their figures
were known when version 3 was made. DEVELOPMENT were looked at while version 2 was made.
`unlike_known` has the kinds that were drawn up after version 3, `unlike_recent` those after version 4, and
`unlike_fresh` those of the present version.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np

from bench.accuracy import arrivals, laws
from bench.accuracy.arrivals import Floats, Ints
from bench.accuracy.laws import FINE_GRID, Law
from bench.accuracy.unlike import Kind, of_users, shuffled

Random = np.random.Generator


def fine(draw: Callable[[Random], Floats]) -> Law:
    """Values from 0 to 1 on the fine grid; `draw` gives those of all samples."""

    def sample(users: Ints, random: Random) -> Ints:
        return np.rint(FINE_GRID * draw(random)).astype(np.int64)

    return Law(sample, None, 0.25, grid=FINE_GRID)


def zigzag(random: Random) -> tuple[Ints, Law]:
    """Means go up and down twice along the logarithm of the rank: no line describes them."""
    phase = np.log(np.arange(1, 3001)) / np.log(3000)
    own = 0.35 + 0.25 * np.sin(4 * np.pi * phase)
    return of_users(arrivals.zipf(3000, 0.9, 200_000), own)(random)


def latecomers(random: Random) -> tuple[Ints, Law]:
    """A fifth of all users join when 70 % of the stream is over, with mean 0.65 and not 0.15."""
    size = 200_000
    active = np.where(np.arange(size) < 0.7 * size, 1600, 2000)
    users = np.floor(random.random(size) * active).astype(np.int64)
    return users, laws.coins(np.where(users < 1600, 0.15, 0.65))


def daily(random: Random) -> tuple[Ints, Law]:
    """100 days; users come near an hour of their own, and some differ more by hour than others."""
    hour = np.arange(200_000) % 2000 / 2000
    preferred = (hour + 0.1 * random.standard_normal(len(hour))) % 1
    users = np.floor(1500 * preferred).astype(np.int64)
    swing = random.random(1500)[users]
    return users, laws.coins(0.3 + 0.25 * swing * np.sin(2 * np.pi * hour))


def lognormal(random: Random) -> tuple[Ints, Law]:
    """Log-normal weights; the logit of the mean is correlated with them and scatters as much."""
    weight, other = random.standard_normal((2, 4000))
    own = 1 / (1 + np.exp(1 - 0.7 * weight - 0.7 * other))
    return of_users(arrivals.weighted(np.exp(1.6 * weight), 250_000), own)(random)


def enormous(random: Random) -> tuple[Ints, Law]:
    """Three of 2000 users send half of all samples, with means 0.8, 0.6 and 0.05; others 0.25."""
    weights = np.concatenate((1997 * np.array([0.5, 0.3, 0.2]), np.ones(1997)))
    own = np.concatenate(([0.8, 0.6, 0.05], np.full(1997, 0.25)))
    return of_users(arrivals.weighted(weights, 150_000), own)(random)


def cohorts(random: Random) -> tuple[Ints, Law]:
    """Eight cohorts of 500 users sign up one after the other; each has a mean of its own.

    A sample comes from the newest cohort with probability 1/2, from the one before with 1/4, ...
    """
    size = 200_000
    newest = 8 * np.arange(size) // size
    cohort = np.maximum(newest + 1 - random.geometric(0.5, size), 0)
    users = 500 * cohort + random.integers(0, 500, size)
    return users, laws.coins(np.array([0.15, 0.45, 0.1, 0.6, 0.3, 0.2, 0.5, 0.35])[cohort])


def tails(random: Random) -> tuple[Ints, Law]:
    """Real values: mostly near 0.03, with a Pareto tail cut at 1, and a scale for each user."""
    users = arrivals.lognormal(1500, 0.8, 150_000)(random)
    scale = 0.02 * np.exp(0.5 * random.standard_normal(1500))[users]
    return users, fine(lambda draw: np.minimum(1, scale * (1 + draw.pareto(1.3, len(users)))))


def robots(random: Random) -> tuple[Ints, Law]:
    """40 of 2000 users send 500 samples each, half of them only 1 and half only 0; others 20."""
    is_robot = np.arange(2000) < 40
    own = np.where(is_robot, np.arange(2000) % 2, 0.1)
    return of_users(shuffled(np.where(is_robot, 500, 20)), own)(random)


def leavers(random: Random) -> tuple[Ints, Law]:
    """Users come one after the other and overlap; the higher their mean, the more they send."""
    own = random.beta(2, 4, 2500)
    counts = np.ceil(random.exponential(8 + 300 * own**2)).astype(np.int64)
    users = np.repeat(np.arange(2500), counts)
    when = users / 2500 + 0.2 * random.random(len(users))
    users = users[np.argsort(when, kind="stable")]
    return users, laws.coins(own[users])


def learners(random: Random) -> tuple[Ints, Law]:
    """The mean of every user falls from 0.6 towards 0.1 with the number of the user's samples."""
    users = arrivals.zipf(2000, 0.7, 150_000)(random)
    return users, laws.coins(0.1 + 0.5 / (1 + arrivals.number_of_each(users) / 10))


FORMER: Mapping[str, Kind] = {
    "zigzag": zigzag,
    "latecomers": latecomers,
    "daily": daily,
    "lognormal": lognormal,
    "enormous": enormous,
    "cohorts": cohorts,
    "tails": tails,
    "robots": robots,
    "leavers": leavers,
    "learners": learners,
}


def reverse(random: Random) -> tuple[Ints, Law]:
    """Heavier users have lower means, and scatter."""
    weight = np.exp(1.4 * random.standard_normal(3000))
    rank = np.argsort(np.argsort(weight)) / 2999
    own = np.clip(0.6 - 0.5 * rank + 0.05 * random.standard_normal(3000), 0.01, 0.99)
    return of_users(arrivals.weighted(weight, 200_000), own)(random)


def bimodal(random: Random) -> tuple[Ints, Law]:
    """Three in ten users, at random, have mean 0.7 and the others 0.1."""
    own = np.where(random.random(1500) < 0.3, 0.7, 0.1)
    return of_users(arrivals.round_robin(1500, 150), own)(random)


def step(random: Random) -> tuple[Ints, Law]:
    """All users change from 0.2 to 0.5 when 60 % of the stream is over."""
    users = arrivals.zipf(3000, 0.8, 200_000)(random)
    return users, laws.coins(np.where(np.arange(len(users)) < 0.6 * len(users), 0.2, 0.5))


def middle(random: Random) -> tuple[Ints, Law]:
    """Users who are neither the heaviest nor light have mean 0.7, all others 0.2."""
    rank = np.arange(2000)
    own = np.where((rank >= 20) & (rank < 200), 0.7, 0.2)
    return of_users(arrivals.zipf(2000, 1.0, 200_000), own)(random)


def giant(random: Random) -> tuple[Ints, Law]:
    """One user sends three samples in ten, with mean 0.9; the others have 0.2."""
    weights = np.concatenate(([3000 * 3 / 7], np.ones(3000)))
    own = np.where(np.arange(3001) == 0, 0.9, 0.2)
    return of_users(arrivals.weighted(weights, 150_000), own)(random)


def bursts(random: Random) -> tuple[Ints, Law]:
    """Sessions of very different lengths; real values that rise with a user's rank."""
    users = arrivals.heavy_sessions(2000, 15_000, 1.3, 200_000)(random)
    rank = np.argsort(np.argsort(np.bincount(users, minlength=2000))) / 2000
    own = np.clip(0.2 + 0.3 * rank + 0.05 * random.standard_normal(2000), 0.02, 0.98)[users]
    return users, fine(lambda draw: draw.beta(10 * own, 10 * (1 - own)))


DEVELOPMENT: Mapping[str, Kind] = {
    "reverse": reverse,
    "bimodal": bimodal,
    # Users who come later have higher means.
    "newcomers": of_users(arrivals.growing(10_000, 300, 300_000), np.linspace(0.1, 0.5, 10_000)),
    # One in fifty of 1000 users always sends 1, the others have mean 0.2.
    "outliers": of_users(
        arrivals.round_robin(1000, 200), np.where(np.arange(1000) % 50 == 49, 1.0, 0.2)
    ),
    "step": step,
    "middle": middle,
    "giant": giant,
    "bursts": bursts,
    # Users come one after the other, and their means follow two seasons.
    "waves": of_users(
        arrivals.contiguous(2000, 100), 0.3 + 0.15 * np.sin(np.arange(2000) / 2000 * 4 * np.pi)
    ),
}
