"""The moments of Gaussian noise at whole orders: of one release, a whole path, and d coordinates.

The moment of order a is the sum, over all outputs, of P**a * Q**(1 - a), where P is the probability of an
output with a user's samples and Q with others. A released sum x has probability proportional to exp(-(x -
u)**2 / (2 variance)) or exp(-(x - v)**2 / (2 variance)), where u and v are the exact sums. At a whole order
a its moment is exactly exp(a (a - 1) (u - v)**2 / (2 variance)): up to that factor, the weights are those
of noise around a u + (1 - a) v, which is an integer, and noise around any integer has the same normaliser.
At other orders this fails.

Along a path probabilities multiply. Bound each moment, given the path so far, by a factor that the path so
far determines, and divide each path's weight by its factors. The weighted total over all paths is then at
most 1, by induction over releases. Since the factors on every path multiply to at most exp(C), the whole
moment is at most exp(C). All terms are positive, so an inequality between finite sums carries over to their
limits. A factor may depend on anything that came before.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import z3

from withhold_proofs.accounted.gaussian_terms import BUDGET_SQUARED, SIZE, any_account
from withhold_proofs.model import Query
from withhold_proofs.numbers.terms import (
    all_of,
    as_fraction,
    condition,
    integer,
    real,
    real_term,
    term,
)
from withhold_spec.accounted import gaussian
from withhold_spec.accounted.interface import Proposal
from withhold_spec.accounted.plan import LedgerPlan, gaussian_plan
from withhold_spec.accounted.records import Account
from withhold_spec.number import Number
from withhold_spec.params import Params
from withhold_spec.properties import gaussian as gaussian_invariants
from withhold_spec.properties import ledger


@dataclass(frozen=True)
class Scale:
    """An unknown scale, whose square the specification takes."""

    term: z3.ArithRef

    def __pow__(self, exponent: int) -> z3.ArithRef:
        made = self.term
        for _ in range(exponent - 1):
            made = made * self.term
        return made


def variance(context: z3.Context) -> z3.ArithRef:
    """The variance of the noise, for an unknown scale."""
    made = gaussian_plan(Params(1, 1, 1, 1))
    plan: LedgerPlan = replace(made, scale=as_fraction(Scale(real("scale", context))))
    return term(gaussian.variance_of(plan), context)


def one_release(context: z3.Context) -> Iterator[Query]:
    """The moment of one released sum at any whole order."""
    a, x, u, v, spread = (real(name, context) for name in ("a", "x", "mine", "theirs", "exponent"))
    mine, theirs = (x - u) * (x - u), (x - v) * (x - v)
    middle = a * u + (1 - a) * v
    moved = a * (a - 1) * ((u - v) * (u - v))
    squares = a * mine + (1 - a) * theirs == (x - middle) * (x - middle) - moved
    yield Query("of one output", {}, squares)
    whole, one, other = (integer(name, context) for name in ("order", "integer", "another"))
    by, order, left, right = whole * one + (1 - whole) * other, *map(z3.ToReal, (whole, one, other))
    shift = order * left + (1 - order) * right == z3.ToReal(by)
    yield Query("moved by an integer", {}, shift)
    so_far, factor, weight, sums = (real(name, context) for name in ("sum", "f", "weight", "rest"))
    goal = so_far + factor * weight == factor * (sums + weight)
    yield Query("of one output more", {"sums so far": so_far == factor * sums}, goal)
    yield from _one_epoch(context, 2 * variance(context) * spread == moved)


def _one_epoch(context: z3.Context, of_one_sum: z3.BoolRef) -> Iterator[Query]:
    """The sums of an epoch tell no more than the squared cost: each has noise of its own, so moments multiply.

    root stands for the root of the sum of squared changes. of_one_sum: the moment of one sum.
    """
    names = ("a", "mine", "theirs", "exponent", "told", "squares", "root", "cost")
    a, u, v, spread, told, squares, root, cost = (real(name, context) for name in names)
    width = variance(context)

    def paid(exponent: Number, spent: Number) -> z3.BoolRef:
        return condition(gaussian_invariants.path_moment(exponent, a, spent, width), context)

    given = {"a scale": real("scale", context) > 0, "an order": a >= 1}
    so_far = {"the sums so far": paid(told, squares)}
    goal = paid(told + spread, squares + (u - v) * (u - v))
    yield Query(
        "what changes of sums tell, one sum more", given | so_far | {"as shown": of_one_sum}, goal
    )
    within = condition(gaussian_invariants.epoch_squares((root,), (0,), cost), context)
    epoch = {"the squares": squares == root * root, "as shown of the epoch": within}
    yield Query("what the sums of an epoch tell", given | so_far | epoch, paid(told, cost * cost))


def path_moment(context: z3.Context) -> Iterator[Query]:
    """The account pays for the loss of every release, epoch by epoch, and moments multiply."""
    a, so_far, width = real("a", context), real("so_far", context), variance(context)
    scale = {"a scale": real("scale", context) > 0, "an order": a >= 1}

    def paid(exponent: Number, spent: Number) -> z3.BoolRef:
        return condition(gaussian_invariants.path_moment(exponent, a, spent, width), context)

    yield Query("before anything", scale, paid(0, Account().spent))
    account = any_account(context)
    sums, excesses, told, aside = (
        real(name, context) for name in ("sum_cost", "excess_cost", "told", "told_aside")
    )
    for name, excess_weight in (("an epoch with the user", 1), ("one without an excess", 0)):
        proposal = Proposal(0, sums, 1, 0, 0, excesses, excess_weight)
        contribution, after = gaussian.contribute_alone(account, 0, SIZE, proposal)
        costs = (contribution.sum_cost, contribution.excess_cost)
        shown = [paid(told, costs[0] * costs[0])]
        shown += [paid(aside, costs[1] * costs[1])] if excess_weight else [aside == 0]
        premises = {
            **scale,
            "the path so far": paid(so_far, account.spent),
            "what it costs": z3.And(sums >= 0, excesses >= 0),
            "as shown of releases": all_of(shown, context),
        }
        yield Query(name, premises, paid(so_far + told + aside, after.spent))
    nothing = {"nothing of the user in it": 2 * width * told == a * (a - 1) * 0}
    premises = {**scale, **nothing, "the path so far": paid(so_far, account.spent)}
    yield Query("an epoch without the user", premises, paid(so_far + told, account.spent))
    yield from _moments_multiply(context)


def _moments_multiply(context: z3.Context) -> Iterator[Query]:
    """F stands for the factors so far, f for the factor of the next release, C for the full budget.

    weight is the product of P**a * Q**(1 - a) along a path, divided by its factors.
    """
    names = ("weight", "moment", "f", "F", "C", "before", "after", "one", "other", "path")
    weight, moment, one_factor, factors, most, before, after, one, other, path = (
        real(name, context) for name in names
    )
    positive = {"factors": z3.And(one_factor > 0, factors > 0), "a weight": weight >= 0}
    told = {"given the path so far": z3.And(moment >= 0, moment <= one_factor)}
    goal = weight * moment / one_factor <= weight
    yield Query("one release more", positive | told, goal)
    again = {
        "paths so far": z3.And(after <= before, before >= 0, after >= 0),
        "of one path": one <= other,
    }
    yield Query("one path more", again, after + one <= before + other)
    budget = {"factors within the budget": factors <= most, "of a path": path == weight * factors}
    yield Query("within the budget", positive | budget, path <= most * weight)
    total = {"all paths": z3.And(after <= 1, before <= most * after), "a budget": most > 0}
    yield Query("all paths together", total, before <= most)


def moment_is_paid(context: z3.Context) -> Iterator[Query]:
    """The logarithm of a whole run's moment is at most a (a - 1) epsilon**2 / 4 at every whole order a."""
    names = ("a", "exponent", "spent", "scale", "epsilon", "whole", "orders")
    a, exponent, spent, scale, epsilon, whole, orders = (real(name, context) for name in names)
    width = variance(context)
    positive = {"a scale": scale > 0, "a budget": epsilon > 0, "an order": a >= 1}
    pays = condition(ledger.ledger_is_paid(scale, epsilon), context)
    never = condition(gaussian_invariants.gaussian_never_overdrawn(spent), context)
    square = BUDGET_SQUARED
    paid = square <= (scale * scale) * (epsilon * epsilon)
    yield Query("the scale pays in squares", positive | {"the scale pays": pays}, paid)
    told = condition(gaussian_invariants.path_moment(exponent, a, spent, width), context)
    within = 2 * width * exponent <= (a * (a - 1)) * square
    premises = {**positive, "the path": told, "the account": never}
    yield Query("within the account", premises, within)
    # a (a - 1) and BUDGET**2 are unknowns of their own here
    premises = {
        **positive,
        "as shown of the scale": whole <= (scale * scale) * (epsilon * epsilon),
        "as shown of the account": 2 * width * exponent <= orders * whole,
        "what orders is": z3.And(orders == a * (a - 1), orders >= 0),
    }
    goal = condition(gaussian_invariants.moment_is_paid(exponent, a, epsilon), context)
    yield Query("the whole run", premises, goal)


