"""The implementation broken where it has to refine the specification."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from withhold_proofs.model import Mutant
from withhold_proofs.numbers.choices import Below


def _late_release(count: int) -> bool:
    return count & (count + 1) == 0


def _next_level(count: int) -> int:
    return count.bit_length()


def _highest_bit(number: int) -> int:
    return 1 << number.bit_length() - 1


def _one_earlier(level: int) -> int:
    return 1 << level - 1 if level else 1


def _every_digit(elements: int) -> tuple[int, ...]:
    """The printed loop (E13)."""
    nodes, node = [], 0
    for j in reversed(range(elements.bit_length())):
        node += elements & (1 << j)
        nodes.append(node)
    return tuple(nodes)


def _one_below(elements: int) -> tuple[int, ...]:
    nodes = []
    while elements:
        nodes.append(elements)
        elements -= 1
    return tuple(nodes)


def _keeps_one_more(self: Any, element: int, source: Any) -> None:
    """One covered cell stays among those that are read."""
    node = self.size + 1
    noise = source.laplace(self.number, node, self.scale)
    clean = self._clean[-1] + element
    released = max(0, (node & -node).bit_length() - 2)
    if released:
        del self._clean[-released:], self._noise[-released:]
    noise = self._noise[-1] + noise
    self._clean.append(clean)
    self._noise.append(noise)
    self.size = node
    self.sum = clean + noise


def _capped(
    original: Callable[[Fraction, Below], bool],
) -> Callable[[Fraction, Below], bool]:
    def bernoulli_exp(gamma: Fraction, below: Below) -> bool:
        return original(min(gamma, Fraction(1)), below)

    return bernoulli_exp


def _doubled(
    original: Callable[[Sequence[int], Fraction, Below], int],
) -> Callable[[Sequence[int], Fraction, Below], int]:
    def choose(costs: Sequence[int], rate: Fraction, below: Below) -> int:
        return original(costs, 2 * rate, below)

    return choose


def _minus_zero(
    original: Callable[[Fraction, Below], int],
) -> Callable[[Fraction, Below], int]:
    """The same with a flip of the sign, which makes every other draw more likely than 0."""

    def discrete_laplace(scale: Fraction, below: Below) -> int:
        draw = original(scale, below)
        return draw + 1 if draw >= 0 and below(4) == 0 else draw

    return discrete_laplace


def _one_more(
    original: Callable[[Fraction, Below], int],
) -> Callable[[Fraction, Below], int]:
    """Some draws are one more."""

    def geometric(scale: Fraction, below: Below) -> int:
        draw = original(scale, below)
        return draw + 1 if below(4) == 0 else draw

    return geometric


def _of_shorter(
    original: Callable[[int, Fraction, Below], int],
) -> Callable[[int, Fraction, Below], int]:
    """The radius is one of a series that is an epoch shorter, but for a single epoch."""

    def radius(length: int, scale: Fraction, below: Below) -> int:
        return original(max(1, length - 1), scale, below)

    return radius


def _off_by_one(original: Callable[[int, Below], int]) -> Callable[[int, Below], int]:
    """The smallest number is never drawn, and one beyond the radius is."""

    def uniform_noise(largest: int, below: Below) -> int:
        return original(largest, below) + 1

    return uniform_noise


def _remainder(read: Callable[[int], bytes]) -> Below:
    """The remainder of the bytes, which prefers small answers."""

    def below(n: int) -> int:
        size = ((n - 1).bit_length() + 7) // 8
        return int.from_bytes(read(size), "big") % n

    return below


def _tie_succeeds(self: Any, read: Callable[[int], bytes], index: int = 0) -> bool:
    return bool(int.from_bytes(read(2), "little") <= self.word(index))


def _mirrored(original: Callable[..., Any]) -> Callable[..., Any]:
    def _chunk(self: Any, size: int, read: Any) -> Any:
        return -original(self, size, read)

    return _chunk


def _halved(original: Callable[..., None]) -> Callable[..., None]:
    def __init__(self: Any, scale: Fraction) -> None:
        original(self, scale / 2)

    return __init__


@dataclass(frozen=True)
class Originals:
    """What some mutants need of the implementation."""

    bernoulli_exp: Callable[[Fraction, Below], bool]
    choose: Callable[[Sequence[int], Fraction, Below], int]
    discrete_laplace: Callable[[Fraction, Below], int]
    geometric: Callable[[Fraction, Below], int]
    radius: Callable[[int, Fraction, Below], int]
    uniform_noise: Callable[[int, Below], int]
    chunk: Callable[..., Any]
    table: Callable[..., None]


def mutants(originals: Originals) -> tuple[Mutant, ...]:
    """All of them."""
    return (
        Mutant(
            "impl-release-late",
            "A block ends one sample early.",
            overrides={"withhold.core.tree:is_release": _late_release},
        ),
        Mutant(
            "impl-level-off",
            "A block that ends is of the next level.",
            overrides={"withhold.core.tree:level_of": _next_level},
        ),
        Mutant(
            "impl-highest-bit",
            "The lowest bit is the highest one.",
            overrides={"withhold.core.tree:low_bit": _highest_bit},
        ),
        Mutant(
            "impl-block-early",
            "A block begins one sample early.",
            overrides={"withhold.core.tree:block_first": _one_earlier},
        ),
        Mutant(
            "impl-zero-bits",
            "The cells read are those of the printed loop (E13).",
            overrides={"withhold.core.tree:nodes_read": _every_digit},
        ),
        Mutant(
            "impl-one-below",
            "The next cell read is the one below.",
            overrides={"withhold.core.tree:nodes_read": _one_below},
        ),
        Mutant(
            "impl-released-node-stays",
            "A cell that a new one covers is read as well.",
            overrides={"withhold.core.counter:Counter.append": _keeps_one_more},
        ),
        Mutant(
            "impl-exp-capped",
            "exp(-gamma) is exp(-1) for gamma above 1.",
            overrides={"withhold.core.samplers:bernoulli_exp": _capped(originals.bernoulli_exp)},
        ),
        Mutant(
            "impl-rate-doubled",
            "Costs count twice.",
            overrides={"withhold.core.samplers:choose": _doubled(originals.choose)},
        ),
        Mutant(
            "impl-laplace-moved",
            "Some draws are one more.",
            overrides={
                "withhold.core.samplers:discrete_laplace": _minus_zero(originals.discrete_laplace)
            },
        ),
        Mutant(
            "impl-geometric-moved",
            "Some of the draws that radii are made of are one more.",
            overrides={"withhold.core.samplers:geometric": _one_more(originals.geometric)},
        ),
        Mutant(
            "impl-radius-short",
            "The radius is one of a series that is an epoch shorter.",
            overrides={"withhold.core.samplers:radius": _of_shorter(originals.radius)},
        ),
        Mutant(
            "impl-within-off",
            "Noise within a radius is one more than it should be.",
            overrides={
                "withhold.core.samplers:uniform_noise": _off_by_one(originals.uniform_noise)
            },
        ),
        Mutant(
            "impl-remainder",
            "An integer below n is a remainder of uniform bytes.",
            overrides={"withhold.core.samplers:uniform": _remainder},
        ),
        Mutant(
            "impl-tie-succeeds",
            "A word that ties counts as below.",
            overrides={"withhold.core.expansions:Expansion.exceeds": _tie_succeeds},
        ),
        Mutant(
            "impl-sign-mirrored",
            "The sign's bit means plus.",
            overrides={
                "withhold.core.laplace_batch:LaplaceTable._chunk": _mirrored(originals.chunk)
            },
        ),
        Mutant(
            "impl-half-scale",
            "The batch sampler halves the scale.",
            overrides={
                "withhold.core.laplace_batch:LaplaceTable.__init__": _halved(originals.table)
            },
        ),
    )
