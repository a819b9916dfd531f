"""JSON text that is identical for equal values."""

from __future__ import annotations

import json


def dump(value: object) -> str:
    """The value as JSON text, keys sorted, one member or element to a line."""
    return json.dumps(value, indent=1, sort_keys=True, ensure_ascii=False) + "\n"
