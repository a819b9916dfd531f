"""Every test asked of one program, and the outcomes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Literal, TypeAlias

from withhold_vectors.codec.text import printable
from withhold_vectors.codec.values import Json
from withhold_vectors.runner.compare import first_difference
from withhold_vectors.runner.files import File, Test
from withhold_vectors.runner.locate import Reference, locate
from withhold_vectors.runner.port import Port
from withhold_vectors.runner.protocol import Ask, Capabilities, PortError, capabilities
from withhold_vectors.runner.strictness import LINES_PATH, PATH, malformed_lines, unknown_keys

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


VERDICTS: tuple[Verdict, ...] = ("passed", "failed", "not implemented")


@dataclass(frozen=True, slots=True)
class Report:
    """All outcomes of one program. problems: what is wrong with the manifest."""

    name: str
    files: tuple[FileReport, ...]
    problems: tuple[str, ...] = field(default=())

    def by_flag(self) -> dict[str, dict[Verdict, int]]:
        """How many tests with each flag have each verdict."""
        found: dict[str, dict[Verdict, int]] = {}
        for file in self.files:
            for outcome in file.outcomes:
                for flag in outcome.test.flags:
                    found.setdefault(flag, dict.fromkeys(VERDICTS, 0))[outcome.verdict] += 1
        return dict(sorted(found.items()))

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
    profile: Capabilities | None = None,
    strict: bool = False,
    ask_line: Callable[[bytes], Json] | None = None,
    fail_fast: bool = False,
) -> Report:
    """Asks every test of the files. Deep files are skipped unless `deep` is true.

    profile: only its tests are asked, and all of them must pass. strict: also asks requests that are not
    of the protocol, and lines that are no requests if `ask_line` is given.
    fail_fast: nothing is asked after a test that fails.
    """
    if profile is not None:
        files = [inside for file in files if (inside := _inside(file, profile)).tests]
    reports: list[FileReport] = []
    for file in files:
        skipped = file.deep and not deep
        asked = () if skipped else _outcomes(file, can, ask, reference, profile)
        outcomes = tuple(_until_failure(asked) if fail_fast else asked)
        reports.append(FileReport(file.path, file.problems, outcomes, skipped))
        if fail_fast and reports[-1].count("failed"):
            return Report(can.name, tuple(reports), tuple(problems))
    if strict:
        unknown = [(test, partial(ask, test.request)) for test in unknown_keys(files, can)]
        reports.append(FileReport(PATH, (), tuple(_faults(unknown))))
    if strict and ask_line is not None:
        lines = [(test, partial(ask_line, line)) for test, line in malformed_lines()]
        reports.append(FileReport(LINES_PATH, (), tuple(_faults(lines))))
    return Report(can.name, tuple(reports), tuple(problems))


def run_port(
    files: Sequence[File],
    port: Port,
    reference: Reference,
    *,
    deep: bool = False,
    problems: Sequence[str] = (),
    profile: Capabilities | None = None,
    strict: bool = False,
    fail_fast: bool = False,
) -> Report:
    """Asks a port every test of the files, and ends the port. The options are those of `run`.

    Raises:
        PortError: the port does not say what it can do.
    """
    try:
        can = capabilities(port.hello())
        return run(
            files,
            can,
            port.ask,
            reference,
            deep=deep,
            problems=problems,
            profile=profile,
            strict=strict,
            ask_line=port.ask_line,
            fail_fast=fail_fast,
        )
    finally:
        port.close()


def _inside(file: File, profile: Capabilities) -> File:
    """The file with those tests that the profile has."""
    return replace(file, tests=tuple(test for test in file.tests if profile.cover(test.request)))


def _until_failure(outcomes: Iterable[Outcome]) -> Iterator[Outcome]:
    """The outcomes up to the first failure."""
    for outcome in outcomes:
        yield outcome
        if outcome.verdict == "failed":
            return


def _faults(tests: Sequence[tuple[Test, Callable[[], Json]]]) -> Iterator[Outcome]:
    """The outcomes of requests to which a fault is the only right answer."""
    for test, ask in tests:
        try:
            reply = ask()
        except PortError as error:
            yield Outcome(test, "failed", str(error))
            continue
        if reply.keys() == {"fault"} and isinstance(reply["fault"], str):
            yield Outcome(test, "passed")
        else:
            keys = ", ".join(map(printable, sorted(reply)))
            yield Outcome(test, "failed", f"the reply must be a fault; its keys are: {keys}")


def _outcomes(
    file: File, can: Capabilities, ask: Ask, reference: Reference, profile: Capabilities | None
) -> Iterator[Outcome]:
    absent: Verdict = "not implemented" if profile is None else "failed"
    for test in file.tests:
        if not can.cover(test.request):
            yield Outcome(test, absent, "the port does not claim it")
            continue
        try:
            reply = ask(test.request, deep=file.deep)
        except PortError as error:
            yield Outcome(test, "failed", str(error))
            continue
        reason = reply.get("notImplemented")
        if isinstance(reason, str) and len(reply) == 1:
            yield Outcome(test, absent, printable(reason))
        elif "fault" in reply:
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
