"""E3, E4, E9, E11, E12, E22: neighbours, composition and sensitivity."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache, partial
from itertools import product
from math import comb

from withhold_proofs.errata.pairs import Pair, pair, printed
from withhold_proofs.model import Verdict
from withhold_proofs.report.decimals import decimal
from withhold_proofs.streams.search import patterns, search
from withhold_spec import stream
from withhold_spec.accounted import dimensions
from withhold_spec.as_printed import counting, naive, privacy
from withhold_spec.as_printed.reals import quotient
from withhold_spec.as_printed.trace import REPAIRED, Outcome
from withhold_spec.enclosures import Enclosure, exp
from withhold_spec.noise import ZERO
from withhold_spec.params import Params
from withhold_spec.replay import replay
from withhold_spec.stream import Event, User

Events = tuple[Event, ...]
Neighbours = Callable[[Sequence[Event], Sequence[Event]], bool]


# E3: who sends


def neighbours_alike(neighbours: Neighbours, longest: int) -> Verdict:
    """Whether algorithms 4 to 6 write the same nodes, and have the same totals, on neighbouring streams."""
    params = Params(2, 4, 1, 1)

    def cases() -> Iterator[tuple[Events, Events]]:
        for length in range(1, longest + 1):
            yield from product(product(product((1, 2), (0, 1)), repeat=length), repeat=2)

    @cache
    def trace(name: str, events: Events) -> list[object]:
        steps = replay(name, params, events, ZERO)
        return [([(one.counter, one.node) for one in step.written], step.total) for step in steps]

    def fault(case: tuple[Events, Events]) -> str:
        left, right = case
        if neighbours(left, right):
            for name in ("single", "multiple", "full"):
                if trace(name, left) != trace(name, right):
                    return f"{name}: {list(left)} and {list(right)}"
        return ""

    return search(cases(), fault)


# E4: composition

Table = tuple[int, ...]
"""The outputs of a mechanism of one bit and one fair coin: at (0, 0), (0, 1), (1, 0), (1, 1)."""


def law(outputs: Iterable[object]) -> list[object]:
    """The law of a mechanism whose coins are equally likely: its outputs in order."""
    return sorted(outputs, key=str)


def is_private(table: Table) -> bool:
    """Whether the mechanism is 0-private: the same law for both bits."""
    return law(table[:2]) == law(table[2:])


def one_coin(first: Table, second: Table, third: Table, x: int) -> list[object]:
    """The joint law when both mechanisms share a coin, which the print does not exclude."""
    return law((first[2 * x + c], second[2 * x + c]) for c in (0, 1) for _ in (0, 1))


def own_coins(first: Table, second: Table, third: Table, x: int) -> list[object]:
    """The joint law with a coin each; the second mechanism depends on the first one's output."""
    return law(
        (first[2 * x + c], (third if first[2 * x + c] else second)[2 * x + d])
        for c in (0, 1)
        for d in (0, 1)
    )


JointLaw = Callable[[Table, Table, Table, int], list[object]]


def composes(joint: JointLaw) -> Verdict:
    """Whether 0-private mechanisms of a bit and a coin are 0-private together."""
    tables = [table for table in product((0, 1), repeat=4) if is_private(table)]

    def fault(case: tuple[Table, Table, Table]) -> str:
        zero, one = (joint(*case, x) for x in (0, 1))
        if zero == one or privacy.composed_epsilon([Fraction(0)] * 2) != 0:
            return ""
        return f"outputs {case[0]} and {case[1]} over (bit, coin): {zero} for 0, {one} for 1"

    return search(product(tables, tables, tables), fault)


# E9: unions of sets


def as_set(pattern: tuple[int, ...], data: tuple[int, ...]) -> list[Outcome]:
    readings = replace(REPAIRED, collect=counting.united)
    return naive.naive(list(zip(pattern, data, strict=True)), readings)


