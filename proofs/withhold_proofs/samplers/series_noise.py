"""The joint law of the noise of a series, for every length, scale and radius.

Let B(r) be the number of integer points whose coordinates, one for each stratum, have absolute values that
add up to at most r. The radius R of a series of K epochs has a probability proportional to B(R)**K q**R,
where q = exp(-1/scale). Given R, the noise of each epoch is uniform on these B(R) points, independently of
other epochs. Take the noise of k of the epochs, and let m be the largest of their norms, that is, sums of
absolute values. Its joint probability is P(R) / B(R)**k, summed over all R >= m. The queries show two
things about this sum:

* For k = K it is proportional to q**m. The terms are powers of q, and their sum telescopes.
* For k < K its terms are proportional to B(R)**(K - k) q**R. The sum S(m) does not grow with m,
  and S(m + d) >= q**d S(m).

The specification's samplers run on unknown integers, for one, two and three strata. A loop over draws or
trials runs once, with an unknown index that stands for any of its rounds. Elsewhere B is an unknown that is
at least 1 and does not fall, so the number of strata does not matter.

A query states sums up to some n. The sums over all R >= m are their limits: the remainder of the
first sum, q**n / (1 - q), tends to 0, and inequalities between sums up to n hold for the limits too.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import factorial, prod

import z3

from withhold_proofs.accounted.series_follow import series_follow
from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.model import Query
from withhold_proofs.numbers.branches import Lost
from withhold_proofs.numbers.choices import Restarted
from withhold_proofs.numbers.integers import Integer, World
from withhold_proofs.numbers.terms import (
    absolute,
    all_of,
    as_fraction,
    as_int,
    between,
    integer,
    real,
    total,
    whole,
)
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

    Every Bernoulli trial succeeds. most: how many uniform integers one round of a sampler draws. uniform:
    their bounds. chances: probabilities of trials. scales: those of geometric draws. loops: the numbers of
    rounds of loops, of draws and then of trials. factors: start and end of the factors of a trial.
    """

    world: World
    most: int = 0
    uniform: list[z3.ArithRef] = field(default_factory=list)
    chances: list[Ratio] = field(default_factory=list)
    scales: list[z3.ArithRef] = field(default_factory=list)
    loops: list[z3.ArithRef] = field(default_factory=list)
    factors: list[tuple[z3.ArithRef, z3.ArithRef]] = field(default_factory=list)

    def uniform_below(self, n: int, read: Read) -> int:
        if len(self.uniform) == self.most:
            raise Restarted
        self.uniform.append(self.world.term(n))
        return as_int(self.world.unknown(f"uniform_{len(self.uniform)}"))

    def bernoulli(self, probability: Ratio, read: Read) -> bool:
        self.chances.append(probability)
        return True

    def geometric(self, scale: object, read: Read) -> int:
        assert isinstance(scale, z3.ArithRef)
        self.scales.append(scale)
        return as_int(self.world.unknown("total"))

    def range(self, *ends: object) -> Iterable[int | Integer]:
        """The rounds of a loop; one round if their number is unknown.

        The first such loop adds draws up: its one draw stands for their sum. The second one is over
        trials: its index is an unknown. A loop from one unknown end to another is over the factors of a
        trial, whose number is known.
        """
        known = [each for each in ends if isinstance(each, int)]
        if len(known) == len(ends):
            return range(*known)
        if len(ends) == 1:
            self.loops += [self.world.term(each) for each in ends]
            is_first = len(self.loops) == 1
            return [self.world.known(0) if is_first else self.world.unknown("turn")]
        start, end = (self.world.term(each) for each in ends)
        self.factors.append((start, end))
        many = z3.simplify(end - start)
        if not isinstance(many, z3.IntNumRef):
            raise Lost(f"{many} factors")
        return [Integer(self.world, start + i) for i in range(many.as_long())]

    def comb(self, n: object, k: int) -> object:
        """The binomial coefficient: of an unknown n, the unknown c with c k! = n (n - 1) ... (n - k + 1)."""
        if isinstance(n, int):
            return math.comb(n, k)  # `comb` itself is what this replaces
        top = self.world.term(n)
        name = re.sub(r"\W+", "_", f"comb {z3.simplify(top).sexpr()} {k}")
        made = self.world.unknown(name)
        falling = prod((top - i for i in range(k)), start=whole(1, self.world.context))
        self.world.facts[f"about {name}"] = made.term * factorial(k) == falling
        return made

    @contextmanager
    def answers(self) -> Iterator[None]:
        """A context in which the specification's samplers draw from this object."""
        parts: dict[str, object] = {
            "withhold_spec.sampler:uniform_below": self.uniform_below,
            "withhold_spec.sampler:bernoulli": self.bernoulli,
            "withhold_spec.sampler:geometric": self.geometric,
            "withhold_spec.sampler:comb": self.comb,
            "withhold_spec.sampler:Fraction": Ratio,
        }
        with substituted(parts):
            vars(sampler)["range"] = self.range
            try:
                yield
            finally:
                del vars(sampler)["range"]


