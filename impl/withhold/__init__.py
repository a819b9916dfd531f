"""User-level differentially private running means of streams.

Use `MeanEstimator`, or `VectorMeanEstimator` for vectors. Read the code in this order; each package says in
which order to read its own modules:

    core        parameters, errors, records, grid, noise sources, and what all mechanisms share
    paper       the mechanisms of the paper
    policy      the shipped policy of the ledger mechanism: schedule, posterior, weights
    accounted   the ledger mechanism, the default, with Laplace or Gaussian noise
    mechanisms  the engine of a mechanism by name
    accuracy    error bars
    columns     columns of other libraries, as arrays or dictionaries
    frames      columns of data frames by name
    arrivals    samples, checked before anything changes
    composition the epsilon of each coordinate of a vector
    positions   how far a run has read its input
    answers     what estimators ask of their engines
    lifetime    when an estimator accepts no more samples
    estimator   running means of numbers
    vector      running means of vectors
    durable     runs in a state file, which go on after their process has ended
    river       the convention of river's statistics
    testing     runs with chosen noise
    files       input and output files, row by row
    engines     datasets larger than memory, in DuckDB or Spark
    cli         the command line
    flights     an example: delays of flights
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from withhold.accuracy.posterior_bars import ASSUMPTION
    from withhold.core.errors import (
        ArrivalOrderError,
        FinishedError,
        ForkedError,
        HorizonError,
        ParameterError,
        SampleError,
        StateDamagedError,
        StateError,
        StateInUseError,
        StateMismatchError,
        StateOlderError,
        StateWriteError,
        TooManyUsersError,
        UnboundedDataError,
        UserIdError,
        WithholdError,
    )
    from withhold.core.final import FinalRelease
    from withhold.core.params import Params
    from withhold.core.releases import Release, Releases, VectorReleases
    from withhold.estimator import MeanEstimator
    from withhold.vector import VectorMeanEstimator

_MODULES = {
    "withhold.accuracy.posterior_bars": ("ASSUMPTION",),
    "withhold.core.errors": (
        "ArrivalOrderError",
        "FinishedError",
        "ForkedError",
        "HorizonError",
        "ParameterError",
        "SampleError",
        "StateDamagedError",
        "StateError",
        "StateInUseError",
        "StateMismatchError",
        "StateOlderError",
        "StateWriteError",
        "TooManyUsersError",
        "UnboundedDataError",
        "UserIdError",
        "WithholdError",
    ),
    "withhold.core.final": ("FinalRelease",),
    "withhold.core.params": ("Params",),
    "withhold.core.releases": ("Release", "Releases", "VectorReleases"),
    "withhold.estimator": ("MeanEstimator",),
    "withhold.vector": ("VectorMeanEstimator",),
}
"""Where the names of the package are.

They are imported when they are used, so that the command line can handle an interrupt while numpy is
imported.
"""
_HOME = {name: module for module, names in _MODULES.items() for name in names}

__all__ = [
    "ASSUMPTION",
    "ArrivalOrderError",
    "FinalRelease",
    "FinishedError",
    "ForkedError",
    "HorizonError",
    "MeanEstimator",
    "ParameterError",
    "Params",
    "Release",
    "Releases",
    "SampleError",
    "StateDamagedError",
    "StateError",
    "StateInUseError",
    "StateMismatchError",
    "StateOlderError",
    "StateWriteError",
    "TooManyUsersError",
    "UnboundedDataError",
    "UserIdError",
    "VectorMeanEstimator",
    "VectorReleases",
    "WithholdError",
]


if not TYPE_CHECKING:  # else every name would seem to exist

    def __getattr__(name: str) -> object:
        module = _HOME.get(name)
        if module is None:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = getattr(import_module(module), name)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
