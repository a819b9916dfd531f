"""`withhold vectors`: run a port against the conformance vectors, and check, show or write them."""

from __future__ import annotations

import argparse
import importlib.util
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from withhold_vectors.codec.text import pretty
from withhold_vectors.implementation import port as implementation
from withhold_vectors.runner.files import File, VectorsError, load, profiles, test_of
from withhold_vectors.runner.port import LONGEST_TIMEOUT, Port
from withhold_vectors.runner.protocol import Capabilities, PortError
from withhold_vectors.runner.report import as_json, as_text, flags_as_text, write_junit
from withhold_vectors.runner.running import Report, run, run_port

DATA = Path(__file__).parent / "data"
"""The folder of the vectors that the package holds."""

_WRITER = "withhold_vectors.generator"
_SPECIFICATION = "withhold_spec"


class _UsageError(Exception):
    """The command line asks for something that cannot be done."""


def main(argv: Sequence[str] | None = None) -> int:
    """Returns the exit code: 0 all passed, 1 something failed or differs, 2 usage."""
    own, port = _split(sys.argv[1:] if argv is None else argv)
    try:
        options = _parser().parse_args(own)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 2
    try:
        if options.action == "run":
            return _run(options, port)
        if port:
            raise _UsageError("only `run` takes a command after --")
        action = {"check": _check, "show": _show, "path": _path, "write": _write}[options.action]
        return action(options)
    except (_UsageError, VectorsError, PortError, OSError) as error:
        print(f"withhold vectors {options.action}: error: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("withhold: interrupted", file=sys.stderr)
        return 130


def _split(argv: Sequence[str]) -> tuple[list[str], list[str]]:
    """The arguments before the first `--`, and the port's command after it."""
    arguments = list(argv)
    if "--" not in arguments:
        return arguments, []
    at = arguments.index("--")
    return arguments[:at], arguments[at + 1 :]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="withhold vectors",
        description="Conformance vectors: what an implementation in any language must reproduce.",
        epilog="Exit codes: 0 all passed; 1 something failed or differs; 2 usage.",
        allow_abbrev=False,
    )
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    port = _action(actions, "run", "run a port: withhold vectors run -- COMMAND ARGUMENTS")
    port.add_argument(
        "--timeout",
        type=float,
        default=60.0,
        metavar="S",
        help="seconds for one reply, ten times as many in a deep file (default %(default)g)",
    )
    port.add_argument(
        "--fail-fast", action="store_true", help="ask nothing more after a test that fails"
    )
    check = _action(actions, "check", "check the manifest, the files, and this implementation")
    for each in (port, check):
        each.add_argument(
            "--profile",
            metavar="NAME",
            help="ask what a profile of the manifest needs, and all of it",
        )
        each.add_argument(
            "--flags", action="store_true", help="also print how many tests of each flag passed"
        )
        each.add_argument(
            "--only", action="append", metavar="FILE", help="run this file only; repeatable"
        )
        each.add_argument(
            "--deep", action="store_true", help="run the files of 100 000 streams too (minutes)"
        )
        each.add_argument("--json", action="store_true", help="print one JSON object, no text")
        each.add_argument("--junit", type=Path, metavar="FILE", help="write a JUnit report as well")
    show = _action(actions, "show", "print one test as JSON: withhold vectors show full.json:12")
    show.add_argument("test", metavar="FILE:NUMBER", help="a file and a test's number (tcId)")
    _action(actions, "path", "print the folder of the vectors")
    write = _action(actions, "write", "write the files again, from the specification")
    write.add_argument(
        "--quick", action="store_true", help="leave the file of 100 000 streams as it is"
    )
    return parser


def _action(
    actions: argparse._SubParsersAction[argparse.ArgumentParser], name: str, text: str
) -> argparse.ArgumentParser:
    action = actions.add_parser(name, help=text, description=text, allow_abbrev=False)
    action.add_argument(
        "--vectors",
        type=Path,
        default=DATA,
        metavar="DIR",
        help="the folder with MANIFEST.json (default: the one in this package)",
    )
    return action


def _run(options: argparse.Namespace, command: list[str]) -> int:
    if not command:
        raise _UsageError("the port's command is missing: withhold vectors run -- COMMAND")
    if not 0 < options.timeout <= LONGEST_TIMEOUT:
        raise _UsageError(f"--timeout must be above 0 and at most {LONGEST_TIMEOUT:.0f} seconds")
    files, problems = _files(options)
    port = Port(command, options.timeout)
    reference = implementation.REFERENCE
    report = run_port(
        files,
        port,
        reference,
        deep=options.deep,
        problems=problems,
        profile=_profile(options),
        strict=not options.only,
        fail_fast=options.fail_fast,
    )
    return _deliver(report, options)


def _check(options: argparse.Namespace) -> int:
    files, problems = _files(options)
    can, ask, reference = (
        implementation.CAPABILITIES,
        implementation.ask,
        implementation.REFERENCE,
    )
    report = run(
        files,
        can,
        ask,
        reference,
        deep=options.deep,
        problems=problems,
        profile=_profile(options),
        strict=not options.only,
    )
    return _deliver(report, options)


def _show(options: argparse.Namespace) -> int:
    file, test = test_of(options.vectors, options.test)
    shown = {
        "file": file.path,
        "tcId": test.number,
        "comment": test.comment,
        "flags": list(test.flags),
        "result": test.result,
        "request": test.request,
        "expected": test.expected,
    }
    print(pretty(shown), end="")
    return 0


def _path(options: argparse.Namespace) -> int:
    load(options.vectors, ())
    print(options.vectors.resolve())
    return 0


def _write(options: argparse.Namespace) -> int:
    """Starts the generator as a program of its own: it imports the specification."""
    if importlib.util.find_spec(_SPECIFICATION) is None:
        raise _UsageError(f"the specification, {_SPECIFICATION}, is not installed")
    quick = ["--quick"] if options.quick else []
    command = [sys.executable, "-m", _WRITER, "write", str(options.vectors), *quick]
    return subprocess.run(command, check=False).returncode


def _files(options: argparse.Namespace) -> tuple[list[File], list[str]]:
    """The files that the command line selects, and what is wrong with the manifest.

    Raises:
        _UsageError: a deep file is named without --deep.
    """
    files, problems = load(options.vectors, options.only)
    deep = [file.path for file in files if file.deep]
    if options.only and deep and not options.deep:
        raise _UsageError(f"{', '.join(deep)} takes minutes and runs only with --deep")
    return files, problems


def _profile(options: argparse.Namespace) -> Capabilities | None:
    """The profile that the command line names, if any.

    Raises:
        _UsageError: the manifest has no such profile.
    """
    if options.profile is None:
        return None
    known = profiles(options.vectors)
    if options.profile not in known:
        names = ", ".join(known)
        raise _UsageError(f"there is no profile {options.profile}; there are: {names}")
    return known[options.profile][1]


def _deliver(report: Report, options: argparse.Namespace) -> int:
    print(as_json(report) if options.json else as_text(report))
    if options.flags and not options.json:
        print(flags_as_text(report))
    if options.junit is not None:
        write_junit(report, options.junit)
    return 0 if report.ok else 1
