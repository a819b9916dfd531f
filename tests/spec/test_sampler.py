"""The samplers over a tape: bytes by hand, and the law by walking every branch."""

import heapq
from collections.abc import Callable, Hashable
from fractions import Fraction
from itertools import product
from math import comb, factorial, isqrt
from typing import TypeVar

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from withhold_spec import sampler
from withhold_spec.enclosures import exp


class Tape:
    """Bytes to read, and how many were read."""

    def __init__(self, data: bytes) -> None:
        self.data, self.used = data, 0

    def __call__(self, count: int) -> bytes:
        piece = self.data[self.used : self.used + count]
        if len(piece) < count:
            raise EOFError
        self.used += count
        return piece


def test_uniform_below_drops_high_bits_and_tries_again() -> None:
    tape = Tape(bytes([0b11111111, 0b11111001]))
    assert (sampler.uniform_below(6, tape), tape.used) == (1, 2)
    tape = Tape(bytes([0x01, 0x02]))
    assert (sampler.uniform_below(1000, tape), tape.used) == (258, 2)
    tape = Tape(b"")
    assert (sampler.uniform_below(1, tape), tape.used) == (0, 0)


def test_a_draw_by_hand() -> None:
    """Scale 2: U = 1 of 0..1; exp(-1/2): 1/2 succeeds, 1/4 fails, an even trial, so U is refused.

    Again: U = 0 is kept without a byte; exp(-1): 1/2 fails at trial 2, V = 0; the sign is minus,
    minus zero is refused. Again: U = 1; exp(-1/2): trial 1 fails, kept; exp(-1): 1/2 succeeds, 1/3
    fails at trial 3, V = 1; then 1/2 fails, so V = 1; U + 2 V = 3; the sign is plus.
    """
    tape = Tape(bytes([1, 0, 1, 0, 1, 1, 1, 1, 0, 2, 1, 0]))
    assert (sampler.discrete_laplace(Fraction(2), tape), tape.used) == (3, 12)


Outcome = TypeVar("Outcome", bound=Hashable)


def law(
    sample: Callable[[sampler.Read], Outcome], runs: int, monkeypatch: pytest.MonkeyPatch
) -> tuple[dict[Outcome, Fraction], Fraction]:
    """The exact probability of every result found within a number of runs, and the remaining mass.

    The two questions that the samplers ask, a uniform integer and a coin of rational probability,
    are replaced by a walk through their answers, the likeliest open path first.
    """
    result: dict[Outcome, Fraction] = {}
    open_paths: list[tuple[Fraction, tuple[int, ...]]] = [(Fraction(-1), ())]
    for _ in range(runs):
        if not open_paths:
            break
        weight, path = heapq.heappop(open_paths)
        walk = Walk(path)
        monkeypatch.setattr(sampler, "uniform_below", walk.uniform_below)
        monkeypatch.setattr(sampler, "bernoulli", walk.bernoulli)
        try:
            value = sample(lambda count: b"")
        except Fork as fork:
            for answer, chance in enumerate(fork.chances):
                if chance:
                    heapq.heappush(open_paths, (weight * chance, (*path, answer)))
        else:
            result[value] = result.get(value, Fraction(0)) - weight
    return result, -sum((weight for weight, _ in open_paths), Fraction(0))


class Fork(Exception):
    """A question that the path does not answer yet, with the chances of its answers."""

    def __init__(self, chances: list[Fraction]) -> None:
        self.chances = chances


class Walk:
    """Answers the questions of a sampler from a path."""

    def __init__(self, path: tuple[int, ...]) -> None:
        self.path = iter(path)

    def ask(self, chances: list[Fraction]) -> int:
        for answer in self.path:
            return answer
        raise Fork(chances)

    def uniform_below(self, n: int, read: sampler.Read) -> int:
        return 0 if n == 1 else self.ask([Fraction(1, n)] * n)

    def bernoulli(self, probability: Fraction, read: sampler.Read) -> bool:
        return probability == 1 or self.ask([1 - probability, probability]) == 1


@pytest.mark.parametrize("exponent", [Fraction(0), Fraction(1, 3), Fraction(1), Fraction(5, 2)])
def test_bernoulli_exp_has_its_probability(
    exponent: Fraction, monkeypatch: pytest.MonkeyPatch
) -> None:
    chances, unresolved = law(
        lambda read: int(sampler.bernoulli_exp(exponent, read)), 400, monkeypatch
    )
    power = exp(exponent, 64)
    assert chances[1] <= 1 / power.low
    assert chances[1] + unresolved >= 1 / power.high
    assert unresolved < Fraction(1, 10**5)


@pytest.mark.parametrize("scale", [Fraction(1), Fraction(2), Fraction(3, 2)])
def test_discrete_laplace_has_its_law(scale: Fraction, monkeypatch: pytest.MonkeyPatch) -> None:
    chances, unresolved = law(lambda read: sampler.discrete_laplace(scale, read), 8000, monkeypatch)
    assert unresolved < Fraction(1, 6)
    ratio = exp(1 / scale, 64)
    for k in range(-3, 4):
        # P(k) = (1 - q)/(1 + q) q^|k| with q = exp(-1/scale)
        low, high = 1 / ratio.high, 1 / ratio.low
        exact_low = (1 - high) / (1 + high) * low ** abs(k)
        exact_high = (1 - low) / (1 + low) * high ** abs(k)
        assert chances[k] <= exact_high
        assert chances[k] + unresolved >= exact_low


