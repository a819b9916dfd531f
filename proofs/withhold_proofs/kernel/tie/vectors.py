"""The committed conformance vectors of whole runs, as cases for the kernel."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import fields
from pathlib import Path
from typing import Any

from withhold_proofs.kernel.tie.cases import Case, replayed
from withhold_proofs.kernel.tie.mechanisms import THE_END, FinalTied, LedgerTied, PaperTied, Tied
from withhold_proofs.kernel.tie.policies import Decided, Row, Told
from withhold_proofs.kernel.tie.recording import Drawn, Recorder
from withhold_proofs.report.results import TOP
from withhold_spec.accounted.dimensions import coordinate_params
from withhold_spec.accounted.final import budgets
from withhold_spec.accounted.interface import Proposal
from withhold_spec.errors import WithholdError
from withhold_spec.params import Params
from withhold_spec.replay import LEDGER_MECHANISMS, MECHANISMS
from withhold_spec.stream import User, check_user, to_grid

Object = Mapping[str, Any]
"""A JSON object."""

FOLDER = TOP / "tests" / "conformance" / "withhold_vectors" / "data" / "v5"
RUNS = ("replay", "replay_decisions", "replay_vectors", "replay_final")
"""The operations that are whole runs: under the shipped policy, under any, of vectors, and with a final release."""
COUNTS = ("max_users", "max_samples", "grid", "horizon")


def cases(pattern: str = "*.json") -> Iterator[Case]:
    """A case for every run of the vectors whose mechanism and parameters are accepted, and for every coordinate.

    pattern: of the files that are read. Samples and names that the specification refuses to read are
    left out: the definitions begin with samples in grid units.
    Raises: ValueError if the specification does not make the vector's draws.
    """
    for path in sorted(FOLDER.glob(pattern)):
        for group in json.loads(path.read_text("utf-8"))["groups"]:
            if group["op"] in RUNS and group["mechanism"] in MECHANISMS:
                for test in group["tests"]:
                    yield from _cases(path, group, test)


def _cases(path: Path, group: Object, test: Object) -> Iterator[Case]:
    title, name = f"{path.name} {test['tcId']}", group["mechanism"]
    steps: Sequence[Any] = test["expected"].get("steps", [])
    params = _params(group["params"])
    if params is None:
        return
    if group["op"] == "replay_final":
        yield from _final_case(title, params, group, test)
        return
    if group["op"] != "replay_vectors":
        tied = _tied(name, params, test.get("decisions"))
        events = _events(params, ((user, [sample]) for user, sample in test["stream"]), 1)
        yield _case(title, tied, events, [step for step in steps if "error" not in step], 0)
        return
    dimension = len(test["tapes"])
    try:
        params = coordinate_params(params, dimension, group["delta"], name == "gaussian")
    except WithholdError:
        return
    events = _events(params, test["stream"], dimension)
    shown = [step for step in steps if isinstance(step, list)]
    for i in range(dimension):
        tied, own = _tied(name, params, None), [step[i] for step in shown]
        yield _case(f"{title}, coordinate {i}", tied, events, own, i)


def _events(
    params: Params, stream: Iterable[tuple[User, Any]], dimension: int
) -> list[tuple[int, list[int]]]:
    """The events that can be read, in all coordinates, with users named by number."""
    names: dict[object, int] = {}
    events = []
    for user, sample in stream:
        with suppress(WithholdError):
            if not isinstance(sample, list) or len(sample) != dimension:
                continue
            if not all(isinstance(each, str) for each in sample):
                continue  # numbers of the vectors are text
            numbers = [to_grid(params, each) for each in sample]
            check_user(user)
            events.append((names.setdefault(user, len(names)), numbers))
    return events


def _params(given: Object) -> Params | None:
    parts = {**given, **{each: int(given[each]) for each in COUNTS if given[each] is not None}}
    try:
        return Params(**parts)
    except WithholdError:
        return None


def _final_case(title: str, params: Params, group: Object, test: Object) -> Iterator[Case]:
    """The case of a run with a final release; nothing where there is none. What comes after it is not shown."""
    try:
        shares = budgets(params, group["final_share"])
    except WithholdError:
        return
    if group["mechanism"] != "ledger" or "final" not in test["expected"]:
        return
    events = _events(params, ((user, [sample]) for user, sample in test["stream"]), 1)
    ledger = LedgerTied.of("ledger", shares.running)
    final = test["expected"]["final"]
    steps = [step for step in test["expected"]["steps"] if "error" not in step]
    noise = [each for each in test["tape"]["noise"] if int(each["node"]) == 0]
    last = {"draws": final["draws"], "written": noise, "activations": []}
    events += [(THE_END, [0]), (0, [0]), (THE_END, [0])]
    yield _case(title, FinalTied(ledger, shares.final), events, [*steps, last], 0)


def _tied(name: str, params: Params, decisions: Sequence[Object] | None) -> Tied:
    if name not in LEDGER_MECHANISMS:
        return PaperTied.of(name, params)
    if decisions is None:
        return LedgerTied.of(name, params)
    # a second decision for one time is for an event that is ignored: no policy is asked
    rows = {each["samples"]: _row(each) for each in reversed(decisions)}
    return LedgerTied.of(name, params, Told(policy=Decided(rows)))


def _row(decision: Object) -> Row:
    parts = {each.name: decision[each.name] for each in fields(Row)}
    proposals = [
        Proposal(**{name: int(part) for name, part in each.items()}) for each in parts["proposals"]
    ]
    return Row(**{**parts, "proposals": tuple(proposals)})


def _case(
    title: str,
    tied: Tied,
    events: Sequence[tuple[int, list[int]]],
    steps: Sequence[Object],
    coordinate: int,
) -> Case:
    draws = [each for step in steps for each in step["draws"]]
    noise = {
        (int(write["counter"]), int(write["node"])): int(write["noise"])
        for step in steps
        for write in step["written"]
    }
    chosen = {each["level"]: each["choice"] for step in steps for each in step["activations"]}
    radii = {(d["counter"], d["node"]): int(d["radius"]) for d in draws if d["kind"] == "radius"}
    source = Recorder(lambda i, j: 0, noise=noise, choices=chosen, radii=radii)
    case = replayed(title, tied, [(user, each[coordinate]) for user, each in events], source)
    if [_address(each) for each in source.drawn] != [_stated(each) for each in draws]:
        raise ValueError(f"{title}: the specification makes other draws")
    return case


def _address(drawn: Drawn) -> tuple[object, ...]:
    """A draw's kind, first address, and number of sums."""
    sums = drawn.law[0] if drawn.kind == "radius" else len(drawn.addresses)
    return (drawn.kind, *drawn.addresses[0], sums)


def _stated(draw: Object) -> tuple[object, ...]:
    """The same of a draw as the vectors write it."""
    if draw["kind"] == "choose":
        return ("choice", draw["level"], 0, 1)
    kind = "uniform" if draw["kind"] == "uniform_noise" else draw["kind"]
    return (kind, draw["counter"], draw["node"], draw.get("sums", 1))
