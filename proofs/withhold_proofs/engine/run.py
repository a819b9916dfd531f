"""Running one obligation: only the answer "unsat" to every question makes it proved."""

from __future__ import annotations

import time
import traceback
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from inspect import Parameter, signature

import z3

from withhold_proofs.engine.cvc5_check import decide_again
from withhold_proofs.engine.farkas_search import certify
from withhold_proofs.engine.logic import DECIDABLE
from withhold_proofs.engine.mutants import applied
from withhold_proofs.engine.outcome import Answer, Outcome
from withhold_proofs.engine.scan import faults
from withhold_proofs.engine.smtlib import script
from withhold_proofs.engine.solve import decide
from withhold_proofs.model import Check, Mutant, Obligation, Query, Status, Verdict


@dataclass(frozen=True)
class Result:
    """The status of a check with its reason, before it is known which kind of obligation asked."""

    status: Status
    detail: str
    answers: tuple[Answer, ...] = ()
    coverage: Mapping[str, int] | None = None
    fault: str = ""


def run(obligation: Obligation, mutant: Mutant | None = None) -> Outcome:
    """The outcome of the obligation, on the specification as it is or with a mutant applied.

    An exception in the check is never taken for a refutation: it makes the obligation UNKNOWN.
    """
    started = time.perf_counter()
    if obligation.check is None:
        result = Result(Status.ASSUMED, "assumed, not proved here")
    else:
        try:
            with applied(mutant):
                result = _check(obligation, obligation.check, mutated=mutant is not None)
        except Exception as error:
            trace = "".join(traceback.format_exception(error))
            result = Result(
                Status.UNKNOWN, f"the check failed: {type(error).__name__}: {error}", fault=trace
            )
    return Outcome(
        obligation=obligation.id,
        mutant="" if mutant is None else mutant.id,
        status=result.status,
        detail=result.detail,
        answers=result.answers,
        coverage=tuple(sorted((result.coverage or {}).items())),
        seconds=time.perf_counter() - started,
        fault=result.fault,
    )


def takes_context(check: Check) -> bool:
    """Whether the check asks for a z3.Context to build its questions in."""
    return any(
        parameter.default is Parameter.empty for parameter in signature(check).parameters.values()
    )


def _check(obligation: Obligation, check: Check, mutated: bool) -> Result:
    answer = check(z3.Context()) if takes_context(check) else check()
    if isinstance(answer, Verdict):
        return _judge(obligation, answer, mutated)
    return _ask(obligation, answer, mutated)


def _judge(obligation: Obligation, verdict: Verdict, mutated: bool) -> Result:
    if not verdict.holds:
        return Result(Status.REFUTED, verdict.detail, coverage=verdict.coverage)
    empty = _uncovered(obligation, verdict.coverage)
    if verdict.vacuous or (empty and not mutated):
        reason = f"nothing was covered of: {', '.join(empty)}" if empty else verdict.detail
        return Result(Status.VACUOUS, reason, coverage=verdict.coverage)
    return Result(obligation.attains, verdict.detail, coverage=verdict.coverage)


def _uncovered(obligation: Obligation, coverage: Mapping[str, int]) -> list[str]:
    return [counter for counter in obligation.coverage if coverage.get(counter, 0) <= 0]


def _ask(obligation: Obligation, queries: Iterator[Query], mutated: bool) -> Result:
    """All questions in turn. The first counterexample ends it: nothing can mend that."""
    answers: list[Answer] = []
    status, detail = obligation.attains, ""
    coverage: Mapping[str, int] = {}
    while True:
        try:
            query = next(queries)
        except StopIteration as end:
            # a generator may return its coverage counters
            coverage = end.value if isinstance(end.value, Mapping) else {}
            break
        # an obligation is certified as a whole or not at all
        wanted = not mutated and all(each.farkas for each in answers)
        answer, reached, reason = _decide(obligation, query, mutated, wanted)
        answers.append(answer)
        if reached < status:
            status, detail = reached, reason
        if status is Status.REFUTED:
            break
    if not answers:
        return Result(Status.VACUOUS, "the check asks nothing", coverage=coverage)
    empty = _uncovered(obligation, coverage)
    if empty and status > Status.VACUOUS and not mutated:
        status, detail = Status.VACUOUS, f"nothing was covered of: {', '.join(empty)}"
    return Result(status, detail, tuple(answers), coverage)


def _decide(
    obligation: Obligation, query: Query, mutated: bool, wanted: bool
) -> tuple[Answer, Status, str]:
    text = script(query)
    wrong = [] if mutated else faults(query)
    if wrong:
        answer = Answer(query.name, text.logic, "unknown", text.body, reason="; ".join(wrong))
        return answer, Status.UNKNOWN, f"{query.name}: {answer.reason}"
    decision = decide(text.body, obligation.rlimit)
    answer = Answer(
        query.name,
        text.logic,
        decision.answer,
        text.body,
        decision.resources,
        decision.model,
        decision.reason,
    )
    if decision.answer == "sat":
        return _second(obligation, answer, Status.REFUTED, _counterexample(answer), mutated)
    if decision.answer != "unsat":
        return answer, Status.UNKNOWN, f"{query.name}: {decision.reason}"
    if mutated:
        return answer, obligation.attains, ""
    premises = decide(text.premises, obligation.rlimit) if query.premises else None
    if premises is not None and premises.answer == "unsat":
        return answer, Status.VACUOUS, f"{query.name}: the premises contradict each other"
    if premises is not None and premises.answer == "unknown":
        reason = f"{query.name}: whether the premises can hold: {premises.reason}"
        return answer, Status.UNKNOWN, reason
    if wanted:
        answer = replace(answer, farkas=certify(query))
    return _second(obligation, answer, obligation.attains, "", mutated)


def _second(
    obligation: Obligation, answer: Answer, status: Status, detail: str, mutated: bool
) -> tuple[Answer, Status, str]:
    """cvc5's answer to a linear or bit-vector query, and to every query of a row that lists cvc5.

    Any other answer than z3's makes the obligation UNKNOWN.
    """
    asked = "cvc5" in obligation.solvers or answer.logic in DECIDABLE
    if mutated or not asked:
        return answer, status, detail
    second = decide_again(answer.text)
    answer = replace(answer, second=second)
    if second != answer.answer:
        reason = f"{answer.name}: z3 answers {answer.answer}, cvc5 answers {second}"
        return answer, Status.UNKNOWN, reason
    return answer, status, detail


def _counterexample(answer: Answer) -> str:
    values = ", ".join(f"{name} = {value}" for name, value in answer.model)
    return f"{answer.name}: {values}" if values else f"{answer.name}: false for all values"
