"""Tables that fit a terminal; elsewhere each row is one line of tab-separated cells, for grep and cut."""

from __future__ import annotations

import io
import shutil
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich import box
from rich.console import Console, JustifyMethod
from rich.table import Table


@dataclass(frozen=True)
class Sheet:
    """Named columns and their cells.

    right: the names of columns with numbers. below: whether a terminal shows the last column below
    the first one, because it is long.
    """

    columns: Sequence[str]
    rows: Sequence[Sequence[str]]
    right: frozenset[str] = frozenset()
    below: bool = False


def render(blocks: Iterable[str | Sheet], width: int | None = None) -> str:
    """Lines of text and tables as one text.

    width: of the terminal, None where the text goes to a file or a pipe.
    """
    if width is None:
        lines = [each if isinstance(each, str) else _plain(each) for each in blocks]
        return "".join(line + "\n" for line in lines)
    printed = io.StringIO()
    console = Console(file=printed, width=width, markup=False, highlight=False, emoji=False)
    for each in blocks:
        console.print(each if isinstance(each, str) else _fitted(each))
    return printed.getvalue()


def terminal_width() -> int | None:
    """The terminal's width, None where standard output is not a terminal."""
    return shutil.get_terminal_size().columns if sys.stdout.isatty() else None


def _plain(sheet: Sheet) -> str:
    rows = [sheet.columns, *sheet.rows]
    return "\n".join("\t".join(" ".join(cell.split()) for cell in row) for row in rows)


def _fitted(sheet: Sheet) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for name in sheet.columns[: -1 if sheet.below else None]:
        justify: JustifyMethod = "right" if name in sheet.right else "left"
        table.add_column(name, justify=justify, overflow="fold")
    for row in sheet.rows:
        first, *others = row
        if sheet.below:
            first = f"{first}\n{others.pop()}"
        table.add_row(first, *others)
    return table
