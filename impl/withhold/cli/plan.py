"""`withhold plan`: the error bars at a privacy budget, before any data is read."""

import argparse
import json
import math
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from withhold import MeanEstimator
from withhold.accuracy.bars import error_bar, noise_power
from withhold.cli import options as given
from withhold.cli.help import PLAN_DESCRIPTION
from withhold.cli.options import UsageError
from withhold.core.batch import Encoded
from withhold.core.params import Params
from withhold.core.records import Mechanism
from withhold.core.tree import block_last
from withhold.paper.constants import Constants, LevelConstants, constants_of
from withhold.testing import ZeroTape

LONGEST_WALK = 1 << 22  # samples
_AT_ONCE = 1 << 18
_PARTS = (8, 4, 2, 1)
_GRID = 1 << 16


@dataclass(frozen=True, slots=True)
class Row:
    """Half widths of the error bars, as shares of the range, after `t` rows of a stream.

    Each user has sent `samples` samples. For wishful the users came one after the other; for
    ledger the stream ends at `t`. An unknown error is nan.
    """

    epsilon: str
    t: int
    samples: int
    errors: dict[Mechanism, float]


def add_command(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `plan` to the command line."""
    parser = commands.add_parser(
        "plan",
        help="show the error bars at a privacy budget, before reading data",
        description=PLAN_DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.set_defaults(command=plan)
    parser.add_argument(
        "--epsilon", required=True, nargs="+", metavar="E", help="one or more privacy budgets"
    )
    given.add_budget(parser)
    parser.add_argument(
        "--mechanism", nargs="+", choices=given.MECHANISMS, default=list(given.MECHANISMS)
    )
    parser.add_argument("--confidence", default="0.95", metavar="C", help="default %(default)s")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")


def plan(options: argparse.Namespace) -> int:
    """Run `withhold plan`; return the exit code."""
    try:
        confidence = given.confidence(options.confidence)
        rows = [
            row
            for epsilon in options.epsilon
            for row in _rows(epsilon, _params(options, epsilon), options.mechanism, confidence)
        ]
    except UsageError as error:
        print(f"withhold plan: error: {error}", file=sys.stderr)
        return 2
    print(_as_json(rows, confidence) if options.json else _as_text(rows, confidence))
    return 0


def _params(options: argparse.Namespace, epsilon: str) -> Params:
    return given.params(
        argparse.Namespace(
            max_users=options.max_users,
            max_samples=options.max_samples,
            beta=options.beta,
            lower="0",
            upper="1",
            grid=str(_GRID),
            prior=None,
            horizon=None,
            extra_users="refuse",
            weighting=None,
        ),
        epsilon,
    )


def _rows(
    epsilon: str, params: Params, mechanisms: Sequence[Mechanism], confidence: float
) -> Iterator[Row]:
    for samples in sorted({params.max_samples // part for part in _PARTS} - {0}):
        yield Row(
            epsilon=epsilon,
            t=params.max_users * samples,
            samples=samples,
            errors={
                mechanism: error_after(mechanism, params, samples, confidence)
                for mechanism in mechanisms
            },
        )


def ledger_error(params: Params, samples: int, confidence: float) -> float:
    """Return the ledger mechanism's error bar at the end of a stream of known length.

    It simulates the mechanism without noise on alternating zeros and ones, users in turns. The
    result is nan for a stream of more than LONGEST_WALK samples.
    """
    users, length = params.max_users, params.max_users * samples
    if length > LONGEST_WALK:
        return math.nan
    estimator = MeanEstimator(replace(params, horizon=length), "ledger", ZeroTape())
    names: list[str | int] = list(range(users))
    for start in range(0, length, _AT_ONCE):
        rows = np.arange(start, min(length, start + _AT_ONCE))
        codes, turn = rows % users, rows // users
        estimator.observe_many(Encoded(codes, names), (codes + turn) % 2)
    return estimator.error_bar(confidence)


def error_after(mechanism: Mechanism, params: Params, samples: int, confidence: float) -> float:
    """Return the error bar after each user has sent `samples` samples; infinite before the first release.

    It uses public counts only, without a run. For ledger see `ledger_error`.
    """
    if mechanism == "ledger":
        return ledger_error(params, samples, confidence)
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
                    "errors": {
                        name: error if math.isfinite(error) else None
                        for name, error in row.errors.items()
                    },
                }
                for row in rows
            ],
        }
    )


def _as_text(rows: Sequence[Row], confidence: float) -> str:
    names = list(rows[0].errors)
    table = [["epsilon", "t", "samples", *names]]
    table += [
        [row.epsilon, f"{row.t:,}", f"{row.samples:,}", *map(_cell, row.errors.values())]
        for row in rows
    ]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = ["  ".join(map(str.rjust, line, widths)) for line in table]
    above = (
        f"Error bars ({100 * confidence:g}% confidence) as shares of the range, "
        "after t rows with this many samples of each user:"
    )
    below = (
        "* wider than half of the range: such an estimate says nothing\n"
        "multiple, single and wishful need a --prior near the mean, or they clip blocks; wishful "
        "also needs\nall samples of a user in a row. The bars do not hold otherwise."
    )
    if "ledger" in names:
        below += (
            "\nledger: at the end of a stream of t rows with --horizon t, for independent samples of "
            "heterogeneous users;\nwider before the end, without a horizon, and if epochs disagree."
        )
    if any(math.isnan(error) for row in rows for error in row.errors.values()):
        below += f"\n? more than {LONGEST_WALK:,} samples: too many to simulate ledger on them"
    return "\n".join([above, *lines, below])


def _cell(error: float) -> str:
    if math.isnan(error):
        return "? "
    return f"{error:.3g} " if error <= 0.5 else f"{error:.3g}*"
