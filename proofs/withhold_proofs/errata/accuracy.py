"""E13, E14, E17 to E20: sums, totals, thresholds and tails, as printed and repaired."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache, partial
from itertools import combinations_with_replacement, product
from math import ceil

import z3

from withhold_proofs.errata.pairs import Pair, pair, printed
from withhold_proofs.model import Query, Verdict
from withhold_proofs.numbers.terms import all_of, integers, term, total
from withhold_proofs.paper.utility_runs import of_counts
from withhold_proofs.report.decimals import decimal
from withhold_proofs.streams.search import patterns, search
from withhold_spec.as_printed import accuracy, counting, full_constants, given_prior
from withhold_spec.as_printed import binary as printed_binary
from withhold_spec.as_printed import median as printed_median
from withhold_spec.as_printed.reals import Undefined, exactly
from withhold_spec.as_printed.trace import REPAIRED, Outcome
from withhold_spec.enclosures import Enclosure, exp, sqrt
from withhold_spec.number import Number
from withhold_spec.paper import constants, full, median, withholding
from withhold_spec.paper.binary import Counter
from withhold_spec.paper.median import bin_count, costs, exponents, midpoint
from withhold_spec.paper.plan import Plan, full_plan
from withhold_spec.params import Params
from withhold_spec.stream import Samples, User

BITS = 64


@cache
def plan_at(epsilon: str) -> Plan:
    """Algorithm 6 with 3 users and 8 samples of each."""
    return full_plan(Params(3, 8, epsilon, 1))


def rising_counts(users: int, most: int) -> Iterator[tuple[int, ...]]:
    """The numbers of samples that users may have, in ascending order of their sums."""
    found = [
        counts
        for n in range(1, users + 1)
        for counts in combinations_with_replacement(range(1, most + 1), n)
    ]
    yield from sorted(found, key=lambda counts: (sum(counts), counts))


# E13, E14: the sum and the total


def prefix_sums(context: z3.Context) -> Iterator[Query]:
    """The printed loop returns x_1 + ... + x_t, when there is no noise."""
    elements, counter = integers("x", 4, context), Counter()
    for t, element in enumerate(elements, start=1):
        counter = counter.append(element, lambda node: 0)
        read = term(printed_binary.node_sum(counter), context)
        true = total(elements[:t], context)
        yield Query(f"t = {t}", {}, all_of([read == true], context))


def ones_estimated(
    run: Callable[[Sequence[tuple[User, Number]]], Sequence[Outcome]], longest: int
) -> Verdict:
    """Whether samples that are all 1 are estimated as 1, without noise."""

    def fault(pattern: tuple[int, ...]) -> str:
        estimate = run([(user, 1) for user in pattern])[-1].estimate
        return "" if estimate == 1 else f"arrivals {pattern}, all samples 1: estimate {estimate}"

    return search(patterns(2, longest), fault)


def single_printed(events: Sequence[tuple[User, Number]]) -> list[Outcome]:
    """Algorithm 4 with `total` as printed."""
    return given_prior.single(events, readings=replace(REPAIRED, grows=counting.total_grows_by))


# E17: how many users are enough


def users_enough(users: Callable[[Params], int]) -> Verdict:
    """Whether so many users with m/2 samples each meet the diversity condition."""

    def fault(case: tuple[int, str]) -> str:
        m, epsilon = case
        params = Params(1, m, epsilon, 1)
        count = users(params)
        counts = [m // 2] * count
        present = sum(min(Fraction(own), Fraction(m // 2, 2)) for own in counts)
        needed = full_constants.diversity_needed(params, m // 2, BITS)
        if present >= needed.high:
            return ""
        given = f"{count} users with {m // 2} samples give {present} of {decimal(needed.low)}"
        return f"m = {m}, epsilon = {epsilon}: {given}"

    return search(product((2, 4, 8, 16, 64), ("1", "10", "100")), fault)


def printed_users(params: Params) -> int:
    return ceil(full_constants.sufficient_users(params, BITS).high)


def repaired_users(params: Params) -> int:
    """The sentence before, with 2L, at M_t = m/2, rounded up like the condition itself."""
    return constants.diversity_arrays(params, max(1, params.max_samples // 2))


# E18: arrays that are not a whole number


def arrays_fill(enough: Callable[[Plan, int, Sequence[int]], bool]) -> Verdict:
    """Whether enough samples fill the arrays of every level's median."""

    def fault(case: tuple[str, tuple[int, ...]]) -> str:
        plan = plan_at(case[0])
        for level in (2, 3):
            if enough(plan, level, case[1]):
                try:
                    printed_median.filled_arrays(case[1], level, plan.arrays[level])
                except Undefined as error:
                    return f"epsilon = {case[0]}, level {level}, users with {case[1]}: {error}"
        return ""

    epsilons = ("400", "256", "200", "120")
    return search(product(epsilons, list(rising_counts(3, 8))), fault)


