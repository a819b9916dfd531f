"""The committed conformance vectors of whole runs, as cases for the kernel."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from withhold_proofs.kernel.tie.cases import Case, replayed
from withhold_proofs.kernel.tie.mechanisms import LedgerTied, PaperTied, Tied
from withhold_proofs.kernel.tie.recording import Recorder
from withhold_proofs.report.results import TOP
from withhold_spec.errors import WithholdError
from withhold_spec.params import Params
from withhold_spec.replay import LEDGER_MECHANISMS, MECHANISMS
from withhold_spec.stream import check_user, to_grid

FOLDER = TOP / "tests" / "conformance" / "withhold_vectors" / "data" / "v1"
COUNTS = ("max_users", "max_samples", "grid", "horizon")


def cases() -> Iterator[Case]:
    """A case for every run of the vectors whose parameters are accepted.

    Samples and names that the specification refuses to read are left out: the definitions begin with
    samples in grid units. Raises: ValueError if the specification does not give the vector's sums.
    """
    for name in MECHANISMS:
        for group in json.loads((FOLDER / f"{name}.json").read_text("utf-8"))["groups"]:
            params = _params(group["params"]) if group["op"] == "replay" else None
            for test in group["tests"] if params is not None else ():
                assert params is not None
                title = f"{name}.json {test['tcId']}"
                yield _case(title, name, params, test)


def _params(given: Mapping[str, Any]) -> Params | None:
    fields = {**given, **{each: int(given[each]) for each in COUNTS if given[each] is not None}}
    fields["beta"] = fields.pop("delta")
    try:
        return Params(**fields)
    except WithholdError:
        return None


def _case(title: str, name: str, params: Params, test: Mapping[str, Any]) -> Case:
    steps = [step for step in _steps(test["expected"]) if "error" not in step]
    noise = {
        (int(write["counter"]), int(write["cell"])): int(write["noise"])
        for step in steps
        for write in step["written"]
    }
    chosen = {each["level"]: each["choice"] for step in steps for each in step["activations"]}
    source = Recorder(lambda i: 0, noise=noise, choices=chosen)
    tied: Tied = (LedgerTied if name in LEDGER_MECHANISMS else PaperTied).of(name, params)
    names: dict[object, int] = {}
    events = []
    for user, sample in test["stream"]:
        try:
            check_user(user)
            events.append((names.setdefault(user, len(names)), to_grid(params, sample)))
        except WithholdError:
            continue
    case = replayed(title, tied, events, source)
    nodes = {drawn.address for drawn in source.drawn if drawn.kind not in ("choice", "radius")}
    if nodes != set(noise):
        raise ValueError(f"{title}: the specification writes other nodes")
    return case


def _steps(expected: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    found: list[Mapping[str, Any]] = expected.get("steps", [])
    return found
