"""Every test asked of one program, and the outcomes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from withhold_vectors.codec.text import printable
from withhold_vectors.codec.values import Json
from withhold_vectors.runner.compare import first_difference
from withhold_vectors.runner.files import File, Test
from withhold_vectors.runner.locate import Reference, locate
from withhold_vectors.runner.port import Port
from withhold_vectors.runner.protocol import Ask, Capabilities, PortError, capabilities

Verdict: TypeAlias = Literal["passed", "failed", "not implemented"]


@dataclass(frozen=True, slots=True)
class Outcome:
    """One test's verdict; `detail` is the first difference, or the reason why nothing was compared."""

    test: Test
    verdict: Verdict
    detail: str = ""


@dataclass(frozen=True, slots=True)
class FileReport:
    """A file's outcomes, and what is wrong with the file. skipped: a deep file, not asked for."""

    path: str
    problems: tuple[str, ...]
    outcomes: tuple[Outcome, ...]
    skipped: bool = False

    def count(self, verdict: Verdict) -> int:
        """How many tests have this verdict."""
        return sum(outcome.verdict == verdict for outcome in self.outcomes)


@dataclass(frozen=True, slots=True)
class Report:
    """All outcomes of one program. problems: what is wrong with the manifest."""

    name: str
    files: tuple[FileReport, ...]
    problems: tuple[str, ...] = field(default=())

    @property
    def ok(self) -> bool:
        """Whether nothing failed and something passed."""
        broken = self.problems or any(file.problems or file.count("failed") for file in self.files)
        return not broken and any(file.count("passed") for file in self.files)


def run(
    files: Sequence[File],
    can: Capabilities,
    ask: Ask,
    reference: Reference,
    *,
    deep: bool = False,
    problems: Sequence[str] = (),
) -> Report:
    """Asks every test of the files. Deep files are skipped unless `deep` is true."""
    reports = [
        FileReport(file.path, file.problems, (), skipped=True)
        if file.deep and not deep
        else FileReport(file.path, file.problems, tuple(_outcomes(file, can, ask, reference)))
        for file in files
    ]
    return Report(can.name, tuple(reports), tuple(problems))


def run_port(
    files: Sequence[File],
    port: Port,
    reference: Reference,
    *,
    deep: bool = False,
    problems: Sequence[str] = (),
) -> Report:
    """Asks a port every test of the files, and ends the port.

    Raises:
        PortError: the port does not say what it can do.
    """
    try:
        can = capabilities(port.hello())
        return run(files, can, port.ask, reference, deep=deep, problems=problems)
    finally:
        port.close()


def _outcomes(file: File, can: Capabilities, ask: Ask, reference: Reference) -> Iterator[Outcome]:
    for test in file.tests:
        if not can.cover(test.request):
            yield Outcome(test, "not implemented", "the port does not claim it")
            continue
        try:
            reply = ask(test.request, deep=file.deep)
        except PortError as error:
            yield Outcome(test, "failed", str(error))
            continue
        reason = reply.get("notImplemented")
        if isinstance(reason, str) and len(reply) == 1:
            yield Outcome(test, "not implemented", printable(reason))
        elif "fault" in reply and "fault" not in test.expected:
            yield Outcome(test, "failed", f"the port reports a fault: {_fault(reply)}")
        else:
            found = first_difference(test.expected, reply)
            if found is None:
                yield Outcome(test, "passed")
            else:
                closer = _closer(test.request, can, ask, reference)
                yield Outcome(test, "failed", f"{found}{closer}")


def _fault(reply: Json) -> str:
    text = printable(str(reply["fault"]))
    return text if len(text) <= 400 else text[:397] + "..."


def _closer(request: Json, can: Capabilities, ask: Ask, reference: Reference) -> str:
    """For a hash of streams that differs: the first stream that does, if the port can replay."""
    if request.get("op") != "accumulated" or "replay" not in can.ops:
        return ""
    try:
        return locate(request, ask, reference)
    except PortError as error:
        return f"; the search for the first stream that differs ended: {error}"
