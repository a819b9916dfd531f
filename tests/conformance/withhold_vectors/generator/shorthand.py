"""Short ways to write requests down."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from withhold_vectors.codec.values import Json
from withhold_vectors.generator.model import Group, Test

Flags = str
"""Names of flags, with spaces between them."""


def params(
    n: int | str, m: int | str, epsilon: str = "1", beta: str = "1/10", **others: str | bool | None
) -> Json:
    """Parameters as text, with the defaults written out."""
    rest: dict[str, str | bool | None] = {
        "lower": "0",
        "upper": "1",
        "grid": "1",
        "prior": None,
        "horizon": None,
        "extra_users": "refuse",
        "weighting": "sample",
        "homogeneous": False,
    }
    if not set(others) <= set(rest):
        raise ValueError(f"unknown parameters {sorted(set(others) - set(rest))}")
    return {
        "max_users": str(n),
        "max_samples": str(m),
        "epsilon": epsilon,
        "beta": beta,
        **rest,
        **others,
    }


def rows(text: str) -> list[list[object]]:
    """A stream: "a1 b1/2" is a sample 1 of user a and a sample 1/2 of user b."""
    return [[word[0], word[1:]] for word in text.split()]


def run(user: object, samples: Iterable[object]) -> list[list[object]]:
    """A stream of one user."""
    return [[user, sample] for sample in samples]


def tape(
    noise: Mapping[tuple[int, int], int] | None = None, choices: Mapping[int, int] | None = None
) -> Json:
    """A tape: noise by counter and node, choices by level."""
    return {
        "noise": [
            {"counter": counter, "node": node, "noise": str(value)}
            for (counter, node), value in sorted((noise or {}).items())
        ],
        "choices": [
            {"level": level, "choice": choice} for level, choice in sorted((choices or {}).items())
        ],
    }


NO_NOISE = tape()
"""No noise; every median takes the first candidate of least cost."""


def noise(nodes: int, counters: int = 1, choices: Mapping[int, int] | None = None) -> Json:
    """Noise of both signs that differs in every node, so that a node read for another one shows."""
    drawn = {
        (counter, node): (-1) ** (node + counter) * (1000 * counter + node * node + 1)
        for counter in range(counters)
        for node in range(1, nodes + 1)
    }
    return tape(drawn, choices)


def contribution(
    size: int,
    low: int,
    high: int,
    weight: int,
    saturation: int = 0,
    excess_weight: int = 0,
    user: int = 0,
    inner: tuple[int, int] | None = None,
    stratum: int = 0,
) -> Json:
    """A user's contribution to an epoch; the inner interval is the interval unless it is given."""
    inner_low, inner_high = inner or (low, high)
    return {
        "user": user,
        "size": size,
        "low": str(low),
        "high": str(high),
        "weight": str(weight),
        "inner_low": str(inner_low),
        "inner_high": str(inner_high),
        "saturation": str(saturation),
        "excess_weight": str(excess_weight),
        "stratum": str(stratum),
    }


def epoch(
    total: int | Sequence[int],
    *contributions: Json,
    excess: int | None = 0,
    samples: int = 1,
    series: tuple[int, int, int] = (1, 1, 1),
) -> Json:
    """A closed epoch, whose released sum is `total`; with several strata there is one for each.

    series: its first epoch, length, and excess queries.
    """
    first, length, excess_queries = series
    sums = [total] if isinstance(total, int) else total
    return {
        "samples": samples,
        "series": {
            "first": first,
            "length": length,
            "excess_queries": excess_queries,
            "strata": len(sums),
        },
        "contributions": list(contributions),
        "sums": [str(each) for each in sums],
        "excess": None if excess is None else str(excess),
    }


def case(comment: str, flags: Flags, stream: Sequence[object], drawn: Json = NO_NOISE) -> Test:
    """A run on numbers."""
    return Test(comment, tuple(flags.split()), {"stream": list(stream), "tape": drawn})


def vector_case(
    comment: str, flags: Flags, stream: Sequence[object], tapes: Sequence[Json]
) -> Test:
    """A run on vectors."""
    return Test(comment, tuple(flags.split()), {"stream": list(stream), "tapes": list(tapes)})


def runs(mechanism: str, given: Json, *tests: Test) -> Group:
    """Runs of one mechanism with the same parameters."""
    return Group("replay", {"mechanism": mechanism, "params": given}, tests)


def one_run(
    mechanism: str,
    given: Json,
    comment: str,
    flags: Flags,
    stream: Sequence[object],
    drawn: Json = NO_NOISE,
) -> Group:
    """A run with parameters of its own."""
    return runs(mechanism, given, case(comment, flags, stream, drawn))


def single(comment: str, flags: Flags, **inputs: object) -> Test:
    """A test of a single piece."""
    return Test(comment, tuple(flags.split()), inputs)
