"""`withhold vectors write | check | run`: the conformance vectors, and ports checked against them."""

from __future__ import annotations

import argparse
import importlib.util
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from withhold_vectors.runner.files import File, VectorsError, load
from withhold_vectors.runner.port import Port, PortError
from withhold_vectors.runner.report import as_json, as_text, write_junit
from withhold_vectors.runner.running import EVERYTHING, Report, ask_implementation, run, run_port

_WRITER = "withhold_vectors.generator"
_FOLDER = Path(__file__).parent / "data"


class _UsageError(Exception):
    """The command line asks for something that cannot be done."""


def main(argv: Sequence[str] | None = None) -> int:
    """The exit code: 0 all passed, 1 something failed or differs, 2 usage."""
    own, port = _split(sys.argv[1:] if argv is None else argv)
    try:
        options = _parser().parse_args(own)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 2
    try:
        if options.action == "run":
            return _run(options, port)
        if port:
            raise _UsageError("only `run` takes a command behind --")
        return _write(options) if options.action == "write" else _check(options)
    except (_UsageError, VectorsError, PortError, OSError) as error:
        print(f"withhold vectors {options.action}: error: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("withhold: interrupted", file=sys.stderr)
        return 130


def _split(argv: Sequence[str]) -> tuple[list[str], list[str]]:
    """The arguments before the first `--`, and the port's command behind it."""
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
    write = _action(actions, "write", "write the files anew, from the specification")
    write.add_argument(
        "--quick", action="store_true", help="leave the file of 100 000 streams as it is"
    )
    check = _action(actions, "check", "check manifest, structure, and this implementation")
    port = _action(actions, "run", "run a port: withhold vectors run -- COMMAND ARGUMENTS")
    port.add_argument(
        "--timeout",
        type=float,
        default=60.0,
        metavar="S",
        help="seconds for one reply (%(default)s)",
    )
    for each in (check, port):
        each.add_argument(
            "--only", action="append", metavar="FILE", help="only this file; repeatable"
        )
        each.add_argument("--deep", action="store_true", help="the 100 000 streams too (minutes)")
        each.add_argument("--json", action="store_true", help="one JSON object instead of text")
        each.add_argument("--junit", type=Path, metavar="FILE", help="write a JUnit report as well")
    return parser


def _action(
    actions: argparse._SubParsersAction[argparse.ArgumentParser], name: str, text: str
) -> argparse.ArgumentParser:
    action = actions.add_parser(name, help=text, description=text, allow_abbrev=False)
    action.add_argument(
        "--vectors",
        type=Path,
        default=_FOLDER,
        metavar="DIR",
        help="the folder with MANIFEST.json (default %(default)s)",
    )
    return action


def _write(options: argparse.Namespace) -> int:
    """The specification writes; it is another program, so that nothing of it is imported here."""
    if importlib.util.find_spec(_WRITER.partition(".")[0]) is None:
        raise _UsageError(f"{_WRITER} is not installed")
    quick = ["--quick"] if options.quick else []
    command = [sys.executable, "-m", _WRITER, "write", str(options.vectors), *quick]
    return subprocess.run(command, check=False).returncode


def _check(options: argparse.Namespace) -> int:
    files, problems = _files(options)
    report = run(files, EVERYTHING, ask_implementation, options.deep, problems)
    return _deliver(report, options)


def _run(options: argparse.Namespace, command: list[str]) -> int:
    if not command:
        raise _UsageError("the port's command is missing: withhold vectors run -- COMMAND")
    if not options.timeout > 0:
        raise _UsageError("--timeout must be a positive number of seconds")
    files, problems = _files(options)
    report = run_port(files, Port(command, options.timeout), options.deep, problems)
    return _deliver(report, options)


def _files(options: argparse.Namespace) -> tuple[list[File], list[str]]:
    files, problems = load(options.vectors)
    if not options.only:
        return files, problems
    wanted = {name if "/" in name else f"v1/{name}" for name in options.only}
    unknown = wanted - {file.path for file in files}
    if unknown:
        raise _UsageError(f"no such file in the manifest: {', '.join(sorted(unknown))}")
    return [file for file in files if file.path in wanted], problems


def _deliver(report: Report, options: argparse.Namespace) -> int:
    print(as_json(report) if options.json else as_text(report))
    if options.junit is not None:
        write_junit(report, options.junit)
    return 0 if report.ok else 1
