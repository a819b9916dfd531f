"""Draws the figures of the documentation: python docs/draw.py

The data are synthetic and the noise is seeded, so a run draws the same figures again. The mechanism
is the shipped one; nothing is drawn by hand.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from random import Random

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from withhold import MeanEstimator, Params
from withhold.core.records import Epoch
from withhold.core.source import SecureSource
from withhold.testing import replay
from withhold_spec.accounted.interface import BUDGET, Public
from withhold_spec.params import Params as SpecParams
from withhold_spec.policy.budget_limit import limit

FOLDER = Path(__file__).parent / "figures"
MEAN = 0.3
BLUE, ORANGE, GREEN, GREY = "#2a6f97", "#d1495b", "#4f772d", "#6c757d"
COLOURS = (BLUE, ORANGE, GREEN)

Event = tuple[int, int]


class SeededSource(SecureSource):
    """The exact samplers on seeded bytes; it keeps the radius of every series of sums.

    Attributes:
        radii: the number of a series' first epoch -> its radius. Secret in a real run.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(prefetch=0)
        self._random = Random(seed)
        self.radii: dict[int, int] = {}

    def _read(self, size: int) -> bytes:
        return self._random.randbytes(size)

    def radius(self, counter: int, first_node: int, length: int, sums: int, scale: Fraction) -> int:
        """A radius of the sampler, kept if it is that of the sums."""
        radius = super().radius(counter, first_node, length, sums, scale)
        if counter == 0:
            self.radii[first_node] = radius
        return radius


@dataclass(frozen=True)
class Run:
    """A traced run: the closed epochs, the noise of their sums, and the radii of the series."""

    horizon: int
    epochs: Sequence[Epoch]
    noise: Sequence[int]
    radii: dict[int, int]


def coins(users: Sequence[int], seed: int) -> list[Event]:
    """One 0 or 1 for each arrival, independent with mean MEAN."""
    random = Random(seed)
    return [(user, int(random.random() < MEAN)) for user in users]


def turns(users: int, samples: int) -> list[int]:
    """Arrivals of users who come in turns, each with so many samples."""
    return list(range(users)) * samples


def traced(events: Sequence[Event], epsilon: Fraction, seed: int) -> Run:
    """A run of the ledger mechanism that knows how long the stream is."""
    users = [user for user, _ in events]
    params = Params(
        max_users=len(set(users)),
        max_samples=max(users.count(user) for user in set(users)),
        epsilon=epsilon,
        beta="1/20",
        horizon=len(events),
        grid=1,
    )
    source = SeededSource(seed)
    steps = [step for step in replay("ledger", params, events, source) if step.epoch is not None]
    return Run(
        len(events),
        [step.epoch for step in steps if step.epoch is not None],
        [step.written[0].noise for step in steps],
        source.radii,
    )


def draw_series(axes: Axes, users: int = 1000, samples: int = 32) -> None:
    """Epochs on the time axis: the noise of each, within the radius that its series shares."""
    epsilon = Fraction(1)
    run = traced(coins(turns(users, samples), 1), epsilon, 11)
    scale = float(BUDGET / epsilon)
    firsts = list(dict.fromkeys(epoch.series.first for epoch in run.epochs))
    for number, (epoch, noise) in enumerate(zip(run.epochs, run.noise, strict=True), 1):
        first = epoch.series.first
        colour = COLOURS[firsts.index(first) % len(COLOURS)]
        radius = run.radii[first] / scale
        axes.vlines(epoch.samples, -radius, radius, colors=colour, linewidth=5, alpha=0.25)
        axes.plot(epoch.samples, noise / scale, "o", color=colour, markersize=5)
        if number == first:
            last = max(e.samples for e in run.epochs if e.series.first == first)
            name = f"series {firsts.index(first) + 1}" + ("" if last > epoch.samples else ": alone")
            axes.annotate(
                name, (epoch.samples, radius), (0, 5), textcoords="offset points", color=colour
            )
            for side in (-radius, radius):
                axes.plot((epoch.samples, last), (side, side), color=colour, linewidth=1)
    axes.axhline(0, color=GREY, linewidth=0.8)
    axes.margins(y=0.15)
    axes.set_xscale("log", base=2)
    axes.set_xlabel("samples so far (an epoch closes at each bar)")
    axes.set_ylabel("noise of the sum, in scales")
    axes.set_title(f"{users:,} users in turns, {samples} samples each, ε = {epsilon}")


