"""Records of a run as JSON. Secrets and rationals are text, public counts are numbers."""

from __future__ import annotations

from dataclasses import asdict, fields

from withhold_spec.epochs import Offer
from withhold_spec.records import Activation, Block, Booking, Charge, Epoch, Step, Write
from withhold_spec.vectors.model import Json
from withhold_spec.vectors.text import number


def step_json(step: Step) -> Json:
    """All fields of a step."""
    return {
        "t": step.t,
        "count": step.count,
        "ignored": step.ignored,
        "block": None if step.block is None else block_json(step.block),
        "activations": [activation_json(each) for each in step.activations],
        "written": [write_json(each) for each in step.written],
        "read": [{"counter": cell.counter, "cell": cell.cell} for cell in step.read],
        "sum": number(step.sum),
        "total": step.total,
        "estimate": number(step.estimate),
        "charges": [charge_json(each) for each in step.charges],
        "spent": number(step.spent),
        "epoch": None if step.epoch is None else epoch_json(step.epoch),
    }


def block_json(block: Block) -> Json:
    """A block; `projected` is null while it waits."""
    projected = None if block.projected is None else number(block.projected)
    return {"level": block.level, "raw": number(block.raw), "projected": projected}


def write_json(write: Write) -> Json:
    """A cell that was written."""
    return {
        "counter": write.counter,
        "cell": write.cell,
        "sum": number(write.sum),
        "noise": number(write.noise),
    }


def activation_json(activation: Activation) -> Json:
    """A private median and what it let go."""
    return {
        "level": activation.level,
        "bins": [int(number(each)) for each in activation.bins],
        "costs": [int(number(each)) for each in activation.costs],
        "choice": activation.choice,
        "prior": number(activation.prior),
        "flushed": [block_json(each) for each in activation.flushed],
    }


def charge_json(charge: Charge) -> Json:
    """A private step and its price."""
    return {
        "mechanism": charge.mechanism,
        "level": charge.level,
        "cell": charge.cell,
        "epsilon": number(charge.epsilon),
        "sensitivity": number(charge.sensitivity),
        "scale": number(charge.scale),
    }


def epoch_json(epoch: Epoch) -> Json:
    """A closed epoch: all of it is public."""
    return {
        "samples": epoch.samples,
        "series": asdict(epoch.series),
        "bookings": [booking_json(each) for each in epoch.bookings],
        "sum": number(epoch.sum),
        "overhang": None if epoch.overhang is None else number(epoch.overhang),
    }


def booking_json(booking: Booking) -> Json:
    """A user's part in an epoch."""
    return {
        "user": booking.user,
        "size": booking.size,
        **offer_json(booking),
    }


def offer_json(offer: Offer | Booking) -> Json:
    """The fields of an offer, which are those of a booking too."""
    return {field.name: number(getattr(offer, field.name)) for field in fields(Offer)}
