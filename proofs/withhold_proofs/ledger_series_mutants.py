"""Series of epochs and the draws of their noise broken on purpose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from withhold_proofs.draws import SeriesOnly
from withhold_proofs.model import Mutant
from withhold_spec import ledger, sampler
from withhold_spec.epochs import Offer
from withhold_spec.noise import Source
from withhold_spec.number import Condition, Number, maximum
from withhold_spec.plan import Plan
from withhold_spec.records import Account, Booking, Series, Write
from withhold_spec.sampler import Read
from withhold_spec.state import State

Closed = tuple[State, tuple[Write, Write]]


def _latest_cost(account: Account, booking: Booking) -> Account:
    """Not the dearest cost of a series is kept, but the latest."""
    made = ledger.settle(account, booking)
    return replace(made, sum_cost=booking.sum_cost, overhang_cost=booking.overhang_cost)


def _sum_alone(account: Account, booking: Booking) -> Number:
    return maximum(0, booking.sum_cost - account.sum_cost)


def _dearer_of_two(account: Account, booking: Booking) -> Number:
    """The dearer of the two sums is paid for, not both."""
    sums = maximum(0, booking.sum_cost - account.sum_cost)
    return maximum(sums, booking.overhang_cost - account.overhang_cost)


def _always_reset(account: Account, series: Series) -> Account:
    return replace(account, series=series.first, sum_cost=0, overhang_cost=0)


def _never_reset(account: Account, series: Series) -> Account:
    return replace(account, series=series.first)


def _radii_anew(plan: Plan, before: State, length: int, source: Source) -> State:
    """Every epoch of a series has radii of its own."""
    after, number = ledger.open_series(plan, before, length, source), len(before.epochs) + 1
    if after.series is not before.series:
        return after
    size, scale = after.series.length, plan.scales[0]
    drawn = [source.radius(counter, number, size, scale) for counter in (0, 1)]
    return replace(after, radii=(drawn[0], drawn[1]))


def _radii_kept(plan: Plan, before: State, length: int, source: Source) -> State:
    """A new series has the radii of the one before."""
    after = ledger.open_series(plan, before, length, source)
    return replace(after, radii=before.radii) if before.epochs else after


def _runs_over(plan: Plan, before: State, length: int, source: Source) -> State:
    """A series goes on for one epoch more than its length."""
    series = before.series
    if length < 1 and before.epochs and len(before.epochs) + 1 == series.first + series.length:
        return before
    return ledger.open_series(plan, before, length, source)


def _radius_of_one(plan: Plan, before: State, length: int, source: Source) -> State:
    """The radii of a series are drawn as for a single epoch."""
    after = ledger.open_series(plan, before, length, source)
    if after.series is before.series:
        return after
    drawn = [source.radius(c, after.series.first, 1, plan.scales[0]) for c in (0, 1)]
    return replace(after, radii=(drawn[0], drawn[1]))


def _half_noise(plan: Plan, before: State, length: int, source: Source) -> State:
    half = replace(plan, scales=(plan.scales[0] / 2,))
    return ledger.open_series(half, before, length, source)


@dataclass(frozen=True)
class _Again(SeriesOnly):
    """Draws that are the same for both sums, or for all epochs."""

    source: Source
    both_sums: bool

    def radius(self, counter: int, first_cell: int, length: int, scale: Fraction) -> Number:
        return self.source.radius(counter, first_cell, length, scale)

    def within(self, counter: int, cell: int, radius: Number) -> Number:
        address = (0, cell) if self.both_sums else (counter, 1)
        return self.source.within(*address, radius)


def _shared_noise(plan: Plan, before: State, offers: Sequence[Offer], source: Source) -> Closed:
    return ledger.close_epoch(plan, before, offers, _Again(source, both_sums=True))


def _repeated_noise(plan: Plan, before: State, offers: Sequence[Offer], source: Source) -> Closed:
    return ledger.close_epoch(plan, before, offers, _Again(source, both_sums=False))


def _one_radius(plan: Plan, before: State, offers: Sequence[Offer], source: Source) -> Closed:
    """The noise of the overhangs is drawn within the radius of the sums."""
    shared = replace(before, radii=(before.radii[0],) * 2)
    after, writes = ledger.close_epoch(plan, shared, offers, source)
    return replace(after, radii=before.radii), writes


def _half_as_far(largest: Number, neighbouring: Number, dearest: Number) -> Condition:
    """The noises are claimed to differ by half of what the dearest epoch costs."""
    return maximum(largest - neighbouring, neighbouring - largest) * 2 <= dearest


def _radius(more: int, tried: str) -> Callable[[int, Fraction, Read], int]:
    """A radius of so many draws more than noises, kept with each chance, with none or by the first one.

    Loops and fractions are those of the samplers, which may be run on unknowns.
    """

    def radius(length: int, scale: Fraction, read: Read) -> int:
        turns, fraction = vars(sampler).get("range", range), vars(sampler)["Fraction"]
        last = 1 if tried == "none" else length + 1
        while True:
            total = sum(sampler.geometric(scale, read) for _ in turns(length + more))
            parts = (1 if tried == "first" else j for j in turns(1, last))
            chances = (fraction(2 * total + 1, 2 * total + 2 * part) for part in parts)
            if all(sampler.bernoulli(chance, read) for chance in chances):
                return total

    return radius


def _one_too_many(largest: int, read: Read) -> int:
    """One number more, beyond the radius."""
    return sampler.uniform_below(2 * largest + 2, read) - largest


def _fewer_for_more(largest: int, read: Read) -> int:
    """The larger the radius the fewer the numbers, of either sign."""
    return sampler.uniform_below(1 - 2 * largest, read) + largest


SERIES_MUTANTS = (
    Mutant(
        "ledger-latest-cost",
        "An account keeps the latest cost of a series, not the dearest.",
        {"withhold_spec.ledger:settle": _latest_cost},
    ),
    Mutant(
        "ledger-overhang-not-priced",
        "The price of a booking in a series leaves out the overhang.",
        {"withhold_spec.ledger:price": _sum_alone},
    ),
    Mutant(
        "ledger-dearer-of-two",
        "A booking is priced by the dearer of its two sums, not by both.",
        {"withhold_spec.ledger:price": _dearer_of_two},
    ),
    Mutant(
        "ledger-reset-in-series",
        "What is paid in a series is forgotten before each of its epochs.",
        {"withhold_spec.ledger:in_series": _always_reset},
    ),
    Mutant(
        "ledger-never-reset",
        "What was paid in a series pays for later series too.",
        {"withhold_spec.ledger:in_series": _never_reset},
    ),
    Mutant(
        "ledger-radii-anew",
        "Every epoch of a series has radii of its own, and the dearest alone is paid for.",
        {"withhold_spec.ledger:open_series": _radii_anew},
    ),
    Mutant(
        "ledger-radii-kept",
        "A new series has the radii of the one before.",
        {"withhold_spec.ledger:open_series": _radii_kept},
    ),
    Mutant(
        "ledger-runs-over",
        "A series has one epoch more than its length.",
        {"withhold_spec.ledger:open_series": _runs_over},
    ),
    Mutant(
        "ledger-radius-of-one",
        "The radii of a series are drawn as for a single epoch.",
        {"withhold_spec.ledger:open_series": _radius_of_one},
    ),
    Mutant(
        "ledger-one-radius",
        "Sums and overhangs share a radius.",
        {"withhold_spec.ledger:close_epoch": _one_radius},
    ),
    Mutant(
        "ledger-half-as-far",
        "The largest noises are claimed to differ by half of the dearest cost.",
        {"withhold_spec.ledger_invariants:series_loss": _half_as_far},
    ),
    Mutant(
        "sampler-one-draw-fewer",
        "A radius is the sum of as many draws as the series has epochs.",
        {"withhold_spec.sampler:radius": _radius(0, "all")},
    ),
    Mutant(
        "sampler-always-kept",
        "A radius is a sum of draws, none of which is drawn again.",
        {"withhold_spec.sampler:radius": _radius(1, "none")},
    ),
    Mutant(
        "sampler-kept-by-one-chance",
        "A radius is kept with the first chance's power.",
        {"withhold_spec.sampler:radius": _radius(1, "first")},
    ),
    Mutant(
        "sampler-one-too-many",
        "Noise may be larger than its radius by one, on one side.",
        {"withhold_spec.sampler:within": _one_too_many},
    ),
    Mutant(
        "sampler-fewer-for-more",
        "The larger the radius, the fewer the values of noise.",
        {"withhold_spec.sampler:within": _fewer_for_more},
    ),
    Mutant(
        "ledger-half-noise",
        "The noise has half the plan's scale.",
        {"withhold_spec.ledger:open_series": _half_noise},
    ),
    Mutant(
        "ledger-shared-noise",
        "One draw serves both sums of an epoch.",
        {"withhold_spec.ledger:close_epoch": _shared_noise},
    ),
    Mutant(
        "ledger-repeated-noise",
        "One draw serves all epochs.",
        {"withhold_spec.ledger:close_epoch": _repeated_noise},
    ),
)
