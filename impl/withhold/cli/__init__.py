"""The command line. `main` is what the console script `withhold` calls.

Read in this order: `commands` (which commands there are), `options` (parameters as text),
`run` with `stream` and `summary`, and `plan`.
"""

from withhold.cli.commands import main

__all__ = ["main"]
