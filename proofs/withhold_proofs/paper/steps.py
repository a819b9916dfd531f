"""What one step of algorithms 1 to 6 draws, charges and changes, from any state: the steps of inductions.

`arbitrary` runs the steps, and `step_claims` says what must hold of them. Whatever is assumed of the state
before is shown of the state after. The invariants, of any user and of any counter: it holds as many elements
of the user as the user's count says, which its share pays for; it holds no more elements than its depth is
for; an inactive level's counter is empty, and nothing waits at an active level.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Generator, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, cast

import z3

from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.model import Obligation, Query
from withhold_proofs.numbers.branches import answer
from withhold_proofs.numbers.integers import Integer, World
from withhold_proofs.numbers.terms import all_of, as_int, integer
from withhold_proofs.paper.arbitrary import SIDES, Case, Unknowns
from withhold_proofs.paper.statements import INDUCTION, Z3_ALONE, unbounded
from withhold_proofs.paper.step_claims import ACTIVATED, Path
from withhold_proofs.report.coverage import Coverage
from withhold_spec.paper.withholding import block_size, block_sum

BOTH = (False, True)
"""A new user first, whom fewer paths are about, so that most mutants are refuted sooner."""
WAITING = (0, 2)
"""How many blocks wait at an inactive level: the loop over them is run twice, or not at all."""


def cases(algorithm: str) -> Iterator[Case]:
    """All states that the step is run from."""
    for known in BOTH:
        for used in BOTH:
            if algorithm == "single" and known and not used:
                # every known user has an element in the one counter
                continue
            yield Case(algorithm, known, used)
        for waiting in WAITING if algorithm == "full" else ():
            yield Case(algorithm, known, used=False, inactive=True, waiting=waiting)


def step(algorithm: str, context: z3.Context) -> Generator[Query, None, Coverage]:
    """Every claim about the step, in every case, on all paths through it."""
    tally: Tally[str] = Tally()
    for case in cases(algorithm):
        unknowns = Unknowns(case, context)

        def followed(unknowns: Unknowns = unknowns) -> tuple[str, dict[str, list[z3.BoolRef]]]:
            mine, theirs = (unknowns.ran(side) for side in SIDES)
            path = Path(unknowns, (mine, theirs))
            return path.kind, path.claims()

        with unknowns.left_out():
            before = _invariants(unknowns)
            unknowns.world.assumed = [*unknowns.premises.values(), *before.values()]
            paths = unknowns.world.paths(followed)
        premises = {**unknowns.premises, **before, **unknowns.world.facts}
        claims: dict[str, list[z3.BoolRef]] = {}
        for taken, (kind, of_path) in paths:
            found = answer([*premises.values(), taken])
            tally[kind] += found == z3.sat
            if found != z3.unsat:
                for name, conditions in of_path.items():
                    claim = z3.simplify(all_of(conditions, context))
                    claims.setdefault(name, []).append(z3.Implies(taken, claim))
        for name, conditions in claims.items():
            goal = z3.simplify(all_of(conditions, context))
            # what is the same term on both sides needs no premise
            yield Query(f"{case.name}: {name}", {} if z3.is_true(goal) else premises, goal, name)
    return tally


def _invariants(unknowns: Unknowns) -> dict[str, z3.BoolRef]:
    """What the steps before have shown of the state."""
    context, case = unknowns.context, unknowns.case
    others, users = integer("others_elements", context), unknowns.others.term
    count, m = unknowns.count.term, unknowns.m.term
    held = unknowns.held.term + case.waiting
    mine, most = unknowns.users_elements(unknowns.count), unknowns.most_elements()
    sizes = [held == others + mine, others >= 0, others <= users * most]
    if case.at_once:
        total = unknowns.total.term
        sizes = [held == total, total <= unknowns.horizon.term]
    if case.algorithm == "binary":
        # no limit on users or their samples: an element is protected, not a user
        return {"elements": z3.And(sizes)}
    return {
        "no more than n users": users + int(case.known) <= unknowns.n.term,
        "no more than m samples": z3.And(count <= m, mine <= most),
        "elements": z3.And(sizes),
    }


@dataclass(frozen=True)
class Asked:
    """A user's samples, of which the first and the last that are asked for are returned."""

    def __getitem__(self, part: slice) -> tuple[object, object]:
        return part.start, part.stop


