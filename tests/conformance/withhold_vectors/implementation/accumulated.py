"""Many generated streams and draws, as one hash.

The generator is SplitMix64, started at a state of its own for each stream and for each address of a
draw, as section 13 of the vectors' README states. It makes streams reproducible; it is no source of
privacy.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from hashlib import sha256

import numpy as np

from withhold.core import samplers
from withhold.core.counter import Numbers
from withhold.core.params import Params
from withhold.core.records import Form
from withhold.core.tree import top_level
from withhold.paper.constants import bin_count
from withhold_vectors.codec.text import compact
from withhold_vectors.codec.values import Json
from withhold_vectors.implementation.given import (
    RequestError,
    mechanism_of,
    objects,
    params_of,
    part,
)
from withhold_vectors.implementation.runs import steps

_MASK = (1 << 64) - 1
_STRIDE = 32  # stream i starts at i << 32
_FOR_ARGUMENTS, _FOR_NOISE, _FOR_CHOICES = 1 << 30, 1 << 31, (1 << 31) + (1 << 30)


class SplitMix64:
    """A sequence of 64-bit integers from a 64-bit state (Steele, Lea and Flood, 2014).

    >>> generator = SplitMix64(0)
    >>> f"{generator.next():x}", f"{generator.next():x}"
    ('e220a8397b1dcdaf', '6e789e6aa1b965f4')
    """

    __slots__ = ("_state",)

    def __init__(self, state: int) -> None:
        self._state = state & _MASK

    def next(self) -> int:
        """The next integer."""
        self._state = self._state + 0x9E3779B97F4A7C15 & _MASK
        mixed = self._state
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _MASK
        return mixed ^ mixed >> 31

    def below(self, n: int) -> int:
        """The next integer modulo n."""
        return self.next() % n


class GeneratedTape:
    """Draws that depend only on the stream's number and on their address."""

    def __init__(self, stream: int) -> None:
        self._start = stream << _STRIDE

    def laplace(self, counter: int, node: int, scale: Fraction) -> int:
        """The noise of a node."""
        return SplitMix64(self._start + _FOR_NOISE + (counter << 16) + node).below(2001) - 1000

    def laplace_many(self, counter: int, first_node: int, count: int, scale: Fraction) -> Numbers:
        """The noise of consecutive nodes."""
        draws = [self.laplace(counter, first_node + i, scale) for i in range(count)]
        return np.array(draws, dtype=np.int64)

    def radius(self, counter: int, first_node: int, length: int, sums: int, scale: Fraction) -> int:
        """Always 0: the noise inside a radius is generated like all other noise."""
        return 0

    def uniform_noise(self, counter: int, node: int, sums: int, radius: int) -> tuple[int, ...]:
        """The noise of a node's counters."""
        each = range(counter, counter + sums)
        return tuple(self.laplace(one, node, Fraction(1)) for one in each)

    def gaussian(self, counter: int, node: int, variance: Fraction) -> int:
        """The noise of a node."""
        return self.laplace(counter, node, Fraction(1))

    def choose(self, label: int, costs: Sequence[int], rate: Fraction) -> int:
        """The choice of a level's private median."""
        return SplitMix64(self._start + _FOR_CHOICES + label).below(bin_count(label))

    def written(self, counters: int, nodes: int, levels: int) -> Json:
        """The tape as a request holds it, for this many counters, nodes of each counter, and levels."""
        return {
            "noise": [
                {"counter": c, "node": i, "noise": str(self.laplace(c, i, Fraction(1)))}
                for c in range(counters)
                for i in range(1, nodes + 1)
            ],
            "choices": [
                {"level": level, "choice": self.choose(level, (), Fraction(1))}
                for level in range(2, levels + 1)
            ],
        }


def stream(number: int, sets: Sequence[Params]) -> tuple[int, list[tuple[object, object]]]:
    """The index of a stream's parameter set, and its events."""
    generator = SplitMix64(number << _STRIDE)
    chosen = generator.below(len(sets))
    users = sets[chosen].max_users + 1
    events: list[tuple[object, object]] = []
    user = -1
    for _ in range(generator.below(13)):
        if user < 0 or generator.below(4) == 0:
            user = generator.below(users)
        bad, units = generator.below(32) == 0, generator.below(97) - 24
        events.append((f"u{user}", "nan" if bad else f"{units}/48"))
    return chosen, events


