"""The outcomes of a run: which are not as expected, and the exit code that follows."""

from __future__ import annotations

import platform
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from importlib.metadata import version

from withhold_proofs.engine.outcome import Outcome
from withhold_proofs.model import Obligation, Status
from withhold_proofs.registry import Registry
from withhold_proofs.report.graph import Standing, standings
from withhold_proofs.report.questions import faults


class Exit(IntEnum):
    """Exit codes. Where several apply, the first of USAGE, REFUTED, UNKNOWN, DRIFTED is returned.

    USAGE also stands for input and output errors.
    """

    EXPECTED = 0
    REFUTED = 1
    USAGE = 2
    UNKNOWN = 3
    DRIFTED = 4


@dataclass(frozen=True)
class Problem:
    """An outcome that is not as expected, and a sentence about it."""

    outcome: Outcome
    message: str


@dataclass(frozen=True)
class Row:
    """An obligation with its outcome, and with the outcomes under its mutants."""

    obligation: Obligation
    outcome: Outcome
    mutants: tuple[Outcome, ...] = ()

    @property
    def expected(self) -> bool:
        """Whether the status is the one that the obligation expects."""
        return self.outcome.status is self.obligation.expect

    @property
    def survivors(self) -> tuple[Outcome, ...]:
        """The mutants that the obligation should have refuted and did not."""
        return tuple(each for each in self.mutants if not each.is_refuted)

    @property
    def refutations(self) -> dict[str, list[str]] | None:
        """The mutants that refute each question; None if not every mutant was asked all of them."""
        if not self.mutants or not all(each.asked_all for each in self.mutants):
            return None
        return {
            question: [each.mutant for each in self.mutants if question in each.refuted]
            for question in self.outcome.questions
        }

    @property
    def unexplained(self) -> tuple[str, ...]:
        """What is wrong with the questions and the reasons why some have no mutant."""
        if self.refutations is None or not self.expected:
            return ()
        return tuple(faults(self.refutations, self.obligation.unrefuted))

    @property
    def problems(self) -> tuple[Problem, ...]:
        """What is not as expected: the obligation's own outcome, mutants that survive, questions without one."""
        found = []
        name, outcome = self.obligation.id, self.outcome
        if not self.expected:
            expected = self.obligation.expect.name
            message = f"{name}: {outcome.status.name}, expected {expected}: {outcome.detail}"
            found.append(Problem(outcome, message))
        for each in self.survivors:
            reason = f": {each.detail}" if each.detail else ""
            message = f"{name}: mutant {each.mutant} survives ({each.status.name}{reason})"
            found.append(Problem(each, message))
        found += [Problem(outcome, f"{name}: {each}") for each in self.unexplained]
        return tuple(found)

    @property
    def exit(self) -> Exit:
        """The exit code of a run over this row alone."""
        if self.survivors or self.unexplained:
            return Exit.REFUTED
        if self.expected:
            return Exit.EXPECTED
        undecided = self.outcome.status in (Status.UNKNOWN, Status.NOT_CHECKED)
        return Exit.UNKNOWN if undecided else Exit.REFUTED


@dataclass(frozen=True)
class Run:
    """A run over some of the obligations.

    drift: differences from the committed certificates. tools: one line with the versions on which
    answers may depend.
    """

    registry: Registry
    rows: tuple[Row, ...]
    seconds: float
    drift: tuple[str, ...] = ()
    tools: str = ""

    @property
    def exit(self) -> Exit:
        """The exit code: that of the worst row, or DRIFTED."""
        codes = [row.exit for row in self.rows]
        for code in (Exit.REFUTED, Exit.UNKNOWN):
            if code in codes:
                return code
        return Exit.DRIFTED if self.drift else Exit.EXPECTED

    @property
    def statuses(self) -> dict[str, Status]:
        """The status of each obligation that was run."""
        return {row.obligation.id: row.outcome.status for row in self.rows}

    @property
    def theorems(self) -> tuple[Standing, ...]:
        """The standing of every theorem after this run."""
        return standings(self.registry, self.statuses)

    @property
    def counts(self) -> dict[str, int]:
        """How many obligations have each status; expected refutations are counted separately."""
        counter = Counter(
            "REFUTED as expected" if is_expected_refutation(row) else row.outcome.status.name
            for row in self.rows
        )
        return {name: counter[name] for name in sorted(counter)}

    @property
    def mutants(self) -> tuple[int, int]:
        """How many mutants were refuted by every obligation that must refute them, and how many were run."""
        claimed = {each.mutant for row in self.rows for each in row.mutants}
        alive = {each.mutant for row in self.rows for each in row.survivors}
        return len(claimed - alive), len(claimed)


def is_expected_refutation(row: Row) -> bool:
    """Whether the row is a statement that the paper prints wrongly, refuted as expected."""
    return row.expected and row.obligation.expect is Status.REFUTED


def assemble(
    registry: Registry,
    obligations: Sequence[Obligation],
    outcomes: Sequence[Outcome],
    seconds: float,
    tools: str = "",
) -> Run:
    """The run that consists of these outcomes, in the order of the registry."""
    rows = []
    for obligation in obligations:
        own = [each for each in outcomes if each.obligation == obligation.id]
        (plain,) = (each for each in own if not each.mutant)
        mutants = sorted((each for each in own if each.mutant), key=lambda each: each.mutant)
        rows.append(Row(obligation, plain, tuple(mutants)))
    return Run(registry, tuple(rows), seconds, tools=tools or platform_line())


def versions() -> dict[str, str]:
    """The versions of the solvers."""
    return {"cvc5": version("cvc5"), "z3": version("z3-solver")}


def platform_line() -> str:
    """One line with the versions on which answers may depend."""
    solvers = versions()
    return f"z3 {solvers['z3']}, cvc5 {solvers['cvc5']}, Python {platform.python_version()}"
