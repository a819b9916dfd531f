"""Tests of the samplers: bytes in, an integer and the number of bytes read out."""

from __future__ import annotations

from collections.abc import Sequence

from withhold_vectors.generator.cases.byte_tapes import generated, sample, written
from withhold_vectors.generator.cases.gaussian.draws import gaussian_draws
from withhold_vectors.generator.model import Group, Test, VectorFile

SCALES = (
    "1",
    "2",
    "1/2",
    "3/2",
    "5",
    "7/3",
    "255",
    "256",
    "257",
    "1/100",
    "65536",
    "65537/65536",
    "14925963/65536",
    "21162590/65536",
    "99999999999999999999/65536",
    "1/65536",
    "577579828718394055766365028849902012555/65536",
)
EXPONENTS = (
    "0",
    "1/1000",
    "1/3",
    "1/2",
    "2/3",
    "1",
    "65537/65536",
    "3/2",
    "2",
    "5/2",
    "7",
    "41/4",
    "18446744073709551617/18446744073709551616",
)


def file() -> VectorFile:
    """Exact samplers that read a tape of bytes."""
    return VectorFile(
        "samplers",
        "Exact samplers: uniform integers, exp(-x) coins, discrete Laplace, discrete Gaussian, radii of "
        "series and uniform noise inside them, exponential mechanism",
        "lem:lap_mech",
        (
            Group("sample", {"sampler": "uniform_below"}, tuple(_uniform())),
            Group("sample", {"sampler": "bernoulli_exp"}, tuple(_bernoulli_exp())),
            Group("sample", {"sampler": "discrete_laplace"}, tuple(_laplace())),
            Group("sample", {"sampler": "discrete_gaussian"}, tuple(gaussian_draws())),
            Group("sample", {"sampler": "radius"}, tuple(_radius())),
            Group("sample", {"sampler": "uniform_noise"}, tuple(_uniform_noise())),
            Group("sample", {"sampler": "choose"}, tuple(_choose())),
        ),
    )


def _uniform() -> list[Test]:
    tests = []
    bounds = (
        1,
        2,
        3,
        5,
        6,
        128,
        129,
        255,
        256,
        257,
        1000,
        65536,
        65537,
        2**24 + 1,
        2**32,
        2**53 + 1,
        2**63,
        2**64 + 1,
        10**30,
    )
    for index, n in enumerate(bounds):
        tests.append(
            sample(
                f"below {n}", "ByteOrder Uniform", "uniform_below", {"n": str(n)}, generated(index)
            )
        )
    hand = (
        ("below 6: high bits are dropped, 7 and 6 are rejected", 6, written([0xFF, 0xFE, 0xF9])),
        ("below 1: no byte is read", 1, written([])),
        ("below 2: the lowest bit is kept", 2, written([0xFE])),
        (
            "below 1000: the first byte is the most significant, and its upper bits are dropped",
            1000,
            written([0xFD, 0x02]),
        ),
        ("below 1000: 1023 is rejected, not reduced", 1000, written([0xFF, 0xFF, 0x00, 0x07])),
        ("below 256: a whole byte, never rejected", 256, written([0xFF])),
        ("below 257: two bytes", 257, written([0xFF, 0x01, 0x01, 0x00])),
    )
    for comment, n, tape in hand:
        tests.append(sample(comment, "ByteOrder Uniform", "uniform_below", {"n": str(n)}, tape))
    return tests


def _bernoulli_exp() -> list[Test]:
    tests = []
    for index, exponent in enumerate(EXPONENTS):
        for seed in range(3):
            tests.append(
                sample(
                    f"exponent {exponent}, tape {seed}",
                    "BernoulliExp",
                    "bernoulli_exp",
                    {"exponent": exponent},
                    generated(100 * index + seed),
                )
            )
    hand = (
        ("exponent 1/2: the first trial fails", "1/2", [1]),
        ("exponent 1/2: the second trial fails", "1/2", [0, 1]),
        ("exponent 1/2: the third trial, of 1/6, fails", "1/2", [0, 0, 3]),
        ("exponent 2/3: the trials are 2/3, 1/3, 2/9, all in lowest terms", "2/3", [1, 0, 2]),
        ("exponent 1: the first trial reads no byte", "1", [1]),
        ("exponent 2: the second unit fails", "2", [0, 2, 1]),
        ("exponent 5/2: two units, then a half", "5/2", [0, 2, 0, 1, 1]),
        ("exponent 3: the draw ends at the first unit that fails", "3", [1]),
    )
    for comment, exponent, answers in hand:
        tape = written([*answers, 0, 1, 0, 1, 1])
        tests.append(
            sample(
                comment, "BernoulliExp LowestTerms", "bernoulli_exp", {"exponent": exponent}, tape
            )
        )
    return tests