def enough_as_printed(plan: Plan, level: int, counts: Sequence[int]) -> bool:
    present = median.samples_present(of_counts(counts), level)
    return present >= full_constants.samples_needed(plan.params, level)


def enough_repaired(plan: Plan, level: int, counts: Sequence[int]) -> bool:
    return full.can_activate(plan, of_counts(counts), level)


def quantile_drawn(arrays: Callable[[Fraction, int, Fraction], int]) -> Verdict:
    """Whether the median is no (1/4, 3/4)-quantile with probability at most beta, whatever the bins.

    Level 6, which has 4 bins, epsilon = 50.966, beta = 10**-6.
    """
    epsilon, beta = Fraction("50.966"), Fraction(1, 10**6)

    def fault(bins: tuple[int, ...]) -> str:
        failed = failure(bins, epsilon)
        if failed.high <= beta:
            return ""
        return f"bins {bins}: fails with probability {decimal(failed.low)}"

    count = arrays(epsilon, 6, beta)
    return search(combinations_with_replacement(range(bin_count(6)), count), fault)


def failure(bins: Sequence[int], epsilon: Fraction) -> Enclosure:
    """The probability that no quantile is drawn."""
    row = [cost for cost in costs(bins, 6) if isinstance(cost, int)]
    powers = [exp(exponent, 128) for exponent in exponents(row, epsilon)]
    weights = [Enclosure(1 / power.high, 1 / power.low) for power in powers]
    bad = [weight for i, weight in enumerate(weights) if not printed_median.is_quantile(bins, i)]
    failed, every = (sum(each, Enclosure(Fraction(0), Fraction(0))) for each in (bad, weights))
    return Enclosure(failed.low / every.high, failed.high / every.low)


def diversity_enough(holds: Callable[[Params, Samples], bool]) -> Verdict:
    """Whether the diversity condition lets every level up to log M_t become active."""

    def fault(case: tuple[str, tuple[int, ...]]) -> str:
        plan, samples = plan_at(case[0]), of_counts(case[1])
        if not holds(plan.params, samples):
            return ""
        top = withholding.levels(max(case[1]))
        for level in range(2, top + 1):
            if not full.can_activate(plan, samples, level):
                return f"epsilon = {case[0]}, users with {case[1]} samples: level {level} waits"
        return ""

    epsilons = ("400", "256", "200")
    return search(product(epsilons, list(rising_counts(3, 8))), fault)


def diverse_as_printed(params: Params, samples: Samples) -> bool:
    largest = max(len(own) for own in samples.values())
    present = sum(min(Fraction(len(own)), Fraction(largest, 2)) for own in samples.values())
    return present >= full_constants.diversity_needed(params, largest, BITS).high


# E19: the radius of the median's claim


def radius_covers_bin(arrays: Callable[[Fraction, int, Fraction], Enclosure]) -> Verdict:
    """Whether the claimed radius is at least the distance from a bin's end to its middle.

    If not, a mean of 0 is always farther from the prior than claimed.
    """

    def fault(case: tuple[int, str, str, str]) -> str:
        level, (epsilon, beta, delta) = case[0], (Fraction(text) for text in case[1:])
        if printed_array_count(epsilon, level, beta).high * 2 < delta:
            # the root of a negative number is another entry, E32
            return ""
        count, middle = arrays(epsilon, level, beta), midpoint(level, 0)
        radius = printed_median.claimed_radius(count, level, delta, BITS)
        if radius.low >= middle:
            return ""
        said = f"radius {decimal(radius.high)} for {middle}, k = {decimal(count.high)}"
        return f"level {level}, epsilon = {epsilon}, beta = {beta}, delta = {beta}: {said}"

    cases = product(range(1, 9), ("1", "20", "95"), ("2/5", "1/100"), ("1/2", "1/100"))
    return search(cases, fault)


def printed_array_count(epsilon: Fraction, level: int, beta: Fraction) -> Enclosure:
    return full_constants.array_count(epsilon, level, beta, BITS)


def whole_array_count(epsilon: Fraction, level: int, beta: Fraction) -> Enclosure:
    """Rounded up, and at least 1."""
    return exactly(max(1, printed_median.arrays_rounded_up(epsilon, level, beta)))


# E20: the constant of the Laplace tail