def blocks(context: z3.Context) -> Iterator[Query]:
    """The part of a user's samples that `block_sum` adds up, at any level."""
    world = World(context)
    level = world.unknown("level")
    claims = []
    with substituted({"withhold_spec.number:add": lambda part: part}):
        paths = world.paths(lambda: (_part(level), world.term(block_size(as_int(level)))))
    for taken, ((start, stop), size) in paths:
        one, other = world.term(start), world.term(stop)
        before = z3.If(level.term == 0, z3.IntVal(0, context), world.power(level.term - 1))
        holds = z3.And(one == before, other == world.power(level.term), other - one == size)
        claims.append(z3.Implies(taken, z3.And(holds, one >= 0)))
    premises = {"a level": level.term >= 0, **world.facts}
    yield Query("any level", premises, z3.And(claims))


def _part(level: Integer) -> tuple[object, object]:
    return cast(tuple[object, object], block_sum(cast(Any, Asked()), as_int(level)))


SENTENCES = {
    "binary": "Algorithm 1: every sample is an element; the counter has at most T.",
    "naive": "Algorithm 2: every sample of a user is an element; a user has at most m, the counter at most T.",
    "wishful": "Algorithm 3: a user's m samples are one element; the counter has at most n.",
    "single": "Algorithm 4: a user's blocks are at most 1 + L elements; the counter has at most n (1 + L).",
    "multiple": "Algorithm 5: of each level, a user has at most one element, and the counter at most n.",
    "full": "Algorithm 6: of each level, a user has at most one element, waiting or in the counter, which has at"
    " most n; a level runs one median, at the share that is charged, and no more; what waited enters then.",
}
ALL = (
    " In one step from any state, run twice with one user's samples changed: every draw is charged, at its"
    " address and its scale; an element moves by at most what its charge pays for, and only if the user's"
    " samples differ; counters only grow; the release is a function of noisy nodes; all else is the same."
)
LABELS = {
    "binary": "alg:binmech",
    "naive": "eq:naive",
    "wishful": "eq:wishfulnoise",
    "single": "thm:singcounter",
    "multiple": "thm:multcounter",
    "full": "thm:final",
}
SEEN = {
    "binary": ("refused samples", "releases"),
    "naive": ("refused samples", "ignored samples", "releases"),
    "wishful": ("refused samples", "ignored samples", "nothing completed", "releases"),
    "single": ("refused samples", "ignored samples", "nothing completed", "releases"),
}
SEEN["multiple"] = (*SEEN["single"], "releases of other levels")
SEEN["full"] = (*SEEN["multiple"], "completed blocks that wait", "activations")
"""What the paths through a step must do, some of them."""


NO_MEDIAN = "Algorithms 1 to 5 run no median, and no error in one place makes one of them run it."


def _row(name: str) -> Obligation:
    row = unbounded(
        f"steps/{name}",
        LABELS[name],
        SENTENCES[name] + ALL,
        partial(step, name),
        invariant="scale-pays",
        assumptions=(INDUCTION,),
        solvers=Z3_ALONE,
        unrefuted={} if name == "full" else {ACTIVATED: NO_MEDIAN},
    )
    return replace(row, coverage=SEEN[name])


OBLIGATIONS = (
    *map(_row, SENTENCES),
    unbounded(
        "steps/blocks",
        "alg:singcounter",
        "The block of level l is a user's samples from number 2**(l - 1) + 1 to 2**l, of level 0 the first one:"
        " for every l, as many as a block holds, and none of a lower level.",
        blocks,
        solvers=Z3_ALONE,
    ),
)
