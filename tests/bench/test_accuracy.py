"""The accuracy benchmark: methods are exact without noise, and their noise has the scale that epsilon requires."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import cast

import numpy as np
import pytest

from bench.accuracy import (
    averages,
    bounded,
    epochs,
    factorisation,
    growth,
    laws,
    peers,
    proportional,
    registry,
    streams,
    tables,
    unlike,
    unlike_fresh,
    unlike_further,
    unlike_known,
    users,
    users_tables,
)
from bench.accuracy.arrivals import Floats, Ints
from bench.accuracy.laws import bernoulli
from bench.accuracy.measure import Task, measure, measure_all, summary, times_of
from bench.accuracy.methods import Draw, Setting
from bench.accuracy.streams import Stream, names, stream
from bench.accuracy.trees import Reads, best_odd_width, reads

EPSILON = 0.5
UNEVEN = Stream("uneven", np.array([0, 1, 0, 2, 0, 0, 1, 3, 0, 2, 1, 0]), bernoulli(0.4))
"""Users with 6, 3, 2 and 1 samples."""


class Silent:
    """A substitute for a generator: all noise is 0."""

    def laplace(self, centre: float, scale: float | Floats, size: int | None = None) -> Floats:
        return np.zeros(np.shape(scale) if size is None else size)

    def gamma(self, shape: int, scale: float) -> float:
        return 0.0

    def uniform(self, low: float, high: float, size: int) -> Floats:
        return np.full(size, low)

    def normal(self, centre: float, scale: float, size: int) -> Floats:
        return np.zeros(size)


SILENT = cast("np.random.Generator", Silent())


def setting_of(given: Stream, epsilon: float = EPSILON) -> Setting:
    return Setting(given, epsilon, np.arange(1, given.size + 1))


def draw_of(given: Stream) -> Draw:
    return Draw(given, given.sample(np.random.default_rng(5)))


@pytest.mark.parametrize("tree", [bounded.binary, bounded.subtracting])
@pytest.mark.parametrize("given", [UNEVEN, stream("rr-7x9"), stream("ct-4x30")])
def test_trees_are_exact_without_noise(tree: bounded.Tree, given: Stream) -> None:
    setting, draw = setting_of(given), draw_of(given)
    *_, last = bounded.best_cap(tree)(setting)
    assert last.label == f"c={given.m}"
    np.testing.assert_allclose(last.estimate(draw, SILENT), draw.running_mean(setting.times))


@pytest.mark.parametrize("given", [UNEVEN, stream("rr-7x9"), stream("ct-4x30")])
def test_epochs_are_exact_without_noise_where_one_ends(given: Stream) -> None:
    setting, draw = setting_of(given, 1e6), draw_of(given)
    *_, last = epochs.best_cap(setting)
    ends = epochs.schedule(given, given.m, setting.epsilon).times
    exact = draw.running_mean(setting.times)
    np.testing.assert_allclose(last.estimate(draw, SILENT)[ends - 1], exact[ends - 1])
    assert ends[-1] == given.size


@pytest.mark.parametrize("when", [averages.aligned, averages.doubling])
def test_averages_are_exact_without_noise_where_users_are_even(when: Callable[[int], Ints]) -> None:
    given = stream("rr-10x20")
    (only,) = averages.averages(when)(setting_of(given))
    draw = draw_of(given)
    assert only.estimate(draw, SILENT)[-1] == pytest.approx(draw.values.mean())


@pytest.mark.parametrize("library", ["opendp", "dpcrpy"])
def test_peers_are_exact_without_noise_where_a_leaf_ends(library: str) -> None:
    pytest.importorskip(library)
    given = stream("rr-20x40")
    setting, draw = setting_of(given, 1e7), draw_of(given)
    exact, random = draw.running_mean(setting.times), np.random.default_rng(0)
    ends = peers.leaf_ends(given.size, peers.LEAVES)
    for name in registry.ALL:
        if name.startswith(library):
            *_, last = registry.METHODS[name].method(setting)
            found = last.estimate(draw, random)
            np.testing.assert_allclose(found[ends - 1], exact[ends - 1], atol=1e-3, err_msg=name)


def strategy(plan: Reads, elements: int, width: int) -> Floats:
    """Which elements each node contains, shape (nodes, elements)."""
    start = plan.keys[:, 1] * width ** plan.keys[:, 0]
    place = np.arange(elements)
    end = start + width ** plan.keys[:, 0]
    held = (start[:, None] <= place) & (place < end[:, None])
    return held.astype(np.float64)


@pytest.mark.parametrize(("width", "subtract"), [(2, False), (16, False), (3, True), (7, True)])
def test_prefixes_are_the_signed_sums_of_their_nodes(width: int, subtract: bool) -> None:
    elements = 100
    plan = reads(np.arange(elements + 1), elements, width, subtract)
    held = strategy(plan, elements, width)
    combined = np.stack([plan.combine(held[:, place]) for place in range(elements)], axis=1)
    np.testing.assert_array_equal(combined, np.tri(elements + 1, elements, -1))
    assert held.sum(axis=0).max() <= plan.levels


def largest_loss(given: Stream, cap: int, published: Floats, scale: float) -> float:
    """The largest privacy loss from a change of one user's values, over all users and changes.

    `published` is the matrix from kept samples to the sums that get noise of the given scale.
    """
    kept = given.users[given.kept(cap)]
    worst = 0.0
    for user in range(given.n):
        columns = published[:, kept == user]
        for change in product((-1, 0, 1), repeat=columns.shape[1]):
            worst = max(worst, float(np.abs(columns @ np.array(change)).sum()) / scale)
    return worst


@pytest.mark.parametrize(("tree", "width"), [(bounded.binary, 2), (bounded.subtracting, 0)])
@pytest.mark.parametrize("cap", [1, 2, 4, 6])
def test_the_noise_of_a_tree_pays_for_a_user(tree: bounded.Tree, width: int, cap: int) -> None:
    elements = len(UNEVEN.kept(cap))
    plan = tree(np.arange(1, elements + 1), elements)
    base = width or best_odd_width(elements)
    published = strategy(plan, elements, base)
    scale = bounded.scale(cap, plan.levels, EPSILON)
    assert 0 < largest_loss(UNEVEN, cap, published, scale) <= EPSILON * (1 + 1e-12)


@pytest.mark.parametrize("cap", [1, 2, 4, 6])
def test_the_noise_of_epochs_pays_for_a_user(cap: int) -> None:
    plan = epochs.schedule(UNEVEN, cap, 20.0)
    elements = len(UNEVEN.kept(cap))
    starts = np.concatenate(([0], plan.ends[:-1]))[:, None]
    place = np.arange(elements)
    published = ((starts <= place) & (place < plan.ends[:, None])).astype(np.float64)
    assert len(plan.ends) > 1
    assert plan.ends[-1] == elements
    loss = largest_loss(UNEVEN, cap, published, epochs.scale(cap, EPSILON))
    assert loss == pytest.approx(EPSILON)  # some user has `cap` samples in all


def test_the_noise_of_averages_pays_for_a_user() -> None:
    times = averages.aligned(UNEVEN.size)
    losses = np.zeros(UNEVEN.n)
    for time in times:
        users = np.unique(UNEVEN.users[:time])  # all values of one from 0 to 1: its mean moves by 1
        losses[users] += 1 / len(users) / averages.scale(len(users), len(times), EPSILON)
    assert losses.max() == pytest.approx(EPSILON)


def test_the_figures_are_roots_of_mean_squares_and_a_geometric_mean() -> None:
    times = times_of(1000)
    random = np.random.default_rng(3)
    squares = random.exponential(size=(7, len(times.all)))
    figures, deviations = summary(squares, times)
    roots = np.sqrt(squares.mean(axis=0))
    assert figures[:3] == pytest.approx([roots[times.all == t].item() for t in (100, 500, 1000)])
    assert figures[3] == pytest.approx(np.prod(roots[times.grid]) ** (1 / 40))
    root_error = squares[:, times.marks[0]].std(ddof=1) / np.sqrt(7) / (2 * figures[0])
    assert deviations[0] == pytest.approx(root_error)


def test_the_same_call_gives_the_same_figures_whatever_else_is_measured() -> None:
    both = measure(Task("rr-20x10", 1.0, ("naive", "epochs"), 3))
    alone = [measure(Task("rr-20x10", 1.0, (name,), 3)) for name in ("naive", "epochs")]
    assert [result for results in alone for result in results] == both
    tasks = [Task("rr-20x10", 1.0, ("naive", "epochs"), 3)] * 2
    assert list(measure_all(tasks, jobs=2)) == [both, both]


def test_a_method_that_is_missing_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "import_module", lambda name: __import__("no_such_" + name))
    (row,) = measure(Task("rr-20x10", 1.0, ("dpcrpy",), 2))
    assert "not installed: dpcrpy" in tables.accuracy([row])


def test_names_are_checked() -> None:
    assert names(["main", "rr1k100"])[0] == "flights"
    with pytest.raises(ValueError, match="no stream 'rr'"):
        names(["rr"])
    with pytest.raises(ValueError, match="no method 'best'"):
        registry.names(["best"])


def test_growth_prints_what_it_measures(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    place = ("rr-10x4", 1.0)
    axis = growth.Axis("few", "users n", {10.0: place})
    monkeypatch.setattr(growth, "AXES", {"users": axis})
    monkeypatch.setattr(growth, "TIME", growth.Axis("few", "t", {1.0: place}))
    results = [r for task in growth.tasks(["epochs"], 2) for r in measure(task)]
    assert "users.png" in growth.write(results, tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["time.png", "users.png"]


def test_users_means_have_the_law_that_they_are_drawn_from() -> None:
    """20,000 users with 5 samples each; a wrong variance would differ by far more than 5 %."""
    law = laws.beta_of_beta(3, 3, 20)
    users = np.repeat(np.arange(20_000), 5)
    values = law.sample(users, np.random.default_rng(1)).reshape(-1, 5) / law.grid
    within = values.var(axis=1, ddof=1).mean()
    assert values.mean() == pytest.approx(0.5, abs=0.01)
    assert within == pytest.approx(law.within, rel=0.05)
    assert values.mean(axis=1).var() - within / 5 == pytest.approx(law.between, rel=0.05)


def test_proportional_weights_are_exact_without_noise_where_an_epoch_ends() -> None:
    given = stream("rr-10x64")
    (only,) = proportional.proportional(setting_of(given))
    draw = draw_of(given)
    ends = averages.aligned(given.size)
    exact = draw.running_mean(np.arange(1, given.size + 1))
    np.testing.assert_allclose(only.estimate(draw, SILENT)[ends - 1], exact[ends - 1])


def test_the_radius_of_proportional_weights_pays_for_a_user() -> None:
    """With one radius, a user pays for the largest change of one sum."""
    times = averages.aligned(UNEVEN.size)
    starts = np.concatenate(([0], times[:-1]))
    largest = max(
        np.count_nonzero(UNEVEN.users[start:end] == user)
        for start, end in zip(starts, times, strict=True)
        for user in range(UNEVEN.n)
    )
    assert largest / proportional.scale(UNEVEN, times, EPSILON) == pytest.approx(EPSILON)


@pytest.mark.parametrize("given", [UNEVEN, stream("rr-7x90"), stream("ct-4x300")])
def test_a_factorisation_is_exact_without_noise_where_a_leaf_ends(given: Stream) -> None:
    setting, draw = setting_of(given), draw_of(given)
    *_, last = factorisation.factorisation(setting)
    ends = peers.leaf_ends(given.size, peers.LEAVES)
    ends = ends[ends > 0]
    found, exact = last.estimate(draw, SILENT), draw.running_mean(setting.times)
    np.testing.assert_allclose(found[ends - 1], exact[ends - 1])


@pytest.mark.parametrize("cap", [1, 2, 4, 6])
def test_the_sensitivity_of_a_factorisation_is_the_largest_change_of_a_user(cap: int) -> None:
    leaves = 5
    kept = UNEVEN.users[UNEVEN.kept(cap)]
    ends = peers.leaf_ends(len(kept), leaves)
    leaf = np.searchsorted(ends, np.arange(1, len(kept) + 1))
    published = factorisation.square_root(leaves)[:, leaf]
    worst = max(
        float(np.linalg.norm(published[:, kept == user] @ np.array(change)))
        for user in range(UNEVEN.n)
        for change in product((-1, 0, 1), repeat=int(np.count_nonzero(kept == user)))
    )
    assert factorisation.sensitivity(UNEVEN, cap, leaves) == pytest.approx(worst)


@pytest.mark.parametrize("epsilon", [0.1, 1.0, 4.0])
def test_gaussian_noise_is_as_private_as_it_says(epsilon: float) -> None:
    """The largest excess probability over all events, integrated where the loss exceeds epsilon."""
    deviation = factorisation.gaussian_deviation(epsilon, factorisation.DELTA)
    x = np.linspace(-20 * deviation, 20 * deviation, 400_001)
    here, there = (np.exp(-((x - shift) ** 2) / (2 * deviation**2)) for shift in (1.0, 0.0))
    excess = np.maximum(here - np.exp(epsilon) * there, 0) / (deviation * np.sqrt(2 * np.pi))
    assert np.trapezoid(excess, x) == pytest.approx(factorisation.DELTA, rel=0.01)


def test_the_least_error_is_reached_by_guessing_what_the_heaviest_users_send() -> None:
    (bound,) = registry.REFERENCES["least-error"][1](Setting(UNEVEN, 1.0, np.array([12])))
    wrong = [1 / (1 + np.exp(k)) for k in (1, 2, 3, 4)]
    moves = np.cumsum([6, 3, 2, 1]) / 12
    assert bound == pytest.approx(
        max(move * np.sqrt(q * (1 - q)) for move, q in zip(moves, wrong, strict=True))
    )


@pytest.mark.parametrize("name", sorted(set(streams.UNLIKE) - {"short"}))
def test_streams_of_users_who_differ_are_the_same_each_time(name: str) -> None:
    first, second = stream(name), stream(name)
    np.testing.assert_array_equal(first.users, second.users)
    values = [given.sample(np.random.default_rng(1)) for given in (first, second)]
    np.testing.assert_array_equal(values[0], values[1])
    assert len(values[0]) == first.size
    assert 0 <= values[0].min() < values[0].max() <= first.grid
    assert np.unique(
        first.users[np.sort(np.unique(first.users, return_index=True)[1])]
    ).tolist() == (list(range(first.n)))


def test_fresh_kinds_are_no_others() -> None:
    assert len(unlike_fresh.FRESH) >= 6
    former = (unlike_known.KNOWN, unlike_further.FORMER, unlike_further.DEVELOPMENT)
    seen = {*unlike.KINDS, *(name for kinds in former for name in kinds)}
    assert not set(unlike_fresh.FRESH) & seen


def test_cells_of_users_who_differ_are_measured_recorded_and_shown(tmp_path: Path) -> None:
    (cells,) = users.measure(["heavy"], (1.0, 4.0), 3, 1, None)
    assert [(cell.method, cell.horizon) for cell in cells if cell.epsilon == 4] == [
        *((method, horizon) for method in users.LEDGERS for horizon in users.HORIZONS),
        *((method, "known") for method in (*users.BESIDE, *users.FORMULAS)),
    ]
    recorded = tmp_path / users_tables.CELLS
    users.write(recorded, users.merged([], cells))
    back = users.read(recorded)
    assert {cell.place for cell in back} == {cell.place for cell in cells}
    users.write(tmp_path / users_tables.BEFORE, [c for c in cells if c.method == "ledger"])
    page = users_tables.page(tmp_path)
    assert page == users_tables.page(tmp_path)
    row, final = [line for line in page.splitlines() if line.startswith("| 4, known")]
    (ledger,) = [c for c in back if c.place == ("heavy", 4.0, "ledger", "known")]
    assert tables.thousandths(ledger.errors[2]) in row
    assert final.startswith("| 4, known, final |")
    assert "| users differ or drift, end" in page


def test_shares_that_hold_are_counted_against_their_own_confidence() -> None:
    held = (0.79, 0.5, 0.9, 0.94, 0.92, 0.95, 0.98, 0.96, 0.99)
    cell = users.Cell("heavy", 1.0, "ledger", "known", 50, (0.1,) * 4, (0.2,) * 9, held)
    line = users_tables.coverage(users_tables.Record([cell], [])).splitlines()[-1]
    assert [part.strip() for part in line.split("|")[3:6]] == ["2 of 3", "2 of 3", "2 of 3"]


def test_ratios_are_to_the_better_reference_or_to_the_bound() -> None:
    def cell(method: str, end: float) -> users.Cell:
        return users.Cell(
            "heavy", 1.0, method, "known", 9, (1.0, 1.0, end, 1.0), (1.0,) * 9, (1.0,) * 9
        )

    given = [cell("ledger", 0.12), cell("one-release", 0.03), cell("least-error", 0.04)]
    page = users_tables.summary(users_tables.Record(given, [cell("ledger", 0.5)]))
    assert "3.00 (heavy, ε = 1)" in page
    better = [given[0], given[1], cell("least-error", 0.01)]
    page = users_tables.summary(users_tables.Record(better, [cell("ledger", 0.5)]))
    assert "4.00 (heavy, ε = 1)" in page


def test_at_the_end_a_final_release_takes_the_place_of_a_number_with_a_wider_bar() -> None:
    """By formula its error is twice that of one release, as it has half of epsilon."""
    cells = users.measure_stream("drift", (4.0,), 12, None, ["final"])
    one, known = (
        next(cell for cell in cells if cell.method == method) for method in ("one-release", "final")
    )
    bar = users_tables.of_level(known.bars, 1)
    assert bar[2] == pytest.approx(2 * np.log(20) * one.errors[2] / np.sqrt(2), rel=0.01)
    assert bar[2] < bar[1]
    assert known.errors[2] < 4 * one.errors[2]
    assert all(share > 0.5 for share in known.held)


def test_a_draw_of_a_stream_gives_the_same_figures_again() -> None:
    first, second = (users.measure_stream("heavy", (1.0,), 2, None) for _ in range(2))
    assert first == second
