"""Samples per second, pauses and memory, as ratios to simple non-private code.

    python tests/bench/throughput.py                    all streams
    python tests/bench/throughput.py --flights FILE     with the file of `python -m withhold.flights`
    python tests/bench/throughput.py --only numbers     one of them

Each round of a stream is a new process, which runs all cases one after the other. A ratio compares two
cases of one round, and the table shows medians over the rounds, because the load of a machine changes.
Seconds are those of the processor. Nothing here is a test: there is no threshold.
"""

from __future__ import annotations

import argparse
import csv
import gc
import json
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Sequence
from fractions import Fraction
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np
import numpy.typing as npt
import pandas

import withhold
from withhold.core.batch import Encoded
from withhold.core.records import Mechanism
from withhold.core.source import SecureSource
from withhold.testing import ZeroTape

Ints = npt.NDArray[np.int64]
Stream = tuple[Any, Ints]  # the users of all rows, and their values
Work = Callable[[Stream, withhold.Params], object]

LARGE, SMALL, USERS = 10**7, 10**6, 10**5
DIMENSIONS = (1, 4, 16)
PEER = "pandas, count by user"


def numbers(samples: int, users: int) -> Stream:
    """Samples that are 0 or 1, of users who come in random order; the seed is fixed."""
    random = np.random.default_rng(20260101)
    return random.integers(0, users, samples), random.integers(0, 2, samples)


def texts() -> Stream:
    """The same with text in place of numbers, and fewer rows."""
    users, values = numbers(SMALL, USERS)
    names = [f"user-{user:06d}" for user in range(USERS)]
    return [names[user] for user in users.tolist()], values


def categories() -> Stream:
    """A categorical column of pandas."""
    users, values = numbers(LARGE, USERS)
    names = [f"user-{user:06d}" for user in range(USERS)]
    return pandas.Categorical.from_codes(users, pandas.Index(names)), values


def flights(path: Path) -> Stream:
    """The stream that `python -m withhold.flights` prepares."""
    with path.open(newline="") as file:
        rows = list(csv.DictReader(file))
    return [row["tailnum"] for row in rows], np.array([int(row["late"]) for row in rows])


def public_parameters(users: Any) -> withhold.Params:
    """n and m counted in the stream: a benchmark may count them, a user has to declare them."""
    counts = pandas.Series(users).value_counts()
    return withhold.Params(len(counts), int(counts.max()), 1, "1/20", grid=1)


def observe_many(mechanism: Mechanism) -> Work:
    """All rows as one batch."""
    return lambda stream, params: withhold.MeanEstimator(params, mechanism).observe_many(*stream)


def observe(stream: Stream, params: withhold.Params) -> None:
    """The rows one by one."""
    step = withhold.MeanEstimator(params).observe
    for user, value in zip(as_list(stream[0]), stream[1].tolist(), strict=True):
        step(user, value)


def count_by_user(stream: Stream, params: withhold.Params) -> None:
    """Which sample of its user each row is, with pandas; no privacy."""
    pandas.DataFrame({"user": stream[0], "value": stream[1]}).groupby(
        "user", observed=True
    ).cumcount()


def dict_mean(stream: Stream, params: withhold.Params) -> None:
    """A running mean and a running count per user, in plain Python; no privacy."""
    counts: dict[object, int] = {}
    total, estimates = 0, []
    for t, (user, value) in enumerate(
        zip(as_list(stream[0]), stream[1].tolist(), strict=True), start=1
    ):
        counts[user] = counts.get(user, 0) + 1
        total += value
        estimates.append(total / t)


def as_list(users: Any) -> list[str | int]:
    rows: list[str | int] = users if isinstance(users, list) else users.tolist()
    return rows


BATCHES: dict[str, Work] = {PEER: count_by_user, "ledger, batch": observe_many("ledger")}
SINGLE: dict[str, Work] = {
    **BATCHES,
    "full, batch": observe_many("full"),
    "plain Python loop": dict_mean,
    "ledger, one by one": observe,
}
STREAMS: dict[str, tuple[Callable[[], Stream], dict[str, Work]]] = {
    "numbers": (lambda: numbers(LARGE, USERS), BATCHES),
    "categories": (categories, BATCHES),
    "more users": (lambda: numbers(LARGE, 10 * USERS), BATCHES),
    "texts": (texts, SINGLE),
}


def round_of(stream: Stream, cases: dict[str, Work]) -> dict[str, float]:
    """The seconds of each case in this process."""
    params, seconds = public_parameters(stream[0]), {}
    for name, work in cases.items():
        gc.collect()
        start = time.process_time()
        work(stream, params)
        seconds[name] = time.process_time() - start
    return {**seconds, "rows": len(stream[1])}