def nodes_alike() -> Verdict:
    """Whether algorithm 2 writes the same nodes at the same times for all data of zeros and ones."""

    def fault(pattern: tuple[int, ...]) -> str:
        made: dict[tuple[int, ...], list[tuple[int, int]]] = {}
        for data in product((0, 1), repeat=len(pattern)):
            outcomes = as_set(pattern, data)
            made[data] = [(one.t, one.node) for outcome in outcomes for one in outcome.made]
        first = made[(0,) * len(pattern)]
        for data, nodes in made.items():
            if nodes != first:
                return f"samples {data}: {len(nodes)} nodes, all 0: {len(first)}"
        return ""

    return search(patterns(2, 3), fault)


# E11: sensitivity


def count_sensitivity(neighbours: Neighbours) -> Verdict:
    """Whether the sensitivity of a count of ones, one sample for each of n users, is 1."""

    def fault(n: int) -> str:
        streams = [list(enumerate(row)) for row in product((0, 1), repeat=n)]
        found = max(
            abs(sum(x for _, x in left) - sum(y for _, y in right))
            for left, right in product(streams, repeat=2)
            if neighbours(left, right)
        )
        return f"n = {n}: sensitivity {found}" if found != 1 else ""

    return search(range(1, 5), fault)


def any_pair(left: Sequence[Event], right: Sequence[Event]) -> bool:
    """The printed maximum is over all pairs: any two inputs count."""
    return privacy.function_sensitivity(lambda x: x, [(0,), (1,)]) == 1


def measure_bounds(measure: Callable[[Sequence[int], Sequence[int]], int]) -> Verdict:
    """Whether the measure bounds the loss |y - a| - |y - b| of every output y of two nodes."""
    arrays = list(product(range(3), repeat=2))

    def fault(case: tuple[tuple[int, ...], tuple[int, ...]]) -> str:
        a, b = case
        loss = max(
            sum(abs(y - q) - abs(y - p) for y, p, q in zip(out, a, b, strict=True))
            for out in arrays
        )
        said = measure(a, b)
        return (
            f"{a} and {b}: {said}, and an output tells them apart by {loss}" if said < loss else ""
        )

    return search(product(arrays, arrays), fault)


def l1_distance(left: Sequence[int], right: Sequence[int]) -> int:
    """The l1-distance, as `withhold_spec.as_printed.trace.distance` has it of runs."""
    return sum(abs(a - b) for a, b in zip(left, right, strict=True))


# E12: d coordinates

Totals = Callable[[Fraction, int, Fraction, int], Enclosure]
RESPONSES = (
    (1, "10", "0.7788"),
    (4, "1", "0.05"),
    (16, "0.5", "0.01"),
    (64, "0.25", "0.001"),
    (100, "0.1", "0.000001"),
)


def responses_private(totals: Totals) -> Verdict:
    """Whether d randomised responses at epsilon are (total, delta)-private, for five examples."""

    def fault(case: tuple[int, str, str]) -> str:
        d, share, delta = case[0], Fraction(case[1]), Fraction(case[2])
        needed = excess(d, share, totals(share, d, delta, 128))
        if needed.high <= delta:
            return ""
        return f"d = {d}, epsilon = {share}: delta {decimal(needed.low)}, not {decimal(delta)}"

    return search(RESPONSES, fault)


def excess(d: int, share: Fraction, total: Enclosure) -> Enclosure:
    """The least delta with which d randomised responses at `share` are (total, delta)-private.

    With i lies of d the output has probability C(d, i) e^(share (d - i)) / (1 + e^share)^d; the
    opposite bits give it e^(share (2 i - d)) times that.
    """
    odds, low, high = exp(share, 160), Fraction(0), Fraction(0)
    for i in range(d + 1):
        ahead = share * (d - 2 * i)
        low += comb(d, i) * odds.low ** (d - i) * _kept(ahead - total.high).low
        high += comb(d, i) * odds.high ** (d - i) * _kept(ahead - total.low).high
    return quotient(Enclosure(low, high), Enclosure((1 + odds.low) ** d, (1 + odds.high) ** d))


def _kept(exponent: Fraction) -> Enclosure:
    """max(0, 1 - e^-exponent)."""
    power = exp(max(exponent, Fraction(0)), 160)
    return Enclosure(1 - 1 / power.low, 1 - 1 / power.high)


