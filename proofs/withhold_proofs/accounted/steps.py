"""What one step of the ledger mechanism draws, charges and releases, from any state: the step of an induction.

`arbitrary` runs the step under a policy that may do anything; here is what must hold of each path through it.
Whatever is assumed of accounts before is shown of them after.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Generator, Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations, product
from typing import Any, cast

import z3

from withhold_proofs.accounted import gaussian_terms, terms
from withhold_proofs.accounted.arbitrary import SENDER, USERS, Case, Drawn, Ran, Unknowns
from withhold_proofs.model import INDUCTION, Obligation, Query, unbounded_row
from withhold_proofs.numbers.branches import answer
from withhold_proofs.numbers.sizes import same, size_of
from withhold_proofs.numbers.terms import absolute, all_of, condition, term
from withhold_proofs.report.coverage import Coverage
from withhold_spec.accounted.records import Account, Contribution
from withhold_spec.number import maximum
from withhold_spec.properties.gaussian import squares_are_paid

SIDES = ("mine", "theirs")
STRATA = (1, 2)
"""How many strata there are in some cases, and in one; `sensitivity` has any number."""
IS_SOUND = {"laplace": terms.is_sound, "gaussian": gaussian_terms.is_sound}
Claims = dict[str, list[z3.BoolRef]]

PUBLIC = "the policy sees the same, and all records are the same, if the released sums are"
DRAWN = "each released sum has noise of its address, from a draw of the right scale"
MOVED = "the sums move by no more than the changed user's contribution costs"
PAID = "every contribution is charged, and no account is overdrawn"
ONCE = "a contribution holds the user's new samples, and after an epoch all are released"
COUNTED = "the sample is counted, or nothing happens"


@dataclass
class Path:
    """One path through both runs."""

    unknowns: Unknowns
    runs: tuple[Ran, Ran]

    def __post_init__(self) -> None:
        self.context, self.case = self.unknowns.context, self.unknowns.case
        self.world = self.unknowns.world
        self.mine, self.theirs = self.runs

    def same(self, one: object, other: object) -> list[z3.BoolRef]:
        """The conditions under which the two are equal."""
        return same(one, other, self.context)

    def truth(self, value: bool) -> z3.BoolRef:
        """A truth value as a condition."""
        return z3.BoolVal(value, self.context)

    @property
    def kind(self) -> str:
        """What happens in the step."""
        run = self.mine
        if run.step is None:
            return "refused samples"
        if run.step.ignored:
            return "ignored samples"
        if run.step.epoch is None:
            return "no epoch closes"
        kinds = ["epochs"]
        goes_on = self.case.noise == "laplace" and run.after.series is run.before.series
        kinds.append("of a series" if goes_on else "of a new series")
        kinds.append("without an excess" if run.step.epoch.excess is None else "with an excess")
        return " ".join(kinds)

    def claims(self) -> Claims:
        """What must hold on this path."""
        return {
            PUBLIC: [self.public()],
            DRAWN: [each for run in self.runs for each in self.drawn(run)],
            MOVED: list(self.moved()),
            PAID: list(self.paid()),
            ONCE: list(self.once()),
            COUNTED: [each for run in self.runs for each in self.counted(run)],
        }

    def public(self) -> z3.BoolRef:
        """Whatever the noise is that leads both runs to the same released sums."""
        mine, theirs = self.runs
        if mine.step is None or theirs.step is None:
            return self.truth(mine.step is theirs.step is None)
        released = [
            cast(Any, one.sum) + one.noise == cast(Any, other.sum) + other.noise
            for one, other in zip(mine.step.written, theirs.step.written, strict=False)
        ]
        records = [
            [
                *[(write.counter, write.node) for write in run.step.written],
                *[(each.kind, each.counter, each.node, each.sums) for each in run.source.draws],
                replace(run.step, written=()),
                (run.after.accounts, run.after.epochs, run.after.series, run.after.excesses),
                run.seen,
            ]
            for run in self.runs
            if run.step is not None
        ]
        return z3.Implies(all_of(released, self.context), all_of(self.same(*records), self.context))

    def drawn(self, run: Ran) -> Iterator[z3.BoolRef]:
        """Noise, radii, addresses and scales."""
        number, draws = self.unknowns.number + 1, list(run.source.draws)
        if run.step is None or run.step.epoch is None:
            yield self.truth(not draws)
            return
        writes, released = run.step.written, run.step.epoch
        noise: list[z3.ArithRef] = []
        strata, has_excess = self.case.strata, released.excess is not None
        if self.case.noise == "laplace":
            # all of it, before the draws that are left are looked at
            yield from list(self.radii(run, draws, has_excess))
        for draw in draws:
            noise += draw.outcome
            if self.case.noise == "gaussian":
                variance = cast(z3.ArithRef, draw.bound)
                yield variance == 2 * self.unknowns.scale * self.unknowns.scale
        yield from self.same(self.addresses(draws), self.expected(strata, has_excess))
        yield self.truth(len(writes) == len(noise) == strata + has_excess)
        for counter, (write, each) in enumerate(zip(writes, noise, strict=False)):
            yield from self.same((write.counter, write.node), (counter, number))
            yield self.truth(write.noise is each)
        shown = [*released.sums, *([released.excess] if has_excess else [])]
        yield from self.same(shown, [cast(Any, each.sum) + each.noise for each in writes])

    def radii(self, run: Ran, draws: list[Drawn], has_excess: bool) -> Iterator[z3.BoolRef]:
        """Takes the draws of radii away, after which the noise of the epoch is left."""
        series, number = run.after.series, self.unknowns.number + 1
        new = [each for each in draws if each.kind == "radius"]
        draws[:] = [each for each in draws if each.kind != "radius"]
        bounds = list(run.after.radii)
        if series is run.before.series:
            yield self.truth(not new)
            yield from self.same(bounds, list(run.before.radii))
            goes_on = self.world.term(series.first) + self.world.term(series.length)
            yield number.term < goes_on
        else:
            asked = [(0, number, series.length, self.case.strata)]
            queries = self.world.term(series.excess_queries)
            if len(new) > 1:
                asked.append((self.case.strata, number, series.excess_queries, 1))
                yield queries >= 1
            else:
                yield queries == 0
            found = [(each.counter, each.node, each.length, each.sums) for each in new]
            yield from self.same(found, asked)
            yield from self.same([each.bound for each in new], [self.unknowns.scale] * len(new))
            outcomes: list[object] = [each.outcome[0] for each in new]
            yield from self.same(bounds, (outcomes + [0])[:2])
            yield from self.same(series.first, number)
            yield self.world.term(series.length) >= 1
            yield self.truth(series.strata == self.case.strata)
        yield self.world.term(series.first) <= number.term
        earlier: Any = run.before.excesses if series is run.before.series else 0
        yield from self.same(run.after.excesses, earlier + int(has_excess))
        excesses = self.world.term(run.after.excesses)
        yield z3.And(excesses >= 0, excesses <= self.world.term(series.excess_queries))
        yield from self.same([each.bound for each in draws], bounds[: len(draws)])

    def addresses(self, draws: list[Drawn]) -> list[object]:
        """What the draws of noise are for."""
        return [(each.kind, each.counter, each.node, each.sums) for each in draws]

    def expected(self, strata: int, has_excess: bool) -> list[object]:
        """The draws that the released sums need."""
        number = self.unknowns.number + 1
        if self.case.noise == "gaussian":
            return [("gaussian", counter, number, 1) for counter in range(strata + has_excess)]
        excess = [("uniform", strata, number, 1)] if has_excess else []
        return [("uniform", 0, number, strata), *excess]

    def contribution(self, run: Ran, user: str) -> Contribution | None:
        """The user's contribution to the epoch, if there is one."""
        if run.step is None or run.step.epoch is None:
            return None
        number = self.unknowns.numbers[user]
        found = [each for each in run.step.epoch.contributions if cast(object, each.user) is number]
        return found[0] if len(found) == 1 else None

    def numbers(self, run: Ran) -> dict[str, int]:
        """The numbers of the users, in the order of arrival."""
        keys = list(run.after.samples)
        known = {"other": keys.index(cast(Any, self.unknowns.other_users))}
        return {**known, "sender": keys.index(SENDER)} if SENDER in keys else known

    def moved(self) -> Iterator[z3.BoolRef]:
        """One stratum at most moves, by at most the cost; the excess moves by at most its own."""
        mine, theirs = self.runs
        if mine.step is None or theirs.step is None or mine.step.epoch is None:
            return
        own = self.contribution(mine, self.case.changed)
        costs = (0, 0) if own is None else (own.sum_cost, own.excess_cost)
        pairs = zip(mine.step.written, theirs.step.written, strict=False)
        shifts = [
            term(one.sum, self.context) - term(other.sum, self.context) for one, other in pairs
        ]
        inside = shifts[: self.case.strata]
        for shift in inside:
            yield absolute(shift) <= costs[0]
        for one, other in combinations(inside, 2):
            yield z3.Or(one == 0, other == 0)
        for shift in shifts[self.case.strata :]:
            yield absolute(shift) <= costs[1]

    def paid(self) -> Iterator[z3.BoolRef]:
        """Accounts grow by what contributions cost, and stay sound."""
        run = self.mine
        if run.step is None:
            return
        for user, number in self.numbers(run).items():
            after = run.after.accounts[number]
            before = self.account(user)
            own = self.contribution(run, user)
            yield self.is_sound(after)
            closed = size_of(self.world, run.after.epochs)
            yield self.world.term(after.series) <= closed.term
            if own is None:
                known = {} if user == "other" or self.case.known else {"first": after.first}
                yield from self.same(replace(before, **known), after)
            else:
                yield from self.charge(before, own, after, run)

    def account(self, user: str) -> Account:
        """The user's account before the step."""
        if user == "sender" and not self.case.known:
            return Account()
        return self.unknowns.accounts[-1 if user == "other" else 0]

    def is_sound(self, account: Account) -> z3.BoolRef:
        """The promise on what is spent."""
        return IS_SOUND[self.case.noise](account, self.context)

    def charge(
        self, before: Account, own: Contribution, after: Account, run: Ran
    ) -> Iterator[z3.BoolRef]:
        """In a series the largest costs are paid once; squares are paid each time."""
        costs = (own.sum_cost, own.excess_cost)
        if self.case.noise == "gaussian":
            paid = squares_are_paid(before.spent, after.spent, *costs)
            yield condition(paid, self.context)
            return
        goes_on = self.world.term(before.series) == self.world.term(run.after.series.first)
        once = [
            z3.If(goes_on, term(each, self.context), 0)
            for each in (before.sum_cost, before.excess_cost)
        ]
        largest = [maximum(was, cost) for was, cost in zip(once, costs, strict=True)]
        yield from self.same([after.sum_cost, after.excess_cost], largest)
        more = cast(Any, largest[0]) - once[0] + largest[1] - once[1]
        yield from self.same(after.spent, cast(Any, before.spent) + more)
        yield from self.same(after.series, run.after.series.first)

    def once(self) -> Iterator[z3.BoolRef]:
        """Samples are released in turn: an epoch holds all that is new."""
        run = self.mine
        if run.step is None or run.step.epoch is None:
            return
        total = self.world.known(0)
        for user, number in self.numbers(run).items():
            before, after = self.account(user), run.after.accounts[number]
            sent = size_of(self.world, list(run.after.samples.values())[number])
            new = sent - before.released
            own = self.contribution(run, user)
            yield from self.same(after.released, sent)
            yield from self.same(0 if own is None else own.size, new)
            total = total + after.released
        yield from self.same(run.after.total, total)
        yield self.truth(len(run.step.epoch.contributions) <= len(run.after.accounts))

    def counted(self, run: Ran) -> Iterator[z3.BoolRef]:
        """The new sample is the user's last one, of at most m; or all is as before."""
        before, after = run.before, run.after
        if run.step is None or run.step.ignored:
            yield from self.same(replace(before, t=after.t), after)
            return
        own = (*before.samples.get(SENDER, ()), run.sample)
        yield from self.same(after.samples.get(SENDER, ()), own)
        others = [each for each in after.samples.items() if each[0] != SENDER]
        yield from self.same(others, [each for each in before.samples.items() if each[0] != SENDER])
        world = self.world
        yield size_of(world, own).term <= self.unknowns.m.term
        yield size_of(world, after.samples).term <= self.unknowns.n.term
        yield from self.same(size_of(world, after.accounts), size_of(world, after.samples))
        if run.step.epoch is None:
            yield from self.same(after.epochs, before.epochs)
            yield from self.same((after.series, after.radii), (before.series, before.radii))


