"""The run of a mechanism over the samples of an engine: accounts, charges and noise are here."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import Any, TypeAlias

from withhold.accounted.arrivals import Changes
from withhold.accounted.engine import LedgerEngine, ledger_engine
from withhold.core.batch import Ints
from withhold.core.errors import ParameterError
from withhold.core.releases import Release, Releases
from withhold.core.source import NoiseSource
from withhold.durable.keeper import Check
from withhold.durable.opening import about_of
from withhold.engines.errors import EngineError
from withhold.engines.kept import KeptChanges, KeptRun
from withhold.engines.ledger import TableLedger
from withhold.engines.samples import LARGEST_SUM, Samples
from withhold.estimator import MeanEstimator
from withhold.lifetime import ENDED, refuse_unnamed

SomeEngine: TypeAlias = LedgerEngine[Any]
"""A run in memory, with either kind of noise."""

IN_MEMORY = 1 << 22  # with more users than that, accounts are in a table of the engine
LISTED = 1 << 17  # shorter slices of time are read sample by sample, and several of them at once


def observe(
    estimator: MeanEstimator,
    samples: Samples,
    *,
    state: str | os.PathLike[str] | None = None,
    after_restore: bool = False,
    check: Check | None = None,
    finish: bool = False,
    listed: int = LISTED,
    in_memory: int = IN_MEMORY,
) -> Releases:
    """The releases after each row of a dataset, in the order of time.

    They are those of `estimator.observe_many` of the same rows, draw by draw. The estimator must
    be new, run the ledger mechanism and have the parameters of the samples, except the horizon
    and what error bars assume. Afterwards it accepts no more samples, because only the engine knows
    the users' ids.

    With a `state` all draws are on the disk before anything that depends on them is returned, and
    before a later sample is taken. A run that ended is repeated with the same state, and gets the
    same draws. The dataset may have got later rows since.

    Args:
        state: the file that keeps the draws, which is as secret as the data.
        after_restore: the file was restored or copied, but it is the newest: end the open series.
        check: is called with the head of the state before anything is written, and can refuse.
        finish: the dataset is whole, so the final release is made; `estimator.final` has it. With a state no
            later row is taken any more.
        listed: slices of time with at most so many samples are read sample by sample.
        in_memory: from so many users on, their accounts are a table of the engine.

    Raises:
        ParameterError: the estimator is not such a one, or keeps no share for a final release; it is
            unchanged.
        FinishedError: the final release was made with this state, and the dataset has later rows.
        StateError: the state cannot be used. ChangedDatasetError: the dataset does not begin with the
            rows that were read with this state.
        EngineError: the engine could not go on. In all these cases nothing has been returned, the
            estimator shows nothing, and accepts no more samples.
    """
    with estimator._lock:
        if estimator._step in ENDED:
            estimator._step(0, 0)
        new = estimator._engine
        if not isinstance(new, LedgerEngine) or estimator._keeper is not None or new.t:
            raise ParameterError("estimator", "new, with the ledger mechanism and without a state")
        if after_restore and state is None:
            raise ParameterError("after_restore", "given with a state only")
        if finish and not estimator.params.final_share:
            raise ParameterError("finish", "given with a final_share only")
        _check_params(estimator, samples)
        try:
            if state is None:
                engine = _another(new, new.source)
                changes = Changes(engine)
                ended = _run(engine, samples, changes, listed, in_memory)
                if finish:
                    ended.finish_with(samples.total())
            else:
                about = about_of(estimator.params, mechanism=new.mechanism)
                opening = KeptRun(
                    state, new.source, about, samples, after_restore=after_restore, check=check
                )
                with opening as kept:
                    engine = _another(new, kept.source)
                    changes = KeptChanges(engine, kept)
                    with kept.replaying(engine):
                        ended = _run(engine, samples, changes, listed, in_memory)
                        if finish or kept.finished:
                            kept.make_final(ended)
                    kept.finish(ended.total)
            ended.t = samples.rows
            estimator._engine = ended
            estimator._release = Release(estimator.params, ended.sum, ended.total)
            estimator._step = refuse_unnamed
            return changes.outcome(wide=ended.wide).releases(estimator.params, samples.rows)
        except BaseException:
            estimator._interrupt()  # its releases may be lost
            raise


def _another(engine: SomeEngine, source: NoiseSource) -> SomeEngine:
    """A new engine like this new one, so that an estimator whose run fails has drawn nothing to show."""
    another = ledger_engine(engine.constants, source)
    another.recorder = engine.recorder
    return another


def _run(
    engine: SomeEngine, samples: Samples, changes: Changes, listed: int, in_memory: int
) -> SomeEngine | TableLedger:
    """Takes all samples; returns the engine that has the accounts."""
    done = _run_in_memory(engine, samples, changes, listed, in_memory)
    if done == samples.counted:
        return engine
    tables = TableLedger(engine, samples.engine)
    _run_in_tables(tables, samples, changes, done)
    return tables


def _run_in_memory(
    engine: SomeEngine, samples: Samples, changes: Changes, listed: int, in_memory: int
) -> int:
    """Runs until there are too many users for the memory; returns the number of samples taken."""
    done, most = 0, LARGEST_SUM // engine.params.grid
    while done < samples.counted and (len(engine.counts) <= in_memory or engine.withholds_integers):
        if engine.due - done <= listed:
            until = min(done + listed, samples.counted)
            part = samples.listed(done, until)
            _add_users(engine, part.codes)
            engine.take_samples(part.codes, part.units, part.rows, changes)
        else:
            until = min(engine.due, done + most, samples.counted)
            summed = samples.summed(done, until)
            _add_users(engine, summed.codes)
            engine.take_slice(summed, changes)
        done = until
    return done


def _add_users(engine: SomeEngine, codes: Ints) -> None:
    """Adds the new users among these, who have the codes that follow those of the others."""
    engine.add_users(max(0, 1 + int(codes.max()) - len(engine.counts)))


def _run_in_tables(tables: TableLedger, samples: Samples, changes: Changes, done: int) -> None:
    """Takes the other samples."""
    most = LARGEST_SUM // tables.params.grid
    try:
        while done < samples.counted:
            until = min(tables.due, done + most, samples.counted)
            tables.take_until(samples, until, changes)
            done = until
        tables.settle()
    finally:
        with suppress(EngineError):  # closing the engine removes it
            tables.forget()


def _check_params(estimator: MeanEstimator, samples: Samples) -> None:
    """Raises: ParameterError if the samples were counted or rounded under other parameters."""
    for name in ("max_users", "max_samples", "extra_users", "lower", "upper", "grid"):
        mine, theirs = getattr(estimator.params, name), getattr(samples.params, name)
        if mine != theirs:
            raise ParameterError(name, f"{theirs}, as it was for the samples", mine)
