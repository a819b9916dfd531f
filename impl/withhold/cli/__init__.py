"""The command line. `main` is what the console script `withhold` calls.

Read in this order:

    commands               the commands and their options, with `help` and `plugins`
    options                parameters as text
    run, stream, progress  reading a stream and writing its releases
    summary, plot          what `withhold run` prints, and the plot
    plan                   what to expect before there is data
"""

from withhold.cli.commands import main

__all__ = ["main"]
