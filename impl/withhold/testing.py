"""Runs with chosen noise, and full traces of runs. For tests and auditors only.

Nothing here is private: the noise of a tape is known, and a trace contains the data. No release
uses it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import islice
from typing import Any

import numpy as np

from withhold.arrivals import User
from withhold.core.counter import Numbers
from withhold.core.engine import Engine
from withhold.core.errors import UserIdError
from withhold.core.params import Params
from withhold.core.records import Activation, Block, Charge, Epoch, Form, Step, Write
from withhold.core.source import NoiseSource
from withhold.core.user_index import plain_user
from withhold.estimator import MeanEstimator
from withhold.mechanisms import gaussian_starter


class Tape:
    """Given noise by address, else `default`.

    A choice that the tape does not give is the first candidate of least cost.

    >>> tape = Tape({(0, 1): 5}, default=-1)
    >>> tape.laplace(0, 1, Fraction(1)), tape.laplace_many(0, 1, 3, Fraction(1)).tolist()
    (5, [5, -1, -1])
    >>> tape.choose(2, [3, 1, 1], Fraction(1))
    1
    """

    def __init__(
        self,
        noise: Mapping[tuple[int, int], int] | None = None,
        choices: Mapping[int, int] | None = None,
        default: int = 0,
    ) -> None:
        self._noise = dict(noise or {})
        self._choices = dict(choices or {})
        self._default = default

    def laplace(self, counter: int, node: int, scale: Fraction) -> int:
        """The tape's noise for the node."""
        return self._noise.get((counter, node), self._default)

    def laplace_many(self, counter: int, first_node: int, count: int, scale: Fraction) -> Numbers:
        """The tape's noise for consecutive nodes; Python integers if one exceeds 2**62."""
        draws = [self.laplace(counter, first_node + i, scale) for i in range(count)]
        narrow = all(abs(draw) <= 1 << 62 for draw in draws)
        if narrow:
            return np.array(draws, dtype=np.int64)
        return np.array(draws, dtype=np.object_)

    def radius(self, counter: int, first_node: int, length: int, sums: int, scale: Fraction) -> int:
        """0: a tape gives the noise within a radius, not the radius."""
        return 0

    def uniform_noise(self, counter: int, node: int, sums: int, radius: int) -> tuple[int, ...]:
        """The tape's noise for the node's counters, whatever the radius."""
        each = range(counter, counter + sums)
        return tuple(self._noise.get((one, node), self._default) for one in each)

    def gaussian(self, counter: int, node: int, variance: Fraction) -> int:
        """The tape's noise for the node, whatever the variance."""
        return self._noise.get((counter, node), self._default)

    def choose(self, label: int, costs: Sequence[int], rate: Fraction) -> int:
        """The tape's choice for the label."""
        return self._choices.get(label, min(range(len(costs)), key=costs.__getitem__))


class ZeroTape(Tape):
    """No noise; medians choose the first candidate of least cost.

    >>> ZeroTape().laplace(3, 1, Fraction(100))
    0
    """

    def __init__(self) -> None:
        super().__init__()


class RecordingSource:
    """Passes on draws of another source and records them; `tape` replays them.

    Attributes:
        noise: (counter, node) -> draw.
        choices: label -> index.
        costs: label -> the cost of each candidate. A secret.
        asked: the addresses in the order of the calls; choices as ("choose", label, 0).
    """

    def __init__(self, source: NoiseSource) -> None:
        self._source = source
        self.noise: dict[tuple[int, int], int] = {}
        self.choices: dict[int, int] = {}
        self.costs: dict[int, tuple[int, ...]] = {}
        self.asked: list[tuple[str, int, int]] = []

    def laplace(self, counter: int, node: int, scale: Fraction) -> int:
        """A draw of the other source."""
        draw = self._source.laplace(counter, node, scale)
        self.noise[counter, node] = draw
        self.asked.append(("laplace", counter, node))
        return draw

    def laplace_many(self, counter: int, first_node: int, count: int, scale: Fraction) -> Numbers:
        """Draws of the other source."""
        draws = self._source.laplace_many(counter, first_node, count, scale)
        for node, draw in enumerate(draws.tolist(), first_node):
            self.noise[counter, node] = draw
            self.asked.append(("laplace", counter, node))
        return draws

    def radius(self, counter: int, first_node: int, length: int, sums: int, scale: Fraction) -> int:
        """A radius of the other source; not recorded, because the noise within it is."""
        self.asked.append(("radius", counter, first_node))
        return self._source.radius(counter, first_node, length, sums, scale)

    def uniform_noise(self, counter: int, node: int, sums: int, radius: int) -> tuple[int, ...]:
        """A draw of the other source."""
        point = self._source.uniform_noise(counter, node, sums, radius)
        for one, draw in enumerate(point, counter):
            self.noise[one, node] = draw
            self.asked.append(("within", one, node))
        return point

    def gaussian(self, counter: int, node: int, variance: Fraction) -> int:
        """A draw of the other source."""
        draw = self._source.gaussian(counter, node, variance)
        self.noise[counter, node] = draw
        self.asked.append(("gaussian", counter, node))
        return draw

    def choose(self, label: int, costs: Sequence[int], rate: Fraction) -> int:
        """A choice of the other source."""
        choice = self._source.choose(label, costs, rate)
        self.choices[label] = choice
        self.costs[label] = tuple(costs)
        self.asked.append(("choose", label, 0))
        return choice

    def tape(self) -> Tape:
        """A tape that replays the recorded draws."""
        return Tape(self.noise, self.choices)


