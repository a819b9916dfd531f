"""Rows that are written: each run of equal releases once, for every mechanism and every K."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from withhold import MeanEstimator, Params, Releases
from withhold.cli.stream import released_rows
from withhold.core.records import Mechanism
from withhold.testing import ZeroTape

PARAMS = Params(20, 40, 8, "0.1", grid=4)
MECHANISMS: tuple[Mechanism, ...] = ("ledger", "full", "naive")


def releases_of(mechanism: Mechanism) -> Releases:
    """The second half of a stream."""
    estimator = MeanEstimator(PARAMS, mechanism, ZeroTape())
    users, values = [t % 20 for t in range(600)], [t % 5 / 4 for t in range(600)]
    estimator.observe_many(users[:300], values[:300])
    return estimator.observe_many(users[300:], values[300:])


RELEASES = {mechanism: releases_of(mechanism) for mechanism in MECHANISMS}


@pytest.mark.parametrize("mechanism", MECHANISMS)
@given(data=st.data())
def test_they_are_the_releases_after_these_rows(mechanism: Mechanism, data: st.DataObject) -> None:
    releases = RELEASES[mechanism]
    start = data.draw(st.integers(0, len(releases) - 1))
    stop = data.draw(st.integers(start + 1, len(releases)))
    rows = range(start, stop, data.draw(st.integers(1, 40)))
    found = released_rows(releases, rows, 0.9, before=7)
    assert list(found.times) == [row + 8 for row in rows]
    columns = (
        releases.estimates,
        releases.error_bars(0.9),
        releases.sums.astype(np.float64),
        releases.totals.astype(np.float64),
    )
    expected = np.stack(columns)[:, list(rows)]
    each_row = np.repeat(np.array(found.releases, dtype=np.float64), found.lengths, axis=0)
    assert each_row.T.tolist() == expected.tolist()


def test_a_run_of_equal_releases_is_there_once() -> None:
    found = released_rows(RELEASES["ledger"], range(300), 0.9)
    assert len(found.releases) < 30
    assert sum(found.lengths) == len(found) == 300
