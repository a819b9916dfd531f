"""The constants of the ledger mechanism, exact. Not in the paper."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Literal

from withhold.core.enclosures import ceil_to, exact
from withhold.core.params import Params
from withhold.core.records import EpochCharge, GaussianEpochCharge
from withhold.policy.scheduling import BUDGET


@dataclass(frozen=True, slots=True)
class LedgerConstants:
    """One account per user, and the noise that a full account pays for."""

    mechanism: Literal["ledger", "gaussian"]
    params: Params
    scale: Fraction  # of Laplace noise, in budget units; Gaussian noise has the same variance
    full_budget: int  # what an account can pay for in all: budget units, or their squares
    full_cost: Fraction  # the privacy loss that it stands for: epsilon, or the rho of zCDP

    def cost(self, units: int) -> Fraction:
        """The privacy loss that so many units of an account stand for."""
        return self.full_cost * units / self.full_budget

    def charge(self, epoch: int, units: int) -> EpochCharge | GaussianEpochCharge:
        """The charge of an epoch that cost a user so many units."""
        if self.mechanism == "gaussian":
            return GaussianEpochCharge(epoch, self.cost(units), units, self.scale)
        return EpochCharge(epoch, self.cost(units), units, self.scale)


@lru_cache(maxsize=64)
def ledger_constants(params: Params) -> LedgerConstants:
    """Those of the mechanism with discrete Laplace noise."""
    return LedgerConstants("ledger", params, _scale(params), BUDGET, params.epsilon)


@lru_cache(maxsize=64)
def gaussian_constants(params: Params) -> LedgerConstants:
    """Those of the mechanism with Gaussian noise, for the coordinates of a vector.

    A full account costs the rho epsilon**2/4. The parameters' epsilon only says how large the noise is:
    no run is epsilon-private. `vector` finds the epsilon that keeps an (epsilon, delta) promise.
    """
    return LedgerConstants("gaussian", params, _scale(params), BUDGET**2, params.epsilon**2 / 4)


def _scale(params: Params) -> Fraction:
    """BUDGET / epsilon, rounded up."""
    return ceil_to(exact(BUDGET / params.epsilon))
