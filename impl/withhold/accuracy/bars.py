"""Error bars: how far an unclamped estimate may be from the mean, at one time.

Paper: lem:conc_ber for the samples, lem:conc_lap with its constant sqrt(pi) (E20) for the noise.
Display only, so floats are fine here: nothing on this page flows back into a release.
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
    """Half-widths in the data's units; totals in samples, noise_power = sum of scale**2.

    Half of the failure probability goes to the samples and half to the noise.

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
    """Half-widths in the data's units, from standard deviations as shares of the range.

    For the ledger mechanism: as if the error were normal, or Laplace where that is farther out.
    `standard_errors` has shape (rows, 2). The first column holds noise, a bound for the samples' own variance,
    how much epochs disagree, and a spread of users where overhangs have shown one. The second is
    what users who differ may do beyond that, see `differing`; it is left out if users are taken to
    be alike. What has changed since the last epoch is in neither.

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
    """The half-width of one release.

    >>> params = Params(max_users=2, max_samples=1, epsilon=1, beta=1)
    >>> round(error_bar(params, 0.95, 1, 4.0), 3)  # sqrt(ln 80 / 2) + 2 sqrt(pi) ln 40
    14.557
    """
    bars = error_bar_array(params, confidence, np.array([float(total)]), np.array([noise_power]))
    return float(bars[0])


def noise_power(noise: Iterable[tuple[Fraction, int]]) -> float:
    """The sum of scale**2 over (scale, number of cells read) of each counter.

    >>> noise_power([(Fraction(2), 3), (Fraction(1, 2), 1)])
    12.25
    """
    return math.fsum(float(scale) ** 2 * nodes for scale, nodes in noise)
