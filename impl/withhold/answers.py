"""What both kinds of estimators ask of their engines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from withhold.accuracy.bars import error_bar, noise_power
from withhold.accuracy.posterior_bars import half_width
from withhold.core.engine import Engine
from withhold.core.final import FinalSum
from withhold.core.params import Number

if TYPE_CHECKING:
    from withhold.durable.keeper import Keeper


def finish_all(engines: Sequence[Engine[Any]], keeper: Keeper | None) -> list[FinalSum]:
    """The final releases of these engines, which are kept if the run is.

    Raises:
        ParameterError: no share of epsilon is kept for them; nothing has changed.
        ForkedError: nothing has changed.
    """
    if keeper is not None:
        keeper.check()
    made = [engine.finish() for engine in engines]
    if keeper is not None:
        keeper.keep_final()
    return made


def bar_of(engine: Engine[Any], confidence: Number) -> float:
    """Half-width around the engine's estimate, in the data's units.

    Raises:
        ParameterError: confidence is not strictly between 0 and 1.
    """
    params, bar = engine.params, engine.bar()
    if bar is None:
        return error_bar(params, confidence, engine.total, noise_power(engine.noise_read()))
    return half_width(params, bar, confidence)
