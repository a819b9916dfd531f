"""How series of epochs follow each other, and how many excesses they release, without bounds.

The first epoch of the last series, its length, its numbers of strata and of excesses, and all that the
policy asks for are unknown integers. Where an epoch closes, there are one, two or three strata.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import cast

import z3

from withhold_proofs.accounted.settings import OFFERED, Told, plan_with
from withhold_proofs.accounted.terms import SERIES, any_account, is_sound
from withhold_proofs.model import Query
from withhold_proofs.numbers.integers import Integer, Truth, World
from withhold_proofs.numbers.terms import all_of, as_int, between, integer, real, term
from withhold_proofs.streams.draws import SeriesOnly
from withhold_spec.accounted import pure
from withhold_spec.accounted.interface import Proposal
from withhold_spec.accounted.records import Epoch, Series
from withhold_spec.accounted.state import LedgerState
from withhold_spec.number import Number, maximum
from withhold_spec.params import Params

CLOSED = 4
"""So many epochs have closed. Numbers of epochs are only compared, so another would do as well."""


@dataclass(frozen=True)
class Radii(SeriesOnly):
    """Unknown draws, named by what they were drawn for."""

    world: World

    def radius(
        self, counter: int, first_node: int, length: int, sums: int, scale: object
    ) -> Number:
        context = self.world.context
        place, size, many = (_number(each, context) for each in (counter, length, sums))
        return integer(f"radius.{place}.{first_node}.{scale}.{size}.{many}", context)

    def uniform_noise(
        self, counter: int, node: int, sums: int, radius: Number
    ) -> tuple[Number, ...]:
        return tuple(
            integer(f"within.{one}.{node}.{counter}.{sums}.{radius}", self.world.context)
            for one in range(counter, counter + sums)
        )


@dataclass(frozen=True)
class Opened:
    """The last series, of any length and with any number of excesses, some of them released.

    It began at any epoch that has closed. strata: how many it has; None stands for any number.
    """

    world: World
    strata: int | None = None

    @property
    def series(self) -> Series:
        """Its first epoch, its length, and how many excesses and strata it has."""
        first, length, excess_queries, strata = map(
            self.world.unknown, ("first", "length", "excess_queries", "strata")
        )
        many = as_int(strata) if self.strata is None else self.strata
        return Series(as_int(first), as_int(length), as_int(excess_queries), many)

    @property
    def radii(self) -> tuple[z3.ArithRef, z3.ArithRef]:
        """The radii of its noise."""
        context = self.world.context
        return integer("sum_radius", context), integer("excess_radius", context)

    @property
    def released(self) -> Integer:
        """How many excesses it has released."""
        return self.world.unknown("released")

    @property
    def state(self) -> LedgerState:
        """A state whose last series it is."""
        series = self.series
        return LedgerState(
            samples={},
            epochs=(Epoch(1, series, (), (0,), None),) * CLOSED,
            series=series,
            radii=self.radii,
            excesses=as_int(self.released),
        )

    @property
    def premises(self) -> dict[str, z3.BoolRef]:
        """The facts that hold of it, whichever steps led there."""
        first, excess_queries = (
            integer(name, self.world.context) for name in ("first", "excess_queries")
        )
        return {
            "the last series": first <= CLOSED + 1,
            "no more excesses than its radius is for": between(
                0, self.released.term, excess_queries
            ),
            **self.world.facts,
        }


PLAN = plan_with(Told(True), Params(1, 1, 1, 1))


def series_follow(context: z3.Context) -> Iterator[Query]:
    """The next epoch belongs to the last series, or begins a new one with radii of its own.

    This holds for every length and numbers of strata and excesses that the policy asks for. An epoch
    releases and counts an excess exactly if it is asked for and the series has one left.
    """
    yield _next_series(Opened(World(context)))
    for strata in (1, 2, 3):
        yield _next_excess(Opened(World(context), strata), strata)
    for asked, released, excess_queries in (
        (False, 0, 1),
        (False, 0, 0),
        (True, 2, 2),
        (True, 0, 0),
    ):
        yield _silent(context, asked, released, excess_queries)


def _next_series(last: Opened) -> Query:
    world, context = last.world, last.world.context
    asked, asked_strata, asked_excess = map(
        world.unknown, ("asked", "asked_strata", "asked_probes")
    )
    policy = as_int(asked), as_int(asked_strata), as_int(asked_excess)
    number, source, before = CLOSED + 1, Radii(world), last.state
    claims = []
    for taken, after in world.paths(lambda: pure.open_series(PLAN, before, *policy, source)):
        series = after.series
        made = (series.first, series.length, series.excess_queries, series.strata)
        start, size, excess_queries, strata = (_number(part, context) for part in made)
        first, length = (integer(name, context) for name in ("first", "length"))
        goes_on = z3.And(asked.term <= 0, number < first + length)
        if after.series is before.series:
            kept = [goes_on, *_same(after.radii, last.radii)]
            kept.append(after.excesses is before.excesses)
        else:
            kept = [
                z3.Not(goes_on),
                start == number,
                size == z3.If(asked.term >= 1, asked.term, 1),
                excess_queries == z3.If(asked_excess.term >= 0, asked_excess.term, 0),
                strata == z3.If(asked_strata.term >= 1, asked_strata.term, 1),
                *_fresh_radii(after, source),
                _number(after.excesses, context) == 0,
            ]
        in_it = z3.And(start <= number, number < start + size)
        within = between(0, _number(after.excesses, context), excess_queries)
        claims.append(z3.Implies(taken, all_of([*kept, in_it, within], context)))
    goal = all_of(claims, context)
    return Query("the next epoch's series", last.premises, goal)


def _fresh_radii(after: LedgerState, source: Radii) -> Iterator[object]:
    """That a new series has new radii: for its sums, and for its excesses if it has any."""
    context, number, scale = source.world.context, CLOSED + 1, PLAN.scale
    series, (sums, excesses) = after.series, after.radii
    strata, queries = series.strata, series.excess_queries
    yield from _same((sums,), (source.radius(0, number, series.length, strata, scale),))
    if isinstance(excesses, z3.ExprRef):
        yield from _same((excesses,), (source.radius(strata, number, queries, 1, scale),))
        yield _number(series.excess_queries, context) >= 1
    else:
        yield excesses == 0
        yield _number(series.excess_queries, context) == 0


def _next_excess(last: Opened, strata: int) -> Query:
    """An epoch with any blocks; only its draws, and whether it has an excess, matter here."""
    world, context = last.world, last.world.context
    source, before, asked = Radii(world), last.state, z3.Bool("asked_for", context)
    released, number = last.released.term, CLOSED + 1
    claims = []
    for taken, (after, writes) in world.paths(
        lambda: pure.close_epoch(PLAN, before, (), cast(bool, Truth(world, asked)), source)
    ):
        epoch, drawn = after.epochs[-1], source.uniform_noise(0, number, strata, last.radii[0])
        is_left = z3.And(asked, released < integer("excess_queries", context))
        if epoch.excess is None:
            claim = [z3.Not(is_left), _number(after.excesses, context) == released]
        else:
            claim = [is_left, _number(after.excesses, context) == released + 1]
            drawn = (*drawn, *source.uniform_noise(strata, number, 1, last.radii[1]))
        parts = [*epoch.sums, *([] if epoch.excess is None else [epoch.excess])]
        found = [(write.counter, write.node) for write in writes]
        expected = [(counter, number) for counter in range(len(drawn))]
        claims.append(
            z3.Implies(
                taken,
                all_of(
                    [
                        *claim,
                        found == expected,
                        len(epoch.sums) == strata,
                        *_same(tuple(write.noise for write in writes), drawn),
                        *_same(after.radii, last.radii),
                        *(part == noise for part, noise in zip(parts, drawn, strict=True)),
                        after.series is before.series,
                        _number(after.excesses, context) <= integer("excess_queries", context),
                    ],
                    context,
                ),
            )
        )
    goal = all_of(claims, context)
    question = "the next epoch's draws and its excess"
    name = f"{question}, {strata} {'strata' if strata > 1 else 'stratum'}"
    return Query(name, last.premises, goal, question)


def _silent(context: z3.Context, asked: bool, released: int, excess_queries: int) -> Query:
    """An epoch without an excess charges nobody for one, whatever was proposed."""
    account = any_account(context, SERIES.first)
    proposal = Proposal(*(real(name, context) for name in OFFERED))
    state = LedgerState(
        samples={0: (real("released", context), real("mine", context))},
        accounts=(account,),
        epochs=(Epoch(1, SERIES, (), (0,), None),) * CLOSED,
        series=replace(SERIES, excess_queries=excess_queries, strata=2),
        radii=(integer("sum_radius", context), integer("excess_radius", context)),
        excesses=released,
    )
    source = Radii(World(context))
    after, writes = pure.close_epoch(PLAN, state, (proposal,), asked, source)
    epoch, (then,) = after.epochs[-1], after.accounts
    (contribution,) = epoch.contributions
    increases = maximum(0, contribution.sum_cost - account.sum_cost)
    claims = [
        epoch.excess is None,
        len(writes) == 2,
        after.excesses == released,
        term(contribution.excess_weight, context) == 0,
        term(contribution.excess_cost, context) == 0,
        term(then.excess_cost, context) == account.excess_cost,
        term(then.spent, context) == account.spent + increases,
    ]
    why = "not asked for" if not asked else "none left"
    question = "an epoch without an excess"
    name = f"{question}, {released} of {excess_queries} released, {why}"
    premises = {"the account": is_sound(account, context)}
    return Query(name, premises, all_of(claims, context), question)


def _same(found: tuple[Number, ...], expected: Sequence[Number]) -> list[bool]:
    """Whether both hold the same unknowns, equally many of each."""
    return [
        len(found) == len(expected),
        *(
            isinstance(one, z3.ExprRef) and isinstance(other, z3.ExprRef) and one.eq(other)
            for one, other in zip(found, expected, strict=False)
        ),
    ]


def _number(part: object, context: z3.Context) -> z3.ArithRef:
    if isinstance(part, Integer):
        return part.term
    assert isinstance(part, int)
    return term(part, context)
