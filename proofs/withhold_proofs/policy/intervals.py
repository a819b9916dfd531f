"""The intervals of the shipped policy, on unknown integers (`terms`).

The posterior is any that keeps the bounds of `posteriors`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import cast

import z3

from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.model import Query
from withhold_proofs.numbers.integers import Integer, World
from withhold_proofs.numbers.terms import all_of, as_int, between, condition
from withhold_proofs.policy.terms import Values, any_params, roots, term_of
from withhold_spec.params import Params
from withhold_spec.policy import shipped
from withhold_spec.policy.estimation import ONE, Posterior
from withhold_spec.properties import ledger


@dataclass(frozen=True)
class AnyPosterior:
    """The parts of a posterior that an interval depends on; nothing is assumed of epochs."""

    centre: object
    standard_error: object
    variance: object
    between_user_sd: object

    def deviation(self, size: int) -> int:
        """The specification's formula."""
        return Posterior.deviation(cast(Posterior, self), size)


@dataclass(frozen=True)
class Around:
    """The parts that an interval depends on, as unknowns; roots are rounded down where they are exact."""

    world: World
    root: Values
    given: dict[str, Integer]

    def of(self, name: str) -> z3.ArithRef:
        """One of these unknowns."""
        return self.given[name].term

    @property
    def premises(self) -> dict[str, z3.BoolRef]:
        """The facts about a posterior and a block, and about all values asked for so far."""
        return {
            "a mean and its standard error": z3.And(
                between(0, self.of("centre"), ONE), self.of("standard_error") >= 0
            ),
            "variances": z3.And(self.of("variance") >= 1, self.of("between_user_sd") >= 0),
            "a block": z3.And(self.of("size") >= 1, self.of("grid") >= 1),
            "some reach": self.of("reach") >= 1,
            **self.world.facts,
        }

    @property
    def posterior(self) -> Posterior:
        """The posterior."""
        parts = {
            name: self.given[name]
            for name in ("centre", "standard_error", "variance", "between_user_sd")
        }
        return cast(Posterior, AnyPosterior(**parts))

    @property
    def params(self) -> Params:
        """The parameters, of which only the grid matters."""
        return any_params(grid=self.given["grid"])

    @property
    def size(self) -> int:
        """How many samples the block has."""
        return as_int(self.given["size"])

    @property
    def whole(self) -> z3.ArithRef:
        """The largest possible sum of the block."""
        return self.of("size") * self.of("grid")

    def inner(self) -> list[tuple[z3.BoolRef, Ends]]:
        """The inner interval: its cases and their conditions."""
        return self._cases(
            lambda: shipped._around(
                self.params, self.posterior, self.size, self.deviation(), self.deviation()
            )
        )

    def reaching(self, reach: object) -> list[tuple[z3.BoolRef, Ends]]:
        """The interval that reaches so many half deviations."""
        return self._cases(
            lambda: shipped._widened(self.params, self.posterior, self.size, as_int(reach))
        )

    def deviation(self) -> int:
        """One standard deviation of the block's sum, with the standard error."""
        return self.posterior.deviation(self.size)

    def _cases(self, made: Callable[[], tuple[int, int]]) -> list[tuple[z3.BoolRef, Ends]]:
        with substituted({"withhold_spec.policy.shipped:isqrt": self.root}):
            found = self.world.paths(made)
        context = self.world.context
        return [
            (taken, (term_of(low, context), term_of(high, context))) for taken, (low, high) in found
        ]

    @property
    def standard_errors(self) -> z3.ArithRef:
        """The part of every interval that is not a multiple of deviations, without skewness."""
        return 2 * self.of("size") * self.of("standard_error")

    def is_outward(self, ends: Ends, by: z3.ArithRef) -> z3.BoolRef:
        """Whether each end is rounded outward at its distance from the middle, or is an end of the range."""
        low, high = ends
        middle = self.of("size") * self.of("centre")
        below = z3.Or(low == 0, ONE * low <= (middle - by) * self.of("grid"))
        above = z3.Or(high == self.whole, ONE * high >= (middle + by) * self.of("grid"))
        return z3.And(below, above)

    def is_within(self, ends: Ends) -> z3.BoolRef:
        """Whether the ends keep the promise on intervals."""
        sound = ledger.interval_within(*ends, self.whole)
        return condition(sound, self.world.context)


Ends = tuple[z3.ArithRef, z3.ArithRef]


