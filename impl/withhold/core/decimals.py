"""Columns of numbers as decimal text, with the double nearest to each number.

The doubles only say which grid point is likely. Where two grid points are about equally near, the
text decides.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

_PLAIN = b"0123456789.+-"  # of numbers without an exponent
_LONGEST = 300  # characters: no double is too small for a longer number before the point


@dataclass(frozen=True, slots=True)
class Decimals:
    """Finite numbers: `texts` says what each is, and `nearest` is the double nearest to it."""

    texts: Sequence[str]
    nearest: npt.NDArray[np.float64]

    def __len__(self) -> int:
        return len(self.nearest)

    def __getitem__(self, rows: slice) -> Decimals:
        return Decimals(self.texts[rows], self.nearest[rows])

    def __iter__(self) -> Iterator[str]:
        return iter(self.texts)


def decimals_of(texts: list[str]) -> Decimals | None:
    """The numbers of a column of text; None if one is long, has an exponent, or is no number.

    >>> column = decimals_of(["0.5", "-3", "1."])
    >>> column.nearest.tolist(), decimals_of(["1e3"]), decimals_of(["1-"])
    ([0.5, -3.0, 1.0], None, None)
    """
    joined = "".join(texts)
    if not joined.isascii() or joined.encode().translate(None, _PLAIN):
        return None
    if max(map(len, texts), default=0) > _LONGEST:
        return None
    try:  # of these characters Python reads nothing but decimal numbers
        nearest = np.fromiter(map(float, texts), dtype=np.float64, count=len(texts))
    except ValueError:
        return None
    return Decimals(texts, nearest)
