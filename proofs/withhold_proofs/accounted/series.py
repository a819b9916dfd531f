"""Series of epochs of any number and length: the loss along a path of released sums.

On a path of released sums each data set determines every noise value. The norm of an epoch's noise is the
sum of its absolute values over all strata. For a series only the largest norm of an epoch matters
(`withhold_proofs.samplers.series_noise`). The queries show an invariant of the changed user's account, of
the loss in finished series and of the largest norms in the open series. An epoch with or
without the user, an epoch with or without an excess, and the opening of a series (`series_follow`) all
preserve it. Numbers are reals, which include the integers.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import z3

from withhold_proofs.accounted.terms import OTHER, SERIES, any_account, is_sound, paid_in
from withhold_proofs.model import Query
from withhold_proofs.numbers.terms import absolute, all_of, condition, real, reals, term
from withhold_spec.accounted import pure
from withhold_spec.accounted.interface import BUDGET
from withhold_spec.accounted.records import Account, Contribution
from withhold_spec.number import Number, maximum
from withhold_spec.properties import ledger as ledger_invariants

EARLIER = 1
"""A series before the open one."""


def _any_contribution(context: z3.Context) -> Contribution:
    """A contribution with any two costs; nothing else of it matters here."""
    costs = (real("this_sum", context), real("this_excess", context))
    return Contribution(0, 2, 0, costs[0], 1, 0, 0, costs[1], 1)


@dataclass(frozen=True)
class Noises:
    """The largest norm of a series so far, of its sums or of its excesses: with the samples and with others."""

    largest: z3.ArithRef
    neighbouring: z3.ArithRef

    def and_of(self, norm: z3.ArithRef, other: z3.ArithRef) -> Noises:
        """The largest norms after one more epoch, whose noise has these norms."""
        context = norm.ctx
        return Noises(
            term(maximum(self.largest, norm), context),
            term(maximum(self.neighbouring, other), context),
        )

    def differ_by(self, largest_cost: Number) -> z3.BoolRef:
        """That they keep the promise on a series."""
        made = ledger_invariants.series_loss(self.largest, self.neighbouring, largest_cost)
        return condition(made, self.largest.ctx)

    def pay_for(self, loss: z3.ArithRef) -> z3.BoolRef:
        """What `withhold_proofs.samplers.series_noise` shows of the loss of an incomplete series."""
        most = absolute(self.largest - self.neighbouring)
        return condition(ledger_invariants.path_loss(loss, most), loss.ctx)


def _noises(name: str, context: z3.Context) -> Noises:
    return Noises(real(f"{name}_largest", context), real(f"{name}_theirs", context))


def series_loss(context: z3.Context) -> Iterator[Query]:
    """The lemma on the maximum: an epoch keeps the largest norms as close as the largest cost."""
    nothing = Noises(term(0, context), term(0, context)).differ_by(Account().sum_cost)
    yield Query("before anything", {}, nothing)
    yield _one_sum_more(context)
    yield _two_strata(context)
    norm, other_norm, moved = (real(name, context) for name in ("norm", "norm_theirs", "moved"))
    so_far, contribution, account = (
        _noises("so_far", context),
        _any_contribution(context),
        any_account(context),
    )
    norms = {"as shown of the norms": absolute(norm - other_norm) <= moved}
    costs = (
        ("sum", account.sum_cost, contribution.sum_cost),
        ("excess", account.excess_cost, contribution.excess_cost),
    )
    after = pure.in_series(pure.debit(account, contribution), SERIES)
    largest_cost = (after.sum_cost, after.excess_cost)
    for (name, before, cost), then in zip(costs, largest_cost, strict=True):
        paid = ledger_invariants.epoch_sensitivity((moved,), (0,), cost)
        premises = {
            "the series so far": so_far.differ_by(before),
            "as shown of the epoch": condition(paid, context),
            **norms,
        }
        goal = so_far.and_of(norm, other_norm).differ_by(then)
        yield Query(f"an epoch with the user, its {name}", premises, goal)
    premises = {
        "the series so far": so_far.differ_by(account.sum_cost),
        "nothing of the user in it": moved == 0,
        **norms,
    }
    goal = so_far.and_of(norm, other_norm).differ_by(account.sum_cost)
    yield Query("an epoch without the user", premises, goal)
    silent = pure.debit(account, replace(contribution, excess_weight=0))
    premises = {"the series so far": so_far.differ_by(account.excess_cost)}
    goal = so_far.differ_by(pure.in_series(silent, SERIES).excess_cost)
    yield Query("an epoch without an excess", premises, goal)


def _one_sum_more(context: z3.Context) -> Query:
    """The norms of an epoch's noise differ by at most the changes of its sums: the step over strata."""
    norm, other_norm, moved, total, other, noise, other_noise = (
        real(name, context)
        for name in (
            *("norm", "norm_theirs", "moved", "total", "neighbouring"),
            *("noise", "noise_theirs"),
        )
    )
    premises = {
        "the strata so far": absolute(norm - other_norm) <= moved,
        "one released sum": total + noise == other + other_noise,
    }
    norms = norm + absolute(noise), other_norm + absolute(other_noise)
    goal = absolute(norms[0] - norms[1]) <= moved + absolute(total - other)
    return Query("the norms, one stratum more", premises, goal)


