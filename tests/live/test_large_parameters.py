"""Opening with extreme parameters: a state can be opened again where a parameter makes the engine keep
rows of another type; and what cannot be opened is refused before there is a file."""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, get_args

import pytest

from withhold import MeanEstimator, ParameterError, Params, VectorMeanEstimator
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


class BytesPath:
    """A path of bytes, as os.fspath takes it."""

    def __fspath__(self) -> bytes:
        return b"a"


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


@pytest.mark.parametrize(
    "dimension", [0, -1, (1 << 16) + 1, 1 << 40, 1 << 70, True, 2.0, "2", None]
)
def test_a_dimension_out_of_range_is_refused_at_once(tmp_path: Path, dimension: Any) -> None:
    """Before a list of that length is made, and before there is a file."""
    opening = VectorMeanEstimator.open(tmp_path / "a", Params(2, 2, 1, 1, grid=1), dimension)
    with pytest.raises(ParameterError, match="^dimension must be "), opening:
        pass
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("path", ["a\0b", "\0", "", b"a", 5, None, BytesPath()])
def test_a_path_that_is_not_text_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: Any
) -> None:
    """Without a file, or a claim that it is damaged."""
    monkeypatch.chdir(tmp_path)
    params = Params(2, 2, 1, 1, grid=1)
    openings: list[AbstractContextManager[object]] = [
        MeanEstimator.open(path, params),
        VectorMeanEstimator.open(path, params, 2),
    ]
    for opening in openings:
        with pytest.raises(ParameterError, match="^path must be "), opening:
            pass
    assert list(tmp_path.iterdir()) == []
