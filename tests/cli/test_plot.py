"""The plot: few points whatever the length, always the last release, nothing outside the axes."""

from pathlib import Path

import numpy as np
import pytest

from withhold.cli import plot
from withhold.cli.plot import MOST_POINTS, Caption, Trace, draw, view
from withhold.files.rows import MissingExtraError


def fed(rows: int, batch: int) -> Trace:
    """Feed releases 1, ..., rows in batches; the estimate at t is t."""
    trace = Trace()
    for start in range(1, rows + 1, batch):
        times = np.arange(start, min(start + batch, rows + 1), dtype=np.int64)
        trace.add(times, times.astype(np.float64), np.ones(len(times)))
    return trace


@pytest.mark.parametrize("batch", [1000, 4097, 70_000])
def test_a_long_trace_is_bounded_even_and_ends_with_the_last_release(batch: int) -> None:
    trace = fed(140_001, batch)
    times, estimates, errors = trace.points()
    assert MOST_POINTS // 2 < len(trace) <= MOST_POINTS
    assert times[-1] == 140_001
    assert set(np.diff(times[:-1])) == {128}
    assert np.array_equal(estimates, times)
    assert len(errors) == len(times)


def test_a_short_trace_keeps_every_release() -> None:
    assert fed(5, 2).points()[0].tolist() == [1, 2, 3, 4, 5]


def test_the_view_is_the_range_until_the_band_is_narrow() -> None:
    wide = np.zeros(10), np.ones(10)
    assert view(*wide, 0.0, 1.0) == (0.0, 1.0)
    low, high = np.full(10, 0.4), np.full(10, 0.6)
    low[:2], high[:2] = 0.0, 1.0
    assert view(low, high, 0.0, 1.0) == pytest.approx((0.3, 0.7), abs=1e-9)
    assert view(np.full(4, 0.0), np.full(4, 0.1), 0.0, 1.0)[0] == 0.0


@pytest.mark.parametrize("rows", [0, 1, 5000])
def test_a_png_is_written_for_any_length(tmp_path: Path, rows: int) -> None:
    trace = Trace()
    times = np.arange(1, rows + 1, dtype=np.int64)
    errors = np.full(rows, np.inf)
    errors[rows // 2 :] = 0.1
    trace.add(times, np.full(rows, 0.25), errors)
    # A dollar sign would start a formula if names of columns were read as such.
    caption = Caption("full, ε = 1", "mean of $x_", "95%", 0.0, 1.0)
    draw(trace, caption, tmp_path / "picture.png")
    assert (tmp_path / "picture.png").read_bytes().startswith(b"\x89PNG")


def test_without_matplotlib_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "matplotlib.figure", None)
    with pytest.raises(MissingExtraError, match=r"pip install 'withhold\[plots\]'"):
        plot.require_matplotlib()
