"""Records of a run as JSON. Secrets and rationals are text; public counts are numbers."""

from __future__ import annotations

from fractions import Fraction

from withhold.core.records import (
    Activation,
    Block,
    Charge,
    Contribution,
    Epoch,
    EpochCharge,
    MedianCharge,
    NodeCharge,
    Step,
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
        "block": None if step.block is None else _block(step.block),
        "activations": [_activation(activation) for activation in step.activations],
        "written": [
            {
                "counter": write.counter,
                "cell": write.node,
                "sum": number(write.sum),
                "noise": number(write.noise),
            }
            for write in step.written
        ],
        "read": [{"counter": node.counter, "cell": node.index} for node in step.read],
        "sum": number(step.sum),
        "total": step.total,
        "estimate": number(step.estimate),
        "charges": [charge_json(charge) for charge in step.charges],
        "spent": number(step.spent),
        "epoch": None if step.epoch is None else _epoch(step.epoch),
    }


def charge_json(charge: Charge) -> Json:
    """A private step and its cost. Version 1 has one form for charges of all kinds."""
    if isinstance(charge, NodeCharge):
        return _charge(
            "laplace", charge.counter, charge.node, charge.epsilon, charge.sensitivity, charge.scale
        )
    if isinstance(charge, MedianCharge):
        return _charge(
            "exponential", charge.level, 0, charge.epsilon, charge.cost_sensitivity, charge.scale
        )
    if isinstance(charge, EpochCharge):
        return _charge("laplace", 0, charge.epoch, charge.epsilon, charge.cost, charge.scale)
    return _charge("gaussian", 0, charge.epoch, charge.rho, charge.squared_cost, charge.scale)


def _charge(
    mechanism: str, level: int, cell: int, epsilon: Fraction, sensitivity: int, scale: Fraction
) -> Json:
    return {
        "mechanism": mechanism,
        "level": level,
        "cell": cell,
        "epsilon": number(epsilon),
        "sensitivity": number(sensitivity),
        "scale": number(scale),
    }


def _block(block: Block) -> Json:
    projected = None if block.projected is None else number(block.projected)
    return {"level": block.level, "raw": number(block.raw), "projected": projected}


def _activation(activation: Activation) -> Json:
    return {
        "level": activation.level,
        "bins": list(activation.bins),
        "costs": list(activation.costs),
        "choice": activation.choice,
        "prior": number(activation.prior),
        "flushed": [_block(block) for block in activation.flushed],
    }


def _epoch(epoch: Epoch) -> Json:
    return {
        "samples": epoch.samples,
        "series": {
            "first": epoch.series.first,
            "length": epoch.series.length,
            "probes": epoch.series.excess_queries,
        },
        "bookings": [_contribution(contribution) for contribution in epoch.contributions],
        "sum": number(epoch.sum),
        "overhang": None if epoch.excess is None else number(epoch.excess),
    }


def _contribution(contribution: Contribution) -> Json:
    return {
        "user": contribution.user,
        "size": contribution.size,
        **proposal_json(contribution),
    }


def proposal_json(contribution: Contribution) -> Json:
    """The fields of the proposal that a contribution carries out."""
    return {key: number(getattr(contribution, name)) for key, name in PROPOSAL_KEYS.items()}
