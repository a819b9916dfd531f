"""Integers that note how long the products are that are made of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass


@dataclass
class Longest:
    """The length in bits of the longest number so far."""

    bits: int = 0


_current = Longest()


@contextmanager
def largest() -> Iterator[Longest]:
    """Notes the lengths of all numbers that are made of watched ones inside."""
    _current.bits = 0
    yield _current


class Watched(int):
    """An integer whose sums, products, quotients and shifts are watched too."""


def _watching(name: str) -> Callable[[int, int], object]:
    plain = getattr(int, name)

    def operation(self: int, other: int) -> object:
        result = plain(self, other)
        if not isinstance(result, int) or isinstance(result, bool):
            return result
        _current.bits = max(_current.bits, result.bit_length())
        return Watched(result)

    return operation


for _name in ("add", "sub", "mul", "floordiv", "lshift", "rshift"):
    for _prefix in ("__", "__r"):
        setattr(Watched, f"{_prefix}{_name}__", _watching(f"{_prefix}{_name}__"))
