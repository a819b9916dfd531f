"""Records of a run as JSON: secrets and rationals as text, public counts as numbers."""

from __future__ import annotations

from dataclasses import asdict
from fractions import Fraction

from withhold.records import Activation, Block, Booking, Charge, Epoch, Step
from withhold.vectors.files import Json

OFFERED = ("low", "high", "weight", "inner_low", "inner_high", "margin", "probe")
"""The part of a booking that is an offer."""


def text(number: int | Fraction) -> str:
    """An exact number: "p", or "p/q" in lowest terms."""
    return str(number)


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
                "cell": write.cell,
                "sum": text(write.sum),
                "noise": text(write.noise),
            }
            for write in step.written
        ],
        "read": [{"counter": cell.counter, "cell": cell.cell} for cell in step.read],
        "sum": text(step.sum),
        "total": step.total,
        "estimate": text(step.estimate),
        "charges": [charge_json(charge) for charge in step.charges],
        "spent": text(step.spent),
        "epoch": None if step.epoch is None else _epoch(step.epoch),
    }


def charge_json(charge: Charge) -> Json:
    """A private step and its price."""
    return {
        "mechanism": charge.mechanism,
        "level": charge.level,
        "cell": charge.cell,
        "epsilon": text(charge.epsilon),
        "sensitivity": text(charge.sensitivity),
        "scale": text(charge.scale),
    }


def _block(block: Block) -> Json:
    projected = None if block.projected is None else text(block.projected)
    return {"level": block.level, "raw": text(block.raw), "projected": projected}


def _activation(activation: Activation) -> Json:
    return {
        "level": activation.level,
        "bins": list(activation.bins),
        "costs": list(activation.costs),
        "choice": activation.choice,
        "prior": text(activation.prior),
        "flushed": [_block(block) for block in activation.flushed],
    }


def _epoch(epoch: Epoch) -> Json:
    return {
        "samples": epoch.samples,
        "series": asdict(epoch.series),
        "bookings": [_booking(booking) for booking in epoch.bookings],
        "sum": text(epoch.sum),
        "overhang": None if epoch.overhang is None else text(epoch.overhang),
    }


def _booking(booking: Booking) -> Json:
    return {
        "user": booking.user,
        "size": booking.size,
        **offer_json(booking),
    }


def offer_json(booking: Booking) -> Json:
    """What was offered to the user."""
    return {name: text(getattr(booking, name)) for name in OFFERED}
