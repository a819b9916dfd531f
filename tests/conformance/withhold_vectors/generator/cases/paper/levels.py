"""Vectors of algorithm 6: when levels activate, and what their medians see."""

from __future__ import annotations

from withhold_vectors.generator.model import Group
from withhold_vectors.generator.shorthand import case, loud, params, rows, run, runs

ONE_ARRAY = "1000000"
"""An epsilon so large that every median takes one array."""


def activations() -> list[Group]:
    """Activations: the threshold, the order at a step, the flush."""
    three = params(4, 4, "100", "1/2")
    alternate = rows("a1 b1 a0 b1 a1 b0 a1 b1")
    return [
        runs(
            "full",
            three,
            case(
                "three arrays of two: active at the sixth sample that counts",
                "Activation",
                rows("a1 a0 b1 b1 c0 c1 a1 a1"),
                loud(8, 3),
            ),
            case(
                "the samples of a user beyond the second do not count towards level 2",
                "UserCap Activation ActivationStep",
                rows("a1 a1 a1 a1 b0 b0 c1 c1"),
                loud(8, 3),
            ),
            case(
                "a waiting block is projected and released when its level activates",
                "Waiting Flush ActivationStep",
                rows("a1 a0 a1 a1 b1 b0 c0 c1 b1 b1"),
                loud(8, 3),
            ),
            case(
                "two waiting blocks keep their order, and equal ones stay two",
                "Flush EqualElements",
                rows("a1 a0 a1 a1 b1 b0 b1 b1 c0 c0"),
                loud(8, 3),
            ),
            case(
                "two waiting blocks with different sums keep the order in which they came",
                "Flush",
                rows("a1 a0 a1 a0 b1 b0 b1 b1 c0 c0"),
                loud(8, 3),
            ),
            case(
                "a first sample activates a level: flushed cells are written first, then its own",
                "ActivationStep Flush",
                rows("a1 a1 a1 a1 b1 b0 c1 d1 a0"),
                loud(8, 3),
            ),
            case(
                "a level activates once, and later blocks go straight to its counter",
                "ActivationOnce StoredNoise",
                rows("a1 a1 b1 b1 c1 c1 a1 a1 b1 b0 c1 c1 d1 d1 d1 d1"),
                loud(9, 3),
            ),
        ),
        runs(
            "full",
            params(2, 4, "150", "1"),
            case(
                "alternating users: each level's median is paid for once",
                "ActivationOnce StoredNoise",
                alternate,
                loud(8, 3),
            ),
        ),
        runs(
            "full",
            params(1, 2, "300", "1"),
            case(
                "two samples, one array: the logarithm of the array count would be negative",
                "LargeEpsilon RoundedArrays",
                rows("a1 a1"),
                loud(2, 2),
            ),
        ),
        runs(
            "full",
            params(6, 16, "5000", "1/1000"),
            case(
                "levels activate one after the other for one long user",
                "SeveralLevels Activation",
                run("a", "1101110111011101") + run("b", "0100110111000111"),
                loud(6, 5),
            ),
        ),
        *_together(),
    ]


def _together() -> list[Group]:
    """Levels in the closest succession there is.

    Two levels never activate at one step: the sample that fills level l's arrays is at most its
    user's number 2**(l-1), so that user lacks samples for level l + 1, which needs as many arrays.
    """
    return [
        runs(
            "full",
            params(1, 32, ONE_ARRAY, "1"),
            case(
                "one array for each level: level l at sample 2**(l-1), which its median sees",
                "SeveralLevels MedianTies",
                run("a", [("1", "0")[i % 2] for i in range(32)]),
                loud(6, 6),
            ),
        ),
        runs(
            "full",
            params(5, 8, "273", "1"),
            case(
                "level 3 two samples after level 2",
                "SeveralLevels ActivationStep",
                rows("a1 a0 a1 a1 b1 b1 b0 b1 d1 d1 a1 e1 b1 d1 a1 b1 d0 a1"),
                loud(12, 4),
            ),
        ),
    ]


def medians() -> list[Group]:
    """Medians: ties, choices, arrays of several users."""
    sixteen = params(3, 16, ONE_ARRAY, "1", grid="4")
    return [
        runs(
            "full",
            sixteen,
            case(
                "a mean on the boundary of two bins belongs to the lower one",
                "MedianTies",
                run("a", ["1/2"] * 16),
                loud(5, 5),
            ),
            case(
                "a mean just above the boundary belongs to the upper one",
                "MedianTies",
                run("a", ["1/2"] * 7 + ["3/4"] * 9),
                loud(5, 5),
            ),
            case(
                "the tape chooses the dearer candidate",
                "MedianChoice",
                run("a", "1" * 16),
                loud(5, 5, {4: 0, 3: 0}),
            ),
            case(
                "the tape chooses the upper candidate",
                "MedianChoice Activation",
                run("a", "0" * 16),
                loud(5, 5, {4: 1, 3: 1}),
            ),
        ),
        runs(
            "full",
            params(3, 4, "100", "1/2", grid="2"),
            case(
                "users give their samples in order of first arrival, not of name",
                "FirstArrival",
                rows("c1 a0 b1/2 b0 c0 a1 c1 c1"),
                loud(8, 3),
            ),
            case(
                "numbers and texts as users, in order of first arrival",
                "FirstArrival UserNames",
                [
                    [7, "1"],
                    ["7", "0"],
                    [2, "1/2"],
                    ["7", "1"],
                    [7, "0"],
                    [2, "1"],
                    [7, "1"],
                    [7, "1"],
                ],
                loud(8, 3),
            ),
        ),
        runs(
            "full",
            params(4, 8, "180", "1/2"),
            case(
                "three arrays of four: two users lie in two arrays each",
                "TwoArrays UserCap Flush",
                rows("b1 b1 b1 a1 a0 a1 a1 a1 a1 a1 a1 c0 c0 c1 d1 d1 b0 d0"),
                loud(12, 4),
            ),
            case(
                "three arrays of four: the last sample decides a bin",
                "TwoArrays MedianTies",
                rows("a1 a1 a1 b0 b1 b0 b1 c1 d1 d0 c0 d1 a0 b1"),
                loud(12, 4),
            ),
            case(
                "the same samples, users met in another order",
                "TwoArrays FirstArrival",
                rows("d1 c1 b0 a1 a1 a1 b1 b0 b1 d0 c0 d1 a0 b1"),
                loud(12, 4),
            ),
        ),
        runs(
            "full",
            params(1, 64, ONE_ARRAY, "1"),
            case(
                "three and four candidates at levels 5 and 6",
                "MedianTies",
                run("a", [("1", "1", "0")[i % 3] for i in range(64)]),
                loud(7, 7),
            ),
        ),
    ]
