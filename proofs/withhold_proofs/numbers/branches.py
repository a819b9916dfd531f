"""Every path through a function that branches on unknowns: at a branch both sides are followed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

import z3

MOST_PATHS = 1024

Outcome = TypeVar("Outcome")


class Lost(TypeError):
    """The code under proof used an unknown in a way that is not supported."""


@dataclass
class Branches:
    """The path through branches that is being followed.

    facts: what is known of the unknowns made so far, by name. assumed: if it is given, branches that it and
    the facts exclude are not followed.
    """

    context: z3.Context
    facts: dict[str, z3.BoolRef] = field(default_factory=dict, kw_only=True)
    assumed: list[z3.BoolRef] | None = field(default=None, kw_only=True)
    _script: list[bool] = field(default_factory=list, kw_only=True)
    _forced: set[int] = field(default_factory=set, kw_only=True)
    _conditions: list[z3.BoolRef] = field(default_factory=list, kw_only=True)
    _following: bool = field(default=False, kw_only=True)

    def paths(self, function: Callable[[], Outcome]) -> list[tuple[z3.BoolRef, Outcome]]:
        """The condition and the result of each path through the function; the conditions cover all cases.

        Raises: Lost if the function itself calls this method, because the two would share one path.
        """
        if self._following:
            raise Lost("the paths of another function are being followed already")
        self._following = True
        try:
            return self._paths(function)
        finally:
            self._following = False

    def _paths(self, function: Callable[[], Outcome]) -> list[tuple[z3.BoolRef, Outcome]]:
        found: list[tuple[z3.BoolRef, Outcome]] = []
        waiting: list[list[bool]] = [[]]
        while waiting:
            self._script, self._conditions, self._forced = waiting.pop(), [], set()
            given = len(self._script)
            outcome = function()
            found.append((z3.And([z3.BoolVal(True, self.context), *self._conditions]), outcome))
            free = (i for i in range(given, len(self._script)) if i not in self._forced)
            waiting += [[*self._script[:i], False] for i in free]
            if len(found) > MOST_PATHS:
                raise Lost(f"more than {MOST_PATHS} branches")
        return found

    def decide(self, asked: z3.BoolRef) -> bool:
        """Whether the path that is being followed takes the branch.

        Beyond the script the answer is yes; `_paths` follows the other side later.
        """
        if (known := self.decided(asked)) is not None:
            return known
        simple = z3.simplify(asked)
        if z3.is_true(simple) or z3.is_false(simple):
            return z3.is_true(simple)
        position = len(self._conditions)
        if position > MOST_PATHS:
            raise Lost(f"more than {MOST_PATHS} branches")
        if position == len(self._script):
            forced = self._only(asked)
            if forced is not None:
                self._forced.add(position)
            self._script.append(forced is not False)
        answer = self._script[position]
        self._conditions.append(asked if answer else z3.Not(asked))
        return answer

    def _only(self, asked: z3.BoolRef) -> bool | None:
        """The only answer that is possible, if what is assumed excludes the other."""
        if self.assumed is None:
            return None
        for answer, side in ((True, z3.Not(asked)), (False, asked)):
            solver = z3.Solver(ctx=self.context)
            solver.set("rlimit", 300_000)
            solver.add(*self.assumed, *self.facts.values(), *self._conditions, side)
            if solver.check() == z3.unsat:
                return answer
        return None

    def decided(self, asked: z3.BoolRef) -> bool | None:
        """What the path that is being followed says of the condition, if anything."""
        opposite = z3.Not(asked)
        for known in self._conditions:
            if known.eq(asked):
                return True
            if known.eq(opposite):
                return False
        return None


def answer(conditions: list[z3.BoolRef]) -> z3.CheckSatResult:
    """Whether there are values of which all conditions hold."""
    solver = z3.Solver(ctx=conditions[0].ctx)
    solver.set("rlimit", 2_000_000)
    solver.add(*conditions)
    return solver.check()
