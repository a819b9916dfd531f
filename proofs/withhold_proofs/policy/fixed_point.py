"""The shipped policy's fixed-point numbers: ratios and roots of unknown integers, and digits of numbers."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator
from fractions import Fraction

import z3

from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.model import Query, Verdict
from withhold_proofs.numbers.integers import Integer, World
from withhold_proofs.numbers.terms import as_int, between
from withhold_proofs.policy.cases import Draws
from withhold_proofs.policy.terms import exact_root
from withhold_spec.enclosures import exp, ln
from withhold_spec.policy import fixed_point
from withhold_spec.policy.fixed_point import BIT, ONE


def ratios(context: z3.Context) -> Iterator[Query]:
    """Ratios are below, at and above 1 as they should, and variances and standard deviations fit together."""
    world = World(context, growing=True)
    part, whole = map(world.unknown, ("part", "whole"))
    made = world.number(lambda: fixed_point.ratio(as_int(part), as_int(whole)))
    premises = {
        "a part of a whole": z3.And(part.term >= 0, whole.term >= 1, part.term <= whole.term),
        **world.facts,
    }
    yield Query("a part of a whole", premises, between(0, made, ONE))
    yield _large_ratio(World(context, divisible=True, growing=True))

    world = World(context)
    variance = world.unknown("variance")
    with substituted({"withhold_spec.policy.fixed_point:isqrt": exact_root(world)}):
        root = world.number(lambda: fixed_point.root_of(as_int(variance)))
    possible = z3.And(
        root >= 0,
        z3.Implies(variance.term >= 1, root >= 1),
        z3.Implies(variance.term <= 0, root == 0),
    )
    yield Query("a standard deviation", dict(world.facts), possible)

    world = World(context)
    deviation = world.unknown("deviation")
    with substituted({"withhold_spec.policy.fixed_point:isqrt": exact_root(world)}):
        square = world.number(lambda: fixed_point.square_of(as_int(deviation)))
        root = world.number(lambda: fixed_point.root_of(as_int(Integer(world, square))))
    premises = {"a deviation": deviation.term >= 0, **world.facts}
    back = z3.And(square >= 0, root <= deviation.term)
    yield Query("the variance of a standard deviation", premises, back)


def _large_ratio(world: World) -> Query:
    """What is at least the whole has a ratio of at least 1, and nothing has the ratio 0."""
    part, whole = map(world.unknown, ("part", "whole"))
    made = world.number(lambda: fixed_point.ratio(as_int(part), as_int(whole)))
    claims = z3.And(
        z3.Implies(part.term >= whole.term, made >= ONE), z3.Implies(part.term == 0, made == 0)
    )
    premises = {"a whole": z3.And(part.term >= 0, whole.term >= 1), **world.facts}
    return Query("at least the whole, and nothing", premises, claims)


EXP2_SHORT = 18
"""Units of 1/ONE by which a power of 2 may fall short of the true one."""


def digits(drawn: int) -> Verdict:
    """Powers of 2 and ratios next to the true numbers, for drawn numbers of all sizes.

    A power is never above the true one, and a ratio less than one unit above and two units below.
    """
    tally: Tally[str] = Tally()
    draws, log2 = Draws("fixed point"), ln(2, 96)
    exponents = [*(draws.below(40 * BIT) for _ in range(drawn)), *range(0, 42 * BIT, BIT // 2)]
    for exponent in exponents:
        tally["powers"] += 1
        found, share = fixed_point.exp2(-exponent), Fraction(exponent, BIT)
        low = ONE / exp(log2.high * share, 96).high
        high = ONE / exp(log2.low * share, 96).low
        if not (found <= high and low < found + EXP2_SHORT):
            return Verdict(False, f"2**-({exponent}/{BIT}) is given as {found}/{ONE}", tally)
    for number in range(drawn):
        whole = draws.up_to(2**200)
        part = whole if number % 9 == 0 else draws.below(whole + 1)
        tally["ratios"] += 1
        tally["ratios of many bits"] += whole.bit_length() > fixed_point.RATIO_BITS
        found, exact = fixed_point.ratio(part, whole), Fraction(part * ONE, whole)
        if not found - 1 < exact < found + 2:
            return Verdict(
                False, f"the ratio of {part} to {whole} is given as {found}/{ONE}", tally
            )
    return Verdict(True, f"{tally.total()} numbers", tally)
