"""What all mechanisms share: the interface of a run, and its recorder.

An engine sees users as codes 0, 1, 2, ... in order of first arrival (-1: ignored) and samples in
grid units. It decides what is counted and what is released. No other object holds secrets.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, Protocol, TypeVar

import numpy as np
import numpy.typing as npt

from withhold.accuracy.posterior_bars import Bar, LazyBar
from withhold.core.batch import Batch, Ints
from withhold.core.counter import Numbers
from withhold.core.errors import ParameterError
from withhold.core.final import FinalSum
from withhold.core.params import Params
from withhold.core.records import (
    Activation,
    Block,
    Charge,
    Epoch,
    Form,
    LevelProgress,
    MedianCharge,
    Node,
    Write,
)
from withhold.core.releases import Growth, Releases
from withhold.core.source import NoiseSource
from withhold.core.state import State, same_array
from withhold.core.storage import add_zeros, new_counts, view

SAFE_SUM = 1 << 59  # noise-free sums up to this leave int64 room for noise and differences


class Recorder(Protocol):
    """Receives every private event in order. Traces use it; ordinary runs have none."""

    def wrote(self, write: Write) -> None:
        """A node was written."""

    def completed(self, block: Block) -> None:
        """A block was completed."""

    def activated(self, activation: Activation) -> None:
        """A level's median was drawn and its buffer flushed."""

    def closed(self, epoch: Epoch) -> None:
        """An epoch closed."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The releases of a batch: noisy sums in grid units, and how many samples they contain.

    rows: the row from which each holds; None if there is one for every row. bars, bar_rows: error
    bars, if the mechanism has its own, and the row from which each holds.
    """

    sums: Numbers
    totals: Ints
    growth: tuple[Growth, ...] = ()
    rows: Ints | None = None
    bars: tuple[LazyBar, ...] = ()
    bar_rows: tuple[int, ...] = ()

    def releases(self, params: Params, size: int) -> Releases:
        """The releases of a batch of `size` rows."""
        return Releases(
            params,
            size,
            self.rows,
            self.sums,
            self.totals,
            self.growth,
            self.bars,
            self.bar_rows,
        )


P = TypeVar("P", bound=Batch)  # a batch that an engine has planned


class Engine(ABC, Generic[P]):
    """One run of one mechanism.

    Attributes:
        mechanism: its name.
        params: the public parameters.
        t: events so far.
        sum, total: the current release, in grid units and samples.
        counts: how many samples of each user were counted, by code.
    """

    __slots__ = (
        "counts",
        "limit",
        "mechanism",
        "params",
        "recorder",
        "source",
        "sum",
        "t",
        "total",
    )

    def __init__(
        self, mechanism: Form, params: Params, source: NoiseSource, limit: int | None
    ) -> None:
        """`limit` is how many samples of a user count; None means all of them."""
        self.mechanism = mechanism
        self.params = params
        self.source = source
        self.recorder: Recorder | None = None
        self.t = 0
        self.sum = 0
        self.total = 0
        self.limit = limit
        self.counts = new_counts(limit)

    def add_users(self, number: int) -> None:
        """Adds room for new users, who get the next codes."""
        add_zeros(self.counts, number)

    def state(self) -> State:
        """The whole run as plain data, a copy. A secret: it contains data and noise.

        It must be asked for between two steps. The source and what it has drawn ahead are not part
        of it.
        """
        return State({"release": [self.t, self.sum, self.total]}, {"counts": self.counts[:]})

    def restore(self, state: State) -> None:
        """Goes on where the run with this state was; this run must be new and of the same parameters.

        Raises:
            StateDamagedError, KeyError, ValueError, TypeError: it is no state of such a run.
        """
        self.t, self.sum, self.total = state.facts["release"]
        self.counts = same_array(state.columns["counts"], self.counts, len(state.columns["counts"]))

    def end_series(self) -> None:
        """Ends a series of epochs that share a secret, if one is open."""
        return  # most mechanisms have none

    def check_new_user(self) -> None:
        """Checks that a sample of a new user may arrive now.

        Raises:
            HorizonError, ArrivalOrderError: it may not.
        """
        return  # most mechanisms take new users at any time

    @property
    def final(self) -> FinalSum | None:
        """The final release, if it has been made."""
        return None  # most mechanisms have none

    def finish(self) -> FinalSum:
        """Makes the final release. No step may follow.

        Raises:
            ParameterError: no share of epsilon is kept for one.
        """
        raise ParameterError("final_share", "more than 0, so that a final release can be made", 0)

    @abstractmethod
    def step(self, code: int, units: int) -> bool:
        """Takes one sample; True if the release changed.

        Raises:
            HorizonError, ArrivalOrderError: the sample is refused, and nothing has changed.
        """

    @abstractmethod
    def plan(self, codes: Ints) -> P:
        """Finds the counted rows of a batch, new users included, and checks its order; changes nothing.

        Raises:
            HorizonError, ArrivalOrderError: with the row index.
        """

    @abstractmethod
    def step_many(self, batch: P, units: Ints) -> Outcome:
        """Takes a batch that `plan` has accepted; `units` holds the grid units of all its rows."""

    @abstractmethod
    def level_progress(self) -> Iterator[LevelProgress]:
        """The progress of each level, from public counts."""

    def counts_array(self) -> npt.NDArray[np.signedinteger]:
        """The counts as an array that shares their memory: drop it before users are added."""
        return view(self.counts)

    @property
    @abstractmethod
    def spent(self) -> Fraction:
        """The nominal epsilon of all private steps so far."""

    @abstractmethod
    def charges(self) -> Iterator[Charge]:
        """Every private step until this call, also if more come before the iterator is read."""

    @abstractmethod
    def charge_of(self, counter: int, node: int) -> Charge:
        """What a node cost when it was written."""

    def median_charges(self) -> Iterator[MedianCharge]:
        """The charges of the private medians so far, levels ascending."""
        return iter(())

    @abstractmethod
    def nodes(self) -> tuple[Node, ...]:
        """The nodes that the release reads."""

    def bar(self) -> Bar | None:
        """The error bar of the estimate now, or None if the mechanism has none of its own."""
        return None

    def noise_read(self) -> list[tuple[Fraction, int]]:
        """For each counter, the scale of its noise and how many nodes the release reads of it."""
        return []