def any_step(noise: str, context: z3.Context) -> Generator[Query, None, Coverage]:
    """Every claim about the step, in every case, on all paths through it."""
    tally: Tally[str] = Tally()
    for known, changed in product((False, True), USERS):
        strata = STRATA[known and changed == "sender"]
        unknowns = Unknowns(Case(noise, known, changed, strata), context)

        def followed(unknowns: Unknowns = unknowns) -> tuple[str, Claims]:
            mine, theirs = (unknowns.ran(side) for side in SIDES)
            path = Path(unknowns, (mine, theirs))
            return path.kind, path.claims()

        sound = [IS_SOUND[noise](account, context) for account in unknowns.accounts]
        premises = {**unknowns.premises, "accounts": z3.And(sound)}
        unknowns.world.assumed = list(unknowns.premises.values())
        with unknowns.left_out():
            paths = unknowns.world.paths(followed)
        yield from possible_queries(unknowns.case.name, premises, paths, tally)
    return tally


def possible_queries(
    stem: str,
    premises: dict[str, z3.BoolRef],
    paths: list[tuple[z3.BoolRef, tuple[str, Claims]]],
    tally: Tally[str],
) -> Iterator[Query]:
    """A query for each claim, on all paths that some state takes."""
    claims: Claims = {}
    for taken, (kind, of_path) in paths:
        found = answer([*premises.values(), taken])
        tally[kind] += found == z3.sat
        if found != z3.unsat:
            for name, conditions in of_path.items():
                claim = z3.simplify(all_of(conditions, taken.ctx))
                claims.setdefault(name, []).append(z3.Implies(taken, claim))
    for name, conditions in claims.items():
        goal = z3.simplify(z3.And(conditions))
        # what is the same term on both sides needs no premise
        yield Query(f"{stem}: {name}", {} if z3.is_true(goal) else premises, goal, name)


