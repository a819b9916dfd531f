"""A run in batches beside the same run row by row."""

from collections.abc import Sequence
from itertools import pairwise

from support.inside import state_of
from support.strategies import Case
from withhold import Params, Release
from withhold.core.records import Form
from withhold.testing import RecordingSource, Tape, engine_inside, estimator_of


def check_batches(
    mechanism: Form, case: Case, cuts: Sequence[int]
) -> Sequence[tuple[str, int, int]]:
    """Batches that end at the cuts give what single rows give; returns the draws that were asked for."""
    params = Params(**(case.params | {"extra_users": "ignore"}))  # type: ignore[arg-type]
    single, batched = RecordingSource(Tape(case.noise)), RecordingSource(Tape(case.noise))
    one = estimator_of(mechanism, params, single)
    many = estimator_of(mechanism, params, batched)
    own_bars = engine_inside(one).bar() is not None
    expected, bars = [], []
    for user, value in case.events:
        expected.append(one.observe(user, value))
        if not own_bars:  # those of the ledger mechanism change at other times than every row
            bars.append(one.error_bar(0.8))
    found: list[Release] = []
    edges = sorted({0, len(case.events), *(cut for cut in cuts if cut < len(case.events))})
    for first, last in pairwise(edges):
        users, values = zip(*case.events[first:last], strict=True)
        releases = many.observe_many(users, values)
        found += releases
        assert own_bars or releases.error_bars(0.8).tolist() == bars[first:last]
    assert found == expected
    assert many.error_bar(0.8) == one.error_bar(0.8)
    assert state_of(many) == state_of(one)
    assert batched.asked == single.asked
    assert len(batched.asked) == len(set(batched.asked))
    return batched.asked
