"""The promises of the ledger mechanism with discrete Laplace noise, and of its shipped policy."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from withhold_spec.accounted.interface import BUDGET
from withhold_spec.number import Condition, Number, add, maximum
from withhold_spec.properties.paper import public
from withhold_spec.properties.registry import promise
from withhold_spec.records import Step
from withhold_spec.stream import User


@promise(
    "ledger-never-overdrawn",
    "",
    "What a user has spent is never negative and never more than BUDGET.",
)
def ledger_never_overdrawn(spent: Number) -> Condition:
    return maximum(0 - spent, spent - BUDGET) <= 0


@promise(
    "epoch-sensitivity",
    "",
    "Changing a user's samples changes an epoch's sums, all strata together, by at most their cost to the "
    "user. The same holds for its excess.",
)
def epoch_sensitivity(
    sums: Sequence[Number], neighbouring: Sequence[Number], cost: Number
) -> Condition:
    return add(changes(sums, neighbouring)) <= cost


def changes(sums: Sequence[Number], neighbouring: Sequence[Number]) -> list[Number]:
    """By how much each sum differs, as absolute values.

    >>> changes((3, 5), (7, 4))
    [4, 1]
    """
    return [
        maximum(one - other, other - one) for one, other in zip(sums, neighbouring, strict=True)
    ]


@promise(
    "series-loss",
    "",
    "Of the noise that explains the released sums of a series, the largest norm of an epoch differs between "
    "neighbours by at most the user's largest cost of an epoch's sums. The same holds for its excesses.",
)
def series_loss(largest: Number, neighbouring: Number, largest_cost: Number) -> Condition:
    return maximum(largest - neighbouring, neighbouring - largest) <= largest_cost


@promise(
    "path-loss",
    "",
    "On every path of released sums, the scale times the log-likelihood ratio of streams that differ in "
    "one user's samples is at most what that user has spent.",
)
def path_loss(loss: Number, spent: Number) -> Condition:
    return maximum(loss, 0 - loss) <= spent


@promise("ledger-is-paid", "", "The noise scale times epsilon is at least BUDGET.")
def ledger_is_paid(scale: Number, epsilon: Number) -> Condition:
    return scale * epsilon >= BUDGET


@promise(
    "weight-within-budget",
    "",
    "A weight of available budget over width, rounded down, is carried out and costs at most the "
    "available budget.",
)
def weight_within_budget(
    offered: Number, contributed: Number, charge: Number, available_budget: Number
) -> Condition:
    return (
        maximum(maximum(offered - contributed, contributed - offered), charge - available_budget)
        <= 0
    )


@promise(
    "limit-grows",
    "",
    "A budget limit lies between 0 and BUDGET, and for one time, such as the end of a series, it never "
    "falls when users or their samples become more.",
)
def limit_grows(earlier: Number, later: Number) -> Condition:
    return maximum(maximum(0 - earlier, earlier - later), later - BUDGET) <= 0


@promise(
    "interval-within",
    "",
    "An interval of the shipped policy is never empty, and lies in the range of its block's sum.",
)
def interval_within(low: Number, high: Number, whole: Number) -> Condition:
    return maximum(maximum(0 - low, low + 1 - high), high - whole) <= 0


@promise(
    "estimate-within",
    "",
    "The estimated sum of the released samples lies in the range of such a sum.",
)
def estimate_within(estimate: Number, released: Number, grid: Number) -> Condition:
    return maximum(0 - estimate, estimate - released * grid) <= 0


@promise(
    "horizon-paid-out",
    "",
    "At a known horizon all counted samples are released, or the available change of the users with "
    "withheld samples is less than the noise's scale.",
)
def horizon_paid_out(withheld: int, fresh: int, epsilon: Fraction) -> bool:
    return withheld == 0 or fresh * epsilon < BUDGET


@promise(
    "released-once",
    "",
    "A sample is in at most one epoch, a user's next block holds all of the user's new samples, and "
    "right after an epoch has closed every counted sample is released.",
)
def released_once(users: Sequence[User], steps: Sequence[Step]) -> bool:
    counts: dict[User, int] = {}
    released: dict[User, int] = {}
    for user, step in zip(users, steps, strict=True):
        if not step.ignored:
            counts[user] = counts.get(user, 0) + 1
        if step.epoch is not None:
            new = [count - released.get(name, 0) for name, count in counts.items()]
            blocks = [(number, size) for number, size in enumerate(new) if size > 0]
            if [
                (contribution.user, contribution.size) for contribution in step.epoch.contributions
            ] != blocks:
                return False
            if step.epoch.samples != sum(counts.values()):
                return False
            released = dict(counts)
        if step.total != sum(released.values()):
            return False
    return True


@promise(
    "epochs-oblivious",
    "",
    "Given the released sums, nothing depends on a sample: neither when epochs close, nor contributions, "
    "nor the estimate.",
)
def epochs_oblivious(left: Sequence[Step], right: Sequence[Step]) -> bool:
    return [_seen(step) for step in left] == [_seen(step) for step in right]


def _seen(step: Step) -> tuple[object, ...]:
    """Everything in a step except the noise-free sums and the noise."""
    return (*public(step), step.sum, step.epoch)
