"""Streams for the ledger mechanism, and what its users have spent, by definition."""

import random
from collections.abc import Sequence
from fractions import Fraction

from withhold import Params
from withhold.core.grid import Quantiser
from withhold.core.records import Contribution, Epoch, Form, Step
from withhold.testing import Tape, replay

Event = tuple[str | int, Fraction | int]


def in_turns(users: int, samples: int, seed: int = 0) -> list[Event]:
    """A stream of zeros and ones in which all users take their turns."""
    bits = random.Random(seed)
    return [(user, bits.randrange(2)) for _ in range(samples) for user in range(users)]


def closed(steps: Sequence[Step]) -> list[Epoch]:
    """The epochs of a trace."""
    return [step.epoch for step in steps if step.epoch is not None]


def costs(contribution: Contribution) -> tuple[int, int]:
    """What a contribution's sum and excess cost its user, by definition."""
    return contribution.weight * (
        contribution.high - contribution.low
    ), contribution.excess_weight * contribution.saturation


def accounts(steps: Sequence[Step]) -> dict[int, int]:
    """What every user has spent: in each series the largest cost of a sum plus that of an excess."""
    largest_cost: dict[tuple[int, int, int], int] = {}
    for epoch in closed(steps):
        for contribution in epoch.contributions:
            for part, cost in enumerate(costs(contribution)):
                key = contribution.user, epoch.series.first, part
                largest_cost[key] = max(cost, largest_cost.get(key, 0))
    spent: dict[int, int] = {}
    for (user, *_), cost in largest_cost.items():
        spent[user] = spent.get(user, 0) + cost
    return spent


def square_accounts(steps: Sequence[Step]) -> dict[int, int]:
    """What every user has spent with Gaussian noise: the squared costs of all sums and excesses."""
    spent: dict[int, int] = {}
    for epoch in closed(steps):
        for contribution in epoch.contributions:
            paid = sum(cost**2 for cost in costs(contribution))
            spent[contribution.user] = spent.get(contribution.user, 0) + paid
    return spent


def with_same_outputs(
    form: Form, params: Params, target: Sequence[Step], other: Sequence[Event]
) -> list[Step]:
    """The run of another stream with the noise with which it releases the sums of `target`.

    The contributions are then the same, so the other stream's sums follow from the definition.
    """
    quantiser, noise = Quantiser(params), {}
    users: dict[str | int, int] = {}
    blocks: dict[int, int] = {}
    for (name, value), step in zip(other, target, strict=True):
        if not step.ignored:
            user = users.setdefault(name, len(users))
            blocks[user] = blocks.get(user, 0) + quantiser.one(value)
        if step.epoch is not None:
            strata = len(step.epoch.sums)
            sums = [0] * (strata + 1)  # the last one is the excess
            for one in step.epoch.contributions:
                inside, outside = parts(one, blocks.pop(one.user))
                if 0 <= one.stratum < strata:
                    sums[one.stratum] += inside
                sums[strata] += outside
            for w in step.written:
                noise[w.counter, w.node] = w.sum + w.noise - sums[w.counter]
    steps = replay(form, params, other, Tape(noise))
    assert [(a.epoch, a.sum, a.total, a.spent) for a in steps] == [
        (a.epoch, a.sum, a.total, a.spent) for a in target
    ]
    return steps


def parts(contribution: Contribution, block: int) -> tuple[int, int]:
    """What a block's sum adds to its stratum's sum and to the excess, by definition."""
    inside = min(max(block, contribution.low), contribution.high) - contribution.low
    beyond = max(block - contribution.inner_high, contribution.inner_low - block, 0)
    return contribution.weight * inside, contribution.excess_weight * min(
        beyond, contribution.saturation
    )
