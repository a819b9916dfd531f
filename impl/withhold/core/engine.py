"""What all mechanisms share: users by code, counters, one step, one batch, an optional recorder.

An engine sees users as codes 0, 1, 2, ... in order of first arrival (-1: ignored) and samples as
grid units. It decides what is counted and what is released, and it alone holds secrets.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Protocol

import numpy as np
import numpy.typing as npt

from withhold.core.batch import Arrival, Grouping, Ints, enter, group
from withhold.core.counter import Counter, Numbers
from withhold.core.records import (
    Activation,
    Block,
    Charge,
    Diversity,
    Epoch,
    LevelProgress,
    MedianCharge,
    Node,
    NodeCharge,
    Write,
)
from withhold.core.releases import Growth
from withhold.core.source import NoiseSource
from withhold.core.storage import add_zeros, new_counts, put, take, view
from withhold.core.tree import nodes_read
from withhold.paper.constants import Constants, array_count

SAFE_SUM = 1 << 59  # noise-free sums up to this leave int64 room for noise and differences


class Recorder(Protocol):
    """Told of every private event, in order; used to trace a run, never in ordinary ones."""

    def wrote(self, write: Write) -> None:
        """A cell was written."""

    def completed(self, block: Block) -> None:
        """A block was completed."""

    def activated(self, activation: Activation) -> None:
        """A level's median was drawn and its buffer flushed."""

    def closed(self, epoch: Epoch) -> None:
        """An epoch closed."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The release after each row of a batch: noisy sums in grid units, and samples in them.

    `standard_errors`, shape (rows, 2), are the estimates' standard deviations, where the mechanism knows
    them: see `Engine.standard_error`.
    """

    sums: Numbers
    totals: Ints
    growth: tuple[Growth, ...]
    standard_errors: npt.NDArray[np.float64] | None = None


