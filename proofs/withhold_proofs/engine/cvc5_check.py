"""A second opinion: the text that z3 decided, read and decided by cvc5."""

from __future__ import annotations

import cvc5

LIMIT = 2_000_000
"""cvc5's own resource limit for one script; reaching it is the answer "unknown"."""


def decide_again(text: str) -> str:
    """cvc5's answer: "sat", "unsat" or "unknown". An error is an answer too: "error: ..."."""
    manager = cvc5.TermManager()
    solver = cvc5.Solver(manager)
    solver.setOption("rlimit", str(LIMIT))
    symbols = cvc5.SymbolManager(manager)
    parser = cvc5.InputParser(solver, symbols)
    answers = []
    try:
        parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, text, "question")
        while not parser.done():
            command = parser.nextCommand()
            if command.isNull():
                break
            answers.append(command.invoke(solver, symbols).strip())
    except RuntimeError as error:
        return "error: " + " ".join(str(error).split())
    said = [answer for answer in answers if answer]
    return said[-1] if said else "error: no answer"


def version() -> str:
    """The version of cvc5."""
    return cvc5.__version__
