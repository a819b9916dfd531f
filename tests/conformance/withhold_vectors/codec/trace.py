"""Records and constants of a run as JSON. Secrets and rationals are text; public counts are numbers.

The records of the specification and of the implementation have the same fields, so one function writes
both. It reads fields by name and imports neither package.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from withhold_vectors.codec.text import number
from withhold_vectors.codec.values import Json

CHARGES = {
    "NodeCharge": ("laplace", "counter", "node", "epsilon", "sensitivity"),
    "MedianCharge": ("exponential", "level", "", "epsilon", "cost_sensitivity"),
    "EpochCharge": ("laplace", "", "epoch", "epsilon", "cost"),
    "GaussianEpochCharge": ("gaussian", "", "epoch", "rho", "squared_cost"),
}
"""For every kind of charge: the mechanism, and the fields for level, node, epsilon and sensitivity. A level
or node without a field is 0."""

PROPOSAL_KEYS = (
    *("low", "high", "weight", "inner_low", "inner_high"),
    *("saturation", "excess_weight", "stratum"),
)
"""The keys of a proposal, which a contribution has as well."""


def step_json(step: Any, draws: Sequence[Json]) -> Json:
    """All fields of a step, and what was drawn at its event."""
    return {
        "t": step.t,
        "count": step.count,
        "ignored": step.ignored,
        "block": None if step.block is None else block_json(step.block),
        "activations": [activation_json(each) for each in step.activations],
        "draws": list(draws),
        "written": [write_json(each) for each in step.written],
        "read": [{"counter": node.counter, "node": node.index} for node in step.read],
        "sum": number(step.sum),
        "total": step.total,
        "estimate": number(step.estimate),
        "charges": [charge_json(each) for each in step.charges],
        "spent": number(step.spent),
        "epoch": None if step.epoch is None else epoch_json(step.epoch),
    }


def block_json(block: Any) -> Json:
    """A block; `projected` is null while the block is withheld."""
    projected = None if block.projected is None else number(block.projected)
    return {"level": block.level, "raw": number(block.raw), "projected": projected}


def write_json(write: Any) -> Json:
    """A node that was written."""
    return {
        "counter": write.counter,
        "node": write.node,
        "sum": number(write.sum),
        "noise": number(write.noise),
    }


def activation_json(activation: Any) -> Json:
    """The activation of a level: its private median, and the blocks that leave its buffer."""
    return {
        "level": activation.level,
        "bins": [int(number(each)) for each in activation.bins],
        "costs": [int(number(each)) for each in activation.costs],
        "choice": activation.choice,
        "prior": number(activation.prior),
        "flushed": [block_json(each) for each in activation.flushed],
    }


def charge_json(charge: Any) -> Json:
    """A private step and its cost. Charges of all kinds have one form."""
    mechanism, level, node, epsilon, sensitivity = CHARGES[type(charge).__name__]
    return {
        "mechanism": mechanism,
        "level": getattr(charge, level) if level else 0,
        "node": getattr(charge, node) if node else 0,
        "epsilon": number(getattr(charge, epsilon)),
        "sensitivity": number(getattr(charge, sensitivity)),
        "scale": number(charge.scale),
    }


def epoch_json(epoch: Any) -> Json:
    """A closed epoch, all of which is public."""
    return {
        "samples": epoch.samples,
        "series": series_json(epoch.series),
        "contributions": [contribution_json(each) for each in epoch.contributions],
        "sums": [number(each) for each in epoch.sums],
        "excess": None if epoch.excess is None else number(epoch.excess),
    }


def series_json(series: Any) -> Json:
    """A series: epochs that share one radius of noise for their sums, and one for their excesses."""
    return {
        "first": series.first,
        "length": series.length,
        "excess_queries": series.excess_queries,
        "strata": series.strata,
    }


def contribution_json(contribution: Any) -> Json:
    """A user's contribution to an epoch."""
    return {
        "user": contribution.user,
        "size": contribution.size,
        **proposal_json(contribution),
    }


def proposal_json(proposal: Any) -> Json:
    """The fields of a proposal, which a contribution has as well."""
    return {key: number(getattr(proposal, key)) for key in PROPOSAL_KEYS}


def schedule_json(schedule: Any) -> Json:
    """The schedule of a series."""
    return {
        "cadence": {
            "least": schedule.cadence.least,
            "step": schedule.cadence.step,
            "span": schedule.cadence.span,
            "reach": schedule.cadence.reach,
        },
        "step": schedule.step,
        "end": number(schedule.end),
        "release_times": [number(time) for time in schedule.release_times],
        "asks_excess": schedule.asks,
    }


def posterior_json(posterior: Any) -> Json:
    """What the epochs so far say: the estimate, the line of users' levels, and what excesses show."""
    line, scatter, clipping = posterior.line, posterior.scatter, posterior.clipping
    return {
        "centre": number(posterior.centre),
        "ends": [number(each) for each in line.ends],
        "errors": [number(each) for each in line.errors],
        "slope": number(line.slope),
        "scatter": {
            "users": number(scatter.users),
            "halvings": number(scatter.halvings),
            "settled": scatter.settled,
        },
        "shift": number(posterior.shift),
        "unequal": number(posterior.unequal),
        "clipping": {
            name: number(getattr(clipping, name))
            for name in ("room", "mean", "variance", "assumed")
        },
    }


FILTER = (
    *("mean", "low", "cross", "high"),
    *("low_mean", "high_mean", "mean_variance", "likelihood"),
)
"""The numbers of a filter after the levels at both ends of its line."""


def filter_json(ends: Sequence[int], others: Sequence[int]) -> list[str]:
    """A filter: the levels at both ends of its line, and the numbers that FILTER names."""
    return [number(each) for each in (*ends, *others)]


def bar_json(bar: Any, half_widths: Sequence[int]) -> Json:
    """An error bar, and its half widths at the confidences that were asked for."""
    return {
        "deviation": number(bar.deviation),
        "clipping": number(bar.clipping),
        "farthest": number(bar.farthest),
        "reason": bar.reason,
        "half_widths": [number(each) for each in half_widths],
    }


def final_json(
    made: Any, epsilon: Fraction, half_widths: Sequence[Fraction], draws: Sequence[Json]
) -> Json:
    """A final release and what it costs, its half widths at some confidences, and what was drawn for it."""
    return {
        "samples": made.samples,
        "sum": number(made.sum),
        "epsilon": number(epsilon),
        "sensitivity": number(made.sensitivity),
        "scale": number(made.scale),
        "estimate": number(made.estimate),
        "half_widths": [number(each) for each in half_widths],
        "draws": list(draws),
    }


def ledger_constants_json(constants: Any) -> Json:
    """The constants of the ledger mechanism. A user's account is described as a counter."""
    counter = {
        "scale": number(constants.scale),
        "sensitivity": number(constants.full_budget),
        "epsilon": number(constants.full_cost),
        "share": number(constants.full_cost),
    }
    return {"counters": [counter], "intervals": [], "arrays": [], "median": None}
