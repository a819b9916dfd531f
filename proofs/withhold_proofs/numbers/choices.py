"""The law of a sampler, computed exactly by following every branch of its code.

The only source of randomness is below(n), a uniform integer below n. `law` runs the sampler once for
each sequence of answers that its code can tell apart, and multiplies the answers' probabilities.
Branches less likely than a limit are cut off; their total probability is the unresolved mass. A
sampler that starts again forgets what it has drawn. So its law is the law of one round, conditional on
not starting again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from typing import TypeVar, cast

Below = Callable[[int], int]
Sampler = Callable[[Below], int]
Decide = Callable[[Sequence[Fraction]], int]
Answer = TypeVar("Answer")


class Undecided(Exception):
    """The sampler needs one more answer than the branch has. shares: the probabilities of the answers."""

    def __init__(self, shares: Sequence[Fraction]) -> None:
        super().__init__("the branch has no answer for this draw")
        self.shares = shares


class Restarted(Exception):
    """The sampler begins a second round."""


class Drawn:
    """A uniform integer below n, decided only as far as the code looks at it.

    A comparison with a bound decides between two answers; conversion to int decides the value.
    """

    def __init__(self, n: int, decide: Decide) -> None:
        self.n, self.decide = n, decide

    def __ge__(self, bound: int) -> bool:
        return bool(self.decide([Fraction(bound, self.n), Fraction(self.n - bound, self.n)]))

    def __lt__(self, bound: int) -> bool:
        return not self >= bound

    def __eq__(self, other: object) -> bool:
        return int(self) == other

    def __hash__(self) -> int:
        return hash(int(self))

    def __index__(self) -> int:
        value = self.decide([Fraction(1, self.n)] * self.n)
        self.decide = lambda shares: value
        return value

    __int__ = __index__

    def __bool__(self) -> bool:
        return int(self) != 0

    def __add__(self, other: int) -> int:
        return int(self) + other

    def __sub__(self, other: int) -> int:
        return int(self) - other

    def __floordiv__(self, other: int) -> int:
        return int(self) // other


@dataclass(frozen=True)
class Law:
    """The law of one round: weights are probabilities of outcomes, again that of starting again.

    cut: the probability of the branches that were cut off.
    """

    weights: dict[int, Fraction]
    again: Fraction
    cut: Fraction

    @property
    def unresolved(self) -> Fraction:
        """The unresolved mass, conditional on not starting again."""
        return self.cut / (1 - self.again)

    def low(self, outcome: int) -> Fraction:
        """A lower bound of the outcome's probability: no branch that was cut off leads to it."""
        return self.weights.get(outcome, Fraction(0)) / (1 - self.again)

    def high(self, outcome: int) -> Fraction:
        """An upper bound of the outcome's probability: all branches that were cut off lead to it."""
        weight = self.weights.get(outcome, Fraction(0)) + self.cut
        return weight / (1 - self.again - self.cut)


def law(sampler: Sampler, least: Fraction) -> Law:
    """The law of one round of the sampler, with branches cut off below `least`."""
    weights: dict[int, Fraction] = {}
    again = cut = Fraction(0)
    branches: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
    while branches:
        answers, weight = branches.pop()
        try:
            outcome = int(sampler(_scripted(answers)))
        except Restarted:
            again += weight
        except Undecided as question:
            for answer, share in enumerate(question.shares):
                if not share:
                    continue
                if share * weight < least:
                    cut += share * weight
                else:
                    branches.append(((*answers, answer), share * weight))
        else:
            weights[outcome] = weights.get(outcome, Fraction(0)) + weight
    if sum(weights.values()) + again + cut != 1:
        raise ArithmeticError("the branches do not add up to 1")
    return Law(weights, again, cut)


def _scripted(answers: tuple[int, ...]) -> Below:
    left = iter(answers)

    def decide(shares: Sequence[Fraction]) -> int:
        if 1 in shares:
            return shares.index(Fraction(1))
        for answer in left:
            return answer
        raise Undecided(shares)

    return lambda n: cast(int, Drawn(n, decide))


class Marked(int):
    """An integer that `one_round` recognises by its type."""


class MarkedScale(Fraction):
    """A scale whose numerator is Marked, to recognise the call below(numerator)."""

    @property
    def numerator(self) -> Marked:
        return Marked(super().numerator)


def one_round(sampler: Callable[[Fraction, Below], int], scale: Fraction, below: Below) -> int:
    """The draw of a sampler that begins each round with below(numerator of the scale).

    Raises: Restarted if a second round begins.
    """
    rounds = 0

    def counted(n: int) -> int:
        nonlocal rounds
        rounds += isinstance(n, Marked)
        if rounds == 2:
            raise Restarted
        return below(n)

    return sampler(MarkedScale(scale), counted)


class Costs(tuple[int, ...]):
    """Costs for a sampler that asks for their number once in each round.

    Raises: Restarted where len() is called for the second time.
    """

    asked = 0

    def __bool__(self) -> bool:
        return True

    def __len__(self) -> int:
        self.asked += 1
        if self.asked == 2:
            raise Restarted
        return sum(1 for _ in self)


def tapes(alphabet: Sequence[int], length: int) -> Iterator[bytes]:
    """All byte strings of the length over the alphabet."""
    return map(bytes, product(alphabet, repeat=length))


class Short(Exception):
    """A read goes beyond the end of the tape."""


def reader(tape: bytes) -> tuple[Callable[[int], bytes], Callable[[], int]]:
    """A reader of the tape, and a function that returns how many bytes it has read."""
    position = 0

    def read(count: int) -> bytes:
        nonlocal position
        if position + count > len(tape):
            raise Short
        position += count
        return tape[position - count : position]

    return read, lambda: position


def outcome(draw: Callable[[Callable[[int], bytes]], int], tape: bytes) -> tuple[int | None, int]:
    """The draw and how many bytes it took. The draw is None if the tape is too short."""
    read, used = reader(tape)
    try:
        return int(draw(read)), used()
    except Short:
        return None, used()
