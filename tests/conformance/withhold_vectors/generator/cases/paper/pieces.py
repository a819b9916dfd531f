"""Tests of single pieces: the grid, blocks of samples, the tree of partial sums, and neighbours."""

from __future__ import annotations

from withhold_vectors.generator.model import Group, Test, VectorFile
from withhold_vectors.generator.shorthand import params, rows, single

POWERS = (29, 31, 32, 39, 47, 49, 51, 52, 53, 55, 58, 59, 61, 62)
"""Powers of two at which logarithms or products in doubles, or 32-bit integers, go wrong."""


def grid_file() -> VectorFile:
    """Samples in grid units."""
    units: tuple[tuple[str, str, str, str, tuple[str, ...]], ...] = (
        (
            "0",
            "1",
            "1",
            "HalfEven",
            ("0", "1", "1/2", "0.499999999999999999999", "0.500000000000000000001"),
        ),
        (
            "0",
            "1",
            "2",
            "HalfEven",
            ("1/4", "3/4", "0.25", "0.75", "0.3", "0.2499999999999999999999999"),
        ),
        (
            "0",
            "1",
            "3",
            "HalfEven",
            ("1/6", "1/2", "5/6", "0.1666666666666666", "0.16666666666666669"),
        ),
        (
            "0",
            "1",
            "65536",
            "HalfEven",
            ("1/131072", "3/131072", "0.1", "1/3", "65535/65536", "131071/131072"),
        ),
        (
            "0",
            "1",
            "4294967296",
            "WideGrid",
            ("1/3", "0.1", "1/8589934592", "3/8589934592", "0.99999999999"),
        ),
        (
            "0",
            "1",
            "1",
            "Clamp",
            (
                "-1",
                "2",
                "-1e300",
                "1e300",
                "-0",
                "5e-324",
                "1e-400",
                "-1e-400",
                "12345678901234567890",
            ),
        ),
        ("-3/2", "5/2", "8", "Domain", ("-3/2", "5/2", "0", "-1.25", "1/3", "-1.75", "2.75")),
        (
            "-1",
            "1/3",
            "7",
            "Domain",
            ("-1", "1/3", "0", "-19/21", "-0.904761904761904761904", "1e1"),
        ),
        (
            "1",
            "1.0000000000000000000000001",
            "10",
            "Domain",
            ("1", "1.00000000000000000000000005", "1.000000000000000000000000015", "2"),
        ),
        ("-1e300", "1e300", "4", "Domain", ("0", "-5e299", "2.5e299", "7.5e299")),
    )
    groups = []
    for lower, upper, grid, flag, samples in units:
        given = params(1, 1, lower=lower, upper=upper, grid=grid)
        tests = tuple(single(f"[{lower}, {upper}] in {grid}: {x}", flag, sample=x) for x in samples)
        groups.append(Group("grid", {"params": given}, tests))
    forms = ("+0.5", ".5", "5.", "1E0", "10e-1", "05/010", "0.5e+0", "-1/2", "+1/3", "00")
    tests = tuple(single(f"read as a number: {x}", "NumberForms", sample=x) for x in forms)
    bad = (
        "nan",
        "inf",
        "",
        ".",
        "+",
        "e5",
        "1e",
        "1/",
        "/2",
        "1/0",
        "1//2",
        "0b1",
        "1.2.3",
        "- 1",
        "1/-2",
    )
    spaced = (" 1", "1 ", "1\n", "\uff11", "1/+2", "1e+", "1e5/2", "1/2e1")
    blanks = ("\u00a01", "1\u00a0", "\ufeff1", "1\ufeff", "\u30001", "1\u2028", "1\x85")
    not_text: tuple[object, ...] = (1, 0, True, False, None, ["1"])
    tests += tuple(
        single(f"not a number: {x!a}", "RefusedSample", sample=x)
        for x in (*bad, *spaced, *blanks, *not_text)
    )
    groups.append(Group("grid", {"params": params(1, 1, grid="6")}, tests))
    return VectorFile("grid", "Samples on the grid", "sec:preliminaries", tuple(groups))


def blocks_file() -> VectorFile:
    """Exponential withhold-release."""
    counts = [*range(1, 18), *(2**k + i for k in POWERS for i in (-1, 0, 1))]
    tests = tuple(
        single(f"sample number {count}", "PowersOfTwo BlockBounds FirstSample", count=str(count))
        for count in counts
    )
    label = "eq:wrexample"
    return VectorFile(
        "blocks",
        "Exponential withhold-release: which samples a block holds",
        label,
        (Group("blocks", {}, tests),),
    )


