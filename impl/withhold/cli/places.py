"""The files of a run are different files, whatever their names, and can be written where they have to."""

import os
import stat
import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import TextIO, TypeAlias

from withhold.cli.options import UsageError
from withhold.cli.settings import Settings
from withhold.cli.summary_json import sidecar_of
from withhold.durable.store import LOGS
from withhold.durable.witness import SUFFIX
from withhold.engines.schema import files_in


def check_places(settings: Settings) -> None:
    """Checks the files that a run reads and writes.

    Raises: UsageError if one cannot be written, or if two of them are the same file.
    """
    try:
        _check_places(settings)
    except OSError as error:
        raise UsageError(f"{error.filename}: {error.strerror or error}") from None


def _check_places(settings: Settings) -> None:
    for flag, path in (("--output", settings.output), ("--plot", settings.plot)):
        parts = flag == "--output" and settings.output_format == "parquet"
        if path is not None and (not path.parent.is_dir() or (path.is_dir() and not parts)):
            raise UsageError(f"{flag}: no file can be written there")
    if settings.output is not None and sidecar_of(settings.output).is_dir():
        raise UsageError("the summary beside --output: no file can be written there")
    if settings.output is not None:
        for name, stream in _standard("standard output", sys.stdout):
            if _same(stream, settings.output):
                raise UsageError(f"--output names {name}: leave it out")
    written = list(_written(settings))
    for name, one in _read(settings):
        for other, another in written:
            if _same(one, another):
                raise UsageError(f"{name} and {other} name the same file")
            if settings.engine is not None and _is_within(one, another):
                raise UsageError(f"{other} is in {name}, where all files are read")
    for (name, one), (other, another) in combinations(written, 2):
        if _same(one, another):
            raise UsageError(f"{name} and {other} name the same file")


Place: TypeAlias = Path | os.stat_result


def _read(settings: Settings) -> Iterator[tuple[str, Place]]:
    """FILE, and with an engine also the files in it."""
    name = settings.source.name
    if name == "-":
        yield from _standard("FILE", sys.stdin)
        return
    yield "FILE", Path(name)
    if settings.engine is not None:
        for file in files_in(name):
            yield "FILE", Path(file)


def _written(settings: Settings) -> Iterator[tuple[str, Place]]:
    """What is written, with the names that a user knows it by."""
    if settings.output is None:
        yield from _standard("standard output", sys.stdout)
    else:
        yield "--output", settings.output
        yield "the summary beside --output", sidecar_of(settings.output)
    if settings.plot is not None:
        yield "--plot", settings.plot
    if settings.state is not None:
        yield "--state", settings.state
        place = os.path.realpath(settings.state)  # a link has no files of its own beside it
        yield "the witness beside --state", Path(place + SUFFIX)
        for suffix in LOGS:
            yield f"the {suffix} file of SQLite beside --state", Path(place + suffix)


def _standard(name: str, stream: TextIO | None) -> Iterator[tuple[str, os.stat_result]]:
    """A standard stream, if it is a regular file."""
    try:
        status = None if stream is None else os.fstat(stream.fileno())
    except (OSError, ValueError):
        return
    if status is not None and stat.S_ISREG(status.st_mode):
        yield name, status


def _is_within(folder: Place, place: Place) -> bool:
    """Whether a place is in a folder."""
    if not isinstance(folder, Path) or not isinstance(place, Path) or not folder.is_dir():
        return False
    return _real(folder) in _real(place).parents


def _same(one: Place, another: Place) -> bool:
    """Whether both are one file, or would be."""
    first, second = _status(one), _status(another)
    if first is not None and second is not None:
        return os.path.samestat(first, second) and stat.S_ISREG(first.st_mode)
    if isinstance(one, Path) and isinstance(another, Path):
        return _real(one) == _real(another)
    return False


def _real(path: Path) -> Path:
    """The path without links; one that leads to itself stays as it is."""
    return Path(os.path.realpath(path))


def _status(place: Place) -> os.stat_result | None:
    if not isinstance(place, Path):
        return place
    try:
        return place.stat()
    except OSError:
        return None
