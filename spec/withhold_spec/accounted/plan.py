"""What a run of the ledger mechanism fixes before the first sample: the policy and the law of the noise.

A plan depends on public parameters only. Proofs and tests replace the shipped policy by others.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from withhold_spec.accounted.interface import BUDGET, Policy
from withhold_spec.enclosures import Enclosure, ceil16
from withhold_spec.params import Params
from withhold_spec.policy.shipped import RememberingPolicy


@dataclass(frozen=True)
class LedgerPlan:
    """The constants of the ledger mechanism at given parameters, and its policy.

    noise: the law of the noise. scale: the scale of Laplace noise, in budget units; Gaussian
    noise has the variance of Laplace noise of this scale. full_budget: what a full account holds,
    in budget units, or squared budget units with Gaussian noise. full_cost: the privacy loss that
    a full account stands for: epsilon, or the rho of zCDP.
    """

    params: Params
    policy: Policy
    noise: Literal["laplace", "gaussian"]
    scale: Fraction
    full_budget: int
    full_cost: Fraction

    def cost(self, units: int) -> Fraction:
        """The privacy loss that `units` of an account stand for: a part of epsilon, or of rho."""
        return self.full_cost * Fraction(units, self.full_budget)


def ledger_scale(params: Params) -> Fraction:
    """The scale of the noise: BUDGET/epsilon, rounded up."""
    exact = BUDGET / params.epsilon
    return ceil16(lambda bits: Enclosure(exact, exact))


def ledger_plan(params: Params) -> LedgerPlan:
    """The ledger mechanism with the shipped policy and discrete Laplace noise."""
    return LedgerPlan(
        params,
        RememberingPolicy(),
        "laplace",
        ledger_scale(params),
        BUDGET,
        full_cost=params.epsilon,
    )


def gaussian_plan(params: Params) -> LedgerPlan:
    """The ledger mechanism with the shipped policy and Gaussian noise: rho is epsilon**2/4 (`gaussian`)."""
    rho = params.epsilon**2 / 4
    return LedgerPlan(
        params, RememberingPolicy(), "gaussian", ledger_scale(params), BUDGET**2, full_cost=rho
    )
