"""A noise source that keeps what it passes on, and gives it again when a batch is replayed.

So noise that was drawn and kept is never drawn a second time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction

import numpy as np

from withhold.core.counter import Numbers
from withhold.core.errors import StateDamagedError
from withhold.core.source import NoiseSource
from withhold.durable.codec import line_of

LARGEST = 1 << 62  # of draws that an int64 column holds with room for sums


class DrawLog:
    """What was drawn since the last `take`, in order; or, while replaying, what is to be given again."""

    __slots__ = ("_given", "_lines", "drawn")

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._given: list[str] | None = None
        self.drawn = 0
        """How many requests for noise there were in the whole run."""

    def take(self) -> list[str]:
        """The draws since the last call, which are then forgotten here."""
        lines, self._lines = self._lines, []
        return lines

    def replay(self, lines: Iterable[str], steps: Callable[[], object]) -> None:
        """Runs `steps`, which must ask for exactly these draws, in this order.

        Raises:
            StateDamagedError: it asked for others.
        """
        self._given = list(reversed(list(lines)))
        steps()
        left, self._given = self._given, None
        if left:
            raise StateDamagedError("the journal has draws that no step asks for")

    def draw(self, address: str, make: Callable[[], Iterable[int]]) -> list[int]:
        """The numbers that `make` draws, kept; or the kept ones for this address."""
        self.drawn += 1
        if self._given is None:
            numbers = [int(number) for number in make()]
            self._lines.append(line_of(address, numbers))
            return numbers
        line = self._given.pop() if self._given else ""
        if not line.startswith(f"{address} "):
            raise StateDamagedError("the journal has other draws than its steps ask for")
        try:
            return [int(number, 16) for number in line[len(address) + 1 :].split(" ")]
        except ValueError:
            raise StateDamagedError("a draw cannot be read") from None


class KeptSource:
    """Passes on the draws of another source through a log; `place` tells the coordinates apart."""

    __slots__ = ("_log", "_place", "_source")

    def __init__(self, source: NoiseSource, log: DrawLog, place: int = 0) -> None:
        self._source = source
        self._log = log
        self._place = place

    def _one(self, kind: str, counter: int, node: int, make: Callable[[], int]) -> int:
        address = f"{self._place} {kind} {counter} {node}"
        (number,) = self._log.draw(address, lambda: (make(),))
        return number

    def laplace(self, counter: int, node: int, scale: Fraction) -> int:
        """A draw of the other source, kept."""
        return self._one("l", counter, node, lambda: self._source.laplace(counter, node, scale))

    def laplace_many(self, counter: int, first_node: int, count: int, scale: Fraction) -> Numbers:
        """Draws of the other source, kept."""
        draws = self._log.draw(
            f"{self._place} m {counter} {first_node} {count}",
            lambda: self._source.laplace_many(counter, first_node, count, scale).tolist(),
        )
        if len(draws) != count:
            raise StateDamagedError("the journal has another number of draws")
        narrow = max(map(abs, draws), default=0) <= LARGEST
        return np.array(draws, dtype=np.int64) if narrow else np.array(draws, dtype=np.object_)

    def radius(self, counter: int, first_node: int, length: int, sums: int, scale: Fraction) -> int:
        """A radius of the other source, kept. A secret."""
        source = self._source
        return self._one(
            "r",
            counter,
            first_node,
            lambda: source.radius(counter, first_node, length, sums, scale),
        )

    def uniform_noise(self, counter: int, node: int, sums: int, radius: int) -> tuple[int, ...]:
        """A draw of the other source, kept."""
        address = f"{self._place} u {counter} {node}"
        source = self._source
        draws = self._log.draw(address, lambda: source.uniform_noise(counter, node, sums, radius))
        if len(draws) != sums:
            raise StateDamagedError("the journal has another number of draws")
        return tuple(draws)

    def gaussian(self, counter: int, node: int, variance: Fraction) -> int:
        """A draw of the other source, kept."""
        return self._one("g", counter, node, lambda: self._source.gaussian(counter, node, variance))

    def choose(self, label: int, costs: Sequence[int], rate: Fraction) -> int:
        """A choice of the other source, kept."""
        choice = self._one("c", label, 0, lambda: self._source.choose(label, costs, rate))
        if not 0 <= choice < len(costs):
            raise StateDamagedError("the journal has a choice that does not exist")
        return choice
