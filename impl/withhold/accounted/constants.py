"""The constants of the ledger mechanism, exact. Not in the paper."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from typing import Literal

from withhold.core.enclosures import ceil_to, exact
from withhold.core.errors import ParameterError
from withhold.core.params import Params
from withhold.core.records import EpochCharge, GaussianEpochCharge
from withhold.policy.scheduling import BUDGET


@dataclass(frozen=True, slots=True)
class LedgerConstants:
    """The noise's scale, and what a full account stands for.

    Attributes:
        scale: of Laplace noise, in budget units; Gaussian noise has the same variance.
        full_budget: of an account, in budget units or, with Gaussian noise, in squared budget units.
        full_cost: the privacy loss that a full account stands for: epsilon, or the rho of zCDP.
        final_epsilon: what is kept for a final release, beside the epsilon of `params`.
    """

    mechanism: Literal["ledger", "gaussian"]
    params: Params
    scale: Fraction
    full_budget: int
    full_cost: Fraction
    final_epsilon: Fraction = Fraction()

    def cost(self, units: int) -> Fraction:
        """The privacy loss that `units` of an account stand for."""
        return self.full_cost * units / self.full_budget

    def charge(self, epoch: int, units: int) -> EpochCharge | GaussianEpochCharge:
        """The charge of an epoch for which the user with the largest charge paid `units`."""
        if self.mechanism == "gaussian":
            return GaussianEpochCharge(epoch, self.cost(units), units, self.scale)
        return EpochCharge(epoch, self.cost(units), units, self.scale)


@lru_cache(maxsize=64)
def ledger_constants(params: Params) -> LedgerConstants:
    """The constants of the mechanism with discrete Laplace noise.

    A final release has its share of epsilon; the mechanism runs with the rest.
    """
    final = params.epsilon * params.final_share
    running = (
        replace(params, epsilon=params.epsilon - final, final_share=Fraction()) if final else params
    )
    return LedgerConstants("ledger", running, _scale(running), BUDGET, running.epsilon, final)


@lru_cache(maxsize=64)
def gaussian_constants(params: Params) -> LedgerConstants:
    """The constants of the mechanism with Gaussian noise, for the coordinates of a vector.

    A full account stands for rho = epsilon**2/4. The parameters' epsilon only sets the size of
    the noise: a run is not epsilon-DP. `vector` finds the epsilon at which the whole vector is
    (epsilon, delta)-DP.

    Raises:
        ParameterError: a share is kept for a final release, which has Laplace noise.
    """
    if params.final_share:
        raise ParameterError("final_share", "0 with Gaussian noise", params.final_share)
    return LedgerConstants("gaussian", params, _scale(params), BUDGET**2, params.epsilon**2 / 4)


def _scale(params: Params) -> Fraction:
    """BUDGET / epsilon, rounded up."""
    return ceil_to(exact(BUDGET / params.epsilon))
