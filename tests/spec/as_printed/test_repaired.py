"""With every reading repaired, the printed texts are the specification: nothing else differs."""

from collections.abc import Sequence
from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from support.examples import RUNS
from withhold_spec.as_printed.full import append, full
from withhold_spec.as_printed.given_prior import multiple, single
from withhold_spec.as_printed.naive import naive, wishful
from withhold_spec.as_printed.trace import REPAIRED, Outcome
from withhold_spec.noise import ZERO
from withhold_spec.number import Number, add, clip
from withhold_spec.paper.constants import array_count
from withhold_spec.paper.median import costs, fill_arrays, midpoint, nearest_bin
from withhold_spec.paper.plan import full_plan, single_plan, wishful_plan
from withhold_spec.paper.withholding import block_size
from withhold_spec.params import Params
from withhold_spec.records import Step
from withhold_spec.replay import replay
from withhold_spec.stream import Samples

PARAMS = Params(3, 8, 150, "0.9")
"""Here levels 2 and 3 become active within a few steps."""

streams = st.lists(st.tuples(st.integers(0, 2), st.integers(0, 1)), max_size=24).map(
    lambda events: [
        event
        for t, event in enumerate(events)
        if [user for user, _ in events[:t]].count(event[0]) < PARAMS.max_samples
    ]
)


def same(run: Sequence[Outcome], steps: Sequence[Step]) -> bool:
    """Whether S_t, total and all nodes made agree at every step."""
    return [(o.t, o.sum, o.total, [(m.counter, m.node, m.sum) for m in o.made]) for o in run] == [
        (s.t, s.sum, s.total, [(w.counter, w.node, w.sum) for w in s.written]) for s in steps
    ]


@settings(max_examples=RUNS)
@given(streams)
def test_algorithms_2_to_5(events: list[tuple[int, int]]) -> None:
    interval = single_plan(PARAMS).interval

    def project(level: int, raw: Number) -> Number:
        return clip(raw, *interval(level, PARAMS.unit_prior))

    assert same(naive(events, REPAIRED), replay("naive", PARAMS, events, ZERO))
    assert same(single(events, project, REPAIRED), replay("single", PARAMS, events, ZERO))
    assert same(multiple(events, 8, project, REPAIRED), replay("multiple", PARAMS, events, ZERO))


@settings(max_examples=RUNS)
@given(st.lists(st.integers(0, 1), max_size=24))
def test_algorithm_3(samples: list[int]) -> None:
    events = [(t // 8, sample) for t, sample in enumerate(samples)]
    low, high = wishful_plan(PARAMS).interval(0, PARAMS.unit_prior)
    run = wishful(events, 3, 8, lambda raw: clip(raw, low, high), REPAIRED)
    assert same(run, replay("wishful", PARAMS, events, ZERO)[7:])


@settings(max_examples=RUNS)
@given(streams)
def test_algorithm_6(events: list[tuple[int, int]]) -> None:
    plan = full_plan(PARAMS)

    def median(level: int, samples: Samples) -> Fraction:
        arrays = fill_arrays(samples, level, array_count(PARAMS, level))
        row = costs([nearest_bin(add(array), level, 1) for array in arrays], level)
        return midpoint(level, ZERO.choose(level, row, Fraction(1)))

    def project(level: int, raw: Number, prior: Fraction | None) -> Number:
        return clip(raw, *plan.interval(level, PARAMS.unit_prior if prior is None else prior))

    def needed(level: int) -> int:
        return block_size(level) * array_count(PARAMS, level)

    run = full(events, 8, needed, median, append, project, REPAIRED)
    steps = replay("full", PARAMS, events, ZERO)
    assert same(run, steps)
    assert [o.medians for o in run] == [tuple(a.level for a in s.activations) for s in steps]
