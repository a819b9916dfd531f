"""What the paper's mechanisms share: counters, and the release that adds up their nodes."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import chain

import numpy as np

from withhold.core.batch import Arrival, Grouping, Ints, enter, group
from withhold.core.counter import Counter, Numbers
from withhold.core.engine import SAFE_SUM, Engine, Outcome
from withhold.core.records import Charge, Node, NodeCharge, Write
from withhold.core.releases import Growth
from withhold.core.source import NoiseSource
from withhold.core.state import State
from withhold.core.storage import put, take
from withhold.core.tree import nodes_read
from withhold.paper.constants import Constants

PARTS = ("size", "clean", "noise")  # of a counter's state


class CounterEngine(Engine[Grouping]):
    """One run of one of the paper's mechanisms.

    Attributes:
        counters: ascending by number.
    """

    __slots__ = ("constants", "counters")

    def __init__(self, constants: Constants, source: NoiseSource, limit: int | None) -> None:
        """`limit` is how many samples of a user count; None means all of them."""
        super().__init__(constants.mechanism, constants.params, source, limit)
        self.constants = constants
        self.counters = [Counter(c.number, c.scale) for c in constants.counters]

    def state(self) -> State:
        state = super().state()
        for counter in self.counters:
            for name, numbers in zip(PARTS, counter.state(), strict=True):
                state.facts[f"counter_{counter.number}_{name}"] = numbers
        return state

    def restore(self, state: State) -> None:
        super().restore(state)
        for counter in self.counters:
            counter.restore([state.facts[f"counter_{counter.number}_{name}"] for name in PARTS])

    def plan(self, codes: Ints) -> Grouping:
        return group(codes, self.counts_array(), self.limit)

    def step_many(self, batch: Grouping, units: Ints) -> Outcome:
        if self.fits(batch.size):
            outcome = self._batch(batch, units)
            self.t += batch.size
            return outcome
        return self._one_by_one(batch.codes.tolist(), units.tolist())

    def fits(self, rows: int) -> bool:
        """Whether int64 holds every noise-free sum after `rows` more rows."""
        params = self.params
        samples = self.t + rows
        if self.limit is not None:
            samples = min(samples, params.max_users * params.max_samples)
        return samples * params.grid <= SAFE_SUM and abs(self.sum) <= 2 * SAFE_SUM

    @property
    def spent(self) -> Fraction:
        """The nominal epsilon so far: each counter's share once it has a node, and each median's."""
        used = zip(self.constants.counters, self.counters, strict=True)
        shares = sum((c.share for c, counter in used if counter.size), Fraction())
        return shares + sum((charge.epsilon for charge in self.median_charges()), Fraction())

    def charge_of(self, counter: int, node: int) -> Charge:
        """What a node cost when it was written."""
        known = self.constants.counters[counter]
        return NodeCharge(counter, node, known.node_epsilon, known.sensitivity, known.scale)

    def charges(self) -> Iterator[Charge]:
        """Every private step until this call: medians by level, then nodes by counter and number."""
        medians = list(self.median_charges())
        sizes = [(counter.number, counter.size) for counter in self.counters]
        nodes = (self.charge_of(number, node + 1) for number, size in sizes for node in range(size))
        return chain(medians, nodes)

    def nodes(self) -> tuple[Node, ...]:
        """The nodes that the release reads."""
        return tuple(
            Node(counter.number, node)
            for counter in self.counters
            for node in nodes_read(counter.size)
        )

    def noise_read(self) -> list[tuple[Fraction, int]]:
        """For each counter, the scale of its noise and how many nodes the release reads of it."""
        return [(counter.scale, counter.size.bit_count()) for counter in self.counters]

    @abstractmethod
    def _batch(self, grouping: Grouping, units: Ints) -> Outcome:
        """Takes a grouped batch whose noise-free sums fit int64; does not change `t`."""

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
        return Outcome(as_narrow(sums), totals, tuple(growth.values()))

    def _one_by_one(self, codes: Sequence[int], units: Sequence[int]) -> Outcome:
        """Takes the batch step by step, in Python integers."""
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
            as_narrow(np.array(sums, dtype=np.object_)),
            np.array(totals, dtype=np.int64),
            tuple(growth),
        )


def as_narrow(sums: Numbers) -> Numbers:
    """Released sums as int64 if it holds all of them, else as Python integers.

    Which type the computation used depends on the noise that was drawn, and so must not be seen. The
    type that is seen depends on the released numbers alone.

    >>> [as_narrow(np.array([low, 1], dtype=object)).dtype.name for low in (-(2**63), -(2**63) - 1)]
    ['int64', 'object']
    """
    if sums.dtype == np.int64:
        return sums
    least, largest = min(sums, default=0), max(sums, default=0)
    return sums.astype(np.int64) if least >= -(2**63) and largest < 2**63 else sums
