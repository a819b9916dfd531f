"""Pseudo-random histories of the ledger mechanism: few users and epochs, small and very large numbers.

A hash draws the arrivals and the released sums. Proposals and series are the shipped policy's. Epochs close
when a series asks for it, mostly at checkpoints if no series is open, and sometimes at any time. There are
no samples, since a policy sees none.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from hashlib import sha256

from withhold_spec.accounted import pure
from withhold_spec.accounted.interface import BUDGET, Proposal, Public
from withhold_spec.accounted.plan import ledger_plan
from withhold_spec.accounted.records import Account, Contribution, Epoch, Series
from withhold_spec.accounted.state import LedgerState
from withhold_spec.noise import ZERO
from withhold_spec.params import Params
from withhold_spec.policy import scheduling
from withhold_spec.policy.shipped import SHIPPED, RememberingPolicy

EPSILONS = tuple(map(Fraction, ("4294967296", "1000", "100", "20", "8", "1/3", "1/4294967296")))
WEIGHTINGS = ("sample", "user")


@dataclass(frozen=True)
class Sizes:
    """How large the numbers of histories are.

    horizon: a known one. grid: the finest. block, unknown: the bits of a block's size with a known
    horizon and without. epsilons: the budgets.
    """

    horizon: int
    grid: int
    block: int
    unknown: int
    epsilons: tuple[Fraction, ...]


LARGE = Sizes(2**61, 2**32, 56, 48, EPSILONS)


class Draws:
    """Pseudo-random integers, the same in every run."""

    def __init__(self, *seed: object) -> None:
        self._seed, self._used = seed, 0

    def below(self, n: int) -> int:
        """An integer from 0 to n - 1."""
        self._used += 1
        drawn = sha256(repr((self._seed, self._used)).encode()).digest()
        return int.from_bytes(drawn, "big") % n

    def up_to(self, n: int) -> int:
        """An integer from 1 to n, of any magnitude."""
        return 1 + self.below(min(n, 2 ** self.below(1 + n.bit_length())))


@dataclass(frozen=True)
class Closing:
    """What the policy sees when an epoch closes, its proposals, and what is charged and released."""

    before: Public
    proposals: Sequence[Proposal]
    epoch: Epoch
    after: Public

    @property
    def accounts(self) -> list[Account]:
        """The accounts of the users that take part, before the epoch."""
        return [self.before.accounts[user] for user in self.before.withheld_users]


def histories(number: int, epochs: int, sizes: Sizes = LARGE) -> Iterator[list[Closing]]:
    """So many histories, of that many epochs each."""
    for seed in range(number):
        yield list(_history(Draws("history", seed), seed, epochs, sizes))


def _history(draws: Draws, seed: int, epochs: int, sizes: Sizes) -> Iterator[Closing]:
    params, users = _params(draws, seed, sizes), 1 + draws.below(12)
    public, policy = Public(params, (), (), ()), RememberingPolicy()
    for _ in range(epochs):
        public = _arrive(draws, public, users, sizes)
        proposals = policy.proposals(public)
        epoch, accounts = _close(draws, public, proposals)
        after = replace(public, accounts=accounts, epochs=(*public.epochs, epoch))
        yield Closing(public, proposals, epoch, after)
        public = after


def _params(draws: Draws, seed: int, sizes: Sizes) -> Params:
    horizon = (None, 1000, sizes.horizon)[seed % 3]
    return Params(
        12 + draws.up_to(2**20),
        2**62,
        sizes.epsilons[draws.below(len(sizes.epsilons))],
        1,
        grid=draws.up_to(sizes.grid),
        horizon=horizon,
        weighting=WEIGHTINGS[draws.below(len(WEIGHTINGS))],
    )


def _arrive(draws: Draws, public: Public, users: int, sizes: Sizes) -> Public:
    """Some users send their first or more samples, at least one of them; sometimes until near a known end."""
    schedule = scheduling.running(public)
    if schedule is not None:  # the next epoch closes at a release time
        following = min(
            release_time for release_time in schedule.release_times if release_time > public.samples
        )
        return _share_out(draws, public, users, following - public.samples)
    horizon, now = public.params.horizon, public.samples
    if public.params.horizon_given and now < horizon and draws.below(4) == 0:
        near = max(now + 1, scheduling.release_time(horizon, 1, draws.below(6)))
        return _share_out(draws, public, users, near - now)
    public = _send(draws, public, users, sizes)
    end = _next_checkpoint(public)
    if end > public.samples and draws.below(4):
        return _share_out(draws, public, 1, end - public.samples)
    return public


def _send(draws: Draws, public: Public, users: int, sizes: Sizes) -> Public:
    """Some users send few or many samples; no time that matters exceeds 2**63."""
    least = draws.below(users)
    most = 1 << draws.below(sizes.block if public.params.horizon_given else sizes.unknown)
    for user in range(users):
        known = len(public.counts)
        if user <= known and (user == min(least, known) or draws.below(3)):
            public = _more(public, user, draws.up_to(most))
    return public


def _share_out(draws: Draws, public: Public, users: int, samples: int) -> Public:
    """So many samples arrive, from some users."""
    while samples:
        user = draws.below(1 + min(users - 1, len(public.counts)))
        number = samples if draws.below(4) == 0 else draws.up_to(samples)
        public, samples = _more(public, user, number), samples - number
    return public


def _more(public: Public, user: int, number: int) -> Public:
    counts, accounts = list(public.counts), list(public.accounts)
    if user == len(counts):
        counts.append(0)
        accounts.append(Account(first=1 + sum(counts)))
    counts[user] += number
    return replace(public, counts=tuple(counts), accounts=tuple(accounts))


def _next_checkpoint(public: Public) -> int:
    """The next time at which a run looks at its schedule, or now."""
    now, horizon = public.samples, public.params.horizon
    if not public.params.horizon_given:
        return 1 << (now - 1).bit_length()
    half_doublings = range(2 * horizon.bit_length())
    return min(
        (t for j in half_doublings if (t := scheduling.release_time(horizon, 1, j)) >= now),
        default=now,
    )


def _close(
    draws: Draws, public: Public, proposals: Sequence[Proposal]
) -> tuple[Epoch, tuple[Account, ...]]:
    series = _series(public)
    before = sum(one.series == series and one.excess is not None for one in public.epochs)
    with_excess = SHIPPED.asks_excess(public) and before < series.excess_queries
    accounts, contributions = _contributed(public, proposals, series, with_excess)
    noisy = [
        draws.below(1 + most) + _noise(draws, public.params)
        for most in _costs(contributions, series.strata)
    ]
    # every other excess is small, as if samples hardly varied
    outside = _exact([one.excess_cost for one in contributions]) >> 4 * draws.below(2)
    cut = draws.below(1 + outside) + _noise(draws, public.params) if with_excess else None
    return Epoch(public.samples, series, contributions, tuple(noisy), cut), accounts


def _costs(contributions: Sequence[Contribution], strata: int) -> list[int]:
    """The most that the sum of each stratum can be, if all intervals begin at 0."""
    return [
        _exact([one.sum_cost for one in contributions if one.stratum == stratum])
        for stratum in range(strata)
    ]


def _contributed(
    public: Public, proposals: Sequence[Proposal], series: Series, with_excess: bool
) -> tuple[tuple[Account, ...], tuple[Contribution, ...]]:
    """The accounts after an epoch, and the proposals as carried out."""
    accounts, contributions = list(public.accounts), list[Contribution]()
    for user, proposal in zip(public.withheld_users, proposals, strict=True):
        size = public.counts[user] - accounts[user].released
        entered = pure.in_series(accounts[user], series)
        made = proposal if with_excess else replace(proposal, excess_weight=0)
        contributions.append(pure.contribute(entered, user, size, made))
        accounts[user] = pure.debit(entered, contributions[-1])
    return tuple(accounts), tuple(contributions)


def known_to_end(public: Public) -> Public:
    """The same history with the end of the stream as its known horizon."""
    given = public.params
    params = Params(
        given.max_users,
        given.max_samples,
        given.epsilon,
        given.beta,
        grid=given.grid,
        horizon=public.samples,
        weighting=given.weighting,
    )
    return replace(public, params=params)


def closing_alone(public: Public) -> Closing:
    """An epoch that is a series of its own; its released sums are 0."""
    proposals, strata = SHIPPED.proposals(public), SHIPPED.strata(public)
    series = Series(len(public.epochs) + 1, 1, 1, strata)
    accounts, contributions = _contributed(public, proposals, series, True)
    epoch = Epoch(public.samples, series, contributions, (0,) * strata, 0)
    after = replace(public, accounts=accounts, epochs=(*public.epochs, epoch))
    return Closing(public, proposals, epoch, after)


def _series(public: Public) -> Series:
    """The series of the epoch that closes now; of one epoch if the policy would not close."""
    asked, excess_queries = SHIPPED.length(public), SHIPPED.excess_queries(public)
    if scheduling.current(public) is None:
        asked, excess_queries = 1, 1
    last = public.epochs[-1].series if public.epochs else Series(1, 0, 0)
    state = LedgerState(samples={}, epochs=public.epochs, series=last)
    plan, strata = ledger_plan(public.params), SHIPPED.strata(public)
    return pure.open_series(plan, state, asked, strata, excess_queries, ZERO).series


def _exact(numbers: Sequence[object]) -> int:
    return sum(number for number in numbers if isinstance(number, int))


def _noise(draws: Draws, params: Params) -> int:
    """Mostly of the size of the noise scale, sometimes far larger."""
    scale = int(BUDGET / params.epsilon) * (4 if draws.below(8) > 4 else 1)
    return draws.below(1 + 2 * scale) - scale
