"""Every test asked of one program, and what came out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from withhold_vectors.runner.answers import ANSWERS, MECHANISMS, OPS, SAMPLERS, answer
from withhold_vectors.runner.compare import first_difference
from withhold_vectors.runner.files import File, Json, Test
from withhold_vectors.runner.given import RequestError
from withhold_vectors.runner.locate import locate
from withhold_vectors.runner.port import PROTOCOL, Port, PortError
from withhold_vectors.runner.runs import DisagreementError

Verdict: TypeAlias = Literal["passed", "failed", "not implemented"]
Ask: TypeAlias = Callable[[Json], Json]
"""Gives the reply to a request; raises PortError where there is none."""


@dataclass(frozen=True, slots=True)
class Capabilities:
    """What a program says it can do."""

    name: str
    ops: frozenset[str]
    mechanisms: frozenset[str]
    samplers: frozenset[str]

    def cover(self, request: Json) -> bool:
        """Whether the request is to be asked. A mechanism that nobody has is asked of everybody."""
        mechanism, sampler = request.get("mechanism"), request.get("sampler")
        return (
            request.get("op") in self.ops
            and (mechanism is None or mechanism not in MECHANISMS or mechanism in self.mechanisms)
            and (sampler is None or sampler in self.samplers)
        )


@dataclass(frozen=True, slots=True)
class Outcome:
    """One test's verdict; `detail` names the first difference, or why nothing was compared."""

    test: Test
    verdict: Verdict
    detail: str = ""


@dataclass(frozen=True, slots=True)
class FileReport:
    """A file's outcomes, and its own problems."""

    path: str
    problems: tuple[str, ...]
    outcomes: tuple[Outcome, ...]
    skipped: bool = False

    def count(self, verdict: Verdict) -> int:
        """How many tests came out so."""
        return sum(outcome.verdict == verdict for outcome in self.outcomes)


@dataclass(frozen=True, slots=True)
class Report:
    """What a program made of the vectors."""

    name: str
    files: tuple[FileReport, ...]
    problems: tuple[str, ...] = field(default=())

    @property
    def ok(self) -> bool:
        """Whether nothing failed, and something passed."""
        broken = self.problems or any(file.problems or file.count("failed") for file in self.files)
        return not broken and any(file.count("passed") for file in self.files)


EVERYTHING = Capabilities(
    "withhold", frozenset(ANSWERS), frozenset(MECHANISMS), frozenset(SAMPLERS)
)


def capabilities(reply: Json) -> Capabilities:
    """What a reply to hello says.

    Raises:
        PortError: it is not such a reply.
    """
    lists = {}
    for key, known in (("ops", OPS), ("mechanisms", MECHANISMS), ("samplers", SAMPLERS)):
        names = reply.get(key)
        if not isinstance(names, list) or not set(map(str, names)) <= set(known):
            raise PortError(f"{key} must be a list, with entries from: {', '.join(known)}")
        lists[key] = frozenset(map(str, names))
    if reply.get("protocol") != PROTOCOL:
        raise PortError(f"the port speaks another protocol than {PROTOCOL}")
    wanted = {"protocol", "name", "version", "ops", "mechanisms", "samplers"}
    if reply.keys() != wanted:
        raise PortError(
            f"the reply to hello must have exactly the keys {', '.join(sorted(wanted))}"
        )
    name = f"{reply['name']} {reply['version']}"
    return Capabilities(name, lists["ops"], lists["mechanisms"], lists["samplers"])


def ask_implementation(request: Json) -> Json:
    """This package's own reply.

    Raises:
        PortError: it cannot answer.
    """
    try:
        return answer(request)
    except (RequestError, DisagreementError) as error:
        raise PortError(str(error)) from None


def run(
    files: Sequence[File], can: Capabilities, ask: Ask, deep: bool, problems: Sequence[str] = ()
) -> Report:
    """Every test of the files; deep files only if asked for."""
    reports = [
        FileReport(file.path, file.problems, (), skipped=True)
        if file.deep and not deep
        else FileReport(file.path, file.problems, tuple(_outcomes(file, can, ask)))
        for file in files
    ]
    return Report(can.name, tuple(reports), tuple(problems))


def run_port(files: Sequence[File], port: Port, deep: bool, problems: Sequence[str] = ()) -> Report:
    """Every test, asked of a port.

    Raises:
        PortError: the port does not say what it can do.
    """
    try:
        return run(files, capabilities(port.hello()), port.ask, deep, problems)
    finally:
        port.close()


def _outcomes(file: File, can: Capabilities, ask: Ask) -> Iterator[Outcome]:
    for test in file.tests:
        if not can.cover(test.request):
            yield Outcome(test, "not implemented", "not among what the port says it can do")
            continue
        try:
            reply = ask(test.request)
        except PortError as error:
            yield Outcome(test, "failed", str(error))
            continue
        reason = reply.get("notImplemented")
        if isinstance(reason, str) and len(reply) == 1:
            yield Outcome(test, "not implemented", reason)
            continue
        found = first_difference(test.expected, reply)
        if found is None:
            yield Outcome(test, "passed")
        else:
            yield Outcome(test, "failed", f"{found}{_closer(test.request, can, ask)}")


def _closer(request: Json, can: Capabilities, ask: Ask) -> str:
    """For a hash that differs: the first stream that does, if the port can replay."""
    if request.get("op") != "accumulated" or "replay" not in can.ops:
        return ""
    try:
        return locate(request, ask)
    except PortError as error:
        return f"; looking for the stream: {error}"
