"""The secure source: no draw is served twice or survives a fork or a copy, and no float is involved."""

import ast
import copy
import inspect
import itertools
import math
import os
import pickle
import random
import subprocess
import sys
import threading
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from withhold.core import expansions, laplace_batch, samplers, source
from withhold.core.errors import ParameterError
from withhold.core.source import NoiseSource, SecureSource, blocks

SCALE = Fraction(14925109, 65536)
HUGE = Fraction(2) ** 80
INTEGER_FUNCTIONS = {"comb", "factorial", "gcd", "isqrt", "perm"}
"""The functions of `math` that take and give integers only."""


class Numbered:
    """Stands in for the table of a scale: its draws are 1, 2, 3, ..., and no two are equal."""

    narrow = True

    def __init__(self) -> None:
        self.next = 1
        self.lock = threading.Lock()

    def draws(self, count: int, read: samplers.Read) -> laplace_batch.Draws:
        with self.lock:
            first, self.next = self.next, self.next + count
        return np.arange(first, first + count, dtype=np.int64)


@pytest.fixture
def numbered(monkeypatch: pytest.MonkeyPatch) -> Numbered:
    table = Numbered()
    monkeypatch.setattr(source, "laplace_table", lambda scale: table)
    return table


# --- draws ---


def test_it_is_a_noise_source() -> None:
    """The source satisfies the protocol, with results of the documented types."""
    noise: NoiseSource = SecureSource()
    assert type(noise.laplace(0, 1, SCALE)) is int
    assert type(noise.laplace(0, 1, HUGE)) is int
    assert type(noise.choose(2, [4, 4, 4], Fraction(1, 3))) is int
    for count in (0, 1, 64, 65, 10_000):
        draws = noise.laplace_many(0, 1, count, SCALE)
        assert draws.shape == (count,)
        assert draws.dtype == np.int64
        assert noise.laplace_many(0, 1, count % 100, HUGE).dtype == object


@pytest.mark.parametrize("prefetch", [0, 1, 7, 4096])
def test_every_prefetch_serves_all_kinds_of_draws(prefetch: int) -> None:
    """Scales too small, usual and huge; the draws of the smallest are 0."""
    noise = SecureSource(prefetch)
    for scale in (Fraction(1, 65536), SCALE, HUGE):
        drawn = [noise.laplace(0, node, scale) for node in range(1, 600)]
        assert any(drawn) == (scale > 1)
        assert len(noise.laplace_many(0, 600, 30, scale)) == 30


def test_no_draw_is_served_twice(numbered: Numbered) -> None:
    """Single draws, few, many, prepared ones and refills never overlap."""
    noise = SecureSource()
    served: list[int] = []
    for node in range(3000):
        served.append(noise.laplace(0, node, SCALE))
        if node % 100 == 0:
            served += noise.laplace_many(1, node, node % 90, SCALE).tolist()
            noise.prepare(SCALE, node % 500)
    assert len(set(served)) == len(served)


def test_no_draw_is_served_to_two_threads(numbered: Numbered) -> None:
    """Four threads that share a source get disjoint draws."""
    noise = SecureSource(prefetch=16)
    served: list[list[int]] = [[] for _ in range(4)]

    def work(mine: list[int]) -> None:
        mine += [noise.laplace(0, node, SCALE) for node in range(5000)]

    threads = [threading.Thread(target=work, args=(mine,)) for mine in served]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(itertools.chain(*served))) == 20_000


def test_a_served_draw_has_left_the_stock(numbered: Numbered) -> None:
    """After a draw is served, the source no longer holds it."""
    noise = SecureSource()
    for node in range(300):
        drawn = noise.laplace(0, node, SCALE)
        assert all(drawn not in stock for stock in noise._stocks.values())


def test_scales_have_stocks_of_their_own_and_not_without_end(numbered: Numbered) -> None:
    """Equal scales share a stock, however they are built; old stocks are dropped, never mixed."""
    noise = SecureSource()
    noise.laplace(0, 1, Fraction(6, 4))
    noise.laplace(0, 2, Fraction(3, 2))
    assert len(noise._stocks) == 1
    for s in range(1, 3000):
        noise.laplace(0, s, Fraction(s, 7))
    assert len(noise._stocks) <= 1024


def test_prepared_draws_read_no_bytes() -> None:
    """After `prepare`, that many single draws take nothing from the operating system."""
    noise = SecureSource()
    noise.prepare(SCALE, 500)
    before = noise.bytes_read
    assert before > 0
    for node in range(500):
        noise.laplace(0, node, SCALE)
    assert noise.bytes_read == before
    noise.laplace(0, 501, SCALE)
    assert noise.bytes_read > before


def test_nothing_is_drawn_ahead_with_prefetch_0() -> None:
    """No draw waits in memory; a negative number is refused."""
    noise = SecureSource(prefetch=0)
    noise.laplace(0, 1, SCALE)
    assert not any(noise._stocks.values())
    for wrong in (-1, True, 1.0):
        with pytest.raises(ParameterError, match="prefetch"):
            SecureSource(prefetch=wrong)  # type: ignore[arg-type]  # refused at run time too


