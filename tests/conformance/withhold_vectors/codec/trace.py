"""Records and constants of a run as JSON. Secrets and rationals are text; public counts are numbers.

The records of the specification and of the implementation have the same fields, so one function writes
both. It reads fields by name and imports neither package.
"""

from __future__ import annotations

from typing import Any

from withhold_vectors.codec.keys import PROPOSAL_KEYS
from withhold_vectors.codec.text import number
from withhold_vectors.codec.values import Json

CHARGES = {
    "NodeCharge": ("laplace", "counter", "node", "epsilon", "sensitivity"),
    "MedianCharge": ("exponential", "level", "", "epsilon", "cost_sensitivity"),
    "EpochCharge": ("laplace", "", "epoch", "epsilon", "cost"),
    "GaussianEpochCharge": ("gaussian", "", "epoch", "rho", "squared_cost"),
}
"""For every kind of charge: the mechanism, and the fields that version 1 calls level, cell, epsilon and
sensitivity. A level or cell without a field is 0."""


def step_json(step: Any) -> Json:
    """All fields of a step."""
    return {
        "t": step.t,
        "count": step.count,
        "ignored": step.ignored,
        "block": None if step.block is None else block_json(step.block),
        "activations": [activation_json(each) for each in step.activations],
        "written": [write_json(each) for each in step.written],
        "read": [{"counter": node.counter, "cell": node.index} for node in step.read],
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
        "cell": write.node,
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
    """A private step and its cost. Version 1 has one form for charges of all kinds."""
    mechanism, level, cell, epsilon, sensitivity = CHARGES[type(charge).__name__]
    return {
        "mechanism": mechanism,
        "level": getattr(charge, level) if level else 0,
        "cell": getattr(charge, cell) if cell else 0,
        "epsilon": number(getattr(charge, epsilon)),
        "sensitivity": number(getattr(charge, sensitivity)),
        "scale": number(charge.scale),
    }


def epoch_json(epoch: Any) -> Json:
    """A closed epoch, all of which is public."""
    return {
        "samples": epoch.samples,
        "series": series_json(epoch.series),
        "bookings": [contribution_json(each) for each in epoch.contributions],
        "sum": number(epoch.sum),
        "overhang": None if epoch.excess is None else number(epoch.excess),
    }


def series_json(series: Any) -> Json:
    """A series: epochs that share one radius of noise for their sums, and one for their excesses."""
    return {"first": series.first, "length": series.length, "probes": series.excess_queries}


def contribution_json(contribution: Any) -> Json:
    """A user's contribution to an epoch."""
    return {
        "user": contribution.user,
        "size": contribution.size,
        **proposal_json(contribution),
    }


def proposal_json(proposal: Any) -> Json:
    """The fields of a proposal, which a contribution has as well."""
    return {key: number(getattr(proposal, name)) for key, name in PROPOSAL_KEYS.items()}


def schedule_json(schedule: Any) -> Json:
    """The schedule of a series."""
    return {
        "pace": {
            "least": schedule.cadence.least,
            "halves": schedule.cadence.half_doublings,
            "span": schedule.cadence.span,
            "reach": schedule.cadence.reach,
        },
        "halves": schedule.half_doublings,
        "end": number(schedule.end),
        "marks": [number(time) for time in schedule.release_times],
        "probed": [number(time) for time in schedule.excess_times],
    }


def posterior_json(posterior: Any) -> Json:
    """The posterior of the mean."""
    return {
        "centre": number(posterior.centre),
        "doubt": number(posterior.standard_error),
        "variance": number(posterior.variance),
        "spread": number(posterior.between_user_sd),
    }


def ledger_constants_json(constants: Any) -> Json:
    """The constants of the ledger mechanism. Version 1 describes a user's account as a counter."""
    counter = {
        "scale": number(constants.scale),
        "sensitivity": number(constants.full_budget),
        "epsilon": number(constants.full_cost),
        "share": number(constants.full_cost),
    }
    return {"counters": [counter], "intervals": [], "arrays": [], "median": None}
