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
    book: Callable[..., Any]
    start: Callable[..., None]
    noise: Callable[..., int]
    laplace: Callable[..., int]
    share: Callable[..., Any]


HALF = 40
LEDGER = 2**40


def gaussian_mutants(originals: GaussianOriginals) -> tuple[Mutant, ...]:
    """All of them."""

    def root_rounded_up(self: Any) -> Any:
        found = originals.root(self)
        return found + ((self.high > 0) | (self.low > 0)) * (found < LEDGER)

    def carry_lost(self: Any, other: Any) -> Any:
        low = self.low + other.low
        return originals.squares(self.high + other.high, low & ((1 << HALF) - 1))

    def sum_alone(self: Any, pending: Any, offers: Any) -> Any:
        """Books without the probes, and carries them out."""
        booked = originals.book(self, pending, offers.unprobed())
        kept = (booked.weights != 0) | (offers.weights == 0)
        return offers.without(~kept)

    def linear_account(self: Any, pending: Any, offers: Any) -> Any:
        """A whole account is LEDGER, as with Laplace noise."""
        spent = self._spent_by(pending)
        costs = offers.costs
        paid = [
            int(a) ** 2 + int(b) ** 2 for a, b in zip(*(c.tolist() for c in costs), strict=True)
        ]
        before = [(int(h) << HALF) + int(w) for h, w in zip(spent.high, spent.low, strict=True)]
        short = offers.weights != offers.weights
        for place, (price, already) in enumerate(zip(paid, before, strict=True)):
            short[place] = price > LEDGER - already
        return originals.book(self, pending, offers.without(short))

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

    def share_rounded_up(epsilon: Any, dimension: int, slack: Any) -> Any:
        return originals.share(epsilon, dimension, slack) + type(slack)(1, 2**16)

    return (
        Mutant(
            "impl-root-rounded-up",
            "Square roots of what an account holds are rounded up.",
            {"withhold.squares:Squares.root": root_rounded_up},
        ),
        Mutant(
            "impl-carry-lost",
            "What the lower halves of two squares carry is lost.",
            {"withhold.squares:Squares.plus": carry_lost},
        ),
        Mutant(
            "impl-sum-alone-booked",
            "Probes are carried out and not booked.",
            {"withhold.gaussian:GaussianEngine._book": sum_alone},
        ),
        Mutant(
            "impl-linear-account",
            "A whole account is LEDGER, and not its square.",
            {"withhold.gaussian:GaussianEngine._book": linear_account},
        ),
        Mutant(
            "impl-variance-of-scale",
            "The variance of the noise is the square of the scale.",
            {"withhold.gaussian:GaussianEngine.__init__": scale_squared},
        ),
        Mutant(
            "impl-gaussian-noise-repeated",
            "The noise of the first epoch is drawn for all others.",
            {"withhold.gaussian:GaussianEngine._noise": first_again},
        ),
        Mutant(
            "impl-gaussian-always-kept",
            "Every candidate for Gaussian noise is kept.",
            {"withhold.samplers:discrete_gaussian": always_kept},
        ),
        Mutant(
            "impl-share-rounded-up",
            "A coordinate's share is the next multiple of 2**-16.",
            {"withhold.vector:gaussian_epsilon": share_rounded_up},
        ),
    )
