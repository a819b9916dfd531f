"""The samplers of one draw read exactly the bytes that their documentation says, in its order."""

from collections.abc import Callable
from fractions import Fraction
from math import isqrt
from typing import TypeVar

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from withhold.core.samplers import (
    Below,
    ball_points,
    bernoulli,
    bernoulli_exp,
    choose,
    discrete_gaussian,
    discrete_laplace,
    geometric,
    radius,
    uniform,
    uniform_noise,
)

T = TypeVar("T")


def drawn(sampler: Callable[[Below], T], content: str) -> T:
    """What the sampler returns on this tape of bytes; it must use up the tape, and no more."""
    tape = bytes.fromhex(content)

    def read(size: int) -> bytes:
        nonlocal tape
        if size > len(tape):
            raise EOFError("the tape is used up")
        taken, tape = tape[:size], tape[size:]
        return taken

    outcome = sampler(uniform(read))
    assert tape == b""
    return outcome


@pytest.mark.parametrize(
    ("n", "content", "outcome"),
    [
        (1, "", 0),
        (2, "fe", 0),  # the lowest bit counts
        (2, "01", 1),
        (6, "ff f9", 1),  # 7 is refused, and the next byte is taken
        (256, "ff", 255),
        (257, "02 00", 0),  # 9 bits from 2 bytes
        (257, "01 ff 01 00", 256),  # 511 is refused
        (70000, "ff ff ff 03 00 01", 65537),  # 17 bits: 131071 is refused
    ],
)
def test_uniform_reads_whole_bytes_and_keeps_low_bits(n: int, content: str, outcome: int) -> None:
    """Big-endian bytes, low bits, and fresh bytes after a refusal."""
    assert drawn(lambda below: below(n), content) == outcome


@pytest.mark.parametrize(
    ("gamma", "content", "outcome"),
    [
        ("0", "", True),  # K = 1 at once: 0/1 < 0 is false
        ("1", "01", False),  # K = 1 is sure, 1 of below(2) stops at K = 2
        ("1", "00 01", True),  # stops at K = 3
        ("1/3", "01", True),  # stops at K = 1
        ("1/3", "00 05", False),  # below(3) = 0, then 5 of below(6): stops at K = 2
        ("2/3", "01 00 08", True),  # thresholds 2 of 3, 1 of 3 and 2 of 9
        ("2/3", "01 01", False),  # 2/6 is 1/3: 1 of below(3) stops at K = 2
        ("5/2", "00 01 00 01 01", True),  # twice exp(-1) true, then 1/2: stops at K = 1
        ("5/2", "00 01 01", False),  # true, false: the rest is not asked
        ("3", "00 01 00 01 00 01", True),  # three times true, then exp(0): no bytes
    ],
)
def test_bernoulli_exp_by_hand(gamma: str, content: str, outcome: bool) -> None:
    """The order of draws is the documented one."""
    assert drawn(lambda below: bernoulli_exp(Fraction(gamma), below), content) is outcome


def test_discrete_laplace_by_hand() -> None:
    """Scale 3/2, every kind of restart: t = 3, s = 2."""
    refused = "02 01 01"  # U = 2; below(3) = 1 < 2; 2/6 = 1/3 and below(3) = 1 >= 1: K = 2, even
    accepted = "03 01 00 00 08"  # 3 is refused, U = 1; 0 of 3, 0 of 6, 8 of 9: K = 3
    once = "00 01 01"  # V: true at K = 3, then false at K = 2
    tape = refused + accepted + once + "ff"
    assert drawn(lambda below: discrete_laplace(Fraction(3, 2), below), tape) == -2
    # U = 0 takes no byte to accept, V = 0, Y = 0: minus zero starts again, plus zero is returned.
    zero = "00 01"
    tape = zero + "01" + zero + "02"
    assert drawn(lambda below: discrete_laplace(Fraction(3, 2), below), tape) == 0


def test_radius_by_hand() -> None:
    """Scale 1 and length 2: three geometric draws, then (2r+1)/(2r+2) and (2r+1)/(2r+4) are asked."""
    one, zero = "00 01 01", "01"  # exp(-1): true at K = 3, then false at K = 2; false at once
    assert drawn(lambda below: geometric(Fraction(1), below), one) == 1
    tape = one + zero + zero + "02" + "03"  # r = 1: 2 of 4 < 3, but 3 of 6 >= 3
    tape += one + one + zero + "04" + "04"  # r = 2: 4 of 6 < 5, and 4 of 8 < 5
    assert drawn(lambda below: radius(2, 1, Fraction(1), below), tape) == 2
    assert drawn(lambda below: uniform_noise(1, 2, below), "05 00") == (-2,)
    assert drawn(lambda below: uniform_noise(1, 0, below), "") == (0,)


def test_radius_of_two_sums_by_hand() -> None:
    """Scale 1 and length 2: five geometric draws, and two trials of 2 * 5 / (4 (r+1)(r+2)) and of (r+3)(r+4).

    For r = 1 they have probabilities 5/12 and 1/8.
    """
    one, zero = "00 01 01", "01"
    tape = one + zero * 4 + "05"  # 5 of 12 is not below 5
    tape += zero * 4 + one + "04" + "01"  # 1 of 8 is not below 1
    tape += zero * 2 + one + zero * 2 + "04" + "00"
    assert drawn(lambda below: radius(2, 2, Fraction(1), below), tape) == 1
    assert [ball_points(3, r) for r in range(4)] == [1, 7, 25, 63]


