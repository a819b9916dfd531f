"""The state of a run of the ledger mechanism as plain data, exact and complete."""

from __future__ import annotations

from abc import abstractmethod
from array import array
from typing import Generic, get_args

from withhold.accounted.books import AccountBook
from withhold.accounted.final import Final
from withhold.accounted.noise import EpochNoise
from withhold.accuracy.posterior_bars import Bar, LazyBar, Reason
from withhold.core.batch import Counted
from withhold.core.engine import Engine
from withhold.core.records import Node, Series
from withhold.core.state import Facts, State, as_counts, bounded, same_array, same_row
from withhold.core.storage import Row
from withhold.policy.budgets import B
from withhold.policy.posterior import Posterior
from withhold.policy.scheduling import Cadence, Schedule

REASONS: tuple[Reason, ...] = get_args(Reason)


class LedgerState(Engine[Counted], Generic[B]):
    """What a run of the ledger mechanism remembers; `LedgerEngine` says what each item is."""

    __slots__ = (
        "_book",
        "_due",
        "_final",
        "_firsts",
        "_left",
        "_next",
        "_nodes",
        "_noise",
        "_opened",
        "_paid_most",
        "_posterior",
        "_release_times",
        "_released",
        "_samples",
        "_schedule",
        "_series",
        "_shown",
    )

    _book: AccountBook[B]
    _due: int
    _final: Final | None
    _firsts: array[int]
    _left: int
    _next: int
    _nodes: list[Node]
    _noise: EpochNoise
    _opened: Row
    _paid_most: list[int]
    _posterior: Posterior
    _release_times: list[int]
    _released: array[int]
    _samples: int
    _schedule: Schedule
    _series: Series
    _shown: LazyBar

    def state(self) -> State:
        state = super().state()
        series, shown = self._series, self._shown()
        state.facts.update(
            turn=[self._samples, self._next, self._due, self._left],
            series=[series.first, series.length, series.excess_queries, series.strata],
            schedule=_schedule_numbers(self._schedule),
            schedule_times=list(self._schedule.release_times),
            release_times=list(self._release_times),
            node_counters=[node.counter for node in self._nodes],
            node_epochs=[node.index for node in self._nodes],
            shown=[shown.deviation, shown.clipping, shown.farthest, REASONS.index(shown.reason)],
            paid_most=list(self._paid_most),
            noise=self._noise.state(),
        )
        state.facts.update(self._posterior.state())
        if self._final is not None:
            state.facts["final"] = self._final.state()
        state.columns.update(
            opened=self._opened[:], released=array("q", self._released), firsts=self._firsts[:]
        )
        state.columns.update(self._book.state())
        return state

    def restore(self, state: State) -> None:
        super().restore(state)
        facts, columns, size = state.facts, state.columns, len(self.counts)
        self._samples, self._next, self._due, self._left = facts["turn"]
        self._series = Series(*facts["series"])
        self._schedule = _schedule_of(facts["schedule"], facts["schedule_times"])
        self._release_times = list(facts["release_times"])
        addresses = zip(facts["node_counters"], facts["node_epochs"], strict=True)
        self._nodes = [Node(counter, epoch) for counter, epoch in addresses]
        deviation, clipping, farthest, reason = facts["shown"]
        why = REASONS[bounded(reason, 0, len(REASONS) - 1)]
        self._shown = LazyBar(Bar, deviation, clipping, farthest, why)
        self._paid_most = list(facts["paid_most"])
        self._noise.restore(facts["noise"])
        self._posterior.restore(facts)
        if self._final is not None:
            self._final.restore(facts["final"])
        self._opened = same_row(columns["opened"], self._opened, size)
        self._released = as_counts(columns["released"], self.counts)
        self._firsts = same_array(columns["firsts"], self._firsts, size)
        self._book.restore(columns, size, in_series=bool(self._release_times))

    def told(self) -> Facts:
        """What the epochs so far have released and charged; public."""
        facts = {
            "turn": [self._samples, self._next, self._left],
            "estimate": [self.sum, self.total],
            "paid_most": list(self._paid_most),
        }
        return facts | self._posterior.state()

    def end_series(self) -> None:
        """Ends the open series: its radius is forgotten, and the next epoch opens another series.

        The charges for it stay as they are. Between two epochs only; it does nothing if no series
        is open.
        """
        if not self._release_times:
            return
        self._release_times = []
        self._book.end_series()
        self._left = 0
        self._noise.forget()
        self._next = self._scheduled_next()
        self._due = min(self._due, self._next)

    @abstractmethod
    def _scheduled_next(self) -> int:
        """The next checkpoint if no series is open."""


def _schedule_numbers(schedule: Schedule) -> list[int]:
    cadence = schedule.cadence
    numbers = [cadence.least, cadence.step, cadence.span, cadence.reach]
    return [*numbers, schedule.step, schedule.end, int(schedule.asks)]


def _schedule_of(numbers: list[int], release_times: list[int]) -> Schedule:
    least, step, span, reach, schedule_step, end, asks = numbers
    cadence = Cadence(least, step, span, reach)
    return Schedule(cadence, schedule_step, end, tuple(release_times), bounded(asks, 0, 1) == 1)
