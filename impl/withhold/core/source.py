"""Sources of randomness: the protocol of a noise source, and the secure source.

A draw is requested by its address (counter, node). The caller stores the answer and never
requests an address twice, because a random source cannot repeat its answer.
"""

import os
import weakref
from collections.abc import Sequence
from fractions import Fraction
from typing import Protocol

import numpy as np

from withhold.core import samplers
from withhold.core.errors import ParameterError
from withhold.core.laplace_batch import LARGEST, Draws, laplace_table


class NoiseSource(Protocol):
    """Noise for nodes and choices for private medians, each requested once."""

    def laplace(self, counter: int, node: int, scale: Fraction) -> int:
        """Noise of one node: k with probability proportional to exp(-|k|/scale)."""
        ...

    def laplace_many(self, counter: int, first_node: int, count: int, scale: Fraction) -> Draws:
        """Noise of the nodes first_node, ..., first_node + count - 1, shape (count,).

        int64, or Python integers in an object array when a draw could exceed 2**62.
        """
        ...

    def radius(self, counter: int, first_node: int, length: int, sums: int, scale: Fraction) -> int:
        """The radius of a series of nodes: r with weight B(r)**length * exp(-r/scale).

        B(r) is the number of integer points with `sums` coordinates and l1 norm at most r.
        """
        ...

    def uniform_noise(self, counter: int, node: int, sums: int, radius: int) -> tuple[int, ...]:
        """Noise of one node of a series: a uniform integer point of l1 norm at most the radius.

        Its coordinates belong to the counters from `counter` on.
        """
        ...

    def gaussian(self, counter: int, node: int, variance: Fraction) -> int:
        """Noise of one node: k with probability proportional to exp(-k**2 / (2 * variance))."""
        ...

    def choose(self, label: int, costs: Sequence[int], rate: Fraction) -> int:
        """An index i with probability proportional to exp(-rate * costs[i])."""
        ...


