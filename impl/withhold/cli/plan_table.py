"""The parts of the planner's tables."""

import math
import textwrap
from collections.abc import Sequence

from withhold import ASSUMPTION

NOTHING = "* half of the range or wider: such an estimate says nothing"
PRIOR = """\
multiple, single and wishful need a --prior near the mean, or they clip blocks; wishful also needs
all samples of a user in a row. The bars do not hold otherwise."""
LEDGER = f"""\
Shown are the widest bars of three kinds of samples ("ledger" in the help). "homogeneous" is the bar with
--homogeneous. The bars of a run are wider if its releases show that users differ, or that the mean moves.
Without --homogeneous this is assumed of users:
{textwrap.fill(ASSUMPTION, 100)}"""
FINAL = """\
"final" is the bar of a final release at that time with --final-share, or with half of epsilon if that is not
given. It holds whatever users do. With --final-share the other bars are those of the rest of epsilon."""
TOO_LONG = "? more than {:,} samples: too many to simulate ledger on them"


def aligned(table: Sequence[Sequence[str]]) -> list[str]:
    """Return the lines of a table, its columns aligned to the right."""
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    return ["  ".join(map(str.rjust, line, widths)) for line in table]


def cell(error: float) -> str:
    """Return the error as shown: "? " if it is unknown, with a star if it says nothing."""
    if math.isnan(error):
        return "? "
    return f"{error:.3g} " if error < 0.5 else f"{error:.3g}*"


def json_number(error: float) -> float | None:
    """Return the error as JSON can show it: None if it is infinite or unknown."""
    return error if math.isfinite(error) else None
