"""The joint law of the noise of a series, for every length, scale and radius.

The radius R of a series of K noises has a probability proportional to (2R + 1)**K q**R, where
q = exp(-1/scale). Given R, the noises are independent and uniform on the 2R + 1 integers in [-R, R].
Take k of the noises, and let m be the largest of their absolute values. Their joint probability is
P(R) / (2R + 1)**k, summed over all R >= m. The queries show two things about this sum:

* For k = K it is proportional to q**m. The terms are powers of q, and their sum telescopes.
* For k < K its terms are proportional to (2R + 1)**(K - k) q**R. The sum S(m) does not grow with m,
  and S(m + d) >= q**d S(m).

The specification's samplers run on unknown integers. A loop runs once, with an unknown index that
stands for any of its rounds.

A query states sums up to some n. The sums over all R >= m are their limits: the remainder of the
first sum, q**n / (1 - q), tends to 0, and inequalities between sums up to n hold for the limits too.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import z3

from withhold_proofs.accounted.series_follow import series_follow
from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.model import Query
from withhold_proofs.numbers.integers import Integer, World
from withhold_proofs.numbers.terms import as_fraction, as_int, between, integer, real
from withhold_proofs.samplers.laws import unread
from withhold_spec import sampler
from withhold_spec.sampler import Read


@dataclass(frozen=True)
class Ratio:
    """A fraction of unknowns."""

    numerator: Integer
    denominator: Integer


@dataclass
class Asked:
    """Answers the samplers' draws with unknowns, and records what they ask for.

    Every Bernoulli trial succeeds. uniform: bounds of uniform integers. chances: probabilities of
    trials. draws: how many geometric draws are added up. scales: their scales. rounds: start and end
    of loops over trials.
    """

    world: World
    uniform: list[z3.ArithRef] = field(default_factory=list)
    chances: list[Ratio] = field(default_factory=list)
    draws: list[z3.ArithRef] = field(default_factory=list)
    scales: list[z3.ArithRef] = field(default_factory=list)
    rounds: list[z3.ArithRef] = field(default_factory=list)

    def uniform_below(self, n: int, read: Read) -> int:
        self.uniform.append(self.world.term(n))
        return as_int(self.world.unknown("uniform"))

    def bernoulli(self, probability: Ratio, read: Read) -> bool:
        self.chances.append(probability)
        return True

    def geometric(self, scale: object, read: Read) -> int:
        assert isinstance(scale, z3.ArithRef)
        self.scales.append(scale)
        return as_int(self.world.unknown("total"))

    def range(self, *ends: object) -> Iterator[Integer]:
        """One round of a loop.

        range(n) is the loop that adds n draws up: its one draw stands for their sum. range(start, end)
        is the loop over trials: its index is an unknown.
        """
        ours = self.rounds if len(ends) > 1 else self.draws
        ours += [self.world.term(each) for each in ends]
        yield self.world.unknown("turn") if len(ends) > 1 else self.world.known(0)

    @contextmanager
    def answers(self) -> Iterator[None]:
        """A context in which the specification's samplers draw from this object."""
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


def _uniform_noise(world: World, largest: object) -> tuple[z3.ArithRef, z3.ArithRef]:
    """The bound of the uniform draw that the noise is made of, and the noise."""
    asked = Asked(world)
    with asked.answers():
        made = world.term(sampler.uniform_noise(as_int(largest), unread))
    (many,) = asked.uniform
    return many, made


def series_law(context: z3.Context) -> Iterator[Query]:
    """The law of the radius, the law of noise given the radius, and the joint law of all K noises."""
    world = World(context)
    radius, uniform = world.unknown("radius"), integer("uniform", context)
    many, made = _uniform_noise(world, radius)
    goal = z3.And(
        many == 2 * radius.term + 1,
        between(-radius.term, made, radius.term),
        made + radius.term == uniform,
    )
    premises = {"a radius": radius.term >= 0, "a uniform draw": between(0, uniform, many - 1)}
    yield Query("uniform noise in [-radius, radius]", premises | world.facts, goal)
    yield from _radius(context)
    yield from _compositions(context)
    yield from _all_radii(context)