def tails_bounded(bound: Callable[[int, Fraction], Fraction]) -> Verdict:
    """Whether a sum of k unit Laplace draws exceeds its bound with probability at most e^-u.

    The prefix at t = 2**k - 1 is read from k nodes. bound(k, u): at least the stated bound.
    """

    def fault(case: tuple[int, Fraction]) -> str:
        k, u = case
        x, factor = bound(k, u), TAILS[k](bound(k, u))
        if (k, x) == (1, u):
            return ""
        power, inverse = exp(x, BITS), exp(u, BITS)
        if factor / power.low <= 1 / inverse.high:
            return ""
        tail = decimal(factor / power.high)
        return f"t = {2**k - 1}, ln(1/delta) = {u}: exceeded with probability {tail}"

    return search(product((1, 2, 3), [Fraction(i, 20) for i in range(1, 121)]), fault)


TAILS: dict[int, Callable[[Fraction], Fraction]] = {
    1: lambda x: Fraction(1),
    2: lambda x: 1 + x / 2,
    3: lambda x: 1 + x * 5 / 8 + x * x / 8,
}
"""e^x P(|S| > x) for a sum S of 1, 2, 3 independent Laplace draws of scale 1."""


def bound_printed(k: int, u: Fraction) -> Fraction:
    return accuracy.noise_bound(2**k - 1, u, BITS).high


def bound_repaired(k: int, u: Fraction) -> Fraction:
    """sqrt(pi) sqrt(k) u from below, since 333/106 < pi."""
    return sqrt(Fraction(333, 106) * k, BITS).low * u


PAIRS: tuple[Pair, ...] = (
    (
        printed(
            "E13",
            "alg:binmech",
            "the loop of lines 9 to 12 returns the sum of the first t elements.",
            prefix_sums,
            "binary/prefix-nodes",
        ),
        printed(
            "E14",
            "alg:singcounter",
            "total <- total + M(u); the estimate of samples that are all 1 is 1.",
            partial(ones_estimated, single_printed, 4),
            "sensitivity/right-samples",
        ),
    ),
    pair(
        "E17a",
        "def:diversity",
        "(16/epsilon)(L ln(3L sqrt(m)/delta)) users with m/2 samples meet the condition.",
        partial(users_enough, printed_users),
        "with 2L for L, at M_t = m/2 and rounded up, the users meet the condition.",
        partial(users_enough, repaired_users),
        "m in {2, 4, 8, 16, 64}, epsilon in {1, 10, 100}, beta=1",
        kind="numeric",
    ),
    pair(
        "E18a",
        "alg:pvtmed",
        "2**(l-1) (16/epsilon) ln(2**(l/2)/beta) samples fill k arrays.",
        partial(arrays_fill, enough_as_printed),
        "2**(l-1) k samples, k rounded up, fill k arrays.",
        partial(arrays_fill, enough_repaired),
        "m=8, levels 2 and 3, four epsilons, up to 3 users with up to 8 samples",
    ),
    pair(
        "E18b",
        "claim:pvtmed",
        "k arrays, k rounded down, give a quantile, except with probability beta.",
        partial(quantile_drawn, printed_median.arrays_rounded_down),
        "k arrays, k rounded up, give a quantile, except with probability beta.",
        partial(quantile_drawn, printed_median.arrays_rounded_up),
        "level 6, epsilon=50.966, beta=10**-6, all bins",
        kind="numeric",
    ),
    pair(
        "E18c",
        "def:diversity",
        "the diversity condition, k unrounded, lets every level up to log M_t become active.",
        partial(diversity_enough, diverse_as_printed),
        "with k rounded up, the condition lets every level up to log M_t become active.",
        partial(diversity_enough, full.diversity_holds),
        "m=8, three epsilons, up to 3 users with up to 8 samples",
    ),
    pair(
        "E19",
        "claim:pvtmed",
        "2 sqrt(2**-l ln(2k/delta)) covers the distance to the middle of a bin.",
        partial(radius_covers_bin, printed_array_count),
        "with k rounded up it covers the distance.",
        partial(radius_covers_bin, whole_array_count),
        "levels 1 to 8, epsilon in {1, 20, 95}, beta in {2/5, 1/100}, delta in {1/2, 1/100}",
        kind="numeric",
    ),
    pair(
        "E20",
        "eq:naive",
        "the noise of S_t exceeds eta sqrt(1 + log t) ln(1/delta) with probability delta at most.",
        partial(tails_bounded, bound_printed),
        "it exceeds sqrt(pi) times that with probability delta at most.",
        partial(tails_bounded, bound_repaired),
        "t in {1, 3, 7}, ln(1/delta) in {1/20 ... 6}, exact laws of the sums",
        kind="numeric",
    ),
)
