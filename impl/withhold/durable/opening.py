"""Opens a state file for an estimator: its parameters, its sources, and its keeper."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from withhold.core.engine import Engine
from withhold.core.errors import ParameterError
from withhold.core.params import Params
from withhold.core.source import NoiseSource
from withhold.core.user_index import UserIndex
from withhold.durable.draws import DrawLog, KeptSource
from withhold.durable.keeper import Check, Keeper
from withhold.durable.store import StateFile
from withhold.estimator import MeanEstimator


def about_of(params: Params, **more: object) -> dict[str, str]:
    """The public parameters as text, by name: what has to be the same when a run goes on."""
    about = {field.name: str(getattr(params, field.name)) for field in fields(params)}
    if not params.final_share:
        del about["final_share"]  # states of runs without a final release have never named it
    return about | {name: str(value) for name, value in more.items()}


def keeper_of(estimator: MeanEstimator) -> Keeper:
    """The keeper of an opened estimator.

    Raises:
        RuntimeError: the estimator was not opened.
    """
    if estimator._keeper is None:
        raise RuntimeError("this estimator has no state file")
    return estimator._keeper


def text_of(path: object) -> str:
    """The path of a state file as text.

    Raises:
        ParameterError: it is not text, nor an object that stands for a path of text.
    """
    name = path.__fspath__() if isinstance(path, os.PathLike) else path
    if not isinstance(name, str) or not name or "\0" in name:
        raise ParameterError("path", "the path of a file, as text", path)
    return name


class Opening:
    """A state file to be opened.

    Attributes:
        sources: the given sources, with what they draw kept. The engines must use them.

    Raises:
        ParameterError: the path is not text, nor an object that stands for a path of text.
    """

    __slots__ = ("_about", "_after_restore", "_check", "_log", "_path", "sources")

    def __init__(
        self,
        path: str | os.PathLike[str],
        sources: Sequence[NoiseSource],
        about: dict[str, str],
        *,
        after_restore: bool,
        check: Check | None = None,
    ) -> None:
        """`check` can refuse to go on; nothing has been written then."""
        self._path = text_of(path)
        self._log = DrawLog()
        self._about = about
        self._after_restore = after_restore
        self._check = check
        self.sources: list[NoiseSource] = [
            KeptSource(source, self._log, place) for place, source in enumerate(sources)
        ]

    def begin(self, engines: Sequence[Engine[Any]], users: UserIndex) -> Keeper:
        """Opens or creates the file; the keeper of these new engines, which now stand where it says.

        Raises:
            StateError: the file cannot be used; it is closed.
            What the check raises.
        """
        file = StateFile(self._path, trusted=self._after_restore)
        try:
            keeper = Keeper(file, engines, users, self._log)
            keeper.begin(self._about, self._check, end_series=self._after_restore)
        except BaseException:
            file.close()
            raise
        return keeper