class _Trace:
    """Collects what the engine reports during one step."""

    def __init__(self) -> None:
        self.block: Block | None = None
        self.written: list[Write] = []
        self.activations: list[Activation] = []
        self.epoch: Epoch | None = None

    def wrote(self, write: Write) -> None:
        self.written.append(write)

    def completed(self, block: Block) -> None:
        self.block = block

    def activated(self, activation: Activation) -> None:
        self.activations.append(activation)

    def closed(self, epoch: Epoch) -> None:
        self.epoch = epoch


def replay(
    mechanism: Form,
    params: Params,
    events: Iterable[tuple[User, object]],
    tape: NoiseSource,
) -> list[Step]:
    """The full trace of a run: one `Step` for each event, from the engine that `observe` uses.

    Raises: as `MeanEstimator.observe`.

    >>> params = Params(max_users=1, max_samples=4, epsilon=1, beta="0.1", grid=1)
    >>> steps = replay("multiple", params, [("a", 1), ("a", 0), ("a", 1), ("a", 1)], ZeroTape())
    >>> [(step.sum, step.total) for step in steps]
    [(1, 1), (1, 2), (1, 2), (3, 4)]
    >>> steps[3].block, steps[3].read
    (Block(level=2, raw=2, projected=2), (Node(counter=0, index=1), Node(counter=1, index=1), \
Node(counter=2, index=1)))
    """
    estimator = estimator_of(mechanism, params, tape)
    return [_traced_step(estimator, user, value) for user, value in events]


def _traced_step(estimator: MeanEstimator, user: User, value: object) -> Step:
    engine, trace = engine_inside(estimator), _Trace()
    before = sample_count(estimator, user)
    engine.recorder = trace
    release = estimator.observe(user, value)
    count = sample_count(estimator, user)
    return Step(
        t=engine.t,
        count=count,
        ignored=count == before,
        block=trace.block,
        activations=tuple(trace.activations),
        written=tuple(trace.written),
        read=engine.nodes(),
        sum=release.sum,
        total=release.total,
        estimate=release.raw,
        charges=tuple(_charges(engine, trace)),
        spent=engine.spent,
        epoch=trace.epoch,
    )


def _charges(engine: Engine[Any], trace: _Trace) -> Iterator[Charge]:
    """The charges of one step in order: each median before the nodes that its flush wrote."""
    if trace.epoch is not None:
        yield engine.charge_of(0, trace.written[0].node)
        return
    medians = {charge.level: charge for charge in engine.median_charges()}
    writes = iter(trace.written)
    for activation in trace.activations:
        yield medians[activation.level]
        for write in islice(writes, len(activation.flushed)):
            yield engine.charge_of(write.counter, write.node)
    for write in writes:
        yield engine.charge_of(write.counter, write.node)


def estimator_of(mechanism: Form, params: Params, tape: NoiseSource) -> MeanEstimator:
    """An estimator with a tape; "gaussian" gives a run of a vector's coordinate at the given epsilon."""
    if mechanism != "gaussian":
        return MeanEstimator(params, mechanism, tape)
    estimator = MeanEstimator.__new__(MeanEstimator)
    estimator._start(gaussian_starter(params), params, tape)
    return estimator


def engine_inside(estimator: MeanEstimator) -> Engine[Any]:
    """The estimator's engine, which contains its data. A secret."""
    return estimator._engine


def sample_count(estimator: MeanEstimator, user: object) -> int:
    """How many samples of a user have been counted; 0 for an unknown user."""
    try:
        code = estimator._codes.get(plain_user(user))
    except UserIdError:
        return 0
    return 0 if code is None else estimator._engine.counts[code]
