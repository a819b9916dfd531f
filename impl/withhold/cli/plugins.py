"""Commands of other packages, found by entry point; the implementation does not import these packages."""

import sys
from collections.abc import Sequence
from importlib.metadata import EntryPoint, entry_points

GROUP = "withhold.commands"
HELP = {
    "prove": "check the claims of the paper by machine, and refute what is wrong in print",
    "vectors": "write or check the conformance vectors, or run them against a port",
}


def find() -> dict[str, EntryPoint]:
    """The installed commands of other packages, by name."""
    return {found.name: found for found in sorted(entry_points(group=GROUP))}


def run(found: EntryPoint, arguments: Sequence[str]) -> int:
    """Run another package's command on its own arguments; return 2 if its extra is not installed."""
    try:
        command = found.load()
    except ImportError as missing:
        extra = {"prove": "proofs"}.get(found.name, found.name)
        print(
            f"withhold: {found.name} needs {missing.name}: pip install 'withhold[{extra}]'",
            file=sys.stderr,
        )
        return 2
    return int(command(list(arguments)))
