"""`withhold plan`: the error bars at a privacy budget, before any data is read."""

import argparse
import json
import math
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from withhold.accounted.final import planned
from withhold.accuracy.bars import error_bar, noise_power
from withhold.cli import options as given
from withhold.cli import plan_counts, walk
from withhold.cli.help import PLAN_DESCRIPTION, PLAN_EPILOG
from withhold.cli.numbers import percent
from withhold.cli.options import UsageError
from withhold.cli.plan_counts import PARTS
from withhold.cli.plan_table import (
    FINAL,
    LEDGER,
    NOTHING,
    PRIOR,
    TOO_LONG,
    aligned,
    cell,
    json_number,
)
from withhold.cli.standard import say
from withhold.core.errors import WithholdError
from withhold.core.params import DEFAULT_GRID, Params
from withhold.core.records import Mechanism
from withhold.core.tree import block_last
from withhold.files.rows import InputError, MissingExtraError
from withhold.paper.constants import Constants, LevelConstants, constants_of


@dataclass(frozen=True, slots=True)
class Row:
    """Half widths of the error bars, as shares of the range, after `t` rows of a stream.

    Each user has sent `samples` samples. For wishful the users came one after the other; for
    ledger the stream ends at `t`. An unknown error is nan.

    Attributes:
        alike: the bar of ledger for homogeneous users; nan without ledger.
        final: the bar of a final release; nan without ledger.
    """

    epsilon: str
    t: int
    samples: int
    errors: dict[Mechanism, float]
    alike: float
    final: float


