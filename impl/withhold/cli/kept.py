"""`withhold run --state FILE`: a run that goes on after its process has ended, whatever ended it.

For each chunk of rows: samples, noise, the place in the input and the bytes of output are committed
to the state, and only then are the bytes added to the output.
"""

import io
import json
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from withhold import MeanEstimator
from withhold.cli.inputs import open_input
from withhold.cli.options import UsageError
from withhold.cli.outbox import Outbox, OutputError, RowsDigest
from withhold.cli.progress import progress
from withhold.cli.settings import Settings
from withhold.cli.signals import Signals, StoppedError
from withhold.cli.stream import Output, Tally, observe
from withhold.cli.summary import Summary, shown_by, summarise
from withhold.core.errors import StateError
from withhold.core.source import NoiseSource
from withhold.durable.opening import keeper_of
from withhold.durable.witness import has_mark
from withhold.files.rows import Chunk, InputError
from withhold.files.writers import text_renderer


@dataclass(frozen=True, slots=True)
class Note:
    """What the state notes for the command line.

    rows: a digest of all rows read. last: the last row, if it is written at the end only. The others
    are flags that shape the output.
    """

    every: int
    confidence: float
    format: str
    rows: str = ""
    last: str = ""

    def text(self) -> str:
        """The note as text."""
        return json.dumps(asdict(self))


@dataclass(frozen=True, slots=True)
class Ended:
    """How a kept run ended: its summary, what stopped it, and the exit code."""

    summary: Summary
    message: str | None
    code: int


def check_state(settings: Settings) -> None:
    """Checks the flags of a kept run before anything is opened.

    Raises: UsageError.
    """
    state, output = settings.state, settings.output
    if state is None:
        if settings.resume or settings.after_restore:
            flag = "--resume" if settings.resume else "--after-restore"
            raise UsageError(f"{flag} belongs to --state")
        return
    if output is None or settings.output_format == "parquet":
        raise UsageError("--state needs --output with a file, as csv or jsonl")
    if settings.plot is not None:
        raise UsageError("--plot cannot be combined with --state")
    if settings.after_restore and not settings.resume:
        raise UsageError("--after-restore belongs to --resume")
    if not state.parent.is_dir() or state.is_dir():
        raise UsageError("--state: no file can be written there")
    for name, path in (("FILE", settings.source), ("--output", output)):
        if path != "-" and _same(state, Path(path)):
            raise UsageError(f"--state and {name} name the same file")
    if not state.exists() and has_mark(state):
        raise UsageError(
            "--state is gone, but its witness is not: put it back, or name another file"
        )
    if settings.resume and not state.exists():
        raise UsageError("--resume: there is no such --state to go on with")
    if not settings.resume and has_mark(state):
        raise UsageError("--state exists: add --resume to go on, or name another file")
    if not settings.resume and output.exists() and output.stat().st_size:
        raise UsageError("--output exists: a run with --state begins with a new file")


def _same(state: Path, path: Path) -> bool:
    """Whether both are one file, or would be."""
    if state.exists() and path.exists():
        return path.samefile(state)
    return path.resolve() == state.resolve()


def run_kept(settings: Settings, source: NoiseSource) -> Ended:
    """Runs until the input ends, a row is refused, a signal comes, or something cannot be written.

    Raises: UsageError, StateError, InputError: before any row was taken.
    """
    if settings.state is None or settings.output is None:
        raise UsageError("--state needs --output with a file, as csv or jsonl")
    with ExitStack() as stack:
        signals = stack.enter_context(Signals())
        reader = open_input(settings.source, settings.source_format, settings.columns, stack)
        estimator = stack.enter_context(
            MeanEstimator.open(
                settings.state,
                settings.params,
                settings.mechanism,
                source,
                after_restore=settings.after_restore,
            )
        )
        keeper = keeper_of(estimator)
        keeper.waits = True
        note = _note(settings, keeper.head.note)
        outbox = stack.enter_context(Outbox(settings.output, keeper))
        run = _Run(settings, estimator, outbox, note)
        show = not (settings.quiet or settings.json)
        tick = stack.enter_context(progress(reader, wanted=show))
        message, code = None, 0
        try:
            for chunk in run.rest(signals.between(reader.chunks)):
                run.take(chunk)
                tick()
            run.finish()
        except (InputError, StateError) as error:
            if not run.begun:
                raise
            named = f"--state {settings.state}: " if isinstance(error, StateError) else ""
            message, code = f"{named}{error}", 1
        except StoppedError as error:
            message, code = str(error), 128 + error.number
        except OutputError as error:
            run.shown = shown_by(estimator, settings.confidence)  # they are kept
            message, code = str(error), 1
        except OSError as error:
            message, code = f"{settings.source}: {error.strerror or error}", 1
        if message is not None:
            message += (
                f"\nRows released: {run.released}. They stay released. "
                "To go on, repeat the command with --resume."
            )
        refused = None if code == 0 else message
        summary = summarise(
            estimator,
            settings.params,
            settings.mechanism,
            run.tally,
            settings.confidence,
            refused,
            run.shown,
        )
        return Ended(summary, message, code)


