"""Many exact draws of discrete Laplace noise at once: P(k) proportional to exp(-|k|/scale).

The size K of a draw has weight q**K on K = 0, 1, 2, ..., with q = exp(-1/scale). In binary, q**K
is a product with one factor per digit of K, so the digits of K are independent: digit j is 1 with
probability 1/(1 + exp(2**j/scale)). The sampler draws J digits like this, where 2**J >= 12*scale;
the rest of K above them is geometric with ratio exp(-2**J/scale) < 2**-16. Then it draws a sign
and rejects minus zero, because otherwise zero would be twice as likely as it should be.

For each digit it compares a uniform number with the probability, 16 binary digits at a time. One
read gives the first words of all digits of a chunk. If a word ties with that of the probability
(once in 65,536), it draws more words for that digit and compares them with the certified
expansion until they differ. So the law is exact for every rational scale, without floats.

Time: all draws of a chunk pass through the same array operations whatever their size, except that
minus zeros are dropped (and replaced if the chunk is too short) and ties cost a short loop. The
time is not claimed to be constant: this is Python on a machine with caches.
"""

from fractions import Fraction
from functools import lru_cache
from math import isqrt

import numpy as np
from numpy.typing import NDArray

from withhold.core.expansions import Expansion, exp_expansion, logistic_expansion
from withhold.core.samplers import Read

Draws = NDArray[np.int64] | NDArray[np.object_]
"""int64, or Python integers in an object array."""

CHUNK = 8192
"""Candidates drawn at a time, so few that their words fit the cache of one core."""

LARGEST = 2**62
"""No draw in an array of int64 has a larger absolute value."""

# Up to this many digits drawn by words the result is int64: a draw then exceeds LARGEST with
# probability below exp(-12 * 2**6) < 2**-1000, and if one does, all are returned as objects.
_NARROW_DIGITS = 56
_ENOUGH = 12  # exp(-12) < 2**-16: the first word of the tail's probability is 0.


class LaplaceTable:
    """The digit probabilities of one scale, and the sampler that uses them."""

    __slots__ = ("_column", "_digits", "_rejected", "_rows")

    def __init__(self, scale: Fraction | int) -> None:
        # An integer scale is made a Fraction: 2**j / 3 would be a float.
        if not isinstance(scale, (int, Fraction)):
            raise TypeError("the scale of noise is a Fraction")
        scale = Fraction(scale)
        if scale <= 0:
            raise ValueError("the scale of noise must be positive")
        self._digits = _digits_for(scale)
        self._rows = [logistic_expansion(2**j / scale) for j in range(self._digits)]
        self._rows.append(exp_expansion(2**self._digits / scale))
        first = [row.word(0) for row in self._rows]
        self._column = np.array(first, dtype=np.uint16).reshape(-1, 1)
        # Minus zero has probability (1 - q)/2, here in units of 2**-17, rounded up.
        self._rejected = 2**16 - exp_expansion(1 / scale).word(0)

    @property
    def narrow(self) -> bool:
        """Whether draws are returned as int64 (except with probability < 2**-1000)."""
        return self._digits <= _NARROW_DIGITS

    def draws(self, count: int, read: Read) -> Draws:
        """Independent draws, shape (count,): int64, or Python integers in an object array."""
        if count < 0:
            raise ValueError("the number of draws must not be negative")
        parts: list[Draws] = []
        missing = count
        while missing:
            part = self._chunk(min(CHUNK, self._candidates(missing)), read)[:missing]
            parts.append(part)
            missing -= len(part)
        if not parts:
            return np.zeros(0, dtype=np.int64) if self.narrow else np.zeros(0, dtype=np.object_)
        if all(part.dtype == np.int64 for part in parts):
            return np.concatenate(parts).astype(np.int64, copy=False)
        return np.concatenate([part.astype(np.object_) for part in parts])

    def _candidates(self, missing: int) -> int:
        """How many candidates probably give the missing number of draws."""
        return missing * 2**17 // (2**17 - self._rejected) + isqrt(missing) + 8

    def _chunk(self, size: int, read: Read) -> Draws:
        """The accepted candidates among `size`, in order.

        Reads the first words (row by row: digit 0 first, the tail last), then the signs (one bit
        each, packed, the highest bit of a byte first), then more words for ties.
        """
        rows = len(self._rows)
        words = np.frombuffer(read(2 * rows * size), dtype="<u2").reshape(rows, size)
        packed = np.frombuffer(read((size + 7) // 8), dtype=np.uint8)
        minus = np.unpackbits(packed, count=size).view(np.bool_)
        bits = words < self._column
        tails = self._settle_ties(words, bits, read)
        sizes = _assemble(bits[: self._digits])
        if tails:
            sizes = _with_tails(sizes, tails, self._digits)
        kept = ~minus | (sizes != 0)
        np.negative(sizes, out=sizes, where=minus)
        draws: Draws = sizes[kept]
        return draws

    def _settle_ties(
        self, words: NDArray[np.uint16], bits: NDArray[np.bool_], read: Read
    ) -> dict[int, int]:
        """Sets the bits whose first word tied, and returns the tails that are not 0."""
        tails: dict[int, int] = {}
        for row, place in np.argwhere(words == self._column).tolist():
            expansion: Expansion = self._rows[row]
            if not expansion.exceeds(read, 1):
                continue
            if row < self._digits:
                bits[row, place] = True
            else:
                tails[place] = 1
                while expansion.exceeds(read):
                    tails[place] += 1
        return tails


def _digits_for(scale: Fraction) -> int:
    """The least J >= 0 with 2**J >= 12 * scale."""
    enough = -(-_ENOUGH * scale.numerator // scale.denominator)
    return (enough - 1).bit_length()


def _assemble(bits: NDArray[np.bool_]) -> Draws:
    """The numbers whose binary digits are the rows of `bits`, digit 0 first."""
    digits, size = bits.shape
    width = max(8, (digits + 7) // 8)
    octets = np.zeros((size, width), dtype=np.uint8)
    rows = bits.view(np.uint8)
    for start in range(0, digits, 8):
        group = rows[start : start + 8]
        octet = group[-1].copy()
        for row in group[-2::-1]:
            np.left_shift(octet, 1, out=octet)
            np.bitwise_or(octet, row, out=octet)
        octets[:, start // 8] = octet
    if digits <= _NARROW_DIGITS:
        return octets.view("<i8").ravel().astype(np.int64, copy=False)
    numbers = np.empty(size, dtype=object)
    numbers[:] = [int.from_bytes(octet.tobytes(), "little") for octet in octets]
    return numbers


def _with_tails(sizes: Draws, tails: dict[int, int], digits: int) -> Draws:
    """The sizes with tail * 2**digits added at the given places."""
    if sizes.dtype == np.int64 and (max(tails.values()) + 1) << digits > LARGEST:
        sizes = sizes.astype(object)
    for place, tail in tails.items():
        sizes[place] += tail << digits
    return sizes


@lru_cache(maxsize=256)
def laplace_table(scale: Fraction) -> LaplaceTable:
    """The table of one scale, made once."""
    return LaplaceTable(scale)
