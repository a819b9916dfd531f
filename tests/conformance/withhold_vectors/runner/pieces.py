"""Single pieces: parameters, the grid, blocks, the tree, constants, the median, diversity, samplers."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from withhold.accounted.constants import LedgerConstants, gaussian_constants, ledger_constants
from withhold.core import samplers
from withhold.core.grid import Quantiser
from withhold.core.params import Params
from withhold.core.tree import (
    block_first,
    block_last,
    block_size,
    depth,
    is_release,
    level_of,
    node_first,
    nodes_holding,
    nodes_read,
    top_level,
)
from withhold.estimator import MeanEstimator
from withhold.paper.constants import (
    Constants,
    LevelConstants,
    array_count,
    bin_count,
    constants_of,
    grid_interval,
    level_divisor,
)
from withhold.paper.median import SampleStore, bins_of, costs_of, midpoint
from withhold.testing import ZeroTape
from withhold.vector import VectorMeanEstimator
from withhold_vectors.runner.files import Json
from withhold_vectors.runner.given import (
    RequestError,
    integer,
    is_gaussian,
    mechanism_of,
    params_of,
    part,
    rational,
    sample_of,
)
from withhold_vectors.runner.trace import text


def params(request: Json) -> Json:
    """The parameters as exact numbers, defaults filled in."""
    read = params_of(request.get("params"))
    horizon = read.max_users * read.max_samples if read.horizon is None else read.horizon
    return {
        "params": {
            "max_users": text(read.max_users),
            "max_samples": text(read.max_samples),
            "epsilon": text(read.epsilon),
            "delta": text(read.beta),
            "lower": text(read.lower),
            "upper": text(read.upper),
            "grid": text(read.grid),
            "prior": text(read.starting_estimate),
            "horizon": text(horizon),
            "extra_users": read.extra_users,
            "weighting": read.weighting,
        }
    }


def grid(request: Json) -> Json:
    """A sample in grid units, by both roads that samples take."""
    quantiser = Quantiser(params_of(request.get("params")))
    sample = sample_of(part(request, "sample", str))
    units = quantiser.one(sample)
    if quantiser.many([sample]).tolist() != [units]:
        raise RuntimeError("a sample alone and the same in a batch differ")
    return {"units": text(units)}


def blocks(request: Json) -> Json:
    """What the sample of that number completes."""
    count = integer(request, "count")
    released = 1 << count.bit_length() - 1 if count else 0
    if not is_release(count):
        return {"released": text(released), "block": None}
    level = level_of(count)
    return {
        "released": text(released),
        "block": {
            "level": level,
            "size": text(block_size(level)),
            "first": text(block_first(level)),
            "last": text(block_last(level)),
        },
    }


def tree(request: Json) -> Json:
    """Cell t of a counter: what it sums, what prefix t reads, which cells element t enters."""
    t, length = integer(request, "t"), integer(request, "length")
    return {
        "depth": depth(length),
        "first": text(node_first(t)),
        "last": text(t),
        "read": [text(node) for node in nodes_read(t)],
        "entered": [text(node) for node in nodes_holding(t, length)],
    }


def constants(request: Json) -> Json:
    """Every constant of a mechanism."""
    mechanism, given = mechanism_of(request), params_of(request.get("params"))
    if mechanism == "ledger":
        return _ledger_constants(ledger_constants(given))
    if mechanism == "gaussian":
        return _ledger_constants(gaussian_constants(given))
    known = constants_of(mechanism, given)
    priors = [Fraction(str(prior)) for prior in part(request, "priors", list)]
    top, divisor = top_level(given.max_samples), level_divisor(given)
    full = mechanism == "full"
    return {
        "counters": [
            {
                "scale": text(counter.scale),
                "sensitivity": text(counter.sensitivity),
                "epsilon": text(counter.node_epsilon),
                "share": text(counter.share),
            }
            for counter in known.counters
        ],
        "intervals": [_interval(known, level, prior) for level in known.levels for prior in priors],
        "arrays": [text(array_count(given, Fraction(1 << level))) for level in range(top + 1)]
        if full
        else [],
        "median": {
            "epsilon": text(given.epsilon / (2 * divisor)),
            "rate": text(given.epsilon / (8 * divisor)),
            "scale": text(8 * divisor / given.epsilon),
        }
        if full
        else None,
    }


def _ledger_constants(known: LedgerConstants) -> Json:
    """Version 1 describes a user's account as a counter."""
    counter = {
        "scale": text(known.scale),
        "sensitivity": text(known.full_budget),
        "epsilon": text(known.full_cost),
        "share": text(known.full_cost),
    }
    return {"counters": [counter], "intervals": [], "arrays": [], "median": None}


def _interval(known: Constants, level: LevelConstants, prior: Fraction) -> Json:
    given = known.params
    if level.median is not None:
        low, high = grid_interval(given.grid, level.size, prior, level.median.half_width)
    else:
        low, high = _given_prior(known, level.level, prior)
    return {"level": level.level, "prior": text(prior), "low": text(low), "high": text(high)}


