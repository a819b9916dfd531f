"""The laws of the basic samplers, compared with exact enclosures of exp. The samplers are arguments.

Enumeration follows every branch of a sampler until it is too unlikely, and gives each outcome a lower
bound of its probability (`choices`). If no lower bound exceeds the exact probability, the total
variation distance between the sampler's law and the exact law is at most the unresolved mass, since
the lower bounds add up to all but that mass.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from hashlib import sha512
from itertools import chain

from withhold_proofs.model import Verdict
from withhold_proofs.numbers.choices import (
    Below,
    Costs,
    Law,
    Short,
    law,
    one_round,
    outcome,
    reader,
    tapes,
)
from withhold_proofs.report.decimals import decimal
from withhold_spec.enclosures import Enclosure, exp

BITS = 160
Uniform = Callable[[Callable[[int], bytes]], Below]
Laplace = Callable[[Fraction, Below], int]
BernoulliExp = Callable[[Fraction, Below], bool]
Choose = Callable[[Sequence[int], Fraction, Below], int]
Reading = Callable[[Callable[[int], bytes]], int]


@dataclass(frozen=True)
class Expected:
    """A case: the law that enumeration found, and an enclosure of the exact probability of an outcome."""

    name: str
    law: Law
    exact: Callable[[int], Enclosure]


def agree(cases: Iterable[Expected], most: Fraction) -> Verdict:
    """Whether every law agrees with the exact one up to its unresolved mass, and that is at most `most`."""
    worst, outcomes, count = Fraction(0), 0, 0
    for case in cases:
        count += 1
        found = case.law
        for value in found.weights:
            outcomes += 1
            exact = case.exact(value)
            if found.low(value) > exact.low or found.high(value) < exact.high:
                said = f"between {decimal(found.low(value))} and {decimal(found.high(value))}"
                detail = f"{case.name}: P({value}) is {said}, not {decimal(exact.low)}"
                return Verdict(False, detail, {"laws": count})
        worst = max(worst, found.unresolved)
    holds = worst <= most
    detail = f"unresolved mass at most {decimal(worst)}, allowed {decimal(most)}"
    return Verdict(holds, detail, {"laws": count, "outcomes": outcomes})


def inverse(power: Enclosure) -> Enclosure:
    """1/x."""
    return Enclosure(1 / power.high, 1 / power.low)


def unread(size: int) -> bytes:
    """The tape of samplers whose draws are unknowns: reading it is an error."""
    raise LookupError("a draw that is unknown must not read bytes")


def bernoulli_exp_laws(
    sampler: BernoulliExp, gammas: Sequence[str], least: Fraction, most: Fraction
) -> Verdict:
    """The law of Bernoulli trials: true with probability exp(-gamma)."""

    def cases() -> Iterable[Expected]:
        for gamma in map(Fraction, gammas):
            found = law(partial(sampler, gamma), least)
            true = inverse(exp(gamma, BITS))
            false = Enclosure(1 - true.high, 1 - true.low)
            yield Expected(f"gamma = {gamma}", found, partial(_either, true, false))

    return agree(cases(), most)


def _either(true: Enclosure, false: Enclosure, value: int) -> Enclosure:
    return true if value else false


def laplace_laws(
    sampler: Laplace, scales: Sequence[str], least: Fraction, most: Fraction
) -> Verdict:
    """The discrete Laplace law: k has probability (e - 1)/(e + 1) e**-|k|, e = exp(1/scale)."""
    return agree(_of_scales(sampler, scales, least, _laplace), most)


def geometric_laws(
    sampler: Laplace, scales: Sequence[str], least: Fraction, most: Fraction
) -> Verdict:
    """The geometric law: k >= 0 has probability (1 - 1/e) e**-k, e = exp(1/scale)."""
    return agree(_of_scales(sampler, scales, least, _geometric), most)


def _of_scales(
    sampler: Laplace,
    scales: Sequence[str],
    least: Fraction,
    exact: Callable[[Enclosure, int], Enclosure],
) -> Iterator[Expected]:
    for scale in map(Fraction, scales):
        found = law(partial(one_round, sampler, scale), least)
        yield Expected(f"scale = {scale}", found, partial(exact, exp(1 / scale, BITS)))


def _geometric(base: Enclosure, value: int) -> Enclosure:
    low = (base.low - 1) / base.high ** (value + 1)
    return Enclosure(low, (base.high - 1) / base.low ** (value + 1))


def _laplace(base: Enclosure, value: int) -> Enclosure:
    low = (base.low - 1) / (base.high + 1) / base.high ** abs(value)
    return Enclosure(low, (base.high - 1) / (base.low + 1) / base.low ** abs(value))


def choose_laws(
    sampler: Choose,
    rows: Sequence[tuple[tuple[int, ...], str]],
    least: Fraction,
    most: Fraction,
) -> Verdict:
    """The law of a choice: i has a probability proportional to exp(-rate cost_i)."""

    def cases() -> Iterable[Expected]:
        for costs, rate in rows:
            found = law(partial(_one_choice, sampler, costs, Fraction(rate)), least)
            weights = [inverse(exp(Fraction(rate) * (c - min(costs)), BITS)) for c in costs]
            yield Expected(f"costs {costs}, rate {rate}", found, partial(_share, weights))

    return agree(cases(), most)


def _one_choice(sampler: Choose, costs: tuple[int, ...], rate: Fraction, below: Below) -> int:
    return sampler(Costs(costs), rate, below)


def _share(weights: Sequence[Enclosure], index: int) -> Enclosure:
    low, high = sum(w.low for w in weights), sum(w.high for w in weights)
    return Enclosure(weights[index].low / high, weights[index].high / low)


def uniform_laws(uniform: Uniform, one_byte: Sequence[int], two: int) -> Verdict:
    """Equally many tapes give each answer of below(n); all other tapes ask for more bytes.

    one_byte: every n that is tried with tapes of one byte. two: the n that is tried with two bytes.
    """
    read = 0
    for n in (*one_byte, two):
        size = ((n - 1).bit_length() + 7) // 8
        counts = dict.fromkeys(range(n), 0)
        more = 0
        for tape in tapes(range(256), size):
            read += 1
            draw, used = outcome(partial(_one_integer, uniform, n), tape)
            if draw is None:
                more += 1
            elif used != size or draw not in counts:
                return Verdict(False, f"n = {n}, tape {tape.hex()}: {draw} after {used} bytes")
            else:
                counts[draw] += 1
        share = 256**size >> (n - 1).bit_length()
        if set(counts.values()) != {share} or more != 256**size - n * share:
            return Verdict(False, f"n = {n}: not every answer has {share} of {256**size} tapes")
    return Verdict(True, f"{read} tapes", {"tapes": read})


def _one_integer(uniform: Uniform, n: int, read: Callable[[int], bytes]) -> int:
    return uniform(read)(n)


def drawn_tapes() -> Iterator[bytes]:
    """300 pseudo-random tapes of 64 bytes, the same in every run."""
    return (sha512(str(number).encode()).digest() for number in range(300))


def same_bytes(
    pairs: Callable[[], Sequence[tuple[str, Reading, Reading]]], alphabet: Sequence[int]
) -> Verdict:
    """Whether two samplers draw the same from the same bytes, and read equally many of them.

    Short tapes have all beginnings; drawn tapes are long enough for draws that are not small.
    """
    count = drawn = 0
    for name, ours, theirs in pairs():
        for tape in chain(tapes(alphabet, 3), drawn_tapes()):
            one, other = outcome(ours, tape), outcome(theirs, tape)
            count += 1
            drawn += one[0] is not None
            if one != other:
                return Verdict(False, f"{name}, tape {tape.hex()}: {one} and {other}")
    return Verdict(
        True, f"{count} tapes, {drawn} of them long enough", {"tapes": count, "draws": drawn}
    )


def threshold_words(
    words: Callable[[Fraction], Sequence[Callable[[int], int]]], scales: Sequence[str], depth: int
) -> Verdict:
    """The batch sampler's probabilities of binary digits, as 16-bit words, against exact enclosures.

    The sampler draws digit j of |k| as 1 with probability 1/(1 + exp(2**j/scale)), for j below some J,
    and |k| >> J from a geometric law of ratio exp(-2**J/scale). Then P(k)/P(0) is the product of
    exp(-2**j/scale) over the digits that are 1, which is exp(-|k|/scale).
    """
    checked = 0
    for scale in map(Fraction, scales):
        rows = words(scale)
        for j, row in enumerate(rows):
            power = exp(2**j / scale, BITS)
            last = j == len(rows) - 1
            enclosed = inverse(power if last else Enclosure(1 + power.low, 1 + power.high))
            for index in range(depth):
                shift = 2 ** (16 * (index + 1))
                expected = {int(end * shift) % 2**16 for end in (enclosed.low, enclosed.high)}
                checked += 1
                if {row(index)} != expected:
                    said = f"word {index} is {row(index)}, not {sorted(expected)}"
                    return Verdict(False, f"scale {scale}, digit {j}: {said}", {"words": checked})
    return Verdict(True, f"{checked} words", {"words": checked})


def exceeding(
    expansions: Callable[[], Sequence[tuple[str, Callable[[int], int], Reading]]],
) -> Verdict:
    """Comparing a uniform number with an expansion, word by word.

    A word below the expansion's first word is a success, a word above it a failure, and an equal word
    asks for the next one.
    """
    read = 0
    for name, word, exceeds in expansions():
        first = word(0)
        for value in range(2**16):
            source, _ = reader(value.to_bytes(2, "little"))
            try:
                found: int | None = int(exceeds(source))
            except Short:
                found = None
            read += 1
            expected = None if value == first else int(value < first)
            if found != expected:
                return Verdict(False, f"{name}: word {value} gives {found}", {"words": read})
    return Verdict(True, f"{read} words", {"words": read})
