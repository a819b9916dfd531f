"""The result of a run of the command line."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias


class Ran(NamedTuple):
    """Exit code, standard output and standard error."""

    code: int
    out: str
    err: str

    @property
    def rows(self) -> list[list[str]]:
        """The rows of CSV output, without the header."""
        return [line.split(",") for line in self.out.splitlines()[1:]]

    def column(self, name: str) -> list[str]:
        """One column of CSV output."""
        header = self.out.splitlines()[0].split(",")
        return [row[header.index(name)] for row in self.rows]


Run: TypeAlias = Callable[..., Ran]
