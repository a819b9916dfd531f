"""For every erratum with a function as printed: whether a vector tells the print from the repair.

Each entry takes one vector and says whether the printed text, evaluated on the vector's inputs,
contradicts what the vector expects. `NO_VECTOR` has the errata that no output depends on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from math import ceil, floor

from withhold_vectors.generator.specification.given import params_of

from support.printed_runs import Seen, differs, printed
from support.vectors import Vector, rejects, steps_of
from withhold_proofs.engine.substitutes import substituted
from withhold_spec.as_printed import (
    accuracy,
    binary,
    constants,
    counting,
    full,
    full_constants,
    naive,
    privacy,
)
from withhold_spec.as_printed import median as printed_median
from withhold_spec.as_printed.reals import Undefined
from withhold_spec.as_printed.trace import REPAIRED, Readings
from withhold_spec.enclosures import Enclosure, ceil16, decide, ln
from withhold_spec.params import Params

Tells = Callable[[Vector], bool]


@dataclass(frozen=True)
class Erratum:
    """The files to search for a vector, and whether a vector tells the print from the repair."""

    files: tuple[str, ...]
    tells: Tells


def overrides(names: Mapping[str, object]) -> Tells:
    """Tells by the specification with the printed functions in place of its own."""

    def tells(vector: Vector) -> bool:
        with substituted(names):
            return rejects(vector)

    return tells


def only_as_printed(run: Callable[[Vector], Seen | None]) -> Tells:
    """Tells by a run that differs although the printed algorithm with all places repaired agrees."""
    return lambda vector: not differs(vector, printed(vector)) and differs(vector, run(vector))


def reads(**places: object) -> Tells:
    """Tells by a run of the printed algorithm with one place as printed and the others repaired."""
    readings: Readings = replace(REPAIRED, **places)  # type: ignore[arg-type]
    return only_as_printed(lambda vector: printed(vector, readings))


def unlimited(*flags: str) -> Tells:
    """Tells by a run that limits neither users nor samples, on vectors with these flags."""
    return lambda vector: bool(set(flags) & set(vector.flags)) and differs(vector, printed(vector))


def scale(formula: Callable[..., Enclosure], name: str) -> Tells:
    """Tells by a printed noise scale, rounded up like the repaired one."""

    def rounded(params: Params, *level: int) -> Fraction:
        return ceil16(lambda bits: formula(params, *level, bits).times(params.grid))

    return overrides({f"withhold_spec.paper.constants:{name}": rounded})


def undefined(evaluate: Callable[[Vector], object]) -> Tells:
    """Tells by a vector with a value where the print has none."""

    def tells(vector: Vector) -> bool:
        try:
            evaluate(vector)
        except Undefined:
            return "error" not in vector.expected
        return False

    return tells


def params(vector: Vector) -> Params:
    """The vector's parameters."""
    return params_of(vector.request)


def _list(value: object) -> list[dict[str, str]]:
    """A list of objects in a step."""
    assert isinstance(value, list)
    return value


def counters_used(vector: Vector) -> bool:
    """Whether a user's counters are not ceil(log2 M) in number."""
    return any(
        step["count"]
        and len({node["counter"] for node in _list(step["read"])})
        != counting.counters_in_use(int(str(step["count"])))
        for step in steps_of(vector)
    )


def half_of_it(vector: Vector) -> bool:
    """Whether `total` is not t/2 at some step."""
    return any(
        not counting.half_released(int(str(step["total"])), int(str(step["t"])))
        for step in steps_of(vector)
    )


def users_in_order_of_name(vector: Vector) -> bool:
    """Whether the sums of the arrays differ when users are sorted by name."""
    rows, expected = vector.request["samples"], vector.expected["sums"]
    assert isinstance(rows, list) and isinstance(expected, list)
    rows = sorted(rows, key=lambda row: str(row[0]))
    level, arrays = int(str(vector.request["level"])), len(expected)
    owners = printed_median.filled_arrays([len(own) for _, own in rows], level, arrays)
    taken = [iter(own) for _, own in rows]
    sums = [sum(int(next(taken[user])) for user in array) for array in owners]
    return [str(total) for total in sums] != expected


