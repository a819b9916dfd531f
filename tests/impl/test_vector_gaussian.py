"""Vectors with Gaussian noise: (epsilon, delta)-private, with a zCDP share for each coordinate."""

import copy
import pickle
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bench.accuracy.products import SeededSource
from support.examples import FEW
from support.inside import state_of
from support.ledger_runs import in_turns
from withhold import (
    MeanEstimator,
    ParameterError,
    Params,
    SampleError,
    TooManyUsersError,
    UserIdError,
    VectorMeanEstimator,
    WithholdError,
)
from withhold.cli import main
from withhold.composition import gaussian_epsilon
from withhold.core.records import GaussianEpochCharge
from withhold.testing import RecordingSource, Tape, ZeroTape, estimator_of

DELTA = "1e-6"
PARAMS = Params(max_users=3, max_samples=20, epsilon=600, beta=1, grid=4)


def vectors(params: Params, *sources: Tape | RecordingSource | SeededSource) -> VectorMeanEstimator:
    return VectorMeanEstimator(
        params, len(sources), "ledger", composition="gaussian", delta=DELTA, sources=sources
    )


def tapes() -> list[Tape]:
    return [Tape({(0, 1): j << 32, (1, 1): -j, (0, 2): -(j << 38)}, default=j) for j in range(3)]


ROWS = st.lists(
    st.tuples(st.sampled_from(["a", "b", 3]), st.tuples(*[st.sampled_from([0.0, 0.3, 1.0])] * 3)),
    max_size=40,
)


@settings(max_examples=FEW)
@given(ROWS, st.integers(0, 40), st.sampled_from([None, 20]), st.sampled_from(["sample", "user"]))
def test_coordinates_are_independent_runs_at_the_same_share(
    rows: list[tuple[str | int, tuple[float, ...]]], cut: int, horizon: int | None, weighting: Any
) -> None:
    options: Any = {"grid": 4, "horizon": horizon, "weighting": weighting}
    whole = Params(3, 20, 600, 1, **options)
    share = Params(3, 20, gaussian_epsilon(whole.epsilon, 3, Fraction(DELTA)), 1, **options)
    alone = [estimator_of("gaussian", share, tape) for tape in tapes()]
    expected = [
        tuple(one.observe(user, value) for one, value in zip(alone, values, strict=True))
        for user, values in rows
    ]
    together, batched = vectors(whole, *tapes()), vectors(whole, *tapes())
    assert [together.observe(user, values) for user, values in rows] == expected
    found = []
    for part in (rows[:cut], rows[cut:]):
        users, values = [user for user, _ in part], [value for _, value in part]
        found += list(batched.observe_many(users, values))
    assert found == expected
    assert state_of(batched) == state_of(together)
    assert together.releases == tuple(one.release for one in alone)
    assert [c for j, c in together.charges() if j == 1] == list(alone[1].charges())
    assert all(isinstance(charge, GaussianEpochCharge) for _, charge in together.charges())
    assert together.spent == (600 if list(together.charges()) else 0)
    assert together.progress == alone[0].progress
    assert together.error_bar(0.9) == max(one.error_bar(0.9) for one in alone)


def test_a_share_is_what_it_says() -> None:
    estimator = vectors(Params(2, 2, 1, 1, grid=1), *[ZeroTape()] * 64)
    assert estimator.coordinate_epsilon == gaussian_epsilon(Fraction(1), 64, Fraction(DELTA))
    assert estimator.coordinate_epsilon == Fraction(2547, 65536)
    assert estimator.dimension == 64
    assert not estimator.spent
    assert estimator.coordinate_epsilon > 2 * Fraction(1, 64)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        *(
            ("mechanism", {"mechanism": mechanism})
            for mechanism in ("full", "multiple", "single", "wishful", "naive", "binary")
        ),
        ("mechanism", {"mechanism": "gaussian"}),
        ("mechanism", {"mechanism": "gaussian", "composition": "pure", "delta": None}),
        *(("delta", {"delta": delta}) for delta in (None, 0, 1, -1, 2, "0", "1", "nan", "x")),
        ("delta", {"composition": "pure"}),
        ("composition", {"composition": "Gaussian"}),
        ("composition", {"composition": None}),
        ("epsilon", {"dimension": 2**16, "params": Params(2, 2, "1/200", 1, grid=1)}),
    ],
)
def test_what_is_not_this_form_is_refused_by_name(name: str, options: dict[str, Any]) -> None:
    good: dict[str, Any] = {"params": PARAMS, "dimension": 2, "mechanism": "ledger"}
    good |= {"composition": "gaussian", "delta": DELTA}
    VectorMeanEstimator(**good)
    with pytest.raises(ParameterError) as refusal:
        VectorMeanEstimator(**{**good, **options})
    assert refusal.value.name == name


def test_a_single_mean_has_no_such_form(capsys: pytest.CaptureFixture[str]) -> None:
    """A single coordinate is not epsilon-private, so no estimator that promises epsilon runs one."""
    with pytest.raises(ParameterError) as refusal:
        MeanEstimator(PARAMS, "gaussian")  # type: ignore[arg-type]  # refused at run time too
    assert refusal.value.name == "mechanism"
    public = ["--max-users", "2", "--max-samples", "2", "--epsilon", "1", "--delta", "1"]
    for arguments in (
        ["run", "/no/such/file.csv", "--user", "user", "--value", "value", *public],
        ["plan", *public],
    ):
        assert main([*arguments, "--mechanism", "gaussian"]) == 2
        printed = capsys.readouterr()
        assert printed.out == ""
        assert "--mechanism" in printed.err
        assert "Traceback" not in printed.err


