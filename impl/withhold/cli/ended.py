"""How a run ended, and how that is told."""

import sys
from dataclasses import dataclass, field

from withhold.cli.numbers import at_most
from withhold.cli.settings import Settings
from withhold.cli.standard import say
from withhold.cli.summary import Summary, as_text
from withhold.cli.summary_json import as_json, write_sidecar
from withhold.files.writers import discard


@dataclass(slots=True)
class Troubles:
    """What went wrong, the first first.

    Attributes:
        first: the first message, without the name of a file. code: the exit code that it leads to.
    """

    messages: list[str] = field(default_factory=list)
    first: str | None = None
    code: int = 0

    def add(self, message: str, code: int = 1, *, file: str = "") -> None:
        """Adds what went wrong after the others, with the name of the file where it did."""
        self.messages.append(f"{file}: {message}" if file else message)
        self.first = self.first or message
        self.code = self.code or code


@dataclass(frozen=True, slots=True)
class Ended:
    """How a run ended: its summary, what went wrong, and whether there is an output of this run.

    `run` names a run with a state. `unseen`: rows were taken, but nothing of the run is out.
    """

    summary: Summary
    troubles: Troubles
    replaced: bool
    run: str | None = None
    unseen: bool = False


def released(rows: int, summary: Summary, *, torn: bool, resumable: bool) -> str:
    """What to say of the rows that are out, after a run that did not end well."""
    last = f", up to row {summary.rows}," if summary.rows > rows else ""
    more = f" Some of the next ones{last} may be there, too." if torn else ""
    if rows or torn:
        more += " They stay released."
    spent = f"Epsilon spent: {at_most(summary.spent)} of {summary.params.epsilon}."
    then = (
        "To go on, repeat the command with --resume."
        if resumable
        else "Another run on the same users spends epsilon again."
    )
    return f"Rows released: {rows}.{more} {spent} {then}"


def nothing_released(resumed: bool) -> str:
    """What to say if a run stops before its first row; a resumed one has released rows before."""
    return f"Nothing{' more' if resumed else ''} has been released."


def report(settings: Settings, ended: Ended) -> int:
    """Tells the summary, writes it beside the output, and says what went wrong. Returns the exit code.

    Of a run that has released nothing, no estimate is told either.
    """
    summary, troubles = ended.summary, ended.troubles
    try:
        if ended.replaced:
            write_sidecar(settings, summary, ended.run)
    except OSError as error:
        troubles.add(f"the summary beside --output cannot be written: {error.strerror or error}")
    if not ended.unseen:  # else the estimate would be the first release
        _tell(settings, summary, troubles)
    if troubles.messages:
        fail("\n".join(troubles.messages))
    return troubles.code


def _tell(settings: Settings, summary: Summary, troubles: Troubles) -> None:
    """Tells the summary in the form, and at the place, that the flags ask for."""
    if settings.json:
        if settings.output is None:
            say(as_json(summary))
        elif sys.stdout is not None:
            try:
                print(as_json(summary), flush=True)
            except OSError as error:
                discard(sys.stdout)
                troubles.add(f"standard output: {error.strerror or error}")
    elif not settings.quiet:
        say(as_text(summary))


def fail(message: str, code: int = 1) -> int:
    """Tells what went wrong. Returns the exit code."""
    say(f"withhold run: error: {message}")
    return code
