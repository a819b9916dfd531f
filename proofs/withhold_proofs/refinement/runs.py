"""The counter, whole runs and batches of draws: the implementation against the specification.

Functions of the implementation are arguments.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from fractions import Fraction
from hashlib import sha256
from itertools import product
from typing import Protocol, TypeVar, cast

from withhold_proofs.accounted.settings import BUDGETS
from withhold_proofs.model import Check, Obligation, Verdict, bounded_row
from withhold_proofs.numbers.free import Table, same
from withhold_proofs.streams.search import patterns, search
from withhold_spec import noise
from withhold_spec.accounted.interface import BUDGET
from withhold_spec.number import Number
from withhold_spec.paper import binary
from withhold_spec.params import Params
from withhold_spec.records import Step
from withhold_spec.replay import MECHANISMS
from withhold_spec.replay import replay as replay_spec

Events = Sequence[tuple[int, int]]
Noise = Mapping[tuple[int, int], int]


def exhaustive_row(
    name: str,
    label: str,
    sentence: str,
    bounds: str,
    check: Check,
    counted: tuple[str, ...] = ("cases",),
) -> Obligation:
    """A refinement obligation that is decided by running all of its cases."""
    return bounded_row(
        "refinement",
        name,
        "",
        sentence,
        bounds,
        check,
        counted,
        kind="exhaustive",
        label=label,
    )


class Source(Protocol):
    """Answers draws of noise."""

    def laplace(self, counter: int, node: int, scale: Fraction) -> int: ...


class Counter(Protocol):
    """A counter of the implementation."""

    sum: int

    def append(self, element: int, source: Source, /) -> None: ...
    def newest(self) -> tuple[int, int, int]: ...


class Symbols:
    """A noise source of the implementation whose draws are symbols."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def laplace(self, counter: int, node: int, scale: Fraction) -> int:
        return cast(int, self.table.symbol("noise", counter, node))


def counter_appends(new: Callable[[], Counter], longest: int) -> Verdict:
    """The counter's sum and its newest node are the specification's, for symbolic elements and noise.

    The counter keeps running totals of the nodes that a prefix reads; the specification keeps all nodes.
    """
    table = Table()
    source = Symbols(table)
    ours, theirs = new(), binary.Counter()

    def fault(t: int) -> str:
        nonlocal theirs
        element = table.symbol("element", t)
        ours.append(cast(int, element), source)
        theirs = theirs.append(element, lambda node: table.symbol("noise", 0, node))
        node, clean, own_noise = ours.newest()
        if node != t or not same(cast(Number, clean), theirs.sums[-1]):
            return f"t = {t}: the newest node is another"
        if not same(cast(Number, own_noise), theirs.noises[-1]):
            return f"t = {t}: the newest node has other noise"
        return "" if same(cast(Number, ours.sum), theirs.total()) else f"t = {t}: another sum"

    return search(range(1, longest + 1), fault)


def counter_extends(
    new: Callable[[], Counter],
    extend: Callable[[Counter, list[int], Source], list[int]],
    tape: Callable[[Noise], Source],
    longest: int,
) -> Verdict:
    """Batches of elements give the sums of single ones, in machine words and in Python integers.

    Elements and noise are distinct powers of 4, so a sum tells how often each of them was added.
    """
    elements = [4**i for i in range(longest)]
    tapes = [
        tape({(0, node): 4 ** (node + shift) for node in range(1, longest + 2)})
        for shift in (longest - 1, 40)
    ]

    def fault(case: tuple[int, int, int]) -> str:
        start, count, kind = case
        whole, batch, single = new(), new(), list[int]()
        for number, element in enumerate(elements[: start + count]):
            whole.append(element, tapes[kind])
            if number < start:
                batch.append(element, tapes[kind])
            else:
                single.append(whole.sum)
        sums = extend(batch, elements[start : start + count], tapes[kind])
        if sums != single or batch.sum != whole.sum:
            return f"{start} elements, then {count} at once: {sums} for {single}"
        batch.append(1, tapes[kind])
        whole.append(1, tapes[kind])
        return "" if batch.sum == whole.sum else f"after {start} and {count}: another sum"

    sizes = [
        (total - count, count) for total in range(1, longest + 1) for count in range(1, total + 1)
    ]
    return search([(*size, kind) for size in sizes for kind in (0, 1)], fault)


Replay = Callable[[str, int, Events, Noise, Mapping[int, int]], Sequence[object]]
"""The steps of a run with n = 2, epsilon = 400, delta = 1, grid = 4, m and the draws as given."""


def traces(ours: Replay, mechanism: str, limit: int, events: Events) -> tuple[object, object]:
    """The records of all steps of implementation and specification, or the name of the exception.

    All draws are different powers of 3, so a sum shows which nodes were read.
    """
    addresses = product(range(5), range(1, 9))
    written = {(counter, node): 3 ** (6 * counter + node) for counter, node in addresses}
    choices = {level: level % 2 for level in range(2, 6)}
    found: list[object] = []
    for run in (ours, _replayed):
        try:
            steps = run(mechanism, limit, events, written, choices)
            found.append([record(step) for step in steps])
        except Exception as refusal:
            found.append(type(refusal).__name__)
    return found[0], found[1]


def _replayed(
    mechanism: str, limit: int, events: Events, written: Noise, choices: Mapping[int, int]
) -> Sequence[object]:
    params = Params(2, limit, 400, 1, grid=4)
    return replay_spec(mechanism, params, events, noise.Tape(written, choices))