def test_a_radius_by_hand() -> None:
    """Length 1, scale 1: two geometric draws of 1 and 0 (U takes no bytes), then 3/4 of the time kept.

    exp(-1) succeeds where 1/2 succeeds and 1/3 fails; it fails where 1/2 fails. With 3 of 0..3 the sum is
    refused; the next, 0 + 0, is kept with probability 1/2. Within 2: 4 of 0..4 is 2.
    """
    tape = Tape(bytes([0, 1, 1, 1, 3, 1, 1, 0]))
    assert (sampler.radius(1, 1, Fraction(1), tape), tape.used) == (0, 8)
    tape = Tape(bytes([7, 4]))
    assert (sampler.uniform_noise(1, 2, tape), tape.used) == ((2,), 2)


def test_a_radius_of_several_sums_by_hand() -> None:
    """Scale 1: one more geometric draw than there are sums in the series; a draw of 1 takes 0, 1, 1, one of 0 a 1.

    Two sums: r = 1 is kept with probability 2 * 5 / (4 * 2 * 3), which is 5/12: 5 of 0..11 is too many, 4 is
    kept. Three sums: 6 * 7 / (8 * 2 * 3 * 4) is 7/32. Two epochs of two sums: r = 0 is kept with probabilities
    2 / (4 * 1 * 2) and 2 / (4 * 3 * 4).
    """
    one, zero = [0, 1, 1], [1]
    tape = Tape(bytes([*one, *zero, *zero, 5, *zero, *zero, *one, 4]))
    assert (sampler.radius(1, 2, Fraction(1), tape), tape.used) == (1, 12)
    for last, result in ((6, 1), (7, None)):
        tape = Tape(bytes([*zero, *one, *zero, *zero, last]))
        if result is None:
            with pytest.raises(EOFError):
                sampler.radius(1, 3, Fraction(1), tape)
        else:
            assert (sampler.radius(1, 3, Fraction(1), tape), tape.used) == (1, 7)
    tape = Tape(bytes([*zero * 5, 0, 1, *zero * 5, 1, *zero * 5, 0, 0]))
    assert (sampler.radius(2, 2, Fraction(1), tape), tape.used) == (0, 20)


def test_a_point_within_a_radius_by_hand() -> None:
    """Coordinates in turn, all again until they add up to at most the radius.

    Radius 2: 2 and 1 are refused, -2 and 0 are kept. Radius 1: 1, -1, 0 are refused.
    """
    tape = Tape(bytes([4, 3, 0, 2]))
    assert (sampler.uniform_noise(2, 2, tape), tape.used) == ((-2, 0), 4)
    tape = Tape(bytes([2, 0, 1, 1, 1, 3, 0]))
    assert (sampler.uniform_noise(3, 1, tape), tape.used) == ((0, 0, -1), 7)
    tape = Tape(b"")
    assert (sampler.uniform_noise(3, 0, tape), tape.used) == ((0, 0, 0), 0)


@pytest.mark.parametrize("scale", [Fraction(1), Fraction(2), Fraction(3, 2)])
def test_geometric_has_its_law(scale: Fraction, monkeypatch: pytest.MonkeyPatch) -> None:
    chances, unresolved = law(lambda read: sampler.geometric(scale, read), 4000, monkeypatch)
    assert unresolved < Fraction(1, 50)
    ratio = exp(1 / scale, 64)
    for k in range(5):
        low, high = 1 / ratio.high, 1 / ratio.low
        assert chances[k] <= (1 - low) * high**k
        assert chances[k] + unresolved >= (1 - high) * low**k


def ball(sums: int, radius: int) -> list[tuple[int, ...]]:
    """All integer points whose absolute values add up to at most the radius."""
    cube = product(range(-radius, radius + 1), repeat=sums)
    return [point for point in cube if sum(map(abs, point)) <= radius]


def test_points_are_counted() -> None:
    for sums in range(6):
        for radius in range(5):
            assert sampler.points(sums, radius) == len(ball(sums, radius))


