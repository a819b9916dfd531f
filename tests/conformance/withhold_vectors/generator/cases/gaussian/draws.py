"""Tests of discrete Gaussian noise, from tapes of bytes."""

from __future__ import annotations

from withhold_vectors.generator.cases.byte_tapes import generated, sample, written
from withhold_vectors.generator.model import Test

VARIANCES = (
    "1/4294967296",
    "1/3",
    "1",
    "99/100",
    "2",
    "3",
    "10/4",
    "4",
    "15/4",
    "65536",
    "65537/65536",
    "1000000/7",
    "14925963/65536",
    str(2 * (2**40) ** 2),
    f"{2 * 1801439850948198401**2}/4294967296",
)


def gaussian_draws() -> list[Test]:
    """Variances of all sizes, and tapes written by hand for single decisions."""
    tests = []
    for index, variance in enumerate(VARIANCES):
        for seed in range(3):
            tests.append(_draw(f"tape {seed}", "", variance, generated(7000 + 10 * index + seed)))
    by_hand: tuple[tuple[str, str, list[int]], ...] = (
        ("candidate 0 of scale 1 is accepted with exp(-1/8)", "1/4", [1, 0, 1]),
        ("candidate 0 of scale 1 is rejected, and then accepted", "1/4", [1, 0, 0, 1, 1, 0, 1]),
        ("candidate -1 of scale 1 with exp(-9/8): a unit, then 1/8", "1/4", [0, 2, 1, 1, 0, 2, 1]),
        ("candidate 0 of scale 2 is accepted with exp(-1/8)", "1", [0, 1, 0, 1]),
        ("candidate 2 of scale 2 with exp(-9/8): a unit, then 1/8", "1", [0, 0, 2, 1, 0, 0, 2, 1]),
        ("candidate 0 of scale 3 is accepted with exp(-2/9)", "4", [0, 1, 0, 2]),
        ("candidate 0 of scale 2 is accepted with exp(-15/32)", "15/4", [0, 1, 0, 15]),
    )
    for comment, variance, answers in by_hand:
        tape = written([*answers, *[0, 1, 1, 1] * 9])
        tests.append(_draw(comment, "LowestTerms", variance, tape))
    return tests


def _draw(comment: str, flags: str, variance: str, tape: bytes) -> Test:
    given = {"variance": variance}
    comment = f"variance {variance}, {comment}"
    return sample(comment, f"DiscreteGaussian {flags}".strip(), "discrete_gaussian", given, tape)
