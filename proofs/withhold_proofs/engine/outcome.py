"""Outcomes as plain text and numbers, which can cross a process boundary."""

from __future__ import annotations

from dataclasses import dataclass

from withhold_proofs.model import WHOLE, Status


@dataclass(frozen=True)
class Answer:
    """One decided query. answer: "unsat", "sat" or "unknown". text: the script that was decided.

    resources: z3's count for the query, the same on every machine that runs the same z3. model: the
    counterexample where the answer is "sat". reason: why the answer is "unknown". second: what cvc5
    answered, or "". farkas: a certificate, as JSON text, or "". question: what the query asks.
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
    question: str = ""


@dataclass(frozen=True)
class Outcome:
    """The outcome of one obligation. mutant: the id of the mutant that was applied, or "".

    detail: the reason for the status. fault: the traceback, or the reason, if the check did not finish.
    asked_all: whether every question was asked, although one had a counterexample before.
    """

    obligation: str
    mutant: str
    status: Status
    detail: str
    answers: tuple[Answer, ...] = ()
    coverage: tuple[tuple[str, int], ...] = ()
    seconds: float = 0.0
    fault: str = ""
    asked_all: bool = False

    @property
    def resources(self) -> int:
        """z3's resource count over all queries."""
        return sum(answer.resources for answer in self.answers)

    @property
    def is_refuted(self) -> bool:
        """Whether the mutant was refuted; another status or an exception does not count."""
        return self.status is Status.REFUTED and not self.fault

    @property
    def questions(self) -> tuple[str, ...]:
        """What was asked, each question once, in the order of the queries."""
        return tuple(dict.fromkeys(each.question for each in self.answers)) or (WHOLE,)

    @property
    def refuted(self) -> tuple[str, ...]:
        """The questions that have a counterexample."""
        if not self.is_refuted:
            return ()
        found = (each.question for each in self.answers if each.answer == "sat")
        return tuple(dict.fromkeys(found)) or (WHOLE,)
