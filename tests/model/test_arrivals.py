"""The encoding with unknown arrivals against the specification, node by node."""

from fractions import Fraction
from itertools import product
from typing import cast

import pytest
import z3

from withhold_proofs.streams.arrivals import CHANGED, Arrivals
from withhold_proofs.streams.patterns import Pattern, plan_of, random_pattern
from withhold_spec.noise import Tape
from withhold_spec.paper.plan import Interval, Plan
from withhold_spec.params import Params
from withhold_spec.replay import PAPER_MECHANISMS, run

LOW = {0: -1, 1: 0, 2: 2, 3: 3}
WIDTH = {0: 4, 1: 3, 2: 2, 3: 6}


def interval(level: int, prior: Fraction) -> Interval:
    return LOW[level], LOW[level] + WIDTH[level]


def known_plan(mechanism: str, users: int, samples: int, arrays: int) -> Plan:
    plan = plan_of(mechanism, Params(users, samples, 1, 1))
    values = {name: getattr(plan, name) for name in Plan.__dataclass_fields__}
    values["interval"] = interval
    if plan.arrays:
        values["arrays"] = (arrays,) * len(plan.arrays)
    return Plan(**values)


def of_specification(
    mechanism: str, plan: Plan, pattern: Pattern, mine: list[int], theirs: list[int]
) -> dict[tuple[int, int], int]:
    """The difference of every node: (counter, node) to difference."""
    nodes: list[dict[tuple[int, int], int]] = []
    _, make_start, step_function = PAPER_MECHANISMS[mechanism]
    for row in (mine, theirs):
        values = [
            (user, row[t] if user == CHANGED else 7 * t % 5) for t, user in enumerate(pattern)
        ]
        tape = Tape({}, dict.fromkeys(range(9), 0))
        steps = run(step_function, plan, make_start(plan), values, tape)
        nodes.append(
            {(w.counter, w.node): cast(int, w.sum) for step in steps for w in step.written}
        )
    return {key: nodes[0][key] - nodes[1][key] for key in nodes[0]}


def of_encoding(
    arrivals: Arrivals, pattern: Pattern, mine: list[int], theirs: list[int]
) -> dict[tuple[int, int], int]:
    """The same from the encoding; a counter 0 of all levels has number -1."""
    context, pairs = arrivals.context, list[tuple[z3.ExprRef, z3.ExprRef]]()
    for t, user in enumerate(pattern, start=1):
        pairs.append((z3.Int(f"user_{t}", context), z3.IntVal(user, context)))
        for name, row in (("mine", mine), ("theirs", theirs)):
            pairs.append((z3.Real(f"{name}_{t}", context), z3.RealVal(row[t - 1], context)))
    for level in arrivals.levels:
        pairs.append((z3.Real(f"low_{level}", context), z3.RealVal(LOW[level], context)))
        pairs.append((z3.Real(f"width_{level}", context), z3.RealVal(WIDTH[level], context)))
    groups = {level: [level] for level in arrivals.levels} | {-1: list(arrivals.levels)}
    found = {}
    for counter, chosen in groups.items():
        for node, shift in enumerate(arrivals.nodes(chosen), start=1):
            value = z3.simplify(z3.substitute(shift, *pairs))
            assert isinstance(value, z3.RatNumRef) and value.denominator_as_long() == 1
            found[counter, node] = value.numerator_as_long()
    return found


def compared(pattern: Pattern, users: int, arrays: int, arrivals: Arrivals) -> int:
    """Checks all nodes of a pattern, and returns how many of them differ between the streams."""
    length = len(pattern)
    mine, theirs = [t * t % 6 for t in range(length)], [(5 * t + 1) % 4 for t in range(length)]
    encoded = of_encoding(arrivals, pattern, mine, theirs)
    mechanisms = ["full"] if arrays else ["multiple", "single"]
    different = 0
    for mechanism in mechanisms:
        plan = known_plan(mechanism, users, length, arrays)
        expected = of_specification(mechanism, plan, pattern, mine, theirs)
        own = {
            ((0 if mechanism == "single" else counter), node): shift
            for (counter, node), shift in encoded.items()
            if (counter == -1) == (mechanism == "single")
        }
        # a node that was not written does not change
        assert own == {key: expected.get(key, 0) for key in own}
        assert set(expected) <= set(own)
        different += sum(shift != 0 for shift in expected.values())
    return different


@pytest.mark.parametrize("arrays", [0, 1, 2])
def test_all_patterns_of_two_users(arrays: int) -> None:
    arrivals = Arrivals(2, 5, arrays, z3.Context())
    different = sum(compared(p, 2, arrays, arrivals) for p in product(range(2), repeat=5))
    assert different > 60


@pytest.mark.parametrize("arrays", [0, 1, 2, 3])
def test_longer_patterns(arrays: int) -> None:
    arrivals, different = Arrivals(3, 9, arrays, z3.Context()), 0
    for seed in range(2):
        pattern = random_pattern(f"arrivals/{seed}", 3, 9, 2)
        for moved in range(3):
            renamed = tuple((user + moved) % 3 for user in pattern)
            different += compared(renamed, 3, arrays, arrivals)
    assert different > 8
