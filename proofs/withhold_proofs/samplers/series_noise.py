"""The law of the noise of a series: as the largest noise, and no more tells of a part of the series.

Given its radius R a series' noises are independent, each of 2R + 1 values alike. So k of them have the
probability of R over (2R + 1)**k, summed over all R from m on, m the largest of their absolute values.
With a probability of R in proportion to (2R + 1)**K q**R, q = exp(-1/scale), that is q**m over 1 - q
for all K noises of a series. For fewer it is a sum of (2R + 1)**(K - k) q**R: it falls with m, and by
a factor q**d at most from m to m + d. The specification's samplers are run on unknown integers, and
where they go round a loop, with any one of its rounds.

Sums over all radii are limits of the sums up to n that are asked about: what is left of the first one,
q**n/(1 - q), comes to nothing, and an inequality between sums up to any n is one between their limits.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import z3

from withhold_proofs.accounted.series_follow import series_follow
from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.model import Query
from withhold_proofs.numbers.integers import Integer, World, plain
from withhold_proofs.numbers.terms import as_fraction, between, integer, real, whole
from withhold_spec import sampler
from withhold_spec.sampler import Read


@dataclass(frozen=True)
class Ratio:
    """A fraction of unknowns."""

    numerator: Integer
    denominator: Integer


def unread(size: int) -> bytes:
    """A tape for samplers whose draws are unknowns."""
    raise LookupError("an unknown is not made of bytes")


@dataclass
class Asked:
    """What the samplers ask for; every trial succeeds, and a uniform integer is an unknown."""

    world: World
    uniform: list[z3.ArithRef] = field(default_factory=list)
    chances: list[Ratio] = field(default_factory=list)
    draws: list[z3.ArithRef] = field(default_factory=list)
    scales: list[z3.ArithRef] = field(default_factory=list)
    rounds: list[z3.ArithRef] = field(default_factory=list)

    def uniform_below(self, n: int, read: Read) -> int:
        self.uniform.append(_term(n, self.world))
        return plain(self.world.unknown("uniform"))

    def bernoulli(self, probability: Ratio, read: Read) -> bool:
        self.chances.append(probability)
        return True

    def geometric(self, scale: object, read: Read) -> int:
        assert isinstance(scale, z3.ArithRef)
        self.scales.append(scale)
        return plain(self.world.unknown("total"))

    def range(self, *ends: object) -> Iterator[Integer]:
        """One round, any of them: of draws that are added up the sum of them all."""
        if len(ends) == 1:
            self.draws.append(_term(ends[0], self.world))
        else:
            start, end = (_term(each, self.world) for each in ends)
            turn = self.world.unknown("turn")
            self.rounds += [start, end]
            yield turn
            return
        yield self.world.known(0)

    @contextmanager
    def answers(self) -> Iterator[None]:
        """While this is entered, the specification's samplers ask here."""
        parts: dict[str, object] = {
            "withhold_spec.sampler:uniform_below": self.uniform_below,
            "withhold_spec.sampler:bernoulli": self.bernoulli,
            "withhold_spec.sampler:geometric": self.geometric,
            "withhold_spec.sampler:Fraction": Ratio,
        }
        with substituted(parts):
            vars(sampler)["range"] = self.range
            try:
                yield
            finally:
                del vars(sampler)["range"]


def _term(number: object, world: World) -> z3.ArithRef:
    """The term of an integer, known or not; no branch is followed for it."""
    if isinstance(number, Integer):
        return number.term
    assert isinstance(number, int)
    return whole(number, world.context)


def _uniform_noise(world: World, largest: object) -> tuple[z3.ArithRef, z3.ArithRef]:
    """Of how many integers one is drawn, all alike, and which one it is."""
    asked = Asked(world)
    with asked.answers():
        made = _term(sampler.uniform_noise(plain(largest), unread), world)
    (many,) = asked.uniform
    return many, made


def series_law(context: z3.Context) -> Iterator[Query]:
    """The law of the radius, that of noise within it, and both together for a whole series."""
    world = World(context)
    radius, uniform = world.unknown("radius"), integer("uniform", context)
    many, made = _uniform_noise(world, radius)
    goal = z3.And(
        many == 2 * radius.term + 1,
        between(-radius.term, made, radius.term),
        made + radius.term == uniform,
    )
    premises = {"a radius": radius.term >= 0, "a draw": between(0, uniform, many - 1)}
    yield Query("within a radius", premises | world.facts, goal)
    yield from _radius(context)
    yield from _compositions(context)
    yield from _all_radii(context)