class SecureSource:
    """Exact noise from the operating system's random numbers. There is no seed.

    Single Laplace draws come from a stock per scale, which is drawn ahead; a used draw leaves the
    stock. So serving a draw takes the same steps whatever its value, and the time of a refill
    depends on no value. With `prefetch=0` nothing is drawn ahead unless `prepare` requests it.

    A stock does not survive a fork: the child empties it, and so does a change of the process id.
    Copies and pickles begin with an empty stock. But a copy of a running virtual machine copies
    the stock and would serve the same draws as the original: use `prefetch=0` if machines are
    copied while they run.
    """

    # At most this many scales keep a stock; an estimator uses one for each of its counters.
    _MOST_SCALES = 1024
    _FIRST_REFILL = 256
    _FEW = 64

    __slots__ = ("__weakref__", "_bytes_read", "_owner", "_prefetch", "_refills", "_stocks")

    def __init__(self, prefetch: int = 4096) -> None:
        """A source that draws up to `prefetch` values ahead for each scale.

        Raises: ParameterError unless prefetch is an int >= 0.
        """
        if type(prefetch) is not int or prefetch < 0:
            raise ParameterError("prefetch", "an int >= 0", prefetch)
        self._prefetch = prefetch
        self._bytes_read = 0
        self.forget()
        _living.add(self)

    def forget(self) -> None:
        """Drops all draws in stock."""
        self._owner = os.getpid()
        self._stocks: dict[tuple[int, int], list[int]] = {}
        self._refills: dict[tuple[int, int], int] = {}

    @property
    def bytes_read(self) -> int:
        """How many random bytes this source has read from the operating system.

        It is for tests. The number of bytes of a median depends on its costs, which are secret.
        """
        return self._bytes_read

    def __reduce__(self) -> tuple[type["SecureSource"], tuple[int]]:
        """Copies and pickles contain the setting only."""
        return type(self), (self._prefetch,)

    def laplace(self, counter: int, node: int, scale: Fraction) -> int:
        """Noise of one node: k with probability proportional to exp(-|k|/scale).

        The address is ignored: every call returns an independent draw.
        """
        if os.getpid() != self._owner:
            self.forget()
        try:
            return self._stocks[scale.numerator, scale.denominator].pop()
        except (KeyError, IndexError):
            return self._draw_and_refill(scale)

    def laplace_many(self, counter: int, first_node: int, count: int, scale: Fraction) -> Draws:
        """Independent noise of `count` nodes of one counter, shape (count,).

        int64, or Python integers in an object array if a draw could exceed 2**62. A few draws
        come from the stock; many are drawn at once.
        """
        table = laplace_table(scale)
        if not (self._prefetch and 0 < count <= self._FEW):
            return table.draws(count, self._read)
        draws = [self.laplace(counter, first_node + i, scale) for i in range(count)]
        if table.narrow and max(map(abs, draws)) <= LARGEST:
            return np.array(draws, dtype=np.int64)
        return np.array(draws, dtype=np.object_)

    def radius(self, counter: int, first_node: int, length: int, sums: int, scale: Fraction) -> int:
        """The radius of a series of nodes, an independent draw. The caller keeps it, and keeps it secret."""
        return samplers.radius(length, sums, scale, samplers.uniform(self._reader()))

    def uniform_noise(self, counter: int, node: int, sums: int, radius: int) -> tuple[int, ...]:
        """Noise of one node of a series: an independent, uniform point of l1 norm at most the radius."""
        return samplers.uniform_noise(sums, radius, samplers.uniform(self._reader()))

    def gaussian(self, counter: int, node: int, variance: Fraction) -> int:
        """Noise of one node, an independent draw: k with probability proportional to exp(-k**2/(2 variance))."""
        return samplers.discrete_gaussian(variance, samplers.uniform(self._reader()))

    def choose(self, label: int, costs: Sequence[int], rate: Fraction) -> int:
        """An independent draw of an index i with probability proportional to exp(-rate * costs[i])."""
        return samplers.choose(costs, rate, samplers.uniform(self._reader()))

    def prepare(self, scale: Fraction, count: int) -> None:
        """Draws ahead, so that the next `count` single draws of this scale read no random bytes."""
        if os.getpid() != self._owner:
            self.forget()
        stock = self._stock(scale)
        if len(stock) < count:
            stock.extend(laplace_table(scale).draws(count - len(stock), self._read).tolist())

    def _stock(self, scale: Fraction) -> list[int]:
        """The draws in stock for one scale, in no particular order."""
        key = (scale.numerator, scale.denominator)
        if key not in self._stocks and len(self._stocks) >= self._MOST_SCALES:
            self.forget()
        return self._stocks.setdefault(key, [])

    def _draw_and_refill(self, scale: Fraction) -> int:
        """Makes one draw and refills the stock of its scale, each time with more draws, up to a limit."""
        if self._prefetch == 0:
            return samplers.discrete_laplace(scale, samplers.uniform(self._reader()))
        stock = self._stock(scale)
        key = (scale.numerator, scale.denominator)
        size = min(self._prefetch, self._refills.get(key, self._FIRST_REFILL))
        self._refills[key] = 2 * size
        *ahead, draw = laplace_table(scale).draws(size, self._read).tolist()
        stock.extend(ahead)
        return int(draw)

    def _read(self, size: int) -> bytes:
        """The next random bytes of the operating system."""
        self._bytes_read += size
        return os.urandom(size)

    def _reader(self) -> samplers.Read:
        """A reader that fetches blocks. It is used for one draw, so no bytes are kept between draws."""
        return blocks(self._read, 256)


def blocks(fetch: samplers.Read, size: int) -> samplers.Read:
    """A reader of the same tape as `fetch` that fetches at least `size` bytes at a time."""
    block, position = b"", 0

    def read(count: int) -> bytes:
        nonlocal block, position
        end = position + count
        if end > len(block):
            rest = block[position:]
            block, position = rest + fetch(max(size, count - len(rest))), 0
            end = count
        taken = block[position:end]
        position = end
        return taken

    return read


_living: weakref.WeakSet[SecureSource] = weakref.WeakSet()


def _forget_all() -> None:
    """Empties the stocks of all sources; called in the child of a fork."""
    for source in list(_living):
        source.forget()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget_all)
