"""A batch gives the same releases as its rows one by one, draw by draw, wherever the stream is cut."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from support.inside import TAPES, state_of
from withhold import MeanEstimator, Params, Release, Releases
from withhold.accounted.arrivals import next_turn
from withhold.arrivals import Users, Values
from withhold.core.batch import Encoded, group, runs, stable_order
from withhold.core.counter import Counter
from withhold.core.records import Mechanism
from withhold.core.storage import add_all, add_zeros, new_counts, new_row, put, take
from withhold.paper.engine import CounterEngine
from withhold.testing import RecordingSource, Tape, ZeroTape, engine_inside

Event = tuple[str | int, float]

LEVELLED: list[Mechanism] = ["single", "multiple", "full"]
PARAMS = st.builds(
    lambda users, **rest: Params(max_users=users[0], extra_users=users[1], **rest),
    users=st.sampled_from([(6, "refuse"), (2**61, "refuse"), (4, "ignore")]),
    max_samples=st.sampled_from([1, 2, 5, 8, 33, 2**40]),
    epsilon=st.sampled_from([1, 400, 10**6]),
    beta=st.sampled_from(["0.5", "1"]),
    grid=st.sampled_from([1, 7, 2**16, 2**32]),
    horizon=st.just(150),
)
EVENTS = st.lists(
    st.tuples(st.sampled_from(["a", "b", "c", 4, 5, 6]), st.sampled_from([0.0, 0.3, 1.0, 2.0])),
    max_size=150,
)
CUTS = st.lists(st.integers(0, 150), max_size=5)


def columns(events: Sequence[tuple[str | int, float]], style: int) -> tuple[Users, Values]:
    """The same rows as lists, arrays, or a dictionary with codes."""
    users, values = [user for user, _ in events], [value for _, value in events]
    if style == 0:
        return users, values
    if style == 1:
        return np.array(users, dtype=object), np.array(values)
    names = [*dict.fromkeys(reversed(users)), "unused", *dict.fromkeys(users)]
    codes = [
        names.index(user) if i % 2 else len(names) - 1 - names[::-1].index(user)
        for i, user in enumerate(users)
    ]
    return Encoded(np.array(codes, dtype=np.int32), names), [Fraction(value) for value in values]


def assert_same(
    params: Params,
    mechanism: Mechanism,
    events: Sequence[tuple[str | int, float]],
    tape: Tape,
    cuts: list[int],
) -> None:
    single, batched = (RecordingSource(tape) for _ in range(2))
    one = MeanEstimator(params, mechanism, single)
    expected = [one.observe(user, value) for user, value in events]
    many = MeanEstimator(params, mechanism, batched)
    found: list[Release] = []
    edges = sorted({0, len(events), *(cut for cut in cuts if cut < len(events))})
    for number, (start, stop) in enumerate(pairwise(edges)):
        releases = many.observe_many(*columns(events[start:stop], number % 3))
        found += releases
        samples = many.progress[0].samples
        if mechanism != "ledger" or next_turn(samples - 1) == samples:  # rows in between keep a bar
            assert releases.error_bars()[-1] == pytest.approx(many.error_bar(), rel=1e-12)
    assert found == expected
    assert state_of(many) == state_of(one)
    assert (batched.noise, batched.costs) == (single.noise, single.costs)
    assert len(batched.asked) == len(set(batched.asked)) == len(single.asked)
    assert list(many.charges()) == list(one.charges())
    assert (many.progress, many.diversity, many.spent) == (one.progress, one.diversity, one.spent)


@pytest.mark.parametrize("mechanism", ["binary", "naive", "ledger", *LEVELLED])
@example(
    Params(max_users=6, max_samples=8, epsilon=400, beta="0.5", horizon=150, grid=1),
    [*[("a", 0.0)] * 8, *[("b", 0.0)] * 8, ("c", 0.0)],
    Tape({}, {}, 0),
    [],
)
@given(params=PARAMS, events=EVENTS, tape=TAPES, cuts=CUTS)
def test_a_batch_is_its_rows_one_by_one(
    mechanism: Mechanism, params: Params, events: list[Event], tape: Tape, cuts: list[int]
) -> None:
    assert_same(params, mechanism, events, tape, cuts)


@given(
    size=st.integers(1, 9),
    users=st.integers(0, 6),
    bits=st.integers(0, 2**60),
    extra=st.integers(0, 2),
    rest=st.integers(0, 9),
    tape=TAPES,
    cuts=CUTS,
)
def test_wishful_batches(
    size: int, users: int, bits: int, extra: int, rest: int, tape: Tape, cuts: list[int]
) -> None:
    rows = [user for user in range(users) for _ in range(size + extra)] + [users] * min(rest, size)
    events: list[Event] = [(user, float(bits >> i & 1)) for i, user in enumerate(rows)]
    assert_same(Params(7, size, 1, "0.1", grid=1), "wishful", events, tape, cuts)


@pytest.mark.parametrize("batch", [1, 97, 5000])
def test_all_levels_activate_inside_batches(batch: int) -> None:
    """One batch activates several of levels 2 to 6, flushes buffers and has samples across word ends."""
    params = Params(40, 64, 150, "0.5", grid=2**16)
    events: list[Event] = [(i * i % 37 % 23, (i * 7919 % 1009) / 1009) for i in range(2500)]
    noise = {(c, k): (c * 31 + k * 17) % 1000 - 500 for c in range(7) for k in range(1, 41)}
    tape = Tape(noise, {4: 1, 6: 3})
    assert_same(params, "full", events, tape, list(range(0, len(events), batch))[:60])
    estimator = MeanEstimator(params, "full", source=tape)
    estimator.observe_many(*columns(events, 0))
    assert all(level.active for level in estimator.progress)


@pytest.mark.parametrize("mechanism", ["wishful", *LEVELLED])
def test_projections_in_batches(mechanism: Mechanism) -> None:
    """Every user sends ones in the second half of its samples; the prior is 0 or the median near 0."""
    params = Params(2, 1024, 1500, 1, prior=0, grid=4)
    events = [(user, float(j >= 512)) for user in ("a", "b") for j in range(1024)]
    assert_same(params, mechanism, events, Tape(default=1), [700, 1500])
    estimator = MeanEstimator(params, mechanism, ZeroTape())
    releases = estimator.observe_many(*columns(events, 0))
    assert releases.totals[-1] == 2048
    assert releases.sums[-1] < 4 * 512  # less than half of the ones are left


@pytest.mark.parametrize("epsilon", [200, 10**6])
def test_a_batch_may_be_cut_around_every_activation(epsilon: int) -> None:
    """With two arrays each, a's later samples come after those that the medians read; with one, none do."""
    params = Params(3, 8, epsilon, "0.5", grid=1)
    events = [*[("a", 0.0)] * 8, ("c", 1.0), *[("b", 1.0)] * 8]
    for cut in range(1, len(events)):
        assert_same(params, "full", events, Tape(default=1), [cut])


