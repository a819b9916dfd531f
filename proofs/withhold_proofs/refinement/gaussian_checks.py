"""The ledger mechanism with Gaussian noise: the implementation against the specification.

Squares of budget units in two halves, accounts near their limits, shares of vectors, and whole runs.
Functions of the implementation are arguments.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache, partial
from hashlib import sha256
from itertools import product
from math import isqrt
from typing import NamedTuple

from withhold_proofs.model import Verdict
from withhold_proofs.policy.cases import Draws
from withhold_proofs.refinement.ledger_checks import exact
from withhold_proofs.refinement.runs import accounted_runs
from withhold_proofs.samplers.gaussian_laws import put_in
from withhold_proofs.streams.draws import GaussianOnly
from withhold_proofs.streams.search import search
from withhold_spec.accounted import dimensions
from withhold_spec.accounted.gaussian import contribute_alone
from withhold_spec.accounted.interface import BUDGET, Proposal
from withhold_spec.accounted.records import Account
from withhold_spec.errors import ParameterError
from withhold_spec.params import Params
from withhold_spec.records import Step

BUDGET_SQUARED = BUDGET**2
ROOTS = (
    *range(6),
    *(2**k + d for k in range(2, 41) for d in (-1, 0, 1) if 2**k + d <= BUDGET),
    *(BUDGET - d for d in range(2, 5)),
    1_000_003,
    94_906_266,
    1_099_511_627_000,
)
BORDERS = sorted(
    {
        *(n for root in ROOTS for n in range(root**2 - 1, root**2 + 2) if 0 <= n <= BUDGET_SQUARED),
        *(2**k + d for k in range(39, 80) for d in (-1, 0, 1)),
        *range(BUDGET_SQUARED - 3, BUDGET_SQUARED + 1),
    }
)
"""Squares and their neighbours, numbers next to powers of 2, 0, and a full account."""

PARTS = (1, 2, 3, 8, 16)


@dataclass(frozen=True)
class Arithmetic:
    """The implementation's arithmetic of columns of numbers up to 2**80."""

    square: Callable[[Sequence[int]], list[int]]
    root: Callable[[Sequence[int]], list[int]]
    plus: Callable[[Sequence[int], Sequence[int]], list[int]]
    less: Callable[[Sequence[int], Sequence[int]], list[int]]
    exceeds: Callable[[Sequence[int], Sequence[int]], list[bool]]
    part: Callable[[Sequence[int], int], list[int]]
    total: Callable[[Sequence[int]], int]
    largest: Callable[[Sequence[int]], int]


