"""Samples per second and memory, as ratios to simple non-private code: python tests/bench/throughput.py

Every case runs in a process of its own, so that start-up, peak memory and caches do not affect
others. All cases of a comparison run one after the other in the same call; compare the ratios,
because absolute figures depend on the machine. Nothing here is a test: there is no threshold.

    python tests/bench/throughput.py                 all cases, synthetic stream of 10**6 samples
    python tests/bench/throughput.py --flights flights.csv
"""

from __future__ import annotations

import argparse
import csv
import json
import resource
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

import numpy as np
import pandas

import withhold
from withhold.core.records import Mechanism
from withhold.core.source import SecureSource
from withhold.testing import ZeroTape

Stream = tuple[list[str], "np.ndarray[tuple[int], np.dtype[np.int64]]"]


def synthetic(samples: int, users: int) -> Stream:
    """A stream of 0/1 samples in which users arrive in random order; the seed is fixed."""
    random = np.random.default_rng(20260101)
    names = [f"user-{i:06d}" for i in range(users)]
    return [names[i] for i in random.integers(0, users, samples)], random.integers(0, 2, samples)


def flights(path: Path) -> Stream:
    """The stream that `python -m withhold.flights` prepares."""
    with path.open(newline="") as file:
        rows = list(csv.DictReader(file))
    return [row["tailnum"] for row in rows], np.array([int(row["late"]) for row in rows])


def public_parameters(stream: Stream) -> withhold.Params:
    """n and m counted in the stream: a benchmark may count them, a user has to declare them."""
    _, counts = np.unique(np.array(stream[0]), return_counts=True)
    return withhold.Params(len(counts), int(counts.max()), 1, "1/20")


Work = Callable[[Stream, withhold.Params], None]


def observe_many(mechanism: Mechanism) -> Work:
    def work(stream: Stream, params: withhold.Params) -> None:
        withhold.MeanEstimator(params, mechanism).observe_many(*stream)

    return work


def observe(mechanism: Mechanism) -> Work:
    def work(stream: Stream, params: withhold.Params) -> None:
        step = withhold.MeanEstimator(params, mechanism).observe
        for user, value in zip(stream[0], stream[1].tolist(), strict=True):
            step(user, value)

    return work


def dict_mean(stream: Stream, params: withhold.Params) -> None:
    """A running mean and a running count per user, in plain Python; no privacy."""
    counts: dict[str, int] = {}
    total, estimates = 0, []
    for t, (user, value) in enumerate(zip(stream[0], stream[1].tolist(), strict=True), start=1):
        counts[user] = counts.get(user, 0) + 1
        total += value
        estimates.append(total / t)


def pandas_mean(stream: Stream, params: withhold.Params) -> None:
    """A running count per user and a running mean with pandas; no privacy."""
    frame = pandas.DataFrame({"user": stream[0], "value": stream[1]})
    frame["count"] = frame.groupby("user").cumcount() + 1
    frame["mean"] = frame["value"].cumsum() / np.arange(1, len(frame) + 1)


CASES: dict[str, Work] = {
    "ledger, observe_many": observe_many("ledger"),
    "ledger, observe": observe("ledger"),
    "full, observe_many": observe_many("full"),
    "full, observe": observe("full"),
    "dict running mean": dict_mean,
    "pandas group-by count": pandas_mean,
}


def run_case(name: str, stream: Stream) -> dict[str, float]:
    """One case in this process: processor seconds of the work alone, and the peak memory."""
    params = public_parameters(stream)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    start = time.process_time()
    CASES[name](stream, params)
    seconds = time.process_time() - start
    after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return {"inner": seconds, "grown_mb": (after - before) / 1024, "peak_mb": after / 1024}


def run_apart(name: str, arguments: list[str]) -> dict[str, float]:
    """The case in a new process, with the seconds of the whole process added."""
    start = time.perf_counter()
    command = [sys.executable, __file__, *arguments, "--case", name]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    figures: dict[str, float] = json.loads(output)
    return {**figures, "whole": time.perf_counter() - start}


def median_run(name: str, arguments: list[str], repeats: int) -> dict[str, float]:
    runs = sorted((run_apart(name, arguments) for _ in range(repeats)), key=lambda r: r["inner"])
    return runs[len(runs) // 2]


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


def bench_state(users: int, mechanism: Mechanism) -> None:
    """Bytes of state for each user, without the keys."""
    names = [f"user-{i:07d}" for i in range(users)]
    keys = sum(map(sys.getsizeof, names))
    tracemalloc.start()
    estimator = withhold.MeanEstimator(
        withhold.Params(users, 4, 1000, 1), mechanism, source=ZeroTape()
    )
    zeros = np.zeros(users, dtype=np.int64)
    for _ in range(3):
        estimator.observe_many(names, zeros)
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    print(f"\nstate of {mechanism} at {users:,} users, {estimator.t:,} samples seen")
    print(
        f"  {size / users:.1f} bytes a user (their keys, {keys / users:.0f} bytes each, not counted)"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--flights", type=Path, help="a file from python -m withhold.flights")
    parser.add_argument("--samples", type=int, default=10**6)
    parser.add_argument("--users", type=int, default=10**5)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--case", choices=sorted(CASES), help=argparse.SUPPRESS)
    options = parser.parse_args()
    stream = (
        flights(options.flights) if options.flights else synthetic(options.samples, options.users)
    )
    if options.case:
        print(json.dumps(run_case(options.case, stream)))
        return
    print(f"{len(stream[0]):,} samples, {len(set(stream[0])):,} users, median of {options.repeats}")
    arguments = [f"--samples={options.samples}", f"--users={options.users}"]
    arguments += [f"--flights={options.flights}"] if options.flights else []
    base = 0.0
    print(
        f"{'case':<24}{'samples/s':>14}{'inner s':>9}{'whole s':>9}{'ratio':>8}{'grown MB':>10}{'peak MB':>9}"
    )
    for name in CASES:
        figures = median_run(name, arguments, options.repeats)
        base = base or figures["inner"]
        print(
            f"{name:<24}{len(stream[0]) / figures['inner']:>14,.0f}{figures['inner']:>9.3f}"
            f"{figures['whole']:>9.2f}{figures['inner'] / base:>8.2f}"
            f"{figures['grown_mb']:>10.1f}{figures['peak_mb']:>9.1f}"
        )
    bench_sampler()
    bench_state(10**6, "ledger")
    bench_state(10**6, "full")


if __name__ == "__main__":
    main()