STRATA = (1, 2, 3)
"""The numbers of strata for which the samplers run on unknown integers."""


def series_law(context: z3.Context) -> Iterator[Query]:
    """The law of the radius, the law of noise given the radius, and the joint law of all K noises."""
    for sums in STRATA:
        yield _point(sums, context)
        yield from _points(sums, context)
        yield from _radius(sums, context)
    yield from _one_trial_more(context)
    yield from _compositions(context)
    yield from _all_radii(context)


def _query(question: str, sums: int, premises: Mapping[str, z3.BoolRef], goal: z3.BoolRef) -> Query:
    """The question for this number of sums."""
    name = f"{question}, {sums} {'sum' if sums == 1 else 'sums'}"
    return Query(name, premises, goal, question)


def _point(sums: int, context: z3.Context) -> Query:
    """One round of the noise of an epoch: each coordinate is uniform, and the round counts if its norm fits.

    So all points that the radius admits are equally likely, and no others occur.
    """
    world = World(context)
    radius, asked = world.unknown("radius"), Asked(world, sums)

    def one_round() -> tuple[Sequence[z3.ArithRef], tuple[object, ...] | None]:
        """The bounds of the uniform draws, and the point; None where a second round begins."""
        asked.uniform = []
        try:
            point = sampler.uniform_noise(sums, as_int(radius), unread)
        except Restarted:
            return asked.uniform, None
        return asked.uniform, point

    draws = [integer(f"uniform_{i}", context) for i in range(1, sums + 1)]
    places = [draw - radius.term for draw in draws]
    norm, claims = total([absolute(each) for each in places], context), []
    with asked.answers():
        paths = world.paths(one_round)
    for taken, (bounds, point) in paths:
        claim: list[object] = [len(bounds) == sums, *(n == 2 * radius.term + 1 for n in bounds)]
        if point is None:
            claim.append(norm > radius.term)
        else:
            claim += [len(point) == sums, norm <= radius.term]
            claim += [world.term(x) == place for x, place in zip(point, places, strict=False)]
        claims.append(z3.Implies(taken, all_of(claim, context)))
    uniform = z3.And([between(0, draw, 2 * radius.term) for draw in draws])
    premises = {"a radius": radius.term >= 0, "uniform draws": uniform, **world.facts}
    return _query("a point within the radius", sums, premises, all_of(claims, context))


def _counted(sums: int, radius: Integer | int, world: World) -> z3.ArithRef:
    """B(radius), as the specification counts it."""
    asked = Asked(world)
    with asked.answers():
        return world.term(sampler.points(sums, as_int(radius)))