def coordinates(context: z3.Context) -> Iterator[Query]:
    """d coordinates at share s, each with its own accounts, amount to d s**2 / 4 together."""
    names = ("a", "share", "d", "rho", "so_far", "one_more")
    a, share, d, rho, so_far, one = (real(name, context) for name in names)
    orders = {"an order": a >= 1, "coordinates": d >= 0}

    def told(exponent: z3.ArithRef, dimension: Number) -> z3.BoolRef:
        return 4 * exponent <= a * (a - 1) * (dimension * share * share)

    yield Query("of none", orders, told(real_term(0, context), 0))
    each = condition(gaussian_invariants.moment_is_paid(one, a, share), context)
    premises = {**orders, "so far": told(so_far, d), "as shown of one": each}
    yield Query("of one more", premises, told(so_far + one, d + 1))
    within = condition(gaussian_invariants.shares_within(share, d, rho), context)
    premises = {**orders, "of all": told(so_far, d), "the shares": within}
    yield Query("of all", premises, so_far <= a * (a - 1) * rho)


def to_epsilon(context: z3.Context) -> Iterator[Query]:
    """The moment of one whole order a bounds the probability of every output, and of every set of outputs.

    With E = exp(epsilon) and y = (a - 1) P / (a E Q), y**a >= 1 + a (y - 1). So P - E Q is at most E Q y**a
    / (a - 1), and the sum of these over all outputs is E ((a - 1) / (a E))**a / (a - 1) times the moment.
    """
    names = ("a", "y", "P", "Q", "E", "power", "ratio", "yn", "qn", "pn", "rn")
    a, y, p, q, e, power, ratio, yn, qn, pn, rn = (real(name, context) for name in names)
    positive = {"probabilities": z3.And(p >= 0, q > 0), "a factor": e >= 1, "an order": a > 1}
    above = power >= 1 + a * (y - 1)
    yield Query("order 1", {}, y >= 1 + 1 * (y - 1))
    premises = {"an order": a >= 1, "a ratio": y >= 0, "so far": above}
    yield Query("one order more", premises, power * y >= 1 + (a + 1) * (y - 1))
    compared = {"what y is": y * (a * e * q) == (a - 1) * p, "as shown of y": above}
    goal = (a - 1) * (p - e * q) <= e * q * power
    yield Query("of one output", positive | compared, goal)
    products = {"so far": yn * qn == pn * rn, "once more": y * q == p * ratio}
    yield Query("powers of y", products, (yn * y) * (qn * q) == (pn * p) * (rn * ratio))
    told, weighed, more, mine, theirs, moment, delta = (
        real(name, context)
        for name in ("told", "weighed", "more", "mine", "theirs", "moment", "delta")
    )
    sums = {"so far": told <= weighed, "as shown of an output": z3.And(y <= more, more >= 0)}
    goal = z3.And(told + y <= weighed + more, told <= weighed + more)
    yield Query("one output more, in the set or not", sums, goal)
    premises = {
        **positive,
        "as shown of all outputs": (a - 1) * (mine - e * theirs) <= e * rn * moment,
        "the moment": z3.And(moment >= 0, moment <= power, rn >= 0),
        "the order shows it": e * rn * power <= (a - 1) * delta,
    }
    goal = condition(gaussian_invariants.approximately_private(mine, theirs, e, delta), context)
    yield Query("of a set of outputs", premises, goal)
