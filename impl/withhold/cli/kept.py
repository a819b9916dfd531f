"""`withhold run --state FILE`: a run that goes on after its process has ended, whatever ended it.

For each chunk of rows: samples, noise, the place in the input and the bytes of output are committed
to the state, and only then are the bytes added to the output.
"""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from withhold import MeanEstimator
from withhold.cli.counting import counted_first
from withhold.cli.ended import Ended, Troubles, nothing_released, released
from withhold.cli.inputs import open_input
from withhold.cli.known import must_know_summary
from withhold.cli.options import UsageError
from withhold.cli.outbox import Outbox, OutputError, RowsDigest
from withhold.cli.progress import progress
from withhold.cli.settings import Settings
from withhold.cli.signals import Signals, StoppedError
from withhold.cli.stream import Output, observe
from withhold.cli.summary import shown_by, summarise
from withhold.cli.summary_json import announce
from withhold.cli.tally import Tally
from withhold.core.errors import FinishedError, StateError
from withhold.core.source import NoiseSource
from withhold.durable.head import Head
from withhold.durable.opening import Opening, about_of, keeper_of
from withhold.durable.witness import has_mark
from withhold.files.lines import LastLine
from withhold.files.rows import BadRows, Chunk, InputError
from withhold.files.writers import RENDERERS, ReleasedRows, Renderer


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
    exact: bool = False
    time: str | None = None
    on_bad_row: str = "refuse"

    def text(self) -> str:
        """The note as text."""
        return json.dumps(asdict(self))


def check_state(settings: Settings) -> None:
    """Checks the flags of a kept run before anything is opened.

    Raises: UsageError.
    """
    state = settings.state
    if state is None:
        if settings.resume or settings.after_restore:
            flag = "--resume" if settings.resume else "--after-restore"
            raise UsageError(f"{flag} belongs to --state")
        return
    if settings.after_restore and not settings.resume:
        raise UsageError("--after-restore belongs to --resume")
    if not state.parent.is_dir() or (state.exists() and not state.is_file()):
        raise UsageError("--state: no file can be written there")
    if not state.exists() and has_mark(state):
        raise UsageError(
            "--state is gone, but its witness is not: put it back, or name another file"
        )
    if settings.resume and not state.exists():
        raise UsageError("--resume: there is no such --state to go on with")
    if not settings.resume and has_mark(state):
        raise UsageError("--state exists: add --resume to go on, or name another file")
    if settings.engine is None:
        _check_output(settings)


def _check_output(settings: Settings) -> None:
    """Checks the output of a run that adds to it whenever it goes on. Raises: UsageError."""
    output = settings.output
    if output is None or settings.output_format == "parquet":
        raise UsageError("--state needs --output with a file, as csv or jsonl")
    if settings.plot is not None:
        raise UsageError("--plot cannot be combined with --state")
    if output.exists() and not output.is_file():
        raise UsageError("--output: with --state it has to be a regular file")
    if not settings.resume and output.exists() and output.stat().st_size:
        raise UsageError("--output exists: a run with --state begins with a new file")


def run_kept(settings: Settings, source: NoiseSource) -> Ended:
    """Runs until the input ends, a row is refused, a signal comes, or something cannot be written.

    Raises: UsageError: before anything was written. StateError, InputError, OutputError: before any
    row was taken.
    """
    state, output = settings.state, settings.output
    if state is None or output is None:
        raise UsageError("--state needs --output with a file, as csv or jsonl")
    with ExitStack() as stack:
        signals = stack.enter_context(Signals())
        bad = BadRows(settings.skip_bad_rows, last=LastLine(taken=False))
        with signals.waiting():
            reader = open_input(settings.source, settings.columns, stack, bad)
        settings, reader = counted_first(settings, reader, signals, stack)
        outbox = stack.enter_context(Outbox(output, resumed=settings.resume))

        def check(head: Head, pending: bytes, final: bool) -> None:
            _note(settings, head.note)
            outbox.check(head.offset, pending)
            must_know_summary(head, output, final=final)

        params, mechanism = settings.params, settings.mechanism
        about = about_of(params, mechanism=mechanism)
        opening = Opening(state, [source], about, after_restore=settings.after_restore, check=check)
        estimator = stack.enter_context(MeanEstimator._opened(opening, params, mechanism))
        keeper = keeper_of(estimator)
        keeper.waits = True
        renderer = RENDERERS[settings.output_format](settings.shape)
        outbox.begin(keeper, renderer.header.encode())
        run = _Run(settings, estimator, outbox, _note(settings, keeper.head.note), renderer)
        show = not (settings.quiet or settings.json)
        tick = stack.enter_context(progress(reader, wanted=show))
        troubles, torn, over = Troubles(), False, estimator.final is not None
        try:
            for chunk in run.rest(signals.between(reader.chunks)):
                if over:
                    # the summary stays: nothing else outside the state shows the final release
                    raise InputError(str(FinishedError()), place=chunk.place(0))
                if not run.taken:
                    _announce(settings, output, keeper.head)
                run.take(chunk)
                tick()
            run.finish()
            if settings.finish:
                run.make_final()
        except (InputError, StateError) as error:
            if not run.begun:
                if isinstance(error, InputError) and not settings.resume:
                    then = "To go on, repeat the command with --resume."
                    raise InputError(f"{error}\n{nothing_released(resumed=False)} {then}") from None
                raise
            place = f"--state {state}" if isinstance(error, StateError) else settings.source.title
            troubles.add(str(error), file=place)
        except StoppedError as error:
            troubles.add(str(error), 128 + error.number)
        except OutputError as error:
            if error.kept:
                run.shown = shown_by(estimator, settings.confidence)
            torn = error.kept
            troubles.add(str(error))
        summary = summarise(estimator, settings, run.tally, bad, troubles.first, run.shown)
        if troubles.code:
            troubles.messages.append(released(run.released, summary, torn=torn, resumable=not over))
        replaced = run.taken or not troubles.code
        return Ended(summary, troubles, replaced=replaced, run=keeper.head.run)


