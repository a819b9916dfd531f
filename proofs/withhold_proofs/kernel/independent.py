"""Runs Coq's separate checker on the compiled development and reads its summary."""

from __future__ import annotations

import re
from collections.abc import Collection
from pathlib import Path

from withhold_proofs.kernel.toolchain import LIBRARY, Toolchain

ROOTS = ("Withhold.Statements", "Withhold.Tie.Equal")
"""The modules that are checked, with all that they require, where a development has them."""


def problems(toolchain: Toolchain, folder: Path, permitted: Collection[str]) -> list[str]:
    """What the checker finds wrong; nothing if it accepts everything below the theorems.

    permitted: the axioms that it may list, with the last two parts of their names.
    """
    roots = [each for each in ROOTS if (folder / _compiled(each)).exists()]
    done = toolchain.run((*toolchain.checker, "-silent", "-o", *LIBRARY, *roots), folder)
    if done.returncode:
        return [f"the separate checker fails: {(done.stderr or done.stdout).strip()[-500:]}"]
    return summary_problems(done.stdout + done.stderr, permitted)


def _compiled(module: str) -> str:
    return module.removeprefix("Withhold.").replace(".", "/") + ".vo"


def summary_problems(text: str, permitted: Collection[str] = ()) -> list[str]:
    """What is not as it should be in the summary that the checker prints.

    >>> summary_problems("* Theory: Set is predicative\\n* Axioms: <none>\\n* Relying on x: <none>")
    []
    >>> summary_problems("* Theory: Set is impredicative\\n* Axioms:\\n    A.b\\n* Relying on x: <none>")
    ['the separate checker lists: Theory: Set is impredicative', 'the separate checker lists: Axioms: A.b']
    """
    parts = re.findall(r"^\* (.*?):(.*?)(?=^\* |\Z)", text, re.M | re.S)
    found = []
    for name, rest in parts:
        content = rest.split()
        if name == "Axioms":
            content = [each for each in content if ".".join(each.split(".")[-2:]) not in permitted]
        good = (
            ["<none>"],
            ["Set", "is", "predicative"],
            ["Rewrite", "rules", "are", "not", "allowed"],
        )
        if content and content not in good:
            found.append(f"the separate checker lists: {name}: {' '.join(content)}")
    if "Axioms" not in dict(parts):
        found.append("the separate checker prints no summary")
    return found
