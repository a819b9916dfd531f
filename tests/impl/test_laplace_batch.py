"""The batch sampler against plain arithmetic: its digits, its distribution and the bytes that it reads."""

import hashlib
import os
from collections.abc import Sequence
from decimal import Decimal, localcontext
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from withhold.core.expansions import (
    Expansion,
    exp_enclosure,
    exp_expansion,
    logistic_enclosure,
    logistic_expansion,
)
from withhold.core.laplace_batch import CHUNK, LaplaceTable
from withhold.core.samplers import Read

SCALES = ["1/65536", "1/50", "1/3", "1", "3/2", "10", "14925109/65536", "1000000"]


def exp_minus(x: Fraction, digits: int = 100) -> Fraction:
    """exp(-x) to this many decimal digits, computed with `decimal`, independently of the package's enclosures."""
    with localcontext() as context:
        context.prec = digits
        context.Emin = -(10**9)
        return Fraction((-Decimal(x.numerator) / Decimal(x.denominator)).exp())


# --- digits of probabilities ---


@pytest.mark.parametrize("x", ["1/1000000007", "65536/14925109", "1/2", "1", "3", "24", "300"])
def test_words_are_the_binary_digits(x: str) -> None:
    """Words 0..39 of both expansions are those of 260 decimal digits, in any order of reading."""
    y = exp_minus(Fraction(x), 400)
    for expansion, value in [
        (exp_expansion(Fraction(x)), y),
        (logistic_expansion(Fraction(x)), y / (1 + y)),
    ]:
        for index in [7, 0, 1, 39, 2, 38, *range(40)]:
            exact = value.numerator * 2 ** (16 * (index + 1)) // value.denominator
            assert expansion.word(index) == exact % 2**16


def test_a_vanishing_probability_has_zero_words_as_far_as_anyone_looks() -> None:
    """exp(-65536) is below 2**-94000: its first words are 0, and an event of it never happens."""
    expansion = exp_expansion(Fraction(65536))
    assert [expansion.word(index) for index in range(20)] == [0] * 20
    assert not expansion.exceeds(reader([0, 0, 1]))


@given(st.fractions(min_value="1/1000000", max_value=400), st.integers(1, 300))
def test_enclosures_hold_the_number_and_are_narrow(x: Fraction, precision: int) -> None:
    """low <= p * 2**precision <= high, and they differ by two units at the most."""
    y = exp_minus(x, 400)
    tiny = Fraction(1, 10**250)
    for (low, high), value in [
        (exp_enclosure(x, precision), y),
        (logistic_enclosure(x, precision), y / (1 + y)),
    ]:
        scaled = value * 2**precision
        assert 0 <= low <= scaled + tiny
        assert scaled - tiny <= high <= low + 3


def test_a_wide_enclosure_is_refined_until_the_digits_are_settled() -> None:
    """Enclosures that are too wide at first: no digit is guessed from them."""
    asked: list[int] = []

    def enclosure(precision: int) -> tuple[int, int]:
        asked.append(precision)
        third = 2**precision // 3
        return (0, 2**precision) if len(asked) < 4 else (third, third + 1)

    expansion = Expansion(enclosure)
    assert [expansion.word(index) for index in range(6)] == [0x5555] * 6
    assert asked[:4] == sorted(set(asked[:4]))


# --- the batch sampler ---


def reader(words: Sequence[int]) -> Read:
    """A tape of words of two bytes, low byte first. It must be read exactly to its end."""
    tape = b"".join(word.to_bytes(2, "little") for word in words)

    def read(size: int) -> bytes:
        nonlocal tape
        taken, tape = tape[:size], tape[size:]
        if len(taken) < size:
            raise EOFError("the tape is used up")
        return taken

    return read


def probabilities(scale: Fraction) -> list[Fraction]:
    """The probabilities of digits 0, 1, ..., J - 1 and of a tail above them; J is least with 2**J >= 12 * scale."""
    found: list[Fraction] = []
    while 2 ** len(found) < 12 * scale:
        y = exp_minus(2 ** len(found) / scale, 400)
        found.append(y / (1 + y))
    return [*found, exp_minus(2 ** len(found) / scale, 400)]


