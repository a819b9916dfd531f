"""Replies to single pieces: parameters, grid, blocks, tree, constants, median, neighbours, samplers."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import numpy as np

from withhold.accounted.constants import gaussian_constants, ledger_constants
from withhold.composition import Composition, coordinate_epsilon
from withhold.core import samplers
from withhold.core.grid import Quantiser
from withhold.core.records import Mechanism
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
from withhold.vector import MAX_DIMENSION, VectorMeanEstimator
from withhold_vectors.codec.text import comparable, number
from withhold_vectors.codec.trace import ledger_constants_json
from withhold_vectors.codec.values import Json
from withhold_vectors.implementation.given import (
    RequestError,
    integer,
    is_gaussian,
    mechanism_of,
    params_of,
    part,
    rational,
    sample_of,
)

MANY = 1000
"""Coordinates: with more of them no estimator is made to say what each of them gets."""


def params(request: Json) -> Json:
    """The parameters as exact numbers, with the defaults filled in."""
    read = params_of(request.get("params"))
    horizon = read.max_users * read.max_samples if read.horizon is None else read.horizon
    return {
        "params": {
            "max_users": number(read.max_users),
            "max_samples": number(read.max_samples),
            "epsilon": number(read.epsilon),
            "beta": number(read.beta),
            "lower": number(read.lower),
            "upper": number(read.upper),
            "grid": number(read.grid),
            "prior": number(read.starting_estimate),
            "horizon": number(horizon),
            "extra_users": read.extra_users,
            "weighting": read.weighting,
            "homogeneous": read.homogeneous,
        }
    }


def grid(request: Json) -> Json:
    """A sample in grid units, rounded alone and in a batch."""
    quantiser = Quantiser(params_of(request.get("params")))
    sample = sample_of(request["sample"])
    units = quantiser.one(sample)
    if quantiser.many([sample]).tolist() != [units]:
        raise RuntimeError("a sample is rounded differently alone and in a batch")
    return {"units": number(units)}


def blocks(request: Json) -> Json:
    """The block that the sample with that number completes, if any."""
    count = integer(request, "count")
    released = 1 << count.bit_length() - 1 if count else 0
    if not is_release(count):
        return {"released": number(released), "block": None}
    level = level_of(count)
    return {
        "released": number(released),
        "block": {
            "level": level,
            "size": number(block_size(level)),
            "first": number(block_first(level)),
            "last": number(block_last(level)),
        },
    }


def tree(request: Json) -> Json:
    """Node t of a counter: the elements it sums, the nodes prefix t reads, the nodes element t enters."""
    t, length = integer(request, "t"), integer(request, "length")
    return {
        "depth": depth(length),
        "first": number(node_first(t)),
        "last": number(t),
        "read": [number(node) for node in nodes_read(t)],
        "entered": [number(node) for node in nodes_holding(t, length)],
    }


def constants(request: Json) -> Json:
    """All constants of a mechanism."""
    mechanism, given = mechanism_of(request), params_of(request.get("params"))
    if mechanism == "ledger":
        return ledger_constants_json(ledger_constants(given))
    if mechanism == "gaussian":
        return ledger_constants_json(gaussian_constants(given))
    known = constants_of(mechanism, given)
    priors = [Fraction(str(prior)) for prior in part(request, "priors", list)]
    top, divisor = top_level(given.max_samples), level_divisor(given)
    full = mechanism == "full"
    return {
        "counters": [
            {
                "scale": number(counter.scale),
                "sensitivity": number(counter.sensitivity),
                "epsilon": number(counter.node_epsilon),
                "share": number(counter.share),
            }
            for counter in known.counters
        ],
        "intervals": [_interval(known, level, prior) for level in known.levels for prior in priors],
        "arrays": [number(array_count(given, Fraction(1 << level))) for level in range(top + 1)]
        if full
        else [],
        "median": {
            "epsilon": number(given.epsilon / (2 * divisor)),
            "rate": number(given.epsilon / (8 * divisor)),
            "scale": number(8 * divisor / given.epsilon),
        }
        if full
        else None,
    }


def _interval(known: Constants, level: LevelConstants, prior: Fraction) -> Json:
    given = known.params
    if level.median is not None:
        low, high = grid_interval(given.grid, level.size, prior, level.median.half_width)
    else:
        low, high = _given_prior(known, level.level, prior)
    return {"level": level.level, "prior": number(prior), "low": number(low), "high": number(high)}


def _given_prior(known: Constants, level: int, prior: Fraction) -> tuple[int, int]:
    """The interval of a level in a run with this prior."""
    given = known.params
    moved = replace(given, lower=Fraction(0), upper=Fraction(1), prior=prior)
    interval = constants_of(known.mechanism, moved).levels[level].interval
    if interval is None:
        raise RuntimeError("a level without a median has no interval")
    return interval


def median(request: Json) -> Json:
    """The private median up to its draw: sums, bins, costs, and the law of the draw."""
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
        "sums": [number(array_sum) for array_sum in sums],
        "bins": list(fell),
        "costs": list(costs),
        "exponents": [number(rate * (cost - min(costs))) for cost in costs],
        "midpoints": [number(midpoint(choice, bins)) for choice in range(bins)],
    }


def diversity(request: Json) -> Json:
    """Whether the diversity condition holds when the users have sent these numbers of samples."""
    given = params_of(request.get("params"))
    counts = [int(count) for count in part(request, "counts", list)]
    estimator = MeanEstimator(given, "full", ZeroTape())
    users = [user for user, count in enumerate(counts) for _ in range(count)]
    estimator.observe_many(users, [0] * len(users))
    largest = max([1, *counts])
    return {
        "holds": estimator.diversity.holds,
        "arrays": number(array_count(given, Fraction(largest))),
    }


def neighbours(request: Json) -> Json:
    """Whether two streams differ in the samples of at most one user, and in nothing else."""
    left, right = (
        [(comparable(user), comparable(sample)) for user, sample in part(request, side, list)]
        for side in ("left", "right")
    )
    same_arrivals = [user for user, _ in left] == [user for user, _ in right]
    changed = {one[0] for one, other in zip(left, right, strict=False) if one != other}
    return {"neighbours": same_arrivals and len(changed) <= 1}


def share(request: Json) -> Json:
    """The epsilon of one coordinate."""
    given, dimension = params_of(request.get("params")), integer(request, "dimension")
    tapes = [ZeroTape()] * max(dimension, 0)
    mechanism: Mechanism
    composition: Composition
    delta = None if request.get("delta") is None else part(request, "delta", str)
    if is_gaussian(request):
        mechanism, composition = "ledger", "gaussian"
    else:
        mechanism, composition = "naive", "pure" if delta is None else "advanced"
    if MANY < dimension <= MAX_DIMENSION:  # an estimator has an engine for each coordinate
        epsilon = coordinate_epsilon(given.epsilon, dimension, composition, delta)
        return {"epsilon": number(replace(given, epsilon=epsilon).epsilon)}
    estimator = VectorMeanEstimator(given, dimension, mechanism, composition, delta, tapes)
    return {"epsilon": number(estimator.coordinate_epsilon)}


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
        length, sums = part(request, "length", int), part(request, "sums", int)
        result = samplers.radius(length, sums, rational(request, "scale"), below)
    elif name == "uniform_noise":
        sums, radius = part(request, "sums", int), integer(request, "radius")
        point = samplers.uniform_noise(sums, radius, below)
        return {"result": [number(each) for each in point], "consumed": tape.used}
    elif name == "choose":
        costs = [int(cost) for cost in part(request, "costs", list)]
        result = samplers.choose(costs, rational(request, "rate"), below)
    else:
        raise RequestError(f"there is no sampler {name!r}")
    return {"result": number(result), "consumed": tape.used}
