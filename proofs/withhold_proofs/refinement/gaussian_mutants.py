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
    contribute: Callable[..., Any]
    start: Callable[..., None]
    noise: Callable[..., int]
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

    def sum_alone(self: Any, withheld_users: Any, proposals: Any) -> Any:
        """Books without the probes, and carries them out."""
        contributed = originals.contribute(self, withheld_users, proposals.without_excess())
        kept = (contributed.weights != 0) | (proposals.weights == 0)
        return proposals.without(~kept)

    def linear_account(self: Any, withheld_users: Any, proposals: Any) -> Any:
        """A whole account is LEDGER, as with Laplace noise."""
        spent = self._spent_by(withheld_users)
        costs = proposals.costs
        paid = [
            int(a) ** 2 + int(b) ** 2 for a, b in zip(*(c.tolist() for c in costs), strict=True)
        ]
        before = [(int(h) << HALF) + int(w) for h, w in zip(spent.high, spent.low, strict=True)]
        short = proposals.weights != proposals.weights
        for place, (price, already) in enumerate(zip(paid, before, strict=True)):
            short[place] = price > BUDGET - already
        return originals.contribute(self, withheld_users, proposals.without(short))

    def scale_squared(self: Any, constants: Any, source: Any) -> None:
        originals.start(self, constants, source)
        self._variance = self._scale**2

    def first_again(self: Any, counter: int, epoch: int) -> int:
        return originals.noise(self, counter, 1)

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
            {"withhold.accounted.squares:Squares.root": root_rounded_up},
        ),
        Mutant(
            "impl-carry-lost",
            "What the lower halves of two squares carry is lost.",
            {"withhold.accounted.squares:Squares.plus": carry_lost},
        ),
        Mutant(
            "impl-sum-alone-charged",
            "Probes are carried out and not booked.",
            {"withhold.accounted.gaussian:GaussianEngine._contribute": sum_alone},
        ),
        Mutant(
            "impl-linear-account",
            "A whole account is LEDGER, and not its square.",
            {"withhold.accounted.gaussian:GaussianEngine._contribute": linear_account},
        ),
        Mutant(
            "impl-variance-of-scale",
            "The variance of the noise is the square of the scale.",
            {"withhold.accounted.gaussian:GaussianEngine.__init__": scale_squared},
        ),
        Mutant(
            "impl-gaussian-noise-repeated",
            "The noise of the first epoch is drawn for all others.",
            {"withhold.accounted.gaussian:GaussianEngine._noise": first_again},
        ),
        Mutant(
            "impl-gaussian-always-kept",
            "Every candidate for Gaussian noise is kept.",
            {"withhold.core.samplers:discrete_gaussian": always_kept},
        ),
        Mutant(
            "impl-share-rounded-up",
            "A coordinate's share is the next multiple of 2**-16.",
            {"withhold.vector:gaussian_epsilon": share_rounded_up},
        ),
    )
