"""E7, E8, E10: the cost of a changed user where samples or users are not limited, on unknown samples."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import partial
from math import ceil, floor

import z3

from withhold_proofs.errata.pairs import Pair, pair, printed
from withhold_proofs.model import WHOLE, Query, Verdict
from withhold_proofs.numbers.terms import (
    absolute,
    all_of,
    as_fraction,
    between,
    rational,
    real,
    total,
)
from withhold_proofs.streams.patterns import plan_of
from withhold_proofs.streams.search import search
from withhold_spec.as_printed import constants as printed_constants
from withhold_spec.as_printed import given_prior, naive
from withhold_spec.as_printed.reals import Undefined
from withhold_spec.as_printed.trace import REPAIRED, Outcome
from withhold_spec.enclosures import Enclosure
from withhold_spec.noise import ZERO
from withhold_spec.number import Number, clip
from withhold_spec.paper import constants
from withhold_spec.params import Params
from withhold_spec.properties.paper import budget
from withhold_spec.records import Step
from withhold_spec.replay import PAPER_MECHANISMS, run
from withhold_spec.stream import User

Events = Sequence[tuple[User, Number]]
Nodes = list[tuple[int, int, int, Number]]
"""The nodes that a run makes: time, counter, node, noise-free sum."""
Runner = Callable[[Events], Nodes]
Scales = Callable[[Params, int], Fraction]

BITS = 64


def of_print(outcomes: Sequence[Outcome]) -> Nodes:
    """The nodes of a printed run."""
    return [
        (made.t, made.counter, made.node, made.sum) for outcome in outcomes for made in outcome.made
    ]


def of_spec(steps: Sequence[Step]) -> Nodes:
    """The nodes of a run of the specification."""
    return [
        (step.t, write.counter, write.node, write.sum) for step in steps for write in step.written
    ]


def spec_run(mechanism: str, params: Params, events: Events) -> Nodes:
    """The nodes of a run of the specification on samples in grid units, of any kind."""
    make_plan, make_start, step_function = PAPER_MECHANISMS[mechanism]
    plan = make_plan(params)
    return of_spec(run(step_function, plan, make_start(plan), events, ZERO))


def costs_epsilon(
    name: str,
    runner: Runner,
    users: Sequence[User],
    scales: Sequence[Fraction],
    context: z3.Context,
    bounded: bool = True,
) -> Query:
    """The query that user 0 costs at most epsilon = 1: the sum over all nodes of |mine - theirs| / scale.

    users: who sends the samples. scales: by counter. bounded: whether samples are in [0, 1].
    Raises: ValueError where the two runs do not make the same nodes.
    """
    one, other = (runner(_stream(mine, users, context)) for mine in ("mine", "theirs"))
    if [node[:3] for node in one] != [node[:3] for node in other]:
        raise ValueError("the two runs do not make the same nodes")
    parts: list[Number] = [rational(0, context)]
    for here, there in zip(one, other, strict=True):
        moved = absolute(total([here[3], -1 * there[3]], context))
        parts.append(moved * rational(1 / scales[here[1]], context))
    premises = {
        f"{stem} {t}": between(0, real(f"{stem}_{t}", context), 1)
        for t in range(len(users) if bounded else 0)
        for stem in ("mine", "theirs", "x")
    }
    goal = budget([as_fraction(total(parts, context))], Fraction(1))
    return Query(name, premises, all_of([goal], context))


def _stream(mine: str, users: Sequence[User], context: z3.Context) -> Events:
    """The samples of these users; those of user 0 are unknowns of the given name."""
    return [
        (user, real(f"{mine if user == 0 else 'x'}_{t}", context)) for t, user in enumerate(users)
    ]


def merged(cases: Callable[[z3.Context], Iterator[Query]], context: z3.Context) -> Iterator[Query]:
    """All cases in one query."""
    queries = list(cases(context))
    premises = {name: term for query in queries for name, term in query.premises.items()}
    goal = all_of([query.goal for query in queries], context)
    yield Query(f"{len(queries)} cases", premises, goal, WHOLE)


def above(enclosure: Enclosure) -> Fraction:
    """A number with few digits that is not below the enclosed one."""
    return Fraction(ceil(enclosure.high * 2**32), 2**32)


# E7: more than m samples


def naive_printed(context: z3.Context) -> Iterator[Query]:
    """Algorithm 2 with m = 1, and one user who sends T times."""
    for length in (1, 2):
        scale = above(printed_constants.naive_scale(Params(1, 1, 1, 1), length, BITS))
        yield costs_epsilon(f"{length} samples", _printed_naive, [0] * length, [scale], context)


def _printed_naive(events: Events) -> Nodes:
    return of_print(naive.naive(events, REPAIRED))


def naive_cases(context: z3.Context) -> Iterator[Query]:
    for length in range(1, 9):
        params = Params(1, 1, 1, 1, horizon=length)
        runner, scale = partial(spec_run, "naive", params), constants.naive_scale(params)
        yield costs_epsilon(f"{length} samples", runner, [0] * length, [scale], context)


def single_printed(context: z3.Context) -> Iterator[Query]:
    """Algorithm 4 with n = 1, m = 2, and one user who sends T times; T = 2**k make a new node.

    The printed intervals around 1/2 hold every sum that occurs, so nothing is projected.
    """
    params = Params(1, 2, 1, 1)
    scale = above(printed_constants.single_scale(params, BITS))
    for length in (1, 2, 4, 8, 16):
        yield costs_epsilon(f"{length} samples", _printed_single, [0] * length, [scale], context)


def _printed_single(events: Events) -> Nodes:
    return of_print(given_prior.single(events, readings=REPAIRED))


def single_cases(context: z3.Context) -> Iterator[Query]:
    params = Params(1, 2, 1, 1)
    runner, scale = partial(spec_run, "single", params), constants.single_scale(params)
    for length in (1, 2, 4, 8, 16):
        yield costs_epsilon(f"{length} samples", runner, [0] * length, [scale], context)


def ends_well(runner: Callable[[int], object]) -> Verdict:
    """Whether every stream of one user with m = 2 is processed to its end."""

    def fault(length: int) -> str:
        try:
            runner(length)
        except (Undefined, IndexError) as error:
            return f"{length} samples of one user: {error}"
        return ""

    return search(range(1, 10), fault)


def multiple_printed(length: int) -> object:
    return given_prior.multiple([(0, 1)] * length, 2, readings=REPAIRED)


def multiple_repaired(length: int) -> object:
    return spec_run("multiple", Params(1, 2, 1, 1), [(0, 1)] * length)


# E8: more than n users, and a user in two blocks


def users_printed(context: z3.Context) -> Iterator[Query]:
    """Algorithm 5 with n = 1 declared and m = 2; u users send 2 samples each."""
    params = Params(1, 2, 1, 1)
    scales = [above(printed_constants.multiple_scale(params, level, 1, BITS)) for level in (0, 1)]

    def runner(events: Events) -> Nodes:
        return of_print(given_prior.multiple(events, 2, readings=REPAIRED))

    for count in range(1, 5):
        users = [user for user in range(count) for _ in range(2)]
        yield costs_epsilon(f"{count} users", runner, users, scales, context)


def users_cases(context: z3.Context) -> Iterator[Query]:
    params = Params(1, 2, 1, 1, extra_users="ignore")
    runner, plan = partial(spec_run, "multiple", params), plan_of("multiple", params)
    for count in range(1, 9):
        users = [user for user in range(count) for _ in range(2)]
        yield costs_epsilon(f"{count} users", runner, users, plan.scales, context)


def blocks_printed(context: z3.Context) -> Iterator[Query]:
    """Algorithm 3 with n = 2, and both blocks of m samples from one user."""
    for m in range(1, 17):
        params = Params(2, m, 1, 1)
        scale = above(printed_constants.wishful_scale(params, BITS))
        runner = partial(_printed_wishful, params)
        yield costs_epsilon(f"m = {m}", runner, [0] * (2 * m), [scale], context)


def _printed_wishful(params: Params, events: Events) -> Nodes:
    """With an interval a little too narrow, which can only cost less."""
    m = params.max_samples
    half = Fraction(floor(printed_constants.wishful_width(params, BITS).low * 2**32), 2**32)

    def project(raw: Number) -> Number:
        return clip(raw, Fraction(m, 2) - half, Fraction(m, 2) + half)

    return of_print(naive.wishful(events, params.max_users, m, project, REPAIRED))


def blocks_cases(context: z3.Context) -> Iterator[Query]:
    for m in range(1, 17):
        params = Params(2, m, 1, 1)
        runner, scale = partial(spec_run, "wishful", params), constants.wishful_scale(params)
        yield costs_epsilon(f"m = {m}", runner, [0] * (2 * m), [scale], context)


# E10: samples without bounds


def unbounded_printed(context: z3.Context) -> Iterator[Query]:
    """Algorithm 4 with n = 1, m = 2: a first sample that may be any number."""
    scale = above(printed_constants.single_scale(Params(1, 2, 1, 1), BITS))
    yield costs_epsilon("any first sample", _printed_single, [0], [scale], context, bounded=False)


PAIRS: tuple[Pair, ...] = (
    pair(
        "E7a",
        "alg:naive",
        "without a limit of m samples a user, the cost is at most epsilon.",
        naive_printed,
        "algorithm 2 with m = 1 costs at most epsilon, however many samples a user sends.",
        partial(merged, naive_cases),
        "one user, m=1, T<=8, all samples",
        counts_cases=False,
    ),
    pair(
        "E7a-single",
        "alg:singcounter",
        "without a limit of m samples a user, the cost is at most epsilon.",
        single_printed,
        "algorithm 4 with m = 2 costs at most epsilon, however many samples a user sends.",
        partial(merged, single_cases),
        "one user, m=2, T in {1, 2, 4, 8, 16}, all samples",
        counts_cases=False,
    ),
    pair(
        "E7b",
        "alg:multcounter",
        "there is a mechanism for every block that a user completes.",
        partial(ends_well, multiple_printed),
        "every stream is processed to its end.",
        partial(ends_well, multiple_repaired),
        "algorithm 5, one user, m=2, T<=9",
    ),
    pair(
        "E8a",
        "alg:multcounter",
        "without a limit of n users, the cost is at most epsilon.",
        users_printed,
        "algorithm 5 with n = 1 costs at most epsilon, however many users send samples.",
        partial(merged, users_cases),
        "n=1, m=2, up to 8 users with 2 samples each, all samples",
        counts_cases=False,
    ),
    pair(
        "E8b",
        "alg:wishful",
        "without a limit of one block a user, the cost is at most epsilon.",
        blocks_printed,
        "a user who sends two blocks costs at most epsilon.",
        partial(merged, blocks_cases),
        "n=2, m<=16, two blocks of one user, all samples",
        counts_cases=False,
    ),
    (
        printed(
            "E10",
            "sec:extensions",
            "the arguments carry over to samples without bounds.",
            unbounded_printed,
            "sensitivity/single-run",
        ),
    ),
)