def test_a_point_of_several_sums_by_hand() -> None:
    """Radius 2, below(5): 2 and 1 are too many together. Radius 1, below(3): 1, -1 and 0 are."""
    assert drawn(lambda below: uniform_noise(2, 2, below), "04 03 00 02") == (-2, 0)
    assert drawn(lambda below: uniform_noise(3, 1, below), "02 00 01 01 01 03 00") == (0, 0, -1)
    assert drawn(lambda below: uniform_noise(3, 0, below), "") == (0, 0, 0)


def test_discrete_gaussian_by_hand() -> None:
    """Variance 5/2, so t = 2, and k is kept with probability exp(-(|k| - 5/4)**2 / 5)."""
    zero = "00 01" + "00"  # U = 0 takes no byte to accept, V = 0, plus
    refused = "00" + "05"  # exp(-5/16): 0 of 16 < 5, but 5 of 32 >= 5, so K = 2
    three = "01 01" + "00 01 01" + "01"  # U = 1, exp(-1/2) at once; V = 1, so 1 + 2; minus
    kept = "31"  # (3 - 5/4)**2 / 5 = 49/80: 49 of 80 at once: K = 1
    tape = zero + refused + three + kept
    assert drawn(lambda below: discrete_gaussian(Fraction(5, 2), below), tape) == -3
    assert drawn(lambda below: discrete_gaussian(Fraction(10, 4), below), zero + "05") == 0


@given(st.fractions(Fraction(1, 10**6), 10**30, max_denominator=10**6))
@example(Fraction(1, 2**64))
@example(Fraction(4))
@example(Fraction(15, 4))
def test_a_gaussian_candidate_is_kept_as_often_as_its_law_says(variance: Fraction) -> None:
    """Candidate k has weight exp(-|k|/t) and is kept with probability exp(-gamma).

    The exponents add up to k**2 / (2 variance) plus a constant.
    """
    asked: list[Fraction] = []

    def exponent(k: int) -> Fraction:
        def candidate(scale: Fraction, below: Below) -> int:
            asked.append(scale)
            return k

        def keep(gamma: Fraction, below: Below) -> bool:
            asked.append(gamma)
            return True

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("withhold.core.samplers.discrete_laplace", candidate)
            patch.setattr("withhold.core.samplers.bernoulli_exp", keep)
            assert discrete_gaussian(variance, lambda n: 0) == k
        scale, gamma = asked[-2:]
        assert gamma >= 0
        return abs(k) / scale + gamma

    near = isqrt(int(variance))
    for k in (0, 1, -1, 2, -3, near, -7 * near - 5):
        assert exponent(k) - exponent(0) == Fraction(k * k) / (2 * variance)
    assert set(asked[::2]) == {Fraction(near + 1)}


def test_choose_by_hand() -> None:
    """Costs 5, 3, 4 at rate 1: index 0 is refused by its second exp(-1), index 2 is taken."""
    tape = "00" + "00 01" + "01" + "03 02" + "00 01"
    assert drawn(lambda below: choose([5, 3, 4], Fraction(1), below), tape) == 2
    # The least cost is taken at once, however large all of them are.
    assert drawn(lambda below: choose([10**30, 10**30], Fraction(7), below), "01") == 1
    # Numbers of numpy are taken as the integers they are.
    costs = list(np.array([0, 2**63], dtype=np.uint64))
    assert drawn(lambda below: choose(costs, Fraction(1), below), "01 01 00") == 0


def test_probabilities_are_taken_in_lowest_terms() -> None:
    """4/8 asks below(2): the same rational always reads the same bytes."""
    assert drawn(lambda below: bernoulli(Fraction(4, 8), below), "00") is True
    assert drawn(lambda below: discrete_laplace(Fraction(6, 4), below), "00 01 00") == 0


@pytest.mark.parametrize(
    "call",
    [
        lambda below: below(0),
        lambda below: bernoulli(Fraction(3, 2), below),
        lambda below: bernoulli(Fraction(-1, 2), below),
        lambda below: bernoulli_exp(Fraction(-1), below),
        lambda below: discrete_laplace(Fraction(0), below),
        lambda below: discrete_laplace(Fraction(-1), below),
        lambda below: geometric(Fraction(0), below),
        lambda below: discrete_gaussian(Fraction(0), below),
        lambda below: discrete_gaussian(Fraction(-1), below),
        lambda below: radius(0, 1, Fraction(1), below),
        lambda below: radius(1, 0, Fraction(1), below),
        lambda below: radius(1, 1, Fraction(0), below),
        lambda below: uniform_noise(1, -1, below),
        lambda below: uniform_noise(2, -1, below),
        lambda below: choose([], Fraction(1), below),
        lambda below: choose([1], Fraction(-1), below),
    ],
)
def test_what_has_no_law_is_refused(call: Callable[[Below], object]) -> None:
    """A wrong argument never yields a draw."""
    with pytest.raises(ValueError, match=r"must|needs|nothing|probability"):
        drawn(call, "00" * 64)


@given(st.binary(min_size=200, max_size=200), st.fractions(min_value="1/50", max_value=10**6))
def test_a_tape_decides_the_draw(tape: bytes, scale: Fraction) -> None:
    """The same bytes give the same integer and are read to the same point."""

    def once() -> tuple[int | None, int]:
        position = 0

        def read(size: int) -> bytes:
            nonlocal position
            position += size
            if position > len(tape):
                raise EOFError
            return tape[position - size : position]

        try:
            return discrete_laplace(scale, uniform(read)), position
        except EOFError:
            return None, position

    first = once()
    assert first == once()
    assert first[0] is None or type(first[0]) is int
