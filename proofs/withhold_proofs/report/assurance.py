"""The generated pages: docs/assurance.md, proofs/RESULTS.md and the counts in README.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from withhold_proofs.kernel import reading, statements
from withhold_proofs.kernel.development import STATEMENTS
from withhold_proofs.model import Status
from withhold_proofs.report.questions import reason, tally
from withhold_proofs.report.results import TOP, Entry, certified
from withhold_proofs.report.text import checked
from withhold_proofs.theorems.kernel import DISCHARGED

BEGIN = "<!-- proved: generated -->"
END = "<!-- end of proved -->"

LIMITS = (
    "Arrivals are public: who sends a sample, when, and how many. The mechanisms do not protect them,"
    " and they must not depend on the values of samples.",
    "Running time, memory use and power are outside every statement. Only the sequence of releases is"
    " covered.",
    "The statements are about the exact integers that are released. A float shown to people is computed"
    " from them and reveals nothing more.",
    "The statements are about the executable specification. Refinement obligations and differential"
    " tests connect the implementation to it.",
)
"""What no obligation covers."""


def counts(value: Entry) -> str:
    """The five lines of README.md that count what is proved."""
    entries, theorems, solvers = value["obligations"], value["theorems"], value["solvers"]
    status = Counter(entry["status"] for entry in entries)
    printed = [entry for entry in entries if entry["status"] == entry["expect"] == "REFUTED"]
    repaired = sum(bool(entry["pair"]) for entry in printed)
    refuted = sum(bool(mutant["refuted_by"]) for mutant in value["mutants"])
    lines = _lines_to_read()
    kernel = sum(_status(theorem, lines) == Status.KERNEL.name for theorem in theorems)
    unbounded = sum(theorem["checked"] == "PROVED" for theorem in theorems)
    trusting = sum(bool(theorem["axioms"]) for theorem in theorems)
    queries = [query for entry in entries for query in entry["queries"]]
    second = sum(bool(query["cvc5"]) for query in queries)
    full, linear = certified(entries)
    shown, asked = tally(entry["questions"] for entry in entries)
    return "\n".join(
        (
            f"* Claims that Coq's kernel has checked for all sizes, with steps and constants that solvers prove"
            f" on the specification's own code: {kernel} of {len(theorems)}. Claims that rest on no bounded"
            f" check: {unbounded}. {trusting} take axioms on trust ({len(value['axioms'])} axioms in all).",
            f"* Proved for all sizes or for all 64-bit words: {status['PROVED']} statements. Checked"
            f" within stated bounds: {status['BOUNDED']}. Argued in words: {status['ASSUMED']}.",
            f"* Refuted as the paper prints them: {len(printed)} statements, {repaired} of them next to"
            " a repaired form.",
            "* Mutants, which are deliberate errors in the specification, that are refuted:"
            f" {refuted} of {len(value['mutants'])}. Questions refuted: {shown} of {asked}.",
            f"* Queries that z3 {solvers['z3']} decides: {len(queries)}; that cvc5 {solvers['cvc5']}"
            f" decides as well: {second}. Linear obligations that an exact checker certifies: {full} of"
            f" {linear}.",
        )
    )


def assurance(value: Entry) -> str:
    """docs/assurance.md: the claims, how far each is checked, and what each takes on trust."""
    lines = _lines_to_read()
    rows = [
        (
            f"`{each['label']}`",
            each["sentence"],
            _status(each, lines),
            _kernel(each["id"], lines),
            checked(each["checked"], each["parts"]),
            str(len(each["checked_by"]) or ""),
            _codes(each["axioms"]) or "nothing",
        )
        for each in value["theorems"]
    ]
    trusted = [(part, str(number)) for part, number in lines_of_parts().items()]
    return _page(
        "Assurance",
        "KERNEL: Coq's kernel has checked a proof for all sizes, inductions and composition included, and solvers"
        " prove the steps and the constants that the proof is about on the specification's own code. PROVED: for"
        " all sizes, or for all 64-bit words. BOUNDED: within the bounds that each obligation states. A claim has"
        " the least status among what it rests on. `proofs/RESULTS.md` lists the obligations, axioms and mutants, and"
        " says why no mutant refutes some of the questions that obligations ask; `proofs/README.md` says how to"
        " review them. `withhold prove LABEL` decides the obligations below a claim again, `withhold prove --kernel`"
        " the theorems of Coq.",
        counts(value),
        "## Claims",
        "The fourth column is about the definitions in Coq, `proofs/kernel`: the theorems that say the claim, each"
        " with the number of lines to read, which state it and all that it is about. The fifth is about the"
        " specification in Python. The sixth counts obligations that show a part of the claim in another way,"
        " within bounds; no status depends on them. A KERNEL claim also takes on trust the four axioms of Coq's"
        " real numbers, and that the definitions are the specification where the comparison of the two ends:"
        " `withhold prove --kernel` says how far it compares.",
        _table(
            (
                "claim",
                "statement",
                "status",
                "for all sizes, by Coq's kernel",
                "steps and constants, by solvers",
                "obligations that check again",
                "on trust",
            ),
            rows,
        ),
        "## What has to be right",
        "Beside Coq's kernel, or z3 and cvc5, these lines of the project decide what is accepted.",
        _table(("part", "lines"), trusted),
        "## What no statement covers",
        "\n".join(f"* {limit}" for limit in LIMITS),
    )


PARTS = {
    "claims of the kernel: definitions and statements": (
        "proofs/kernel/Definitions/*.v",
        "proofs/kernel/Statements.v",
    ),
    "comparison of the kernel's definitions with the specification": (
        "proofs/kernel/Tie/*.v",
        "proofs/withhold_proofs/kernel/tie/*.py",
    ),
    "runner of the kernel": ("proofs/withhold_proofs/kernel/*.py",),
    "claims of solvers: queries of the paper's algorithms": ("proofs/withhold_proofs/paper/*.py",),
    "claims of solvers: queries of the ledger mechanism": (
        "proofs/withhold_proofs/accounted/*.py",
    ),
    "runner of solvers": ("proofs/withhold_proofs/engine/*.py", "proofs/withhold_proofs/model.py"),
    "numbers that stand for any number": ("proofs/withhold_proofs/numbers/*.py",),
}
"""Files that have to be right, by what they are for."""


def lines_of_parts() -> dict[str, int]:
    """How many lines of the checkout each part has that has to be right."""
    return {
        part: sum(
            len(file.read_text(encoding="utf-8").splitlines())
            for pattern in patterns
            for file in TOP.glob(pattern)
        )
        for part, patterns in PARTS.items()
    }


def _status(theorem: Entry, lines: Mapping[str, int]) -> str:
    """KERNEL if theorems of the kernel say the claim and all that solvers decide below it is PROVED."""
    names = DISCHARGED.get(theorem["id"], ())
    by_solvers = theorem["checked"] in (Status.PROVED.name, Status.ASSUMED.name)
    if names and by_solvers and all(name in lines for name in names):
        return Status.KERNEL.name
    return str(theorem["status"] or "not run")


def _lines_to_read() -> dict[str, int]:
    """The lines to read of every theorem that is committed as the kernel prints it."""
    folder = TOP / "proofs" / "kernel"
    known = {each.split(" ")[0] for each in statements.committed(folder)}
    module = STATEMENTS.removesuffix(".v")
    return {
        name: lines
        for name, lines in reading.lines_to_read(folder).items()
        if f"{module}.{name}" in known
    }


def _kernel(claim: str, lines: Mapping[str, int]) -> str:
    """KERNEL with the theorems that say the claim."""
    names = DISCHARGED.get(claim, ())
    if not names or not all(name in lines for name in names):
        return "no"
    return f"{Status.KERNEL.name}: " + ", ".join(f"`{name}` ({lines[name]})" for name in names)


def details(value: Entry) -> str:
    """proofs/RESULTS.md: theorems in detail, obligations, refuted statements, axioms and mutants."""
    theorems = [
        f"* **`{each['label']}`** {each['sentence']} Proved: {each['proved']} Assumed:"
        f" {each['assumed']} Rests on: {_codes(each['rests_on'])}."
        + (f" Proved by the kernel: {_codes(each['discharged'])}." if each["discharged"] else "")
        + (f" Checked again by: {_codes(each['checked_by'])}." if each["checked_by"] else "")
        for each in value["theorems"]
    ]
    obligations = [
        (
            f"`{each['id']}`",
            _codes([each["label"]] if each["label"] else []),
            each["sentence"],
            each["status"],
            (each["bounds"] or each["kind"]) + _remarks(each),
        )
        for each in value["obligations"]
    ]
    refuted = [
        (
            f"`{each['id']}` {each['sentence']}",
            _cut(each["counterexample"]),
            _codes([each["pair"]] if each["pair"] else []),
        )
        for each in value["obligations"]
        if each["status"] == "REFUTED"
    ]
    unrefuted = [
        (f"`{each['id']}`", question, reason(question, each["unrefuted"]))
        for each in value["obligations"]
        for question, found in sorted(each["questions"].items())
        if not found
    ]
    axioms = [(f"`{each['id']}`", each["sentence"], each["citation"]) for each in value["axioms"]]
    mutants = [
        (f"`{each['id']}`", each["sentence"], _codes(each["refuted_by"]))
        for each in value["mutants"]
    ]
    return _page(
        "Results of the proofs",
        "[README.md](README.md) explains the words; [../docs/assurance.md](../docs/assurance.md) lists the"
        " claims. `certificates/results.json` holds the same data for programs.",
        "## Theorems",
        "\n".join(theorems),
        "## Obligations",
        _table(("obligation", "paper", "statement", "status", "within"), obligations),
        "## Printed statements that are refuted",
        _table(("printed", "counterexample", "repaired"), refuted),
        "## Axioms",
        _table(("axiom", "statement", "where it is proved"), axioms),
        "## Mutants",
        _table(("mutant", "what is broken", "refuted by"), mutants),
        "## Questions that no mutant refutes",
        "The statement of an obligation is one question, or its queries ask several. Each other question is refuted by"
        " a mutant of the obligation; `certificates/results.json` says by which.",
        _table(("obligation", "question", "why there is none"), unrefuted),
    )


def _remarks(entry: Entry) -> str:
    """Whether only the deep run includes the obligation, and whether z3 alone decides what is PROVED."""
    alone: bool = entry["status"] == Status.PROVED.name and not all(
        query["cvc5"] or query["farkas_sha256"] for query in entry["queries"]
    )
    return " (deep run)" * bool(entry["deep"]) + " (z3 alone)" * alone


def filled(page: str, lines: str) -> str:
    """The page with the lines between the markers. Raises: ValueError without markers."""
    if page.count(BEGIN) != 1 or page.count(END) != 1:
        raise ValueError(f"the page must hold {BEGIN!r} and {END!r} once each")
    before, rest = page.split(BEGIN)
    return f"{before}{BEGIN}\n{lines}\n{END}{rest.split(END)[1]}"


def pages(value: Entry, readme: str) -> dict[str, str]:
    """The text of every generated page, by path from the root of the checkout.

    readme: the text of README.md. Raises: ValueError where it has no markers.
    """
    return {
        "README.md": filled(readme, counts(value)),
        "docs/assurance.md": assurance(value),
        "proofs/RESULTS.md": details(value),
    }


def _page(title: str, *blocks: str) -> str:
    source = "<!-- Written by `withhold prove --deep --certificates write`; do not edit. -->"
    return "\n\n".join([f"# {title}", source, *blocks]) + "\n"


def _table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [columns, ["---"] * len(columns), *rows]
    return "\n".join("| " + " | ".join(map(_cell, line)) + " |" for line in lines)


def _codes(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def _cut(text: str) -> str:
    return text if len(text) <= 160 else text[:157] + "..."


def _cell(text: str) -> str:
    return " ".join(text.replace("|", "\\|").split())