def half_filled(vector: Vector) -> bool:
    """Whether line 9 as printed holds before the arrays, whose number is rounded up, are full."""
    given = params(vector)
    if given.max_samples < 4:
        return False
    arrays = decide(lambda bits: full_constants.level_arrays(given, 2, bits), ceil)
    return full_constants.samples_needed(given, 2) < 2 * arrays and any(
        step["activations"] for step in steps_of(vector)
    )


def arrays_down(vector: Vector) -> bool:
    """Whether floor(k) differs from the vector's k at some level."""
    given, counts = params(vector), vector.expected["arrays"]
    assert isinstance(counts, list)
    levels = len(counts) - 1
    if levels < 1:
        return False
    share, beta = given.epsilon / (2 * levels), given.beta / (3 * levels)
    return any(
        printed_median.arrays_rounded_down(share, level, beta) != int(count)
        for level, count in enumerate(counts)
    )


def _counts(vector: Vector) -> list[int]:
    counts = vector.request["counts"]
    assert isinstance(counts, list)
    return [int(count) for count in counts]


def diversity_printed(vector: Vector) -> bool:
    """Whether the condition differs when the number of arrays is not rounded."""
    given, counts = params(vector), _counts(vector)
    largest = max(counts)
    present = Fraction(sum(min(2 * count, largest) for count in counts), 2)
    holds = full_constants.diversity_needed(given, largest, 64).high <= present
    return holds != vector.expected["holds"]


def enough_users(vector: Vector) -> bool:
    """Whether the print takes these users with m/2 samples for enough although they are not."""
    given, counts = params(vector), _counts(vector)
    if any(2 * count != given.max_samples for count in counts):
        return False
    said = full_constants.sufficient_users(given, 64).high <= len(counts)
    return said and not vector.expected["holds"]


def nearest_middle(vector: Vector) -> bool:
    """Whether arg min |Y - y| over the printed candidates is not unique, or is another bin."""
    level, grid = int(str(vector.request["level"])), int(str(vector.request["grid"]))
    sums, bins = vector.expected["sums"], vector.expected["bins"]
    assert isinstance(sums, list) and isinstance(bins, list)
    full_array = 2 ** (level - 1) * grid
    found = [printed_median.nearest(Fraction(int(total), full_array), level) for total in sums]
    return found != [(index,) for index in bins]


def candidates_printed(vector: Vector) -> bool:
    """Whether the printed midpoints differ: bins of irrational lengths, and a shorter last bin."""
    level, middles = int(str(vector.request["level"])), vector.expected["midpoints"]
    assert isinstance(middles, list)
    surds = printed_median.candidates(level)
    return [str(surd.a) for surd in surds] != middles or any(surd.b for surd in surds)


def first_middle(vector: Vector) -> bool:
    """Whether half of the printed length differs from the first midpoint: one bin is longer than [0, 1]."""
    level, middles = int(str(vector.request["level"])), vector.expected["midpoints"]
    assert isinstance(middles, list)
    length = printed_median.bin_length(level)
    return bool(length.b) or str(length.a / 2) != middles[0]


def block_of(vector: Vector) -> bool:
    """Whether the printed number of samples in a block, 2**l - 1, differs."""
    block = vector.expected["block"]
    if not isinstance(block, dict) or block["level"] == 0:
        return False
    return bool(str(counting.samples_fed(block["level"])) != block["size"])


def unchanged_times(vector: Vector) -> bool:
    """Whether the print names other times between the first and second block at which nothing changes."""
    m, steps = params(vector).max_samples, steps_of(vector)
    if len(steps) < 2 * m or any(step["ignored"] for step in steps):
        return False
    kept = [step["t"] for step in steps[m - 1 : 2 * m - 1]]
    return kept != list(naive.unchanged_range(1, m))