def _points(sums: int, context: z3.Context) -> Iterator[Query]:
    """The number of points that the specification counts, by induction over radius and number of sums.

    Let N be the true number. With the last coordinate x there are N(sums - 1, r - |x|) points for each x
    from -r to r, so N(sums, r + 1) - N(sums, r) = N(sums - 1, r + 1) + N(sums - 1, r). Without coordinates
    there is one point, and within the radius 0 as well.
    """
    world = World(context)
    radius = world.unknown("radius")
    now, then = (_counted(sums, each, world) for each in (radius, radius + 1))
    fewer = [_counted(sums - 1, each, world) for each in (radius, radius + 1)]
    start = _counted(sums, 0, world) == 1
    start = z3.And(start, fewer[0] == 1) if sums == 1 else start
    premises = {"a radius": radius.term >= 0, **world.facts}
    yield _query("the points within the radius 0", sums, premises, start)
    goal = then - now == fewer[1] + fewer[0]
    yield _query("points within the next radius", sums, premises, goal)


def _radius(sums: int, context: z3.Context) -> Iterator[Query]:
    """A sum r of length * sums + 1 draws is kept if trials succeed, one for each epoch of the series.

    Each trial takes the next `sums` of the factors r + 1, r + 2, ..., and succeeds with probability
    sums! B(r) / 2**sums over their product.
    """
    world = World(context)
    asked, length, scale = Asked(world), world.unknown("length"), real("scale", context)
    with asked.answers():
        made = world.term(sampler.radius(as_int(length), sums, as_fraction(scale), unread))
    total, turn = integer("total", context), integer("turn", context)
    points = _counted(sums, world.unknown("total"), world)
    premises = {"a length": length.term >= 1, "a sum": total >= 0, **world.facts}
    goal = z3.And(
        made == total,
        z3.And([draws == length.term * sums + 1 for draws in asked.loops[:1]]),
        z3.BoolVal(len(asked.loops) == 2, context),
    )
    yield _query("the radius is a sum of draws", sums, premises, goal)
    scales = z3.And([each == scale for each in asked.scales])
    drawn = z3.BoolVal(len(asked.scales) == 1, context)
    yield _query("scale of the draws", sums, {"a scale": scale > 0}, z3.And(scales, drawn))
    trials = "one trial for each epoch"
    if not len(asked.chances) == len(asked.factors) == len(asked.loops) - 1 == 1:
        yield _query(trials, sums, premises, z3.BoolVal(False, context))
        return
    ((start, end),), (chance,) = asked.factors, asked.chances
    premises["one of the trials"] = between(0, turn, length.term - 1)

    def at(made: z3.ArithRef, index: z3.ArithRef) -> z3.ArithRef:
        return z3.substitute(made, (turn, index))

    shared = z3.And(
        at(start, whole(0, context)) == total + 1,
        end == at(start, turn + 1),
        at(end, length.term - 1) == total + length.term * sums + 1,
        asked.loops[1] == length.term,
    )
    yield _query(trials, sums, premises, shared)
    numerator, denominator = chance.numerator.term, chance.denominator.term
    factors = [total + turn * sums + i for i in range(1, sums + 1)]
    part, whole_part = factorial(sums) * points, 2**sums * prod(factors)
    yield _query(
        "the probability of the trial",
        sums,
        premises,
        z3.And(numerator * whole_part == part * denominator, numerator >= 1),
    )
    # the factors of the first trial are the smallest: each is compared with its own
    first = [total + i for i in range(1, sums + 1)]
    yield _query("the first trial has a probability", sums, premises, part <= 2**sums * prod(first))
    yield _query(
        "later trials have smaller ones",
        sums,
        premises,
        z3.And([z3.And(one >= 1, one <= other) for one, other in zip(first, factors, strict=True)]),
    )


def _one_trial_more(context: z3.Context) -> Iterator[Query]:
    """Products of the factors of trials, and of their probabilities.

    The last query is the step of an induction over the trials: the product of the factors of all trials
    (weight) times that of all numerators (kept) equals the product of all sums! B(r) / 2**sums and all
    denominators (tried).
    """
    names = ("one", "other", "product", "larger")
    one, other, product, larger = (integer(name, context) for name in names)
    yield Query(
        "a product of larger factors, one factor more",
        {
            "factors": z3.And(one >= 1, one <= other),
            "so far": z3.And(product >= 1, product <= larger),
        },
        z3.And(product * one >= 1, product * one <= larger * other),
    )
    numerator, denominator, even, odd, weight, tried, kept = (
        integer(name, context)
        for name in ("numerator", "denominator", "even", "odd", "weight", "tried", "kept")
    )
    yield Query(
        "one trial more",
        {
            "the probability of this trial": numerator * even == odd * denominator,
            "the product of the trials before": weight * kept == tried,
        },
        (weight * even) * (kept * numerator) == (tried * odd) * denominator,
    )