def add_command(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `plan` to the command line."""
    parser = commands.add_parser(
        "plan",
        help="show the error bars at a privacy budget, before reading data",
        description=PLAN_DESCRIPTION,
        epilog=PLAN_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.set_defaults(command=plan)
    parser.add_argument(
        "--epsilon", required=True, nargs="+", metavar="E", help="one or more privacy budgets"
    )
    given.add_budget(parser, required=False)
    given.add_final_share(parser)
    parser.add_argument(
        "--grid",
        metavar="G",
        default=str(DEFAULT_GRID),
        help="as for run; 1 if every sample is one of two values (default %(default)s)",
    )
    parser.add_argument("--mechanism", nargs="+", choices=given.MECHANISMS)
    parser.add_argument("--confidence", default="0.95", metavar="C", help="default %(default)s")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    plan_counts.add_options(parser)


def plan(options: argparse.Namespace) -> int:
    """Run `withhold plan`; return the exit code."""
    try:
        confidence = given.confidence(options.confidence)
        users = plan_counts.arrivals(options)
        if users is None:
            shown = _equal(options, confidence)
        else:
            budgets = [
                (epsilon, _params(options, epsilon, "1", "1")) for epsilon in options.epsilon
            ]
            rows = plan_counts.rows(budgets, users, confidence)
            write = plan_counts.as_json if options.json else plan_counts.as_text
            shown = write(rows, confidence)
    except (UsageError, MissingExtraError) as error:
        return _fail(str(error), 2)
    except InputError as error:
        name = "standard input" if options.counts == "-" else options.counts
        return _fail(f"{name}: {error}", 1)
    except OSError as error:
        return _fail(f"reading failed: {error.strerror or error}", 1)
    except WithholdError as error:
        return _fail(str(error), 1)
    if sys.stdout is None:
        return _fail("standard output is closed", 2)
    print(shown)
    return 0


def _fail(message: str, code: int) -> int:
    say(f"withhold plan: error: {message}")
    return code


def _params(options: argparse.Namespace, epsilon: str, users: str, samples: str) -> Params:
    return given.params(
        argparse.Namespace(
            max_users=users,
            max_samples=samples,
            beta=options.beta,
            lower="0",
            upper="1",
            grid=options.grid,
            prior=None,
            horizon=None,
            extra_users="refuse",
            weighting=None,
            homogeneous=False,
            final_share=options.final_share,
        ),
        epsilon,
    )


def _mechanisms(options: argparse.Namespace, params: Params) -> list[Mechanism]:
    """The mechanisms to show; with a share for a final release ledger alone. Raises: UsageError."""
    if not params.final_share:
        return options.mechanism or list(given.MECHANISMS)
    if options.mechanism not in (None, ["ledger"]):
        raise UsageError("--final-share belongs to --mechanism ledger")
    return ["ledger"]


def _equal(options: argparse.Namespace, confidence: float) -> str:
    budgets = [
        (epsilon, _params(options, epsilon, options.max_users, options.max_samples))
        for epsilon in options.epsilon
    ]
    rows = [
        row
        for epsilon, params in budgets
        for row in _rows(epsilon, params, _mechanisms(options, params), confidence)
    ]
    return _as_json(rows, confidence) if options.json else _as_text(rows, confidence)


def _rows(
    epsilon: str, params: Params, mechanisms: Sequence[Mechanism], confidence: float
) -> Iterator[Row]:
    for samples in sorted({params.max_samples // part for part in PARTS} - {0}):
        errors: dict[Mechanism, float] = {}
        alike = final = math.nan
        for mechanism in mechanisms:
            if mechanism == "ledger":
                errors[mechanism], alike, final = ledger_errors(params, samples, confidence)
            else:
                errors[mechanism] = error_after(mechanism, params, samples, confidence)
        yield Row(epsilon, params.max_users * samples, samples, errors, alike, final)


def ledger_errors(params: Params, samples: int, confidence: float) -> tuple[float, float, float]:
    """Return the ledger mechanism's bars at the end of a stream of known length, users in turns.

    The first is for users who may differ, the second for homogeneous ones, and the third that of a
    final release. The first two are nan for a stream of more than LONGEST_WALK samples.
    """
    length = params.max_users * samples
    if length > walk.LONGEST_WALK:
        return math.nan, math.nan, planned(params, length, samples, confidence)
    users = walk.in_turns(params.max_users, samples)
    (bars,) = walk.walk(params, users, [length], confidence, length)
    return bars.differ, bars.alike, bars.final


def error_after(mechanism: Mechanism, params: Params, samples: int, confidence: float) -> float:
    """Return the bar of one of the paper's mechanisms after each user has sent `samples` samples.

    It is infinite before the first release. It uses public counts only, without a run.
    """
    constants = constants_of(mechanism, params)
    elements = dict.fromkeys(range(len(constants.counters)), 0)
    total = 0
    for level in constants.levels:
        blocks = _blocks(constants, level, samples)
        elements[level.counter] += blocks
        total += blocks * level.size
    power = noise_power(
        (counter.scale, elements[counter.number].bit_count()) for counter in constants.counters
    )
    return error_bar(params, confidence, total, power)


def _blocks(constants: Constants, level: LevelConstants, samples: int) -> int:
    """Return how many blocks of `level` have entered their counter."""
    users = constants.params.max_users
    if constants.mechanism == "naive":
        return users * samples
    if constants.mechanism == "wishful":
        return users * samples // level.size
    given_samples = users * min(samples, level.size)
    active = level.median is None or given_samples >= level.median.needed
    return users if active and samples >= block_last(level.level) else 0


def _as_json(rows: Sequence[Row], confidence: float) -> str:
    return json.dumps(
        {
            "confidence": confidence,
            "rows": [
                {
                    "epsilon": row.epsilon,
                    "t": row.t,
                    "samples": row.samples,
                    "errors": {name: json_number(error) for name, error in row.errors.items()},
                    "homogeneous": json_number(row.alike),
                    "final": json_number(row.final),
                }
                for row in rows
            ],
        }
    )


def _as_text(rows: Sequence[Row], confidence: float) -> str:
    names = list(rows[0].errors)
    shown = [name for mechanism in names for name in _columns(mechanism)]
    cells = [
        [row.epsilon, f"{row.t:,}", f"{row.samples:,}", *map(cell, _errors(row))] for row in rows
    ]
    above = (
        f"Error bars ({percent(confidence)} confidence) as shares of the range, "
        "after t rows with this many samples of each user:"
    )
    below = [NOTHING]
    if {"multiple", "single", "wishful"} & set(names):
        below.append(PRIOR)
    if "ledger" in names:
        below += [
            "ledger: at the end of a stream of t rows, in a run with --horizon t.",
            LEDGER,
            FINAL,
        ]
    if any(math.isnan(error) for row in rows for error in row.errors.values()):
        below.append(TOO_LONG.format(walk.LONGEST_WALK))
    return "\n".join([above, *aligned([["epsilon", "t", "samples", *shown], *cells]), *below])


def _columns(mechanism: Mechanism) -> tuple[str, ...]:
    return ("ledger", "homogeneous", "final") if mechanism == "ledger" else (mechanism,)


def _errors(row: Row) -> Iterator[float]:
    for mechanism, error in row.errors.items():
        yield error
        if mechanism == "ledger":
            yield from (row.alike, row.final)
