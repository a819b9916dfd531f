"""The laws of the samplers of one draw, over every branch that the code can take.

A runner answers each call of `below(n)` in every way that the code distinguishes and adds up exact probabilities.
Only branches that are cut off because they are very unlikely leave the result uncertain.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from decimal import Decimal, localcontext
from fractions import Fraction
from typing import cast

import pytest

from withhold.core.samplers import Below, bernoulli_exp, choose, discrete_laplace, uniform
from withhold_proofs.numbers.choices import Drawn, Undecided

TINY = Fraction(1, 10**50)


def exp_minus(x: Fraction) -> Fraction:
    """exp(-x) with an error below 1e-60, computed with `decimal`, independently of the package's enclosures."""
    with localcontext() as context:
        context.prec = 80
        return Fraction((-Decimal(x.numerator) / Decimal(x.denominator)).exp())


def scripted(answers: tuple[int, ...]) -> Below:
    """A `below` whose decisions are these, in the order in which the sampler needs them."""
    left = iter(answers)

    def decide(shares: Sequence[Fraction]) -> int:
        if 1 in shares:
            return shares.index(Fraction(1))
        for answer in left:
            return answer
        raise Undecided(shares)

    return lambda n: cast(int, Drawn(n, decide))


def law(sampler: Callable[[Below], int], least: Fraction) -> tuple[dict[int, Fraction], Fraction]:
    """Exact probabilities of the outcomes, and of all branches cut off below `least`."""
    weights: dict[int, Fraction] = {}
    cut = Fraction(0)
    branches: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
    while branches:
        answers, weight = branches.pop()
        try:
            outcome = int(sampler(scripted(answers)))
        except Undecided as question:
            for answer, share in enumerate(question.shares):
                if share * weight < least:
                    cut += share * weight
                else:
                    branches.append(((*answers, answer), share * weight))
        else:
            weights[outcome] = weights.get(outcome, Fraction(0)) + weight
    assert sum(weights.values()) + cut == 1
    return weights, cut


@pytest.mark.parametrize("n", [2, 3, 6, 128, 200, 256])
def test_uniform_gives_every_answer_by_equally_many_bytes(n: int) -> None:
    """Among the 256 first bytes each answer of below(n) has the same count, the other bytes are rejected."""
    counts: Counter[int] = Counter()
    for first in range(256):
        rest = iter([bytes([first])])
        below = uniform(lambda size, rest=rest: next(rest))  # type: ignore[misc]
        try:
            counts[below(n)] += 1
        except StopIteration:
            counts[-1] += 1
    assert {counts[value] for value in range(n)} == {256 >> (n - 1).bit_length()}
    assert set(counts) <= {-1, *range(n)}


@pytest.mark.parametrize("gamma", ["0", "1/4", "1/2", "2/3", "1", "3/2", "2", "7/3"])
def test_law_of_bernoulli_exp(gamma: str) -> None:
    """P(True) = exp(-gamma) up to the branches cut off, at most one in 100,000."""
    weights, cut = law(lambda below: bernoulli_exp(Fraction(gamma), below), Fraction(1, 10**7))
    exact = exp_minus(Fraction(gamma))
    assert cut < Fraction(1, 10**5)
    assert weights.get(True, 0) <= exact + TINY
    assert exact <= weights.get(True, 0) + cut + TINY


class Marked(int):
    """An integer that its type identifies."""


class MarkedScale(Fraction):
    """A scale whose numerator can be identified when the sampler calls below(numerator)."""

    @property
    def numerator(self) -> Marked:
        return Marked(super().numerator)


RESTARTED = 10**9


def one_round(scale: Fraction, below: Below) -> int:
    """The draw of `discrete_laplace`, or RESTARTED once it starts again with a new U."""
    rounds = 0

    def counted(n: int) -> int:
        nonlocal rounds
        rounds += isinstance(n, Marked)
        if rounds == 2:
            raise StopIteration
        return below(n)

    try:
        return int(discrete_laplace(MarkedScale(scale), counted))
    except StopIteration:
        return RESTARTED


@pytest.mark.parametrize("scale", ["1/3", "1/2", "2/3", "1", "5/4", "3/2", "2", "3", "7"])
def test_law_of_discrete_laplace(scale: str) -> None:
    """P(k) = (1-q)/(1+q) q^|k|, q = exp(-1/scale), up to the branches cut off.

    A restart forgets everything, so the law is that of one round, given that it does not restart.
    """
    weights, cut = law(lambda below: one_round(Fraction(scale), below), Fraction(1, 10**6))
    q = exp_minus(1 / Fraction(scale))
    again = weights.pop(RESTARTED)
    assert cut < Fraction(1, 500)
    for k in range(-30, 31):
        exact = (1 - q) / (1 + q) * q ** abs(k)
        assert weights.get(k, 0) / (1 - again) <= exact + TINY
        assert exact <= (weights.get(k, 0) + cut) / (1 - again - cut) + TINY


@pytest.mark.parametrize(
    ("costs", "rate"),
    [([3, 3, 3], "4"), ([0, 1], "1"), ([1, 0, 2], "1/2"), ([2, 2, 1, 0], "1/3"), ([0, 5], "1/3")],
)
def test_law_of_choose(costs: list[int], rate: str) -> None:
    """P(i) is proportional to exp(-rate * costs[i]), the least cost being the likeliest."""
    weights, cut = law(lambda below: choose(costs, Fraction(rate), below), Fraction(1, 10**6))
    exact = [exp_minus(Fraction(rate) * cost) for cost in costs]
    assert cut < Fraction(1, 50)
    for index, weight in enumerate(exact):
        probability = weight / sum(exact)
        assert weights.get(index, 0) <= probability + TINY
        assert probability <= weights.get(index, 0) + cut + TINY