def around(context: z3.Context, exact: bool = False, growing: bool = False) -> Around:
    """Any posterior and any block."""
    world = World(context, growing=growing)
    names = ("centre", "standard_error", "variance", "between_user_sd", "size", "grid", "reach")
    given = {name: world.unknown(name) for name in names}
    return Around(world, roots(world, exact), given)


def intervals(context: z3.Context) -> Iterator[Query]:
    """An interval and its inner interval are not empty, lie in the range, and are rounded outward."""
    made = around(context, exact=True)
    made.inner()
    made.reaching(made.given["reach"])
    made.reaching(shipped.SATURATION)
    deviation, half, far = (value for _, value in made.root.made)
    yield Query("the deviation", made.premises, deviation >= 1)
    yield Query("half deviations", made.premises, half >= 1)
    reaches = far + made.standard_errors >= deviation
    yield Query("the farthest reaches beyond one deviation", made.premises, reaches)

    made = around(context)
    inner = made.inner()
    deviation = made.root.made[0][1]
    premises = {**made.premises, "as shown of deviations": deviation >= 1}
    yield Query("the inner one never empty", premises, _each(inner, made.is_within))
    outward = _each(inner, lambda ends: made.is_outward(ends, deviation))
    yield Query("the inner one rounded outward", premises, outward)

    made = around(context)
    wide = made.reaching(made.given["reach"])
    half = made.root.made[0][1]
    premises = {**made.premises, "as shown of half deviations": half >= 1}
    yield Query("never empty", premises, _each(wide, made.is_within))
    reach = half + made.standard_errors
    outward = _each(wide, lambda ends: made.is_outward(ends, reach))
    yield Query("rounded outward", premises, outward)

    made = around(context, growing=True)
    inner, farthest = made.inner(), made.reaching(shipped.SATURATION)
    deviation, far = (value for _, value in made.root.made)
    premises = {
        **made.premises,
        "as shown of the deviations": z3.And(
            deviation >= 1, far + made.standard_errors >= deviation
        ),
    }
    contained = [
        z3.Implies(z3.And(first, second), z3.And(low[0] <= ends[0], ends[1] <= low[1]))
        for first, ends in inner
        for second, low in farthest
    ]
    yield Query("followed beyond the inner one", premises, all_of(contained, context))
    yield _put_together(around(context))


def _each(
    found: Sequence[tuple[z3.BoolRef, Ends]], claim: Callable[[Ends], z3.BoolRef]
) -> z3.BoolRef:
    """That the claim holds of the ends in every case."""
    return z3.And([z3.Implies(taken, claim(ends)) for taken, ends in found])


def _put_together(made: Around) -> Query:
    """The interval is one with the reach asked for, or the whole range; the saturation is what is left."""
    names = ("inner_low", "inner_high", "low", "high", "far_low", "far_high")
    inner_low, inner_high, low, high, far_low, far_high = map(made.world.unknown, names)
    reach, context = made.given["reach"], made.world.context
    parts: dict[str, object] = {
        "withhold_spec.policy.shipped:_around": lambda params, posterior, size, below, above: (
            inner_low,
            inner_high,
        ),
        "withhold_spec.policy.shipped:_widened": lambda params, posterior, size, given: (
            (low, high) if given is reach else (far_low, far_high)
        ),
        "withhold_spec.policy.shipped:isqrt": made.root,
    }
    with substituted(parts):
        found = made.world.paths(
            lambda: shipped.interval(made.params, made.posterior, made.size, as_int(reach))
        )
    claims = []
    for taken, one in found:
        ends = tuple(term_of(end, context) for end in (one.low, one.high))
        is_whole = z3.And(ends[0] == 0, ends[1] == made.whole)
        is_reached = z3.And(ends[0] == low.term, ends[1] == high.term)
        inner = (one.inner_low is cast(int, inner_low), one.inner_high is cast(int, inner_high))
        saturation = term_of(one.saturation, context)
        clips = z3.BoolVal(one.clips, context)
        claim = [
            z3.If(clips, z3.And(is_reached, 3 * (ends[1] - ends[0]) <= 2 * made.whole), is_whole),
            *(z3.BoolVal(same, context) for same in inner),
            z3.And(saturation >= inner_low.term - far_low.term, saturation >= 0),
            saturation >= far_high.term - inner_high.term,
            made.is_within((ends[0], ends[1])),
        ]
        claims.append(z3.Implies(taken, z3.And(claim)))
    premises = {
        **made.premises,
        "as shown of an interval": made.is_within((low.term, high.term)),
        "as shown of the saturation": z3.And(
            far_low.term <= inner_low.term, inner_high.term <= far_high.term
        ),
    }
    return Query("put together", premises, all_of(claims, context))
