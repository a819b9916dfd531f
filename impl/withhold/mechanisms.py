"""The engine of each mechanism, by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias, get_args

from withhold.accounted.constants import gaussian_constants, ledger_constants
from withhold.accounted.engine import ledger_engine
from withhold.core.engine import Engine
from withhold.core.errors import ParameterError
from withhold.core.params import Params, must_be_params
from withhold.core.records import Mechanism
from withhold.core.source import NoiseSource
from withhold.paper.constants import constants_of
from withhold.paper.flat import Flat, Wishful
from withhold.paper.withhold_release import WithholdRelease

MECHANISMS: tuple[Mechanism, ...] = get_args(Mechanism)

Start: TypeAlias = Callable[[NoiseSource], Engine[Any]]
"""Starts a run that draws from the given source."""


def starter(mechanism: Mechanism, params: Params) -> Start:
    """The function that starts runs of the mechanism.

    Raises:
        ParameterError: there is no such mechanism, or it has no use for a parameter that is given.
    """
    must_be_params(params)
    if mechanism not in MECHANISMS:
        raise ParameterError("mechanism", "one of " + ", ".join(MECHANISMS), mechanism)
    if mechanism == "ledger":
        return partial(ledger_engine, ledger_constants(params))
    _must_be_ordinary(mechanism, params)
    constants = constants_of(mechanism, params)
    if mechanism in ("binary", "naive"):
        return partial(Flat, constants)
    if mechanism == "wishful":
        return partial(Wishful, constants)
    return partial(WithholdRelease, constants)


def _must_be_ordinary(mechanism: Mechanism, params: Params) -> None:
    """Refuses what an algorithm of the paper would leave out, so that it would estimate or say something else."""
    for name, ordinary, given in (
        ("weighting", "sample", params.weighting),
        ("homogeneous", False, params.homogeneous),
        ("final_share", 0, params.final_share),
    ):
        if given != ordinary:
            raise ParameterError(name, f"{ordinary!r} with mechanism {mechanism}", given)


def gaussian_starter(params: Params) -> Start:
    """The function that starts runs with Gaussian noise, for coordinates of vectors; they are not epsilon-DP."""
    return partial(ledger_engine, gaussian_constants(params))
