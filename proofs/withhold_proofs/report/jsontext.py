"""JSON text that reads and compares well: sorted keys, short values on one line."""

from __future__ import annotations

import json

WIDTH = 100


def dump(value: object) -> str:
    """The value as JSON text, the same for equal values.

    >>> print(dump({"b": 1, "a": [1, 2]}), end="")
    {"a": [1, 2], "b": 1}
    """
    return _text(value, 0) + "\n"


def _text(value: object, indent: int) -> str:
    short = json.dumps(value, sort_keys=True, ensure_ascii=False)
    if len(short) + indent <= WIDTH or not isinstance(value, dict | list) or not value:
        return short
    inner = " " * (indent + 1)
    if isinstance(value, list):
        parts = [inner + _text(part, indent + 1) for part in value]
        return "[\n" + ",\n".join(parts) + "\n" + " " * indent + "]"
    lines = []
    for key in sorted(value):
        name = json.dumps(key, ensure_ascii=False)
        lines.append(f"{inner}{name}: {_text(value[key], indent + 1)}")
    return "{\n" + ",\n".join(lines) + "\n" + " " * indent + "}"
