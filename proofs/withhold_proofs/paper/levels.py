"""A user has at most one block of each level, for all arrival patterns."""

from __future__ import annotations

from collections import Counter
from itertools import product

from withhold_proofs.model import Verdict
from withhold_spec.noise import ZERO
from withhold_spec.params import Params
from withhold_spec.properties import INVARIANTS
from withhold_spec.replay import replay

MECHANISMS = ("single", "multiple", "full")
SIZES = ((1, 9, 8), (2, 7, 3), (2, 7, 8), (3, 5, 4))
"""Users, length of the stream, samples that count."""
BOUNDS = "; ".join(f"n={users}, T={length}, m={most}" for users, length, most in SIZES)


def one_element_per_level() -> Verdict:
    """The promise on every arrival pattern, with epsilon so large that medians run."""
    promise = INVARIANTS["one-element-per-level"].holds
    coverage: Counter[str] = Counter()
    for name in MECHANISMS:
        for users, length, most in SIZES:
            params = Params(users, most, 400, 1)
            for order in product(range(users), repeat=length):
                steps = replay(name, params, [(user, 1) for user in order], ZERO)
                if promise(order, steps) is not True:
                    return Verdict(False, f"{name}, m={most}, users in the order {order}", coverage)
                coverage["patterns"] += 1
                coverage["blocks"] += sum(step.block is not None for step in steps)
                coverage["medians"] += sum(len(step.activations) for step in steps)
    return Verdict(True, f"{coverage['patterns']} runs", dict(coverage))
