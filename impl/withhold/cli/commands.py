"""`withhold COMMAND ...`: finds the command, and turns every expected failure into an exit code.

0 for success, 1 for refused input or what cannot be written, 2 for usage or parameters, and 128 and
the number of a signal after one (130 after an interrupt).
"""

import argparse
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from importlib.metadata import version
from typing import Protocol

from withhold.cli import plan, plugins, run, standard
from withhold.files.writers import discard

_NEGATIVE_NUMBER = re.compile(r"-\.?[0-9]")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command that `argv` names (the process's arguments if None); return the exit code.

    Messages go to standard error; no expected failure shows a traceback.
    """
    standard.occupy()
    try:
        code = _main(sys.argv[1:] if argv is None else list(argv))
    except KeyboardInterrupt:
        standard.say("withhold: interrupted")
        code = 130
    except OSError as error:  # of standard output: others are told by their command
        if sys.stdout is not None:
            discard(sys.stdout)
        standard.say(f"withhold: error: standard output: {error.strerror or error}")
        code = 1
    return standard.flush(code)


def _main(arguments: list[str]) -> int:
    others = plugins.find()
    if arguments and arguments[0] in others:
        return plugins.run(others[arguments[0]], arguments[1:])
    parser = _parser(others)
    try:
        options = parser.parse_args(_attach_negative(arguments))
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 2
    command: Callable[[argparse.Namespace], int] = options.command
    return command(options)


class _Writable(Protocol):
    """A stream of text, as argparse needs it."""

    def write(self, text: str, /) -> object: ...


class _Parser(argparse.ArgumentParser):
    """A parser that does not hide that its help could not be written."""

    def _print_message(self, message: str, file: "_Writable | None" = None) -> None:
        if file is sys.stdout and file is not None:
            file.write(message)
        else:
            standard.say(message.rstrip("\n"))


def _parser(others: Iterable[str]) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = _Parser(
        prog="withhold",
        description="User-level differentially private running means of streams.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"withhold {version('withhold')}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    run.add_command(commands)
    plan.add_command(commands)
    for name in others:
        commands.add_parser(name, add_help=False, help=plugins.HELP.get(name))
    return parser


def _attach_negative(arguments: Sequence[str]) -> list[str]:
    """Return the arguments with "--lower -1/2" as "--lower=-1/2", which argparse needs."""
    joined: list[str] = []
    for argument in arguments:
        before = joined[-1] if joined else ""
        if _NEGATIVE_NUMBER.match(argument) and before.startswith("--") and "=" not in before:
            joined[-1] = f"{before}={argument}"
        else:
            joined.append(argument)
    return joined
