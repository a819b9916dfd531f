"""User-level differentially private running means of streams.

Use `MeanEstimator`, or `VectorMeanEstimator` for vectors. Read the code in this order; each package says in
which order to read its own modules:

    core        parameters, errors, records, grid, noise sources, and what all mechanisms share
    paper       the mechanisms of the paper
    policy      the shipped policy of the ledger mechanism: schedule, posterior, weights
    accounted   the ledger mechanism, the default, with Laplace or Gaussian noise
    mechanisms  the engine of a mechanism by name
    accuracy    error bars
    arrivals    samples, checked before anything changes
    lifetime    when an estimator accepts no more samples
    estimator   running means of numbers
    vector      running means of vectors
    durable     runs in a state file, which go on after their process has ended
    testing     runs with chosen noise
    files       input and output files, row by row
    cli         the command line
    flights     an example: delays of flights
"""

from withhold.accuracy.posterior_bars import ASSUMPTION
from withhold.core.errors import (
    ArrivalOrderError,
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
from withhold.core.params import Params
from withhold.core.releases import Release, Releases, VectorReleases
from withhold.estimator import MeanEstimator
from withhold.vector import VectorMeanEstimator

__all__ = [
    "ASSUMPTION",
    "ArrivalOrderError",
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
