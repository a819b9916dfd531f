"""The specification broken where sensitivity depends on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction

from withhold_proofs.model import Mutant
from withhold_spec import state
from withhold_spec.enclosures import Enclosure, ln
from withhold_spec.noise import Source
from withhold_spec.number import Number, add
from withhold_spec.paper import constants, full, median, plan, withholding
from withhold_spec.paper import state as moves
from withhold_spec.paper.plan import Plan
from withhold_spec.paper.records import Block
from withhold_spec.paper.state import PaperState, Turn
from withhold_spec.params import Params
from withhold_spec.records import Step
from withhold_spec.state import Arrival, S
from withhold_spec.stream import Samples, User


def _unprojected(plan: Plan, block: Block, prior: Fraction) -> Block:
    return replace(block, projected=block.raw)


def _still_inactive(plan: Plan, turn: Turn, level: int, source: Source) -> Turn:
    before = turn.state
    turn = full.activate(plan, turn, level, source)
    again = replace(turn.state, inactive=before.inactive, buffers=before.buffers)
    return replace(turn, state=again)


def _uncapped_arrays(samples: Samples, level: int, arrays: int) -> tuple[tuple[Number, ...], ...]:
    size = 2 ** (level - 1)
    row = [sample for own in samples.values() for sample in own]
    return tuple(tuple(row[j * size : (j + 1) * size]) for j in range(arrays))


def _log_of_one_more(length: int) -> Fraction:
    """log2(1 + N), from above: less than 1 + floor(log2 N) unless N = 2**k - 1."""
    if length & (length + 1) == 0:
        return Fraction(length.bit_length())
    return ln(1 + length, 64).high / ln(2, 64).low


def _natural_log(length: int) -> Fraction:
    return 1 + ln(length, 64).high


def _uncapped_user(
    params: Params, state_: S, user: User, sample: Number, capped: bool = True
) -> Arrival[S]:
    return state.arrive(params, state_, user, sample, capped=False)


def _twice_as_wide(
    params: Params, centre: Fraction, width: Callable[[int], Enclosure]
) -> tuple[int, int]:
    low, high = plan.inward(params, centre, width)
    return low - (high - low), high


def _one_element(params: Params) -> int:
    return 1


def _single_for_double(params: Params, level: int) -> Fraction:
    return constants.full_scale(params, level) / 2


def _left_to_right_scale(params: Params, level: int) -> Fraction:
    """The scale where epsilon/2(L+1) is read as (epsilon/2)(L+1) (E2)."""
    return constants.full_scale(params, level) / (1 + params.max_samples.bit_length() - 1) ** 2


def _left_to_right_median(self: Plan) -> Fraction:
    return self.params.epsilon / 2 * constants.nominal_levels(self.params)


def _everything_so_far(t: int) -> range:
    return range(1, t + 1)


def _redrawn(plan: Plan, turn: Turn, counter: int, block: Block, size: int, source: Source) -> Turn:
    """Every cell of the counter gets fresh noise whenever an element enters (E29)."""
    turn = moves.enter(plan, turn, counter, block, size, source)
    grown = turn.state.counters[counter]
    fresh = tuple(
        source.laplace(counter, node, plan.scales[counter])
        for node in range(1, len(grown.noises) + 1)
    )
    counters = list(turn.state.counters)
    counters[counter] = replace(grown, noises=fresh)
    return replace(turn, state=replace(turn.state, counters=tuple(counters)))


def _every_digit(t: int) -> tuple[int, ...]:
    """The cells of the printed loop, which reads a cell again for every zero bit (E13)."""
    nodes, index = [], 0
    for j in reversed(range(t.bit_length())):
        index += t & (1 << j)
        nodes.append(index)
    return tuple(nodes)


def _counts_all(
    plan: Plan, turn: Turn, counter: int, block: Block, size: int, source: Source
) -> Turn:
    """total grows by M(u), as printed (E14)."""
    return moves.enter(plan, turn, counter, block, 2**block.level, source)


def _raw_sum_shown(plan: Plan, turn: Turn) -> tuple[PaperState, Step]:
    """The buffered sums are shown, without noise, together with the rest."""
    after, step = moves.finish(plan, turn)
    waiting = [block.raw for blocks in after.buffers.values() for block in blocks]
    return after, replace(step, sum=add([step.sum, *waiting]))


def _doubled_costs(bins: Sequence[Number], level: int) -> tuple[Number, ...]:
    """The cost is twice the larger side, so that a user in two arrays moves it by 4."""
    return tuple(2 * cost for cost in median.costs(bins, level))


def _third_too(count: int) -> bool:
    return withholding.completes_block(count) or count == 3


MUTANTS = (
    Mutant(
        "third-sample-completes",
        "A user's third sample completes a block of level 1 once more.",
        overrides={"withhold_spec.paper.withholding:completes_block": _third_too},
    ),
    Mutant(
        "no-projection",
        "Blocks enter the counters as they are, without projection.",
        overrides={"withhold_spec.paper.state:project": _unprojected},
    ),
    Mutant(
        "level-stays-inactive",
        "A level never leaves Inactive, and its buffer stays full (E1).",
        overrides={"withhold_spec.paper.full:activate": _still_inactive},
    ),
    Mutant(
        "median-without-cap",
        "A user gives the median's arrays all samples, not the first 2**(level-1).",
        overrides={"withhold_spec.paper.median:fill_arrays": _uncapped_arrays},
    ),
    Mutant(
        "cost-doubled",
        "A candidate's cost is twice the larger side.",
        overrides={"withhold_spec.paper.median:costs": _doubled_costs},
    ),
    Mutant(
        "depth-log-of-one-more",
        "The depth is log2(1 + N) instead of 1 + floor(log2 N) (E5).",
        overrides={"withhold_spec.paper.binary:depth": _log_of_one_more},
    ),
    Mutant(
        "depth-natural-log",
        "The depth is 1 + ln N instead of 1 + floor(log2 N) (E6).",
        overrides={"withhold_spec.paper.binary:depth": _natural_log},
    ),
    Mutant(
        "user-without-limit",
        "A user's samples after the m-th count, and so do users after the n-th (E7, E8).",
        overrides={"withhold_spec.state:arrive": _uncapped_user},
    ),
    Mutant(
        "one-element-of-a-user",
        "Algorithm 4 counts on one element of a user in its counter instead of 1 + L.",
        overrides={"withhold_spec.paper.constants:single_elements": _one_element},
    ),
    Mutant(
        "interval-too-wide",
        "The projection interval is twice as wide as the noise pays for.",
        overrides={"withhold_spec.paper.plan:inward": _twice_as_wide},
    ),
    Mutant(
        "half-scale",
        "The noise of algorithm 6 is scaled by Delta instead of 2 Delta.",
        overrides={"withhold_spec.paper.constants:full_scale": _single_for_double},
    ),
    Mutant(
        "scale-left-to-right",
        "epsilon/2(L+1) is read as (epsilon/2)(L+1) (E2).",
        overrides={"withhold_spec.paper.constants:full_scale": _left_to_right_scale},
    ),
    Mutant(
        "median-budget-left-to-right",
        "epsilon/2L is read as (epsilon/2)L (E2).",
        overrides={"withhold_spec.paper.plan:Plan.median_epsilon": _left_to_right_median},
    ),
    Mutant(
        "node-sums-everything",
        "A cell sums all elements so far, not the latest 2**j.",
        overrides={"withhold_spec.paper.binary:elements_of": _everything_so_far},
    ),
    Mutant(
        "every-node-redrawn",
        "All cells of a counter get fresh noise whenever an element enters (E29).",
        overrides={"withhold_spec.paper.state:enter": _redrawn},
    ),
    Mutant(
        "node-read-for-zero-bits",
        "The sum reads a cell again for every zero bit of t (E13).",
        overrides={"withhold_spec.paper.binary:nodes_read": _every_digit},
    ),
    Mutant(
        "run-total-adds-count",
        "total grows by M(u) at every release (E14).",
        overrides={"withhold_spec.paper.state:enter": _counts_all},
    ),
    Mutant(
        "buffer-shown",
        "Sums that still wait in a buffer are released without noise.",
        overrides={"withhold_spec.paper.state:finish": _raw_sum_shown},
    ),
)
