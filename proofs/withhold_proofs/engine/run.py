"""Running one obligation: it is proved only if the answer to every query is "unsat"."""

from __future__ import annotations

import gc
import time
import traceback
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from functools import lru_cache
from inspect import Parameter, signature

import z3

from withhold_proofs.engine.cvc5_check import decide_again
from withhold_proofs.engine.farkas_search import LONGEST_FILE, certify
from withhold_proofs.engine.logic import DECIDABLE
from withhold_proofs.engine.mutants import applied
from withhold_proofs.engine.outcome import Answer, Outcome
from withhold_proofs.engine.scan import faults
from withhold_proofs.engine.smtlib import script
from withhold_proofs.engine.solve import Decision, decide
from withhold_proofs.model import Check, Mutant, Obligation, Query, Status, Verdict


def run(
    obligation: Obligation, mutant: Mutant | None = None, ask_all: bool = False, first: str = ""
) -> Outcome:
    """The outcome of the obligation, with the mutant applied if there is one.

    ask_all: ask every question, and not only until one has a counterexample. first: a question that is asked
    alone; the others are asked only if it has none. An exception in the check is never a refutation: it makes
    the obligation UNKNOWN.
    """
    started = time.perf_counter()
    if obligation.check is None:
        outcome = Outcome(obligation.id, "", Status.ASSUMED, "assumed, not proved here")
    else:
        try:
            with applied(mutant), _without_collection():
                mutated = mutant is not None
                outcome = _check(obligation, obligation.check, mutated, ask_all, first)
                if first and outcome.status is not Status.REFUTED:
                    outcome = _check(obligation, obligation.check, mutated, ask_all)
        except Exception as error:
            reason = f"the check failed: {type(error).__name__}: {error}"
            trace = "".join(traceback.format_exception(error))
            outcome = Outcome(obligation.id, "", Status.UNKNOWN, reason, fault=trace)
    seconds = time.perf_counter() - started
    name = "" if mutant is None else mutant.id
    return replace(outcome, mutant=name, seconds=seconds, asked_all=ask_all)


@contextmanager
def _without_collection() -> Iterator[None]:
    """A context in which Python does not look for cyclic garbage, which ends the life of z3's terms.

    z3 gives the numbers of dead terms to new ones, and orders sums and conjunctions by number. So the
    text of a query would depend on what ran before in the same process.
    """
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def takes_context(check: Check) -> bool:
    """Whether the check takes a z3.Context to build its queries in."""
    return any(
        parameter.default is Parameter.empty for parameter in signature(check).parameters.values()
    )


def _check(
    obligation: Obligation, check: Check, mutated: bool, ask_all: bool, only: str = ""
) -> Outcome:
    """The outcome, with neither the mutant's name nor the time. only: the one question that is asked."""
    answer = check(z3.Context()) if takes_context(check) else check()
    answers: tuple[Answer, ...] = ()
    if isinstance(answer, Verdict):
        # a verdict is the outcome of an enumeration, whatever the kind says
        status = min(obligation.attains, Status.BOUNDED) if answer.holds else Status.REFUTED
        detail, coverage = answer.detail, answer.coverage
        if answer.vacuous and answer.holds:
            status = Status.VACUOUS
    else:
        status, detail, answers, coverage = _ask(obligation, answer, mutated, ask_all, only)
    empty = [counter for counter in obligation.coverage if coverage.get(counter, 0) <= 0]
    if empty and status > Status.VACUOUS and not mutated:
        status, detail = Status.VACUOUS, f"the check met no case of: {', '.join(empty)}"
    return Outcome(
        obligation.id, "", status, detail, answers, coverage=tuple(sorted(coverage.items()))
    )


def _ask(
    obligation: Obligation, queries: Iterator[Query], mutated: bool, ask_all: bool, only: str
) -> tuple[Status, str, tuple[Answer, ...], Mapping[str, int]]:
    """The status, its reason, all answers, and the coverage that the check returns.

    Queries after the first counterexample are not decided, since they cannot change the status. To know which
    questions have one (ask_all), they are; but no further case of a question that has one.
    """
    answers: list[Answer] = []
    status, detail = obligation.attains, ""
    coverage: Mapping[str, int] = {}
    refuted = set[str]()
    while ask_all or status is not Status.REFUTED:
        try:
            query = next(queries)
            if query.asked in refuted or only not in ("", query.asked):
                continue
            # no certificate is sought after the first query that has none
            wanted = not mutated and all(each.farkas for each in answers)
            wanted = wanted and sum(len(each.farkas) for each in answers) < LONGEST_FILE
            answer, reached, reason = _decide(obligation, query, mutated, wanted)
        except StopIteration as end:
            coverage = end.value if isinstance(end.value, Mapping) else {}
            break
        except Exception:
            if status is Status.REFUTED:
                break  # counterexamples before it stay what they are
            raise
        answers.append(replace(answer, question=query.asked))
        if answer.answer == "sat":
            refuted.add(query.asked)
        if reached < status:
            status, detail = reached, reason
    if not answers:
        status, detail = Status.VACUOUS, "the check yields no query"
    return status, detail, tuple(answers), coverage


def _decide(
    obligation: Obligation, query: Query, mutated: bool, wanted: bool
) -> tuple[Answer, Status, str]:
    text = script(query)
    wrong = [] if mutated else faults(query)
    if wrong:
        answer = Answer(query.name, text.logic, "unknown", text.body, reason="; ".join(wrong))
        return answer, Status.UNKNOWN, f"{query.name}: {answer.reason}"
    decision = decide(text.body, obligation.rlimit)
    answer = Answer(query.name, text.logic, text=text.body, **vars(decision))
    if decision.answer == "sat":
        return _second(obligation, answer, Status.REFUTED, _counterexample(answer), mutated)
    if decision.answer != "unsat":
        return answer, Status.UNKNOWN, f"{query.name}: {decision.reason}"
    if mutated:
        return answer, obligation.attains, ""
    premises = _premises(text.premises, obligation.rlimit) if query.premises else None
    if premises is not None and premises.answer == "unsat":
        return answer, Status.VACUOUS, f"{query.name}: the premises contradict each other"
    if premises is not None and premises.answer == "unknown":
        reason = f"{query.name}: whether the premises can hold: {premises.reason}"
        return answer, Status.UNKNOWN, reason
    if wanted:
        answer = replace(answer, farkas=certify(query))
    return _second(obligation, answer, obligation.attains, "", mutated)


@lru_cache(maxsize=1)
def _premises(text: str, rlimit: int) -> Decision:
    """Whether the premises can hold. The queries of a case have the same, one after the other."""
    return decide(text, rlimit)


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