def draw_account(axes: Axes, users: int = 300, length: int = 12000) -> None:
    """One user's charges and account: a series costs the largest of its charges."""
    random = Random(2)
    popularity = [1 / (rank + 10) for rank in range(users)]
    arrivals = random.choices(range(users), popularity, k=length)
    seen = {user: number for number, user in enumerate(dict.fromkeys(arrivals))}
    counts = [arrivals.count(user) for user in seen]
    run = traced(coins([seen[user] for user in arrivals], 3), Fraction(1), 12)
    user = counts.index(max(counts))
    times = [t for t, name in enumerate(arrivals, 1) if seen[name] == user]
    params = SpecParams(len(counts), max(counts), 1, "1/20", horizon=length)
    public = Public(params, (), (), ())
    closed = [epoch.samples for epoch in run.epochs]
    moments = [t for t in sorted({*times, *closed}) if t >= times[0]]
    limits = [
        limit(public, sum(t <= moment for t in times), times[0], moment) for moment in moments
    ]
    charges, spent = spending(run, user)
    composed = [sum(charges[: number + 1]) for number in range(len(charges))]
    for number, (start, charge) in enumerate(zip(closed, charges, strict=True)):
        colour = GREEN if run.epochs[number].series.length == 1 else BLUE
        axes.vlines(start, 0, charge, colors=colour, linewidth=6, alpha=0.35)
    axes.plot([], [], color=GREEN, linewidth=6, alpha=0.35, label="charge of a single epoch")
    axes.plot([], [], color=BLUE, linewidth=6, alpha=0.35, label="charge of an epoch in a series")
    axes.step([*closed, length], [*spent, spent[-1]], where="post", color=BLUE, label="account")
    axes.plot(
        moments,
        [each / BUDGET for each in limits],
        color=BLUE,
        linestyle=":",
        label="budget limit of the policy",
    )
    axes.step(
        [*closed, length],
        [*composed, composed[-1]],
        where="post",
        color=ORANGE,
        linestyle="--",
        label="sum of all charges",
    )
    axes.axhline(1, color=GREY, linewidth=0.8)
    axes.annotate("ε", (closed[0], 1), (-24, 3), textcoords="offset points", color=GREY)
    axes.set_xscale("log", base=2)
    axes.set_xlabel("samples so far (all users)")
    axes.set_ylabel("share of the budget")
    axes.set_title(f"The busiest of {len(counts)} users, {max(counts)} samples, ε = 1")
    axes.legend(loc="upper left", frameon=False)


def spending(run: Run, user: int) -> tuple[list[float], list[float]]:
    """The user's charge in each epoch, and the account after it, as shares of the budget."""
    before, largest, current = 0, (0, 0), 0
    charges, spent = [], []
    for epoch in run.epochs:
        if epoch.series.first != current:
            before, largest, current = before + sum(largest), (0, 0), epoch.series.first
        own = (0, 0)
        for part in epoch.contributions:
            if part.user == user:
                own = part.weight * (part.high - part.low), part.excess_weight * part.saturation
        largest = max(largest[0], own[0]), max(largest[1], own[1])
        charges.append(sum(own) / BUDGET)
        spent.append((before + sum(largest)) / BUDGET)
    return charges, spent


def draw_estimate(axes: Axes, users: int = 2000, samples: int = 25) -> None:
    """Estimate and error bar over a stream, with the horizon given and without."""
    events = coins(turns(users, samples), 4)
    names, values = [user for user, _ in events], [value for _, value in events]
    length = len(events)
    for horizon, colour, label in (
        (length, BLUE, "horizon given"),
        (None, ORANGE, "horizon not known"),
    ):
        params = Params(users, samples, 1, "1/20", horizon=horizon, grid=1)
        source = SeededSource(13)
        releases = MeanEstimator(params, source=source).observe_many(names, values)
        estimates, bars = releases.estimates, releases.error_bars()
        totals = releases.totals
        shown = [t for t in range(2, length + 1) if totals[t - 1] != totals[t - 2] or t == length]
        middle = [float(estimates[t - 1]) for t in shown]
        half = [float(bars[t - 1]) for t in shown]
        axes.step(shown, middle, where="post", color=colour, label=f"estimate, {label}")
        axes.fill_between(
            shown,
            [centre - width for centre, width in zip(middle, half, strict=True)],
            [centre + width for centre, width in zip(middle, half, strict=True)],
            step="post",
            color=colour,
            alpha=0.15,
            linewidth=0,
        )
    axes.axhline(MEAN, color=GREY, linewidth=0.8, linestyle="--", label="true mean")
    axes.set_xscale("log", base=10)
    axes.set_xlim(users / 40, length)
    axes.set_ylim(0, 0.6)
    axes.set_xlabel("samples so far")
    axes.set_ylabel("mean, with 95 % error bar")
    axes.set_title(f"{users:,} users in turns, {samples} samples each, ε = 1")
    axes.legend(frameon=False)


FIGURES: dict[str, Callable[[Axes], None]] = {
    "series.svg": draw_series,
    "account.svg": draw_account,
    "estimate.svg": draw_estimate,
}


def main(folder: Path = FOLDER) -> None:
    """Writes every figure into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with matplotlib.rc_context(
        {
            "svg.hashsalt": "withhold",
            "svg.fonttype": "none",
            "axes.spines.top": False,
            "axes.spines.right": False,
        }
    ):
        for name, draw in FIGURES.items():
            figure = Figure(figsize=(7.5, 4), layout="constrained")
            draw(figure.subplots())
            figure.savefig(folder / name, metadata={"Date": None})


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