def _announce(settings: Settings, output: Path, head: Head) -> None:
    """Says beside the output that the run goes on. Raises: OutputError."""
    try:
        announce(settings, head.run, head.events)
    except OSError as error:
        reason = f"its summary cannot be written: {error.strerror or error}"
        raise OutputError(output, reason, kept=False) from None


def _note(settings: Settings, stored: str) -> Note:
    """The note to go on with.

    Raises: UsageError if flags that shape the output differ.
    """
    given = Note(
        settings.every,
        settings.confidence,
        settings.output_format,
        exact=settings.exact,
        time=settings.columns.time,
        on_bad_row="skip" if settings.skip_bad_rows else "refuse",
    )
    if not stored:
        return given
    note = Note(**json.loads(stored))
    for name, flag in (
        ("every", "--every"),
        ("confidence", "--confidence"),
        ("format", "--output-format"),
        ("exact", "--exact"),
        ("time", "--time"),
        ("on_bad_row", "--on-bad-row"),
    ):
        before = getattr(note, name)
        if before != getattr(given, name):
            if before is None or isinstance(before, bool):
                before = "given" if before else "not given"
            raise UsageError(f"{flag} was {before} when this run began")
    return note


class _Run:
    """A kept run.

    Attributes:
        tally: of all rows, also those of earlier processes.
        released: how many rows' releases are in the output.
        shown: what is kept. What the estimator says may depend on draws that are not.
        begun: whether the input is where the state says.
        taken: whether this process has taken a row.
    """

    def __init__(
        self,
        settings: Settings,
        estimator: MeanEstimator,
        outbox: Outbox,
        note: Note,
        renderer: Renderer,
    ) -> None:
        self.tally = Tally()
        self.tally.update(estimator)
        self.released = self._done = estimator.t
        self.begun = self.taken = False
        self.shown = shown_by(estimator, settings.confidence)
        self._confidence = settings.confidence
        self._columns = settings.columns
        self._estimator = estimator
        self._outbox = outbox
        self._note = note
        self._digest = RowsDigest()
        self._lines = _Lines(renderer)
        if outbox.end:
            self._lines.taken()  # the header is in the file
        self._output = Output(self._lines, settings.every, settings.confidence, self._done)

    def rest(self, chunks: Iterator[Chunk]) -> Iterator[Chunk]:
        """The rows after those that earlier processes have taken, which must be the same as then.

        Raises: InputError if they are not.
        """
        left = self._done
        for chunk in chunks:
            known = chunk[:left] if left else None
            if known is not None:
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
        self.taken = True
        for part, releases in observe(self._estimator, chunk, self._columns):
            self._output.add(releases)
            self._digest.add(part)
            data = self._lines.taken()
            last = self._output.pending
            if last is not None:
                self._lines.write(last)
            self._note = replace(self._note, rows=self._digest.text(), last=self._lines.taken())
            self._outbox.add(data.encode(), self._note.text())
            self.tally.update(self._estimator)
            self.released = self._estimator.t
            self.shown = shown_by(self._estimator, self._confidence)

    def finish(self) -> None:
        """Adds the last row if it has not been written, and the header if there was no row."""
        data = self._lines.taken() + self._note.last
        if data:
            self._note = replace(self._note, last="")
            self._outbox.add(data.encode(), self._note.text())

    def make_final(self) -> None:
        """Makes the final release and commits it; nothing changes if it has been made before."""
        self._estimator.finish()
        self._outbox.add(b"", self._note.text())
        self.shown = shown_by(self._estimator, self._confidence)


class _Lines:
    """Rows as text that has not been written yet."""

    released = 0

    def __init__(self, renderer: Renderer) -> None:
        self._renderer = renderer
        self._text = renderer.header

    def write(self, rows: ReleasedRows) -> None:
        """Append `rows`."""
        self._text += self._renderer.lines(rows)

    def taken(self) -> str:
        """What was written since the last call."""
        text, self._text = self._text, ""
        return text

    def flush(self) -> None:
        """Does nothing: the outbox writes."""

    def close(self, *, whole: bool) -> None:
        """Does nothing: the outbox writes."""