def _laplace() -> list[Test]:
    tests = []
    for index, scale in enumerate(SCALES):
        for seed in range(4):
            tests.append(
                sample(
                    f"scale {scale}, tape {seed}",
                    "DiscreteLaplace",
                    "discrete_laplace",
                    {"scale": scale},
                    generated(1000 + 10 * index + seed),
                )
            )
    hand = (
        (
            "scale 2: an offset is rejected, minus zero is drawn again, then 3",
            "2",
            [1, 0, 1, 0, 1, 1, 1, 1, 0, 2, 1, 0],
        ),
        ("scale 2: minus one", "2", [1, 1, 1, 1]),
        ("scale 2: plus zero is kept", "2", [0, 1, 0]),
        ("scale 4: the coin of offset 2 is exp(-1/2), in lowest terms", "4", [2, 1, 1, 0]),
        ("scale 3/2: the magnitude is (offset + 3 rounds) // 2", "3/2", [2, 2, 0, 2, 1, 1, 0]),
        ("scale 6/4 is 3/2", "6/4", [2, 2, 0, 2, 1, 1, 0]),
        ("scale 1: the offset reads no byte", "1", [0, 2, 1, 1]),
        ("scale 1/3: small magnitudes are rounded down to zero", "1/3", [0, 2, 1, 0]),
    )
    for comment, scale, answers in hand:
        tape = written([*answers, 0, 1, 0, 1, 1, 1, 1, 1])
        tests.append(
            sample(
                comment,
                "DiscreteLaplace LowestTerms MinusZero",
                "discrete_laplace",
                {"scale": scale},
                tape,
            )
        )
    return tests


def _radius() -> list[Test]:
    tests = []
    rows = (
        (1, 1, "1"),
        (1, 1, "7/3"),
        (2, 1, "1/2"),
        (2, 1, "65537/65536"),
        (3, 1, "4"),
        (4, 1, "10/4"),
        (5, 1, "255"),
        (9, 1, "100"),
        (9, 1, "1801439850948198400/65536"),
        (12, 1, "99999999999999999999/65536"),
        (1, 2, "3/2"),
        (1, 3, "100"),
        (2, 2, "7"),
        (3, 4, "4097/16"),
        (2, 5, "1801439850948198400/65536"),
        (9, 3, "99999999999999999999/65536"),
    )
    for index, (length, sums, scale) in enumerate(rows):
        for seed in range(2):
            tests.append(
                sample(
                    f"length {length}, {_sums(sums)}, scale {scale}, tape {seed}",
                    "Radius",
                    "radius",
                    {"length": length, "sums": sums, "scale": scale},
                    generated(3000 + 10 * index + seed),
                )
            )
    hand = (
        ("length 1, scale 1: two draws of 0, accepted with 1/2", 1, 1, [1, 1, 0]),
        (
            "length 1, scale 1: rejected, and the whole draw starts again",
            *(1, 1, [1, 1, 1, 0, 2, 1, 1, 2]),
        ),
        (
            "length 2, scale 1: rejected by the second of two trials",
            *(2, 1, [1, 1, 1, 0, 3, 1, 1, 1]),
        ),
        (
            "length 2, scale 1: rejected by the first trial, and no second one is drawn",
            *(2, 1, [1, 1, 1, 1, 1, 1, 1, 0, 0]),
        ),
        ("length 2, scale 1: trials of 3/4 and 3/6, in lowest terms", 2, 1, [1, 0, 2, 1, 1, 2, 0]),
        # three draws of 0 have the sum 0: 2! B(0) / 2^2 is 1/2, and 1/2 / (1 2) is 1/4
        ("two sums, scale 1: three draws of 0, accepted with 1/4", 1, 2, [1, 1, 1, 0]),
        ("two sums, scale 1: 3 is rejected, as it is not below 1", 1, 2, [1, 1, 1, 3, 1, 1, 1, 0]),
        # the sum 1: 2! B(1) / 2^2 is 5/2, and 5/2 / (2 3) is 5/12
        ("two sums, scale 1: the sum 1 is accepted with 5/12", 1, 2, [0, 2, 1, 1, 1, 4]),
    )
    for comment, length, sums, answers in hand:
        tape = written([*answers, *[0, 1, 1, 1] * 9])
        given = {"length": length, "sums": sums, "scale": "1"}
        tests.append(sample(comment, "Radius LowestTerms", "radius", given, tape))
    return tests


