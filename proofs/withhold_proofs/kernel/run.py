"""Runs Coq on the development, and derives the status of every row from what Coq decided."""

from __future__ import annotations

import re
import time
import traceback
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory

from withhold_proofs.engine.outcome import Outcome
from withhold_proofs.kernel import development, independent, mutants, references, statements
from withhold_proofs.kernel.mutants import Broken
from withhold_proofs.kernel.tie import SOURCE, TIES, File, Tie, translate
from withhold_proofs.kernel.toolchain import Toolchain
from withhold_proofs.model import Obligation, Status

WITHOUT_COQ = "neither coqc nor rocq is on the PATH"

Done = Callable[[Outcome], None]


@dataclass
class Workshop:
    """A development being checked: its folder, and a copy of it that is compiled."""

    source: Path
    copy: Path
    toolchain: Toolchain
    jobs: int
    seed: int
    write: bool
    done: Done
    required: dict[str, frozenset[str]] = field(default_factory=dict)
    graph: references.Graph = field(default_factory=dict)

    def compile(self) -> str:
        """Compiles the copy. Returns what does not compile, "" if all does."""
        development.copy(self.source, self.copy)
        self.required = development.dependencies(self.toolchain, self.copy)
        failed = development.compile_all(self.toolchain, self.copy, self.required, self.jobs)
        if not failed:
            self.graph = references.graph(self.copy, self.required)
        return "; ".join(f"{each.file} does not compile: {each.message}" for each in failed)


def check(
    source: Path,
    rows: Sequence[Obligation],
    toolchain: Toolchain | None,
    jobs: int,
    seed: int,
    write: bool = False,
    done: Done = lambda outcome: None,
) -> list[Outcome]:
    """The outcome of every row and of its mutants.

    seed: of random streams, and of the points at which digests are compared. write: whether what
    the kernel prints is written to the development's folder, rather than compared with it.
    Without Coq, and where the development as a whole is not accepted, no row has a better status than
    NOT_CHECKED or UNKNOWN, and no mutant is run.
    """
    if toolchain is None:
        return _all(rows, Status.NOT_CHECKED, WITHOUT_COQ)
    if wrong := statements.forbidden(source):
        return _all(rows, Status.UNKNOWN, "the text holds what it must not: " + "; ".join(wrong))
    with TemporaryDirectory(prefix="withhold-kernel-") as name:
        shop = Workshop(source, Path(name), toolchain, jobs, seed, write, done)
        if problem := shop.compile():
            return _all(rows, Status.UNKNOWN, problem)
        return _decide(shop, rows)


def _all(rows: Iterable[Obligation], status: Status, reason: str) -> list[Outcome]:
    return [Outcome(row.id, "", status, reason, fault=reason) for row in rows]


def _decide(shop: Workshop, rows: Sequence[Obligation]) -> list[Outcome]:
    """Runs the checker, the comparison of statements, the ties and the mutants, several at a time."""
    wanted = {row.id for row in rows}
    theorems = [row for row in rows if row.kind == "kernel" and row.id != SOURCE.id]
    ties = [tie for tie in TIES if tie.row.id in wanted]
    broken = [each for each in mutants.read(shop.source) if wanted & {*each.mutant.refuted_by}]
    with ThreadPoolExecutor(shop.jobs) as pool:
        permitted = statements.allowed(shop.source)
        checker = pool.submit(independent.problems, shop.toolchain, shop.copy, permitted)
        tied = [pool.submit(_tied, shop, tie) for tie in ties]
        asked = pool.submit(_asked, shop, theorems)
        controls = {
            place: pool.submit(
                mutants.control, broken, shop.toolchain, shop.copy, shop.required, place
            )
            for place in {each.mutant.places[0] for each in broken}
        }
        tried = [pool.submit(_tried, shop, each) for each in broken]
        for future in as_completed([*tied, *tried]):
            for outcome in future.result():
                shop.done(outcome)
    common = checker.result()
    for place, control in sorted(controls.items()):
        if reason := control.result():
            common.append(f"without a mutant of {place}, a proof fails that mutants name: {reason}")
    outcomes = [_theorem(row, [*asked.result()[row.id], *common]) for row in theorems]
    if SOURCE.id in wanted:
        outcomes.append(_theorem(SOURCE, [*translation_problems(shop), *common]))
    outcomes += [outcome for future in [*tied, *tried] for outcome in future.result()]
    return [each for each in outcomes if each.obligation in wanted]


