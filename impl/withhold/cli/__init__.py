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

from withhold.cli.commands import main

__all__ = ["main"]
