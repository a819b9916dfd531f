"""The documentation as data: pages, their blocks of code, links, and commands."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
README = ROOT / "README.md"
PAGES = (
    *sorted(ROOT.glob("*.md")),
    *sorted(DOCS.glob("*.md")),
    *sorted((DOCS / "reference").glob("*.md")),
)
"""Every page that people write; the measured pages in docs/accuracy are printed by the benchmark."""

_BLOCK = re.compile(r"^```(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_SPAN = re.compile(r"`([^`\n]+)`")
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_HEADING = re.compile(r"^(#+) (.+)$", re.MULTILINE)


def name(page: Path) -> str:
    """The page's path in the repository, for the names of tests."""
    return page.relative_to(ROOT).as_posix()


def text_of(page: Path) -> str:
    """The page's text, with the pages that it includes."""
    text = page.read_text(encoding="utf-8")
    for included in re.findall(r"^```\{include\} (\S+)\n```$", text, re.MULTILINE):
        text += (page.parent / included).read_text(encoding="utf-8")
    return text


def blocks(text: str, language: str) -> list[str]:
    """The fenced blocks of a language, without their fences."""
    return [block for found, block in _BLOCK.findall(text) if found == language]


def prose(text: str) -> str:
    """The text without its fenced blocks."""
    return _BLOCK.sub("", text)


def spans(text: str) -> list[str]:
    """What stands between single backticks."""
    return _SPAN.findall(prose(text))


def links(text: str) -> list[str]:
    """The targets of all links and pictures."""
    return _LINK.findall(prose(text))


def headings(text: str) -> list[tuple[int, str]]:
    """Level and title of every heading."""
    return [(len(marks), title) for marks, title in _HEADING.findall(prose(text))]


def first_column(text: str, header: str) -> list[str]:
    """The first cells of the rows of the table whose first header is given."""
    lines = iter(text.splitlines())
    for line in lines:
        if line.startswith(f"| {header} |"):
            break
    rows = takewhile(lambda line: line.startswith("|"), lines)
    return [row.split("|")[1].strip() for row in rows][1:]


def anchor(title: str) -> str:
    """The anchor that GitHub and MyST make of a heading."""
    kept = re.sub(r"[^\w\- ]", "", title.strip().lower())
    return kept.replace(" ", "-")


def commands(text: str) -> Iterator[list[str]]:
    """The words of every command line of this project, in blocks and in spans."""
    lines = [line for block in blocks(text, "sh") for line in block.splitlines()]
    for line in (*lines, *spans(text)):
        for command in line.split("&&"):
            words = shlex.split(command, comments=True) if command.count('"') % 2 == 0 else []
            if words[:1] == ["withhold"] or words[:1] == ["python"]:
                yield words
