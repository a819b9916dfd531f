"""What a run of the ledger mechanism fixes before the first sample: a policy, and the law of the noise.

A plan depends on public parameters alone. Proofs and tests put other policies in the shipped one's place.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from withhold_spec.accounted.interface import BUDGET, Policy
from withhold_spec.enclosures import Enclosure, ceil16
from withhold_spec.params import Params
from withhold_spec.policy.shipped import SHIPPED


@dataclass(frozen=True)
class LedgerPlan:
    """The constants of the ledger mechanism at given parameters, and its policy.

    noise: its law. scale: that of Laplace noise, in budget units; Gaussian noise has the variance of
    Laplace noise of this scale. full_budget: what an account can pay for in all, in budget units, or in
    their squares with Gaussian noise. full_cost: the privacy loss that a full account stands for: epsilon,
    or the rho of zCDP.
    """

    params: Params
    policy: Policy
    noise: Literal["laplace", "gaussian"]
    scale: Fraction
    full_budget: int
    full_cost: Fraction

    def cost(self, units: int) -> Fraction:
        """The privacy loss that so many units of an account stand for: a part of epsilon, or of rho."""
        return self.full_cost * Fraction(units, self.full_budget)


def ledger_scale(params: Params) -> Fraction:
    """The noise's scale, BUDGET/epsilon rounded up: a full account stands for epsilon."""
    exact = BUDGET / params.epsilon
    return ceil16(lambda bits: Enclosure(exact, exact))


def ledger_plan(params: Params) -> LedgerPlan:
    """The ledger mechanism with the shipped policy and discrete Laplace noise."""
    return LedgerPlan(
        params, SHIPPED, "laplace", ledger_scale(params), BUDGET, full_cost=params.epsilon
    )


def gaussian_plan(params: Params) -> LedgerPlan:
    """The ledger mechanism with the shipped policy and Gaussian noise: rho is epsilon**2/4 (`gaussian`)."""
    rho = params.epsilon**2 / 4
    return LedgerPlan(params, SHIPPED, "gaussian", ledger_scale(params), BUDGET**2, full_cost=rho)
