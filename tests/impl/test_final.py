"""The final release of estimators: what it spends, what it shows, and that nothing follows it."""

from collections.abc import Sequence
from fractions import Fraction

import pytest

from withhold import (
    FinishedError,
    MeanEstimator,
    ParameterError,
    Params,
    VectorMeanEstimator,
)
from withhold.core.records import EpochCharge, FinalCharge, Mechanism
from withhold.core.source import SecureSource
from withhold.testing import RecordingSource, Tape, ZeroTape

EVENTS = [(f"u{t % 7 * (t % 3)}", t * t % 5 / 4) for t in range(200)]
MOST = max(map([user for user, _ in EVENTS].count, {user for user, _ in EVENTS}))
HALF = Params(20, MOST, 9, 1, grid=4, final_share="1/2")


class Broken(Tape):
    """A tape whose final release is interrupted."""

    def laplace(self, *_: object) -> int:
        raise KeyboardInterrupt


def fed(params: Params, source: Tape | RecordingSource | None = None) -> MeanEstimator:
    """An estimator that has taken all events."""
    estimator = MeanEstimator(params, source=ZeroTape() if source is None else source)
    estimator.observe_many(*zip(*EVENTS, strict=True))
    return estimator


def test_it_is_the_mean_of_all_samples_without_noise() -> None:
    estimator = fed(HALF)
    assert len(list(estimator.charges())) > 2, "samples of closed epochs are among them"
    final = estimator.finish()
    assert final.estimate == sum(Fraction(value) for _, value in EVENTS) / 200
    assert (final.samples, final.sensitivity) == (200, 4 * MOST)


def test_no_part_of_it_depends_on_what_users_differ_in() -> None:
    heavy = [("heavy", 1)] * 50 + [(f"u{i}", 0) for i in range(50)]
    estimator = MeanEstimator(Params(51, 50, 1, 1, final_share="1/2", grid=1), source=ZeroTape())
    estimator.observe_many(*zip(*heavy, strict=True))
    final = estimator.finish()
    assert final.estimate == Fraction(1, 2)
    assert final.scale == 100
    assert final.half_width() == min(Fraction(300, 100), Fraction(1, 2))


def test_one_number_is_drawn_when_it_is_made_and_none_before() -> None:
    source = RecordingSource(ZeroTape())
    estimator = fed(HALF, source)
    before = list(source.asked)
    assert not any("laplace" in str(asked) for asked in before)
    estimator.finish()
    (drawn,) = source.asked[len(before) :]
    assert drawn[:3] == ("laplace", 0, 0)
    estimator.finish()
    assert len(source.asked) == len(before) + 1


def test_a_second_call_gives_the_same_and_no_sample_follows() -> None:
    estimator = fed(HALF, RecordingSource(Tape({(0, 0): 13})))
    release, t, none_yet = estimator.release, estimator.t, estimator.final
    final = estimator.finish()
    assert (none_yet, estimator.finish(), estimator.final) == (None, final, final)
    with pytest.raises(FinishedError, match="no more samples"):
        estimator.observe("u1", 1)
    with pytest.raises(FinishedError):
        estimator.observe("new", 1)
    with pytest.raises(FinishedError):
        estimator.observe_many(["u1"], [1])
    assert (estimator.release, estimator.t, estimator.final) == (release, t, final)


def test_the_running_releases_are_those_of_the_rest_of_epsilon() -> None:
    rest = Params(20, MOST, "27/4", 1, grid=4)
    quarter = Params(20, MOST, 9, 1, grid=4, final_share="1/4")
    tape = {(counter, epoch): 5 << 30 for counter in range(3) for epoch in range(1, 9)}
    mine, other = (MeanEstimator(params, source=Tape(tape)) for params in (quarter, rest))
    for event in EVENTS:
        assert mine.observe(*event).sum == other.observe(*event).sum
        assert mine.error_bar() == other.error_bar()
    assert mine.spent == other.spent
    mine.finish()
    assert mine.spent == other.spent + Fraction(9, 4) <= 9


def test_its_charge_is_its_share_and_the_scale_pays_for_it() -> None:
    estimator = fed(Params(20, MOST, "1/3", 1, grid=4, final_share="1/7"))
    estimator.finish()
    *epochs, charge = estimator.charges()
    assert all(isinstance(each, EpochCharge) for each in epochs)
    assert isinstance(charge, FinalCharge)
    assert charge.epsilon == Fraction(1, 21)
    assert charge.sensitivity <= charge.scale * charge.epsilon
    assert estimator.spent <= Fraction(1, 3)


def test_without_a_share_there_is_none() -> None:
    estimator = fed(Params(20, MOST, 9, 1, grid=4))
    with pytest.raises(ParameterError, match="final_share must be more than 0"):
        estimator.finish()
    estimator.observe("u1", 1)


@pytest.mark.parametrize("share", [1, "-1/2", "7/5"])
def test_a_share_is_less_than_1(share: str) -> None:
    with pytest.raises(ParameterError, match="final_share must be 0, or between 0 and 1"):
        Params(9, 9, 1, 1, final_share=share, grid=1)


