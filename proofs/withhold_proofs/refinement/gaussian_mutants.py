"""The implementation's ledger mechanism with Gaussian noise broken where it has to refine."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from withhold_proofs.model import Mutant


@dataclass(frozen=True)
class GaussianOriginals:
    """What the mutants need of the implementation."""

    root: Callable[..., Any]
    plus: Callable[..., Any]
    squares: Callable[..., Any]
    cost: Callable[..., Any]
    start: Callable[..., None]
    draw: Callable[..., int]
    laplace: Callable[..., int]
    share: Callable[..., Any]


HALF = 40
BUDGET = 2**40


def gaussian_mutants(originals: GaussianOriginals) -> tuple[Mutant, ...]:
    """All of them."""

    def root_rounded_up(self: Any) -> Any:
        found = originals.root(self)
        return found + ((self.high > 0) | (self.low > 0)) * (found < BUDGET)

    def carry_lost(self: Any, other: Any) -> Any:
        low = self.low + other.low
        return originals.squares(self.high + other.high, low & ((1 << HALF) - 1))

    def sum_alone(self: Any, users: Any, sum_costs: Any, excess_costs: Any) -> Any:
        return originals.cost(self, users, sum_costs, 0 * excess_costs)

    def linear_account(self: Any, users: Any) -> Any:
        # BUDGET in two halves
        return originals.squares(users * 0 + 1, users * 0).less(self.spent(users))

    def scale_squared(self: Any, source: Any, scale: Any) -> None:
        originals.start(self, source, scale)
        self._variance = scale**2

    def first_again(self: Any, counter: int, epoch: int) -> int:
        return originals.draw(self, counter, 1)

    def always_kept(variance: Any, below: Any) -> int:
        scale = type(variance)(1)
        while scale**2 <= variance:
            scale += 1
        return originals.laplace(scale, below)

    def share_rounded_up(epsilon: Any, dimension: int, delta: Any) -> Any:
        return originals.share(epsilon, dimension, delta) + type(delta)(1, 2**16)

    return (
        Mutant(
            "impl-root-rounded-up",
            "Square roots of what an account holds are rounded up.",
            overrides={"withhold.accounted.squares:Squares.root": root_rounded_up},
        ),
        Mutant(
            "impl-carry-lost",
            "What the lower halves of two squares carry is lost.",
            overrides={"withhold.accounted.squares:Squares.plus": carry_lost},
        ),
        Mutant(
            "impl-sum-alone-charged",
            "Probes are carried out and not booked.",
            overrides={"withhold.accounted.books:SquaredBook.cost": sum_alone},
        ),
        Mutant(
            "impl-linear-account",
            "A whole account is LEDGER, and not its square.",
            overrides={"withhold.accounted.books:AccountBook.left": linear_account},
        ),
        Mutant(
            "impl-variance-of-scale",
            "The variance of the noise is the square of the scale.",
            overrides={"withhold.accounted.noise:GaussianNoise.__init__": scale_squared},
        ),
        Mutant(
            "impl-gaussian-noise-repeated",
            "The noise of the first epoch is drawn for all others.",
            overrides={"withhold.accounted.noise:GaussianNoise.draw": first_again},
        ),
        Mutant(
            "impl-gaussian-always-kept",
            "Every candidate for Gaussian noise is kept.",
            overrides={"withhold.core.samplers:discrete_gaussian": always_kept},
        ),
        Mutant(
            "impl-share-rounded-up",
            "A coordinate's share is the next multiple of 2**-16.",
            overrides={"withhold.vector:gaussian_epsilon": share_rounded_up},
        ),
    )
