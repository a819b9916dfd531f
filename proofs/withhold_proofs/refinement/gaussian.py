"""The implementation's ledger mechanism with Gaussian noise refines the specification's.

Like `rows`, this module imports the implementation; the checks are in `gaussian_checks`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial
from typing import cast

from withhold import ParameterError, VectorMeanEstimator, testing
from withhold.accounted.books import SquaredBook
from withhold.accounted.engine import LedgerEngine
from withhold.accounted.squares import HALF, ONE, Squares, square
from withhold.composition import gaussian_epsilon
from withhold.core import samplers
from withhold.core.samplers import Below, discrete_gaussian, uniform
from withhold.core.source import NoiseSource
from withhold.core.storage import view
from withhold.policy.intervals import Kinds, Table
from withhold.policy.shipped import Proposals
from withhold_proofs.refinement import gaussian_checks as checks
from withhold_proofs.refinement.ledger import column, ours
from withhold_proofs.refinement.rows import SOME_BYTES
from withhold_proofs.refinement.runs import Events, exhaustive_row
from withhold_proofs.samplers.gaussian_laws import Samplers, gaussian_laws, put_in
from withhold_proofs.samplers.laws import Reading, same_bytes
from withhold_spec import sampler
from withhold_spec.params import Params


def _halves(given: Sequence[int]) -> Squares:
    upper, lower = [number >> HALF for number in given], [number & (ONE - 1) for number in given]
    return Squares(column(upper), column(lower))


def _whole(made: Squares) -> list[int]:
    pairs = zip(made.high.tolist(), made.low.tolist(), strict=True)
    return [(int(high) << HALF) + int(low) for high, low in pairs]


ARITHMETIC = checks.Arithmetic(
    square=lambda given: _whole(square(column(given))),
    root=lambda given: [int(each) for each in _halves(given).root().tolist()],
    plus=lambda one, other: _whole(_halves(one).plus(_halves(other))),
    less=lambda one, other: _whole(_halves(one).less(_halves(other))),
    exceeds=lambda one, other: [
        bool(each) for each in _halves(one).exceeds(_halves(other)).tolist()
    ],
    part=lambda given, parts: _whole(_halves(given).part(parts)),
    total=lambda given: _halves(given).sum(),
    largest=lambda given: _halves(given).largest(),
)


def contributed(row: Sequence[checks.Proposed]) -> tuple[list[checks.Contributed], int]:
    params = Params(len(row), 1, 1, 1)
    source = testing.Tape({})
    engine = testing.engine_inside(testing.estimator_of("gaussian", ours(params), source))
    assert isinstance(engine, LedgerEngine)
    book = engine._book
    assert isinstance(book, SquaredBook)
    engine.add_users(len(row))
    before = _halves([each.spent for each in row])
    view(book._high)[:], view(book._low)[:] = before.high, before.low
    users = column(range(len(row)))
    nothing = column([0] * len(row))
    ends = column([each.width for each in row]), column([each.saturation for each in row])
    none = [0] * len(row)
    table = Table(nothing, ends[0], nothing, nothing, ends[1], nothing == 0, none, none)
    kinds = Kinds(users + 1, users + 1, nothing, nothing, nothing, nothing != 0, users)
    weights, excess_weights = (
        [getattr(each, name) for each in row] for name in ("weight", "excess_weight")
    )
    proposed = Proposals(kinds, table, column(weights), column(excess_weights), nothing)
    made = engine._contribute(users, proposed)
    spent = _whole(book.all_spent())
    columns = zip(made.weights.tolist(), made.excess_weights.tolist(), spent, strict=True)
    return [checks.Contributed(*each) for each in columns], engine._paid_most[-1]


def _share_of_estimator(epsilon: Fraction, dimension: int, delta: Fraction) -> Fraction:
    params = ours(Params(2, 2, epsilon, 1))
    made = VectorMeanEstimator(params, dimension, "ledger", composition="gaussian", delta=delta)
    return made.coordinate_epsilon


def _refused(
    share: Callable[[Fraction, int, Fraction], Fraction],
    epsilon: Fraction,
    dimension: int,
    delta: Fraction,
) -> Fraction | None:
    try:
        return share(epsilon, dimension, delta)
    except ParameterError:
        return None


def gaussian_run(params: Params, events: Events, source: checks.Shown) -> Sequence[object]:
    """The steps of a run of the ledger mechanism with Gaussian noise."""
    return testing.replay("gaussian", ours(params), events, cast(NoiseSource, source))


def samplers_of_gaussian() -> Samplers:
    """The sampler of Gaussian noise; it draws uniform integers."""
    return Samplers(samplers, lambda: put_in(samplers, {}), lambda: discrete_gaussian)


def sampler_pairs() -> Sequence[tuple[str, Reading, Reading]]:
    """The samplers of Gaussian noise of implementation and specification."""
    found: list[tuple[str, Reading, Reading]] = []
    for variance in map(Fraction, ("1/5", "1/2", "2/3", "7/4", "1000000007/3")):
        mine = partial(_from_bytes, variance)
        found.append((f"variance {variance}", mine, partial(sampler.discrete_gaussian, variance)))
    return found


def _from_bytes(variance: Fraction, read: Callable[[int], bytes]) -> int:
    below: Below = uniform(read)
    return discrete_gaussian(variance, below)


SHARE_FUNCTIONS = partial(_refused, gaussian_epsilon), partial(_refused, _share_of_estimator)
SHARES = (
    *(("1", 64, "1e-6"), ("1", 1, "1e-6"), ("3", 2**16, "1/1000"), ("100", 2, "1e-40")),
    *(
        ("1/1000", 2**16, "1e-6"),
        ("1/7", 3, "9/10"),
        ("1000003", 1000, "1e-12"),
        ("7/5", 7, "0.01"),
    ),
)
VARIANCES = ("1/4", "1/2", "1", "9/4", "4")
RUN = (
    "Every record of every step of the ledger mechanism with Gaussian noise is the specification's, and"
    " so is every draw, with its variance."
)

OBLIGATIONS = (
    exhaustive_row(
        "gaussian-squares",
        "",
        "Squares of budget units in two halves are added, subtracted, compared and divided, and have"
        " roots, as integers do.",
        "squares up to 2**80 and their neighbours, numbers next to powers of 2, 0 and a full account,"
        " and 4000 drawn ones; pairs of them; in up to 16 parts",
        partial(checks.arithmetic, ARITHMETIC, 4000),
    ),
    exhaustive_row(
        "gaussian-accounts",
        "",
        "Proposals are carried out, or refused, and charged as in the specification, also where they use up"
        " an account or exceed it.",
        "18 pairs of costs up to 3 * BUDGET, with exactly enough left, one unit more or less, or a full"
        " account; 2000 drawn accounts and proposals; all users at once, and some alone",
        partial(checks.accounts, contributed, 2000),
        ("cases", "refused", "used up"),
    ),
    exhaustive_row(
        "gaussian-shares",
        "",
        "A coordinate's share of a vector's budget is the specification's, and is refused where that is.",
        f"{len(SHARES)} budgets, dimensions up to 2**16",
        partial(checks.shares, SHARE_FUNCTIONS, SHARES),
    ),
    exhaustive_row(
        "gaussian-runs",
        "",
        RUN,
        "n=2, T<=6, all arrival patterns, four budgets, horizon 5 and unknown",
        partial(checks.runs, gaussian_run, 2, 6),
        ("cases", "epochs", "several epochs", "excess queries"),
    ),
    exhaustive_row(
        "discrete-gaussian",
        "",
        "The noise has the law exp(-k**2 / (2 variance)), up to an unresolved mass of 1/80.",
        f"variances {', '.join(VARIANCES)}, every branch of a round down to 10**-6",
        partial(
            gaussian_laws, samplers_of_gaussian, VARIANCES, Fraction(1, 10**6), Fraction(1, 80)
        ),
        ("outcomes",),
    ),
    exhaustive_row(
        "gaussian-same-bytes",
        "",
        "From the same bytes the sampler of Gaussian noise draws what the specification's draws.",
        "five variances, all tapes of three bytes out of twenty values, and 300 drawn tapes"
        " of 64 bytes",
        partial(same_bytes, sampler_pairs, SOME_BYTES),
        ("draws",),
    ),
    exhaustive_row(
        "gaussian-runs-deep",
        "",
        RUN,
        "n=3, T<=7, all arrival patterns, four budgets, horizon 6 and unknown",
        partial(checks.runs, gaussian_run, 3, 7),
    ),
)