PARTS = (
    *("t", "count", "ignored", "block", "activations", "written", "read"),
    *("sum", "total", "estimate", "charges", "spent", "epoch"),
)


def record(step: object) -> list[object]:
    """The parts of a step of either package."""
    return [_plain(getattr(step, name)) for name in PARTS]


def _plain(part: object) -> object:
    """A record of either package as nested tuples of names and values."""
    if isinstance(part, tuple):
        return tuple(_plain(each) for each in part)
    if is_dataclass(part):
        return tuple((each.name, _plain(getattr(part, each.name))) for each in fields(part))
    return part


def small_streams(ours: Replay, users: int, longest: int, limits: Sequence[int]) -> Verdict:
    """All records are equal, for all arrival patterns and some data."""

    def cases() -> Iterator[tuple[str, int, tuple[int, ...], int]]:
        for pattern in patterns(users, longest):
            for mechanism, limit, data in product(MECHANISMS, limits, range(2)):
                yield mechanism, limit, pattern, data

    def fault(case: tuple[str, int, tuple[int, ...], int]) -> str:
        mechanism, limit, pattern, data = case
        digest = sha256(f"{pattern}/{data}".encode()).digest()
        events = [(user, digest[t] % 2) for t, user in enumerate(pattern)]
        one, other = traces(ours, mechanism, limit, events)
        return "" if one == other else f"{mechanism}, m = {limit}, events {events}"

    return search(cases(), fault)


class Shown(noise.Source, Protocol):
    """A noise source that records its draws.

    asked: the addresses, in order.
    """

    asked: list[tuple[str, int, int]]


S = TypeVar("S", bound=Shown)


def accounted_runs(
    mechanism: str,
    make_source: Callable[[int, object], S],
    counted: Callable[[Sequence[Step]], Mapping[str, int]],
    ours: Callable[[Params, Events, S], Sequence[object]],
    users: int,
    longest: int,
) -> Verdict:
    """Every record of every step of a ledger mechanism, and every draw, with what it is drawn for.

    make_source: from the unit of the noise, in grid units, and a seed. counted: the coverage of a run.
    """
    seen: Tally[str] = Tally()

    def cases() -> Iterator[tuple[int, int | None, tuple[int, ...]]]:
        for pattern in patterns(users, longest):
            for budget, horizon in product(range(len(BUDGETS)), (None, longest - 1)):
                yield budget, horizon, pattern

    def fault(case: tuple[int, int | None, tuple[int, ...]]) -> str:
        budget, horizon, pattern = case
        epsilon, weighting = BUDGETS[budget]
        params = Params(
            users, longest - 1, epsilon, 1, grid=4, horizon=horizon, weighting=weighting
        )
        digest = sha256(repr(case).encode()).digest()
        events = [(user, digest[t] % 2) for t, user in enumerate(pattern)]
        theirs, mine = (make_source(BUDGET // epsilon // 64, case) for _ in range(2))
        expected = replay_spec(mechanism, params, events, theirs)
        seen.update(counted(expected))
        found = ours(params, events, mine)
        if theirs.asked != mine.asked:
            return f"{params}, events {events}: {mine.asked} is drawn"
        same = [record(step) for step in found] == [record(step) for step in expected]
        return "" if same else f"{params}, events {events}"

    found = search(cases(), fault)
    return replace(found, coverage={**found.coverage, **seen})


# Batches of draws

Chunk = Callable[[Fraction, Callable[[int], bytes]], list[int]]
"""The draws made of one candidate, read from bytes."""
Words = Callable[[Fraction], Sequence[Callable[[int], int]]]
"""The words of the digits' probabilities at a scale, and of the tail's."""


def batch_assembly(words: Words, chunk: Chunk, scales: Sequence[str]) -> Verdict:
    """Digits, tail and sign make the draw, for every combination that one candidate can have."""
    count = 0
    for scale in map(Fraction, scales):
        rows = words(scale)
        digits = len(rows) - 1
        for chosen in product((0, 1), repeat=digits):
            for tail, minus in product((0, 1, 2), (0, 1)):
                draws = chunk(scale, _candidate(rows, chosen, tail, minus))
                size = sum(bit << j for j, bit in enumerate(chosen)) + (tail << digits)
                expected = [] if minus and not size else [-size if minus else size]
                count += 1
                if draws != expected:
                    said = f"digits {chosen}, tail {tail}, sign {minus}"
                    return Verdict(False, f"scale {scale}, {said}: {draws} for {expected}")
    return Verdict(True, f"{count} candidates", {"candidates": count})


def _candidate(
    rows: Sequence[Callable[[int], int]], chosen: Sequence[int], tail: int, minus: int
) -> Callable[[int], bytes]:
    """The bytes of one candidate: words, sign, and further words of the tail."""
    first, second = [word(0) for word in rows], rows[-1](1)
    words = [word - 1 if bit else word + 1 for word, bit in zip(first, chosen, strict=False)]
    words.append(first[-1] if tail else first[-1] + 1)
    more = list[int]()
    if tail:
        # the tail succeeds: its first word ties, and its second is below
        more = [second - 1] + [first[-1], second - 1] * (tail - 1) + [first[-1] + 1]
    parts = [b"".join(word.to_bytes(2, "little") for word in words), bytes([128 * minus])]
    parts += [word.to_bytes(2, "little") for word in more]
    left = iter(parts)
    return lambda size: next(left)
