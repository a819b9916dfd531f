"""Exact numbers as text, and JSON in one canonical form.

The same JSON has two forms: `compact` is hashed, `pretty` stands in the files. In both, keys are in
ascending order and all text is ASCII. A JSON number is an integer below 2**53 in absolute value; larger
integers, all secrets and all rationals are text.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from fractions import Fraction

WIDTH = 100

_UNPRINTABLE = re.compile("[^\t\n -~\u00a0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def number(value: object) -> str:
    """An exact number as text: "p", or "p/q" in lowest terms.

    Raises: TypeError for any other type, booleans included.

    >>> number(-3), number(Fraction(6, 4)), number(Fraction(4, 2))
    ('-3', '3/2', '2')
    """
    if isinstance(value, bool) or not isinstance(value, int | Fraction):
        raise TypeError(f"only an int or a Fraction has an exact text, not {type(value).__name__}")
    return str(value)


def compact(value: object) -> str:
    """JSON without any white space.

    >>> compact({"b": [1, "1/2"], "a": None})
    '{"a":null,"b":[1,"1/2"]}'
    """
    return json.dumps(value, sort_keys=True, separators=(",", ":"), allow_nan=False)


def comparable(value: object) -> object:
    """Something that is equal to that of another value where the two are the same value of JSON.

    >>> comparable(True) == comparable(1), comparable("1") == comparable(1)
    (False, False)
    """
    return value if isinstance(value, str) else (compact(value),)


def pretty(value: object) -> str:
    """JSON for people: a value that fits on a line stands on one line, others are broken up."""
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


def printable(text: str) -> str:
    """The text with every character escaped that a terminal or an XML file cannot show.

    >>> printable("a\\x00b\\ud800")
    'a\\\\x00b\\\\ud800'
    """
    return _UNPRINTABLE.sub(lambda found: ascii(found.group())[1:-1], text)