def test_blocks_give_the_same_bytes_in_the_same_order() -> None:
    """Reading in advance changes no byte of the tape."""
    tape = bytes(range(256)) * 8
    position = 0

    def fetch(size: int) -> bytes:
        nonlocal position
        position += size
        return tape[position - size : position]

    read = blocks(fetch, 10)
    sizes = [1, 3, 10, 25, 0, 7, 2, 100, 9, 11]
    assert b"".join(read(size) for size in sizes) == tape[: sum(sizes)]


# --- forks, copies, pickles ---

FORKS = """
import os, sys
from fractions import Fraction
from withhold.core.source import SecureSource
scale = Fraction(10**15)
noise = SecureSource()
noise.laplace(0, 1, scale)
noise.prepare(scale, 100)
for child in range(4):
    if os.fork() == 0:
        assert not any(noise._stocks.values())
        line = " ".join(str(noise.laplace(0, cell, scale)) for cell in range(2, 22))
        os.write(1, (line + "\\n").encode())
        os._exit(0)
    os.wait()
print(" ".join(str(noise.laplace(0, cell, scale)) for cell in range(2, 22)))
"""


def test_forked_workers_draw_different_noise() -> None:
    """Four children and their parent: 100 draws, no two equal.

    False alarm: 4950 pairs, each equal with probability below 1/(2 * 10**15): below 1e-11.
    """
    command = [sys.executable, "-c", FORKS]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    draws = done.stdout.split()
    assert len(draws) == 100
    assert len(set(draws)) == 100


def test_another_process_id_empties_the_stock(
    numbered: Numbered, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fork outside Python is noticed at the next draw."""
    noise = SecureSource()
    noise.laplace(0, 1, SCALE)
    ahead = {draw for stock in noise._stocks.values() for draw in stock}
    parent = os.getpid()
    monkeypatch.setattr(os, "getpid", lambda: parent + 1)
    drawn = {noise.laplace(0, node, SCALE) for node in range(len(ahead))}
    assert ahead
    assert not drawn & ahead


@pytest.mark.parametrize(
    "duplicate", [copy.copy, copy.deepcopy, lambda noise: pickle.loads(pickle.dumps(noise))]
)
def test_a_copy_begins_with_an_empty_stock(
    duplicate: Callable[[SecureSource], SecureSource], numbered: Numbered
) -> None:
    """A copy keeps the settings and no draws: original and copy never agree."""
    noise = SecureSource(prefetch=100)
    noise.laplace(0, 1, SCALE)
    ahead = {draw for stock in noise._stocks.values() for draw in stock}
    other = duplicate(noise)
    assert not other._stocks
    assert other._prefetch == 100
    assert not {other.laplace(0, node, SCALE) for node in range(200)} & ahead


# --- nothing but exact arithmetic on the operating system's bytes ---


def test_there_is_no_seed() -> None:
    """Nothing about the source can be fixed in advance."""
    assert list(inspect.signature(SecureSource).parameters) == ["prefetch"]


def test_no_float_and_no_other_generator_is_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every function that could bring in a float or a foreign generator is made to raise."""

    def forbidden(*args: object, **kwargs: object) -> None:
        raise AssertionError("not exact")

    exact = {"gcd", "isqrt"}
    for module in (random, np.random, math):
        for name, value in list(vars(module).items()):
            public = not name.startswith("_") and name not in exact
            if public and callable(value) and not inspect.isclass(value):
                monkeypatch.setattr(module, name, forbidden)
    for name in ("exp", "log", "log1p", "expm1", "power", "sqrt", "divide", "true_divide"):
        monkeypatch.setattr(np, name, forbidden)
    monkeypatch.setattr(Fraction, "__float__", forbidden)
    scale = Fraction(14925109, 65537)  # not cached yet
    for prefetch in (0, 4096):
        noise = SecureSource(prefetch)
        assert type(noise.laplace(0, 1, scale)) is int
        assert noise.laplace_many(0, 2, 50_000, scale).dtype == np.int64
        assert type(noise.choose(2, [3000] * 8, Fraction(1, 4))) is int


@pytest.mark.parametrize("module", [expansions, laplace_batch, samplers, source])
def test_the_text_of_the_samplers_has_no_float(module: ModuleType) -> None:
    """No float literal, no float type, no inexact function, no generator, in the source text."""
    tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
    imported = {"collections.abc", "fractions", "functools", "numpy", "numpy.typing", "os"}
    imported |= {"typing", "weakref", "math"}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant):
            assert not isinstance(node.value, float | complex)
        elif isinstance(node, ast.Name | ast.Attribute):
            name = node.id if isinstance(node, ast.Name) else node.attr
            assert name not in {"float", "float32", "float64", "random", "exp", "log", "sqrt"}
        elif isinstance(node, ast.Import):
            assert {alias.name for alias in node.names} <= imported
        elif isinstance(node, ast.ImportFrom):
            assert node.module in imported or str(node.module).startswith("withhold")
            assert node.module != "math" or {a.name for a in node.names} <= INTEGER_FUNCTIONS
