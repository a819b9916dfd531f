"""The command line. `main` is what the console script `withhold` calls.

Read in this order:

    commands               the commands and their options, with `help` and `plugins`
    options                parameters as text
    run, settings, places  the flags of `withhold run`, and its files
    plain, kept, stream    reading a stream and writing its releases; `kept` with a state
    signals, standard      ends from outside, and standard streams
    ended, summary, plot   what is told at the end, and the plot
    plan                   what to expect before there is data
"""

import sys
from collections.abc import Sequence

__all__ = ["main"]


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command that `argv` names (the process's arguments if None); return the exit code.

    Messages go to standard error; no expected failure shows a traceback.
    """
    try:
        # Imported here, because that takes a while, and may be interrupted.
        from withhold.cli.commands import main as command

        return command(argv)
    except KeyboardInterrupt:
        if sys.stderr is not None:
            print("withhold: interrupted", file=sys.stderr)
        return 130
