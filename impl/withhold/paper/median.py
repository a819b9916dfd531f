"""The private median that activates a level, and a compact store of the samples that it reads.

Paper: alg:pvtmed, with the number of arrays rounded up (E18) and bins of equal length (E33).
"""

from __future__ import annotations

from array import array
from fractions import Fraction
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from withhold.core.batch import Ints, runs
from withhold.core.errors import StateDamagedError
from withhold.core.state import Columns, same_array

Words: TypeAlias = npt.NDArray[np.uint64]

_WORD = (1 << 64) - 1
_CHUNK = 1 << 18  # samples unpacked at a time


def bins_of(array_sums: list[int], full: int, bins: int) -> tuple[int, ...]:
    """The bin of each array's mean array_sum / full: how many inner bin edges lie below it.

    >>> bins_of([0, 1, 2, 3, 4, 5, 8], 8, 4)
    (0, 0, 0, 1, 1, 2, 3)
    """
    if full * bins >> 62:
        return tuple(max(0, -(-array_sum * bins // full) - 1) for array_sum in array_sums)
    scaled = np.array(array_sums, dtype=np.int64) * bins
    return tuple(np.maximum(0, -(-scaled // full) - 1).tolist())


def costs_of(bins: tuple[int, ...], count: int) -> tuple[int, ...]:
    """For each of `count` bins, the larger of the numbers of arrays below and above it.

    >>> costs_of((0, 0, 3), 4)
    (1, 2, 2, 2)
    """
    fell = [0] * count
    for number in bins:
        fell[number] += 1
    costs, below = [], 0
    for here in fell:
        costs.append(max(below, len(bins) - below - here))
        below += here
    return tuple(costs)


def midpoint(choice: int, bins: int) -> Fraction:
    """The middle of a bin of [0, 1].

    >>> midpoint(1, 2)
    Fraction(3, 4)
    """
    return Fraction(2 * choice + 1, 2 * bins)


class SampleStore:
    """The first samples of every user, in G.bit_length() bits each: one bit for 0/1 data.

    Each user's samples form one bit stream in words of 64 bits. A user has one open word; a full
    word moves to a common log together with the user's code.
    """

    __slots__ = ("_log", "_mask", "_owners", "_words", "width")

    def __init__(self, grid: int, max_users: int) -> None:
        self.width = grid.bit_length()
        self._mask = (1 << self.width) - 1
        self._words = array("Q")
        self._log = array("Q")
        self._owners = array("I" if max_users <= 0xFFFFFFFF else "Q")

    def state(self) -> Columns:
        """The open words, and the full ones with their owners."""
        return {"words": self._words[:], "log": self._log[:], "owners": self._owners[:]}

    def restore(self, columns: Columns, users: int) -> None:
        """Goes on with this state of so many users.

        Raises:
            StateDamagedError: a column has another size or type, or an owner is no user.
        """
        log, owners = columns["log"], columns["owners"]
        self._words = same_array(columns["words"], self._words, users)
        self._log = same_array(log, self._log, len(log))
        self._owners = same_array(owners, self._owners, len(log))
        if max(self._owners, default=-1) >= users:
            raise StateDamagedError("stored samples have no user")

    def grow(self, users: int) -> None:
        """Adds room for more users, who get the next codes."""
        self._words.frombytes(bytes(8 * users))

    def add(self, user: int, count: int, units: int) -> None:
        """Stores sample number `count` of a user; numbers must come in order, from 1."""
        at = (count - 1) * self.width & 63
        word = self._words[user] | units << at
        if at + self.width >= 64:
            self._log.append(word & _WORD)
            self._owners.append(user)
            word >>= 64
        self._words[user] = word

    def extend(self, owner: Ints, count: Ints, units: Ints) -> None:
        """Stores many samples, sorted by user and then by number."""
        if not len(owner):
            return
        first_bit = (count - 1) * self.width
        word, at = first_bit >> 6, (first_bit & 63).astype(np.uint64)
        values = units.astype(np.uint64)
        starts, lengths = runs(owner)
        users = owner[starts]
        spans = (count[starts + lengths - 1] * self.width >> 6) - word[starts] + 1
        ends = np.cumsum(spans)
        built = np.zeros(int(ends[-1]), dtype=np.uint64)
        words = np.frombuffer(self._words, dtype=np.uint64)
        built[ends - spans] = words[users]
        place = word + np.repeat(ends - spans - word[starts], lengths)
        edges, _ = runs(place)
        built[place[edges]] |= np.bitwise_or.reduceat(values << at, edges)
        split = np.flatnonzero(at + np.uint64(self.width) > 64)
        built[place[split] + 1] |= values[split] >> (np.uint64(64) - at[split])
        words[users] = built[ends - 1]
        closed = np.ones(len(built), dtype=np.bool_)
        closed[ends - 1] = False
        self._log.frombytes(built[closed].tobytes())
        owners = np.repeat(users, spans - 1).astype(self._owners.typecode)
        self._owners.frombytes(owners.tobytes())

    def array_sums(self, lengths: Ints, size: int, arrays: int) -> list[int]:
        """Sums of `arrays` arrays of `size` samples, filled contiguously in order of the users.

        `lengths` says how many of their first samples each user gives; the last user's may be
        cut.
        """
        flat, start = self._flat()
        offsets = np.cumsum(lengths) - lengths
        sums = [0] * arrays
        needed, user, users = size * arrays, 0, len(lengths)
        while user < users and offsets[user] < needed:
            stop = int(np.searchsorted(offsets, offsets[user] + _CHUNK, side="right"))
            chosen = slice(user, max(user + 1, stop - 1 if stop < users else users))
            values, place = self._unpack(flat, start[chosen], lengths[chosen], offsets[chosen])
            inside = place < needed
            index = place[inside] // size
            edges, _ = runs(index)
            if len(edges):
                parts = np.add.reduceat(values[inside].astype(np.int64), edges)
                for number, part in zip(index[edges].tolist(), parts.tolist(), strict=True):
                    sums[number] += part
            user = chosen.stop
        return sums

    def _flat(self) -> tuple[Words, Ints]:
        """All words, user by user, and where each user's words begin."""
        log = np.frombuffer(self._log, dtype=np.uint64) if self._log else np.zeros(0, np.uint64)
        owners = np.array(self._owners, dtype=np.int64)
        users = len(self._words)
        full = np.bincount(owners, minlength=users)
        start = np.cumsum(full + 1) - (full + 1)
        flat = np.zeros(len(log) + users + 1, dtype=np.uint64)  # one more: a sample may end there
        order = np.argsort(owners, kind="stable")
        flat[np.arange(len(log)) + owners[order]] = log[order]
        flat[start + full] = np.array(self._words, dtype=np.uint64)
        return flat, start

    def _unpack(self, flat: Words, start: Ints, lengths: Ints, offsets: Ints) -> tuple[Words, Ints]:
        """The first `lengths` samples of some users, and each one's place among all samples."""
        within = np.arange(int(lengths.sum())) - np.repeat(np.cumsum(lengths) - lengths, lengths)
        bit = within * self.width
        word = np.repeat(start, lengths) + (bit >> 6)
        at = (bit & 63).astype(np.uint64)
        values = flat[word] >> at
        split = np.flatnonzero(at + np.uint64(self.width) > 64)
        values[split] |= flat[word[split] + 1] << (np.uint64(64) - at[split])
        return values & np.uint64(self._mask), within + np.repeat(offsets, lengths)
