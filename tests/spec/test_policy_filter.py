"""The filter of the mean, compared with a direct computation, and the plain mean that it must reach."""

from __future__ import annotations

import random
from fractions import Fraction

import numpy as np
import numpy.typing as npt
import pytest

from support.watched import Watched, largest
from withhold_spec.noise import Source, Tape
from withhold_spec.params import Params
from withhold_spec.policy import line
from withhold_spec.policy.fixed_point import ONE, VARIANCE, exp2, int_of, log2
from withhold_spec.policy.line import Cell, Filter, after_epoch, start
from withhold_spec.policy.mixture import estimate, line_of, weights
from withhold_spec.replay import replay

Reals = npt.NDArray[np.float64]


def random_epochs(seed: int) -> list[list[Cell]]:
    """Cells whose measurements are near the middle of the range, so that no influence is bounded."""
    draw, epochs, samples = random.Random(seed), [], 0
    for _ in range(draw.randint(1, 5)):
        sizes = [draw.randint(1, 400) for _ in range(draw.randint(1, 2))]
        samples += sum(sizes)
        epochs.append(
            [
                Cell(
                    share=size * ONE // samples,
                    measured=int(draw.uniform(0.4, 0.6) * ONE),
                    seen_at=int(draw.uniform(-1, 3) * ONE),
                    wanted_at=int(draw.uniform(-1, 3) * ONE),
                    own=int(0.2 / size * VARIANCE),
                    error=int(draw.uniform(0, 0.2) ** 2 * VARIANCE),
                    doubt=0,
                )
                for size in sizes
            ]
        )
    return epochs


def direct(slope: float, drift: float, epochs: list[list[Cell]]) -> tuple[float, float]:
    """The mean and variance of M given all measurements, by one formula for normal variables.

    The variables are the start of the line, its steps, and the cells' own deviations; the line's
    levels, M and the measurements are linear in them. The errors of a cell include the bend of the
    line, whose steepness the filter updates cell by cell, so here no cell has any.
    """
    cells = [cell for epoch in epochs for cell in epoch]
    variables = 2 * len(epochs) + len(cells)
    covariance = np.zeros((variables, variables))
    covariance[:2, :2] = 1 / 12
    covariance[1, 1] += slope**2
    for step in range(1, len(epochs)):
        at = slice(2 * step, 2 * step + 2)
        covariance[at, at] = drift**2 * np.array([[1, 0.75], [0.75, 1]])
    rows, errors, measured, number = [], [], [], 2 * len(epochs)
    target = np.zeros(variables)
    for index, epoch in enumerate(epochs):
        target = target * (1 - sum(cell.share for cell in epoch) / ONE)
        for cell in epoch:
            covariance[number, number] = cell.own / VARIANCE
            target = target + cell.share / ONE * of(cell.wanted_at, index, number, variables)
            rows.append(of(cell.seen_at, index, number, variables))
            errors.append(cell.error / VARIANCE)
            measured.append(cell.measured / ONE)
            number += 1
    seen = np.array(rows)
    gain = (
        target @ covariance @ seen.T @ np.linalg.inv(seen @ covariance @ seen.T + np.diag(errors))
    )
    before = np.zeros(variables)
    before[:2] = 0.5
    mean = target @ before + gain @ (np.array(measured) - seen @ before)
    variance = target @ covariance @ target - gain @ seen @ covariance @ target
    return float(mean), float(variance)


def of(place: int, epoch: int, number: int, variables: int) -> Reals:
    """The mean of a cell's samples at a place: its level after all steps so far, and its own deviation."""
    row = np.zeros(variables)
    for step in range(epoch + 1):
        row[2 * step : 2 * step + 2] = 1 - place / ONE, place / ONE
    row[number] = 1
    return row


def no_bend(given: Filter, shift: int) -> int:
    return 0


@pytest.mark.parametrize("seed", range(20))
def test_the_filter_agrees_with_a_direct_computation(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Filter, "bent", no_bend)
    monkeypatch.setattr(line, "BOUND", 1000)
    epochs = random_epochs(seed)
    for filtered in start():
        slope, drift = filtered.slope / ONE, filtered.drift / ONE
        for epoch in epochs:
            filtered = after_epoch(filtered, epoch)
        mean, variance = direct(slope, drift, epochs)
        assert filtered.mean / ONE == pytest.approx(mean, abs=1e-7)
        assert filtered.mean_variance / VARIANCE == pytest.approx(variance, abs=1e-9)