def replay_of(number: int, request: Json) -> Json:
    """A generated stream of a request to hash streams, as a request to replay it.

    Raises:
        RequestError: the request has no list of parameter sets.
    """
    sets = objects(request, "sets")
    read = [params_of(given) for given in sets]
    chosen, events = stream(number, read)
    levels = top_level(read[chosen].max_samples)
    tape = GeneratedTape(number).written(max(2, levels + 1), len(events), levels)
    return {
        "id": request["id"],
        "op": "replay",
        "mechanism": request["mechanism"],
        "params": sets[chosen],
        "stream": [[user, sample] for user, sample in events],
        "tape": tape,
    }


def accumulated(request: Json) -> Json:
    """The hash of the first `count` streams."""
    mechanism, count = mechanism_of(request), part(request, "count", int)
    sets = [params_of(given) for given in part(request, "sets", list)]
    return _hashed(line(mechanism, sets, number) for number in range(count))


def line(mechanism: Form, sets: Sequence[Params], number: int) -> str:
    """The outcomes of a stream, as one line of compact JSON."""
    chosen, events = stream(number, sets)
    outcome = steps(mechanism, sets[chosen], events, lambda: GeneratedTape(number))
    return compact(outcome) + "\n"


def accumulated_samples(request: Json) -> Json:
    """The hash of the first `count` draws of a sampler."""
    name, count = part(request, "sampler", str), part(request, "count", int)
    return _hashed(sample_line(name, number) for number in range(count))


def sample_line(name: str, number: int) -> str:
    """A draw's result and the number of bytes that it read."""
    tape, argument = _GeneratedBytes(number), SplitMix64((number << _STRIDE) + _FOR_ARGUMENTS)
    below = samplers.uniform(tape)
    if name == "uniform_noise":
        sums, word = 1 + argument.below(3), argument.next()
        point = samplers.uniform_noise(sums, word >> 1 + argument.below(63), below)
        return " ".join(map(str, [*point, tape.used])) + "\n"
    return f"{int(_draw(name, argument, below))} {tape.used}\n"


def _draw(name: str, argument: SplitMix64, below: samplers.Below) -> int:
    if name == "uniform_below":
        word = argument.next()
        return below(1 + (word >> argument.below(64)))
    if name == "bernoulli_exp":
        top = argument.below(200)
        return samplers.bernoulli_exp(Fraction(top, 1 + argument.below(30)), below)
    if name == "discrete_laplace":
        top = 1 + argument.below(1000)
        return samplers.discrete_laplace(Fraction(top, 1 + argument.below(60)), below)
    if name == "discrete_gaussian":
        top = 1 + argument.below(100_000)
        return samplers.discrete_gaussian(Fraction(top, 1 + argument.below(60)), below)
    if name == "radius":
        length, sums = 1 + argument.below(4), 1 + argument.below(3)
        top = 1000 + argument.below(9000)
        return samplers.radius(length, sums, Fraction(top, 1 + argument.below(10)), below)
    if name == "choose":
        costs = [argument.below(20) for _ in range(1 + argument.below(6))]
        top = argument.below(20)
        return samplers.choose(costs, Fraction(top, 1 + argument.below(10)), below)
    raise RequestError(f"there is no sampler {name!r}")


class _GeneratedBytes:
    """Bytes of a generator: eight from each integer, the most significant first."""

    def __init__(self, number: int) -> None:
        self._generator, self._ready, self.used = SplitMix64(number << _STRIDE), b"", 0

    def __call__(self, count: int) -> bytes:
        while len(self._ready) < count:
            self._ready += self._generator.next().to_bytes(8, "big")
        taken, self._ready = self._ready[:count], self._ready[count:]
        self.used += count
        return taken


def _hashed(lines: Iterator[str]) -> Json:
    digest = sha256()
    for each in lines:
        digest.update(each.encode("ascii"))
    return {"sha256": digest.hexdigest()}
