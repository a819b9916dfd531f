"""A plot of a running mean and its error band, for streams of any length."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import numpy as np
from numpy.typing import NDArray

from withhold.files.rows import import_extra

if TYPE_CHECKING:
    from matplotlib.axes import Axes

MOST_POINTS = 2048
_INK = "#1f4e79"
_BAND = "#9dc3e6"
_FAINT = "#7f7f7f"

Times: TypeAlias = NDArray[np.int64]
Reals: TypeAlias = NDArray[np.float64]


class Trace:
    """Keeps at most `MOST_POINTS` evenly spaced releases of a stream, and the last one."""

    def __init__(self) -> None:
        self._step = 1
        self._times: Times = np.empty(0, dtype=np.int64)
        self._estimates: Reals = np.empty(0)
        self._errors: Reals = np.empty(0)
        self._last: tuple[Times, Reals, Reals] = (self._times, self._estimates, self._errors)

    def __len__(self) -> int:
        return len(self._times)

    def add(self, times: Times, estimates: Reals, errors: Reals) -> None:
        """Add the next releases: arrays of equal length with ascending times."""
        if not len(times):
            return
        kept = times % self._step == 0
        self._times = np.concatenate([self._times, times[kept]])
        self._estimates = np.concatenate([self._estimates, estimates[kept]])
        self._errors = np.concatenate([self._errors, errors[kept]])
        self._last = (times[-1:].copy(), estimates[-1:].copy(), errors[-1:].copy())
        while len(self._times) > MOST_POINTS:
            self._step *= 2
            self._keep(self._times % self._step == 0)

    def _keep(self, kept: NDArray[np.bool_]) -> None:
        self._times = self._times[kept]
        self._estimates = self._estimates[kept]
        self._errors = self._errors[kept]

    def points(self) -> tuple[Times, Reals, Reals]:
        """Return times, estimates and half widths of the error band, the last release included."""
        kept = (self._times, self._estimates, self._errors)
        if len(self._times) and self._times[-1] == self._last[0][-1]:
            return kept
        return (
            np.concatenate([kept[0], self._last[0]]),
            np.concatenate([kept[1], self._last[1]]),
            np.concatenate([kept[2], self._last[2]]),
        )


@dataclass(frozen=True, slots=True)
class Caption:
    """The texts of the plot, and the range of the estimates."""

    title: str
    quantity: str
    confidence: str
    lower: float
    upper: float


def require_matplotlib() -> None:
    """Check that matplotlib is installed. Raises: MissingExtraError."""
    import_extra("matplotlib.figure", "A plot", "plots")


def draw(trace: Trace, caption: Caption, path: Path) -> None:
    """Write a PNG of the trace to `path`; nothing is drawn outside [lower, upper]."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 5), dpi=150, layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    axes.set_xlabel("rows seen")
    axes.set_ylabel(caption.quantity, parse_math=False)
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(axis="y", color="#e6e6e6", linewidth=0.8)
    axes.set_axisbelow(True)
    times, estimates, errors = trace.points()
    said = "no rows"
    if len(times):
        _draw_series(axes, caption, times, estimates, errors)
        said = _last_words(caption, float(estimates[-1]), float(errors[-1]))
    # The text is above the axes, where it hides nothing.
    axes.set_title(f"{caption.title}\n{said}", loc="left", fontsize=10, parse_math=False)
    figure.savefig(path, format="png")


def _draw_series(
    axes: "Axes", caption: Caption, times: Times, estimates: Reals, errors: Reals
) -> None:
    # A release holds until the next one; the last one gets the width of one row.
    times = np.append(times, times[-1] + 1)
    estimates, errors = (np.append(values, values[-1]) for values in (estimates, errors))
    low = np.clip(estimates - errors, caption.lower, caption.upper)
    high = np.clip(estimates + errors, caption.lower, caption.upper)
    band = f"error bar ({caption.confidence} confidence)"
    axes.fill_between(times, low, high, step="post", color=_BAND, alpha=0.6, lw=0, label=band)
    axes.step(times, estimates, where="post", color=_INK, linewidth=0.9, label="released mean")
    bottom, top = view(low, high, caption.lower, caption.upper)
    saturation = 0.03 * (top - bottom)
    axes.set_ylim(bottom - saturation, top + saturation)
    axes.set_xlim(0, int(times[-1]) * 1.01)
    axes.locator_params(axis="x", integer=True)
    for end in (caption.lower, caption.upper):
        axes.axhline(end, color=_FAINT, linewidth=0.9, linestyle=(0, (4, 3)))
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:,.0f}")
    axes.legend(loc="lower right", bbox_to_anchor=(1, 1), frameon=False, fontsize=9)


def _last_words(caption: Caption, estimate: float, error: float) -> str:
    if 2 * error >= caption.upper - caption.lower:
        return "at the end the error bar is half of the range or wider: the mean says nothing"
    return f"at the end {estimate:.4g} ± {error:.2g}"


def view(low: Reals, high: Reals, lower: float, upper: float) -> tuple[float, float]:
    """Return the ends of the vertical axis: the range, or a part of it if the later band is narrow.

    The first quarter of the stream is ignored because its band is always wide.
    """
    later = slice(len(low) // 4, None)
    bottom, top = float(low[later].min()), float(high[later].max())
    room = 0.5 * (top - bottom)
    if top - bottom > 0.4 * (upper - lower):
        return lower, upper
    return max(lower, bottom - room), min(upper, top + room)
