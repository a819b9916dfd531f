"""How vectors are written: numbers as exact text, JSON in one order only.

Two forms of the same JSON: `compact` is what is hashed, `pretty` is what stands in the files. In
both, keys are in ascending order and everything is ASCII. No number in either has a fraction or an
exponent, and none is beyond 2**53: larger ones, and all secrets and rationals, are text.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from withhold_spec.number import Number

WIDTH = 100
LARGEST_INTEGER = 2**53 - 1


def number(value: Number) -> str:
    """An exact number as text: "p", or "p/q" in lowest terms.

    >>> number(-3), number(Fraction(6, 4)), number(Fraction(4, 2))
    ('-3', '3/2', '2')
    """
    if isinstance(value, bool) or not isinstance(value, int | Fraction):
        raise TypeError("only an exact number has a text")
    return str(value)


def compact(value: object) -> str:
    """JSON without any white space.

    >>> compact({"b": [1, "1/2"], "a": None})
    '{"a":null,"b":[1,"1/2"]}'
    """
    return json.dumps(value, sort_keys=True, separators=(",", ":"), allow_nan=False)


def pretty(value: object) -> str:
    """JSON for people: what fits on a line stands on a line, the rest is broken up."""
    return "\n".join(_lines(value, 0)) + "\n"


def _lines(value: object, depth: int) -> Iterator[str]:
    flat = json.dumps(value, sort_keys=True, allow_nan=False)
    if depth + len(flat) < WIDTH or not isinstance(value, dict | list) or not value:
        yield flat
        return
    keys = [f"{json.dumps(key)}: " for key in sorted(value)] if isinstance(value, dict) else []
    parts = [value[key] for key in sorted(value)] if isinstance(value, dict) else value
    yield "{" if keys else "["
    for index, part in enumerate(parts):
        first, *rest = _lines(part, depth + 1)
        lines = [(keys[index] if keys else "") + first, *rest]
        lines[-1] += "," if index + 1 < len(parts) else ""
        yield from (" " + line for line in lines)
    yield "}" if keys else "]"


def check_numbers(value: object) -> None:
    """Nothing, if a reader that turns every JSON number into a double reads the same value.

    Raises: ValueError.
    """
    if isinstance(value, float):
        raise ValueError(f"{value!r} is a float; exact numbers are text")
    if isinstance(value, int) and abs(value) > LARGEST_INTEGER:
        raise ValueError(f"{value} does not fit into a double; it has to be text")
    if isinstance(value, Mapping):
        for part in value.values():
            check_numbers(part)
    elif isinstance(value, Sequence) and not isinstance(value, str):
        for part in value:
            check_numbers(part)
