"""A progress bar on standard error, if that is a terminal."""

import importlib
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

from withhold.files.rows import Reader

Tick: TypeAlias = Callable[[], None]


@contextmanager
def progress(reader: Reader, *, wanted: bool) -> Iterator[Tick]:
    """Yield a function to call after each chunk.

    It shows nothing unless `wanted` is true, standard error is a terminal, and tqdm is installed.
    """
    if not wanted or sys.stderr is None or not sys.stderr.isatty():
        yield _no_tick
        return
    try:
        tqdm = importlib.import_module("tqdm").tqdm
    except ImportError:
        yield _no_tick
        return
    unit = " rows" if reader.unit == "row" else reader.unit
    with tqdm(total=reader.size, unit=unit, unit_scale=True, file=sys.stderr) as bar:
        yield lambda: bar.update(reader.consumed() - bar.n)


def _no_tick() -> None:
    return None
