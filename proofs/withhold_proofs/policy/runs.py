"""The shipped policy at work: on pseudo-random histories with numbers of all sizes, and on all small streams."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Sequence
from dataclasses import astuple, replace
from fractions import Fraction

from withhold_proofs.accounted.runs import Run, decided, note
from withhold_proofs.accounted.settings import GRID, Setting
from withhold_proofs.model import Verdict
from withhold_proofs.policy.cached import CachedPolicy
from withhold_proofs.policy.cases import Closing, closing_alone, histories, known_to_end
from withhold_spec.accounted import pure
from withhold_spec.accounted.interface import BUDGET, Proposal, Public
from withhold_spec.accounted.records import Account, Contribution
from withhold_spec.params import Params
from withhold_spec.policy import blocks, budget_limit, scheduling
from withhold_spec.policy.fixed_point import ONE
from withhold_spec.policy.posterior import Posterior, update
from withhold_spec.policy.shipped import SHIPPED, RememberingPolicy
from withhold_spec.properties import ledger as ledger_invariants

CONFIDENCES = (Fraction(1, 2), Fraction(19, 20))
"""Of the error bars that are looked at."""


def drawn(number: int, epochs: int) -> Verdict:
    """Proposals, posteriors, bars and limits of drawn histories, also as at a known horizon."""
    tally: Tally[str] = Tally()
    for seed, history in enumerate(histories(number, epochs)):
        posterior, remembering = Posterior(), RememberingPolicy()
        for closing in history:
            tally["epochs"] += 1
            posterior = update(closing.before.params, posterior, closing.epoch)
            remembered = remembering.posterior(closing.after)
            fault = (
                _wrong_proposals(closing, tally)
                or _wrong_posterior(closing.after, posterior, tally)
                or _wrong_bar(closing.after, remembering, tally)
                or ("" if remembered == posterior else "the policy remembers another posterior")
            )
            ended = known_to_end(closing.before)
            if scheduling.running(ended) is None:
                fault = fault or _wrong_proposals(closing_alone(ended), tally)
            if fault:
                return Verdict(False, f"history {seed}: {fault}", tally)
        if SHIPPED.posterior(history[-1].after) != posterior:
            return Verdict(False, f"history {seed}: the policy has another posterior", tally)
    return Verdict(True, f"{tally['epochs']} epochs", tally)


def _wrong_proposals(closing: Closing, tally: Tally[str]) -> str:
    """The fault of the proposals, if any: each is carried out unchanged, within the available budget."""
    public, series = closing.before, closing.epoch.series
    contributions, schedule = closing.epoch.contributions, scheduling.current(public)
    end = public.samples if schedule is None else schedule.end
    tally["series begun"] += series.length > 1
    tally["series that go on"] += series.first <= len(public.epochs)
    tally["epochs without an excess"] += closing.epoch.excess is None
    tally["blocks in two strata"] += len({each.stratum for each in contributions}) > 1
    if schedule is not None and schedule.asks is (closing.epoch.excess is None):
        return f"an excess is released or not, other than {schedule} says"
    if series.strata != blocks.number_of_strata(public) or not 1 <= series.strata <= 2:
        return f"{series} has other strata than the policy says"
    for user, proposal, contribution in zip(
        public.withheld_users, closing.proposals, contributions, strict=True
    ):
        account = public.accounts[user]
        entered = pure.in_series(account, series)
        paid = _exact(entered.sum_cost) + _exact(entered.excess_cost)
        before = _exact(account.spent) - paid
        available = budget_limit.available_budget(public, user, end, before)
        tally["proposals"] += 1
        tally["excess queries"] += proposal.excess_weight != 0
        tally["more than the limit"] += (
            available > budget_limit.budget_limit_of(public, user, end) - before > 0
        )
        if public.params.horizon_given and public.samples == public.params.horizon:
            tally["excess queries at a known end"] += proposal.excess_weight != 0
            tally["series at a known end"] += series.length > 1
        tally["intervals that clip"] += (
            proposal.high - proposal.low != contribution.size * public.params.grid
        )
        tally["paid before in the series"] += entered.sum_cost != 0
        if not 0 <= available <= BUDGET - before:
            return f"user {user}: {available} is available after {before}"
        if not 0 <= _exact(proposal.stratum) < series.strata:
            return f"user {user}: {proposal} is in no stratum of {series}"
        fault = _wrong_proposal(entered, available, proposal, contribution, public.params.grid)
        if fault:
            return f"user {user}: {fault}"
    return ""


def _wrong_proposal(
    account: Account, available: int, proposal: Proposal, contribution: Contribution, grid: int
) -> str:
    if not are_integers(astuple(proposal)):
        return f"{proposal} is not made of integers"
    after = pure.debit(account, contribution)
    in_series = _exact(after.sum_cost) + _exact(after.excess_cost)
    kept = ledger_invariants.weight_within_budget
    if not (
        kept(proposal.weight, contribution.weight, in_series, available) is True
        and kept(proposal.excess_weight, contribution.excess_weight, in_series, available) is True
    ):
        return f"{proposal} with {available} available is carried out as {contribution}"
    if proposal.weight < 0 or proposal.excess_weight < 0 or proposal.saturation < 0:
        return f"{proposal} has a negative part"
    within, whole = ledger_invariants.interval_within, contribution.size * grid
    for ends in ((proposal.low, proposal.high), (proposal.inner_low, proposal.inner_high)):
        if within(*ends, whole) is not True:
            return f"{ends} of {proposal} for {contribution.size} samples"
    return ""


def _wrong_posterior(public: Public, posterior: Posterior, tally: Tally[str]) -> str:
    """The fault of the posterior after the epochs, if any."""
    scatter, clipping, line = posterior.scatter, posterior.clipping, posterior.line
    tally["users found to differ"] += scatter.users > 0
    tally["variances halved"] += scatter.halvings > 0
    tally["halvings taken back"] += scatter.settled
    tally["something cut off"] += clipping.bound > 0
    tally["something shown to be outside"] += clipping.outside > 0
    numbers = [
        *posterior.counts,
        posterior.shift,
        posterior.unequal,
        scatter.users,
        scatter.halvings,
        *astuple(clipping),
        clipping.outside,
        *(part for each in posterior.filters for part in (*each.ends, *astuple(each)[3:])),
        *line.ends,
        *line.errors,
        line.slope,
    ]
    estimate = SHIPPED.total(public)
    if not are_integers((*numbers, posterior.centre, estimate)):
        return f"{posterior} is not made of integers"
    if not 0 <= posterior.centre <= ONE:
        return f"an estimate of {posterior.centre}"
    if posterior.counts != public.counts[: len(posterior.counts)]:
        return f"counts of {posterior.counts}"
    parts = (posterior.shift, posterior.unequal, scatter.halvings, *line.errors)
    if min(parts) < 0 or not 0 <= scatter.users <= ONE:
        return f"a negative part, or {scatter}"
    if not 0 <= clipping.assumed <= clipping.room <= ONE or not 0 <= clipping.bound <= ONE:
        return f"of the mean, {clipping} is cut off"
    if not 0 <= clipping.outside <= ONE:
        return f"of {clipping}, {clipping.outside} is used"
    within = ledger_invariants.estimate_within(estimate, public.released, public.params.grid)
    if within is not True:
        return f"an estimate of {estimate} for {public.released} samples"
    return ""


def _wrong_bar(public: Public, policy: RememberingPolicy, tally: Tally[str]) -> str:
    """The fault of the error bar, if any: also when more samples have come than are released."""
    waiting = replace(public, counts=tuple(2 * count for count in public.counts))
    for seen in (public, waiting):
        bar = policy.bar(seen)
        widths = [bar.half_width(confidence) for confidence in CONFIDENCES]
        tally[f"bars, {bar.reason}"] += 1
        tally["bars as wide as may be"] += widths[1] == bar.farthest
        if not are_integers((bar.deviation, bar.clipping, *widths)):
            return f"{bar} is not made of integers"
        if not 0 <= widths[0] <= widths[1] <= bar.farthest <= ONE:
            return f"{bar} has the half widths {widths}"
        if bar.deviation < 0 or widths[1] < min(bar.clipping, bar.farthest):
            return f"{bar} leaves out what was cut off"
        centre = policy.posterior(seen).centre
        rounded = -(-ONE // (2 * seen.released * seen.params.grid))
        if bar.farthest != min(ONE, max(centre, ONE - centre) + rounded):
            return f"{bar} is not about the estimate"
        if bar.clipping < min(rounded, bar.farthest):
            return f"{bar} leaves out that the estimate is rounded"
    return ""


def are_integers(numbers: Sequence[object]) -> bool:
    """Whether all are Python integers, and none a truth value or a fraction."""
    return all(type(number) is int for number in numbers)


def _exact(number: object) -> int:
    if not isinstance(number, int):
        raise TypeError("an account is kept in integers")
    return number


def paid_out(users: int, longest: int, epsilons: Sequence[str]) -> Verdict:
    """At the horizon everything is released, or what is left is not worth its noise."""
    tally: Tally[str] = Tally()
    settings = [
        Setting(
            CachedPolicy(), Params(users, longest, epsilon, 1, grid=GRID, horizon=length), length
        )
        for epsilon in epsilons
        for length in range(1, longest + 1)
    ]
    for setting in settings:
        for run in decided([setting], users):
            note(tally, run.state, run.steps[-1])
            if len(run.users) == setting.params.horizon:
                fault = _withheld(run, tally)
                if fault:
                    return Verdict(False, f"{run.described}: {fault}", tally)
    return Verdict(True, f"{tally['streams']} streams", tally)


def _withheld(run: Run, tally: Tally[str]) -> str:
    params, step = run.plan.params, run.steps[-1]
    public = Public(params, _counts(run), run.state.accounts, run.state.epochs)
    left, available_change = (
        public.samples - step.total,
        budget_limit.available_change(public, public.samples),
    )
    tally["streams"] += 1
    tally["everything released"] += left == 0
    tally["too little left"] += left > 0
    if ledger_invariants.horizon_paid_out(left, available_change, params.epsilon):
        return ""
    return f"{left} samples are withheld, with {available_change} ledger units left for them"


def _counts(run: Run) -> tuple[int, ...]:
    return tuple(len(samples) for samples in run.state.samples.values())