def wait_of_round_robin(vector: Vector) -> bool:
    """Whether the first user of a round-robin stream sends the m-th sample at another time."""
    given = params(vector)
    if "taking turns" not in vector.comment:
        return False
    done = next(step["t"] for step in steps_of(vector) if step["count"] == given.max_samples)
    return done != naive.round_robin_wait(given.max_users, given.max_samples)


def error_of_order(vector: Vector) -> bool:
    """Whether there is an error at t = T = 1, where log T sqrt(log t) is 0."""
    if params(vector).horizon != 1:
        return False
    written = [write for step in steps_of(vector) for write in _list(step["written"])]
    order = accuracy.binary_error_order(1, 1, 64)
    return order.high == 0 and any(write["noise"] != "0" for write in written)


def introduced_scale(vector: Vector) -> bool:
    """Whether the noise of the running sum is larger than Lap(M_t/(t epsilon))."""
    given = params(vector)
    return given.grid == 1 and any(
        Fraction(charge["scale"])
        > naive.intro_scale(int(str(step["count"])), int(str(step["t"])), given.epsilon)
        for step in steps_of(vector)
        for charge in _list(step["charges"])
    )


def all_pairs(vector: Vector) -> bool:
    """Whether the sensitivity differs from that of a sum over all pairs of inputs, not over neighbours."""
    steps = steps_of(vector)
    if len(steps) < 2 or params(vector).grid != 1:
        return False
    inputs = [(0,) * len(steps), (1,) * len(steps)]
    everything = privacy.function_sensitivity(lambda samples: (sum(samples),), inputs)
    charges = [charge for step in steps for charge in _list(step["charges"])]
    return any(str(everything) != charge["sensitivity"] for charge in charges)


def smaller_factor(given: Params, largest: int) -> int:
    """k with alpha = 2 in place of 1/2."""
    levels = max(1, given.max_samples.bit_length() - 1)
    square = (3 * levels / given.beta) ** 2 * largest
    factor = printed_median.arrays_factor(Fraction(2)) * 2 * levels / given.epsilon
    return max(1, decide(lambda bits: ln(square, bits).times(factor / 2), ceil))


def width_of_two(vector: Vector) -> object:
    """Delta_1 for m of at least 2, so that log m is above 0 (E27)."""
    given = params(vector)
    return given.max_samples > 1 and full_constants.full_width(given, 1, 64)


def natural_depth(length: int) -> int:
    """1 + ln N in place of 1 + log2 N, as a number of nodes."""
    return floor(constants.element_nodes_natural(length, 64).low)


def again(refill: full.Refill) -> Tells:
    """Tells by algorithm 6 with levels that stay inactive."""
    stays = replace(REPAIRED, leaves=False)
    return only_as_printed(lambda vector: printed(vector, stays, refill=refill))


