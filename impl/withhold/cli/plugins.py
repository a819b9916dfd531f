"""Commands of other packages, found by entry point; the implementation does not import these packages."""

from collections.abc import Sequence
from importlib.metadata import EntryPoint, entry_points

from withhold.cli.standard import say

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
        say(f"withhold: {found.name} needs {missing.name}: pip install 'withhold[{extra}]'")
        return 2
    return int(command(list(arguments)))