def test_a_far_measurement_with_noise_moves_the_filter_less_and_one_without_moves_it_fully() -> (
    None
):
    def mean(measured: int, error: int) -> int:
        settled = Cell(ONE, ONE // 10, 0, 0, VARIANCE // 10**6, 0, 0)
        next_one = Cell(ONE // 2, measured, 0, 0, VARIANCE // 10**6, error, 0)
        return after_epoch(after_epoch(start()[0], [settled]), [next_one]).mean

    moves = [
        mean(place * ONE // 10, VARIANCE // 10**4) - mean(ONE // 10, VARIANCE // 10**4)
        for place in (2, 6, 10)
    ]
    assert 0 < moves[0] < moves[1] < moves[2] < 4 * moves[0]
    assert abs(mean(ONE, 0) - 11 * ONE // 20) < 2**10


def test_doubt_leaves_the_levels_as_they_are_and_the_filter_less_certain() -> None:
    """The more doubt, the less certain; with very much it is as uncertain as before the measurement."""
    given = line.taken_in(line.scaled(start()[0], 0), Cell(ONE, 0, 0, 0, 1, 0, 0))
    after = [
        line.observed(given, Cell(ONE, ONE // 10, 0, 0, VARIANCE // 10**4, 0, doubt))
        for doubt in (0, VARIANCE // 100, VARIANCE, 2**60 * VARIANCE)
    ]
    assert len({(each.ends, each.mean, each.likelihood) for each in after}) == 1
    for name in ("low", "high", "mean_variance"):
        variances = [getattr(each, name) for each in after]
        assert variances == sorted(set(variances))
        assert variances[-1] == pytest.approx(getattr(given, name), rel=1e-12)


def test_what_may_be_cut_off_of_half_of_all_samples_leaves_their_mean_uncertain() -> None:
    """A quarter of the doubt, beside what the observation itself leaves."""
    cells = [Cell(ONE // 2, ONE // 2, 0, 0, 1, 0, doubt) for doubt in (0, VARIANCE // 100)]
    sure, after = (after_epoch(start()[0], [cell]) for cell in cells)
    assert (after.ends, after.mean, after.likelihood) == (sure.ends, sure.mean, sure.likelihood)
    assert after.mean_variance - sure.mean_variance >= VARIANCE // 400


def test_the_mixture_follows_the_likelier_filters() -> None:
    """Heavy users are far from light ones in every epoch: the steep filters take all the weight."""
    filters = start()
    for _ in range(3):
        cells = [
            Cell(ONE // 10, ONE // 10, 0, 0, VARIANCE // 10**6, VARIANCE // 10**6, 0),
            Cell(ONE // 10, 9 * ONE // 10, ONE, ONE, VARIANCE // 10**6, VARIANCE // 10**6, 0),
        ]
        filters = tuple(after_epoch(each, cells) for each in filters)
    parts = weights(filters)
    steep = sum(part for part, each in zip(parts, filters, strict=True) if each.slope > ONE // 10)
    assert steep > 99 * sum(parts) // 100
    found = line_of(filters, 0)
    assert found.at(0).mean < ONE // 5 < 4 * ONE // 5 < found.at(ONE).mean
    assert 0 <= estimate(filters) <= ONE


def test_powers_of_two_undo_logarithms() -> None:
    for number in (1, 2, 3, 1000, 2**20 + 1):
        assert exp2(-log2(number)) == pytest.approx(ONE / number, rel=2e-5)


class Noise(Tape):
    """Noise near its typical size: a third of the radius, which is as long as the series."""

    def radius(self, counter: int, first_node: int, length: int, sums: int, scale: Fraction) -> int:
        return (length * sums + 1) * int(scale)

    def uniform_noise(self, counter: int, node: int, sums: int, radius: object) -> tuple[int, ...]:
        assert isinstance(radius, int)
        signs = random.Random(f"{counter} {node}")
        return tuple(signs.choice((-1, 1)) * radius // (2 * sums) for _ in range(sums))


@pytest.mark.parametrize("known", [False, True])
@pytest.mark.parametrize("source", [Tape(), Noise()], ids=["no noise", "noise"])
@pytest.mark.parametrize("seed", range(6))
def test_with_a_very_large_budget_every_estimate_is_the_plain_mean(
    seed: int, source: Source, known: bool
) -> None:
    draw = random.Random(seed)
    grid, users, samples = 64, draw.randint(1, 8), draw.randint(1, 150)
    rates = [draw.random() ** 3 + 0.01 for _ in range(users)]
    events = [
        (str(user), Fraction(draw.choice([0, grid, draw.randint(0, grid)]), grid))
        for user in draw.choices(range(users), rates, k=samples)
    ]
    params = Params(20, 200, 2**20, 1, grid=grid, horizon=samples if known else None)
    total, closed = 0, 0
    for (_, value), step in zip(events, replay("ledger", params, events, source), strict=True):
        total += int(value * grid)
        if step.epoch is not None:
            closed += 1
            assert abs(int_of(step.sum) - total) <= 1
    assert closed >= min(3, samples)


@pytest.mark.parametrize("source", [Tape(), Noise()], ids=["no noise", "noise"])
def test_then_all_ones_have_the_estimate_one_from_the_first_epoch_on(source: Source) -> None:
    params = Params(20, 200, 2**20, 1)
    events = [(str(t % 3), 1) for t in range(40)]
    steps = replay("ledger", params, events, source)
    assert steps[0].epoch is not None
    for step in steps:
        assert step.sum == step.total


def test_products_fit_in_127_bits_and_a_sign() -> None:
    """Cells that are as extreme as `fixed_point` allows: shares of any size, no noise, and nothing but noise."""
    with largest() as found:
        for seed in range(30):
            draw = random.Random(seed)
            state: Filter = draw.choice(start())
            for _ in range(8):
                cell = Cell(
                    *(
                        Watched(each)
                        for each in (
                            draw.choice([0, 1, ONE // 3, ONE]),
                            draw.choice([0, ONE // 7, ONE]),
                            draw.choice([-ONE, 0, ONE // 3, 3 * ONE]),
                            draw.choice([-ONE, 0, ONE // 3, 3 * ONE]),
                            draw.choice([1, 2**20, 2**40, VARIANCE // 4]),
                            draw.choice([0, 1, 2**30, VARIANCE, line.UNINFORMATIVE - 1]),
                            draw.choice([0, 1, 2**30, VARIANCE]),
                        )
                    )
                )
                state = after_epoch(state, [cell])
    assert 100 < found.bits <= 127
