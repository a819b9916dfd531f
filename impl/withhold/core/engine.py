"""What all mechanisms share: users by code, one step, one batch, an optional recorder.

An engine sees users as codes 0, 1, 2, ... in order of first arrival (-1: ignored) and samples as
grid units. It decides what is counted and what is released, and it alone holds secrets.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Protocol

import numpy as np
import numpy.typing as npt

from withhold.core.batch import Grouping, Ints, group
from withhold.core.counter import Numbers
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
from withhold.core.releases import Growth
from withhold.core.source import NoiseSource
from withhold.core.storage import add_zeros, new_counts, view

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
        mechanism: its name.
        params: the public parameters.
        t: events so far.
        sum, total: the current release, in grid units and samples.
        counts: samples of each user that counted, by code.
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
        """`limit` is how many samples of a user count; None: all of them."""
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
        raise NotImplementedError

    def level_progress(self) -> Iterator[LevelProgress]:
        """How far each level is, from public counts."""
        raise NotImplementedError

    def counts_array(self) -> npt.NDArray[np.signedinteger]:
        """The counts as an array that shares their memory; to be dropped before users are added."""
        return view(self.counts)

    @property
    def spent(self) -> Fraction:
        """The nominal epsilon of all private steps so far."""
        raise NotImplementedError

    def charges(self) -> Iterator[Charge]:
        """Every private step so far."""
        raise NotImplementedError

    def charge_of(self, counter: int, node: int) -> Charge:
        """What a node cost when it was written."""
        raise NotImplementedError

    def median_charges(self) -> Iterator[MedianCharge]:
        """What the private medians cost so far, levels ascending."""
        return iter(())

    def nodes(self) -> tuple[Node, ...]:
        """The nodes that the release reads."""
        raise NotImplementedError

    @property
    def standard_error(self) -> tuple[float, float] | None:
        """The estimate's standard deviation as a share of the range, where it is known.

        Two parts: what has been shown, and what users who differ may add beyond that.
        """
        return None

    def noise_read(self) -> list[tuple[Fraction, int]]:
        """For each counter, the scale of its noise and how many nodes the release reads of it."""
        return []
