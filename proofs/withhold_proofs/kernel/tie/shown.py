"""What a step of the specification shows, as the same integers that Tie/Follow.v writes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from withhold_proofs.kernel.tie.recording import Drawn
from withhold_spec.accounted.records import Account, Contribution, Epoch
from withhold_spec.accounted.state import LedgerState
from withhold_spec.number import Number, add
from withhold_spec.paper.state import PaperState
from withhold_spec.records import Step


def of_list(numbers: Sequence[int]) -> list[int]:
    """The numbers after their count."""
    return [len(numbers), *numbers]


def of_each(parts: Iterable[Sequence[int]]) -> list[int]:
    """The parts in turn, after their count."""
    found = list(parts)
    return [len(found), *(number for part in found for number in part)]


def paper_step(state: PaperState, step: Step | None, drawn: Sequence[Drawn]) -> list[int]:
    """A step of an algorithm of the paper and the state after it; step is None for a refused sample."""
    released = {} if step is None else {(w.counter, w.node): w.sum + w.noise for w in step.written}
    shows = [
        (2, each.addresses[0][0], *each.given)
        if each.kind == "choice"
        else (1, *each.addresses[0], whole(released[each.addresses[0]]))
        for each in drawn
    ]
    total = whole(add([counter.total() for counter in state.counters]))
    if step is None:
        return [1, 0, 0, total, state.total, 0]
    return [0, step.ignored, step.count, whole(step.sum), step.total, *of_each(shows)]


def ledger_step(state: LedgerState, step: Step | None) -> list[int]:
    """A step of the ledger mechanism and the state after it; step is None for a refused sample."""
    counts = [len(own) for own in state.samples.values()]
    accounts = [
        (count, *_account(each)) for count, each in zip(counts, state.accounts, strict=True)
    ]
    begun = [1, 0, 0] if step is None else [0, step.ignored, step.count]
    closed = [] if step is None or step.epoch is None else [_epoch(step.epoch)]
    return [*begun, *of_each(accounts), *of_each(closed)]


def _account(each: Account) -> list[int]:
    parts = (each.released, each.spent, each.first, each.series, each.sum_cost, each.excess_cost)
    return [whole(part) for part in parts]


def _epoch(epoch: Epoch) -> list[int]:
    series = epoch.series
    shown = [[0, *of_list([whole(each) for each in epoch.sums])]]
    shown += [] if epoch.excess is None else [[1, 1, whole(epoch.excess)]]
    return [
        *(epoch.samples, series.first, series.length),
        *of_each([(series.strata, series.length), (1, series.excess_queries)]),
        *of_each(_contribution(each) for each in epoch.contributions),
        *of_each(shown),
    ]


def _contribution(each: Contribution) -> list[int]:
    inside = (each.stratum, each.weight, 0, each.low, each.high, 0)
    outside = (0, each.excess_weight, 1, each.inner_low, each.inner_high, each.saturation)
    return [each.user, each.size, *of_each([list(map(whole, inside)), list(map(whole, outside))])]


def whole(number: Number) -> int:
    """The number, which is an integer in every run that is compared. Raises: TypeError."""
    if not isinstance(number, int):
        raise TypeError("a run that is compared has integers only")
    return number
