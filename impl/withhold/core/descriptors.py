"""Open files, and what has become of their places."""

import os
from typing import Literal, TypeAlias

Lost: TypeAlias = Literal["removed", "replaced"]


def lost(file: int, path: str | os.PathLike[str]) -> Lost | None:
    """Whether an open file is no longer at its place: it was removed or moved, or another is there.

    Raises: OSError if that cannot be found out.
    """
    try:
        there = os.stat(path)
    except FileNotFoundError:
        return "removed"
    return None if os.path.samestat(os.fstat(file), there) else "replaced"