def test_a_share_needs_samples_that_weigh_the_same() -> None:
    with pytest.raises(ParameterError, match="users are weighed equally"):
        Params(9, 9, 1, 1, weighting="user", final_share="1/2", grid=1)


def test_a_share_is_not_below_the_least_epsilon() -> None:
    with pytest.raises(ParameterError, match="for so small an epsilon"):
        Params(9, 9, Fraction(1, 2**32), 1, final_share="1/2", grid=1)


@pytest.mark.parametrize("mechanism", ["binary", "naive", "wishful", "single", "multiple", "full"])
def test_the_mechanisms_of_the_paper_have_none(mechanism: Mechanism) -> None:
    with pytest.raises(ParameterError, match=f"final_share must be 0 with mechanism {mechanism}"):
        MeanEstimator(HALF, mechanism)


@pytest.mark.parametrize("name", ["weighting", "homogeneous"])
@pytest.mark.parametrize("mechanism", ["naive", "wishful", "single", "multiple", "full"])
def test_they_do_not_leave_out_what_would_change_the_mean_or_its_bar(
    name: str, mechanism: Mechanism
) -> None:
    weighed = Params(20, MOST, 9, 1, grid=4, weighting="user")
    params = weighed if name == "weighting" else Params(20, MOST, 9, 1, grid=4, homogeneous=True)
    with pytest.raises(ParameterError, match=f"{name} must be .* with mechanism {mechanism}"):
        MeanEstimator(params, mechanism)


def test_an_interrupted_one_is_not_shown_and_ends_the_run() -> None:
    estimator = fed(HALF, Broken())
    with pytest.raises(KeyboardInterrupt):
        estimator.finish()
    assert estimator.final is None
    with pytest.raises(RuntimeError, match="interrupted"):
        estimator.finish()


def test_without_samples_it_says_nothing() -> None:
    estimator = MeanEstimator(HALF, source=Tape(default=3))
    final = estimator.finish()
    assert (final.samples, final.estimate, final.error_bar()) == (0, Fraction(1, 2), 0.5)


def test_a_vector_has_one_for_each_coordinate() -> None:
    users, values = zip(*EVENTS, strict=True)
    rows = [(value, 1 - value) for value in values]
    vector = VectorMeanEstimator(HALF, 2, sources=[ZeroTape(), Tape({(0, 0): 40})])
    vector.observe_many(users, rows)
    none_yet = vector.final
    first, second = vector.finish()
    assert none_yet is None
    assert first.estimate == sum(map(Fraction, values)) / 200
    assert second.sum == sum(int(4 - 4 * value) for value in values) + 40
    assert 0 <= first.scale - first.sensitivity / Fraction(9, 4) < Fraction(1, 2**16)
    assert vector.coordinate_epsilon == Fraction(9, 2)
    assert vector.spent <= 9
    assert vector.finish() == vector.final == (first, second)
    with pytest.raises(FinishedError):
        vector.observe("u1", (0, 1))
    assert [type(charge) for _, charge in vector.charges()].count(FinalCharge) == 2


def test_an_interrupted_vector_shows_none() -> None:
    vector = VectorMeanEstimator(HALF, 2, sources=[ZeroTape(), Broken()])
    with pytest.raises(KeyboardInterrupt):
        vector.finish()
    assert vector.final is None
    with pytest.raises(RuntimeError, match="interrupted"):
        vector.finish()


def test_vectors_with_gaussian_noise_have_none() -> None:
    with pytest.raises(ParameterError, match="final_share must be 0 with Gaussian noise"):
        VectorMeanEstimator(HALF, 2, composition="gaussian", delta="1/1000")


@pytest.mark.parametrize("confidence", [0, 1, "x"])
def test_a_confidence_is_between_0_and_1(confidence: str | int) -> None:
    with pytest.raises(ParameterError, match="confidence"):
        fed(HALF).finish().half_width(confidence)


def test_a_neighbour_changes_the_sum_by_at_most_the_sensitivity() -> None:
    """All samples of the user with the most, from one end of the range to the other."""
    most = max({user for user, _ in EVENTS}, key=[user for user, _ in EVENTS].count)

    def final_sum(value: float) -> tuple[int, int]:
        estimator = MeanEstimator(HALF, source=ZeroTape())
        changed: Sequence[tuple[str, float]] = [
            (user, value if user == most else given) for user, given in EVENTS
        ]
        estimator.observe_many(*zip(*changed, strict=True))
        made = estimator.finish()
        return made.sum, made.sensitivity

    (low, sensitivity), (high, _) = final_sum(0), final_sum(1)
    assert high - low == sensitivity


def test_it_can_be_made_with_noise_of_the_operating_system() -> None:
    estimator = MeanEstimator(HALF, source=SecureSource())
    estimator.observe_many(*zip(*EVENTS, strict=True))
    assert abs(estimator.finish().sum) < 10**6
