"""The ledger mechanism run over the tree of arrivals and closings, under policies that do anything.

At every arrival an epoch closes or does not, so that all sets of closing times occur; or a policy decides
(`settings`). `streams` has the runs on solver terms.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from typing import cast

from withhold_proofs.accounted.settings import GRID, Setting, Told, digest, plan_with
from withhold_proofs.model import Verdict
from withhold_proofs.numbers.secret import SecretNumber
from withhold_proofs.paper.oblivious import SECRETS, VALUES, Different, judged
from withhold_proofs.streams.draws import GaussianOnly, SeriesOnly
from withhold_proofs.streams.patterns import Pattern
from withhold_spec.accounted import gaussian, pure
from withhold_spec.accounted.interface import BUDGET
from withhold_spec.accounted.plan import LedgerPlan
from withhold_spec.accounted.records import Contribution
from withhold_spec.accounted.state import LedgerState, ledger_start
from withhold_spec.errors import TooManyUsersError
from withhold_spec.noise import Source, Tape
from withhold_spec.number import Number
from withhold_spec.params import Params
from withhold_spec.properties import ledger as ledger_invariants
from withhold_spec.properties import paper
from withhold_spec.records import Step, Write


@dataclass(frozen=True)
class Run:
    """A run so far: who came, every step, the plan of the last step, and the states before and after it."""

    users: Pattern
    steps: tuple[Step, ...]
    plan: LedgerPlan
    before: LedgerState
    state: LedgerState

    @property
    def described(self) -> str:
        """The arrivals, and when epochs closed."""
        closed = [step.t for step in self.steps if step.written]
        return f"arrivals {''.join(map(str, self.users))}, closed at {closed}"


Choices = Callable[[], Iterator[LedgerPlan]]
"""The plans under which the next sample may arrive: one for each thing that the policy may do."""


def told(params: Params, with_gaussian: bool = False) -> Choices:
    """The two choices: an epoch closes, or it does not."""
    return lambda: (plan_with(Told(close), params, with_gaussian) for close in (False, True))


def step_of(
    plan: LedgerPlan, state: LedgerState, user: int, sample: Number, source: Source
) -> tuple[LedgerState, Step]:
    """A step of the form of the mechanism that the plan is for."""
    if plan.noise == "gaussian":
        return gaussian.gaussian_step(plan, state, user, sample, source)
    return pure.ledger_step(plan, state, user, sample, source)


def runs(
    choices: Choices,
    users: int,
    length: int,
    sample: Callable[[int], Number] = lambda t: 2**t,
    source: Source | None = None,
) -> Iterator[Run]:
    """Every run of at most `length` samples of at most `users` users, each prefix once."""
    draws = Tape() if source is None else source
    waiting = [
        Run((), (), plan, ledger_start(plan), ledger_start(plan)) for plan in (next(choices()),)
    ]
    while waiting:
        run = waiting.pop()
        if run.steps:
            yield run
        if len(run.users) == length:
            continue
        number = sample(len(run.users))
        newest = max(run.users, default=-1) + 1
        for user in range(min(newest + 1, users)):
            for plan in choices():
                state, step = step_of(plan, run.state, user, number, draws)
                after = Run((*run.users, user), (*run.steps, step), plan, run.state, state)
                waiting.append(after)


class Answer(SecretNumber):
    """Noise that is only known by the released sum that it leads to.

    For every exact sum there is exactly one such noise value. So a run on these values, for a given path of
    released sums, stands for a run on whatever noise leads there.
    """

    __slots__ = ("outcome",)

    def __init__(self, outcome: int) -> None:
        self.outcome = outcome

    def __radd__(self, other: Number, /) -> int:  # type: ignore[override]  # the sum is released
        return self.outcome


@dataclass(frozen=True)
class Path(SeriesOnly):
    """Draws that lead along a path of released sums, with radii that reveal nothing."""

    seed: int
    unit: int = 1

    def radius(
        self, counter: int, first_node: int, length: int, sums: int, scale: Fraction
    ) -> Number:
        return SecretNumber()

    def uniform_noise(
        self, counter: int, node: int, sums: int, radius: Number
    ) -> tuple[Number, ...]:
        return tuple(self.leading(one, node) for one in range(counter, counter + sums))

    def leading(self, counter: int, node: int) -> Number:
        """The noise that leads to the released sum of this address."""
        outcome = int.from_bytes(digest("path", self.seed, counter, node)[:2], "big") - 2**15
        return cast(Number, Answer(outcome * self.unit))


@dataclass(frozen=True)
class GaussianPath(GaussianOnly):
    """The same with Gaussian noise."""

    seed: int
    unit: int = 1

    def gaussian(self, counter: int, node: int, variance: Fraction) -> Number:
        return Path(self.seed, self.unit).leading(counter, node)


def oblivious_runs(settings: Sequence[Setting], users: int) -> Verdict:
    """Secrets and several data sets side by side, on every pattern and along several paths."""

    def check(tally: Tally[str]) -> None:
        for setting in settings:
            draws = GaussianPath if setting.gaussian else Path
            path = draws(setting.seed, setting.unit)
            first = (ledger_start(setting.plan),) * (1 + len(VALUES))
            waiting: list[tuple[Pattern, tuple[LedgerState, ...]]] = [((), first)]
            while waiting:
                pattern, states = waiting.pop()
                if len(pattern) == setting.length:
                    tally["patterns"] += 1
                    continue
                newest = max(pattern, default=-1) + 1
                for user in range(min(newest + 1, users)):
                    after = _beside(setting.plan, (*pattern, user), states, path, tally)
                    waiting.append(((*pattern, user), after))

    return judged(check)


def _beside(
    plan: LedgerPlan,
    pattern: Pattern,
    states: Sequence[LedgerState],
    source: Source,
    tally: Tally[str],
) -> tuple[LedgerState, ...]:
    """One more arrival in every run.

    Raises: Different, Looked.
    """
    user, j = pattern[-1], pattern.count(pattern[-1])
    data = (SECRETS, *VALUES.values())
    stepped = [
        step_of(plan, state, user, own(user, j), source)
        for state, own in zip(states, data, strict=True)
    ]
    secret, *others = [step for _, step in stepped]
    for name, step in zip(VALUES, others, strict=True):
        tally["comparisons"] += 1
        if not ledger_invariants.epochs_oblivious([secret], [step]):
            raise Different(f"arrivals {pattern}, data {name}")
    note(tally, stepped[0][0], secret)
    return tuple(state for state, _ in stepped)


def note(tally: Tally[str], state: LedgerState, step: Step) -> None:
    """Counts what the step did; `state` is the state after it."""
    tally["prefixes"] += 1
    tally["ignored samples"] += step.ignored
    if step.epoch is not None:
        tally["epochs"] += 1
        tally["epochs without an excess"] += step.epoch.excess is None
        contributions = step.epoch.contributions
        paid = [contribution.sum_cost + contribution.excess_cost for contribution in contributions]
        tally["several users"] += len(contributions) > 1
        places = [contribution.stratum for contribution in contributions]
        strata = range(step.epoch.series.strata)
        tally["several strata"] += len(strata) > 1
        tally["blocks in several strata"] += len({place for place in places if place in strata}) > 1
        tally["blocks in no stratum"] += sum(place not in strata for place in places)
        tally["nothing paid"] += sum(cost == 0 for cost in paid)
        tally["something paid"] += sum(cost != 0 for cost in paid)
        tally["excess queries paid"] += sum(
            contribution.excess_cost != 0 for contribution in contributions
        )
        tally["series that go on"] += step.epoch.series.first < len(state.epochs)
        # with Gaussian noise accounts are in squares, and the state opens no series
        whole = BUDGET if state.series.length > 0 else BUDGET * BUDGET
        tally["users with nothing left"] += sum(one.spent == whole for one in state.accounts)


def released(sizes: Sequence[tuple[int, int, int]], with_gaussian: bool = False) -> Verdict:
    """Sample number t has the value 2**t and nothing is clipped, so an epoch's sum shows its samples.

    sizes: users, samples, and how many samples of one user count.
    """

    def all_runs() -> Iterator[Run]:
        for users, length, limit in sizes:
            params = Params(users, limit, 1, 1, extra_users="ignore")
            yield from runs(told(params, with_gaussian), users + 1, length)

    return every_run(all_runs(), _wrong_content)


def _wrong_content(run: Run, tally: Tally[str]) -> str:
    """The fault of the sums of all epochs so far, if any: each sample must be in one of them."""
    tally["several epochs"] += len(run.state.epochs) > 1
    held, step = 0, run.steps[-1]
    for write in (write for each in run.steps for write in sums_of(each)):
        if not isinstance(write.sum, int) or held & write.sum:
            return "a sample is in two epochs"
        held |= write.sum
    if held.bit_count() != step.total:
        return f"total is {step.total}, the epochs hold {held.bit_count()} samples"
    counted = sum(2**t for t, each in enumerate(run.steps) if not each.ignored)
    return "a counted sample is in no epoch" if step.written and held != counted else ""


def sums_of(step: Step) -> tuple[Write, ...]:
    """The nodes of the epoch's strata, if an epoch closed; the excess is another."""
    return () if step.epoch is None else step.written[: step.epoch.series.strata]


