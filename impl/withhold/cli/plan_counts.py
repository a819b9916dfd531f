"""`withhold plan --counts` and `--zipf`: the bars of ledger for users who contribute unequally."""

import argparse
import json
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from withhold.cli import options as given
from withhold.cli import walk
from withhold.cli.inputs import FORMATS, Source, check_input, format_of
from withhold.cli.numbers import percent
from withhold.cli.options import UsageError
from withhold.cli.plan_table import FINAL, LEDGER, NOTHING, aligned, cell, json_number
from withhold.cli.summary import WHY
from withhold.cli.walk import Bars, Codes
from withhold.core.params import Params

PARTS = (8, 4, 2, 1)
"""Rows are shown after an eighth, a quarter, a half and all of a stream."""
_STEEPEST = 16.0
"""The largest exponent of a Zipf law: the second user then has 1/65536 of the first one's samples."""


@dataclass(frozen=True, slots=True)
class Walked:
    """The bars of ledger at one time of a stream with given arrivals, with and without a horizon."""

    epsilon: str
    known: Bars
    unknown: Bars


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that say who sends how often."""
    group = parser.add_argument_group(
        "counts", "For ledger: who sends how often, in place of users who contribute equally."
    )
    group.add_argument(
        "--counts", metavar="FILE", help="events in their order; - is standard input"
    )
    group.add_argument(
        "--user", metavar="COL", help="column of user ids; no other one is looked at"
    )
    group.add_argument("--format", choices=FORMATS, help="of FILE (default: by its name; - is csv)")
    group.add_argument(
        "--zipf", metavar="N,S", help="N users; the k-th sends in proportion to k to the power -S"
    )
    group.add_argument("--samples", metavar="T", help="with --zipf: how many samples in all")


def arrivals(options: argparse.Namespace) -> Codes | None:
    """Return the arrivals that the options describe; None if all users contribute equally.

    Raises: UsageError if options are missing or exclude each other, InputError for a row without
    a user.
    """
    by_file, by_law = options.counts is not None, options.zipf is not None
    if by_file and by_law:
        raise UsageError("--counts and --zipf exclude each other")
    if not by_file and (options.user, options.format) != (None, None):
        raise UsageError("--user and --format belong to --counts")
    if by_law != (options.samples is not None):
        raise UsageError("--zipf and --samples belong together")
    bounds = [options.max_users, options.max_samples]
    if not by_file and not by_law:
        if None in bounds:
            raise UsageError("needs --max-users and --max-samples, or --counts, or --zipf")
        return None
    if bounds != [None, None]:
        raise UsageError("--max-users and --max-samples are counted with --counts and --zipf")
    if options.mechanism not in (None, ["ledger"]):
        raise UsageError("--counts and --zipf belong to --mechanism ledger")
    return _read(options) if by_file else _law(options)


def _read(options: argparse.Namespace) -> Codes:
    if options.user is None:
        raise UsageError("--counts needs --user")
    source = Source(options.counts, options.format or format_of(options.counts))
    check_input(source)
    return walk.read_arrivals(source, options.user)


def _law(options: argparse.Namespace) -> Codes:
    number, comma, exponent = options.zipf.partition(",")
    users = given.count("--zipf", number, walk.LONGEST_WALK)
    size = given.count("--samples", options.samples, walk.LONGEST_WALK)
    try:
        steepness = float(exponent)
    except ValueError:
        steepness = math.nan
    if not comma or not 0 <= steepness <= _STEEPEST:
        raise UsageError(
            f"--zipf must be a number of users and an exponent from 0 to {_STEEPEST:g}, "
            f"such as 5000,1.1, not {options.zipf!r}"
        )
    return walk.zipf(users, steepness, size)


def rows(budgets: Iterable[tuple[str, Params]], users: Codes, confidence: float) -> list[Walked]:
    """Return the bars during a stream with these arrivals at each budget."""
    found = []
    ends = sorted({len(users) // part for part in PARTS} - {0})
    for epsilon, params in budgets:
        known, unknown = (
            walk.walk(walk.fitted(params, users), users, ends, confidence, horizon)
            for horizon in (len(users), None)
        )
        found += [Walked(epsilon, *bars) for bars in zip(known, unknown, strict=True)]
    return found


def as_json(rows: Sequence[Walked], confidence: float) -> str:
    """Return the rows as one JSON object on one line."""
    return json.dumps(
        {
            "confidence": confidence,
            "rows": [
                {
                    "epsilon": row.epsilon,
                    "t": row.known.t,
                    "users": row.known.users,
                    "most_samples": row.known.most,
                    "known_horizon": _both(row.known),
                    "unknown_horizon": _both(row.unknown),
                }
                for row in rows
            ],
        }
    )


def _both(bars: Bars) -> dict[str, float | str | None]:
    return {
        "error": json_number(bars.differ),
        "error_is_wide": None if bars.reason == "none" else WHY[bars.reason],
        "homogeneous": json_number(bars.alike),
        "final": json_number(bars.final),
    }


def as_text(rows: Sequence[Walked], confidence: float) -> str:
    """Return the rows as a table for a reader."""
    header = ["epsilon", "t", "users", "most", "ledger", "alike", "no horizon", "alike", "final"]
    cells = [
        [
            row.epsilon,
            *(f"{number:,}" for number in (row.known.t, row.known.users, row.known.most)),
            *map(cell, (row.known.differ, row.known.alike)),
            *map(cell, (row.unknown.differ, row.unknown.alike, row.known.final)),
        ]
        for row in rows
    ]
    above = (
        f"Error bars of ledger ({percent(confidence)} confidence) as shares of the range, after t "
        'rows;\n"users" have come, and one of them "most" times:'
    )
    horizon = f"""\
"ledger" and "alike" are of one run with --horizon {rows[-1].known.t}, at row t; "no horizon" and the next "alike"
of one without. Bars "alike" are with --homogeneous."""
    below = [NOTHING, horizon, LEDGER, FINAL, *_reasons(rows)]
    return "\n".join([above, *aligned([header, *cells]), *below])


def _reasons(rows: Iterable[Walked]) -> list[str]:
    """Why bars with a horizon are wide at the end of the stream."""
    last = {row.epsilon: row.known.reason for row in rows}
    return [
        f"At epsilon {epsilon} the bar at the end is wide because {WHY[reason]}."
        for epsilon, reason in last.items()
        if reason != "none"
    ]
