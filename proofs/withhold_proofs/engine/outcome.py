"""Outcomes as plain text and numbers, which can cross a process boundary."""

from __future__ import annotations

from dataclasses import dataclass

from withhold_proofs.model import Status


@dataclass(frozen=True)
class Answer:
    """One decided query. answer: "unsat", "sat" or "unknown". text: the script that was decided.

    resources: z3's count for the query, the same on every machine that runs the same z3. model: the
    counterexample where the answer is "sat". reason: why the answer is "unknown". second: what cvc5
    answered, or "". farkas: a certificate, as JSON text, or "".
    """

    name: str
    logic: str
    answer: str
    text: str
    resources: int = 0
    model: tuple[tuple[str, str], ...] = ()
    reason: str = ""
    second: str = ""
    farkas: str = ""


@dataclass(frozen=True)
class Outcome:
    """The outcome of one obligation. mutant: the id of the mutant that was applied, or "".

    detail: the reason for the status. fault: the traceback, or the reason, if the check did not finish.
    """

    obligation: str
    mutant: str
    status: Status
    detail: str
    answers: tuple[Answer, ...] = ()
    coverage: tuple[tuple[str, int], ...] = ()
    seconds: float = 0.0
    fault: str = ""

    @property
    def resources(self) -> int:
        """z3's resource count over all queries."""
        return sum(answer.resources for answer in self.answers)

    @property
    def is_refuted(self) -> bool:
        """Whether the mutant was refuted; another status or an exception does not count."""
        return self.status is Status.REFUTED and not self.fault
