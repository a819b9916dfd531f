"""Error bars: half-widths of confidence intervals around an estimate, at one time.

Paper: lem:conc_ber for the samples, lem:conc_lap with its constant sqrt(pi) (E20) for the noise.
Error bars are for display, so they are computed in floats; no release depends on them.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from fractions import Fraction

import numpy as np
import numpy.typing as npt

from withhold.core.errors import ParameterError
from withhold.core.params import Number, Params, exact

BETWEEN = "strictly between 0 and 1"


def checked(confidence: Number) -> Fraction:
    """The confidence, exact.

    Raises:
        ParameterError: it is not strictly between 0 and 1.
    """
    share = exact("confidence", confidence, BETWEEN)
    if not 0 < share < 1:
        raise ParameterError("confidence", BETWEEN, confidence)
    return share


def error_bar_array(
    params: Params,
    confidence: Number,
    totals: npt.NDArray[np.float64],
    noise_power: npt.NDArray[np.float64],
) -> npt.NDArray[np.float64]:
    """Half-widths in the data's units, for the paper's mechanisms.

    `totals` are in samples; `noise_power` is the sum of scale**2 over the nodes read. Half of the
    failure probability goes to the samples and half to the noise.

    Raises:
        ParameterError: confidence is not strictly between 0 and 1.
    """
    beta = float(1 - checked(confidence)) / 2.0
    bars = np.full(len(totals), math.inf)
    some = totals > 0
    counted = totals[some]
    noise = math.sqrt(math.pi) * math.log(1.0 / beta) * np.sqrt(noise_power[some])
    sampling = np.sqrt(math.log(2.0 / beta) / (2.0 * counted))
    with np.errstate(over="ignore"):  # a bar beyond all floats is infinite
        bars[some] = (sampling + noise / (params.grid * counted)) * float(params.width)
    return bars


def error_bar(params: Params, confidence: Number, total: int, noise_power: float) -> float:
    """The half-width of one release of the paper's mechanisms.

    >>> params = Params(max_users=2, max_samples=1, epsilon=1, beta=1, grid=1)
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