def _note(settings: Settings, stored: str) -> Note:
    """The note to go on with.

    Raises: UsageError if flags that shape the output differ.
    """
    given = Note(settings.every, settings.confidence, settings.output_format)
    if not stored:
        return given
    note = Note(**json.loads(stored))
    for name, flag in (
        ("every", "--every"),
        ("confidence", "--confidence"),
        ("format", "--output-format"),
    ):
        if getattr(note, name) != getattr(given, name):
            raise UsageError(f"{flag} was {getattr(note, name)} when this run began")
    return note


class _Run:
    """A kept run.

    Attributes:
        tally: of all rows, also those of earlier processes.
        released: how many rows' releases are in the output.
        shown: what is kept. What the estimator says may depend on draws that are not.
        begun: whether the input is where the state says.
    """

    def __init__(
        self, settings: Settings, estimator: MeanEstimator, outbox: Outbox, note: Note
    ) -> None:
        params = settings.params
        self.tally = Tally(params.max_users, params.max_samples)
        self.released = self._done = estimator.t
        self.begun = False
        self.shown = shown_by(estimator, settings.confidence)
        self._confidence = settings.confidence
        self._columns = settings.columns
        self._estimator = estimator
        self._outbox = outbox
        self._note = note
        self._digest = RowsDigest()
        self._text = io.StringIO()
        self._writer = text_renderer(settings.output_format, self._text)
        if outbox.end:
            self._taken()  # the header is in the file
        self._output = Output(self._writer, settings.every, settings.confidence, self._done)

    def rest(self, chunks: Iterator[Chunk]) -> Iterator[Chunk]:
        """The rows after those that earlier processes have taken, which must be the same as then.

        Raises: InputError if they are not.
        """
        left = self._done
        for chunk in chunks:
            known = chunk[:left] if left else None
            if known is not None:
                self.tally.add(known.users)
                self._digest.add(known)
                left -= len(known)
                chunk = chunk[len(known) :]
            if not left:
                self._check_input()
                if len(chunk):
                    yield chunk
        if left:
            raise InputError(f"the input ends before row {self._done}, which was read before")
        self._check_input()

    def _check_input(self) -> None:
        if self.begun:
            return
        if self._done and self._digest.text() != self._note.rows:
            raise InputError(f"the first {self._done} rows are not those that were read before")
        self.begun = True

    def take(self, chunk: Chunk) -> None:
        """Observes a chunk, commits it, and adds its rows to the output."""
        for part, releases in observe(self._estimator, chunk, self._columns):
            self._output.add(releases, lambda *_: None)
            self._digest.add(part)
            data = self._taken()
            last = self._output.pending
            if last is not None:
                self._writer.write(last)
            self._note = replace(self._note, rows=self._digest.text(), last=self._taken())
            self._outbox.add(data.encode(), self._note.text())
            self.tally.add(part.users)
            self.released = self._estimator.t
            self.shown = shown_by(self._estimator, self._confidence)

    def finish(self) -> None:
        """Adds the last row if it has not been written, and the header if there was no row."""
        data = self._taken() + self._note.last
        if data:
            self._note = replace(self._note, last="")
            self._outbox.add(data.encode(), self._note.text())

    def _taken(self) -> str:
        """What was written since the last call."""
        text = self._text.getvalue()
        self._text.seek(0)
        self._text.truncate()
        return text
