"""Private running means of streams in which each person sends many samples.

What is here, in reading order: `params` and `errors` (what is public, what is refused), `records`
(what a run did), `constants` on `enclosures` (the noise, exactly), `tree` and `grid` (integers),
`counter`, `median`, `mechanisms` on `engine` and `batch` (the paper's mechanisms), `charges` on
`scheduler`, `posterior`, `levels` and `proposals` (the default one), `gaussian` on `squares` (the same for
vectors, with Gaussian noise), `differing` and `bars` (error bars), `estimator` and `vector` (what to
use), `testing` (runs with chosen noise).
"""

from withhold.core.errors import (
    ArrivalOrderError,
    HorizonError,
    ParameterError,
    SampleError,
    TooManyUsersError,
    UnboundedDataError,
    UserIdError,
    WithholdError,
)
from withhold.core.params import Params
from withhold.core.releases import Release, Releases
from withhold.estimator import MeanEstimator
from withhold.vector import VectorMeanEstimator, VectorReleases

__all__ = [
    "ArrivalOrderError",
    "HorizonError",
    "MeanEstimator",
    "ParameterError",
    "Params",
    "Release",
    "Releases",
    "SampleError",
    "TooManyUsersError",
    "UnboundedDataError",
    "UserIdError",
    "VectorMeanEstimator",
    "VectorReleases",
    "WithholdError",
]