class Plan:
    """A tape for one chunk full of ties, and the draws that plain arithmetic reads from it."""

    def __init__(self, scale: Fraction, size: int, seed: str) -> None:
        noise = hashlib.shake_256(seed.encode()).digest(100_000)
        self.noise = iter(int.from_bytes(noise[i : i + 2], "little") for i in range(0, 10**5, 2))
        self.extra: list[int] = []
        self.first: list[int] = []
        *digits, tail = probabilities(scale)
        sizes = [0] * size
        for j, probability in enumerate(digits):
            for place in range(size):
                sizes[place] += self.lies_below(probability, self.first) << j
        for place in range(size):
            into = self.first
            while self.lies_below(tail, into):
                sizes[place] += 1 << len(digits)
                into = self.extra
        minus = [next(self.noise) & 1 for _ in range(size)]
        signs = sum(bit << 7 - i % 8 + 8 * (i // 8) for i, bit in enumerate(minus))
        self.tape = reader(self.first)(2 * len(self.first))
        self.tape += signs.to_bytes((size + 7) // 8, "little")
        self.tape += reader(self.extra)(2 * len(self.extra))
        signed = zip(sizes, minus, strict=True)
        self.draws = [-k if sign else k for k, sign in signed if k or not sign]

    def lies_below(self, probability: Fraction, into: list[int]) -> bool:
        """Whether a uniform number lies below; its first word goes to `into`, others to extra."""
        for index in range(100):
            shifted = probability.numerator << 16 * (index + 1)
            digits = shifted // probability.denominator % 2**16
            word = next(self.noise)
            word = digits if word % 4 == 0 else word
            (self.extra if index else into).append(word)
            if word != digits:
                return word < digits
        raise AssertionError("a hundred ties in a row")


@pytest.mark.parametrize("scale", [*SCALES, "1152921504606846976/3", "1208925819614629174706176"])
@pytest.mark.parametrize("size", [1, 13, 64])
def test_a_chunk_reads_its_bytes_as_documented(scale: str, size: int) -> None:
    """One word in four ties, repeatedly: the draws are those of plain arithmetic."""
    plan = Plan(Fraction(scale), size, f"{scale} {size}")
    position = 0

    def read(count: int) -> bytes:
        nonlocal position
        position += count
        if position > len(plan.tape):
            raise EOFError("the tape is used up")
        return plan.tape[position - count : position]

    draws = LaplaceTable(Fraction(scale))._chunk(size, read)
    assert draws.tolist() == plan.draws
    assert position == len(plan.tape)
    assert all(type(draw) is int for draw in draws.tolist())


@pytest.mark.parametrize("scale", SCALES)
def test_the_digits_multiply_to_the_law(scale: str) -> None:
    """The product of the digits' probabilities is (1-q) q**k for every size k without a tail."""
    table = LaplaceTable(Fraction(scale))
    *digits, tail = (
        Fraction(sum(row.word(i) << 16 * (19 - i) for i in range(20)), 2**320)
        for row in table._rows
    )
    q = exp_minus(1 / Fraction(scale), 400)
    for k in {0, 1, 2, 3, 5, 1000, 2 ** len(digits) // 3, 2 ** len(digits) - 1}:
        if k < 2 ** len(digits):
            product = 1 - tail
            for j, digit in enumerate(digits):
                product *= digit if k >> j & 1 else 1 - digit
            exact = (1 - q) * q**k if k < 2000 else (1 - q) * exp_minus(k / Fraction(scale), 400)
            assert abs(product - exact) < exact / 10**80


@pytest.mark.parametrize("tail", [1, 63, 64, 70])
def test_a_draw_beyond_int64_comes_as_a_python_integer(tail: int) -> None:
    """At scale 2**52, 56 digits are drawn; a tail of 64 or more would not fit."""
    table = LaplaceTable(Fraction(2**52))
    candidates = table._candidates(1)
    first = [0xFFFF] * (56 * candidates) + [0] + [0xFFFF] * (candidates - 1)
    signs = b"\0" * ((candidates + 7) // 8)
    ties = [0] + [0, 0] * (tail - 1) + [0xFFFF]
    parts = iter([reader(first)(2 * len(first)), signs])
    rest = reader(ties)
    draws = table.draws(1, lambda size: next(parts, b"") or rest(size))
    assert draws.tolist() == [tail << 56]
    assert draws.dtype == (np.int64 if tail < 64 else object)


@pytest.mark.parametrize("scale", ["1/65536", "1", "300", "1208925819614629174706176"])
@pytest.mark.parametrize("count", [0, 1, 5, CHUNK - 1, CHUNK + 1])
def test_as_many_draws_as_asked_for(scale: str, count: int) -> None:
    """The shape is (count,); int64 unless the scale is huge."""
    draws = LaplaceTable(Fraction(scale)).draws(count, os.urandom)
    assert draws.shape == (count,)
    assert draws.dtype == (object if Fraction(scale) > 2**52 else np.int64)


def test_the_type_changes_between_56_and_57_digits() -> None:
    """12 * 2**52 < 2**56 < 12 * 2**53: from there on draws near 2**62 are possible."""
    assert LaplaceTable(Fraction(2**52)).draws(9, os.urandom).dtype == np.int64
    assert LaplaceTable(Fraction(2**53)).draws(9, os.urandom).dtype == object


def test_what_has_no_law_is_refused() -> None:
    """Scales that are not positive or not exact, and a number of draws below 0."""
    for scale in (Fraction(0), Fraction(-1, 2)):
        with pytest.raises(ValueError, match="positive"):
            LaplaceTable(scale)
    for wrong in (1.5, "1", None):
        with pytest.raises(TypeError, match="Fraction"):
            LaplaceTable(wrong)  # type: ignore[arg-type]  # refused at run time too
    with pytest.raises(ValueError, match="negative"):
        LaplaceTable(Fraction(1)).draws(-1, os.urandom)


def test_an_integer_is_an_exact_scale() -> None:
    """3 is 3/1: no digit's probability is computed from a float."""
    assert LaplaceTable(3)._column.tolist() == LaplaceTable(Fraction(3))._column.tolist()


def test_missing_bytes_are_an_error() -> None:
    """A reader that returns too few bytes causes an error, not draws from fewer bytes."""
    with pytest.raises(ValueError, match="reshape|buffer"):
        LaplaceTable(Fraction(1)).draws(4, lambda size: b"\0" * (size - 2))
