"""The ledger mechanism on public arrivals, without noise and without data: for `withhold plan`.

The mechanism itself runs, so that a plan follows its schedule, its intervals and its error bar.
Bars depend on the samples, in both directions: the level decides how much single samples may
scatter, and users whose samples lie close together show fewer of those who lie far outside. So the
mechanism runs on each of SAMPLES, and the plan is the widest of the bars. They come from a fixed
hash of the sample's number, so a plan is the same each time.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from withhold import MeanEstimator
from withhold.accounted.final import planned
from withhold.accuracy.posterior_bars import Reason
from withhold.cli.inputs import Source, open_input
from withhold.cli.options import UsageError
from withhold.core.batch import Encoded
from withhold.core.params import Params
from withhold.files.rows import Columns
from withhold.testing import ZeroTape

LONGEST_WALK = 1 << 22
"""Samples: a longer stream takes too long to simulate."""
_AT_ONCE = 1 << 18
_GOLDEN = 0x9E3779B97F4A7C15
_MIXERS = (0xBF58476D1CE4E5B9, 0x94D049BB133111EB)

Codes = NDArray[np.int64]
"""The user of each sample, numbered 0, 1, ... in order of first arrival."""
Values = NDArray[np.int64] | NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Bars:
    """Half widths of the error bars, as shares of the range, after `t` samples.

    Attributes:
        users: who have sent something.
        most: the largest number of samples of one user.
        differ: the widest bar for users who may differ.
        alike: the widest bar for homogeneous users.
        reason: why the bar for users who may differ is wide, if there is one main reason.
        final: the bar of a final release then, whatever users do.
    """

    t: int
    users: int
    most: int
    differ: float
    alike: float
    reason: Reason
    final: float


def in_turns(users: int, samples: int) -> Codes:
    """Return the arrivals of users who come in turns.

    >>> in_turns(2, 3).tolist()
    [0, 1, 0, 1, 0, 1]
    """
    return np.tile(np.arange(users), samples)


def zipf(users: int, exponent: float, size: int) -> Codes:
    """Return arrivals in which user k = 1, 2, ... sends in proportion to k**-exponent.

    Each user's samples are spread over the stream as evenly as a fixed sequence can: that of the
    multiples of the golden ratio. A user whose share is below one sample may not come.

    >>> sorted(np.bincount(zipf(3, 1.0, 110)).tolist())
    [20, 30, 60]
    """
    weights = np.arange(1, users + 1, dtype=np.float64) ** -exponent
    ends = np.cumsum(weights) / weights.sum()
    places = np.arange(1, size + 1) * ((5**0.5 - 1) / 2) % 1.0
    chosen = np.minimum(np.searchsorted(ends, places, side="right"), users - 1)
    return renumbered(chosen)


def renumbered(users: NDArray[np.generic]) -> Codes:
    """Return the users numbered in order of first arrival.

    >>> renumbered(np.array(["b", "a", "b", "c"])).tolist()
    [0, 1, 0, 2]
    """
    _, first, codes = np.unique(users, return_index=True, return_inverse=True)
    rank = np.empty(len(first), dtype=np.int64)
    rank[np.argsort(first)] = np.arange(len(first))
    return rank[codes]


def read_arrivals(source: Source, column: str) -> Codes:
    """Return the users of a file's rows; no other column is looked at.

    Raises: UsageError if it cannot be opened or has more than LONGEST_WALK rows, InputError for a
    row without a user.
    """
    known: dict[str, int] = {}
    codes: list[int] = []
    with ExitStack() as stack:
        for chunk in open_input(source, Columns(column, None), stack).chunks:
            codes += [known.setdefault(user, len(known)) for user in chunk.names]
            if len(codes) > LONGEST_WALK:
                raise UsageError(f"FILE has more than {LONGEST_WALK:,} rows: too many to simulate")
    if not codes:
        raise UsageError("FILE has no rows")
    return np.array(codes, dtype=np.int64)


def hashed(start: int, end: int) -> NDArray[np.float64]:
    """Return numbers from 0 up to 1 for samples number `start` to `end` - 1, by a fixed hash.

    >>> hashed(0, 3).round(3).tolist()
    [0.883, 0.432, 0.026]
    """
    mixed = np.arange(start + 1, end + 1, dtype=np.uint64) * np.uint64(_GOLDEN)
    for shift, mixer in zip((30, 27), _MIXERS, strict=True):
        mixed = (mixed ^ (mixed >> np.uint64(shift))) * np.uint64(mixer)
    return (mixed ^ (mixed >> np.uint64(31))) / 2.0**64


def coins(start: int, end: int) -> Values:
    """Return zeros and ones, half of each, as if drawn by fair coins."""
    return (hashed(start, end) >= 0.5).astype(np.int64)


def rare_ones(start: int, end: int) -> Values:
    """Return zeros and ones, a fifth of them ones."""
    return (hashed(start, end) >= 0.8).astype(np.int64)


def close_together(start: int, end: int) -> Values:
    """Return values between a tenth and three tenths."""
    return 0.1 + 0.2 * hashed(start, end)


SAMPLES: tuple[Callable[[int, int], Values], ...] = (coins, rare_ones, close_together)
"""The samples that a plan is made with; on a grid of one step the last ones cannot come."""


def walk(
    params: Params, users: Codes, ends: Sequence[int], confidence: float, horizon: int | None
) -> Iterator[Bars]:
    """Yield the bars after each of the ascending `ends` of a stream with these users.

    `params` are for values from 0 to 1, and bound users and samples by at least what comes.
    """
    kinds = SAMPLES[: 2 if params.grid == 1 else 3]
    runs = [(values, *_estimators(replace(params, horizon=horizon))) for values in kinds]
    names: list[str | int] = list(range(params.max_users))
    done = 0
    for end in ends:
        for start in range(done, end, _AT_ONCE):
            stop = min(end, start + _AT_ONCE)
            arrivals = Encoded(users[start:stop], names)
            for values, *estimators in runs:
                samples = values(start, stop)
                for estimator in estimators:
                    estimator.observe_many(arrivals, samples)
        done = end
        counts = np.bincount(users[:end])
        most = int(counts.max())
        widest = max((differ for _, differ, _ in runs), key=lambda run: run.error_bar(confidence))
        yield Bars(
            t=end,
            users=len(counts),
            most=most,
            differ=widest.error_bar(confidence),
            alike=max(alike.error_bar(confidence) for *_, alike in runs),
            reason=widest.error_bar_reason,
            final=planned(params, end, most, confidence),
        )


def _estimators(params: Params) -> tuple[MeanEstimator, MeanEstimator]:
    """A run for users who may differ, and one for homogeneous ones."""
    differ, alike = (
        MeanEstimator(replace(params, homogeneous=each), "ledger", ZeroTape())
        for each in (False, True)
    )
    return differ, alike


def fitted(params: Params, users: Codes) -> Params:
    """Return the parameters with the bounds of these arrivals."""
    counts = np.bincount(users)
    return replace(params, max_users=len(counts), max_samples=int(counts.max()))
