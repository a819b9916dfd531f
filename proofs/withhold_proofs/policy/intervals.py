"""The intervals of the shipped policy, on unknown integers (`terms`).

The level is any whose parts are within the bounds that `mixture` shows.
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
from withhold_spec.accounted.interface import Public
from withhold_spec.params import Params
from withhold_spec.policy import blocks
from withhold_spec.policy import intervals as policy
from withhold_spec.policy.design import Design
from withhold_spec.policy.fixed_point import ONE, VARIANCE
from withhold_spec.policy.mixture import Level
from withhold_spec.policy.posterior import Posterior
from withhold_spec.policy.scheduling import Cadence, Schedule
from withhold_spec.properties import ledger

NAMES = ("mean", "error", "variance", "scatter", "size", "grid", "reach")


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
            "a level": z3.And(
                between(0, self.of("mean"), ONE), self.of("error") >= 1, self.of("variance") >= 1
            ),
            "users scatter": self.of("scatter") >= 0,
            "a block": z3.And(self.of("size") >= 1, self.of("grid") >= 1),
            "some reach": self.of("reach") >= 1,
            **self.world.facts,
        }

    @property
    def level(self) -> Level:
        """The level."""
        return Level(*(as_int(self.given[name]) for name in ("mean", "error", "variance")))

    @property
    def scatter(self) -> int:
        """How users scatter about the line."""
        return as_int(self.given["scatter"])

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
            lambda: policy._around(
                self.params, self.level, self.size, self.deviation(), self.deviation()
            )
        )

    def reaching(self, reach: object) -> list[tuple[z3.BoolRef, Ends]]:
        """The interval that reaches so many half deviations."""
        return self._cases(
            lambda: policy._widened(self.params, self.level, self.scatter, self.size, as_int(reach))
        )

    def deviation(self) -> int:
        """One standard deviation of the block's sum, with the error of the level and users' scatter."""
        return self.level.deviation(self.size, self.scatter)

    def _cases(self, made: Callable[[], tuple[int, int]]) -> list[tuple[z3.BoolRef, Ends]]:
        with substituted({"withhold_spec.policy.mixture:isqrt": self.root}):
            found = self.world.paths(made)
        context = self.world.context
        return [
            (taken, (term_of(low, context), term_of(high, context))) for taken, (low, high) in found
        ]

    @property
    def standard_errors(self) -> z3.ArithRef:
        """The part of every interval that is not a multiple of deviations, without skewness."""
        return 2 * self.of("size") * self.of("error")

    def is_outward(self, ends: Ends, by: z3.ArithRef) -> z3.BoolRef:
        """Whether each end is rounded outward at its distance from the middle, or is an end of the range."""
        low, high = ends
        middle = self.of("size") * self.of("mean")
        below = z3.Or(low == 0, ONE * low <= (middle - by) * self.of("grid"))
        above = z3.Or(high == self.whole, ONE * high >= (middle + by) * self.of("grid"))
        return z3.And(below, above)

    def is_within(self, ends: Ends) -> z3.BoolRef:
        """Whether the ends keep the promise on intervals."""
        sound = ledger.interval_within(*ends, self.whole)
        return condition(sound, self.world.context)


Ends = tuple[z3.ArithRef, z3.ArithRef]


def around(context: z3.Context, exact: bool = False, growing: bool = False) -> Around:
    """Any level and any block."""
    world = World(context, growing=growing)
    given = {name: world.unknown(name) for name in NAMES}
    return Around(world, roots(world, exact), given)


def intervals(context: z3.Context) -> Iterator[Query]:
    """An interval and its inner interval are not empty, lie in the range, and are rounded outward."""
    made = around(context, exact=True)
    made.inner()
    made.reaching(policy.SATURATION)
    deviation, far = (value for _, value in made.root.made)
    yield Query("the deviation", made.premises, deviation >= 1)
    reaches = 2 * far + 4 * made.of("error") >= 2 * deviation
    yield Query("the farthest reaches beyond one deviation", made.premises, reaches)

    made = around(context)
    inner = made.inner()
    deviation = made.root.made[0][1]
    premises = {**made.premises, "as shown of deviations": deviation >= 1}
    yield Query("the inner one never empty", premises, _each(inner, made.is_within))
    by = made.of("size") * deviation
    outward = _each(inner, lambda ends: made.is_outward(ends, by))
    yield Query("the inner one rounded outward", premises, outward)

    made = around(context)
    wide = made.reaching(made.given["reach"])
    half = made.root.made[0][1]
    yield Query("never empty", made.premises, _each(wide, made.is_within))
    reach = made.of("size") * (half + 2 * made.of("error"))
    outward = _each(wide, lambda ends: made.is_outward(ends, reach))
    yield Query("rounded outward", made.premises, outward)

    made = around(context, growing=True)
    inner, farthest = made.inner(), made.reaching(policy.SATURATION)
    deviation, far = (value for _, value in made.root.made)
    premises = {
        **made.premises,
        "as shown of the deviations": z3.And(
            deviation >= 1, far + 2 * made.of("error") >= deviation
        ),
    }
    contained = [
        z3.Implies(z3.And(first, second), z3.And(low[0] <= ends[0], ends[1] <= low[1]))
        for first, ends in inner
        for second, low in farthest
    ]
    yield Query("followed beyond the inner one", premises, all_of(contained, context))
    for whole in (False, True):
        yield _put_together(around(context), whole)
    yield _whole(World(context))


def _each(
    found: Sequence[tuple[z3.BoolRef, Ends]], claim: Callable[[Ends], z3.BoolRef]
) -> z3.BoolRef:
    """That the claim holds of the ends in every case."""
    return z3.And([z3.Implies(taken, claim(ends)) for taken, ends in found])


def _put_together(made: Around, whole: bool) -> Query:
    """The interval has the reach asked for, or is the whole range; the saturation is what is left."""
    names = ("inner_low", "inner_high", "low", "high", "far_low", "far_high")
    inner_low, inner_high, low, high, far_low, far_high = map(made.world.unknown, names)
    reach, context = made.given["reach"], made.world.context
    parts: dict[str, object] = {
        "withhold_spec.policy.intervals:_around": lambda params, level, size, below, above: (
            inner_low,
            inner_high,
        ),
        "withhold_spec.policy.intervals:_widened": lambda params, level, scatter, size, given: (
            (low, high) if given is reach else (far_low, far_high)
        ),
        "withhold_spec.policy.mixture:isqrt": made.root,
    }
    with substituted(parts):
        found = made.world.paths(
            lambda: policy.interval(
                made.params, made.level, made.scatter, made.size, as_int(reach), whole
            )
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
        if whole:
            claim.append(is_whole)
        claims.append(z3.Implies(taken, z3.And(claim)))
    premises = {
        **made.premises,
        "as shown of an interval": made.is_within((low.term, high.term)),
        "as shown of the saturation": z3.And(
            far_low.term <= inner_low.term, inner_high.term <= far_high.term
        ),
    }
    name = f"put together{', whole' if whole else ''}"
    return Query(name, premises, all_of(claims, context), "put together")


def _whole(world: World) -> Query:
    """When a stratum's intervals are whole for what excesses show, where the number of users does not decide.

    If they show nothing, only negligible noise makes intervals whole. If they show all that intervals
    can cut off, intervals are whole unless their noise has a deviation of a quarter of the range.
    """
    noise, variance, outside = map(world.unknown, ("noise", "variance", "outside"))
    root = Values(
        world,
        "root",
        lambda square, value: z3.And(value >= 0, value * value * VARIANCE <= square * ONE**2),
    )
    overrides: dict[str, object] = {
        "withhold_spec.policy.intervals:are_whole": lambda params, new, users: False,
        "withhold_spec.policy.blocks:number_of_strata": lambda public: 1,
        "withhold_spec.policy.design:design_of": lambda *given: Design(0, 0, ONE, 0, 0),
        "withhold_spec.policy.design:noise_deviation": lambda params, length, strata: 1,
        "withhold_spec.policy.design:relative_noise": lambda deviation, content: noise,
        "withhold_spec.policy.mixture:Line.at": lambda self, place: Level(0, 1, as_int(variance)),
        "withhold_spec.policy.clipping:Clipping.outside": lambda self: outside,
        "withhold_spec.policy.fixed_point:root_of": root,
    }
    public, schedule = (
        Public(Params(1, 1, 1, 1), (), (), ()),
        Schedule(Cadence(0, 1, 1), 1, 9, (), True),
    )
    posterior = Posterior()
    with substituted(overrides):
        made = world.truth(lambda: blocks.is_whole(public, posterior, schedule, []))
    negligible = policy.NEGLIGIBLE * noise.term < variance.term
    claims = z3.And(
        z3.Implies(negligible, made),
        z3.Implies(z3.And(outside.term == 0, z3.Not(negligible)), z3.Not(made)),
        z3.Implies(z3.And(outside.term == ONE, 16 * noise.term < VARIANCE), made),
    )
    premises = {"a variance of noise": noise.term >= 0, **world.facts}
    return Query("when they are whole", premises, claims)
