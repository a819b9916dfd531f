"""Files, names and commands on every page exist, and no term is defined twice."""

import argparse
import importlib
import re
import shlex
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from withhold_vectors.cli import _parser as vectors_parser
from withhold_vectors.cli import _split as split_vectors

from bench.accuracy import registry as methods
from bench.accuracy import streams
from bench.accuracy.__main__ import _parser as bench_parser
from support.pages import (
    DOCS,
    PAGES,
    ROOT,
    anchor,
    blocks,
    commands,
    headings,
    links,
    name,
    spans,
    text_of,
)
from withhold.cli.commands import _parser as withhold_parser
from withhold_proofs.cli import parser as proofs_parser

CONCEPTS = DOCS / "concepts.md"
FOLDERS = ("docs", "spec", "impl", "proofs", "tests", "examples", ".ci", ".github")
PACKAGES = ("withhold", "withhold_spec", "withhold_proofs", "withhold_vectors")
OTHERS = ("python -m pip", "python -m venv", "python -m sphinx", "python -m pytest")
RUN = "run FILE --user u --value v --max-users 1 --max-samples 1 --epsilon 1"
"""The required arguments of `withhold run`."""
WORDS = """
    User-level privacy, Neighbours, Continual observation, Tree mechanism, Withhold-release, Prior, Level,
    Clipping, Ledger mechanism, Account, Budget unit, Epoch, Series, K-norm noise, Excess query, Proposal,
    Contribution, Policy, Schedule, Budget limit, Posterior, Scatter,
    zCDP, Pure and approximate privacy, Failure probability, Discrete Laplace, Discrete Gaussian,
    Exponential mechanism, Charge, Horizon, Error bar, Homogeneous, Obligation, Mutant, Negative control,
    Certificate, Status, Conformance vector, Tape
"""


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in links(page.read_text(encoding="utf-8")):
        if target.startswith("https://"):
            continue
        path, _, fragment = target.partition("#")
        found = (page.parent / path) if path else page
        assert found.exists(), target
        if fragment:
            anchors = {anchor(title) for _, title in headings(text_of(found))}
            assert fragment in anchors, target


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_pages_of_the_site_link_to_nothing_outside_it(page: Path) -> None:
    if not page.is_relative_to(DOCS):
        return
    for target in links(text_of(page)):
        found = (page.parent / target.partition("#")[0]).resolve()
        inside = found.is_relative_to(DOCS) and found.exists()
        assert target.startswith("https://") or inside, target


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_files_exist(page: Path) -> None:
    for span in spans(text_of(page)):
        path = span.split(" ")[0].rstrip("/")
        if path.split("/")[0] in FOLDERS and "/" in path and "*" not in path:
            assert (ROOT / path).exists(), span


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_names_exist(page: Path) -> None:
    for span in spans(text_of(page)):
        dotted = re.fullmatch(r"((?:withhold\w*)(?:\.\w+)+)(\(\))?", span)
        if dotted and span.split(".")[0] in PACKAGES:
            assert resolved(dotted[1]) is not None, span


def resolved(dotted: str) -> object:
    """The object with a dotted name: a module, or something in one.

    Raises: AttributeError, ModuleNotFoundError.
    """
    parts = dotted.split(".")
    found: object = importlib.import_module(parts[0])
    for number, part in enumerate(parts[1:], 2):
        try:
            found = importlib.import_module(".".join(parts[:number]))
        except ModuleNotFoundError:
            found = getattr(found, part)
    return found


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_commands_are_understood(page: Path) -> None:
    for words in commands(text_of(page)):
        understand(words)


def understand(words: list[str]) -> None:
    """Parses a command line as the program does, without running it.

    Raises: AssertionError where the program would not understand it.
    """
    line = " ".join(words)
    if words[0] == "python":
        if line.startswith("python tests/bench/accuracy"):
            parsed = bench_parser().parse_args(words[2:])
            assert streams.names(parsed.streams)
            assert not parsed.methods or methods.names(parsed.methods)
        elif not line.startswith(OTHERS):
            module_or_file = words[2] if words[1] == "-m" else words[1]
            if words[1] == "-m":
                assert resolved(module_or_file) is not None, line
            else:
                assert (ROOT / module_or_file).exists(), line
        return
    command, rest = (words[1], words[2:]) if len(words) > 1 else ("", [])
    parsers: dict[str, Callable[[list[str]], object]] = {
        "prove": lambda given: proofs_parser().parse_args(given),
        "vectors": lambda given: vectors_parser().parse_args(split_vectors(given)[0]),
        "run": lambda given: withhold_parser(()).parse_args(["run", *given]),
        "plan": lambda given: withhold_parser(()).parse_args(["plan", *given]),
    }
    assert not command or command in parsers, line
    if rest:
        try:
            parsers[command](rest)
        except SystemExit as stop:
            assert stop.code == 0, line


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_flags_exist(page: Path) -> None:
    """A flag by itself exists; with an argument, `withhold run` takes it. The changelog names old ones."""
    parser = withhold_parser(())
    known = (parser.format_help(), proofs_parser().format_help(), *helps())
    flags = {flag for text in known for flag in re.findall(r"--[\w-]+", text)}
    for span in spans(text_of(page)):
        flag, *argument = span.split()
        if not re.fullmatch(r"--[\w-]+", flag) or "CHANGELOG" in page.name.upper():
            continue
        assert flag in flags, span
        if argument:
            parser.parse_args([*shlex.split(RUN), *shlex.split(span)])


def helps() -> Iterator[str]:
    """The help of every subcommand that has flags of its own."""
    for parser in (withhold_parser(()), vectors_parser()):
        for action in parser._actions:
            if isinstance(action, argparse._SubParsersAction):
                yield from (sub.format_help() for sub in action.choices.values())


@pytest.mark.parametrize(
    "line",
    [
        "withhold run FILE --delta 1",
        "withhold proof",
        "withhold vectors tell",
        "python tests/bench/accuracy --quick",
        "python docs/paint.py",
    ],
)
def test_a_wrong_command_is_noticed(line: str) -> None:
    with pytest.raises((AssertionError, SystemExit)):
        understand(line.split())


def test_examples_in_the_documentation_run() -> None:
    for page in sorted(DOCS.glob("*.md")):
        for block in blocks(text_of(page), "python"):
            exec(compile(block, page.name, "exec"), {})


def test_every_word_is_explained_once() -> None:
    terms = [title for level, title in headings(text_of(CONCEPTS)) if level == 3]
    assert len(set(terms)) == len(terms)
    assert {word.strip() for word in WORDS.split(",")} <= set(terms)


def test_citations_have_a_title_and_a_year() -> None:
    paragraphs = " ".join(text_of(CONCEPTS).split("\n")).split("  ")
    cited = [part for each in paragraphs for part in re.split(r"Sources?: ", each)[1:]]
    assert len(cited) > 15
    for sources in cited:
        for source in sources.split("; "):
            assert re.search(r"\*[^*]+\*", source) or source.startswith("for "), source
        assert re.search(r"\b(19|20)\d\d\b", sources), sources