def show(name: str, rounds: Sequence[dict[str, float]]) -> None:
    """Rows of the table: samples per second, and how many times as fast as the peer each case is."""
    for case in rounds[0]:
        if case != "rows":
            speed = median(each["rows"] / each[case] for each in rounds)
            ratio = median(each[PEER] / each[case] for each in rounds)
            print(f"| {name} | {case} | {speed / 1e6:.2f} | {ratio:.2f} |", flush=True)


def bench_dimensions(repeats: int) -> None:
    """The time of a vector of d coordinates, in times of one coordinate."""
    users, values = numbers(SMALL, USERS)
    params = public_parameters(users)
    print("\n| coordinates | times of one coordinate | a coordinate |\n|---|---|---|")
    rounds = []
    for _ in range(repeats):
        seconds = []
        for dimension in DIMENSIONS:
            rows = np.repeat(values[:, None], dimension, axis=1)
            estimator = withhold.VectorMeanEstimator(params, dimension)
            start = time.process_time()
            estimator.observe_many(users, rows)
            seconds.append(time.process_time() - start)
        rounds.append([each / seconds[0] for each in seconds])
    for dimension, ratios in zip(DIMENSIONS, zip(*rounds, strict=True), strict=True):
        print(f"| {dimension} | {median(ratios):.2f} | {median(ratios) / dimension:.2f} |")


def bench_growth(users: int) -> None:
    """The state of so many users, and how long `observe` takes: of known users, and where an epoch closes."""
    names = [f"user-{user:07d}" for user in range(users)]
    given, zeros = Encoded(np.arange(users), names), np.zeros(users, dtype=np.int64)
    params = withhold.Params(users, 40, 1, 1, grid=1)
    tracemalloc.start()
    estimator = withhold.MeanEstimator(params, source=ZeroTape())
    for _ in range(3):
        estimator.observe_many(given, zeros)
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    estimator = withhold.MeanEstimator(params, source=ZeroTape())
    nanoseconds: dict[bool, list[int]] = {False: [], True: []}
    for known, name in [(known, name) for known in (False, True) for name in names]:
        before = estimator.release
        start = time.perf_counter_ns()
        after = estimator.observe(name, 1)
        took = time.perf_counter_ns() - start
        if known or after is not before:
            nanoseconds[after is not before].append(took)
    usual, closing = nanoseconds[False], nanoseconds[True]
    print(
        f"\n{users:,} users: {size / users:.1f} bytes a user without its name; `observe` takes"
        f" {median(usual) / 1e3:.2f} microseconds at the median, {max(usual) / 1e6:.0f} milliseconds at"
        f" most, and {max(closing) / 1e6:.0f} where an epoch closes ({len(closing)} times)"
    )


def bench_sampler() -> None:
    """Exact draws per second, in batches and one at a time, for several scales."""
    print("\nexact discrete Laplace draws per second")
    for scale in (Fraction(1), Fraction(14925109, 65536), Fraction(10**6)):
        source = SecureSource()
        start = time.perf_counter()
        source.laplace_many(0, 1, 400_000, scale)
        batch = 400_000 / (time.perf_counter() - start)
        one_source, start = SecureSource(), time.perf_counter()
        for node in range(1, 100_001):
            one_source.laplace(0, node, scale)
        one = 100_000 / (time.perf_counter() - start)
        print(
            f"  scale {float(scale):>10.1f}   batch {batch:>12,.0f}   one at a time {one:>10,.0f}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--flights", type=Path, help="a file from python -m withhold.flights")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--only", help="one stream")
    parser.add_argument("--round", help=argparse.SUPPRESS)
    options = parser.parse_args()
    streams = dict(STREAMS)
    if options.flights:
        streams["flights"] = (lambda: flights(options.flights), SINGLE)
    if options.round:
        make, cases = streams[options.round]
        print(json.dumps(round_of(make(), cases)))
        return
    print(
        "| stream | case | million samples a second | times as fast as pandas |\n|---|---|---|---|"
    )
    given = [f"--flights={options.flights}"] if options.flights else []
    for name in [options.only] if options.only else streams:
        command = [sys.executable, __file__, *given, f"--round={name}"]
        rounds = [
            json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
            for _ in range(options.repeats)
        ]
        show(name, rounds)
    if not options.only:
        bench_dimensions(options.repeats)
        bench_growth(10 * USERS)
        bench_sampler()


if __name__ == "__main__":
    main()