def _given_prior(known: Constants, level: int, prior: Fraction) -> tuple[int, int]:
    """The interval of a level when the run is given this prior."""
    given = known.params
    moved = Params(
        given.max_users,
        given.max_samples,
        given.epsilon,
        given.beta,
        grid=given.grid,
        prior=prior,
        horizon=given.horizon,
    )
    interval = constants_of(known.mechanism, moved).levels[level].interval
    if interval is None:
        raise RuntimeError("a level without a median has no interval")
    return interval


def median(request: Json) -> Json:
    """The private median up to its draw."""
    level, arrays = part(request, "level", int), part(request, "arrays", int)
    units, size, bins = integer(request, "grid"), block_size(level), bin_count(level)
    rows = part(request, "samples", list)
    store = SampleStore(units, len(rows))
    store.grow(len(rows))
    for user, (_, samples) in enumerate(rows):
        for count, sample in enumerate(samples, start=1):
            store.add(user, count, int(sample))
    lengths = np.array([min(len(samples), size) for _, samples in rows], dtype=np.int64)
    sums = store.array_sums(lengths, size, arrays)
    fell = bins_of(sums, size * units, bins)
    costs = costs_of(fell, bins)
    rate = rational(request, "epsilon") / 4
    return {
        "sums": [text(array_sum) for array_sum in sums],
        "bins": list(fell),
        "costs": list(costs),
        "exponents": [text(rate * (cost - min(costs))) for cost in costs],
        "midpoints": [text(midpoint(choice, bins)) for choice in range(bins)],
    }


def diversity(request: Json) -> Json:
    """Whether the diversity condition holds once users have sent so many samples."""
    given = params_of(request.get("params"))
    counts = [int(count) for count in part(request, "counts", list)]
    estimator = MeanEstimator(given, "full", ZeroTape())
    users = [user for user, count in enumerate(counts) for _ in range(count)]
    estimator.observe_many(users, [0] * len(users))
    largest = max([1, *counts])
    return {
        "holds": estimator.diversity.holds,
        "arrays": text(array_count(given, Fraction(largest))),
    }


def neighbours(request: Json) -> Json:
    """Whether two streams differ in the samples of one user at most, and in nothing else."""
    left, right = (
        [(user, sample) for user, sample in part(request, side, list)] for side in ("left", "right")
    )
    same_arrivals = [user for user, _ in left] == [user for user, _ in right]
    changed = {one[0] for one, other in zip(left, right, strict=False) if one != other}
    return {"neighbours": same_arrivals and len(changed) <= 1}


def share(request: Json) -> Json:
    """The epsilon of one coordinate."""
    given, dimension = params_of(request.get("params")), integer(request, "dimension")
    tapes = [ZeroTape()] * max(dimension, 0)
    delta = None if request.get("slack") is None else part(request, "slack", str)
    if is_gaussian(request):
        estimator = VectorMeanEstimator(given, dimension, "ledger", "gaussian", delta, tapes)
    elif delta is None:
        estimator = VectorMeanEstimator(given, dimension, "naive", "pure", None, tapes)
    else:
        estimator = VectorMeanEstimator(given, dimension, "naive", "advanced", delta, tapes)
    return {"epsilon": text(estimator.coordinate_epsilon)}


class _Bytes:
    """A tape of bytes."""

    def __init__(self, data: bytes) -> None:
        self.data, self.used = data, 0

    def __call__(self, count: int) -> bytes:
        taken = self.data[self.used : self.used + count]
        if len(taken) < count:
            raise RequestError("the tape of bytes ended")
        self.used += count
        return taken


def sample(request: Json) -> Json:
    """A draw from a tape of bytes."""
    tape = _Bytes(bytes.fromhex(part(request, "bytes", str)))
    below = samplers.uniform(tape)
    name = part(request, "sampler", str)
    if name == "uniform_below":
        result = below(integer(request, "n"))
    elif name == "bernoulli_exp":
        result = int(samplers.bernoulli_exp(rational(request, "exponent"), below))
    elif name == "discrete_laplace":
        result = samplers.discrete_laplace(rational(request, "scale"), below)
    elif name == "discrete_gaussian":
        result = samplers.discrete_gaussian(rational(request, "variance"), below)
    elif name == "radius":
        length = part(request, "length", int)
        result = samplers.radius(length, rational(request, "scale"), below)
    elif name == "within":
        result = samplers.uniform_noise(integer(request, "largest"), below)
    elif name == "choose":
        costs = [int(cost) for cost in part(request, "costs", list)]
        result = samplers.choose(costs, rational(request, "rate"), below)
    else:
        raise RequestError(f"there is no sampler {name!r}")
    return {"result": text(result), "consumed": tape.used}