def translation_problems(shop: Workshop) -> list[str]:
    """Why the translation of the specification's source is not the committed one."""
    path = shop.source / translate.FILE
    try:
        text = translate.translated()
    except NotImplementedError as error:
        return [f"the specification's source is not translated: {error}"]
    if shop.write:
        path.write_text(text, encoding="utf-8")
    if path.read_text(encoding="utf-8") != text:
        return [f"{translate.FILE} is not the translation of the specification's source"]
    return []


def _theorem(row: Obligation, wrong: Sequence[str]) -> Outcome:
    """KERNEL if nothing is wrong with the theorem or with the development."""
    reason = "; ".join(wrong)
    return Outcome(row.id, "", Status.UNKNOWN if wrong else Status.KERNEL, reason, fault=reason)


def _asked(shop: Workshop, theorems: Sequence[Obligation]) -> dict[str, list[str]]:
    """What is wrong with each theorem, by row."""
    names = [row.id.split("/")[1] for row in theorems]
    try:
        answers = statements.ask(shop.toolchain, shop.copy, names)
    except OSError as error:
        return {row.id: [str(error)] for row in theorems}
    if shop.write:
        text = statements.printed(answers)
        (shop.source / statements.PRINTED).write_text(text, encoding="utf-8")
    known, permitted = statements.committed(shop.source), statements.allowed(shop.source)
    return {
        f"kernel/{name}": statements.problems(answers[name], permitted, known) for name in names
    }


def _tied(shop: Workshop, tie: Tie) -> list[Outcome]:
    """The outcome of a tie: REFUTED if the kernel finds a difference, UNKNOWN if it cannot tell."""
    started = time.perf_counter()
    try:
        outcome = compared(shop, tie)
    except Exception as error:
        reason = f"the comparison failed: {type(error).__name__}: {error}"
        trace = "".join(traceback.format_exception(error))
        outcome = Outcome(tie.row.id, "", Status.UNKNOWN, reason, fault=trace)
    return [replace(outcome, seconds=time.perf_counter() - started)]


def compared(shop: Workshop, tie: Tie) -> Outcome:
    """REFUTED if the kernel finds a difference, with the cases that differ; else BOUNDED, or UNKNOWN."""
    cases = steps = 0
    wrong: list[str] = []
    status = Status.BOUNDED  # finitely many streams
    with ThreadPoolExecutor(1) as pool:  # Coq evaluates a file while the next one is made
        compiled = [(file, pool.submit(_evaluate, shop, file)) for file in tie.files(shop.seed)]
    for file, evaluated in compiled:
        cases, steps = cases + len(file.cases), steps + sum(case.steps for case in file.cases)
        failed = evaluated.result()
        if failed is not None:
            differing = different(failed.message)
            status = min(status, Status.REFUTED if differing else Status.UNKNOWN)
            wrong += [file.cases[each].title for each in differing] or [failed.message]
    detail = f"{cases} cases, {steps} steps, seed {shop.seed}"
    if not cases:
        status = Status.VACUOUS
    if wrong:
        detail = f"{len(wrong)} of {detail}: " + "; ".join(wrong[:5])
    counted = (("cases", cases), ("steps", steps))
    return Outcome(tie.row.id, "", status, detail, coverage=counted)


def _evaluate(shop: Workshop, file: File) -> development.Failure | None:
    """Lets Coq decide the cases of a file; None if all are equal."""
    name = f"{file.name}.v"
    (shop.copy / name).write_text(file.text, encoding="utf-8")
    return development.compile_one(shop.toolchain, shop.copy, name)


def different(message: str) -> list[int]:
    """The numbers of the cases that Coq names as different, from its error about `wrong ... = []`.

    >>> different('Error:\\nUnable to unify "[]" with\\n "[3; 14]".')
    [3, 14]
    """
    if "Unable to unify" not in message:
        return []
    found = re.search(r"\[(\s*\d+\s*(?:;\s*\d+\s*)*)\]", message)
    return [int(number) for number in found[1].split(";")] if found else []


def _tried(shop: Workshop, broken: Broken) -> list[Outcome]:
    """The outcomes of a mutant, one for every theorem that must notice it."""
    started = time.perf_counter()
    reason = mutants.survives(broken, shop.toolchain, shop.copy, shop.required)
    seconds = time.perf_counter() - started
    found = []
    for name in broken.mutant.refuted_by:
        own = reason
        theorem = references.module_of(development.STATEMENTS), name.split("/")[1]
        lemma = references.module_of(broken.file), broken.lemma
        if not own and not references.rests_on(shop.graph, theorem, lemma):
            own = f"the theorem does not rest on {broken.proof}"
        status = Status.UNKNOWN if own else Status.REFUTED
        found.append(Outcome(name, broken.mutant.id, status, own, seconds=seconds))
    return found