PRINTED: dict[str, Erratum] = {
    "E1a": Erratum(("full",), again(full.append)),
    "E1b": Erratum(("full",), again(full.assign)),
    "E1c": Erratum(("full",), again(full.append)),
    "E2a": Erratum(("full",), scale(full_constants.full_scale_left_to_right, "full_scale")),
    "E2b": Erratum(
        ("constants",),
        overrides(
            {"withhold_spec.paper.constants:full_width": full_constants.full_width_left_to_right}
        ),
    ),
    "E3": Erratum(
        ("neighbours",),
        overrides({"withhold_spec.stream:are_neighbours": privacy.are_neighbours}),
    ),
    "E5": Erratum(("single", "constants"), scale(constants.single_scale, "single_scale")),
    "E6": Erratum(
        ("tree", "constants"), overrides({"withhold_spec.paper.binary:depth": natural_depth})
    ),
    "E7a": Erratum(("naive",), unlimited("IgnoredSample")),
    "E7b": Erratum(("multiple",), unlimited("IgnoredSample")),
    "E8a": Erratum(("multiple",), unlimited("IgnoredUser", "RefusedUserCount")),
    "E8b": Erratum(("wishful",), unlimited("RefusedOrder", "IgnoredSample")),
    "E9": Erratum(("multiple", "full"), reads(collect=counting.united)),
    "E10": Erratum(("single",), only_as_printed(lambda vector: printed(vector, clamped=False))),
    "E11a": Erratum(("binary",), all_pairs),
    "E12": Erratum(
        ("share",),
        overrides(
            {"withhold_spec.accounted.dimensions:advanced_total": privacy.composed_approximately}
        ),
    ),
    "E13": Erratum(("binary",), reads(reads=binary.nodes_read)),
    "E14": Erratum(("multiple",), reads(grows=counting.total_grows_by)),
    "E17a": Erratum(("diversity",), enough_users),
    "E18a": Erratum(("full",), half_filled),
    "E18b": Erratum(("constants",), arrays_down),
    "E18c": Erratum(("diversity",), diversity_printed),
    "E21a": Erratum(("full",), half_of_it),
    "E21b": Erratum(("wishful",), half_of_it),
    "E25a": Erratum(
        ("multiple",),
        overrides({"withhold_spec.paper.withholding:levels": counting.levels_rounded_up}),
    ),
    "E25c": Erratum(("multiple",), counters_used),
    "E27": Erratum(
        ("constants",),
        undefined(lambda v: full_constants.median_share(params(v), params(v).max_samples - 1)),
    ),
    "E28": Erratum(("full",), only_as_printed(lambda vector: printed(vector, where_defined=True))),
    "E29": Erratum(("multiple",), reads(reads=binary.nodes_read)),
    "E30": Erratum(
        ("blocks", "multiple"),
        overrides(
            {"withhold_spec.paper.withholding:completes_block": counting.completes_block_from_one}
        ),
    ),
    "E32": Erratum(("full",), undefined(width_of_two)),
    "E33a": Erratum(("median",), nearest_middle),
    "E33b": Erratum(("median",), candidates_printed),
    "E33c": Erratum(("median",), first_middle),
    "E33d": Erratum(("median",), users_in_order_of_name),
    "E34": Erratum(("blocks",), block_of),
    "E35a": Erratum(("wishful",), unchanged_times),
    "E35b": Erratum(("naive",), wait_of_round_robin),
    "E36": Erratum(("binary",), error_of_order),
    "E37e": Erratum(
        ("single", "constants"), scale(constants.single_scale_of_doubled, "single_scale")
    ),
    "E38a": Erratum(
        ("constants",),
        overrides({"withhold_spec.paper.constants:diversity_arrays": smaller_factor}),
    ),
    "E39a": Erratum(("naive",), introduced_scale),
}
"""The errata that a vector tells from their repairs, by id."""

NO_VECTOR = {
    "E4": "A lemma on dependent coins; an algorithm has one source of randomness.",
    "E11b": "A word in the privacy proofs, norm for distance; nothing is computed from it.",
    "E15": "The difference between the stated probability and the proofs' one.",
    "E16": "A premise that no prior fulfils; the algorithms take any prior.",
    "E19": "The radius of a probability statement.",
    "E20": "The constant of a probability statement.",
    "E21c": "A bound that holds and could be tighter.",
    "E22": "Users who react to their samples; the stream of a vector is fixed.",
    "E23": "An order of magnitude.",
    "E24": "An order of magnitude.",
    "E25b": "A union bound in a proof.",
    "E26": "Kept as printed: it holds, and is not tight.",
    "E37a": "A bound on an error, in a proof.",
    "E37b": "A failure probability, in a proof.",
    "E37c": "A logarithm in a proof; the algorithm takes the display before it.",
}
"""Errata with a function as printed that no output of an algorithm depends on, and the reason."""