def test_int64_is_left_when_noise_or_sums_are_too_large() -> None:
    small = MeanEstimator(Params(4, 4, 1, 1, grid=1), "full", source=ZeroTape())
    assert small.observe_many(["a"], [1]).sums.dtype == np.int64
    loud = MeanEstimator(
        Params(4, 4, 1, 1, grid=1), "full", source=Tape({(0, 1): 2**60, (0, 2): -(2**90)})
    )
    sums = loud.observe_many(["a", "b"], [1, 1]).sums
    assert sums.dtype == object
    assert sums.tolist() == [2**60 + 1, 2 - 2**90]
    engine = engine_inside(MeanEstimator(Params(2**40, 2**40, 1, 1, grid=2**32), "full"))
    assert isinstance(engine, CounterEngine)
    assert engine.fits(2**27)
    assert not engine.fits(2**27 + 1)
    tight = engine_inside(MeanEstimator(Params(2**20, 2**7, 1, 1, grid=2**32), "full"))
    assert isinstance(tight, CounterEngine)
    assert tight.fits(2**60)


def seen_in_batch(value: int, noise: int, mechanism: Mechanism, bounds: Params) -> object:
    """All that a caller sees of a batch of one row."""
    estimator = MeanEstimator(bounds, mechanism, Tape({(0, 1): noise}))
    releases = estimator.observe_many(["a"], [value])
    columns = (releases.sums, releases.totals, releases.estimates, releases.error_bars())
    return [(each.dtype, each.tolist()) for each in columns], estimator.release


MULTIPLE = Params(1, 2**20, Fraction(1, 2**14), 1, grid=2**32)