# E22: arrivals that depend on samples


def unbiased(returns: Sequence[Callable[[Sequence[int]], bool]], longest: int) -> Verdict:
    """Whether the estimate is 1/2 on average over all data, without noise, for fair coins.

    returns: rules by which users decide, from their samples so far, whether to come again.
    """

    def cases() -> Iterator[tuple[int, int, int]]:
        for length in range(1, longest + 1):
            for users in range(1, 1 + longest // length):
                for rule in range(len(returns)):
                    yield length, users, rule

    def fault(case: tuple[int, int, int]) -> str:
        length, users, rule = case
        data = list(product(product((0, 1), repeat=length), repeat=users))
        mean = Fraction(0)
        for rows in data:
            users_rows: list[tuple[User, Sequence[int]]] = list(enumerate(rows))
            events = privacy.arrivals(users_rows, returns[rule])
            params = Params(users, length, 1, 1, horizon=max(1, users * length))
            mean += replay("naive", params, events, ZERO)[-1].estimate / len(data)
        return "" if mean == Fraction(1, 2) else f"{users} users, {length} samples: mean {mean}"

    return search(cases(), fault)


def always(seen: Sequence[int]) -> bool:
    return True


def after_a_one(seen: Sequence[int]) -> bool:
    """Comes again only after a sample of 1."""
    return not seen or seen[-1] == 1


PAIRS: tuple[Pair, ...] = (
    pair(
        "E3",
        "sec:preliminaries",
        "streams are neighbours when x_t = x'_t wherever u_t is not j; u'_t is free.",
        partial(neighbours_alike, privacy.are_neighbours, 3),
        "algorithms 4 to 6 write the same nodes on neighbouring streams.",
        partial(neighbours_alike, stream.are_neighbours, 3),
        "two users, T<=3, samples 0 and 1, all pairs of streams",
    ),
    pair(
        "E4",
        "lem:composition",
        "mechanisms compose, whether or not their coins are independent.",
        partial(composes, one_coin),
        "mechanisms with independent coins compose, also when one sees the other's output.",
        partial(composes, own_coins),
        "all mechanisms of one bit and one fair coin with two outputs, epsilon = 0",
        kind="exhaustive",
    ),
    (
        printed(
            "E9",
            "alg:naive",
            "Stream u {sigma}, a union of sets; which nodes are made depends on no sample.",
            nodes_alike,
            "oblivious/all-data",
        ),
    ),
    pair(
        "E11a",
        "sec:preliminaries",
        "Delta f is a maximum over all pairs; the noise of a count of ones is Lap(1/epsilon).",
        partial(count_sensitivity, any_pair),
        "over neighbours, the sensitivity of a count of ones is 1.",
        partial(count_sensitivity, stream.are_neighbours),
        "n<=4 users with one sample each",
        kind="exhaustive",
    ),
    pair(
        "E11b",
        "subsec:binmech",
        "the change of the array's norm bounds the loss.",
        partial(measure_bounds, privacy.norm_change),
        "the distance of the arrays bounds the loss.",
        partial(measure_bounds, l1_distance),
        "arrays of two nodes with sums 0, 1, 2",
        kind="exhaustive",
    ),
    pair(
        "E12",
        "sec:extensions",
        "d coordinates are (epsilon sqrt(d ln(1/delta')), delta')-private.",
        partial(responses_private, privacy.composed_approximately),
        "d coordinates are private with the total of `dimensions.advanced_total`.",
        partial(responses_private, dimensions.advanced_total),
        "randomised response, five examples from d=1 to d=100, exact binomial laws",
        kind="numeric",
    ),
    pair(
        "E22",
        "sec:preliminaries",
        "the estimate is right for all arrival patterns, also if users decide by their samples to come again.",
        partial(unbiased, (always, after_a_one), 4),
        "the estimate is right on average when arrivals do not depend on samples.",
        partial(unbiased, (always,), 4),
        "algorithm 2 without noise, at most 4 samples in turn, all data of zeros and ones",
        kind="exhaustive",
    ),
)
