"""Error bars: half-widths of confidence intervals around an estimate, at one time.

Paper: lem:conc_ber for the samples, lem:conc_lap with its constant sqrt(pi) (E20) for the noise.
Error bars are for display, so they are computed in floats; no release depends on them.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from fractions import Fraction
from statistics import NormalDist

import numpy as np
import numpy.typing as npt

from withhold.core.errors import ParameterError
from withhold.core.params import Params


def error_bar_array(
    params: Params,
    confidence: float,
    totals: npt.NDArray[np.float64],
    noise_power: npt.NDArray[np.float64],
) -> npt.NDArray[np.float64]:
    """Half-widths in the data's units, for the paper's mechanisms.

    `totals` are in samples; `noise_power` is the sum of scale**2 over the nodes read. Half of the
    failure probability goes to the samples and half to the noise.

    Raises:
        ParameterError: confidence is not strictly between 0 and 1.
    """
    if not 0.0 < confidence < 1.0:
        raise ParameterError("confidence", "strictly between 0 and 1", confidence)
    beta = (1.0 - confidence) / 2.0
    bars = np.full(len(totals), math.inf)
    some = totals > 0
    counted = totals[some]
    noise = math.sqrt(math.pi) * math.log(1.0 / beta) * np.sqrt(noise_power[some])
    sampling = np.sqrt(math.log(2.0 / beta) / (2.0 * counted))
    bars[some] = (sampling + noise / (params.grid * counted)) * float(params.width)
    return bars


def standard_error_bars(
    params: Params,
    confidence: float,
    totals: npt.NDArray[np.int64],
    standard_errors: npt.NDArray[np.float64],
    homogeneous: bool = False,
) -> npt.NDArray[np.float64]:
    """Half-widths in the data's units, for the ledger mechanism.

    They use the larger quantile of a normal and a Laplace error. `standard_errors` has shape
    (rows, 2), as shares of the range. The first column covers noise, a bound on the samples'
    variance, the disagreement of epochs, and the between-user deviation that excesses have shown.
    The second is the error that differences between users may add (see `heterogeneity`);
    `homogeneous` leaves it out. Neither covers changes since the last epoch.

    Raises:
        ParameterError: confidence is not strictly between 0 and 1.
    """
    if not 0.0 < confidence < 1.0:
        raise ParameterError("confidence", "strictly between 0 and 1", confidence)
    normal = NormalDist().inv_cdf((1.0 + confidence) / 2.0)
    factor = max(normal, -math.log(1.0 - confidence) / math.sqrt(2.0))
    deviations = (
        standard_errors[:, 0]
        if homogeneous
        else np.hypot(standard_errors[:, 0], standard_errors[:, 1])
    )
    return np.where(totals > 0, factor * deviations * float(params.width), math.inf)


def error_bar(params: Params, confidence: float, total: int, noise_power: float) -> float:
    """The half-width of one release of the paper's mechanisms.

    >>> params = Params(max_users=2, max_samples=1, epsilon=1, beta=1)
    >>> round(error_bar(params, 0.95, 1, 4.0), 3)  # sqrt(ln 80 / 2) + 2 sqrt(pi) ln 40
    14.557
    """
    bars = error_bar_array(params, confidence, np.array([float(total)]), np.array([noise_power]))
    return float(bars[0])


def noise_power(noise: Iterable[tuple[Fraction, int]]) -> float:
    """The sum over the counters of scale**2 times the number of nodes read.

    >>> noise_power([(Fraction(2), 3), (Fraction(1, 2), 1)])
    12.25
    """
    return math.fsum(float(scale) ** 2 * nodes for scale, nodes in noise)
