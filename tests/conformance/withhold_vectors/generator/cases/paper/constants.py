"""Tests of the constants: scales, sensitivities, intervals, numbers of arrays, budgets."""

from __future__ import annotations

from withhold_vectors.codec.values import Json
from withhold_vectors.generator.model import Group, VectorFile
from withhold_vectors.generator.shorthand import params, single

MECHANISMS = ("binary", "naive", "wishful", "single", "multiple", "full")
LARGEST = str(2**62)
PRIORS = ["0", "1/2", "1"]
PARAMETERS: tuple[tuple[str, str, Json], ...] = (
    ("one user, one sample", "SingleSample SingleUser", params(1, 1, "1", "1")),
    ("one user, two samples", "SingleUser PowersOfTwo", params(1, 2, "1/3", "1/2")),
    ("two users, three samples", "PowersOfTwo", params(2, 3, "1", "1/20")),
    ("the parameters of the worked constants", "WorkedExample", params(4, 4, "1", "1/10")),
    ("three users, five samples", "PowersOfTwo", params(3, 5, "0.7", "1/1000")),
    ("five users, seven samples, a grid", "PowersOfTwo", params(5, 7, "2", "1/10", grid="10")),
    ("seven users, eight samples", "PowersOfTwo", params(7, 8, "10", "1")),
    ("eight users, nine samples", "PowersOfTwo", params(8, 9, "100", "1/7", grid="65536")),
    ("nine users, fifteen samples", "PowersOfTwo", params(9, 15, "1000", "1e-6")),
    (
        "a number of arrays that is rounded up",
        "RoundedArrays",
        params(4, 16, "50", "1/2"),
    ),
    (
        "epsilon so large that one array is enough",
        "LargeEpsilon RoundedArrays",
        params(2, 2, "300", "1"),
    ),
    (
        "the largest epsilon",
        "LargeEpsilon ScaleRounding",
        params(6, 33, "4294967296", "1", grid="3"),
    ),
    ("the parameters of a usual run", "WideScale", params(1000, 64, "1", "0.05", grid="65536")),
    (
        "the parameters of a large run",
        "WideScale",
        params(10**6, 1023, "1/10", "1e-9", grid="65536"),
    ),
    (
        "the smallest epsilon and beta on the finest grid",
        "WideScale",
        params(10**9, 1000, "1/4294967296", "1/18446744073709551616", grid="4294967296"),
    ),
)


def file() -> VectorFile:
    """Constants of all mechanisms."""
    groups = []
    for mechanism in MECHANISMS:
        for name, flags, given in PARAMETERS:
            test = single(f"{mechanism}: {name}", f"Constants {flags}", priors=PRIORS)
            groups.append(Group("constants", {"mechanism": mechanism, "params": given}, (test,)))
        largest = params(LARGEST, LARGEST, "1", "1/10", grid="65536", horizon=LARGEST)
        test = single(f"{mechanism}: the largest counts", "Constants WideScale", priors=["1/3"])
        groups.append(Group("constants", {"mechanism": mechanism, "params": largest}, (test,)))
    for mechanism in ("binary", "naive"):
        for horizon in (1, 2, 3, 4, 7, 8, 1023, 1024, 2**31, 2**53 + 1):
            given = params(3, 5, "3", horizon=str(horizon))
            test = single(
                f"{mechanism}: horizon {horizon}", "Constants PowersOfTwo Horizon", priors=["0"]
            )
            groups.append(Group("constants", {"mechanism": mechanism, "params": given}, (test,)))
    for epsilon in ("1", "0.7", "1000", "1/4294967296", "4294967296", "3/7"):
        given = params(3, 5, epsilon, grid="65536")
        for mechanism in ("ledger", "gaussian"):
            test = single(f"{mechanism}: epsilon {epsilon}", "Constants ScaleRounding", priors=[])
            groups.append(Group("constants", {"mechanism": mechanism, "params": given}, (test,)))
    return VectorFile(
        "constants",
        "Constants of algorithms 1 to 6 and of both forms of the ledger mechanism",
        "eq:fullnoise",
        tuple(groups),
    )
