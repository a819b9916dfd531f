"""Batches of events in numpy: rows grouped by user, completed blocks, arrivals per counter.

Integers only. A batch gives the same result as single steps.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from withhold.core.counter import Counter, Numbers

Ints: TypeAlias = npt.NDArray[np.int64]
Mask: TypeAlias = npt.NDArray[np.bool_]

DENSE = 4  # numbers below this many times the rows are counted, not sorted
POWERS: Ints = 1 << np.arange(63, dtype=np.int64)


@dataclass(frozen=True, slots=True)
class Encoded:
    """The users of a batch as a dictionary and its codes: row i came from users[codes[i]].

    Columnar files hold users in this form. Unused entries are not checked, and equal entries are
    one user.
    """

    codes: npt.NDArray[np.integer]
    users: Sequence[str | int]


@dataclass(frozen=True, slots=True)
class Batch:
    """The rows of a batch, ignored ones too; codes: the user of each, -1 for a user who is ignored."""

    codes: Ints

    @property
    def size(self) -> int:
        """How many rows it has."""
        return len(self.codes)


@dataclass(frozen=True, slots=True)
class Counted(Batch):
    """A batch, and its counted rows in order: a slice of all rows, or their indices."""

    rows: Ints | slice


@dataclass(frozen=True, slots=True)
class Grouping(Batch):
    """The counted samples of a batch, sorted by user and, within a user, by time.

    It leaves out ignored rows. A group is a user with a counted row.
    """

    row: Ints  # row of each counted sample
    count: Ints  # the sample's number among its user's samples
    users: Ints  # code of each group
    starts: Ints  # first position of each group
    lengths: Ints

    @property
    def owner(self) -> Ints:
        """The user's code of each counted sample."""
        return np.repeat(self.users, self.lengths)

    def rows_in_order(self) -> Ints:
        """The counted rows, ascending."""
        counted = np.zeros(self.size, dtype=np.bool_)
        counted[self.row] = True
        return np.flatnonzero(counted)


def group(codes: Ints, counts: npt.NDArray[np.signedinteger], limit: int | None) -> Grouping:
    """Groups rows by user; `counts` holds the samples so far of each known user.

    Samples of a user after number `limit` are ignored, and so are rows with code -1.

    >>> grouping = group(np.array([0, 1, 0, -1, 0]), np.array([2]), 4)
    >>> grouping.row.tolist(), grouping.count.tolist(), grouping.users.tolist()
    ([0, 2, 1], [3, 4, 1], [0, 1])
    """
    if len(codes) and codes.min() < 0:
        live = np.flatnonzero(codes >= 0)
        row = live[stable_order(codes[live])]
    else:
        row = stable_order(codes)
    owner = codes[row]
    starts, lengths = runs(owner)
    users = owner[starts]
    before = np.zeros(len(users), dtype=np.int64)
    known = users < len(counts)
    before[known] = counts[users[known]]
    count = np.arange(1, len(row) + 1) + np.repeat(before - starts, lengths)
    if limit is not None and len(users) and (before + lengths).max() > limit:
        counted = count <= limit
        row, count, owner = row[counted], count[counted], owner[counted]
        starts, lengths = runs(owner)
        users = owner[starts]
    return Grouping(codes, row, count, users, starts, lengths)


def counted(codes: Ints, counts: npt.NDArray[np.signedinteger], limit: int) -> Counted:
    """The counted rows, as by `group`; nothing is sorted unless a row may be ignored.

    >>> counted(np.array([0, 1, 0]), np.array([2]), 4).rows
    slice(None, None, None)
    >>> counted(np.array([0, 1, 0]), np.array([3]), 4).rows.tolist()
    [0, 1]
    """
    everyone = not len(codes) or codes.min() >= 0
    if everyone and len(counts) <= len(codes):
        after = np.bincount(codes, minlength=len(counts))
        after[: len(counts)] += counts
        everyone = int(after.max(initial=0)) <= limit
    elif everyone:
        known = codes[codes < len(counts)]
        everyone = len(codes) + int(counts[known].max(initial=0)) <= limit
    return Counted(codes, slice(None) if everyone else group(codes, counts, limit).rows_in_order())