def _two_strata(context: z3.Context) -> Query:
    """The norms of an epoch of two strata, with the promise on its sums as it is stated."""
    stems = ("total", "neighbouring", "noise", "noise_theirs")
    totals, others, noises, others_noises = (reals(stem, 2, context) for stem in stems)
    cost = real("cost", context)
    sums = zip(totals, noises, others, others_noises, strict=True)
    paid = ledger_invariants.epoch_sensitivity(totals, others, cost)
    premises = {
        "as shown of the epoch": condition(paid, context),
        "released sums": z3.And([one + n == other + m for one, n, other, m in sums]),
    }
    norms = [absolute(pair[0]) + absolute(pair[1]) for pair in (noises, others_noises)]
    return Query("the norms of two strata", premises, absolute(norms[0] - norms[1]) <= cost)


@dataclass(frozen=True)
class Path:
    """A path so far, and the changed user's account in the open series.

    loss: of all finished series.
    """

    account: Account
    loss: z3.ArithRef
    sums: Noises
    excesses: Noises

    @property
    def is_paid(self) -> z3.BoolRef:
        """What was spent before the open series pays for the finished series, and the rest for the open one."""
        account, context = self.account, self.loss.ctx
        before = account.spent - paid_in(account)
        return all_of(
            [
                is_sound(account, context),
                ledger_invariants.path_loss(self.loss, before),
                self.sums.differ_by(account.sum_cost),
                self.excesses.differ_by(account.excess_cost),
            ],
            context,
        )


def path_loss(context: z3.Context) -> Iterator[Query]:
    """The loss so far is at most what the changed user has spent, by induction over epochs and series."""
    none = Noises(term(0, context), term(0, context))
    first = Path(Account(), term(0, context), none, none)
    yield Query("before anything", {}, first.is_paid)

    loss, last, last_excess = (real(name, context) for name in ("loss", "last", "last_excess"))
    sums, excesses = _noises("sum", context), _noises("excess", context)
    so_far = Path(any_account(context), loss, sums, excesses)
    yield _one_more_epoch(so_far)
    opened = {"as shown of the law": z3.And(sums.pay_for(last), excesses.pay_for(last_excess))}
    whole = ledger_invariants.path_loss(loss + last + last_excess, so_far.account.spent)
    premises = {"the path so far": so_far.is_paid, **opened}
    yield Query("the whole path", premises, condition(whole, context))
    for name, series in (("after one with the user", SERIES.first), ("without", EARLIER)):
        account = any_account(context, series)
        before = Path(pure.in_series(account, SERIES), loss, sums, excesses)
        entered = pure.in_series(account, OTHER)
        after = Path(entered, loss + last + last_excess, none, none)
        premises = {
            "the account": is_sound(account, context),
            "the path so far": before.is_paid,
            **opened,
        }
        yield Query(f"a new series, {name}", premises, after.is_paid)


def _one_more_epoch(so_far: Path) -> Query:
    """An epoch with the user; `series_loss` covers the largest noise values."""
    context = so_far.loss.ctx
    contribution = _any_contribution(context)
    after = pure.in_series(pure.debit(so_far.account, contribution), SERIES)
    costs = [term(cost, context) for cost in (contribution.sum_cost, contribution.excess_cost)]
    largest = [_noises(name, context) for name in ("sum_after", "excess_after")]
    price = pure.additional_cost(so_far.account, contribution)
    premises = {
        "the path so far": so_far.is_paid,
        "what it costs": z3.And(costs[0] >= 0, costs[1] >= 0),
        "as shown of a contribution": condition(price <= _left(so_far.account), context),
        "as shown of the largest noises": z3.And(
            largest[0].differ_by(after.sum_cost), largest[1].differ_by(after.excess_cost)
        ),
    }
    goal = Path(after, so_far.loss, largest[0], largest[1]).is_paid
    return Query("an epoch with the user", premises, goal)


def _left(account: Account) -> Number:
    return BUDGET - account.spent
