"""E16, E24, E27 to E33, E36: edge cases in which the printed text has no value, or a wrong one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import partial
from itertools import product

from withhold_proofs.errata.accuracy import BITS
from withhold_proofs.errata.pairs import Pair, pair, printed
from withhold_proofs.model import Verdict
from withhold_proofs.report.decimals import decimal
from withhold_proofs.streams.search import patterns, search
from withhold_spec.as_printed import accuracy, counting, full_constants, given_prior
from withhold_spec.as_printed import binary as printed_binary
from withhold_spec.as_printed import constants as printed_constants
from withhold_spec.as_printed import full as printed_full
from withhold_spec.as_printed import median as printed_median
from withhold_spec.as_printed.reals import Undefined
from withhold_spec.as_printed.trace import REPAIRED, Readings
from withhold_spec.enclosures import Enclosure, ln, sqrt
from withhold_spec.noise import ZERO
from withhold_spec.paper import median, withholding
from withhold_spec.paper.binary import depth
from withhold_spec.paper.plan import full_plan, multiple_plan, single_plan
from withhold_spec.params import Params
from withhold_spec.replay import replay
from withhold_spec.stream import Samples

Run = Callable[[tuple[int, ...]], object]


def has_values(runs: Run, longest: int) -> Verdict:
    """Whether every line that a run reaches has a value, for all patterns of two users."""

    def fault(pattern: tuple[int, ...]) -> str:
        try:
            runs(pattern)
        except Undefined as missing:
            return f"arrivals {pattern}: {missing}"
        return ""

    return search(patterns(2, longest), fault)


def ones(pattern: tuple[int, ...]) -> list[tuple[int, int]]:
    """The pattern with samples of 1."""
    return [(user, 1) for user in pattern]


# E27, E32: constants


def constants_exist(values: Callable[[Params], object], params: Sequence[Params]) -> Verdict:
    """Whether the constants have a value at all these parameters."""

    def fault(one: Params) -> str:
        try:
            values(one)
        except Undefined as missing:
            return f"m = {one.max_samples}, epsilon = {one.epsilon}, delta = {one.beta}: {missing}"
        return ""

    return search(params, fault)


SMALL_LIMITS = [Params(2, m, 1, 1) for m in range(1, 9)]
LARGE_EPSILONS = [Params(2, m, epsilon, 1) for m, epsilon in product((2, 4, 8), (1, 100, 300))]


def widths_as_printed(params: Params) -> object:
    return printed_constants.prior_width(params, 1, BITS)


def full_widths_as_printed(params: Params) -> object:
    return [full_constants.full_width(params, level, BITS) for level in (1, 2)]


def plans_repaired(params: Params) -> object:
    return single_plan(params), multiple_plan(params), full_plan(params)


# E28, E29, E30: runs


def full_as_printed(pattern: tuple[int, ...]) -> object:
    """Algorithm 6 with the printed projections alone."""

    def needed(level: int) -> int:
        return full_constants.samples_needed(Params(2, 4, 1, 1), level)

    def prior(level: int, samples: Samples) -> Fraction:
        return Fraction(1, 2)

    return printed_full.full(
        ones(pattern), 4, needed, prior, printed_full.append, readings=REPAIRED
    )


def multiple_with(readings: Readings, pattern: tuple[int, ...]) -> object:
    outcomes = given_prior.multiple(ones(pattern), 4, readings=readings)
    return [outcome.estimate for outcome in outcomes]


def repaired_runs(pattern: tuple[int, ...]) -> object:
    found = []
    for name in ("single", "multiple", "full"):
        for step in replay(name, Params(2, 4, 1, 1), ones(pattern), ZERO):
            if step.total < 1:
                raise Undefined("a division by total = 0")
            found.append(step.estimate)
    return found


# E31: a logarithm in floating point


def powers_found(completes: Callable[[int], bool]) -> Verdict:
    """Whether the test is true exactly for powers of two: near all of them up to 2**64."""

    def fault(count: int) -> str:
        power = any(count == 2**k for k in range(65))
        return "" if completes(count) == power else f"M = {count}: {completes(count)}"

    near = {2**k + d for k in range(1, 65) for d in range(-3, 4)} | set(range(1, 2049))
    return search(sorted(count for count in near if count > 0), fault)


def rounded_logarithm(count: int) -> bool:
    """Whether log2 M, rounded correctly to a double, is a whole number.

    Doubles in [2**e, 2**(e+1)) are the multiples of 2**(e-52) there; half of that is 2**(e-53).
    """
    below = count.bit_length() - 1
    whole = below if 2 * count < 3 * 2**below else below + 1
    gap = abs(Fraction(count, 2**whole) - 1)
    if whole == 0 or gap == 0:
        return gap == 0
    half = Fraction(2) ** (whole.bit_length() - 54)
    # |log2 r| is at least 0.9 |r - 1| here
    return gap < 2 * half and _distance(count, whole) < half


def _distance(count: int, whole: int) -> Fraction:
    """|log2 count - whole|, from above."""
    ratio = Fraction(count, 2**whole)
    return ln(max(ratio, 1 / ratio), 128).high / ln(2, 128).low


# E33: ties, and bins that differ


def one_nearest(nearest: Callable[[int, int], Sequence[int]]) -> Verdict:
    """Whether every mean of an array has exactly one nearest candidate."""

    def fault(case: tuple[int, int]) -> str:
        level, total = case
        found = nearest(total, level)
        size = 2 ** (level - 1)
        return "" if len(found) == 1 else f"level {level}, mean {total}/{size}: bins {found}"

    return search(_sums(), fault)


def own_bin_is_nearest(own: Callable[[int, int], bool]) -> Verdict:
    """Whether the middle of the bin that a mean lies in is a nearest one."""

    def fault(case: tuple[int, int]) -> str:
        level, total = case
        return "" if own(total, level) else f"level {level}, mean {total}/{2 ** (level - 1)}"

    return search(_sums(), fault)


def _sums() -> Iterator[tuple[int, int]]:
    for level in range(1, 9):
        for total in range(2 ** (level - 1) + 1):
            yield level, total


def nearest_printed(total: int, level: int) -> Sequence[int]:
    return printed_median.nearest(Fraction(total, 2 ** (level - 1)), level)


def nearest_repaired(total: int, level: int) -> Sequence[int]:
    found = median.nearest_bin(total, level, 1)
    return [found] if isinstance(found, int) else []


def own_printed(total: int, level: int) -> bool:
    mean = Fraction(total, 2 ** (level - 1))
    return printed_median.own_bin(mean, level) in printed_median.nearest(mean, level)


def own_repaired(total: int, level: int) -> bool:
    mean, bins = Fraction(total, 2 ** (level - 1)), median.bin_count(level)
    gaps = [abs(mean - median.midpoint(level, i)) for i in range(bins)]
    found = median.nearest_bin(total, level, 1)
    return isinstance(found, int) and gaps[found] == min(gaps) and gaps[found] * 2 * bins <= 1


# E16, E24, E36: displays


def close_to_both(m: int) -> str:
    """Whether the prior 1/2 is close to the means 0.01 and 0.99; no other prior is closer to both."""
    means = Fraction(1, 100), Fraction(99, 100)
    if all(accuracy.prior_is_close(Fraction(1, 2), mean, m) for mean in means):
        return ""
    return f"m = {m}: no prior is within 1/sqrt(m) of both 0.01 and 0.99"


def rate_is_possible(order: Callable[[int, int], Enclosure]) -> Verdict:
    """Whether the order of the error is not below the lower bound, at epsilon = 1."""

    def fault(case: tuple[int, int]) -> str:
        users, samples = case
        bound = accuracy.lower_bound_order(users, samples, Fraction(1), BITS)
        if order(users, samples).high >= bound.low:
            return ""
        return f"N = {users}, M = {samples}: below the lower bound {decimal(bound.low)}"

    return search(product(range(1, 9), range(1, 9)), fault)


def order_printed(users: int, samples: int) -> Enclosure:
    return accuracy.equal_users_order(users, samples, Fraction(1), BITS)


def order_repaired(users: int, samples: int) -> Enclosure:
    """1/sqrt(MN) for 1/(MN)."""
    return accuracy.lower_bound_order(users, samples, Fraction(1), BITS)


def noise_is_seen(order: Callable[[int, int], Enclosure]) -> Verdict:
    """Whether the order of the binary mechanism's error is above 0 wherever there is noise."""

    def fault(case: tuple[int, int]) -> str:
        horizon, t = case
        if order(horizon, t).low > 0:
            return ""
        return f"T = {horizon}, t = {t}: order 0, and one Laplace draw"

    return search(((T, t) for T in range(1, 9) for t in range(1, T + 1)), fault)


