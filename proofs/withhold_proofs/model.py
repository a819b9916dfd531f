"""The vocabulary of the proofs: obligations, their queries and statuses, mutants, axioms and theorems."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import IntEnum

import z3


class Status(IntEnum):
    """How far a statement is established. Statements together have the least of their statuses.

    >>> min(Status.PROVED, Status.BOUNDED).name
    'BOUNDED'
    """

    REFUTED = 0
    VACUOUS = 1
    UNKNOWN = 2
    NOT_CHECKED = 3
    ASSUMED = 4
    BOUNDED = 5
    PROVED = 6
    KERNEL = 7


ALGEBRA = "It is arithmetic about any numbers, and calls no function of the specification."
FROM_PROMISES = "It follows from what the promises say by arithmetic, and calls no other function."
"""Why no mutant refutes a question. What is algebra is the same text under every mutant."""
INDUCTION = "release/induction"
"""The obligation that lists induction, which a statement about one step assumes: it is not checked by solvers."""
WHOLE = "the statement"
"""The question of a check that asks only one: whether the whole sentence holds."""
EVERY_QUESTION = "every question"
"""In `Obligation.unrefuted`, stands for all questions that no mutant refutes. Only copies of an obligation
within larger bounds use it."""
KINDS = ("kernel", "unbounded", "64-bit", "bounded", "numeric", "exhaustive", "assumed")
"""How a statement is established: for all values and checked by Coq's kernel, for all values, for all
64-bit words, within bounds, or not by machine."""


@dataclass(frozen=True, eq=False)
class Query:
    """One query to a solver: the goal holds iff premises and not(goal) is unsatisfiable.

    The engine also checks that the premises can hold together, because anything follows from a
    contradiction. It writes the query as SMT-LIB text and decides the text in a fresh context, so all
    queries of a check may share the context that the check was given.

    question: what the query asks, where several queries ask it, each in another case. "": its name says it.
    """

    name: str
    premises: Mapping[str, z3.BoolRef]
    goal: z3.BoolRef
    question: str = ""

    @property
    def asked(self) -> str:
        """The question."""
        return self.question or self.name


@dataclass(frozen=True)
class Verdict:
    """The outcome of a check without a query: exhaustive, numeric, or with a solver loop of its own.

    detail: the counterexample in readable form, or the number of cases. coverage: how often the check met
    each kind of case. A counter that the obligation lists in its own `coverage` must be positive, or the
    obligation is VACUOUS. vacuous: whether the check itself found that it met no case.
    """

    holds: bool
    detail: str
    coverage: Mapping[str, int] = field(default_factory=dict)
    vacuous: bool = False


@dataclass(frozen=True)
class Edit:
    """One change in the text of a function.

    place: "module:function" or "module:Class.method". find: text that occurs exactly once in the function.
    """

    place: str
    find: str
    replace: str


@dataclass(frozen=True)
class Mutant:
    """A deliberate error in the specification or the implementation.

    refuted_by: ids of the obligations that must refute it.
    """

    id: str
    sentence: str
    edits: tuple[Edit, ...] = ()
    refuted_by: tuple[str, ...] = ()

    @property
    def places(self) -> tuple[str, ...]:
        """The functions that it changes."""
        return tuple(edit.place for edit in self.edits)


Check = Callable[..., Iterator[Query] | Verdict]
"""check(context) yields queries built in that z3.Context; check() returns a Verdict."""


@dataclass(frozen=True)
class Obligation:
    """One statement about the specification that a machine has to establish, or to refute.

    invariant: id in withhold_spec.properties.INVARIANTS, or "". assumptions: ids of axioms and of
    obligations that the statement rests on. mutants: ids of the mutants that the check must refute;
    `registry` adds those that name the obligation in `refuted_by`. A mutant survives, and the run fails,
    if the check gives any other answer or raises an exception. expect: the same as `attains`, or REFUTED
    for a statement that the paper prints wrongly; `pair` then names the repaired obligation. deep: whether
    only the deep run includes it; no theorem may rest on it. rlimit: z3's resource limit for each query.
    coverage: counters that must be positive. solvers: those that must decide every query. limit: the least
    status that the obligations among its assumptions can attain, which `registry` fills in. unrefuted: the
    questions that no mutant refutes, each with the reason.
    """

    id: str
    label: str
    sentence: str
    kind: str
    bounds: str
    invariant: str
    check: Check | None
    assumptions: tuple[str, ...] = ()
    mutants: tuple[str, ...] = ()
    expect: Status = Status.PROVED
    deep: bool = False
    rlimit: int = 20_000_000
    coverage: tuple[str, ...] = ()
    pair: str = ""
    solvers: tuple[str, ...] = ("z3",)
    limit: Status = Status.KERNEL
    unrefuted: Mapping[str, str] = field(default_factory=dict, hash=False)

    @property
    def attains(self) -> Status:
        """The status if the check succeeds: that of its kind, and no more than what it assumes.

        Only queries to a solver without bounds attain PROVED: no enumeration does, and no formula that
        is compared with the code within bounds.
        """
        if self.kind == "kernel":
            return Status.KERNEL
        if self.check is None or self.kind == "assumed":
            return Status.ASSUMED
        tied_within_bounds = self.kind == "unbounded" and self.bounds
        unbounded = self.kind in ("unbounded", "64-bit") and not tied_within_bounds
        return min(Status.PROVED if unbounded else Status.BOUNDED, self.limit)


def unbounded_row(
    group: str,
    name: str,
    invariant: str,
    sentence: str,
    check: Check,
    assumptions: tuple[str, ...] = (),
    solvers: tuple[str, ...] = ("z3",),
    label: str = "",
    bounds: str = "",
    unrefuted: Mapping[str, str] | None = None,
) -> Obligation:
    """An obligation without bounds. bounds: within which its formulas are compared with the code, if they are."""
    return Obligation(
        id=f"{group}/{name}",
        label=label,
        sentence=sentence,
        kind="unbounded",
        bounds=bounds,
        invariant=invariant,
        check=check,
        assumptions=assumptions,
        solvers=solvers,
        unrefuted=unrefuted or {},
    )


def bounded_row(
    group: str,
    name: str,
    invariant: str,
    sentence: str,
    bounds: str,
    check: Check,
    coverage: tuple[str, ...],
    solvers: tuple[str, ...] = ("z3",),
    kind: str = "bounded",
    label: str = "",
    assumptions: tuple[str, ...] = (),
    unrefuted: Mapping[str, str] | None = None,
) -> Obligation:
    """An obligation within bounds. If its name ends in -deep, only the deep run includes it."""
    return Obligation(
        id=f"{group}/{name}",
        label=label,
        sentence=sentence,
        kind=kind,
        bounds=bounds,
        invariant=invariant,
        check=check,
        assumptions=assumptions,
        expect=Status.BOUNDED,
        deep=name.endswith("-deep"),
        coverage=coverage,
        solvers=solvers,
        unrefuted=unrefuted or {},
    )


def cross_checks(rows: Iterable[Obligation], names: Iterable[str]) -> Iterator[Obligation]:
    """The rows; those of these names only in the deep run, since unbounded rows say what they say."""
    left_out = frozenset(names)
    for row in rows:
        yield replace(row, deep=True) if row.id.split("/")[1] in left_out else row


def asked_of(smaller: str) -> dict[str, str]:
    """Why a copy of an obligation within larger bounds needs no mutants of its own."""
    return {EVERY_QUESTION: f"{smaller} asks it within smaller bounds, with its mutants"}


def deep_rows(
    rows: Iterable[Obligation], larger: Mapping[str, tuple[str, Check]]
) -> Iterator[Obligation]:
    """The rows of these names within larger bounds, with the checks for them, for the deep run."""
    for row in rows:
        if row.id.split("/")[1] in larger:
            bounds, check = larger[row.id.split("/")[1]]
            yield replace(
                row,
                id=f"{row.id}-deep",
                bounds=bounds,
                check=check,
                deep=True,
                unrefuted=asked_of(row.id),
            )


@dataclass(frozen=True)
class Axiom:
    """A statement that is trusted and not proved here. citation: where it is proved."""

    id: str
    label: str
    sentence: str
    citation: str


@dataclass(frozen=True)
class Theorem:
    """A claim; its status is the least status of what it rests on.

    rests_on: ids of obligations, axioms and other theorems. proved: the part that the machine establishes.
    assumed: the part that is taken on trust. checked_by: ids of obligations that show a part of the claim
    in another way, within bounds; its status does not depend on them.
    """

    id: str
    label: str
    sentence: str
    rests_on: tuple[str, ...]
    proved: str
    assumed: str
    checked_by: tuple[str, ...] = ()