EPOCHS = (
    "no epoch closes",
    "epochs of a series with an excess",
    "epochs of a series without an excess",
    "epochs of a new series with an excess",
    "epochs of a new series without an excess",
)
SENTENCE = (
    "In one step from any state, under a policy that may do anything, run twice with one user's samples changed:"
    " the policy sees the same, and everything that is not a sum before noise is the same, given the released"
    " sums; every sum has noise of its own address, drawn at the scale that is fixed before the first sample;"
    " one stratum moves, by at most what the user's contribution costs, and so does the excess; every"
    " contribution is charged and no account is overdrawn; an epoch holds each user's new samples, all of them"
)

GAUSSIAN_EPOCHS = (
    "no epoch closes",
    "epochs of a new series with an excess",
    "epochs of a new series without an excess",
)
OBLIGATIONS: tuple[Obligation, ...] = (
    replace(
        unbounded_row(
            "ledger-mechanism",
            "any-step",
            "epoch-sensitivity",
            f"{SENTENCE}; a radius serves one series, with no more epochs and excesses than it was drawn for.",
            partial(any_step, "laplace"),
        ),
        assumptions=(INDUCTION,),
        coverage=(*EPOCHS, "ignored samples"),
    ),
    replace(
        unbounded_row(
            "gaussian-mechanism",
            "any-step",
            "squares-are-paid",
            f"{SENTENCE}; the variance is twice the square of the scale.",
            partial(any_step, "gaussian"),
        ),
        assumptions=(INDUCTION,),
        coverage=(*GAUSSIAN_EPOCHS, "ignored samples"),
    ),
)