def noise_printed(horizon: int, t: int) -> Enclosure:
    return accuracy.binary_error_order(horizon, t, BITS)


def noise_repaired(horizon: int, t: int) -> Enclosure:
    """depth(T) sqrt(depth(t)), which is what the mechanism pays and reads."""
    return sqrt(depth(t), BITS).times(depth(horizon))


PAIRS: tuple[Pair, ...] = (
    (
        printed(
            "E16",
            "thm:singcounter",
            "for every m there is a prior within 1/sqrt(m) of the mean, for certain.",
            partial(search, range(1, 17), close_to_both),
            "",
        ),
        printed(
            "E27",
            "eq:singinterval",
            "Delta_l has a value for every m.",
            partial(constants_exist, widths_as_printed, SMALL_LIMITS),
            "errata/E32-repaired",
        ),
    ),
    pair(
        "E24",
        "sec:lowerbound",
        "the accuracy 1/(MN) + 1/(sqrt(M) N epsilon) is not below the lower bound.",
        partial(rate_is_possible, order_printed),
        "the accuracy 1/sqrt(MN) + 1/(sqrt(M) N epsilon) is not below the lower bound.",
        partial(rate_is_possible, order_repaired),
        "N<=8, M<=8, epsilon=1",
        kind="numeric",
    ),
    pair(
        "E36",
        "subsec:binmech",
        "the noise is of order log T sqrt(log t).",
        partial(noise_is_seen, noise_printed),
        "(1 + floor(log T)) sqrt(1 + floor(log t)) is above 0.",
        partial(noise_is_seen, noise_repaired),
        "t<=T<=8",
        kind="numeric",
    ),
    pair(
        "E32",
        "eq:fulldelta",
        "Delta_l has a value for every epsilon.",
        partial(constants_exist, full_widths_as_printed, LARGE_EPSILONS),
        "all constants of algorithms 4 to 6 have a value, for every m and epsilon.",
        partial(constants_exist, plans_repaired, SMALL_LIMITS + LARGE_EPSILONS),
        "m<=8 at epsilon=1, and m in {2, 4, 8} at epsilon in {1, 100, 300}",
        kind="numeric",
    ),
    pair(
        "E28",
        "alg:multcounterfull",
        "Pi_l is defined for every level.",
        partial(has_values, full_as_printed, 3),
        "every line of algorithms 4 to 6 has a value, and total is at least 1.",
        partial(has_values, repaired_runs, 6),
        "n=2, m=4, T<=6, all arrival patterns",
    ),
    (
        printed(
            "E29",
            "alg:binmech",
            "Sum has a value for a stream without elements.",
            partial(
                has_values,
                partial(multiple_with, replace(REPAIRED, reads=printed_binary.nodes_read)),
                3,
            ),
            "errata/E28-repaired",
        ),
        printed(
            "E30",
            "alg:singcounter",
            "log M(u) in Z_+ = {1, 2, 3, ...} releases something at t = 1.",
            partial(
                has_values,
                partial(
                    multiple_with, replace(REPAIRED, completes=counting.completes_block_from_one)
                ),
                3,
            ),
            "errata/E28-repaired",
        ),
    ),
    pair(
        "E31",
        "alg:singcounter",
        "log M(u) in Z_+, with a logarithm that is rounded correctly to a double.",
        partial(powers_found, rounded_logarithm),
        "the integer test is true for powers of 2 only.",
        partial(powers_found, withholding.completes_block),
        "M<=2048, and all M within 3 of a power of 2 up to 2**64",
        kind="exhaustive",
    ),
    pair(
        "E33a",
        "alg:pvtmed",
        "arg min |Y - y| is one candidate.",
        partial(one_nearest, nearest_printed),
        "every mean has one bin.",
        partial(one_nearest, nearest_repaired),
        "levels 1 to 8, all sums of an array at grid 1",
        kind="exhaustive",
    ),
    pair(
        "E33b",
        "alg:pvtmed",
        "the candidate nearest to a mean is the middle of its bin.",
        partial(own_bin_is_nearest, own_printed),
        "it is, with equal bins, and at most half a bin away.",
        partial(own_bin_is_nearest, own_repaired),
        "levels 1 to 8, all sums of an array at grid 1",
        kind="exhaustive",
    ),
)