def stable_order(codes: Ints) -> Ints:
    """The order that sorts codes >= 0 and keeps equal ones in place, by 16-bit radix passes."""
    order = np.argsort((codes & 0xFFFF).astype(np.uint16), kind="stable")
    high = codes >> 16
    while high.any():
        digits = (high & 0xFFFF).astype(np.uint16)
        order = order[np.argsort(digits[order], kind="stable")]
        high >>= 16
    return order


def runs(values: Ints) -> tuple[Ints, Ints]:
    """The starts and lengths of the runs of equal values.

    >>> [part.tolist() for part in runs(np.array([7, 7, 9]))]
    [[0, 2], [2, 1]]
    """
    fresh = np.ones(len(values), dtype=np.bool_)
    np.not_equal(values[1:], values[:-1], out=fresh[1:])
    starts = np.flatnonzero(fresh)
    return starts, np.diff(starts, append=len(values))


@dataclass(frozen=True, slots=True)
class Blocks:
    """Blocks completed in a batch, in the order of time."""

    rows: Ints
    levels: Ints
    raw: Ints  # sums, in grid units


def complete_blocks(grouping: Grouping, units: Ints, opened: Ints) -> tuple[Blocks, Ints]:
    """The blocks that a batch completes, and the sum that each group's user has withheld after it.

    `units` are the grid units of the counted samples in sorted order, `opened` the withheld sums
    of each group's user before the batch. A block ends at counts 1, 2, 4, 8, ...
    """
    if not len(units):
        empty = np.zeros(0, dtype=np.int64)
        return Blocks(empty, empty, empty), empty
    summed = np.concatenate((np.zeros(1, dtype=np.int64), np.cumsum(units)))
    ends = np.flatnonzero(grouping.count & (grouping.count - 1) == 0)
    groups = np.repeat(np.arange(len(grouping.users)), grouping.lengths)[ends]
    first = np.ones(len(ends), dtype=np.bool_)
    np.not_equal(groups[1:], groups[:-1], out=first[1:])
    begins = np.where(first, grouping.starts[groups], np.roll(ends, 1) + 1)
    raw = summed[ends + 1] - summed[begins] + np.where(first, opened[groups], 0)
    levels = np.searchsorted(POWERS, grouping.count[ends])
    released = grouping.starts.copy()
    released[groups] = ends + 1  # of several blocks of a user, the last one stays
    untouched = released == grouping.starts
    left = summed[grouping.starts + grouping.lengths] - summed[released]
    left += np.where(untouched, opened, 0)
    order = _by_row(grouping.row[ends], grouping.size)
    return Blocks(grouping.row[ends][order], levels[order], raw[order]), left


def _by_row(rows: Ints, size: int) -> Ints:
    """The order that sorts distinct rows below `size`."""
    place = np.full(size, -1, dtype=np.int64)
    place[rows] = np.arange(len(rows))
    return place[place >= 0]


@dataclass(frozen=True, slots=True)
class Arrival:
    """Elements that enter one counter in a batch, in order, and the rows after which the release has them."""

    counter: Counter
    elements: Ints
    rows: Ints  # not descending
    samples: Ints  # how many samples each element holds


@dataclass(frozen=True, slots=True)
class Change:
    """The changes of one counter's part of the release, at the rows where it changes."""

    rows: Ints  # ascending, distinct
    sums: Numbers  # step of the noisy sum at each row
    totals: Ints  # step of the number of samples at each row
    sizes: Ints  # elements in the counter after each row


def enter(arrival: Arrival, prefixes: Numbers, sum_before: int, size_before: int) -> Change:
    """The changes of a counter's noisy prefix sum, one for each row with new elements."""
    shown = np.ones(len(arrival.rows), dtype=np.bool_)
    np.not_equal(arrival.rows[1:], arrival.rows[:-1], out=shown[:-1])
    last = np.flatnonzero(shown)
    after = prefixes[last]
    sums = after.copy()
    sums[1:] -= after[:-1]
    sums[:1] -= sum_before
    totals = np.diff(np.cumsum(arrival.samples)[last], prepend=0)
    return Change(arrival.rows[last], sums, totals, size_before + last + 1)
