"""The theorems of Statements.v: names, sentences, and what the kernel says about each."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from withhold_proofs.kernel.development import PROJECT, STATEMENTS, project_files
from withhold_proofs.kernel.source import (
    faults,
    project_faults,
    statement_faults,
)
from withhold_proofs.kernel.toolchain import LIBRARY, Toolchain

PRINTED = "printed.txt"
"""The committed text of what the kernel prints about every theorem."""
AXIOMS = "allowed_axioms.txt"
ASKED = "Asked.v"
CLOSED = "Closed under the global context"


@dataclass(frozen=True)
class Stated:
    """A theorem as Statements.v has it. sentence: of the comment above it. label: the paper's."""

    name: str
    label: str
    sentence: str


@dataclass(frozen=True)
class Answer:
    """What the kernel says about a theorem: its statement, its axioms with types, and if it is opaque."""

    statement: str
    axioms: tuple[tuple[str, str], ...]
    opaque: bool
    strange: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The statement and the names of the axioms, as they are committed."""
        names = [name for name, _ in self.axioms]
        return f"{self.statement}\n  rests on: {', '.join(names) or 'no axiom'}"


def stated(text: str) -> list[Stated]:
    """The theorems of Statements.v in order. The comment before one is its sentence.

    A comment may begin with the paper's label in square brackets.

    >>> stated("(** [thm:final] Algorithm 6 is private. *)\\nTheorem a : True. Proof. exact I. Qed.")
    [Stated(name='a', label='thm:final', sentence='Algorithm 6 is private.')]
    """
    found = []
    pattern = re.compile(r"\(\*\*(?P<comment>(?:(?!\*\)).)*)\*\)\s*Theorem\s+(?P<name>\w+)", re.S)
    comments = {
        match["name"]: " ".join(match["comment"].split()) for match in pattern.finditer(text)
    }
    for name in re.findall(r"^Theorem\s+(\w+)", text, re.M):
        comment = comments.get(name, "")
        labelled = re.match(r"\[(.*?)\] ", comment)
        label = labelled[1] if labelled else ""
        found.append(Stated(name, label, comment[labelled.end() :] if labelled else comment))
    return found


def allowed(folder: Path) -> frozenset[str]:
    """The names of the axioms that a theorem may rest on."""
    return frozenset((folder / AXIOMS).read_text(encoding="utf-8").split())


def forbidden(folder: Path) -> list[str]:
    """One sentence for everything in the development's text that makes its theorems worthless."""
    found = project_faults((folder / PROJECT).read_text(encoding="utf-8"))
    for name in project_files(folder):
        found += faults(name, (folder / name).read_text(encoding="utf-8"))
    statements = (folder / STATEMENTS).read_text(encoding="utf-8")
    return found + statement_faults(STATEMENTS, statements)


def ask(toolchain: Toolchain, folder: Path, names: Sequence[str]) -> dict[str, Answer]:
    """What the kernel says about each theorem of the compiled development.

    No module is imported, so that names are printed with their modules, and nothing is printed in a
    notation of the development. Raises: OSError if Coq cannot tell.
    """
    script = [
        "From Withhold Require Statements.",
        "Set Printing Width 118.",
        "Set Printing Depth 10000.",
    ]
    for name in names:
        for part, command in (
            ("check", "Check"),
            ("about", "About"),
            ("axioms", "Print Assumptions"),
        ):
            script.append(f'Redirect "{name}.{part}" {command} Withhold.Statements.{name}.')
    (folder / ASKED).write_text("\n".join(script) + "\n", encoding="utf-8")
    done = toolchain.run((*toolchain.compiler, "-q", *LIBRARY, ASKED), folder)
    if done.returncode:
        raise OSError(f"{ASKED}: {done.stderr.strip()}")
    return {name: _answer(folder, name) for name in names}


def _answer(folder: Path, name: str) -> Answer:
    check, about, axioms = (
        (folder / f"{name}.{part}.out").read_text(encoding="utf-8")
        for part in ("check", "about", "axioms")
    )
    found, strange = assumptions(axioms)
    opaque = re.search(rf"\b{name} is opaque\b", about) is not None
    return Answer(" ".join(check.split()), found, opaque, strange)


def assumptions(text: str) -> tuple[tuple[tuple[str, str], ...], tuple[str, ...]]:
    """The axioms with their types that Print Assumptions lists, and every line that is something else.

    >>> assumptions("Axioms:\\nA.b : forall x : nat,\\n  x = x\\nc : True")
    ((('A.b', 'forall x : nat, x = x'), ('c', 'True')), ())
    >>> assumptions("Closed under the global context"), assumptions("Theory:\\nSet is impredicative")
    (((), ()), ((), ('Theory:', 'Set is impredicative')))
    """
    axioms: list[tuple[str, str]] = []
    strange = []
    listing = False
    for line in text.splitlines():
        named = re.match(r"([\w.']+)\s*:(?: (.*)|$)", line)
        if not line.strip() or line.strip() == CLOSED:
            continue
        if line == "Axioms:":
            listing = True
        elif listing and line[0] == " " and axioms:
            name, kind = axioms[-1]
            axioms[-1] = name, f"{kind} {line.strip()}".strip()
        elif listing and re.fullmatch(r"[\w.']+", line.strip()):
            axioms.append((line.strip(), ""))
        elif listing and named is not None and not line.endswith(":"):
            axioms.append((named[1], (named[2] or "").strip()))
        else:
            strange.append(line)
    kinds = tuple((name, kind.removeprefix(": ")) for name, kind in axioms)
    if not kinds and not strange and CLOSED not in text:
        strange.append("nothing readable")
    return kinds, tuple(strange)


def printed(answers: dict[str, Answer]) -> str:
    """The text to commit: every theorem's statement, and each axiom with its type."""
    kinds = dict(axiom for answer in answers.values() for axiom in answer.axioms)
    blocks = [answers[name].text for name in answers]
    blocks += [f"axiom {name} : {kinds[name]}" for name in sorted(kinds)]
    return "\n\n".join(blocks) + "\n"


def committed(folder: Path) -> frozenset[str]:
    """The blocks of the committed text."""
    path = folder / PRINTED
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return frozenset(text.strip().split("\n\n"))


def problems(answer: Answer, permitted: Iterable[str], known: frozenset[str]) -> list[str]:
    """Why a theorem is not what it should be; nothing if it is."""
    found = [f"Print Assumptions says: {line}" for line in answer.strange]
    surplus = sorted({name for name, _ in answer.axioms} - set(permitted))
    found += [f"rests on the axiom {name}" for name in surplus]
    found += [] if answer.opaque else ["is not closed by Qed"]
    if answer.text not in known:
        found.append(f"the statement is not the one in {PRINTED}: {answer.statement}")
    found += [
        f"the axiom {name} is not the one in {PRINTED}"
        for name, kind in answer.axioms
        if f"axiom {name} : {kind}" not in known
    ]
    return found
