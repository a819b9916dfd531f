"""The assurance tables of the README files, generated from the ledger, and the test that they are.

Run as a module: `python -m withhold_proofs.report.assurance check` or `write`.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from withhold_proofs.report import results
from withhold_proofs.report.results import Entry
from withhold_proofs.report.text import parts

BEGIN = "<!-- assurance: generated from proofs/certificates/ledger.json -->"
END = "<!-- end of assurance -->"

TOP = results.FOLDER.parent.parent
LIMITS = (
    "Who sends when is public: arrivals, participation and counts are not protected, and must not"
    " react to the samples.",
    "Time, memory and power are outside every statement; only the sequence of releases is covered.",
    "Privacy is proved for the exact integers that are released; a float made for display is"
    " computed from them and adds nothing secret.",
    "The statements are about the executable specification; the implementation is tied to it by the"
    " refinement obligations and by differential tests.",
)
"""What no obligation covers."""


def short(value: Entry) -> str:
    """The table of the front page: the paper's theorems."""
    lines = [
        badge(value),
        "",
        "| claim | statement | checked by machine | taken on trust |",
        "|---|---|---|---|",
    ]
    for theorem in value["theorems"]:
        trusted = ", ".join(f"`{name}`" for name in theorem["axioms"]) or "nothing"
        lines.append(
            f"| `{theorem['label']}` | {_cell(theorem['sentence'])}"
            f" | {_standing(theorem)} | {trusted} |"
        )
    lines += ["", "Outside every statement:", "", *(f"* {limit}" for limit in LIMITS)]
    return "\n".join(lines)


def long(value: Entry) -> str:
    """The tables of the proofs' own page: theorems, obligations, axioms and mutants."""
    lines = [short(value), "", "### Theorems in detail", ""]
    for theorem in value["theorems"]:
        rests = ", ".join(f"`{name}`" for name in theorem["rests_on"])
        lines += [
            f"* **`{theorem['label']}`** {theorem['sentence']} Proved: {theorem['proved']}"
            f" Assumed: {theorem['assumed']} Rests on: {rests}."
        ]
    lines += ["", "### Obligations", ""]
    lines += ["| obligation | paper | statement | status | within |", "|---|---|---|---|---|"]
    lines += [_obligation(entry) for entry in value["obligations"]]
    lines += ["", "### Printed statements that are refuted", ""]
    lines += ["| printed | counterexample | repaired |", "|---|---|---|"]
    lines += [_refuted(entry) for entry in value["obligations"] if entry["status"] == "REFUTED"]
    lines += ["", "### Axioms", "", "| axiom | statement | where it is proved |", "|---|---|---|"]
    lines += [
        f"| `{each['id']}` | {_cell(each['sentence'])} | {_cell(each['citation'])} |"
        for each in value["axioms"]
    ]
    lines += ["", "### Mutants", "", "| mutant | what is broken | refuted by |", "|---|---|---|"]
    lines += [
        f"| `{each['id']}` | {_cell(each['sentence'])}"
        f" | {', '.join(f'`{name}`' for name in each['refuted_by'])} |"
        for each in value["mutants"]
    ]
    return "\n".join(lines)


def badge(value: Entry) -> str:
    """One line that counts what is proved; it never says "verified"."""
    counts = Counter(entry["status"] for entry in value["obligations"])
    solvers = value["solvers"]
    refuted = sum(
        1 for each in value["obligations"] if each["status"] == each["expect"] == "REFUTED"
    )
    return (
        f"{counts['PROVED']} obligations proved, {counts['BOUNDED']} within bounds,"
        f" {counts['ASSUMED']} assumed, {refuted} printed statements refuted;"
        f" {len(value['mutants'])} mutants refuted."
        f" z3 {solvers['z3']}, cvc5 {solvers['cvc5']};"
        f" {value['farkas']['certified']} of {value['farkas']['linear']} linear obligations are also"
        " certified by the exact Farkas checker."
    )


def pages(value: Entry) -> dict[Path, str]:
    """Every page that holds generated tables, with the text that belongs between its markers."""
    return {TOP / "README.md": short(value), TOP / "proofs" / "README.md": long(value)}


def filled(page: str, table: str) -> str:
    """The page with the table between the markers. Raises: ValueError without markers."""
    if page.count(BEGIN) != 1 or page.count(END) != 1:
        raise ValueError(f"the page must hold {BEGIN!r} and {END!r} once each")
    before, rest = page.split(BEGIN)
    return f"{before}{BEGIN}\n\n{table}\n\n{END}{rest.split(END)[1]}"


def drift(value: Entry) -> tuple[str, ...]:
    """The pages whose tables are not those of the ledger."""
    found = []
    for path, table in pages(value).items():
        name = path.relative_to(TOP).as_posix()
        try:
            page = path.read_text(encoding="utf-8")
            if filled(page, table) != page:
                found.append(f"the tables of {name} differ")
        except (ValueError, OSError) as error:
            found.append(f"{name}: {error}")
    return tuple(found)


def write(value: Entry) -> None:
    """Brings the tables up to date."""
    for path, table in pages(value).items():
        page = path.read_text(encoding="utf-8")
        path.write_text(filled(page, table), encoding="utf-8")


def main(argv: Sequence[str] | None = None) -> int:
    """0 when the tables are those of the ledger, 4 when they differ, 2 for other words."""
    words = list(sys.argv[1:] if argv is None else argv)
    value = results.read(results.FOLDER)
    if words == ["write"]:
        write(value)
        return 0
    if words != ["check"]:
        print("usage: python -m withhold_proofs.report.assurance check|write", file=sys.stderr)
        return 2
    found = drift(value)
    print("\n".join(found) or "the tables are up to date")
    return 4 if found else 0


def _obligation(entry: Entry) -> str:
    within = entry["bounds"] or entry["kind"]
    deep = " (deep run)" if entry["deep"] else ""
    label = f"`{entry['label']}`" if entry["label"] else ""
    return (
        f"| `{entry['id']}` | {label} | {_cell(entry['sentence'])}"
        f" | {entry['status']} | {_cell(within)}{deep} |"
    )


def _refuted(entry: Entry) -> str:
    pair = f"`{entry['pair']}`" if entry["pair"] else ""
    example = entry["counterexample"]
    shown = example if len(example) <= 160 else example[:157] + "..."
    return f"| `{entry['id']}` {_cell(entry['sentence'])} | {_cell(shown)} | {pair} |"


def _standing(theorem: Entry) -> str:
    if not theorem["checked"]:
        return "not run"
    return f"{theorem['checked']} ({parts(theorem['parts'])})"


def _cell(text: str) -> str:
    return " ".join(text.replace("|", "\\|").split())


if __name__ == "__main__":
    raise SystemExit(main())
