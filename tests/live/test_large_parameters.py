"""A state can be opened again where a parameter makes the engine keep rows of another type."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from withhold import MeanEstimator, Params
from withhold.core.params import MAX_COUNT
from withhold.core.records import Mechanism
from withhold.testing import Tape

EDGES = [edge + step for edge in (1 << 31, 1 << 32) for step in (-1, 0)]
SIZES = [
    *(
        (users, samples, grid)
        for users in (*EDGES, MAX_COUNT)
        for samples, grid in ((1, 1), (9, 4))
    ),
    *((3, samples, 1) for samples in (*EDGES, MAX_COUNT)),
    *((3, 1, grid) for grid in (*EDGES[:3], 1 << 32)),
    *((3, 1 << 31, grid) for grid in ((1 << 32) - 1, 1 << 32)),  # their product is about 2**63
    (MAX_COUNT, MAX_COUNT, 1 << 32),
]


@pytest.mark.parametrize("mechanism", get_args(Mechanism))
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_state_can_be_opened_again(
    tmp_path: Path, mechanism: Mechanism, size: tuple[int, int, int]
) -> None:
    """At budgets with which a median is never drawn, or at the first block."""
    for epsilon in (1, 1 << 32):
        params = Params(size[0], size[1], epsilon, 1, grid=size[2])
        whole = MeanEstimator(params, mechanism, Tape({}))
        path = tmp_path / str(epsilon)
        for user in range(3):
            with MeanEstimator.open(path, params, mechanism, Tape({})) as kept:
                assert kept._engine.state() == whole._engine.state()
                values = [0.25] * (size[1] if size[1] < 9 else 9)
                if size[1] > 9 and mechanism == "wishful":
                    values = values[: 9 if user == 0 else 0]
                for value in values:
                    assert kept.observe(user, value) == whole.observe(user, value)
        assert whole.t > 0
