"""A noise source that keeps what it passes on, and gives it again when a batch is replayed.

So noise that was drawn and kept is never drawn a second time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction

from withhold.core.counter import Numbers
from withhold.core.errors import StateDamagedError
from withhold.core.source import NoiseSource
from withhold.durable.codec import draw_bytes, draws_of, packed


class DrawLog:
    """What was drawn since the last `take`, in order; or, while replaying, what is to be given again."""

    __slots__ = ("_given", "_parts", "drawn")

    def __init__(self) -> None:
        self._parts: list[bytes] = []
        self._given: Iterator[tuple[str, Numbers]] | None = None
        self.drawn = 0
        """How many requests for noise there were in the whole run."""

    def take(self) -> bytes:
        """The draws since the last call, which are then forgotten here."""
        parts, self._parts = self._parts, []
        return b"".join(parts)

    def give(self, draws: bytes) -> None:
        """From now on these draws are given again, in this order, and no others."""
        self._given = draws_of(draws)

    def end_giving(self) -> None:
        """Draws from the source again.

        Raises:
            StateDamagedError: not all of the given draws were asked for.
        """
        given, self._given = self._given, None
        if given is not None and next(given, None) is not None:
            raise StateDamagedError("the journal has draws that no step asks for")

    def draw(
        self, address: str, count: int, make: Callable[[], Sequence[int] | Numbers]
    ) -> Numbers:
        """The `count` numbers that `make` draws, kept; or the kept ones for this address."""
        self.drawn += 1
        if self._given is None:
            numbers = packed(make())
            self._parts.append(draw_bytes(address, numbers))
            return numbers
        kept, numbers = next(self._given, ("", packed(())))
        if kept != address or len(numbers) != count:
            raise StateDamagedError("the journal has other draws than its steps ask for")
        return numbers


class KeptSource:
    """Passes on the draws of another source through a log; `place` tells the coordinates apart."""

    __slots__ = ("_log", "_place", "_source")

    def __init__(self, source: NoiseSource, log: DrawLog, place: int = 0) -> None:
        self._source = source
        self._log = log
        self._place = place

    def _one(self, kind: str, counter: int, node: int, make: Callable[[], int]) -> int:
        address = f"{self._place} {kind} {counter} {node}"
        return int(self._log.draw(address, 1, lambda: (make(),))[0])

    def laplace(self, counter: int, node: int, scale: Fraction) -> int:
        """A draw of the other source, kept."""
        return self._one("l", counter, node, lambda: self._source.laplace(counter, node, scale))

    def laplace_many(self, counter: int, first_node: int, count: int, scale: Fraction) -> Numbers:
        """Draws of the other source, kept."""
        source = self._source
        return self._log.draw(
            f"{self._place} m {counter} {first_node} {count}",
            count,
            lambda: source.laplace_many(counter, first_node, count, scale),
        )

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
        draws = self._log.draw(
            address, sums, lambda: source.uniform_noise(counter, node, sums, radius)
        )
        return tuple(draws.tolist())

    def gaussian(self, counter: int, node: int, variance: Fraction) -> int:
        """A draw of the other source, kept."""
        return self._one("g", counter, node, lambda: self._source.gaussian(counter, node, variance))

    def choose(self, label: int, costs: Sequence[int], rate: Fraction) -> int:
        """A choice of the other source, kept."""
        choice = self._one("c", label, 0, lambda: self._source.choose(label, costs, rate))
        if not 0 <= choice < len(costs):
            raise StateDamagedError("the journal has a choice that does not exist")
        return choice
