"""Many generated runs or draws as one number: the SHA-256 of their outcomes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from hashlib import sha256

from withhold_spec import sampler
from withhold_spec.params import Params
from withhold_vectors.codec.text import compact, number
from withhold_vectors.codec.values import Json
from withhold_vectors.generator.specification.given import params_of, part
from withhold_vectors.generator.specification.runs import begun, scalar_steps
from withhold_vectors.generator.specification.streams import (
    ARGUMENTS,
    STRIDE,
    GeneratedBytes,
    GeneratedTape,
    SplitMix64,
    stream,
)


def accumulated(request: Mapping[str, object]) -> Json:
    """The hash of streams 0, 1, ... count - 1, each as a line of compact JSON."""
    mechanism, count = part(request, "mechanism", str), part(request, "count", int)
    sets = [params_of({"params": each}) for each in part(request, "sets", list)]
    return _hashed(lines(mechanism, sets, range(count)))


def lines(mechanism: str, sets: Sequence[Params], streams: range) -> Iterator[str]:
    """The outcomes of the streams, one line for each."""
    users = [params.max_users for params in sets]
    for index in streams:
        made = stream(index, users)
        params = sets[made.parameter_set]
        steps = scalar_steps(begun(mechanism, params), params, made.events, GeneratedTape(index))
        yield compact(steps) + "\n"


def accumulated_samples(request: Mapping[str, object]) -> Json:
    """The hash of draws 0, 1, ... count - 1, each as a line: the result, a space, the bytes read."""
    name, count = part(request, "sampler", str), part(request, "count", int)
    return _hashed(sample_line(name, index) for index in range(count))


def sample_line(name: str, index: int) -> str:
    """The line of a draw of a sampler, whose arguments and bytes come from the generator."""
    argument, tape = SplitMix64(index * STRIDE + ARGUMENTS), GeneratedBytes(index)
    below = argument.below
    if name == "uniform_below":
        result = sampler.uniform_below(1 + (argument.next() >> below(64)), tape)
    elif name == "bernoulli_exp":
        result = int(sampler.bernoulli_exp(Fraction(below(200), 1 + below(30)), tape))
    elif name == "discrete_laplace":
        result = sampler.discrete_laplace(Fraction(1 + below(1000), 1 + below(60)), tape)
    elif name == "discrete_gaussian":
        result = sampler.discrete_gaussian(Fraction(1 + below(100_000), 1 + below(60)), tape)
    elif name == "radius":
        length, sums = 1 + below(4), 1 + below(3)
        result = sampler.radius(length, sums, Fraction(1000 + below(9000), 1 + below(10)), tape)
    elif name == "uniform_noise":
        sums, largest = 1 + below(3), argument.next() >> 1 + below(63)
        point = sampler.uniform_noise(sums, largest, tape)
        return " ".join(number(each) for each in point) + f" {tape.used}\n"
    else:
        costs = [below(20) for _ in range(1 + below(6))]
        result = sampler.choose(costs, Fraction(below(20), 1 + below(10)), tape)
    return f"{number(result)} {tape.used}\n"


def _hashed(texts: Iterator[str]) -> Json:
    digest = sha256()
    for text in texts:
        digest.update(text.encode("ascii"))
    return {"sha256": digest.hexdigest()}
