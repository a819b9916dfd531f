"""Tests of algorithm 7 on its own, and of the diversity condition."""

from __future__ import annotations

from collections.abc import Sequence

from withhold_spec.paper.median import bin_count
from withhold_spec.paper.withholding import block_size
from withhold_vectors.generator.model import Group, Test, VectorFile
from withhold_vectors.generator.shorthand import params, single


def median_file() -> VectorFile:
    """The private median up to its draw."""
    return VectorFile(
        "median",
        "Algorithm 7: the private median",
        "alg:pvtmed",
        (Group("median", {}, (*_by_hand(), *_boundaries(), *_many_bins())),),
    )


def _median(
    comment: str,
    flags: str,
    level: int,
    arrays: int,
    samples: Sequence[Sequence[object]],
    grid: int = 1,
    epsilon: str = "1/2",
) -> Test:
    return single(
        comment, flags, level=level, arrays=arrays, grid=str(grid), epsilon=epsilon, samples=samples
    )


def _by_hand() -> list[Test]:
    return [
        _median(
            "a user gives at most as many samples as an array holds",
            "UserCap",
            2,
            2,
            [["a", list("11000")], ["b", list("0")], ["c", list("10")]],
        ),
        _median(
            "a user is in two arrays, and in no third one",
            "TwoArrays UserCap",
            3,
            3,
            [["a", list("1")], ["b", list("0101")], ["c", list("1111")], ["d", list("000")]],
        ),
        _median(
            "users in order of first arrival, not of name",
            "FirstArrival",
            4,
            2,
            [["z", list("1111111")], ["b", list("000000000")], [1, list("1")], ["1", list("0")]],
        ),
        _median(
            "samples that fill no array are not read",
            "TwoArrays",
            2,
            1,
            [["a", list("10")], ["b", list("11")]],
        ),
        _median(
            "a larger epsilon",
            "MedianLaw",
            4,
            2,
            [["a", list("11111111")], ["b", list("00000000")]],
            epsilon="12",
        ),
        _median(
            "the smallest epsilon",
            "MedianLaw",
            4,
            3,
            [["a", list("11111111")], ["b", list("00000000")], ["c", list("00000000")]],
            epsilon="1/8589934592",
        ),
        _median(
            "sums of arrays beyond 32 bits, on the finest grid",
            "MedianLaw WideGrid",
            3,
            3,
            [
                ["a", [str(2**32)] * 4],
                ["b", [str(2**31), str(2**32 - 1), str(2**31), "1"]],
                ["c", [str(2**31 - 1)] * 4],
            ],
            grid=2**32,
        ),
    ]


def _boundaries() -> list[Test]:
    """For every boundary between two bins: a mean on it, one unit below it, and one above."""
    tests = []
    for level in (3, 4, 5, 6, 7, 8):
        bins, full = bin_count(level), block_size(level) * 12
        for edge in range(1, bins):
            for name, total in (
                ("below", edge * full // bins - 1),
                ("on", edge * full // bins),
                ("above", edge * full // bins + 1),
            ):
                each, more = divmod(total, block_size(level))
                samples = [str(each + (i < more)) for i in range(block_size(level))]
                tests.append(
                    _median(
                        f"level {level}, a mean {name} boundary {edge} of {bins} bins",
                        "MedianTies",
                        level,
                        1,
                        [["a", samples]],
                        grid=12,
                    )
                )
    return tests


def _many_bins() -> list[Test]:
    """Arrays of one user each, whose means are in many bins; some bins stay empty."""
    tests = []
    for level in (1, 2, 3, 4, 5, 6, 8, 9):
        size, arrays = block_size(level), 5
        users: list[list[object]] = [
            [f"u{i}", [str((i * i * 7 + j * 5) % 9) for j in range(size)]] for i in range(arrays)
        ]
        users[2] = ["u2", ["8"] * size]
        tests.append(
            _median(
                f"level {level}, five arrays over {bin_count(level)} bins",
                "MedianTies MedianLaw",
                level,
                arrays,
                users,
                grid=8,
            )
        )
    return tests


def diversity_file() -> VectorFile:
    """The diversity condition."""
    small, printed = params(4, 4, "100", "1/2"), params(200, 4, "1", "1")
    few: tuple[tuple[str, list[int]], ...] = (
        ("one sample", [1]),
        ("two samples of one user", [2]),
        ("one user with all samples", [4]),
        ("one sample too few", [2, 2, 1]),
        ("just enough samples", [2, 2, 2]),
        ("a larger maximum needs more samples", [2, 2, 2, 3]),
        ("enough for the arrays if they were not rounded up", [4, 2, 1]),
        ("a maximum of four", [4, 4, 4]),
        ("an odd maximum", [3, 3, 3]),
        ("order does not matter", [1, 4, 2, 3]),
        ("no users", []),
        ("users without samples", [0, 0]),
        ("users without samples among others", [0, 4, 4, 0, 4]),
    )
    first = tuple(
        single(
            f"diversity of few users: {name}",
            "Diversity RoundedArrays",
            counts=[str(c) for c in counts],
        )
        for name, counts in few
    )
    second = tuple(
        single(
            f"{users} users with {each} samples",
            "Diversity RoundedArrays",
            counts=[str(each)] * users,
        )
        for users, each in ((80, 2), (137, 2), (136, 2), (138, 2), (159, 4), (160, 4), (1, 4))
    )
    return VectorFile(
        "diversity",
        "The diversity condition",
        "def:diversity",
        (
            Group("diversity", {"params": small}, first),
            Group("diversity", {"params": printed}, second),
        ),
    )
