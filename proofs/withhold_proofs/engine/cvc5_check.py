"""A second solver: cvc5 decides the text that z3 has decided."""

from __future__ import annotations

import cvc5

LIMIT = 2_000_000
"""cvc5's own resource limit for one query; when it is reached, cvc5 answers "unknown"."""


def decide_again(text: str, limit: int = LIMIT) -> str:
    """What cvc5 prints for the script: "sat", "unsat" or "unknown", or an error message."""
    manager = cvc5.TermManager()
    solver = cvc5.Solver(manager)
    solver.setOption("rlimit", str(limit))
    symbols = cvc5.SymbolManager(manager)
    parser = cvc5.InputParser(solver, symbols)
    printed = []
    try:
        parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, text, "query")
        while not parser.done():
            command = parser.nextCommand()
            if command.isNull():
                break
            printed.append(command.invoke(solver, symbols))
    except RuntimeError as error:
        return "error: " + " ".join(str(error).split())
    return "".join(printed).strip() or "error: no answer"
