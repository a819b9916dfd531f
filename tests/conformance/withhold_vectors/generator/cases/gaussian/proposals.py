"""Tests of proposals and error bars of the ledger mechanism with Gaussian noise, whose accounts hold squares."""

from __future__ import annotations

from dataclasses import replace

from withhold_spec.accounted.interface import BUDGET
from withhold_vectors.generator.cases.ledger.proposals import HISTORIES, LOW, SMALL, STEADY
from withhold_vectors.generator.cases.ledger.views import Past, Sender, View, given
from withhold_vectors.generator.model import Group

BUDGET_SQUARED = BUDGET**2
ROOT = 3 * BUDGET // 7
SENDERS = (
    *(Sender(12, 8, BUDGET_SQUARED // 9), Sender(20, 41, ROOT**2), Sender(7, 1, ROOT**2 - 1)),
    *(Sender(30, 0, 7), Sender(16, 90, BUDGET_SQUARED - 9), Sender(0, 3, 2 * ROOT**2 + 1)),
)
"""Users whose available budgets are squares, almost squares, and anything else."""


def proposals() -> list[Group]:
    """Proposals after all kinds of histories, on grids, at a known end and at extreme budgets."""
    return [view.proposals() for view in _views()]


def bars() -> list[Group]:
    """Some error bars: only noise differs, which is that of single epochs."""
    kinds = (("users of all kinds", SENDERS), ("equal users", _equal()))
    return [
        View(f"Gaussian: a bar of {name}", "", given("60"), 1024, senders, LOW, gaussian=True).bar()
        for name, senders in kinds
    ]


def _views() -> list[View]:
    settings = [
        *(
            (
                f"weighting {weighting}: after {name}",
                f"Weights Weighting {flags}",
                given("500", weighting=weighting),
                past,
            )
            for weighting in ("sample", "user")
            for name, flags, past in HISTORIES
        ),
        *(
            (f"a grid of {grid}", "Excess Halved", given("300", grid=grid), SMALL)
            for grid in ("65536", "4294967296")
        ),
        *(
            (f"epsilon {epsilon}", "Excess Weights", given(epsilon), LOW)
            for epsilon in ("12", "50", "1048577", "4294967296")
        ),
        ("a known end", "HorizonPlan Excess", given("90", horizon="1024"), LOW),
    ]
    made = [
        View(f"Gaussian: {name}", flags, one, 1024, SENDERS, past, gaussian=True)
        for name, flags, one, past in settings
    ]
    steady = View(
        "Gaussian: a level that is known well",
        "Clipped Excess",
        given("3000"),
        4096,
        _equal(),
        tuple(Past(mean, 1) for mean in (60, 62, 61, 60, 59, 61)),
        gaussian=True,
    )
    end = {**given("3000"), "horizon": "4096"}
    return [*made, steady, replace(steady, comment=f"{steady.comment}, known end", params=end)]


def _equal() -> list[Sender]:
    return [replace(each, spent=BUDGET_SQUARED // 20) for each in STEADY[:3]]
