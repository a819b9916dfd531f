"""Streams for the comparison, number by number: small ones under the shipped policy, and random ones."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

from withhold_proofs.kernel.tie.cases import Case, replayed
from withhold_proofs.kernel.tie.mechanisms import LedgerTied, PaperTied, Tied
from withhold_proofs.kernel.tie.policies import Hostile, Told
from withhold_proofs.kernel.tie.recording import Recorder, by_chance
from withhold_proofs.kernel.tie.walks import GRID
from withhold_spec.params import Params
from withhold_spec.replay import LEDGER_MECHANISMS, PAPER_MECHANISMS


def small(length: int) -> Iterator[Case]:
    """All streams of up to three users under the shipped policy, with noise that depends on the stream."""
    for name in LEDGER_MECHANISMS:
        params = Params(3, 4, 4, "1/10", grid=GRID)
        for users in _orders(length, 3):
            for values in product((0, 1, GRID), repeat=length):
                events = list(zip(users, values, strict=True))
                mixed = sum((k + 1) * 5**k * (3 * u + v) for k, (u, v) in enumerate(events))
                source = Recorder(by_chance(Random(mixed), 2**41))
                yield replayed(
                    f"{name}, shipped, {events}", LedgerTied.of(name, params), events, source
                )


def _orders(length: int, users: int) -> Iterator[tuple[int, ...]]:
    """Every order of arrival, users named by first arrival.

    >>> list(_orders(2, 3))
    [(0, 0), (0, 1)]
    """
    if length == 0:
        yield ()
        return
    for before in _orders(length - 1, users):
        for user in range(min(users, len(set(before)) + 1)):
            yield (*before, user)


def random(count: int, seed: int) -> Iterator[Case]:
    """Random streams of every mechanism in turn, with random parameters, names, noise and policies."""
    names = (*PAPER_MECHANISMS, "full", "full", *LEDGER_MECHANISMS, *LEDGER_MECHANISMS)
    for number in range(count):
        chance = Random(seed * 1_000_003 + number)
        name = names[number % len(names)]
        params = _params(chance)
        users = chance.sample(range(-9, 10), params.max_users + 1)
        events = [
            (chance.choice(users), chance.randint(0, params.grid))
            for _ in range(chance.randint(1, 40))
        ]
        if name == "wishful" and chance.random() * 4 > 1:
            events.sort(key=lambda event: users.index(event[0]))
        tied = _tied(name, params, chance)
        size = 2**41 if name in LEDGER_MECHANISMS else 50
        source = Recorder(by_chance(chance, size))
        yield replayed(f"{name}, random stream {number} of seed {seed}", tied, events, source)


def _params(chance: Random) -> Params:
    epsilon = chance.choice(("1/3", "1", "7", "1000"))
    return Params(
        chance.randint(1, 5),
        chance.choice((1, 2, 3, 4, 7, 8, 12, 16, 33)),
        epsilon,
        "1/10",
        grid=chance.choice((1, 3, 10)),
        horizon=chance.choice((None, 17, 40)),
        extra_users=chance.choice(("ignore", "refuse")),
    )


def _tied(name: str, params: Params, chance: Random) -> Tied:
    if name in PAPER_MECHANISMS:
        levels = params.max_samples.bit_length()
        arrays = tuple(chance.randint(1, 3) for _ in range(levels)) if name == "full" else ()
        return PaperTied.of(name, params, arrays)
    if chance.random() * 3 > 1:
        return LedgerTied.of(name, params, Told(policy=Hostile(chance.randint(0, 2**20))))
    return LedgerTied.of(name, params)
