"""The run as text for people: versions, obligations, counts, mutants, theorems."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import wrap

from withhold_proofs.model import Status
from withhold_proofs.report.graph import Standing
from withhold_proofs.report.summary import Row, Run, is_pair, platform_line

SENTENCE = 60


def text(run: Run) -> str:
    """The whole report."""
    lines = [platform_line(), "", *_table(run)]
    problems = _problems(run)
    if problems:
        lines += ["", "Not as expected:", *problems]
    lines += ["", *_counts(run)]
    decided = tuple(each for each in run.theorems if each.checked is not None)
    if decided:
        lines += ["", *_theorems(decided)]
    if len(decided) < len(run.theorems):
        rest = len(run.theorems) - len(decided)
        lines += ["", f"{rest} theorems rest on obligations that were not run"]
    if run.drift:
        lines += ["", "Drifted from the committed certificates:", *(f"  {x}" for x in run.drift)]
    return "\n".join([*lines, "", verdict(run)]) + "\n"


def verdict(run: Run) -> str:
    """The last line: what the exit code says, in words."""
    words = {
        0: "as expected",
        1: "refuted, or a mutant survived",
        3: "unknown, or out of resources",
        4: "as expected, but the committed certificates differ",
    }
    return f"exit {int(run.exit)}: {words[int(run.exit)]} ({run.seconds:.1f} s)"


def status_of(row: Row) -> str:
    """The status, with a mark where it is not the expected one."""
    name = row.outcome.status.name
    if is_pair(row):
        return "REFUTED (print)"
    return name if row.expected else f"{name} !"


def grid(rows: list[list[str]], right: frozenset[int] = frozenset()) -> list[str]:
    """The rows as lines with aligned columns; cells with several lines go on below."""
    split = [[node.split("\n") for node in row] for row in rows]
    widths = [max(len(line) for row in split for line in row[i]) for i in range(len(rows[0]))]
    lines = []
    for row in split:
        for level in range(max(len(node) for node in row)):
            nodes = []
            for i, node in enumerate(row):
                content = node[level] if level < len(node) else ""
                nodes.append(content.rjust(widths[i]) if i in right else content.ljust(widths[i]))
            lines.append("  ".join(nodes).rstrip())
    return lines


def _table(run: Run) -> list[str]:
    rows = [["obligation", "what is true", "status", "bounds", "resources", "seconds"]]
    for row in run.rows:
        rows.append(
            [
                row.obligation.id,
                _fold(row.obligation.sentence, SENTENCE),
                status_of(row),
                _fold(row.obligation.bounds or row.obligation.kind, 28),
                str(row.outcome.resources or ""),
                f"{row.outcome.seconds:.2f}",
            ]
        )
    return grid(rows, right=frozenset({4, 5}))


def _problems(run: Run) -> list[str]:
    found = []
    for row in run.rows:
        if not row.expected:
            found.append(
                f"  {row.obligation.id}: {row.outcome.status.name},"
                f" expected {row.obligation.expect.name}: {row.outcome.detail}"
            )
        found += [
            f"  {row.obligation.id}: mutant {each.mutant} survives"
            f" ({each.status.name}{': ' + each.detail if each.detail else ''})"
            for each in row.survivors
        ]
    return found


def _counts(run: Run) -> list[str]:
    killed, mutants = run.mutants
    certified, linear = run.certified
    second = sum(1 for row in run.rows if any(each.second for each in row.outcome.answers))
    brittle = [row.obligation.id for row in run.rows if is_brittle(row)]
    counts = ", ".join(f"{number} {name}" for name, number in run.counts.items())
    lines = [
        f"{len(run.rows)} obligations: {counts}",
        f"mutants refuted: {killed} of {mutants}",
        f"decided by cvc5 too: {second}",
        f"certified by the exact Farkas checker: {certified} of {linear} linear ones",
    ]
    if brittle:
        lines.append("used more than half of the resource limit: " + ", ".join(brittle))
    return lines


def is_brittle(row: Row) -> bool:
    """Whether a query came near its resource limit, so that a small change may tip it over."""
    return any(2 * each.resources > row.obligation.rlimit for each in row.outcome.answers)


def _theorems(theorems: tuple[Standing, ...]) -> list[str]:
    rows = [["theorem", "what it says", "checked parts", "rests on trust in"]]
    for standing in theorems:
        rows.append(
            [
                standing.theorem.label,
                _fold(standing.theorem.sentence, SENTENCE),
                checked(standing),
                _fold(", ".join(standing.axioms) or "nothing", 40),
            ]
        )
    return grid(rows)


def checked(standing: Standing) -> str:
    """The least status of the obligations below the theorem, and how many have which."""
    if standing.checked is None:
        return "not run"
    if standing.checked is Status.ASSUMED:
        return "nothing checked"
    return f"{standing.checked.name}\n({parts(dict(standing.parts))})"


def parts(counts: Mapping[str, int]) -> str:
    """How many obligations have which status, in words."""
    return ", ".join(f"{number} {name.lower()}" for name, number in sorted(counts.items()))


def _fold(sentence: str, width: int) -> str:
    return "\n".join(wrap(sentence, width)) or ""