def tree_file() -> VectorFile:
    """The nodes of the binary mechanism's tree."""
    small = [single(f"node {t} of 17", "NodesRead", t=str(t), length="17") for t in range(1, 18)]
    odd = [
        single(f"node {t} of {length}", "NodesRead", t=str(t), length=str(length))
        for t, length in ((1, 1), (1, 2), (2, 2), (1, 1000), (999, 1000), (1000, 1000))
    ]
    large = [_large(2**k + i) for k in POWERS for i in (-1, 0, 1) if 2**k + i <= 2**62]
    return VectorFile(
        "tree",
        "Algorithm 1: the nodes of a counter's tree",
        "alg:binmech",
        (Group("tree", {}, (*small, *odd, *large)),),
    )


def neighbours_file() -> VectorFile:
    """Pairs of streams that are neighbours, and pairs that are not."""
    base = "a1 b0 a1 a0"
    pairs = (
        ("a stream and itself", base, base),
        ("one sample of one user", base, "a0 b0 a1 a0"),
        ("all samples of one user", base, "a0 b0 a0 a1"),
        ("one sample of each of two users", base, "a0 b1 a1 a0"),
        ("one sample more", base, "a1 b0 a1 a0 a1"),
        ("another user in one place, with the same sample", base, "a1 b0 b1 a0"),
        ("another user in one place, with another sample", base, "a1 b0 b0 a0"),
        ("a user who is renamed", base, "c1 b0 c1 c0"),
        ("the same events in another order", base, "b0 a1 a1 a0"),
        ("a user who is missing", base, "b0"),
        ("no events at all", "", ""),
        (
            "only the sender of the last sample differs, which the paper's definition allows",
            "a1 a1 a1",
            "a1 a1 b1",
        ),
    )
    tests = tuple(
        single(comment, "Neighbours", left=rows(left), right=rows(right))
        for comment, left, right in pairs
    )
    exact: tuple[tuple[str, list[object], list[object]], ...] = (
        ("equal numbers in another form, of two users", ["1/2", "1"], ["0.5", "1.0"]),
        ("equal numbers in another form, of one user", ["1/2", "1"], ["1/2", "1.0"]),
        ("no value and the text null, of two users", [None, None], ["null", "null"]),
        ("a list and its text, of two users", [[], {}], ["[]", "{}"]),
    )
    forms = tuple(
        single(
            comment,
            "Neighbours",
            left=[list(pair) for pair in zip("ab", left, strict=True)],
            right=[list(pair) for pair in zip("ab", right, strict=True)],
        )
        for comment, left, right in exact
    )
    apart = single(
        "an integer and its text are different users",
        "Neighbours UserNames",
        left=[[1, "1"], ["a", "0"]],
        right=[["1", "1"], ["a", "0"]],
    )
    return VectorFile(
        "neighbours",
        "Neighbouring streams",
        "sec:preliminaries",
        (Group("neighbours", {}, (*tests, *forms, apart, *_types())),),
    )


def _types() -> list[Test]:
    """Values of JSON that some language takes for equal, or for different; and users who are refused in a run."""
    streams: tuple[tuple[str, list[object], list[object]], ...] = (
        ("true and 1 are different users", [[True, "1"]], [[1, "1"]]),
        ("false and 0 are different users", [[False, "1"]], [[0, "1"]]),
        ("no user and the text null are different", [[None, "1"]], [["null", "1"]]),
        ("samples true and 1, of two users", [["a", True], ["b", 0]], [["a", 1], ["b", False]]),
        ("equal lists are one user", [[["a"], "1"], ["b", "0"]], [[["a"], "0"], ["b", "0"]]),
        ("different lists are different users", [[["a"], "1"]], [[["b"], "1"]]),
        ("a list and its text are different users", [[[], "1"]], [["[]", "1"]]),
        ("equal objects are one user", [[{"a": 1}, "1"], [{}, "0"]], [[{"a": 1}, "0"], [{}, "0"]]),
        (
            "a list as a user, and another one",
            [[["a"], "1"], ["b", "1"]],
            [[["a"], "0"], ["b", "0"]],
        ),
        ("samples of one user, a list", [[["a"], "1"], [["a"], "1"]], [[["a"], "0"], [["a"], "0"]]),
    )
    return [
        single(comment, "Neighbours", left=left, right=right) for comment, left, right in streams
    ]


def _large(t: int) -> Test:
    return single(f"node {t} of {2**62}", "NodesRead PowersOfTwo", t=str(t), length=str(2**62))
