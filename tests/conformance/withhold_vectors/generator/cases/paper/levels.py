"""Tests of algorithm 6: when levels activate, and which samples their medians read."""

from __future__ import annotations

from withhold_vectors.generator.model import Group
from withhold_vectors.generator.shorthand import case, noise, one_run, params, rows, run, runs

ONE_ARRAY = "1000000"
"""An epsilon so large that every median has one array."""


def activations() -> list[Group]:
    """Activations: the threshold, the order within a step, the flush."""
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
                noise(8, 3),
            ),
            case(
                "the samples of a user beyond the second do not count towards level 2",
                "UserCap Activation ActivationStep",
                rows("a1 a1 a1 a1 b0 b0 c1 c1"),
                noise(8, 3),
            ),
            case(
                "a withheld block is projected and released when its level activates",
                "Waiting Flush ActivationStep",
                rows("a1 a0 a1 a1 b1 b0 c0 c1 b1 b1"),
                noise(8, 3),
            ),
            case(
                "two equal withheld blocks stay two elements, in order",
                "Flush EqualElements",
                rows("a1 a0 a1 a1 b1 b0 b1 b1 c0 c0"),
                noise(8, 3),
            ),
            case(
                "two withheld blocks with different sums enter in the order of their completion",
                "Flush",
                rows("a1 a0 a1 a0 b1 b0 b1 b1 c0 c0"),
                noise(8, 3),
            ),
            case(
                "a first sample activates a level: flushed nodes are written before its own",
                "ActivationStep Flush",
                rows("a1 a1 a1 a1 b1 b0 c1 d1 a0"),
                noise(8, 3),
            ),
            case(
                "a level activates once, and later blocks enter its counter at once",
                "ActivationOnce StoredNoise",
                rows("a1 a1 b1 b1 c1 c1 a1 a1 b1 b0 c1 c1 d1 d1 d1 d1"),
                noise(9, 3),
            ),
        ),
        one_run(
            "full",
            params(2, 4, "150", "1"),
            "alternating users: each level's median is charged once",
            "ActivationOnce StoredNoise",
            alternate,
            noise(8, 3),
        ),
        one_run(
            "full",
            params(1, 2, "300", "1"),
            "two samples, one array: the logarithm of the array count would be negative",
            "LargeEpsilon RoundedArrays",
            rows("a1 a1"),
            noise(2, 2),
        ),
        one_run(
            "full",
            params(6, 16, "5000", "1/1000"),
            "levels activate one after the other for one long user",
            "SeveralLevels Activation",
            run("a", "1101110111011101") + run("b", "0100110111000111"),
            noise(6, 5),
        ),
        *_together(),
    ]


def _together() -> list[Group]:
    """Levels that activate as soon after each other as they can.

    Two levels never activate at one step: the sample that fills level l's arrays is at most its
    user's number 2**(l-1), so that user lacks samples for level l + 1, which needs as many arrays.
    """
    return [
        one_run(
            "full",
            params(1, 32, ONE_ARRAY, "1"),
            "one array for each level: level l activates at sample 2**(l-1), which its median reads",
            "SeveralLevels MedianTies",
            run("a", [("1", "0")[i % 2] for i in range(32)]),
            noise(6, 6),
        ),
        one_run(
            "full",
            params(5, 8, "273", "1"),
            "level 3 activates two samples after level 2",
            "SeveralLevels ActivationStep",
            rows("a1 a0 a1 a1 b1 b1 b0 b1 d1 d1 a1 e1 b1 d1 a1 b1 d0 a1"),
            noise(12, 4),
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
                noise(5, 5),
            ),
            case(
                "a mean just above the boundary belongs to the upper one",
                "MedianTies",
                run("a", ["1/2"] * 7 + ["3/4"] * 9),
                noise(5, 5),
            ),
            case(
                "the tape chooses the candidate of larger cost",
                "MedianChoice",
                run("a", "1" * 16),
                noise(5, 5, {4: 0, 3: 0}),
            ),
            case(
                "the tape chooses the upper candidate",
                "MedianChoice Activation",
                run("a", "0" * 16),
                noise(5, 5, {4: 1, 3: 1}),
            ),
        ),
        runs(
            "full",
            params(3, 4, "100", "1/2", grid="2"),
            case(
                "users give their samples in order of first arrival, not of name",
                "FirstArrival",
                rows("c1 a0 b1/2 b0 c0 a1 c1 c1"),
                noise(8, 3),
            ),
            case(
                "integers and texts as users, in order of first arrival",
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
                noise(8, 3),
            ),
        ),
        runs(
            "full",
            params(4, 8, "180", "1/2"),
            case(
                "three arrays of four: two users are in two arrays each",
                "TwoArrays UserCap Flush",
                rows("b1 b1 b1 a1 a0 a1 a1 a1 a1 a1 a1 c0 c0 c1 d1 d1 b0 d0"),
                noise(12, 4),
            ),
            case(
                "three arrays of four: the last sample decides a bin",
                "TwoArrays MedianTies",
                rows("a1 a1 a1 b0 b1 b0 b1 c1 d1 d0 c0 d1 a0 b1"),
                noise(12, 4),
            ),
            case(
                "three arrays of four: the same samples, users in another order of arrival",
                "TwoArrays FirstArrival",
                rows("d1 c1 b0 a1 a1 a1 b1 b0 b1 d0 c0 d1 a0 b1"),
                noise(12, 4),
            ),
        ),
        one_run(
            "full",
            params(1, 64, ONE_ARRAY, "1"),
            "three and four candidates at levels 5 and 6",
            "MedianTies",
            run("a", [("1", "1", "0")[i % 3] for i in range(64)]),
            noise(7, 7),
        ),
    ]