def books(settings: Sequence[Setting], users: int) -> Verdict:
    """After every step, each account equals the sum of its user's contributions."""
    return every_run(decided(settings, users), lambda run, tally: _wrong_accounts(run))


def every_run(checked: Iterable[Run], fault: Callable[[Run, Tally[str]], str]) -> Verdict:
    """Whether no run has the fault, and each keeps the promises that every sample is released once and
    that every node is drawn once.
    """
    tally: Tally[str] = Tally()
    for run in checked:
        note(tally, run.state, run.steps[-1])
        found = fault(run, tally)
        if not found and not ledger_invariants.released_once(run.users, run.steps):
            found = "an epoch holds other blocks"
        if not found and not paper.node_stored_once(run.steps):
            found = "a node is drawn twice"
        if found:
            return Verdict(False, f"{run.described}: {found}", tally)
    return Verdict(True, f"{tally['prefixes']} runs", tally)


def decided(settings: Sequence[Setting], users: int, source: Source | None = None) -> Iterator[Run]:
    """Every run in which the setting's policy decides."""
    for each in settings:
        alone = partial(_alone, each.plan)
        yield from runs(alone, users, each.length, lambda t: t % (GRID + 1), source)


def _alone(plan: LedgerPlan) -> Iterator[LedgerPlan]:
    yield plan


