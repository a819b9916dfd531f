"""Settings of the documentation site: python -m sphinx -W docs build/site"""

from __future__ import annotations

import re
from importlib.metadata import version as installed

from sphinx.application import Sphinx

import withhold_spec

project = "withhold"
author = "The withhold maintainers"
copyright = "The withhold maintainers, Apache-2.0"
version = release = installed("withhold")

extensions = [
    "myst_parser",
    "sphinx.ext.apidoc",
    "sphinx.ext.autodoc",
    "sphinx.ext.napoleon",
]
html_theme = "furo"
html_title = f"withhold {release}"
exclude_patterns = ["figures"]
suppress_warnings = [
    "myst.header",  # the measured pages begin at any level
    "ref.python",  # the specification and the implementation both have a Params, a Charge, ...
]

myst_heading_anchors = 3

apidoc_modules = [
    {
        "path": withhold_spec.__path__[0],
        "destination": "reference/generated",
        "module_first": True,
        "separate_modules": True,
        "automodule_options": {"members", "show-inheritance"},
    }
]
autodoc_default_options = {"no-value": True}
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
napoleon_use_ivar = True

MEASURED = {
    "accuracy/users": "Users who differ",
    "accuracy/streams": "Errors during eight streams",
    "accuracy/growth": "Growth",
    "accuracy/gaussian": "Vectors and Gaussian noise",
    "accuracy/limits": "What limits the accuracy",
}
"""Titles of the pages that the benchmark prints, which have none."""

_CODE = re.compile(r"(``[^`]+``|`[^`]+`)")
_MARKUP = re.compile(r"([\\*|]|(?<=\w)_(?!\w))")


def escape(
    app: Sphinx, what: str, name: str, obj: object, options: object, lines: list[str]
) -> None:
    """Docstrings are plain text with `code`: turns them into reStructuredText, in place.

    Doctests stay as they are. An indented block after a colon is shown as it stands. Napoleon would
    take what precedes a colon in the first line of a property for its type, so the line moves down.
    """
    text, in_doctest = [], False
    for line in lines:
        in_doctest = line.lstrip().startswith(">>>") or (in_doctest and bool(line.strip()))
        text.append(line if in_doctest else _escaped(line))
    for number in range(len(text) - 2):
        after = text[number + 2]
        if (
            text[number].endswith(":")
            and not text[number + 1].strip()
            and _indent(after) > _indent(text[number])
            and not after.lstrip().startswith(">>>")
        ):
            text[number] += ":"
    lines[:] = ["", *text] if what in ("property", "attribute", "data") else text


def _escaped(line: str) -> str:
    """The line with code in double backticks and all other markup taken literally."""
    parts = _CODE.split(line)
    for number, part in enumerate(parts):
        if number % 2 == 0:
            parts[number] = _MARKUP.sub(r"\\\1", part)
        elif not part.startswith("``"):
            parts[number] = f"`{part}`"
    return "".join(parts)


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def entitle(app: Sphinx, page: str, source: list[str]) -> None:
    """Puts the title above a measured page, in place."""
    if page in MEASURED:
        source[0] = f"# {MEASURED[page]}\n\n{source[0]}"


def setup(app: Sphinx) -> None:
    """Called by Sphinx; docstrings are escaped before napoleon reads their sections."""
    app.connect("source-read", entitle)
    app.connect("autodoc-process-docstring", escape, priority=400)