class Engine:
    """One run of one mechanism.

    Attributes:
        t: events so far.
        sum, total: the current release, in grid units and samples.
        counters: ascending by number.
        counts: samples of each user that counted, by code.
    """

    __slots__ = (
        "constants",
        "counters",
        "counts",
        "limit",
        "recorder",
        "source",
        "sum",
        "t",
        "total",
    )

    def __init__(self, constants: Constants, source: NoiseSource, limit: int | None) -> None:
        """`limit` is how many samples of a user count; None: all of them."""
        self.constants = constants
        self.source = source
        self.recorder: Recorder | None = None
        self.t = 0
        self.sum = 0
        self.total = 0
        self.limit = limit
        self.counters = [Counter(c.number, c.scale) for c in constants.counters]
        self.counts = new_counts(limit)

    def add_users(self, number: int) -> None:
        """Room for new users; their codes follow on."""
        add_zeros(self.counts, number)

    def check_new_user(self) -> None:
        """Returns when a sample of a new user could come now.

        Raises:
            HorizonError, ArrivalOrderError: it could not.
        """

    def step(self, code: int, units: int) -> bool:
        """Takes one sample; True when the release changed.

        Raises:
            HorizonError, ArrivalOrderError: the sample is refused, and nothing has changed.
        """
        raise NotImplementedError

    def plan(self, codes: Ints) -> Grouping:
        """Groups a batch, new users included, and checks its arrival pattern; changes nothing.

        Raises:
            HorizonError, ArrivalOrderError: with the row index.
        """
        return group(codes, self.counts_array(), self.limit)

    def step_many(self, grouping: Grouping, units: Ints) -> Outcome:
        """Takes a planned batch; `units` holds all its rows."""
        if self.fits(grouping.size):
            outcome = self._batch(grouping, units)
            self.t += grouping.size
            return outcome
        return self._one_by_one(grouping.codes.tolist(), units.tolist())

    def fits(self, rows: int) -> bool:
        """Whether int64 holds every noise-free sum after that many more rows."""
        params = self.constants.params
        samples = self.t + rows
        if self.limit is not None:
            samples = min(samples, params.max_users * params.max_samples)
        return samples * params.grid <= SAFE_SUM and abs(self.sum) <= 2 * SAFE_SUM

    def level_progress(self) -> Iterator[LevelProgress]:
        """How far each level is, from public counts."""
        raise NotImplementedError

    def median_charges(self) -> Iterator[MedianCharge]:
        """What the private medians cost so far, levels ascending."""
        return iter(())

    def counts_array(self) -> npt.NDArray[np.signedinteger]:
        """The counts as an array that shares their memory; to be dropped before users are added."""
        return view(self.counts)

    @property
    def spent(self) -> Fraction:
        """Nominal epsilon so far: each counter's share once it has a cell, and each median's."""
        used = zip(self.constants.counters, self.counters, strict=True)
        shares = sum((c.share for c, counter in used if counter.size), Fraction())
        return shares + sum((charge.epsilon for charge in self.median_charges()), Fraction())

    def charge_of(self, counter: int, node: int) -> Charge:
        """What a node cost when it was written."""
        known = self.constants.counters[counter]
        return NodeCharge(counter, node, known.node_epsilon, known.sensitivity, known.scale)

    def charges(self) -> Iterator[Charge]:
        """Every private step so far: medians by level, then cells by counter and number."""
        yield from self.median_charges()
        for counter in self.counters:
            for node in range(1, counter.size + 1):
                yield self.charge_of(counter.number, node)

    def nodes(self) -> tuple[Node, ...]:
        """The cells that the release reads."""
        return tuple(
            Node(counter.number, node)
            for counter in self.counters
            for node in nodes_read(counter.size)
        )

    @property
    def standard_error(self) -> tuple[float, float] | None:
        """The estimate's standard deviation as a share of the range, where it is known.

        Two parts: what has been shown, and what users who differ may add beyond that.
        """
        return None

    def diversity(self) -> Diversity:
        """Whether the diversity condition holds now, with whole arrays. Paper: def:diversity."""
        counts = self.counts_array().astype(np.int64)
        largest = max(1, int(counts.max(initial=0)))
        # Samples beyond half of the largest count are left out; doubled, both sides are whole.
        doubled = int(np.minimum(2 * counts, largest).sum())
        needed = Fraction(largest, 2) * array_count(self.constants.params, Fraction(largest))
        return Diversity(Fraction(doubled, 2) >= needed, Fraction(doubled, 2), needed)

    def noise_read(self) -> list[tuple[Fraction, int]]:
        """For each counter, the scale of its noise and how many cells the release reads of it."""
        return [(counter.scale, counter.size.bit_count()) for counter in self.counters]

    def _batch(self, grouping: Grouping, units: Ints) -> Outcome:
        """Takes a planned batch whose noise-free sums fit int64; `t` is left alone."""
        raise NotImplementedError

    def _append(self, counter: Counter, element: int, samples: int) -> None:
        """One element enters a counter, and the release with it."""
        before = counter.sum
        counter.append(element, self.source)
        self.sum += counter.sum - before
        self.total += samples
        if self.recorder is not None:
            self.recorder.wrote(Write(counter.number, *counter.newest()))

    def _count_batch(self, grouping: Grouping) -> None:
        before = take(self.counts, grouping.users)
        put(self.counts, grouping.users, before + grouping.lengths)

    def _enter_all(self, rows: int, arrivals: Iterable[Arrival]) -> Outcome:
        """Elements enter their counters; at most one arrival for each counter."""
        share = SAFE_SUM // len(self.counters)
        still = np.zeros(0, dtype=np.int64)
        growth = {c.number: Growth(c.scale, c.size, still, still) for c in self.counters}
        changes = []
        for arrival in arrivals:
            counter = arrival.counter
            sum_before, size_before = counter.sum, counter.size
            prefixes = counter.extend(arrival.elements, self.source, share)
            change = enter(arrival, prefixes, sum_before, size_before)
            growth[counter.number] = Growth(counter.scale, size_before, change.rows, change.sizes)
            changes.append(change)
        wide = any(change.sums.dtype != np.int64 for change in changes)
        sums: Numbers = np.zeros(rows, dtype=np.int64)
        if wide:
            sums = sums.astype(np.object_)
        totals = np.zeros(rows, dtype=np.int64)
        for change in changes:
            sums[change.rows] += change.sums
            totals[change.rows] += change.totals
        np.cumsum(sums, out=sums)
        np.cumsum(totals, out=totals)
        sums += self.sum
        totals += self.total
        if rows:
            self.sum, self.total = int(sums[-1]), int(totals[-1])
        return Outcome(sums, totals, tuple(growth.values()))

    def _one_by_one(self, codes: Sequence[int], units: Sequence[int]) -> Outcome:
        """The batch by single steps, in Python integers."""
        sums, totals = [], []
        sizes: list[list[tuple[int, int]]] = [[] for _ in self.counters]
        before = [counter.size for counter in self.counters]
        for row, (code, unit) in enumerate(zip(codes, units, strict=True)):
            if self.step(code, unit):
                for changes, counter in zip(sizes, self.counters, strict=True):
                    changes.append((row, counter.size))
            sums.append(self.sum)
            totals.append(self.total)
        growth = []
        for changes, counter, size in zip(sizes, self.counters, before, strict=True):
            pairs = np.array(changes, dtype=np.int64).reshape(-1, 2)
            growth.append(Growth(counter.scale, size, pairs[:, 0], pairs[:, 1]))
        return Outcome(
            np.array(sums, dtype=np.object_), np.array(totals, dtype=np.int64), tuple(growth)
        )