def _sums(sums: int) -> str:
    return f"{sums} sum" if sums == 1 else f"{sums} sums"


def _uniform_noise() -> list[Test]:
    tests = []
    radii = (0, 1, 2, 3, 63, 64, 127, 128, 1000, 2**31, 2**32 - 1, 2**53, 2**63 - 1, 2**63, 10**30)
    rows = [(1, radius) for radius in radii]
    rows += [(2, 0), (2, 1), (2, 1000), (3, 2), (3, 2**63), (4, 10**20), (5, 3)]
    for index, (sums, radius) in enumerate(rows):
        given = {"sums": sums, "radius": str(radius)}
        comment = f"{_sums(sums)} in the radius {radius}"
        tests.append(
            sample(comment, "UniformNoise", "uniform_noise", given, generated(4000 + index))
        )
    hand = (
        ("radius 1: 3 is rejected, 0 gives the lower end", 1, 1, [3, 0]),
        ("radius 1: 2 gives the upper end", 1, 1, [2]),
        ("radius 127: 255 is rejected", 1, 127, [255, 254]),
        ("two sums in radius 1: a corner is outside, and both are drawn again", 2, 1, [0, 2, 1, 0]),
        ("two sums in radius 1: one coordinate is enough for the radius", 2, 1, [2, 1]),
        (
            "two sums in radius 2: absolute values are added, not the coordinates",
            2,
            2,
            [4, 0, 2, 4],
        ),
        ("two sums in radius 3: the largest coordinate is not the norm", 2, 3, [5, 5, 5, 4]),
    )
    for comment, sums, radius, answers in hand:
        given = {"sums": sums, "radius": str(radius)}
        tests.append(sample(comment, "UniformNoise", "uniform_noise", given, written(answers)))
    return tests


def _choose() -> list[Test]:
    tests = []
    rows: tuple[tuple[Sequence[int], str], ...] = (
        ((0,), "1"),
        ((3, 3), "1/8"),
        ((5, 1, 4), "1/2"),
        ((2, 0), "125000"),
        ((7, 5, 4, 3, 3, 4, 6), "1/16"),
        ((1000000, 1000001), "1/3"),
        ((4, 2, 0, 2, 4), "3/4"),
        ((1, 0, 1), "65537/65536"),
    )
    for index, (costs, rate) in enumerate(rows):
        arguments = {"costs": [str(cost) for cost in costs], "rate": rate}
        for seed in range(3):
            tests.append(
                sample(
                    f"costs {', '.join(map(str, costs))} at rate {rate}, tape {seed}",
                    "Choose",
                    "choose",
                    arguments,
                    generated(9000 + 10 * index + seed),
                )
            )
    hand: tuple[tuple[str, tuple[str, ...], str, list[int]], ...] = (
        ("two candidates, the one of larger cost is rejected", ("1", "0"), "1/2", [0, 0, 1, 1]),
        ("two candidates, the one of larger cost is accepted", ("1", "0"), "1/2", [0, 1]),
        ("the candidate of least cost is accepted without reading a byte", ("1", "0"), "1/2", [1]),
        ("three candidates, index 3 is rejected", ("0", "0", "0"), "1", [3, 2]),
        ("the difference from the least cost counts, in lowest terms", ("6", "2"), "1/8", [0, 1]),
    )
    for comment, given, rate, answers in hand:
        tests.append(
            sample(
                comment,
                "Choose LowestTerms",
                "choose",
                {"costs": list(given), "rate": rate},
                written([*answers, 1, 1, 1]),
            )
        )
    return tests