def arithmetic(ours: Arithmetic, drawn: int) -> Verdict:
    """Roots and squares at all borders, and of drawn numbers; the rest on pairs of them."""
    draws = Draws("squares")
    numbers = [*BORDERS, *(draws.below(BUDGET_SQUARED + 1) for _ in range(drawn))]
    roots = [*ROOTS, *(draws.below(BUDGET + 1) for _ in range(drawn))]
    others = numbers[1::2] + numbers[::-2] + numbers
    pairs = [*product(BORDERS[::5], BORDERS[1::7]), *zip(numbers, others, strict=False)]
    pairs += [(one, BUDGET_SQUARED - one) for one in numbers]
    left, right = [one for one, _ in pairs], [other for _, other in pairs]
    cases: list[tuple[str, object, object]] = [
        ("squares", ours.square(roots), [root**2 for root in roots]),
        ("roots", ours.root(numbers), [isqrt(number) for number in numbers]),
        ("differences", ours.less(left, right), [max(0, a - b) for a, b in pairs]),
        ("comparisons", ours.exceeds(left, right), [a > b for a, b in pairs]),
        ("in all", ours.total(numbers), sum(numbers)),
        ("the largest", ours.largest(numbers), max(numbers)),
        ("the largest of none", ours.largest([]), 0),
        *(
            (f"parts of {parts}", ours.part(numbers, parts), [n // parts for n in numbers])
            for parts in PARTS
        ),
    ]
    fits = [(a, b) for a, b in pairs if a + b <= 2 * BUDGET_SQUARED]
    sums = ours.plus([a for a, _ in fits], [b for _, b in fits])
    cases.append(("sums", sums, [a + b for a, b in fits]))
    for name, found, expected in cases:
        if found != expected:
            return Verdict(False, f"{name}: {_first(found, expected)}")
    return Verdict(True, f"{len(numbers)} numbers, {len(pairs)} pairs", {"cases": len(pairs)})


def _first(found: object, expected: object) -> str:
    if isinstance(found, list) and isinstance(expected, list):
        for one, other in zip(found, expected, strict=True):
            if one != other:
                return f"{one} for {other}"
    return f"{found} for {expected}"


class Proposed(NamedTuple):
    """An account, and a proposal for its user."""

    spent: int
    weight: int
    width: int
    excess_weight: int
    saturation: int


class Contributed(NamedTuple):
    """What is carried out, and the account after it."""

    weight: int
    excess_weight: int
    spent: int


Contribute = Callable[[Sequence[Proposed]], tuple[list[Contributed], int]]
"""The contributions of all users at once, and the largest cost."""

COSTS = (
    *((0, 0), (1, 0), (0, 1), (3, 4), (BUDGET, 0), (0, BUDGET), (BUDGET, 1), (BUDGET, BUDGET)),
    *((BUDGET - 1, 0), (BUDGET + 1, 0), (BUDGET + 1, BUDGET + 1), (2**20, 2**20), (2**39, 2**39)),
    *((2**40 - 2**19, 2**30 - 1), (2**20 - 1, 2**20 + 1), (2 * BUDGET, 0), (0, 3 * BUDGET)),
)


def accounts(ours: Contribute, drawn: int) -> Verdict:
    """Proposals that use up an account, that cost one unit less or more, and drawn ones."""
    counts: Tally[str] = Tally()
    rows = list(_proposed(drawn))
    for row in (rows, *([each] for each in rows[:: max(1, len(rows) // 60)])):
        theirs, most = [], 0
        for each in row:
            account = Account(0, each.spent)
            proposal = Proposal(
                0, each.width, each.weight, 0, 0, each.saturation, each.excess_weight
            )
            contribution, after = contribute_alone(account, 0, 1, proposal)
            spent = exact(after.spent)
            theirs.append(
                Contributed(exact(contribution.weight), exact(contribution.excess_weight), spent)
            )
            most = max(most, spent - each.spent)
            counts["cases"] += 1
            counts["refused"] += (contribution.weight, contribution.excess_weight) != (
                each.weight,
                each.excess_weight,
            )
            counts["used up"] += spent == BUDGET_SQUARED > each.spent
        found, paid = ours(row)
        for each, one, other in zip(row, found, theirs, strict=True):
            if one != other:
                return Verdict(False, f"{each}: {one} for {other}", counts)
        if paid != most:
            return Verdict(False, f"{paid} was paid most, not {most}", counts)
    return Verdict(True, f"{counts['cases']} proposals", counts)


def _proposed(drawn: int) -> Iterator[Proposed]:
    for (sums, excesses), beside in product(COSTS, (-1, 0, 1, None)):
        left = sums**2 + excesses**2
        spent = 0 if beside is None else BUDGET_SQUARED - left + beside
        if 0 <= spent <= BUDGET_SQUARED:
            yield Proposed(spent, sums, 1, excesses, 1)
            if sums % 3 == 0 and excesses % 2 == 0:
                yield Proposed(spent, sums // 3, 3, excesses // 2, 2)
    draws = Draws("accounts")
    for _ in range(drawn):
        width, saturation = 1 + draws.below(50), 1 + draws.below(50)
        weight, excess_weight = (draws.below(1 << draws.below(36)) for _ in range(2))
        price = (weight * width) ** 2 + (excess_weight * saturation) ** 2
        spent = (BUDGET_SQUARED - price + draws.below(3) - 1, draws.below(BUDGET_SQUARED + 1))[
            draws.below(2)
        ]
        if 0 <= spent <= BUDGET_SQUARED:
            yield Proposed(spent, weight, width, excess_weight, saturation)


Share = Callable[[Fraction, int, Fraction], Fraction | None]
"""The share of a coordinate, or None if it is refused."""


def shares(ours: Sequence[Share], cases: Sequence[tuple[str, int, str]]) -> Verdict:
    """The shares of coordinates are the specification's. cases: epsilon, dimension, delta."""

    def fault(case: tuple[str, int, str]) -> str:
        epsilon, dimension, delta = Fraction(case[0]), case[1], Fraction(case[2])
        try:
            theirs = dimensions.coordinate_params(
                Params(2, 2, epsilon, 1), dimension, delta, gaussian=True
            ).epsilon
        except ParameterError:
            theirs = None
        for found in (share(epsilon, dimension, delta) for share in ours):
            if found != theirs:
                return f"{case}: {found} for {theirs}"
        return ""

    with put_in(dimensions, {"ln": cache(vars(dimensions)["ln"])}):
        return search(cases, fault)


@dataclass
class Shown(GaussianOnly):
    """Noise of the size that the mechanism's has, which shows what it was drawn for.

    asked: the addresses, in order.
    """

    unit: int
    seed: object
    asked: list[tuple[str, int, int]] = field(default_factory=list)

    def gaussian(self, counter: int, node: int, variance: Fraction) -> int:
        self.asked.append(("gaussian", counter, node))
        digest = sha256(repr((self.seed, counter, node, variance)).encode()).digest()
        return (digest[0] - 128) * self.unit


def counted(steps: Sequence[Step]) -> Mapping[str, int]:
    """The coverage of a run."""
    epochs = [step.epoch for step in steps if step.epoch is not None]
    queried = any(each.excess_weight != 0 for epoch in epochs for each in epoch.contributions)
    return {
        "epochs": len(epochs),
        "several epochs": len(epochs) > 1,
        "excess queries": queried,
    }


runs = partial(accounted_runs, "gaussian", Shown, counted)
"""Runs of the mechanism: see accounted_runs."""