def _compositions(context: z3.Context) -> Iterator[Query]:
    """n + 1 draws add up to r in (r + 1) (r + 2) ... (r + n) / n! ways.

    The query is the step of an induction over r and n: either the last draw is 0, or it is
    positive and one less remains. product stands for (r + 1) ... (r + n - 1), factorial for
    n!. The base case, n = 1, has r + 1 ways.
    """
    r, n, product, many = (real(name, context) for name in ("r", "n", "product", "factorial"))
    premises = {"sizes": z3.And(r >= 0, n >= 1, many > 0)}
    whole = product * (r + n) / many
    last_is_nothing = product * n / many
    one_less = r * product / many
    yield Query("number of ways to add up to r", premises, whole == last_is_nothing + one_less)


def _all_radii(context: z3.Context) -> Iterator[Query]:
    """The sum of q**R for R from m to n - 1 telescopes to (q**m - q**n) / (1 - q).

    The remainder of the sum to infinity is q**n / (1 - q). first and next stand for q**m and q**n.
    """
    q, first, following, so_far, answers, weight = (
        real(name, context) for name in ("q", "first", "next", "so_far", "answers", "weight")
    )
    ratio = {"a ratio": z3.And(q > 0, q < 1), "powers": z3.And(first > 0, following > 0)}
    share = {"B(R)**K": answers >= 1, "of a radius": weight == answers * following}
    yield Query("each radius contributes q**R", ratio | share, weight / answers == following)
    yield Query("the empty sum", ratio, (first - first) / (1 - q) == 0)
    up_to = {"sum below n": so_far == (first - following) / (1 - q)}
    goal = so_far + following == (first - following * q) / (1 - q)
    yield Query("one radius more", ratio | up_to, goal)
    rest = first / (1 - q) - so_far == following / (1 - q)
    yield Query("remainder of the sum", ratio | up_to, rest)


def prefix_law(context: z3.Context) -> Iterator[Query]:
    """The joint law of the noise of k < K epochs: how it changes if the largest norm is m + d instead of m.

    `series_follow` shows that a series draws at most as much noise as its radii were drawn for, so the
    exponent K - k is not negative. Then term R of the sum for m is at most q**-d times term R + d of
    the sum for m + d, and an induction over the terms gives the same bound for the sums.
    """
    yield from series_follow(context)
    for strata in STRATA:
        world = World(context)
        radius = world.unknown("radius")
        few, many = (_counted(strata, each, world) for each in (radius, radius + 1))
        premises = {"a radius": radius.term >= 0, **world.facts}
        goal = z3.And(few >= 1, few <= many)
        yield _query("the next radius has no fewer points", strata, premises, goal)
    a, b, power, other, q, far, here, there, factor, sums, rest = (
        real(name, context)
        for name in ("few", "many", "power", "other", "q", "far", "here", "there", "c", "f", "g")
    )
    values = {"numbers of points": z3.And(a >= 1, a <= b)}
    powers = {"powers so far": z3.And(power >= 1, power <= other)}
    more = z3.And(power * a >= 1, power * a <= other * b)
    yield Query("powers of B(R), one factor more", values | powers, more)
    ratio = {"q**R and q**d": z3.And(q > 0, far > 0, far <= 1)}
    goal = power * q <= (other * (q * far)) / far
    yield Query("ratio of two terms", powers | ratio, goal)
    so_far = {
        "sums so far": z3.And(sums >= 0, rest >= 0, factor >= 1, sums <= factor * rest),
        "ratio of the terms": z3.And(here >= 0, there >= 0, here <= factor * there),
    }
    yield Query("ratio of the sums, one term more", so_far, sums + here <= factor * (rest + there))
    yield Query("the sum does not grow with m", so_far, rest <= rest + there)