def _radius(context: z3.Context) -> Iterator[Query]:
    """A sum r of length + 1 draws is kept if trials succeed, one for each j from 1 to length.

    Trial j succeeds with probability (2r + 1)/(2r + 2j). The last query is the step of an induction
    over the trials: the product of all 2r + 2j (weight) times that of all numerators (kept) equals the
    product of all 2r + 1 and all denominators (tried).
    """
    world = World(context)
    asked, length, scale = Asked(world), world.unknown("length"), real("scale", context)
    with asked.answers():
        made = world.term(sampler.radius(as_int(length), as_fraction(scale), unread))
    total, turn = integer("total", context), integer("turn", context)
    premises = {"a length": length.term >= 1, "a sum": total >= 0, **world.facts}
    goal = z3.And(
        made == total,
        z3.And([draws == length.term + 1 for draws in asked.draws]),
        z3.BoolVal(len(asked.draws) == 1 and len(asked.rounds) == 2, context),
    )
    yield Query("the radius is a sum of length + 1 draws", premises, goal)
    scales = z3.And([each == scale for each in asked.scales])
    drawn = z3.BoolVal(len(asked.scales) == 1, context)
    yield Query("scale of the draws", {"a scale": scale > 0}, z3.And(scales, drawn))
    if len(asked.chances) != 1 or len(asked.rounds) != 2:
        yield Query("one trial for each noise", premises, z3.BoolVal(False, context))
        return
    start, end = asked.rounds
    yield Query("one trial for each noise", premises, z3.And(start == 1, end == length.term + 1))
    premises["one of the trials"] = z3.And(turn >= 1, turn <= length.term)
    (chance,) = asked.chances
    numerator, denominator = chance.numerator.term, chance.denominator.term
    odd, even = 2 * total + 1, 2 * total + 2 * turn
    yield Query(
        "the trial has a probability", premises, z3.And(numerator >= 1, numerator <= denominator)
    )
    yield Query("the probability of the trial", premises, numerator * even == odd * denominator)

    weight, tried, kept = (integer(name, context) for name in ("weight", "tried", "kept"))
    yield Query(
        "one trial more",
        premises
        | {"the probability of this trial": numerator * even == odd * denominator}
        | {"the product of the trials before": weight * kept == tried},
        (weight * even) * (kept * numerator) == (tried * odd) * denominator,
    )


def _compositions(context: z3.Context) -> Iterator[Query]:
    """length + 1 draws add up to r in (r + 1) (r + 2) ... (r + length) / length! ways.

    The query is the step of an induction over r and length: either the last draw is 0, or it is
    positive and one less remains. product stands for (r + 1) ... (r + length - 1), factorial for
    length!. The base case, length 1, has r + 1 ways.
    """
    r, length, product, factorial = (
        real(name, context) for name in ("r", "length", "product", "factorial")
    )
    premises = {"sizes": z3.And(r >= 0, length >= 1, factorial > 0)}
    whole = product * (r + length) / factorial
    last_is_nothing = product * length / factorial
    one_less = r * product / factorial
    yield Query("number of ways to add up to r", premises, whole == last_is_nothing + one_less)


def _all_radii(context: z3.Context) -> Iterator[Query]:
    """The sum of q**R for R from m to n - 1 telescopes to (q**m - q**n) / (1 - q).

    The remainder of the sum to infinity is q**n / (1 - q). first and next stand for q**m and q**n.
    """
    q, first, following, so_far, answers, weight = (
        real(name, context) for name in ("q", "first", "next", "so_far", "answers", "weight")
    )
    ratio = {"a ratio": z3.And(q > 0, q < 1), "powers": z3.And(first > 0, following > 0)}
    share = {"(2R + 1)**K": answers >= 1, "of a radius": weight == answers * following}
    yield Query("each radius contributes q**R", ratio | share, weight / answers == following)
    yield Query("the empty sum", ratio, (first - first) / (1 - q) == 0)
    up_to = {"sum below n": so_far == (first - following) / (1 - q)}
    goal = so_far + following == (first - following * q) / (1 - q)
    yield Query("one radius more", ratio | up_to, goal)
    rest = first / (1 - q) - so_far == following / (1 - q)
    yield Query("remainder of the sum", ratio | up_to, rest)


def prefix_law(context: z3.Context) -> Iterator[Query]:
    """The joint law of k < K noises: how it changes if the largest is m + d instead of m.

    `series_follow` shows that a series draws at most as much noise as its radii were drawn for, so the
    exponent K - k is not negative. Then term R of the sum for m is at most q**-d times term R + d of
    the sum for m + d, and an induction over the terms gives the same bound for the sums.
    """
    yield from series_follow(context)
    world = World(context)
    radius, farther = world.unknown("radius"), world.unknown("farther")
    few, many = (_uniform_noise(world, each)[0] for each in (radius, radius + farther))
    larger = {"a radius and a larger one": z3.And(radius.term >= 0, farther.term >= 0)}
    goal = z3.And(few >= 1, few <= many)
    yield Query("a larger radius has no fewer values", larger | world.facts, goal)
    a, b, power, other, q, far, here, there, factor, sums, rest = (
        real(name, context)
        for name in ("few", "many", "power", "other", "q", "far", "here", "there", "c", "f", "g")
    )
    values = {"numbers of values": z3.And(a >= 1, a <= b)}
    powers = {"powers so far": z3.And(power >= 1, power <= other)}
    more = z3.And(power * a >= 1, power * a <= other * b)
    yield Query("powers of 2R + 1, one factor more", values | powers, more)
    ratio = {"q**R and q**d": z3.And(q > 0, far > 0, far <= 1)}
    goal = power * q <= (other * (q * far)) / far
    yield Query("ratio of two terms", powers | ratio, goal)
    so_far = {
        "sums so far": z3.And(sums >= 0, rest >= 0, factor >= 1, sums <= factor * rest),
        "ratio of the terms": z3.And(here >= 0, there >= 0, here <= factor * there),
    }
    yield Query("ratio of the sums, one term more", so_far, sums + here <= factor * (rest + there))
    yield Query("the sum does not grow with m", so_far, rest <= rest + there)
