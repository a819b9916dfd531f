"""The report of a run for people: versions, obligations, counts, mutants and theorems."""

from __future__ import annotations

from collections.abc import Mapping

from withhold_proofs.model import Status
from withhold_proofs.report.graph import Standing
from withhold_proofs.report.questions import tally
from withhold_proofs.report.results import certified, entry_of
from withhold_proofs.report.summary import Row, Run, is_expected_refutation
from withhold_proofs.report.tables import Sheet, render

EXITS = {
    0: "as expected",
    1: "refuted, a mutant survived, or no mutant refutes a question",
    3: "unknown, or out of resources",
    4: "as expected, but the committed certificates differ",
}


def text(run: Run, width: int | None = None) -> str:
    """The whole report. width: of the terminal, None for a file or a pipe."""
    blocks: list[str | Sheet] = [run.tools, "", _obligations(run), ""]
    if problems := [f"  {each.message}" for row in run.rows for each in row.problems]:
        blocks += ["Not as expected:", *problems, ""]
    blocks += [*_counts(run), ""]
    decided = [each for each in run.theorems if each.checked is not None]
    if decided:
        blocks += [_theorems(decided), ""]
    if len(decided) < len(run.theorems):
        rest = len(run.theorems) - len(decided)
        blocks += [f"{rest} theorems rest on obligations that were not run", ""]
    if run.drift:
        blocks += ["Differs from what is committed:", *(f"  {each}" for each in run.drift), ""]
    code = int(run.exit)
    return render([*blocks, f"exit {code}: {EXITS[code]} ({run.seconds:.1f} s)"], width)


def _obligations(run: Run) -> Sheet:
    rows = [
        [
            row.obligation.id,
            status_of(row),
            row.obligation.bounds or row.obligation.kind,
            str(row.outcome.resources or ""),
            f"{row.outcome.seconds:.2f}",
            row.obligation.sentence,
        ]
        for row in run.rows
    ]
    columns = ("obligation", "status", "within", "resources", "seconds", "statement")
    return Sheet(columns, rows, frozenset({"resources", "seconds"}), below=True)


def status_of(row: Row) -> str:
    """The status, with a mark where it is not the expected one."""
    if is_expected_refutation(row):
        return "REFUTED (print)"
    name = row.outcome.status.name.replace("_", " ")
    return name + ("" if row.expected else " !")


def _counts(run: Run) -> list[str]:
    refuted, mutants = run.mutants
    full, linear = certified(map(entry_of, run.rows))
    second = sum(any(each.second for each in row.outcome.answers) for row in run.rows)
    counts = ", ".join(f"{number} {name}" for name, number in run.counts.items())
    lines = [
        f"{len(run.rows)} obligations: {counts}",
        f"mutants refuted: {refuted} of {mutants}",
    ]
    if any(row.obligation.kind == "kernel" for row in run.rows):
        return lines + [
            f"{row.obligation.id}: {row.outcome.detail}" for row in run.rows if row.outcome.coverage
        ]
    if known := [each.refutations for each in run.rows if each.refutations is not None]:
        lines.append("questions that a mutant refutes: {} of {}".format(*tally(known)))
    lines += [
        f"decided by cvc5 too: {second}",
        f"certified by the exact Farkas checker: {full} of {linear} linear ones",
        "theorems in proofs/kernel: NOT CHECKED by this run (withhold prove --kernel)",
    ]
    if brittle := [row.obligation.id for row in run.rows if is_brittle(row)]:
        lines.append("used more than half of the resource limit: " + ", ".join(brittle))
    return lines


def is_brittle(row: Row) -> bool:
    """Whether a query used more than half of its resource limit, so that a small change may exceed it."""
    return any(2 * each.resources > row.obligation.rlimit for each in row.outcome.answers)


def _theorems(theorems: list[Standing]) -> Sheet:
    rows = [
        [
            each.theorem.label,
            each.theorem.sentence,
            checked("" if each.checked is None else each.checked.name, dict(each.parts)),
            ", ".join(each.axioms) or "nothing",
        ]
        for each in theorems
    ]
    return Sheet(("theorem", "statement", "checked by machine", "taken on trust"), rows)


def checked(status: str, parts: Mapping[str, int]) -> str:
    """The least status of the obligations below a theorem, and how many have each status.

    >>> checked("BOUNDED", {"PROVED": 2, "BOUNDED": 1})
    'BOUNDED (1 bounded, 2 proved)'
    """
    if not status:
        return "not run"
    if status == Status.ASSUMED.name:
        return "nothing"
    counts = ", ".join(f"{number} {name.lower()}" for name, number in sorted(parts.items()))
    return f"{status} ({counts})"