@pytest.mark.parametrize(
    ("length", "sums"),
    [(1, 1), (2, 1), (3, 1), (7, 1), (1, 2), (2, 2), (4, 2), (1, 3), (2, 3), (1, 4)],
)
def test_a_radius_is_kept_as_often_as_its_law_says(
    length: int, sums: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sum r comes from C(r + n, n) draws of weight q**r each, and leaves with B(r)**length q**r.

    n is length * sums, and B(r) the number of points. Here the geometric draws are given, and drawing
    them again is the outcome -1.
    """
    draws = length * sums
    for total in range(7):

        def once(read: sampler.Read, total: int = total) -> int:
            given = [total, *[0] * draws]
            monkeypatch.setattr(sampler, "geometric", lambda scale, read: given.pop())
            try:
                return sampler.radius(length, sums, Fraction(1), read)
            except IndexError:
                return -1

        chances, unresolved = law(once, 99, monkeypatch)
        assert unresolved == 0
        kept = chances[total] * comb(total + draws, draws)
        share = Fraction(factorial(sums) * len(ball(sums, total)), 2**sums) ** length
        assert kept == share / factorial(draws)


@pytest.mark.parametrize("sums", [1, 2, 3, 4])
def test_a_draw_within_a_radius_is_any_with_the_same_chance(
    sums: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every point of the ball has the same chance in each round; a second round is the outcome ()."""
    for largest in range(4 if sums < 4 else 2):

        def once(read: sampler.Read, largest: int = largest) -> tuple[int, ...]:
            answer, asked = sampler.uniform_below, 0

            def counted(n: int, read: sampler.Read) -> int:
                nonlocal asked
                asked += 1
                if asked > sums:
                    raise IndexError
                return answer(n, read)

            monkeypatch.setattr(sampler, "uniform_below", counted)
            try:
                return sampler.uniform_noise(sums, largest, read)
            except IndexError:
                return ()

        chances, unresolved = law(once, 4000, monkeypatch)
        assert unresolved == 0
        again = chances.pop((), Fraction(0))
        assert chances == {p: Fraction(1, (2 * largest + 1) ** sums) for p in ball(sums, largest)}
        assert again + sum(chances.values()) == 1


def test_choose_has_the_law_of_the_exponential_mechanism(monkeypatch: pytest.MonkeyPatch) -> None:
    costs, rate = [5, 4, 4, 7], Fraction(1, 2)
    chances, unresolved = law(lambda read: sampler.choose(costs, rate, read), 4000, monkeypatch)
    assert unresolved < Fraction(1, 50)
    powers = [exp(rate * (cost - 4), 64) for cost in costs]
    whole_low = sum(1 / power.high for power in powers)
    whole_high = sum(1 / power.low for power in powers)
    for index, power in enumerate(powers):
        assert chances[index] <= 1 / power.low / whole_low
        assert chances[index] + unresolved >= 1 / power.high / whole_high


def test_equal_costs_of_any_size_are_a_fair_choice() -> None:
    """Nothing underflows: only distances to the least cost count."""
    picks = [sampler.choose([3000] * 8, Fraction(1, 4), Tape(bytes([i]))) for i in range(8)]
    assert picks == list(range(8))


# --- Gaussian noise ---


def test_a_gaussian_draw_by_hand() -> None:
    """Variance 1/2, so candidates of scale 1, each kept with probability exp(-(|k| - 1/2)**2).

    -2: exp(-1) succeeds twice and fails, minus; exp(-9/4): exp(-1) succeeds and fails, so -2 is refused.
    Minus zero is drawn again. 1: exp(-1) succeeds and fails, plus; exp(-1/4): 3 of 0..3 is kept.
    """
    minus_two, refused = [0, 1, 0, 1, 1, 1], [0, 1, 1]
    minus_zero, one, kept = [1, 1], [0, 1, 1, 0], [3]
    tape = Tape(bytes([*minus_two, *refused, *minus_zero, *one, *kept]))
    assert (sampler.discrete_gaussian(Fraction(1, 2), tape), tape.used) == (1, 16)


@given(st.fractions(Fraction(1, 10**6), 10**30, max_denominator=10**6))
@example(Fraction(1, 2**64))
@example(Fraction(4))
@example(Fraction(15, 4))
def test_a_gaussian_candidate_is_kept_as_often_as_its_law_says(variance: Fraction) -> None:
    """Candidate k has probability exp(-|k| / t), and is kept with probability exp(-exponent).

    The law is right exactly if |k| / t + exponent is k**2 / (2 variance) plus a constant.
    """
    asked: list[Fraction] = []

    def exponent(k: int) -> Fraction:
        def candidate(scale: Fraction, read: sampler.Read) -> int:
            asked.append(scale)
            return k

        def keep(exponent: Fraction, read: sampler.Read) -> bool:
            asked.append(exponent)
            return True

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(sampler, "discrete_laplace", candidate)
            patch.setattr(sampler, "bernoulli_exp", keep)
            assert sampler.discrete_gaussian(variance, lambda count: b"") == k
        scale, power = asked[-2:]
        assert power >= 0
        return abs(k) / scale + power

    near = isqrt(int(variance))
    for k in (0, 1, -1, 2, -3, near, -7 * near - 5):
        assert exponent(k) - exponent(0) == Fraction(k * k) / (2 * variance)
    assert set(asked[::2]) == {Fraction(near + 1)}


def test_a_gaussian_candidate_that_is_not_kept_is_drawn_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    candidates, answers = iter([5, -3, 8]), iter([False, False, True])
    monkeypatch.setattr(sampler, "discrete_laplace", lambda scale, read: next(candidates))
    monkeypatch.setattr(sampler, "bernoulli_exp", lambda exponent, read: next(answers))
    assert sampler.discrete_gaussian(Fraction(9), lambda count: b"") == 8
