"""The summary of a run as one JSON object, and the file of it beside the output."""

import json
import math
from collections import deque
from collections.abc import Iterator
from importlib.metadata import version
from itertools import groupby
from pathlib import Path

from withhold import FinalRelease
from withhold.cli.settings import Settings
from withhold.cli.summary import WHY, Summary, assumption
from withhold.core.params import Params
from withhold.core.records import (
    Charge,
    EpochCharge,
    FinalCharge,
    GaussianEpochCharge,
    MedianCharge,
    NodeCharge,
)
from withhold.files.targets import replace_text
from withhold.files.writers import columns_of

Facts = dict[str, object]

SIDECAR = ".summary.json"
"""What is added to the name of an output for the name of its summary."""


def sidecar_of(output: Path) -> Path:
    """The file of the summary beside an output."""
    return output.with_name(output.name + SIDECAR)


def announce(
    settings: Settings, run: str | None = None, rows: int = 0, final: FinalRelease | None = None
) -> None:
    """Writes beside the output that a run has begun, or that a run with a state goes on.

    `run` names a run with a state, which knows of `rows` and a `final` release. So an older state is
    refused also if this run is killed before its summary is written.

    Raises: OSError; the older file is left then.
    """
    facts = {"finished": False, "run": run, **_of_run(settings)}
    facts |= _of_params(settings.params, settings.mechanism)
    if run is not None:
        told = None if final is None else _final(final, settings.confidence)
        facts |= {"rows": rows, "final": told}
    _write(settings, facts)


def write_sidecar(settings: Settings, summary: Summary, run: str | None) -> None:
    """Writes the summary beside the output. `run` names a run with a state.

    Raises: OSError; the older file is left then.
    """
    facts = {"finished": True, "run": run, **_of_run(settings), **as_facts(summary)}
    facts["charges"] = None if summary.charges is None else list(_charges(summary.charges))
    _write(settings, facts)


def _write(settings: Settings, facts: Facts) -> None:
    """Writes the file beside the output, if that is a regular file, a folder, or none yet. Raises: OSError."""
    output = settings.output
    if output is not None and (output.is_file() or output.is_dir() or not output.exists()):
        replace_text(sidecar_of(output), json.dumps(facts, indent=1) + "\n")


def as_json(summary: Summary) -> str:
    """Return the summary as one JSON object on one line. Exact numbers are text: "1/20"."""
    return json.dumps(as_facts(summary))


def _of_run(settings: Settings) -> Facts:
    engine = settings.engine
    return {
        "version": version("withhold"),
        "columns": list(columns_of(settings.shape)),
        "format": settings.output_format,
        "every": settings.every,
        "user": settings.columns.user,
        "value": settings.columns.value,
        "time": settings.columns.time,
        "engine": None if engine is None else engine.name,
        "order": None if engine is None else engine.order,
        "on_bad_row": "skip" if settings.skip_bad_rows else "refuse",
        "state": settings.state is not None,
    }


def _of_params(params: Params, mechanism: str) -> Facts:
    prior = params.prior
    return {
        "mechanism": mechanism,
        "max_users": params.max_users,
        "max_samples": params.max_samples,
        "epsilon": str(params.epsilon),
        "beta": str(params.beta),
        "lower": str(params.lower),
        "upper": str(params.upper),
        "grid": params.grid,
        "prior": None if prior is None else str(prior),
        "horizon": params.horizon,
        "weighting": params.weighting,
        "homogeneous": params.homogeneous,
        "extra_users": params.extra_users,
        "final_share": str(params.final_share),
    }


def as_facts(summary: Summary) -> Facts:
    """The summary as an object of JSON."""
    return {
        **_of_params(summary.params, summary.mechanism),
        "complete": summary.refused is None,
        "refused": summary.refused,
        "rows": summary.rows,
        "users": summary.users,
        "ignored": summary.ignored,
        "skipped": summary.skipped,
        "last_line_without_end": summary.last_line,
        "users_that_look_alike": summary.alike,
        "spent": str(summary.spent),
        "estimate": float(summary.estimate),
        "error": summary.error if math.isfinite(summary.error) else None,
        "confidence": summary.confidence,
        "sum": summary.sum,
        "total": summary.total,
        "says_nothing": summary.says_nothing,
        "levels": [] if summary.is_ledger else _levels(summary),
        "ledger": _ledger(summary) if summary.is_ledger else None,
        "final": None if summary.final is None else _final(summary.final, summary.confidence),
    }


def _final(final: FinalRelease, confidence: float) -> Facts:
    return {
        "estimate": float(final),
        "error": final.error_bar(confidence),
        "sum": final.sum,
        "samples": final.samples,
        "sensitivity": final.sensitivity,
        "scale": str(final.scale),
    }


def _levels(summary: Summary) -> list[Facts]:
    return [
        {
            "level": level.level,
            "active": level.active,
            "elements": level.elements,
            "buffered": level.buffered,
            "samples": level.samples,
            "needed": level.needed,
        }
        for level in summary.levels
    ]


def _ledger(summary: Summary) -> Facts:
    return {
        "weighting": summary.params.weighting,
        "homogeneous": summary.params.homogeneous,
        "error_assumes": assumption(summary),
        "error_is_wide": None if summary.reason == "none" else WHY[summary.reason],
        "horizon": summary.params.horizon,
        "epochs": summary.epochs,
        "samples": summary.counted,
        "waiting": summary.waiting,
    }


def _charges(charges: Iterator[Charge]) -> Iterator[Facts]:
    """The private steps with their ids; all nodes of a counter, which cost the same, are one entry."""
    for counter, steps in groupby(charges, key=_counter):
        if counter is None:
            yield from map(_one, steps)
            continue
        ((size, last),) = deque(enumerate(steps, 1), maxlen=1)
        if not isinstance(last, NodeCharge):
            raise TypeError("only nodes have a counter")
        yield {
            "id": f"counter {counter}, nodes 1 to {size}",
            "epsilon_of_an_element": str(last.epsilon),
            "sensitivity": last.sensitivity,
            "scale": str(last.scale),
        }


def _counter(charge: Charge) -> int | None:
    """What the nodes of one counter have in common."""
    return charge.counter if isinstance(charge, NodeCharge) else None


def _one(charge: Charge) -> Facts:
    match charge:
        case EpochCharge():
            return {
                "id": f"epoch {charge.epoch}",
                "epsilon": str(charge.epsilon),
                "cost": charge.cost,
                "scale": str(charge.scale),
            }
        case GaussianEpochCharge():
            return {
                "id": f"epoch {charge.epoch}",
                "rho": str(charge.rho),
                "squared_cost": charge.squared_cost,
                "scale": str(charge.scale),
            }
        case MedianCharge():
            return {
                "id": f"median of level {charge.level}",
                "epsilon": str(charge.epsilon),
                "cost_sensitivity": charge.cost_sensitivity,
                "scale": str(charge.scale),
            }
        case FinalCharge():
            return {
                "id": "final release",
                "epsilon": str(charge.epsilon),
                "sensitivity": charge.sensitivity,
                "scale": str(charge.scale),
            }
        case NodeCharge():
            raise TypeError("nodes are shown by counter")
