"""Vectors of what is offered where noise is Gaussian, and accounts are in squares."""

from __future__ import annotations

from collections.abc import Sequence

from withhold_spec.accounted.interface import BUDGET
from withhold_vectors.codec.values import Json
from withhold_vectors.generator.model import Group, Test
from withhold_vectors.generator.shorthand import Flags, contribution, epoch, params, single

BUDGET_SQUARED = BUDGET**2


def proposals() -> list[Group]:
    """Offers for blocks whose allowances are squares, nearly squares, and anything else."""
    low, half = (
        [epoch(total, contribution(64, 0, 64, BUDGET // 64))] * 3
        for total in (BUDGET // 60, BUDGET // 2)
    )
    root = 3 * BUDGET // 7
    some = (
        (1, BUDGET_SQUARED),
        (7, BUDGET_SQUARED // 4),
        (30, root**2),
        (90, BUDGET_SQUARED // 3),
        (5, 0),
        (2, 3),
    )
    rounded = (
        (1, root**2 - 1),
        (2, 4 * root**2),
        (3, 9 * root**2 // 4 - 1),
        (40, 7),
        (9, BUDGET_SQUARED - 1),
    )
    unit = 2**16
    calm = contribution(
        64, 8 * unit, 40 * unit, 2**14, 9 * unit, 2**20, inner=(17 * unit, 31 * unit)
    )
    quiet = [epoch(2**14 * 9 * unit, calm)] * 2
    # an eighth of the account is the square of this many parts of it; nine scales are of 50
    enough = 8 * (9 * BUDGET // 50 + 1) ** 2
    each, halved = 8 * (9 * BUDGET // 100 + 1) ** 2, 2 * enough
    probing = [
        _told(f"probes: {name}", "Overhang Clipped", low, pairs)
        for name, pairs in (
            ("just enough", ((60, enough), (1, BUDGET_SQUARED))),
            ("not quite enough", ((60, enough - 1), (1, BUDGET_SQUARED))),
            ("two users' roots are enough", ((60, each), (90, each))),
            ("two users' roots are not enough", ((60, each - 1), (90, each - 1))),
            (
                "blocks that cannot be cut do not count",
                ((60, BUDGET_SQUARED // 9), (1, BUDGET_SQUARED)),
            ),
        )
    ]
    ends = [
        _told(f"the known end: {name}", "Overhang HorizonPlan", low, pairs)
        for name, pairs in (
            ("half a share is just enough", ((60, halved), (1, BUDGET_SQUARED))),
            ("half a share is not quite enough", ((60, halved - 1), (1, BUDGET_SQUARED))),
            ("some", ((90, BUDGET_SQUARED), (60, BUDGET_SQUARED // 2 + 3), (1, 7))),
        )
    ]
    settings: list[tuple[Json, list[Test]]] = [
        (params(9, 999, "50"), probing),
        (params(9, 999, "50", horizon="600"), ends),
        (params(9, 999, "300", grid="65536"), [_told("a fine grid", "Overhang", quiet, some)]),
        (
            params(9, 999, "4294967296", grid="4294967296"),
            [_told("the finest grid", "Overhang", half, some)],
        ),
        (params(9, 999, "1/10"), [_told("noise far above all", "Caps", half, some)]),
        (params(9, 999, "20"), [_told("nobody", "Caps", low, ()), *_cadences(low, some)]),
    ]
    for weighting in ("sample", "user", "precision"):
        tests = [
            _told(f"{weighting}: {name}", "Caps Weighting", low, pairs)
            for name, pairs in (("some", some), ("roots rounded down", rounded))
        ]
        settings.append((params(9, 999, "500", weighting=weighting), tests))
    return [
        Group("offers", {"mechanism": "gaussian", "params": given}, tuple(tests))
        for given, tests in settings
    ]


def _cadences(low: Sequence[Json], rows: Sequence[tuple[int, int]]) -> list[Test]:
    return [
        _told(f"an interval of the reach for {users} users", "Clipped", low, rows, users)
        for users in (1, 79, 80)
    ]


def _told(
    comment: str,
    flags: Flags,
    epochs: Sequence[Json],
    blocks: Sequence[tuple[int, int]],
    users: int = 10**6,
) -> Test:
    """Offers of an epoch with so many users: of the closest pace unless given."""
    return single(
        f"Gaussian: {comment}",
        f"Squares Offers {flags}".strip(),
        epochs=list(epochs),
        samples="600",
        users=users,
        length=1,
        probes=1,
        asked=True,
        blocks=[
            {"size": size, "allowance": str(available_budget), "probes_paid": "0"}
            for size, available_budget in blocks
        ],
    )
