"""`withhold run FILE`: a private running mean of a file or of standard input."""

import argparse
import os
import sys
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

from withhold import MeanEstimator
from withhold.cli import options as given
from withhold.cli.help import RUN_DESCRIPTION, RUN_EPILOG
from withhold.cli.inputs import FORMATS, check_input, format_of, open_input, output_format_of
from withhold.cli.kept import check_state, run_kept
from withhold.cli.options import UsageError
from withhold.cli.plot import Caption, Trace, draw, require_matplotlib
from withhold.cli.progress import progress
from withhold.cli.settings import Settings
from withhold.cli.stream import Output, Tally, count_samples, observe
from withhold.cli.summary import Summary, as_json, as_text, summarise
from withhold.core.errors import ParameterError, StateError, StateMismatchError, WithholdError
from withhold.core.source import NoiseSource, SecureSource
from withhold.files.arrow import arrow
from withhold.files.rows import Columns, InputError, MissingExtraError
from withhold.files.writers import Writer, file_writer, text_writer


def noise_source() -> NoiseSource:
    """Return the source of all noise of a run: the operating system."""
    return SecureSource()


def add_command(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `run` to the command line."""
    parser = commands.add_parser(
        "run",
        help="write a private running mean of a file or of standard input",
        description=RUN_DESCRIPTION,
        epilog=RUN_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.set_defaults(command=run)
    parser.add_argument("file", metavar="FILE", help="events in their order; - is standard input")
    parser.add_argument("--user", required=True, metavar="COL", help="column of user ids")
    parser.add_argument("--value", required=True, metavar="COL", help="column of values")
    _add_mechanism(parser)
    _add_files(parser)


def _add_mechanism(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("privacy and accuracy", "Numbers are read exactly.")
    group.add_argument("--epsilon", required=True, metavar="E", help="privacy budget of a user")
    given.add_budget(group)
    group.add_argument("--lower", default="0", metavar="X", help="least value (default 0)")
    group.add_argument("--upper", default="1", metavar="X", help="largest value (default 1)")
    group.add_argument(
        "--grid",
        default="65536",
        metavar="G",
        help="equal steps from lower to upper to which values are rounded (default 65536); "
        "use 1 for values that are lower or upper",
    )
    group.add_argument(
        "--mechanism",
        choices=given.MECHANISMS,
        default="ledger",
        help="ledger needs the fewest users (default); full is the paper's algorithm 6; multiple, "
        "single and wishful take --prior; wishful needs the samples of each user in a row; "
        "naive releases every sample at once",
    )
    group.add_argument(
        "--horizon",
        metavar="T",
        help="how many samples will arrive, without ignored ones (public), or auto: as many as in "
        "FILE. ledger plans for this number (default: unknown); naive refuses more (default N*M)",
    )
    group.add_argument(
        "--weighting",
        choices=given.WEIGHTINGS,
        help="ledger only: sample (default) estimates the mean of all samples so far; user "
        "estimates the mean over users of their means",
    )
    group.add_argument(
        "--homogeneous",
        action="store_true",
        help="ledger only: error bars assume that users do not differ; they are then narrower, and "
        "wrong if users differ",
    )
    group.add_argument(
        "--prior",
        metavar="P",
        help="multiple, single and wishful: a public guess of the mean (default: the middle of the "
        "range)",
    )
    group.add_argument(
        "--extra-users",
        choices=("refuse", "ignore"),
        default="refuse",
        help="what to do with users beyond N (default %(default)s)",
    )


def _add_files(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("files")
    group.add_argument("--format", choices=FORMATS, help="of FILE (default: by its name; - is csv)")
    group.add_argument("--output", metavar="FILE", help="write the rows there (default: stdout)")
    group.add_argument(
        "--output-format", choices=FORMATS, help="default: by the name of --output; else csv"
    )
    group.add_argument(
        "--every", default="1", metavar="K", help="write every K-th row and the last (default 1)"
    )
    group.add_argument(
        "--state", metavar="FILE", help="keep the run there, so that it can go on; needs --output"
    )
    group.add_argument("--resume", action="store_true", help="go on with the run in --state")
    group.add_argument(
        "--after-restore",
        action="store_true",
        help="--state was restored or copied, but is the newest: end the open series",
    )
    group.add_argument("--confidence", default="0.95", metavar="C", help="default %(default)s")
    group.add_argument("--plot", metavar="PNG", help="draw the estimate and its error band")
    group.add_argument("--json", action="store_true", help="summary as one JSON object")
    group.add_argument("--quiet", action="store_true", help="no progress bar and no summary text")


def run(options: argparse.Namespace) -> int:
    """Run `withhold run`; return the exit code."""
    try:
        settings = _with_horizon(_settings(options))
        if settings.state is not None:
            return _run_kept(settings)
        estimator = MeanEstimator(settings.params, settings.mechanism, noise_source())
        return _run(settings, estimator)
    except (UsageError, MissingExtraError) as error:
        return _fail(str(error), 2)
    except StateError as error:
        code = 2 if isinstance(error, StateMismatchError) else 1
        return _fail(f"--state {options.state}: {error}", code)
    except ParameterError as error:
        return _fail(given.with_flag(error), 2)
    except BrokenPipeError:
        # The reader of the output is gone: print nothing, and let the interpreter's final flush succeed.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        return _fail(f"reading or writing failed: {error.strerror or error}", 1)
    except WithholdError as error:
        return _fail(str(error), 1)


def _fail(message: str, code: int) -> int:
    print(f"withhold run: error: {message}", file=sys.stderr)
    return code


def _settings(options: argparse.Namespace) -> Settings:
    """Check the command line before the input is opened.

    Raises: UsageError, MissingExtraError.
    """
    params = given.params(options, options.epsilon)
    if options.horizon is not None and options.mechanism not in ("ledger", "naive"):
        raise UsageError("--horizon belongs to --mechanism ledger or naive")
    if options.weighting is not None and options.mechanism != "ledger":
        raise UsageError("--weighting belongs to --mechanism ledger")
    if options.homogeneous and options.mechanism != "ledger":
        raise UsageError("--homogeneous belongs to --mechanism ledger")
    if options.prior is not None and options.mechanism in ("ledger", "full", "naive"):
        raise UsageError("--prior belongs to --mechanism multiple, single or wishful")
    if options.user == options.value:
        raise UsageError("--user and --value name the same column")
    output = Path(options.output) if options.output not in (None, "-") else None
    settings = Settings(
        params=params,
        count_first=options.horizon == given.AUTO,
        mechanism=options.mechanism,
        columns=Columns(options.user, options.value),
        source=options.file,
        source_format=options.format or format_of(options.file),
        output=output,
        output_format=options.output_format or output_format_of(output),
        every=given.count("--every", options.every),
        confidence=given.confidence(options.confidence),
        plot=Path(options.plot) if options.plot else None,
        json=options.json,
        quiet=options.quiet,
        state=Path(options.state) if options.state is not None else None,
        resume=options.resume,
        after_restore=options.after_restore,
    )
    _check_files(settings)
    check_state(settings)
    return settings


def _check_files(settings: Settings) -> None:
    source = Path(settings.source)
    if settings.count_first and (
        settings.source == "-" or (source.exists() and not source.is_file())
    ):
        raise UsageError(
            "--horizon auto reads FILE twice: it has to be a regular file, not standard input"
        )
    check_input(settings.source, settings.source_format)
    if settings.output_format == "parquet":
        if settings.output is None:
            raise UsageError("Parquet cannot be written to standard output: add --output")
        params = settings.params
        if params.grid * params.max_users * params.max_samples >= 2**62:
            raise UsageError(
                "Parquet holds sums of 64 bits, too few for --grid * --max-users * --max-samples: "
                "choose --output-format csv or jsonl"
            )
    if "parquet" in (settings.source_format, settings.output_format):
        arrow()
    for flag, path in (("--output", settings.output), ("--plot", settings.plot)):
        if path is None:
            continue
        if not path.parent.is_dir() or path.is_dir():
            raise UsageError(f"{flag}: no file can be written there")
        if settings.source != "-" and path.exists() and path.samefile(settings.source):
            raise UsageError(f"{flag} is the input file")
    if settings.plot is not None:
        require_matplotlib()
        if settings.output is not None and settings.plot.absolute() == settings.output.absolute():
            raise UsageError("--plot and --output name the same file")


def _with_horizon(settings: Settings) -> Settings:
    """Count the samples of FILE in a first pass if the horizon is "auto"; this costs no privacy.

    Raises: UsageError if FILE cannot be opened, InputError for a row that would be refused.
    """
    if not settings.count_first:
        return settings
    with ExitStack() as stack:
        reader = open_input(settings.source, settings.source_format, settings.columns, stack)
        try:
            samples = count_samples(reader.chunks, settings.params, settings.columns)
        except InputError as error:
            raise InputError(f"{error}\nNothing has been released.") from None
    return replace(settings, params=replace(settings.params, horizon=samples or None))


def _run(settings: Settings, estimator: MeanEstimator) -> int:
    params = settings.params
    tally = Tally(params.max_users, params.max_samples)
    trace = Trace()
    with ExitStack() as stack:
        reader = open_input(settings.source, settings.source_format, settings.columns, stack)
        writer = _open_output(settings, stack)
        output = Output(writer, settings.every, settings.confidence)
        refused: InputError | None = None
        tick = stack.enter_context(progress(reader, wanted=not (settings.quiet or settings.json)))
        try:
            for chunk in reader.chunks:
                for part, releases in observe(estimator, chunk, settings.columns):
                    tally.add(part.users)
                    output.add(releases, trace.add)
                tick()
        except InputError as error:
            refused = error
        output.finish()
    if settings.plot is not None:
        draw(trace, _caption(settings), settings.plot)
    message = None if refused is None else str(refused)
    _report(
        settings,
        summarise(estimator, params, settings.mechanism, tally, settings.confidence, message),
    )
    if message is None:
        return 0
    if tally.rows:
        message += (
            f"\nRows released before it: {tally.rows}. They stay released, so another run on the same "
            "users spends epsilon again."
        )
    return _fail(message, 1)


def _run_kept(settings: Settings) -> int:
    ended = run_kept(settings, noise_source())
    _report(settings, ended.summary)
    return 0 if ended.message is None else _fail(ended.message, ended.code)


def _open_output(settings: Settings, stack: ExitStack) -> Writer:
    if settings.output is None:
        return stack.enter_context(text_writer(settings.output_format, sys.stdout))
    try:
        return stack.enter_context(file_writer(settings.output_format, settings.output))
    except OSError as error:
        raise UsageError(f"--output cannot be written: {error.strerror or error}") from None


def _caption(settings: Settings) -> Caption:
    params = settings.params
    return Caption(
        title=f"Private running mean (mechanism {settings.mechanism}, ε = {params.epsilon})",
        quantity=f"mean of {settings.columns.value}",
        confidence=f"{100 * settings.confidence:g}%",
        lower=float(params.lower),
        upper=float(params.upper),
    )


def _report(settings: Settings, summary: Summary) -> None:
    if settings.json:
        out = sys.stderr if settings.output is None else sys.stdout
        print(as_json(summary), file=out)
    elif not settings.quiet:
        print(as_text(summary), file=sys.stderr)
