"""A run that lives as long as its process."""

from collections.abc import Callable
from contextlib import ExitStack, suppress
from functools import partial

from withhold import MeanEstimator
from withhold.cli.counting import counted_first
from withhold.cli.ended import Ended, Troubles, released
from withhold.cli.inputs import open_input
from withhold.cli.numbers import percent
from withhold.cli.options import UsageError
from withhold.cli.plot import Caption, Trace, draw
from withhold.cli.progress import progress
from withhold.cli.settings import Settings
from withhold.cli.signals import Signals, StoppedError
from withhold.cli.stream import Output, observe
from withhold.cli.summary import Counts, summarise
from withhold.cli.summary_json import announce
from withhold.cli.tally import Tally
from withhold.core.source import NoiseSource
from withhold.files.rows import BadRows, InputError
from withhold.files.writers import (
    OutputError,
    WriteError,
    Writer,
    file_writer,
    stream_writer,
)


def run_plain(settings: Settings, source: NoiseSource) -> Ended:
    """Runs until the input ends, a row is refused, a signal comes, or something cannot be written.

    Raises: UsageError, InputError, StoppedError: before any row was taken.
    """
    tally, bad = Tally(), BadRows(settings.skip_bad_rows)
    trace = None if settings.plot is None else Trace()
    troubles = Troubles()
    unwritten = torn = False
    with ExitStack() as stack:
        signals = stack.enter_context(Signals())
        with signals.waiting():
            reader = open_input(settings.source, settings.columns, stack, bad)
        settings, reader = counted_first(settings, reader, signals, stack)
        estimator = MeanEstimator(settings.params, settings.mechanism, source)
        with signals.waiting():  # a named pipe waits for its reader
            writer = open_output(settings, partial(announce, settings))
        stack.callback(abandon, writer)
        output = Output(writer, settings.every, settings.confidence)
        tick = stack.enter_context(progress(reader, wanted=not (settings.quiet or settings.json)))
        try:
            try:
                for chunk in signals.between(reader.chunks):
                    for _, releases in observe(estimator, chunk, settings.columns):
                        output.add(releases, trace)
                    tick()
            except InputError as error:
                troubles.add(str(error), file=settings.source.title)
            except StoppedError as error:
                troubles.add(str(error), 128 + error.number)
            except OutputError as error:
                troubles.add(str(error))
            output.finish()
            writer.close(whole=not troubles.code)
            if settings.finish and not troubles.code:
                estimator.finish()
        except WriteError as error:
            troubles.add(str(error))
            unwritten, torn = True, error.torn
    tally.update(estimator)
    seen = writer.released if unwritten else tally.rows
    return sum_up(settings, estimator, tally, bad, trace, troubles, writer, seen, torn=torn)


def sum_up(
    settings: Settings,
    estimator: MeanEstimator,
    counts: Counts,
    bad: BadRows,
    trace: Trace | None,
    troubles: Troubles,
    writer: Writer,
    seen: int,
    *,
    torn: bool,
    run: str | None = None,
) -> Ended:
    """Draws the plot and sums up a run whose writer is closed; `seen` rows are out.

    `run` names a run with a state.
    """
    if settings.plot is not None and trace is not None and (counts.rows or not troubles.code):
        try:
            draw(trace, _caption(settings), settings.plot)
        except OSError as error:
            troubles.add(f"--plot {settings.plot}: {error.strerror or error}")
    summary = summarise(estimator, settings, counts, bad, troubles.first)
    if troubles.code and counts.rows:
        troubles.messages.append(released(seen, summary, torn=torn, resumable=run is not None))
    unseen = bool(troubles.code and counts.rows and not seen and not torn)
    replaced = writer.released > 0 or not troubles.code
    return Ended(summary, troubles, replaced, run, unseen)


def open_output(settings: Settings, begun: Callable[[], None]) -> Writer:
    """The output. `begun` is called before its first rows, so that the summary of an older output goes with that.

    Raises: UsageError if it cannot be written.
    """
    kind, path = settings.output_format, settings.output
    try:
        if path is None:
            return stream_writer(kind, settings.shape)
        return file_writer(kind, settings.shape, path, f"--output {path}", begun)
    except OSError as error:
        name = "standard output" if path is None else f"--output {path}"
        raise UsageError(f"{name} cannot be written: {error.strerror or error}") from None


def abandon(writer: Writer) -> None:
    """Ends an output after a failure, with the rows that are in it; does nothing if it has ended."""
    with suppress(WriteError):
        writer.close(whole=False)


def _caption(settings: Settings) -> Caption:
    params = settings.params
    return Caption(
        title=f"Private running mean (mechanism {settings.mechanism}, ε = {params.epsilon})",
        quantity=f"mean of {settings.columns.value}",
        confidence=percent(settings.confidence),
        lower=float(params.lower),
        upper=float(params.upper),
    )
