"""The summary of a run: public facts, also as text. `summary_json` has them as a JSON object."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction
from typing import Protocol

from withhold import ASSUMPTION, FinalRelease, MeanEstimator, Params, Release
from withhold.accounted.decisions import SMALLEST, SMALLEST_AT_HORIZON
from withhold.accuracy.posterior_bars import Reason
from withhold.cli.numbers import at_most, percent, rounded_up, with_bar
from withhold.cli.settings import Settings
from withhold.core.errors import StateWriteError
from withhold.core.params import Weighting
from withhold.core.records import Charge, LevelProgress
from withhold.files.rows import BadRows

WHY: dict[Reason, str] = {
    "no_epoch": "no epoch has closed",
    "heavy_users_unknown": "users with many samples could not be told from the others at this "
    "epsilon",
    "withheld_samples": "many samples have come since the last release, and may have another mean",
    "excess_noise": "noise hides whether a few users lie far outside the intervals",
    "no_excess_query": "no excess could be asked, so that most of it is an assumption",
    "users_differ": "the releases contradict that users do not differ",
}
ESTIMATED: dict[Weighting, str] = {
    "sample": "mean of all samples so far",
    "user": "mean over users of their means so far",
}
HOMOGENEOUS = (
    "Users do not differ (--homogeneous): all samples are independent, and their mean moves from "
    "epoch to epoch by steps of similar size."
)


class Counts(Protocol):
    """What is public about the arrivals: `withhold.cli.tally.Tally` says what each number is."""

    @property
    def rows(self) -> int: ...
    @property
    def users(self) -> int: ...
    @property
    def ignored(self) -> int: ...
    @property
    def alike(self) -> int: ...


@dataclass(frozen=True, slots=True)
class Summary:
    """The result of a run.

    Attributes:
        refused: the message of what stopped it, or None.
        skipped, alike: bad rows that were skipped, and users who look like others.
        last_line: "read" or "not read" if the last line has no end, else None.
        charges: all private steps, to be read once; None if what a state file lacks is not shown.
        final: the final release, if it has been made.
    """

    mechanism: str
    params: Params
    rows: int
    users: int
    ignored: int
    levels: tuple[LevelProgress, ...]
    spent: Fraction
    estimate: Fraction
    error: float
    reason: Reason
    confidence: float
    sum: int
    total: int
    refused: str | None
    skipped: int
    alike: int
    last_line: str | None
    charges: Iterator[Charge] | None
    final: FinalRelease | None

    @property
    def says_nothing(self) -> bool:
        """Whether nothing has been released, or the error bar is half of the range or wider."""
        return self.total == 0 or 2 * self.error >= self.params.width

    @property
    def is_ledger(self) -> bool:
        """Whether the mechanism has epochs instead of levels."""
        return self.mechanism == "ledger"

    @property
    def epochs(self) -> int:
        """How many epochs of the ledger mechanism have closed."""
        return self.levels[0].elements

    @property
    def counted(self) -> int:
        """The time of the ledger mechanism: how many samples have been counted."""
        return self.levels[0].samples

    @property
    def waiting(self) -> int:
        """How many samples are withheld."""
        return self.levels[0].buffered


@dataclass(frozen=True, slots=True)
class Shown:
    """What the summary shows of the estimator: all that may depend on draws."""

    release: Release
    error: float
    reason: Reason
    spent: Fraction
    levels: tuple[LevelProgress, ...]
    final: FinalRelease | None


def shown_by(estimator: MeanEstimator, confidence: float) -> Shown:
    """Return what the estimator may show now."""
    return Shown(
        estimator.release,
        estimator.error_bar(confidence),
        estimator.error_bar_reason,
        estimator.spent,
        tuple(estimator.progress),
        estimator.final,
    )


def summarise(
    estimator: MeanEstimator,
    settings: Settings,
    tally: Counts,
    bad: BadRows,
    refused: str | None,
    shown: Shown | None = None,
) -> Summary:
    """Return the summary of the run of `estimator` so far, or of what it has `shown` before."""
    shown = shown_by(estimator, settings.confidence) if shown is None else shown
    release = shown.release
    charges: Iterator[Charge] | None = None
    with suppress(StateWriteError):
        charges = estimator.charges()
    return Summary(
        mechanism=settings.mechanism,
        params=settings.params,
        rows=tally.rows,
        users=tally.users,
        ignored=tally.ignored,
        levels=shown.levels,
        spent=shown.spent,
        estimate=release.estimate,
        error=shown.error,
        reason=shown.reason,
        confidence=settings.confidence,
        sum=release.sum,
        total=release.total,
        refused=refused,
        skipped=bad.skipped,
        alike=tally.alike,
        last_line=("read" if bad.last.taken else "not read") if bad.last.unended else None,
        charges=charges,
        final=shown.final,
    )


def as_text(summary: Summary) -> str:
    """Return the summary as lines for a reader."""
    facts = "\n".join(f"{name:<15}{fact}" for name, fact in _facts(summary))
    return f"{facts}\n{verdict(summary)}{_of_final(summary)}"


def _of_final(summary: Summary) -> str:
    """Return a sentence on the final release, or on the share that is kept for it."""
    final, share = summary.final, summary.params.final_share
    if final is not None:
        return (
            f"\nWith {percent(summary.confidence)} confidence the mean of all {final.samples:,} samples, as they "
            f"count, is within {rounded_up(final.error_bar(summary.confidence))} of the final release, whatever "
            "users do."
        )
    return f"\nA share of {share} of epsilon is kept for a final release." if share else ""


def _facts(summary: Summary) -> Iterator[tuple[str, str]]:
    params = summary.params
    skipped = f"; {summary.skipped:,} bad ones were skipped" if summary.skipped else ""
    last = summary.last_line
    unended = "" if last is None else f"; the last line has no end, and was {last}"
    yield "rows", f"{summary.rows:,} ({summary.ignored:,} ignored){skipped}{unended}"
    alike = (
        f"; {summary.alike:,} look like another (but for case, blanks or the form of characters)"
        if summary.alike
        else ""
    )
    yield "users", f"{summary.users:,} of at most {params.max_users:,}{alike}"
    yield "mechanism", summary.mechanism
    yield from _ledger_facts(summary) if summary.is_ledger else _level_facts(summary)
    numbers = f"{params.grid + 1:,} evenly spaced numbers from {params.lower} to {params.upper}"
    yield "values", f"each counts as the nearest of {numbers}"
    yield "estimate", with_bar(float(summary.estimate), summary.error)
    if summary.final is not None:
        bar = summary.final.error_bar(summary.confidence)
        yield "final release", with_bar(float(summary.final), bar)


def _ledger_facts(summary: Summary) -> Iterator[tuple[str, str]]:
    params, horizon = summary.params, summary.params.horizon
    yield "epochs", f"{summary.epochs:,} closed, weighted by {params.weighting}"
    yield "samples", f"{summary.total:,} in the estimate, {summary.waiting:,} withheld"
    if horizon is None:
        yield "horizon", "not given: some budget is kept for a longer stream"
    else:
        reached = "reached" if summary.counted >= horizon else f"{summary.counted:,} so far"
        yield "horizon", f"{horizon:,} samples, {reached}"
    yield (
        "epsilon spent",
        f"{at_most(summary.spent)} of {params.epsilon} by the user who has spent most",
    )


def _level_facts(summary: Summary) -> Iterator[tuple[str, str]]:
    active = [str(level.level) for level in summary.levels if level.active]
    yield "active levels", ", ".join(active) if active else "none"
    for level in summary.levels:
        if not level.active:
            share = level.samples / level.needed
            yield (
                f"level {level.level}",
                f"waits: {level.samples:,} of {level.needed:,} samples ({share:.1%})",
            )
    yield "epsilon spent", f"{summary.spent} of {summary.params.epsilon}"


def verdict(summary: Summary) -> str:
    """Return a sentence on the accuracy of the estimate."""
    if summary.total == 0:
        nothing = "No sample has been released yet: the estimate is the prior guess."
        return f"{nothing} {_what_is_missing(summary)}" if summary.is_ledger else nothing
    params = summary.params
    if summary.says_nothing and summary.is_ledger:
        return (
            "At this size the estimate says nothing: its error bar is half of the range "
            f"[{params.lower}, {params.upper}] or wider.{why(summary)} More users, a larger epsilon or "
            "--horizon help; `withhold plan` shows how much."
        )
    if summary.says_nothing:
        return (
            "At this size the estimate says nothing: with the paper's constants its error bar is "
            f"half of the range [{params.lower}, {params.upper}] or wider. "
            "`withhold plan` shows which sizes suffice."
        )
    if summary.is_ledger:
        return (
            f"With {percent(summary.confidence)} confidence the {ESTIMATED[params.weighting]} is within "
            f"{rounded_up(summary.error)} of the estimate.{why(summary)} This assumes: "
            f"{assumption(summary)}"
        )
    condition = {
        "naive": "",
        "full": ", if no block was clipped",
    }.get(summary.mechanism, ", if --prior is close enough to it and no block was clipped")
    return (
        f"With {percent(summary.confidence)} confidence the mean is within {rounded_up(summary.error)} of "
        "the estimate, "
        f"for independent samples of one distribution{condition}."
    )


def why(summary: Summary) -> str:
    """Return a sentence that says why the error bar is wide, if there is one main reason."""
    return "" if summary.reason == "none" else f" The bar is wide: {WHY[summary.reason]}."


def assumption(summary: Summary) -> str:
    """Return what the error bar assumes: of users who are said to be alike, unless releases contradict it."""
    alike = summary.params.homogeneous and summary.reason != "users_differ"
    return HOMOGENEOUS if alike else ASSUMPTION


def _what_is_missing(summary: Summary) -> str:
    """Return why no epoch of the ledger mechanism has closed yet, as far as public numbers show."""
    params = summary.params
    now, most = summary.users * params.epsilon, params.max_users * params.epsilon
    if now >= SMALLEST:
        return "Budget limits grow with the stream, and are not yet enough for an epoch."
    at_horizon = f", or {SMALLEST_AT_HORIZON} at the horizon"
    needed = f"{SMALLEST}{'' if params.horizon is None else at_horizon}"
    text = f"No epoch closes before users times epsilon reach {needed}: so far {float(now):.3g}"
    if most < (SMALLEST if params.horizon is None else SMALLEST_AT_HORIZON):
        text += f", and {float(most):.3g} is the most that --max-users and --epsilon permit"
    return f"{text}."
