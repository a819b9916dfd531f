"""`withhold run FILE`: a private running mean of a file or of standard input."""

import argparse
from itertools import combinations
from pathlib import Path

from withhold.cli import options as given
from withhold.cli.dataset import add_flags, engine_choice, run_dataset
from withhold.cli.ended import fail, nothing_released, report
from withhold.cli.help import RUN_DESCRIPTION, RUN_EPILOG
from withhold.cli.inputs import (
    FORMATS,
    Source,
    check_input,
    format_of,
    output_format_of,
)
from withhold.cli.kept import check_state, run_kept
from withhold.cli.options import UsageError
from withhold.cli.places import check_places
from withhold.cli.plain import run_plain
from withhold.cli.plot import require_matplotlib
from withhold.cli.settings import Settings
from withhold.cli.signals import StoppedError
from withhold.core.errors import ParameterError, StateError, StateMismatchError, WithholdError
from withhold.core.params import DEFAULT_GRID, Params
from withhold.core.source import NoiseSource, SecureSource
from withhold.files.arrow import arrow
from withhold.files.rows import Columns, InputError, MissingExtraError


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
    parser.add_argument(
        "--time",
        metavar="COL",
        help="column of times, which must not go back: numbers, or dates with time and UTC offset",
    )
    _add_mechanism(parser)
    _add_files(parser)
    add_flags(parser)


def _add_mechanism(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("privacy and accuracy", "Numbers are read exactly.")
    group.add_argument("--epsilon", required=True, metavar="E", help="privacy budget of a user")
    given.add_budget(group)
    group.add_argument("--lower", default="0", metavar="X", help="least value (default 0)")
    group.add_argument("--upper", default="1", metavar="X", help="largest value (default 1)")
    group.add_argument(
        "--grid",
        default=str(DEFAULT_GRID),
        metavar="G",
        help=f"equal steps from lower to upper to which values are rounded (default {DEFAULT_GRID}); "
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
    given.add_final_share(group)
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
    group.add_argument(
        "--follow", action="store_true", help="go on with FILE as it grows, until a signal comes"
    )
    group.add_argument(
        "--on-bad-row",
        choices=("refuse", "skip"),
        default="refuse",
        help="a row that cannot be read stops the run, or is skipped and counted (default refuse)",
    )
    group.add_argument(
        "--output",
        metavar="FILE",
        help="write the rows there (default: stdout); an empty folder takes parts of Parquet",
    )
    group.add_argument(
        "--output-format", choices=FORMATS, help="default: by the name of --output; else csv"
    )
    group.add_argument(
        "--every", default="1", metavar="K", help="write every K-th row and the last (default 1)"
    )
    group.add_argument(
        "--exact", action="store_true", help="add a column with the estimate as a quotient p/q"
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
    group.add_argument(
        "--finish",
        action="store_true",
        help="with --state and --final-share: make the final release at the end of FILE; the run then takes "
        "no more rows (without --state this is done at the end anyway)",
    )
    group.add_argument("--confidence", default="0.95", metavar="C", help="default %(default)s")
    group.add_argument("--plot", metavar="PNG", help="draw the estimate and its error band")
    group.add_argument("--json", action="store_true", help="summary as one JSON object")
    group.add_argument("--quiet", action="store_true", help="no progress bar and no summary text")


def run(options: argparse.Namespace) -> int:
    """Run `withhold run`; return the exit code."""
    try:
        settings = _settings(options)
        if settings.engine is not None:
            return report(settings, run_dataset(settings, settings.engine, noise_source()))
        runner = run_plain if settings.state is None else run_kept
        return report(settings, runner(settings, noise_source()))
    except (UsageError, MissingExtraError) as error:
        return fail(str(error), 2)
    except StateMismatchError as error:
        return fail(f"--state {options.state}: {_of_another_run(error)}", 2)
    except StateError as error:
        return fail(f"--state {options.state}: {error}")
    except ParameterError as error:
        return fail(given.with_flag(error), 2)
    except StoppedError as error:
        return fail(f"{error}. {nothing_released(options.resume)}", 128 + error.number)
    except InputError as error:
        name = "standard input" if options.file == "-" else options.file
        return fail(f"{name}: {error}")
    except WithholdError as error:
        return fail(str(error))


def _of_another_run(error: StateMismatchError) -> str:
    """What to say of a state of a run with other flags."""
    if error.name == "input":
        return f"the state is of a run {'with' if error.stored else 'without'} --engine"
    return f"{error}. Go on with the flags with which the run was begun"


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
    _check_final(options, params)
    if options.prior is not None and options.mechanism in ("ledger", "full", "naive"):
        raise UsageError("--prior belongs to --mechanism multiple, single or wishful")
    engine = engine_choice(options)
    named = {"--user": options.user, "--value": options.value, "--time": options.time}
    named["--order"] = options.order
    _check_columns({flag: name for flag, name in named.items() if name is not None})
    output = Path(options.output) if options.output not in (None, "-") else None
    settings = Settings(
        params=params,
        count_first=options.horizon == given.AUTO,
        mechanism=options.mechanism,
        columns=Columns(options.user, options.value, options.time),
        source=Source(options.file, _format(options), options.follow),
        skip_bad_rows=options.on_bad_row == "skip",
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
        exact=options.exact,
        finish=params.final_share > 0 and (options.finish or options.state is None),
        engine=engine,
    )
    _check_files(settings)
    check_state(settings)
    return settings


def _check_final(options: argparse.Namespace, params: Params) -> None:
    """Checks the flags of a final release. Raises: UsageError."""
    kept = options.state is not None
    if options.finish and not (kept and params.final_share):
        raise UsageError("--finish belongs to --final-share with --state")
    if not params.final_share:
        return
    if options.mechanism != "ledger":
        raise UsageError("--final-share belongs to --mechanism ledger")
    if options.follow and (options.finish or not kept):
        raise UsageError(
            "--final-share needs an end: with --follow add --state, and --finish in a run without --follow"
        )


def _format(options: argparse.Namespace) -> str:
    """The format of FILE. Raises: UsageError if nothing tells it."""
    if options.engine is not None:
        return "parquet"
    return str(options.format or format_of(options.file))


def _check_columns(named: dict[str, str]) -> None:
    for flag, other in combinations(named, 2):
        if named[flag] == named[other]:
            raise UsageError(f"{flag} and {other} name the same column")


def _check_files(settings: Settings) -> None:
    if settings.count_first and settings.source.follow:
        raise UsageError("--horizon auto counts a file that has an end: it excludes --follow")
    check_input(settings.source)
    if settings.output_format == "parquet":
        if settings.output is None:
            raise UsageError("Parquet cannot be written to standard output: add --output")
        params = settings.params
        if params.grid * params.max_users * params.max_samples >= 2**62:
            raise UsageError(
                "Parquet holds sums of 64 bits, too few for --grid * --max-users * --max-samples: "
                "choose --output-format csv or jsonl"
            )
    read = None if settings.engine is not None else settings.source.format  # an engine reads itself
    if "parquet" in (read, settings.output_format):
        arrow()
    check_places(settings)
    if settings.plot is not None:
        require_matplotlib()