def _wrong_accounts(run: Run) -> str:
    state, step = run.state, run.steps[-1]
    for number, epoch in enumerate(state.epochs, start=1):
        if epoch.excess is None and any(
            contribution.excess_weight != 0 for contribution in epoch.contributions
        ):
            return f"epoch {number} releases no excess, and costs somebody one"
    for user, account in enumerate(state.accounts):
        own = [
            (epoch.series.first, contribution)
            for epoch in state.epochs
            for contribution in epoch.contributions
            if contribution.user == user
        ]
        if account.released != sum(contribution.size for _, contribution in own):
            return f"the account of user {user} does not hold the user's blocks"
        if (account.spent, account.sum_cost, account.excess_cost) != _paid(own, account.series):
            return f"the account of user {user} is not what was charged"
        if account.series != max((series for series, _ in own), default=0):
            return f"the account of user {user} is of another series than the user's last one"
        if ledger_invariants.ledger_never_overdrawn(account.spent) is not True:
            return f"user {user} has spent {account.spent}"
    most = max((exact(account.spent) for account in state.accounts), default=0)
    if step.spent * BUDGET != step.params.epsilon * most:
        return f"{step.spent} of epsilon is said to be spent"
    return ""


def _paid(own: Sequence[tuple[int, Contribution]], last: int) -> tuple[int, int, int]:
    """The cost of all contributions, and the largest cost of a sum and of an excess in the last series."""
    largest_cost: dict[int, tuple[int, int]] = {last: (0, 0)}
    for series, contribution in own:
        sums, excesses = largest_cost.get(series, (0, 0))
        costs = exact(contribution.sum_cost), exact(contribution.excess_cost)
        largest_cost[series] = max(sums, costs[0]), max(excesses, costs[1])
    return sum(sum(pair) for pair in largest_cost.values()), *largest_cost[last]


def exact(number: Number) -> int:
    if not isinstance(number, int):
        raise TypeError("an account is kept in integers")
    return number


def horizon(users: int, length: int, limit: int, with_gaussian: bool = False) -> Verdict:
    """After a user's last sample that counts, and for a user too many, nothing happens."""
    params = Params(users, limit, 1, 1, extra_users="ignore")
    tally: Tally[str] = Tally()
    for run in runs(told(params, with_gaussian), users + 1, length):
        counts: Tally[int] = Tally()
        for user in run.users:
            if (user in counts or len(counts) < users) and counts[user] < limit:
                counts[user] += 1
        step = run.steps[-1]
        note(tally, run.state, step)
        tally["stream is full"] += sum(counts.values()) == users * limit
        tally["everything released"] += step.total == users * limit
        user = run.users[-1]
        ignored = run.users.count(user) > counts[user]
        if step.ignored is not ignored or (ignored and not _nothing_happened(run)):
            return Verdict(False, f"{run.described}: a sample that does not count", tally)
    try:
        refusing = Params(users, limit, 1, 1)
        full = tuple(range(users + 1))
        refused = runs(told(refusing, with_gaussian), users + 1, users + 1)
        *_, last = (run for run in refused if run.users == full)
    except TooManyUsersError:
        return Verdict(True, f"{tally['prefixes']} runs", tally)
    return Verdict(False, f"{last.described}: a user too many is not refused", tally)


def _nothing_happened(run: Run) -> bool:
    """Whether the last step changed nothing and showed what the step before showed."""
    step, state = run.steps[-1], replace(run.before, t=run.state.t)
    before = run.steps[-2].sum if len(run.steps) > 1 else 0
    silent = not (step.written or step.charges or step.epoch)
    return silent and state == run.state and step.sum == before