BAD: list[tuple[type[WithholdError], list[Any], list[Any]]] = [
    (SampleError, ["zoe", "zoe"], [(0, 1), ("secret-7", 1)]),
    (UserIdError, ["", "zoe"], [(0, 1), (None, 1)]),
    (TooManyUsersError, ["b", "c", "zoe"], [(0, 1), (0, 1), (0, 1)]),
    (ParameterError, ["zoe"], [(0, 1, 1)]),
]


@pytest.mark.parametrize(("error", "users", "values"), BAD)
def test_a_refusal_changes_nothing_and_tells_nothing(
    error: type[WithholdError], users: list[Any], values: list[Any]
) -> None:
    sources = [RecordingSource(ZeroTape()) for _ in range(2)]
    estimator = vectors(PARAMS, *sources)
    estimator.observe_many(["a"] * 8, [(1, 0)] * 8)
    assert list(estimator.charges())
    before, asked = state_of(estimator), [list(source.asked) for source in sources]
    with pytest.raises(error) as refusal:
        estimator.observe_many(users, values)
    if error is not TooManyUsersError:
        row = 1 if error is SampleError else 0
        with pytest.raises(error):
            estimator.observe(users[row], values[row])
    assert state_of(estimator) == before
    assert [source.asked for source in sources] == asked
    for secret in ("secret", "zoe", "'b'"):
        assert secret not in str(refusal.value)


class Failing(Tape):
    """Raises an error at the noise of one counter."""

    def __init__(self, counter: int) -> None:
        super().__init__()
        self.counter = counter

    def gaussian(self, counter: int, node: int, variance: Fraction) -> int:
        if counter == self.counter and node > 2:
            raise OSError("no random bits")
        return 0


@pytest.mark.parametrize("counter", [0, 1])
@pytest.mark.parametrize("batch", [False, True])
def test_an_interrupted_step_ends_the_estimator(counter: int, batch: bool) -> None:
    """Whichever coordinate fails, the releases and charges so far can still be read."""
    params = Params(8, 9, 600, 1, horizon=72, grid=4)
    estimator = vectors(params, ZeroTape(), Failing(counter))
    events = [(user, (value, 1 - value)) for user, value in in_turns(8, 9)]
    releases = estimator.releases
    with pytest.raises(OSError, match="no random bits") as broken:
        for user, values in events:
            releases = estimator.releases
            estimator.observe_many([user], [values]) if batch else estimator.observe(user, values)
    assert estimator.releases is releases
    assert estimator.spent == 600
    assert not any(str(user) in str(broken.value) for user in range(8))
    for call in (
        lambda: estimator.observe(0, (0, 1)),
        lambda: estimator.observe_many([0], [(0, 1)]),
    ):
        with pytest.raises(RuntimeError, match="interrupted"):
            call()
    assert estimator.releases is releases


def test_it_is_not_copied() -> None:
    for estimator in (vectors(PARAMS, *tapes()), estimator_of("gaussian", PARAMS, ZeroTape())):
        for duplicate in (copy.copy, copy.deepcopy, pickle.dumps):
            with pytest.raises(TypeError, match="twice"):
                duplicate(estimator)


def test_error_bars_are_half_of_the_range_before_an_epoch_and_less_after() -> None:
    estimator = vectors(Params(40, 4, 20, 1, grid=1), *tapes())
    assert estimator.error_bar(0.9) == 0.5
    ended = False
    for user, value in in_turns(40, 4):
        estimator.observe(user, (value,) * 3)
        ended = ended or bool(list(estimator.charges()))
        assert ended or estimator.error_bar(0.9) == 0.5
    assert ended
    assert 0 < estimator.error_bar(0.9) < 0.5


@pytest.mark.parametrize("horizon", [None, 800])
def test_error_bars_cover_the_means_of_all_samples_so_far(horizon: int | None) -> None:
    """8 seeded streams of 4 coordinates: at most 3 of the 64 bars at 95 % may miss the mean; none does.

    At most half of the bars at 50 % may miss it, and at least a fifth must, or the bars are too wide; 2 in 5 do.
    """
    means, rows = np.array([0.1, 0.3, 0.5, 0.9]), [400, 799]
    users = np.tile(np.arange(200), 4)
    misses = {0.95: 0, 0.5: 0}
    for seed in range(8):
        random = np.random.default_rng(seed)
        samples = (random.random((800, 4)) < means).astype(np.int64)
        sources = [SeededSource(np.random.default_rng([seed, j])) for j in range(4)]
        estimator = vectors(Params(200, 4, 6, 1, horizon=horizon, grid=1), *sources)
        exact = samples.cumsum(axis=0) / np.arange(1, 801)[:, np.newaxis]
        coordinates = estimator.observe_many(users, samples).coordinates
        for coordinate, mean in zip(coordinates, exact.T, strict=True):
            for confidence in misses:
                bars = coordinate.error_bars(confidence)
                missed = np.abs(coordinate.estimates - mean) > bars
                misses[confidence] += int(np.count_nonzero(missed[rows]))
    assert misses[0.95] <= 3
    assert 64 / 5 <= misses[0.5] <= 32
