"""Records of a run as JSON. Secrets and rationals are text; public counts are numbers."""

from __future__ import annotations

from withhold_spec.accounted.interface import Proposal
from withhold_spec.accounted.records import Contribution, Epoch, Series
from withhold_spec.paper.records import Activation, Block
from withhold_spec.records import (
    Charge,
    EpochCharge,
    GaussianEpochCharge,
    MedianCharge,
    NodeCharge,
    Step,
    Write,
)
from withhold_vectors.codec.keys import PROPOSAL_KEYS
from withhold_vectors.codec.text import number
from withhold_vectors.codec.values import Json


def step_json(step: Step) -> Json:
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


def block_json(block: Block) -> Json:
    """A block; `projected` is null while the block is withheld."""
    projected = None if block.projected is None else number(block.projected)
    return {"level": block.level, "raw": number(block.raw), "projected": projected}


def write_json(write: Write) -> Json:
    """A node that was written."""
    return {
        "counter": write.counter,
        "cell": write.node,
        "sum": number(write.sum),
        "noise": number(write.noise),
    }


def activation_json(activation: Activation) -> Json:
    """The activation of a level: its private median, and the blocks that leave its buffer."""
    return {
        "level": activation.level,
        "bins": [int(number(each)) for each in activation.bins],
        "costs": [int(number(each)) for each in activation.costs],
        "choice": activation.choice,
        "prior": number(activation.prior),
        "flushed": [block_json(each) for each in activation.flushed],
    }


def charge_json(charge: Charge) -> Json:
    """A private step and its cost. Version 1 has one form for charges of all kinds."""
    match charge:
        case NodeCharge(counter, node, epsilon, sensitivity, scale):
            fields = ("laplace", counter, node, epsilon, sensitivity, scale)
        case MedianCharge(level, epsilon, sensitivity, scale):
            fields = ("exponential", level, 0, epsilon, sensitivity, scale)
        case EpochCharge(epoch, epsilon, cost, scale):
            fields = ("laplace", 0, epoch, epsilon, cost, scale)
        case GaussianEpochCharge(epoch, rho, squared_cost, scale):
            fields = ("gaussian", 0, epoch, rho, squared_cost, scale)
    mechanism, level, cell, epsilon, sensitivity, scale = fields
    return {
        "mechanism": mechanism,
        "level": level,
        "cell": cell,
        "epsilon": number(epsilon),
        "sensitivity": number(sensitivity),
        "scale": number(scale),
    }


def epoch_json(epoch: Epoch) -> Json:
    """A closed epoch, all of which is public."""
    return {
        "samples": epoch.samples,
        "series": series_json(epoch.series),
        "bookings": [contribution_json(each) for each in epoch.contributions],
        "sum": number(epoch.sum),
        "overhang": None if epoch.excess is None else number(epoch.excess),
    }


def contribution_json(contribution: Contribution) -> Json:
    """A user's contribution to an epoch."""
    return {
        "user": contribution.user,
        "size": contribution.size,
        **proposal_json(contribution),
    }


def proposal_json(proposal: Proposal | Contribution) -> Json:
    """The fields of a proposal, which a contribution has as well."""
    return {key: number(getattr(proposal, name)) for key, name in PROPOSAL_KEYS.items()}


def series_json(series: Series) -> Json:
    """A series: epochs that share one radius of noise for their sums, and one for their excesses."""
    return {"first": series.first, "length": series.length, "probes": series.excess_queries}