def _radius(context: z3.Context) -> Iterator[Query]:
    """A sum of length + 1 draws is kept with the chances (2r + 1)/(2r + 2j), j from 1 to length."""
    world = World(context)
    asked, length, scale = Asked(world), world.unknown("length"), real("scale", context)
    with asked.answers():
        made = _term(sampler.radius(plain(length), as_fraction(scale), unread), world)
    total, turn = integer("total", context), integer("turn", context)
    premises = {"a length": length.term >= 1, "a sum": total >= 0, **world.facts}
    goal = z3.And(
        made == total,
        z3.And([draws == length.term + 1 for draws in asked.draws]),
        z3.BoolVal(len(asked.draws) == 1 and len(asked.rounds) == 2, context),
    )
    yield Query("as many draws as noises, and one", premises, goal)
    scales = z3.And([each == scale for each in asked.scales])
    drawn = z3.BoolVal(len(asked.scales) == 1, context)
    yield Query("of the scale asked for", {"a scale": scale > 0}, z3.And(scales, drawn))
    if len(asked.chances) != 1 or len(asked.rounds) != 2:
        yield Query("a chance for each noise", premises, z3.BoolVal(False, context))
        return
    start, end = asked.rounds
    yield Query("a chance for each noise", premises, z3.And(start == 1, end == length.term + 1))
    premises["one of the chances"] = z3.And(turn >= 1, turn <= length.term)
    (chance,) = asked.chances
    numerator, denominator = chance.numerator.term, chance.denominator.term
    odd, even = 2 * total + 1, 2 * total + 2 * turn
    yield Query("a chance", premises, z3.And(numerator >= 1, numerator <= denominator))
    yield Query("which one", premises, numerator * even == odd * denominator)

    weight, tried, kept = (integer(name, context) for name in ("weight", "tried", "kept"))
    yield Query(
        "one noise more",
        premises
        | {"as shown of a chance": numerator * even == odd * denominator}
        | {"as shown of those before": weight * kept == tried},
        (weight * even) * (kept * numerator) == (tried * odd) * denominator,
    )


def _compositions(context: z3.Context) -> Iterator[Query]:
    """So many draws add up to r in (r + 1) (r + 2) ... (r + length) / length! ways.

    By induction over both: the last draw is 0, or else one less is left to add up to. product stands for
    (r + 1) ... (r + length - 1) and factorial for length!; where it is all of length 1 there are r + 1.
    """
    r, length, product, factorial = (
        real(name, context) for name in ("r", "length", "product", "factorial")
    )
    premises = {"sizes": z3.And(r >= 0, length >= 1, factorial > 0)}
    whole = product * (r + length) / factorial
    last_is_nothing = product * length / factorial
    one_less = r * product / factorial
    yield Query("ways to add up", premises, whole == last_is_nothing + one_less)


def _all_radii(context: z3.Context) -> Iterator[Query]:
    """The sum of q**R for R from m to n, by telescoping, and what is left of it.

    first and next stand for q**m and q**n.
    """
    q, first, following, so_far, answers, weight = (
        real(name, context) for name in ("q", "first", "next", "so_far", "answers", "weight")
    )
    ratio = {"a ratio": z3.And(q > 0, q < 1), "powers": z3.And(first > 0, following > 0)}
    share = {"(2R + 1)**K": answers >= 1, "of a radius": weight == answers * following}
    yield Query("of each radius", ratio | share, weight / answers == following)
    yield Query("of no radius", ratio, (first - first) / (1 - q) == 0)
    up_to = {"up to n": so_far == (first - following) / (1 - q)}
    goal = so_far + following == (first - following * q) / (1 - q)
    yield Query("of one radius more", ratio | up_to, goal)
    rest = first / (1 - q) - so_far == following / (1 - q)
    yield Query("what is left", ratio | up_to, rest)


def prefix_law(context: z3.Context) -> Iterator[Query]:
    """Fewer noises than a radius was drawn for, the largest m of them, or larger by d.

    No series has more epochs than its length, nor more overhangs than it may have, so the power K - k
    of 2R + 1 that is left is not negative.
    """
    yield from series_follow(context)
    world = World(context)
    radius, farther = world.unknown("radius"), world.unknown("farther")
    few, many = (_uniform_noise(world, each)[0] for each in (radius, radius + farther))
    larger = {"a radius, and a larger one": z3.And(radius.term >= 0, farther.term >= 0)}
    goal = z3.And(few >= 1, few <= many)
    yield Query("more values", larger | world.facts, goal)
    a, b, power, other, q, far, here, there, factor, sums, rest = (
        real(name, context)
        for name in ("few", "many", "power", "other", "q", "far", "here", "there", "c", "f", "g")
    )
    values = {"values": z3.And(a >= 1, a <= b)}
    powers = {"powers so far": z3.And(power >= 1, power <= other)}
    more = z3.And(power * a >= 1, power * a <= other * b)
    yield Query("one noise left more", values | powers, more)
    ratio = {"q**R and q**d": z3.And(q > 0, far > 0, far <= 1)}
    goal = power * q <= (other * (q * far)) / far
    yield Query("of one radius", powers | ratio, goal)
    so_far = {
        "sums so far": z3.And(sums >= 0, rest >= 0, factor >= 1, sums <= factor * rest),
        "as shown of a radius": z3.And(here >= 0, there >= 0, here <= factor * there),
    }
    yield Query("of one radius more", so_far, sums + here <= factor * (rest + there))
    yield Query("the other way", so_far, rest <= rest + there)
