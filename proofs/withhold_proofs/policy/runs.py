"""The shipped policy at work: on pseudo-random histories with numbers of all sizes, and on all small streams."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Sequence
from dataclasses import astuple

from withhold_proofs.accounted.runs import Run, decided, note
from withhold_proofs.accounted.settings import GRID, Setting
from withhold_proofs.model import Verdict
from withhold_proofs.policy.cases import Closing, closing_alone, histories, known_to_end
from withhold_spec.accounted import pure
from withhold_spec.accounted.interface import Proposal, Public
from withhold_spec.accounted.records import Account, Contribution
from withhold_spec.params import Params
from withhold_spec.policy import budget_limit, scheduling
from withhold_spec.policy.estimation import ONE, posterior_of
from withhold_spec.policy.shipped import SHIPPED, interval
from withhold_spec.properties import ledger as ledger_invariants

SIZES = (1, 2, 1000)
"""Of blocks whose intervals are looked at, beside those that occur."""


def drawn(number: int, epochs: int) -> Verdict:
    """Proposals, posteriors, intervals and limits of drawn histories, also as at a known horizon."""
    tally: Tally[str] = Tally()
    for seed, history in enumerate(histories(number, epochs)):
        for closing in history:
            tally["epochs"] += 1
            fault = _wrong_proposals(closing, tally) or _wrong_posterior(closing.after, tally)
            ended = known_to_end(closing.before)
            if scheduling.running(ended) is None:
                fault = fault or _wrong_proposals(closing_alone(ended), tally)
            if fault:
                return Verdict(False, f"history {seed}: {fault}", tally)
    return Verdict(True, f"{tally['epochs']} epochs", tally)


def _wrong_proposals(closing: Closing, tally: Tally[str]) -> str:
    """The fault of the proposals, if any: each is carried out unchanged, within the available budget."""
    public = closing.before
    contributions, schedule = closing.epoch.contributions, scheduling.current(public)
    end = public.samples if schedule is None else schedule.end
    tally["series begun"] += closing.epoch.series.length > 1
    tally["series that go on"] += closing.epoch.series.first <= len(public.epochs)
    tally["epochs without an excess"] += closing.epoch.excess is None
    if schedule is not None and (public.samples in schedule.excess_times) is (
        closing.epoch.excess is None
    ):
        return f"an excess is released at another time than {schedule.excess_times}"
    for user, proposal, contribution in zip(
        public.withheld_users, closing.proposals, contributions, strict=True
    ):
        account, count = public.accounts[user], public.counts[user]
        entered = pure.in_series(account, closing.epoch.series)
        limit = budget_limit.limit(public, count, account.first, end)
        tally["proposals"] += 1
        tally["excess queries"] += proposal.excess_weight != 0
        if public.params.horizon_given and public.samples == public.params.horizon:
            tally["excess queries at a known end"] += proposal.excess_weight != 0
            tally["series at a known end"] += closing.epoch.series.length > 1
        tally["intervals that clip"] += (
            proposal.high - proposal.low != contribution.size * public.params.grid
        )
        tally["paid before in the series"] += entered.sum_cost != 0
        fault = _wrong_proposal(entered, limit, proposal, contribution, public.params.grid)
        if fault:
            return f"user {user}: {fault}"
    return ""


def _wrong_proposal(
    account: Account, limit: int, proposal: Proposal, contribution: Contribution, grid: int
) -> str:
    if not are_integers(astuple(proposal)):
        return f"{proposal} is not made of integers"
    if ledger_invariants.limit_grows(0, limit) is not True:
        return f"a limit of {limit}"
    paid = _exact(account.sum_cost) + _exact(account.excess_cost)
    left = max(0, limit - (_exact(account.spent) - paid))
    after = pure.debit(account, contribution)
    in_series = _exact(after.sum_cost) + _exact(after.excess_cost)
    kept = ledger_invariants.weight_within_budget
    if not (
        kept(proposal.weight, contribution.weight, in_series, left) is True
        and kept(proposal.excess_weight, contribution.excess_weight, in_series, left) is True
    ):
        return f"{proposal} with {left} left is carried out as {contribution}"
    if proposal.weight < 0 or proposal.excess_weight < 0 or proposal.saturation < 0:
        return f"{proposal} has a negative part"
    within, whole = ledger_invariants.interval_within, contribution.size * grid
    for ends in ((proposal.low, proposal.high), (proposal.inner_low, proposal.inner_high)):
        if within(*ends, whole) is not True:
            return f"{ends} of {proposal} for {contribution.size} samples"
    return ""


def _wrong_posterior(public: Public, tally: Tally[str]) -> str:
    """The fault of the posterior after the epochs, if any."""
    posterior = posterior_of(public.params, public.epochs)
    kept = [part for name, part in vars(posterior).items() if name != "settled"]
    made = (
        *kept,
        posterior.centre,
        posterior.standard_error,
        posterior.variance,
        posterior.deviation(1),
    )
    tally["users found to differ"] += posterior.between_user_sd > 0
    tally["variances halved"] += posterior.halvings > 0
    tally["halvings taken back"] += posterior.settled
    estimate = SHIPPED.total(public)
    if not are_integers((*made, estimate)) or type(posterior.settled) is not bool:
        return f"{posterior} is not made of integers"
    if not (
        0 <= posterior.centre <= ONE
        and posterior.standard_error > 0
        and 0 <= posterior.between_user_sd <= ONE
    ):
        shown = posterior.centre, posterior.standard_error, posterior.between_user_sd
        return "centre {}, standard error {}, between-user SD {}".format(*shown)
    if not 0 <= posterior.common <= ONE:
        return f"the squares of users' shares are together {posterior.common}"
    if not 0 < 4 * posterior.variance <= ONE or posterior.halvings < 0:
        return f"a variance of {posterior.variance}, {posterior.halvings} times halved"
    within = ledger_invariants.estimate_within(estimate, public.released, public.params.grid)
    if within is not True:
        return f"an estimate of {estimate} for {public.released} samples"
    reaches = (0, 3, 5, 9)
    found = [interval(public.params, posterior, size, each) for size in SIZES for each in reaches]
    ends = [(one.low, one.high, one.inner_low, one.inner_high, one.saturation) for one in found]
    return "" if are_integers([end for each in ends for end in each]) else f"{found}"


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
        Setting(SHIPPED, Params(users, longest, epsilon, 1, grid=GRID, horizon=length), length)
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
