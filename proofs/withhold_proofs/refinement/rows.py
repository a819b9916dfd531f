"""The implementation refines the specification: its index arithmetic, its counter, its samplers.

This module, `ledger` and `gaussian` are the only ones of the proofs that import the implementation. Its
functions run unchanged: on unknown machine words (`numbers.machine`), on symbolic elements
(`numbers.free`), over every branch of their choices (`numbers.choices`), and as a whole on small streams.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import partial
from typing import TypeVar, cast

import z3

import withhold
from withhold import testing
from withhold.core import samplers, tree
from withhold.core.counter import Counter, Ints
from withhold.core.expansions import exp_expansion, logistic_expansion
from withhold.core.laplace_batch import LaplaceTable
from withhold.core.records import Mechanism
from withhold.core.samplers import (
    Below,
    bernoulli_exp,
    choose,
    discrete_laplace,
    geometric,
    radius,
    uniform,
    uniform_noise,
)
from withhold.core.source import NoiseSource
from withhold_proofs.model import Obligation, Query, unbounded_row
from withhold_proofs.refinement import runs
from withhold_proofs.refinement.index import index_words, level_words, next_nodes, node_loops
from withhold_proofs.refinement.runs import exhaustive_row
from withhold_proofs.samplers.laws import (
    Reading,
    bernoulli_exp_laws,
    choose_laws,
    exceeding,
    geometric_laws,
    laplace_laws,
    same_bytes,
    threshold_words,
    uniform_laws,
)
from withhold_proofs.samplers.series_laws import NOISES, Samplers, series_draws, standing_in
from withhold_spec import sampler

Random = TypeVar("Random")
"""What a sampler draws from: bytes, or uniform integers."""

RADII = (
    *((1, 1, Fraction(1, 2)), (2, 1, Fraction(1, 2)), (3, 1, Fraction(2))),
    *((1, 2, Fraction(1, 2)), (1, 3, Fraction(1, 3))),
)
"""Series whose radius is drawn: their length, sums of an epoch, and scale."""


# The counter and whole runs


def new_counter() -> runs.Counter:
    """An empty counter."""
    return cast(runs.Counter, Counter(0, Fraction(1)))


def extend(counter: runs.Counter, elements: list[int], source: runs.Source) -> list[int]:
    """The sums of a counter after each of some elements, entered as a batch."""
    ours, given = cast(Counter, counter), cast(Ints, elements)
    sums = ours.extend(given, cast(NoiseSource, source), 2**61)
    return [int(each) for each in sums.tolist()]


def tape(written: runs.Noise) -> runs.Source:
    """A tape with this noise."""
    return testing.Tape(written)


def replayed(
    mechanism: str,
    limit: int,
    events: runs.Events,
    written: runs.Noise,
    choices: Mapping[int, int],
) -> Sequence[object]:
    """The steps of a run, with n = 2, epsilon = 400, delta = 1 and grid = 4."""
    params = withhold.Params(2, limit, 400, 1, grid=4)
    tape = testing.Tape(written, choices)
    return testing.replay(cast(Mechanism, mechanism), params, events, tape)


# The samplers


def samplers_of_series() -> Samplers:
    """The samplers of radii and of noise within them."""
    return Samplers(radius, uniform_noise, partial(standing_in, samplers))


def sampler_pairs() -> Sequence[tuple[str, Reading, Reading]]:
    """The samplers of implementation and specification at the same parameters."""
    found: list[tuple[str, Reading, Reading]] = []
    for scale in (Fraction(1, 2), Fraction(5, 2), Fraction(300)):
        ours = partial(_from_bytes, partial(discrete_laplace, scale))
        found.append((f"scale {scale}", ours, partial(sampler.discrete_laplace, scale)))
    for gamma in (Fraction(1, 3), Fraction(5, 2)):
        ours = partial(_from_bytes, partial(bernoulli_exp, gamma))
        found.append((f"gamma {gamma}", ours, partial(sampler.bernoulli_exp, gamma)))
    for length, sums, scale in RADII:
        mine, theirs = (partial(each, length, sums, scale) for each in (radius, sampler.radius))
        found.append((f"radius of {length}, {sums} sums", partial(_from_bytes, mine), theirs))
    for sums, largest in ((1, 0), (1, 2), (1, 300), (2, 1), (2, 200), (3, 2)):
        point = partial(_point, partial(sampler.uniform_noise, sums, largest))
        ours = partial(_from_bytes, partial(_point, partial(uniform_noise, sums, largest)))
        found.append((f"{sums} within {largest}", ours, point))
    row, rate = (3, 1, 2), Fraction(3, 4)
    ours = partial(_from_bytes, partial(choose, row, rate))
    found.append((f"costs {row}", ours, partial(sampler.choose, row, rate)))
    return found


def _from_bytes(draw: Callable[[Below], int], read: Callable[[int], bytes]) -> int:
    return draw(uniform(read))


def _point(draw: Callable[[Random], tuple[int, ...]], source: Random) -> int:
    """The coordinates of a point as the digits of one number."""
    return sum(x * 1000**place for place, x in enumerate(draw(source)))


def batch_words(scale: Fraction) -> Sequence[Callable[[int], int]]:
    """The words of the batch sampler's digits at a scale, the tail's last."""
    return [row.word for row in LaplaceTable(scale)._rows]


def batch_expansions() -> Sequence[tuple[str, Callable[[int], int], Reading]]:
    """Some digits and one tail of the batch sampler."""
    rows = {
        "digit of weight 1/3": logistic_expansion(Fraction(1, 3)),
        "digit of weight 4": logistic_expansion(Fraction(4)),
        "tail of weight 2": exp_expansion(Fraction(2)),
    }
    return [(name, row.word, row.exceeds) for name, row in rows.items()]


def batch_chunk(scale: Fraction, read: Callable[[int], bytes]) -> list[int]:
    """The draws that one candidate of the batch sampler makes."""
    return [int(each) for each in LaplaceTable(scale)._chunk(1, read).tolist()]


TINY = Fraction(1, 10**9)


def _words(name: str, sentence: str, check: Callable[[z3.Context], Iterator[Query]]) -> Obligation:
    row = unbounded_row("refinement", name, "", sentence, check, solvers=("z3", "cvc5"))
    return replace(row, label="alg:binmech", kind="64-bit")


GAMMAS = ("0", "1/4", "1/2", "2/3", "1", "3/2", "7/3", "5")
SCALES = ("1/2", "1", "3/2", "5/2")
MORE_SCALES = ("1/3", *SCALES, "4/3", "7")
ROWS = (((3, 3, 3), "4"), ((0, 1), "1"), ((2, 2, 1, 0), "1/3"), ((0, 5, 3), "1/2"))
BATCH_SCALES = ("1/3", "1", "5/2", "100", "22775/100", "1000003/7")
SOME_BYTES = (*range(8), *range(124, 132), *range(252, 256))
ONE_BYTE = (*range(1, 41), 64, 100, 128, 129, 255, 256)

OBLIGATIONS = (
    _words(
        "index",
        "Ends of blocks, levels, depths and nodes are the specification's, on words of 64 bits.",
        partial(index_words, tree),
    ),
    _words(
        "levels",
        "The first and the last sample of a block, and its size, are the specification's.",
        partial(level_words, tree),
    ),
    _words(
        "next-node",
        "The loops over nodes and those of the specification take the same step from every node.",
        partial(next_nodes, tree),
    ),
    exhaustive_row(
        "node-loops",
        "alg:binmech",
        "The loops over nodes visit the nodes that the specification's loops visit.",
        "t<4096, and next to some powers of 2 up to 2**62",
        partial(node_loops, tree, 4096),
    ),
    exhaustive_row(
        "counter",
        "alg:binmech",
        "The counter, which keeps only what a prefix reads, has the specification's sums.",
        "up to 130 elements, all elements and all noise",
        partial(runs.counter_appends, new_counter, 130),
    ),
    exhaustive_row(
        "counter-batches",
        "alg:binmech",
        "A batch of elements gives the sums that the elements give one by one.",
        "up to 14 elements, all splits; powers of 4, which show how often each element is added",
        partial(runs.counter_extends, new_counter, extend, tape, 14),
    ),
    exhaustive_row(
        "runs",
        "alg:multcounterfull",
        "Every record of every step is the specification's, for algorithms 1 to 6 and both forms"
        " of the ledger mechanism.",
        "n=2, T<=5, all arrival patterns, m in {2, 4}, two data sets of zeros and ones each",
        partial(runs.small_streams, replayed, 2, 5, (2, 4)),
    ),
    exhaustive_row(
        "uniform",
        "lem:lap_mech",
        "A uniform integer below n gives every answer by equally many tapes of bytes.",
        "n<=40, six more up to 256, and 257: every tape of one or two bytes",
        partial(uniform_laws, uniform, ONE_BYTE, 257),
        ("tapes",),
    ),
    exhaustive_row(
        "bernoulli-exp",
        "lem:lap_mech",
        "The trial of exp(-gamma) succeeds with that probability, up to an unresolved mass of 10**-6.",
        "eight rational gamma from 0 to 5, every branch down to 10**-9",
        partial(bernoulli_exp_laws, bernoulli_exp, GAMMAS, TINY, Fraction(1, 10**6)),
        ("outcomes",),
    ),
    exhaustive_row(
        "discrete-laplace",
        "lem:lap_mech",
        "The noise has the law exp(-|k|/scale), up to an unresolved mass of 10**-3.",
        "scales 1/2, 1, 3/2, 5/2, every branch of a round down to 10**-7",
        partial(laplace_laws, discrete_laplace, SCALES, Fraction(1, 10**7), Fraction(1, 1000)),
        ("outcomes",),
    ),
    exhaustive_row(
        "geometric",
        "",
        "Geometric draws have the law exp(-k/scale), k >= 0, up to an unresolved mass of 10**-3.",
        "scales 1/2, 1, 3/2, 5/2, every branch of a round down to 10**-7",
        partial(geometric_laws, geometric, SCALES, Fraction(1, 10**7), Fraction(1, 1000)),
        ("outcomes",),
    ),
    exhaustive_row(
        "series",
        "",
        "The noise of a series, uniform within its radius, has a joint law proportional to q**m, where m is"
        " the largest norm of an epoch and q the ratio of geometric draws.",
        f"series of up to four, one to three sums, {len(NOISES)} cases with ratios from 1/10 to 2/3, every"
        " branch of a round down to 10**-7; unresolved mass of at most 1/50",
        partial(series_draws, samplers_of_series, NOISES, Fraction(1, 10**7), Fraction(1, 50)),
        ("outcomes",),
    ),
    exhaustive_row(
        "choose",
        "alg:pvtmed",
        "The median's choice has the law exp(-rate cost), up to an unresolved mass of 10**-5.",
        "four rows of costs, every branch of a round down to 10**-9",
        partial(choose_laws, choose, ROWS, TINY, Fraction(1, 10**5)),
        ("outcomes",),
    ),
    exhaustive_row(
        "same-bytes",
        "lem:lap_mech",
        "From the same bytes the samplers draw what the specification's samplers draw.",
        "17 samplers, all tapes of three bytes out of twenty values, and 300 drawn tapes"
        " of 64 bytes",
        partial(same_bytes, sampler_pairs, SOME_BYTES),
        ("draws",),
    ),
    exhaustive_row(
        "batch-words",
        "lem:lap_mech",
        "The words of the batch sampler's digits are those of the probabilities 1/(1 + exp(2**j/scale)).",
        "six scales up to 142858, the first four words of every digit",
        partial(threshold_words, batch_words, BATCH_SCALES, 4),
        ("words",),
    ),
    exhaustive_row(
        "batch-ties",
        "lem:lap_mech",
        "A word below the probability's is a success, one above it a failure, and a tie draws another word.",
        "three probabilities, all words of 16 bits",
        partial(exceeding, batch_expansions),
        ("words",),
    ),
    exhaustive_row(
        "batch-draws",
        "lem:lap_mech",
        "Digits, tail and sign make the draw, and minus zero is rejected.",
        "scales 1/3, 1, 5/2, 20, every combination of digits and signs, tails up to 2",
        partial(runs.batch_assembly, batch_words, batch_chunk, ("1/3", "1", "5/2", "20")),
        ("candidates",),
    ),
    exhaustive_row(
        "discrete-laplace-deep",
        "lem:lap_mech",
        "The noise has the law exp(-|k|/scale), up to an unresolved mass of 10**-4.",
        "scales 1/3, 1/2, 1, 4/3, 3/2, 5/2, 7, every branch of a round down to 10**-9",
        partial(laplace_laws, discrete_laplace, MORE_SCALES, TINY, Fraction(1, 10**4)),
        ("outcomes",),
    ),
    exhaustive_row(
        "runs-deep",
        "alg:multcounterfull",
        "Every record of every step is the specification's, for algorithms 1 to 6 and both forms"
        " of the ledger mechanism.",
        "n=2, T<=8, all arrival patterns, m in {3, 4, 8}, two data sets of zeros and ones each",
        partial(runs.small_streams, replayed, 2, 8, (3, 4, 8)),
    ),
)
