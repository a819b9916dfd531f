"""Sees that another program has removed, replaced or cut a file of a state while a run uses it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress

from withhold.core.errors import StateWriteError


class Watch:
    """The files of an open state, each as it was first seen and at its largest.

    The run and SQLite keep them open, so no other file gets the number that one of them has in its folder. None
    of them gets shorter while the run goes on: SQLite writes its log from the start again, but does not cut it,
    because `journal_size_limit` is -1.

    A file that was cut and has grown again between two commits is not detected, nor are bytes that were
    changed in place, nor what happens after the last commit.
    """

    __slots__ = ("_seen",)

    def __init__(self) -> None:
        self._seen: dict[str, os.stat_result] = {}

    def look(self, paths: Sequence[str]) -> None:
        """Looks at the files after the run has written to them. What is wrong then is left to `check`."""
        for path in paths:
            with suppress(OSError):
                there, before = os.stat(path), self._seen.get(path)
                if before is None or (
                    os.path.samestat(before, there) and there.st_size > before.st_size
                ):
                    self._seen[path] = there

    def check(self) -> None:
        """Refuses to write if a file is no longer what was seen.

        Raises:
            StateWriteError: it was removed, replaced or cut.
            OSError: that cannot be found out.
        """
        for path, before in self._seen.items():
            name = os.path.basename(path)
            try:
                there = os.stat(path)
            except FileNotFoundError:
                raise StateWriteError(f"{name} was removed or moved") from None
            if not os.path.samestat(before, there):
                raise StateWriteError(f"another file was put in the place of {name}")
            if there.st_size < before.st_size:
                raise StateWriteError(f"{name} was cut off")
