"""The run of a mechanism over the samples of an engine: accounts, charges and noise are here."""

from __future__ import annotations

from typing import Any

from withhold.accounted.arrivals import Changes
from withhold.accounted.engine import LedgerEngine
from withhold.core.errors import ParameterError
from withhold.core.releases import Release, Releases
from withhold.engines.samples import Samples
from withhold.estimator import MeanEstimator
from withhold.lifetime import ENDED, refuse_unnamed

LISTED = 1 << 17  # shorter slices of time are read sample by sample, and several of them at once
_MOST = 1 << 62  # what a sum of grid units may reach in 64 bits


def observe(estimator: MeanEstimator, samples: Samples, *, listed: int = LISTED) -> Releases:
    """The releases after each row of a dataset, in the order of time.

    They are those of `estimator.observe_many` of the same rows, draw by draw. The estimator must
    be new, run the ledger mechanism and have the parameters of the samples, except the horizon
    and what error bars assume. Afterwards it accepts no more samples, because only the engine knows
    the users' ids.

    Args:
        listed: slices of time with at most so many samples are read sample by sample.

    Raises:
        ParameterError: the estimator is not such a one; it is unchanged.
        EngineError: the engine could not go on. Nothing has been released, and the estimator
            accepts no more samples.
    """
    with estimator._lock:
        if estimator._step in ENDED:
            estimator._step(0, 0)
        engine = estimator._engine
        if not isinstance(engine, LedgerEngine) or estimator._keeper is not None or engine.t:
            raise ParameterError("estimator", "new, with the ledger mechanism and without a state")
        _check_params(estimator, samples)
        try:
            changes = _run(engine, samples, listed)
            estimator._release = Release(estimator.params, engine.sum, engine.total)
            estimator._step = refuse_unnamed
            return changes.outcome(wide=engine.wide).releases(estimator.params, samples.rows)
        except BaseException:
            estimator._interrupt()  # a slice may be half taken, or its releases lost
            raise


def _run(engine: LedgerEngine[Any], samples: Samples, listed: int) -> Changes:
    changes = Changes(engine)
    engine.add_users(samples.users)
    done, most = 0, _MOST // engine.params.grid
    while done < samples.counted:
        if engine.due - done <= listed:
            until = min(done + listed, samples.counted)
            part = samples.listed(done, until)
            engine.take_samples(part.codes, part.units, part.rows, changes)
        else:
            until = min(engine.due, done + most, samples.counted)
            engine.take_slice(samples.summed(done, until), changes)
        done = until
    engine.t = samples.rows
    return changes


def _check_params(estimator: MeanEstimator, samples: Samples) -> None:
    """Raises: ParameterError if the samples were counted or rounded under other parameters."""
    for name in ("max_users", "max_samples", "extra_users", "lower", "upper", "grid"):
        mine, theirs = getattr(estimator.params, name), getattr(samples.params, name)
        if mine != theirs:
            raise ParameterError(name, f"{theirs}, as it was for the samples", mine)
