"""E21, E25, E34, E35: released samples, levels, and counting errors, as printed and repaired."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

from withhold_proofs.errata.pairs import Pair, pair, printed
from withhold_proofs.model import Verdict
from withhold_proofs.streams.search import patterns, search
from withhold_spec.as_printed import counting, naive
from withhold_spec.noise import ZERO
from withhold_spec.paper import withholding
from withhold_spec.params import Params
from withhold_spec.replay import replay


def half_of_all(mechanism: str, longest: int) -> Verdict:
    """Whether at least half of the samples are in the counters at any time."""

    def fault(pattern: tuple[int, ...]) -> str:
        events = [(user, 1) for user in pattern]
        if mechanism == "wishful":
            events = [(0, 1)] * len(pattern)
        steps = replay(mechanism, Params(2, 8, 1, 1), events, ZERO)
        held, t = steps[-1].total, len(pattern)
        if counting.half_released(held, t):
            return ""
        return f"arrivals {tuple(user for user, _ in events)}: {held} of {t} samples"

    return search(patterns(2, longest), fault)


def levels_reached(highest: Callable[[int], int]) -> Verdict:
    """Whether L is the highest level that a user with m samples completes."""

    def fault(m: int) -> str:
        done = [withholding.level_of(j) for j in range(1, m + 1) if withholding.completes_block(j)]
        last = highest(m)
        return "" if max(done) == last else f"m = {m}: L = {last}, level {max(done)} is reached"

    return search(range(1, 1025), fault)


def mechanisms_in_use() -> Verdict:
    """Whether a user with M_t samples uses at most the printed number of mechanisms."""

    def fault(largest: int) -> str:
        events = [(0, 1)] * largest
        last = replay("multiple", Params(1, 16, 1, 1), events, ZERO)[-1]
        used = len({node.counter for node in last.read})
        said = counting.counters_in_use(largest)
        return f"M_t = {largest}: {used} mechanisms, not {said}" if used > said else ""

    return search(range(1, 17), fault)


# E34: how many samples a block holds


def block_holds(samples: Callable[[int], int]) -> Verdict:
    """Whether the block of a level l >= 1 holds so many samples, counted in a run of ones."""

    def fault(level: int) -> str:
        events = [(0, 1)] * 2**level
        block = replay("multiple", Params(1, 256, 1, 1), events, ZERO)[-1].block
        held = None if block is None else block.raw
        said = samples(level)
        return "" if held == said else f"level {level}: {held} samples, not {said}"

    return search(range(1, 9), fault)


def size_repaired(level: int) -> int:
    return int(2 ** (level - 1))


# E35: two ranges of time


def unchanged_times(times: Callable[[int, int], range]) -> Verdict:
    """Whether the times up to (k+1)m at which algorithm 3's estimate is that of time km are these."""

    def fault(case: tuple[int, int]) -> str:
        m, k = case
        events = [(t // m, t % 2) for t in range((k + 1) * m)]
        steps = replay("wishful", Params(k + 1, m, 1, 1), events, ZERO)
        same = [step.t for step in steps if step.read == steps[k * m - 1].read and step.read]
        said = list(times(k, m))
        return "" if same == said else f"m = {m}, k = {k}: t = {same}, not {said}"

    return search(product(range(1, 6), range(1, 4)), fault)


def times_repaired(k: int, m: int) -> range:
    return range(k * m, (k + 1) * m)


def round_robin(wait: Callable[[int, int], int]) -> Verdict:
    """Whether in round-robin order a user first has m samples at this time."""

    def fault(case: tuple[int, int]) -> str:
        n, m = case
        counts = [0] * n
        for t in range(1, n * m + 1):
            counts[(t - 1) % n] += 1
            if max(counts) == m:
                said = wait(n, m)
                return "" if t == said else f"n = {n}, m = {m}: t = {t}, not {said}"
        return f"n = {n}, m = {m}: never"

    return search(product(range(1, 5), range(1, 5)), fault)


def wait_repaired(n: int, m: int) -> int:
    return n * (m - 1) + 1


PAIRS: tuple[Pair, ...] = (
    (
        printed(
            "E21a",
            "claim:wr",
            "half of the samples are in the streams at any time, in algorithm 6 too.",
            partial(half_of_all, "full", 6),
            "release/active-levels",
        ),
        printed(
            "E21b",
            "alg:wishful",
            "half of the samples are used for every t, in algorithm 3.",
            partial(half_of_all, "wishful", 3),
            "release/wishful",
        ),
    ),
    pair(
        "E25a",
        "alg:multcounterfull",
        "L = ceil(log m) is the highest level that a user completes.",
        partial(levels_reached, counting.levels_rounded_up),
        "L = floor(log m) is the highest level that a user completes.",
        partial(levels_reached, withholding.levels),
        "m<=1024",
        kind="exhaustive",
    ),
    (
        printed(
            "E25c",
            "thm:multcounter",
            "at most ceil(log M_t) mechanisms are in use.",
            mechanisms_in_use,
            "errata/E25a-repaired",
        ),
    ),
    pair(
        "E34",
        "supp:singcounter",
        "sigma_l holds 2**l - 1 samples.",
        partial(block_holds, counting.samples_fed),
        "sigma_l holds 2**(l-1) samples.",
        partial(block_holds, size_repaired),
        "levels 1 to 8",
        kind="exhaustive",
    ),
    pair(
        "E35a",
        "supp:wishful",
        "est_t is est_km for t in [km, (k+1)m - 1).",
        partial(unchanged_times, naive.unchanged_range),
        "est_t is est_km for t in [km, (k+1)m).",
        partial(unchanged_times, times_repaired),
        "m<=5, k<=3",
        kind="exhaustive",
    ),
    pair(
        "E35b",
        "alg:wishful",
        "in round-robin order a user's m samples are first complete at t = n(m - 1).",
        partial(round_robin, naive.round_robin_wait),
        "in round-robin order a user's m samples are first complete at t = n(m - 1) + 1.",
        partial(round_robin, wait_repaired),
        "n<=4, m<=4",
        kind="exhaustive",
    ),
)
