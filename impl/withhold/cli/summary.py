"""What a run says at its end: public facts in words, or as one JSON object."""

import json
import math
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from withhold import MeanEstimator, Params
from withhold.cli.stream import Tally
from withhold.records import LevelProgress


@dataclass(frozen=True, slots=True)
class Summary:
    """The end of a run; `refused` is the message of the row that stopped it, if one did."""

    mechanism: str
    params: Params
    rows: int
    users: int
    ignored: int
    levels: tuple[LevelProgress, ...]
    spent: Fraction
    estimate: Fraction
    error: float
    confidence: float
    sum: int
    total: int
    refused: str | None

    @property
    def says_nothing(self) -> bool:
        """Return whether the error bar is wider than half the range."""
        return 2 * self.error > self.params.width


def summarise(
    estimator: MeanEstimator,
    params: Params,
    mechanism: str,
    tally: Tally,
    confidence: float,
    refused: str | None,
) -> Summary:
    """Return the summary of what `estimator` has released so far."""
    release = estimator.release
    return Summary(
        mechanism=mechanism,
        params=params,
        rows=tally.rows,
        users=tally.users,
        ignored=tally.ignored,
        levels=tuple(estimator.progress),
        spent=estimator.spent,
        estimate=release.estimate,
        error=estimator.error_bar(confidence),
        confidence=confidence,
        sum=release.sum,
        total=release.total,
        refused=refused,
    )


def as_json(summary: Summary) -> str:
    """Return one JSON object on one line. Exact numbers are text: "1/20"."""
    params = summary.params
    return json.dumps(
        {
            "mechanism": summary.mechanism,
            "complete": summary.refused is None,
            "refused": summary.refused,
            "rows": summary.rows,
            "users": summary.users,
            "ignored": summary.ignored,
            "max_users": params.max_users,
            "max_samples": params.max_samples,
            "epsilon": str(params.epsilon),
            "delta": str(params.delta),
            "lower": str(params.lower),
            "upper": str(params.upper),
            "grid": params.grid,
            "spent": str(summary.spent),
            "estimate": float(summary.estimate),
            "error": summary.error if math.isfinite(summary.error) else None,
            "confidence": summary.confidence,
            "sum": summary.sum,
            "total": summary.total,
            "says_nothing": summary.says_nothing,
            "levels": [
                {
                    "level": level.level,
                    "active": level.active,
                    "elements": level.elements,
                    "buffered": level.buffered,
                    "samples": level.samples,
                    "needed": level.needed,
                }
                for level in summary.levels
            ],
        }
    )


def as_text(summary: Summary) -> str:
    """Return the summary as lines for a reader."""
    facts = "\n".join(f"{name:<15}{fact}" for name, fact in _facts(summary))
    return f"{facts}\n{verdict(summary)}"


def _facts(summary: Summary) -> Iterator[tuple[str, str]]:
    params = summary.params
    yield "rows", f"{summary.rows:,} ({summary.ignored:,} ignored)"
    yield "users", f"{summary.users:,} of at most {params.max_users:,}"
    yield "mechanism", summary.mechanism
    active = [str(level.level) for level in summary.levels if level.active]
    yield "active levels", ", ".join(active) if active else "none"
    for level in summary.levels:
        if not level.active:
            share = level.samples / level.needed
            yield (
                f"level {level.level}",
                f"waits: {level.samples:,} of {level.needed:,} samples ({share:.1%})",
            )
    yield "epsilon spent", f"{summary.spent} of {params.epsilon}"
    yield "estimate", f"{float(summary.estimate):.6g} ± {summary.error:.3g}"


def verdict(summary: Summary) -> str:
    """Return in one plain sentence what the estimate is worth."""
    if summary.total == 0:
        return "No sample has been released yet: the estimate is the starting guess."
    params = summary.params
    if summary.says_nothing:
        return (
            "At this size the estimate says nothing: with the paper's constants its error bar is "
            f"wider than half of the range [{params.lower}, {params.upper}]. "
            "`withhold plan` shows at which sizes it would."
        )
    percent = f"{100 * summary.confidence:g}%"
    condition = {
        "naive": "",
        "full": ", and if no block was cut off by an interval",
    }.get(summary.mechanism, ", if --prior is near enough to it, and no block was cut off")
    return (
        f"With {percent} confidence the mean is within {summary.error:.3g} of the estimate, "
        f"for independent samples of one distribution{condition}."
    )