@pytest.mark.parametrize("mechanism", ["naive", "multiple", "full"])
@pytest.mark.parametrize("bounds", [MULTIPLE, Params(1, 2**50, 1, 1, grid=2**32)])
@given(noise=st.integers(-70, 70).flatmap(lambda power: near(power)))
@example(noise=2**59 // 21 + 5)
def test_equal_releases_on_neighbours_look_equal(
    mechanism: Mechanism, bounds: Params, noise: int
) -> None:
    """Neighbours release the same sum under other noise; types must not tell them apart."""
    first = seen_in_batch(0, noise, mechanism, bounds)
    assert first == seen_in_batch(1, noise - bounds.grid, mechanism, bounds)


def near(power: int) -> st.SearchStrategy[int]:
    """Integers near 2**power or its negative."""
    size = 2 ** abs(power) if power >= 0 else -(2**-power)
    return st.integers(size - 2**33, size + 2**33)


@pytest.mark.parametrize("mechanism", ["naive", "full"])
def test_a_sum_beyond_the_doubles_is_a_release_like_others(mechanism: Mechanism) -> None:
    loud = MeanEstimator(Params(1, 2, 1, 1, grid=1), mechanism, Tape({(0, 1): 2**1100}))
    assert loud.observe_many(["a"], [0]).estimates.tolist() == [1.0]


@example(first=2, size=9, noise=[1, 2**63] + [1] * 58)
@given(
    first=st.integers(0, 20),
    size=st.integers(1, 40),
    noise=st.lists(
        st.one_of(st.integers(-9, 9), st.sampled_from([2**57, -(2**62), 2**62, 2**63])),
        min_size=60,
        max_size=60,
    ),
)
def test_a_counter_extended_is_a_counter_appended_to(
    first: int, size: int, noise: list[int]
) -> None:
    tape = Tape({(3, node): draw for node, draw in enumerate(noise, 1)})
    one, many = Counter(3, Fraction(1)), Counter(3, Fraction(1))
    for element in range(first):
        one.append(element, tape)
        many.append(element, tape)
    expected = []
    for element in range(size):
        one.append(element, tape)
        expected.append(one.sum)
    found = many.extend(np.arange(size), tape, 2**59)
    assert found.tolist() == expected
    assert (many.size, many.sum, many._clean, many._noise) == (
        one.size,
        one.sum,
        one._clean,
        one._noise,
    )
    assert len(one._noise) == one.size.bit_count() + 1


@given(st.lists(st.one_of(st.integers(0, 5), st.integers(0, 2**40)), max_size=40))
def test_the_radix_order_is_stable(codes: list[int]) -> None:
    order = stable_order(np.array(codes, dtype=np.int64)).tolist()
    assert order == sorted(range(len(codes)), key=codes.__getitem__)


@given(
    codes=st.lists(st.integers(-1, 4), max_size=40),
    counts=st.lists(st.integers(0, 3), min_size=2, max_size=5),
    limit=st.sampled_from([None, 1, 3, 100]),
)
def test_groups_number_each_users_samples(
    codes: list[int], counts: list[int], limit: int | None
) -> None:
    grouping = group(np.array(codes, dtype=np.int64), np.array(counts), limit)
    seen, expected = dict(enumerate(counts)), {}
    for row, code in enumerate(codes):
        count = seen.get(code, 0) + 1
        if code >= 0 and (limit is None or count <= limit):
            seen[code] = count
            expected[row] = (code, count)
    found = zip(
        grouping.row.tolist(), grouping.owner.tolist(), grouping.count.tolist(), strict=True
    )
    assert {row: (code, count) for row, code, count in found} == expected
    assert grouping.rows_in_order().tolist() == list(expected)
    starts, lengths = runs(grouping.owner)
    assert (starts.tolist(), lengths.tolist()) == (
        grouping.starts.tolist(),
        grouping.lengths.tolist(),
    )


def test_rows_of_integers_are_as_narrow_as_their_bound_allows() -> None:
    kinds = [getattr(new_row(largest), "typecode", "list") for largest in BOUNDS]
    assert kinds == ["i", "q", "q", "list"]
    assert [new_counts(limit).typecode for limit in (None, *BOUNDS[:2])] == ["q", "i", "q"]
    for largest in BOUNDS:
        row = new_row(largest)
        add_zeros(row, 2)
        row[1] = largest
        assert list(row) == [0, largest]
    for row in (new_row(1), new_row(2**63)):
        add_all(row, np.array([5, 6, 7]))
        put(row, np.array([2, 0]), np.array([1, 2]))
        assert take(row, np.array([0, 1, 2])).tolist() == [2, 6, 1]


BOUNDS = (2**31 - 1, 2**31, 2**63 - 1, 2**63)


@cache
def releases_of(mechanism: Mechanism) -> Releases:
    """The releases of a stream of 300 rows."""
    estimator = MeanEstimator(
        Params(6, 50, 400, 1, horizon=300, grid=1), mechanism, Tape(default=3)
    )
    return estimator.observe_many([t % 6 for t in range(300)], [t % 2 for t in range(300)])


@pytest.mark.parametrize("mechanism", ["naive", "full", "ledger"])
@given(rows=st.sets(st.integers(0, 299)))
def test_releases_after_some_rows_are_those_of_all_rows(
    mechanism: Mechanism, rows: set[int]
) -> None:
    releases, some = releases_of(mechanism), np.array(sorted(rows), dtype=np.int64)
    chosen = releases.after(some)
    assert len(chosen) == len(some)
    assert list(chosen) == [releases[row] for row in some.tolist()]
    assert chosen.estimates.tolist() == releases.estimates[some].tolist()
    assert chosen.error_bars(0.8).tolist() == releases.error_bars(0.8)[some].tolist()
