"""Series of epochs and the draws of their noise broken on purpose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from withhold_proofs.draws import SeriesOnly
from withhold_proofs.model import Mutant
from withhold_spec import ledger, sampler
from withhold_spec.epochs import Offer
from withhold_spec.noise import ZERO, Source
from withhold_spec.number import Condition, Number, maximum
from withhold_spec.plan import Plan
from withhold_spec.records import Account, Booking, Series, Write
from withhold_spec.sampler import Read
from withhold_spec.state import State

Closed = tuple[State, tuple[Write, ...]]


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


def _radii_anew(plan: Plan, before: State, length: int, probes: int, source: Source) -> State:
    """Every epoch of a series has radii of its own."""
    after = ledger.open_series(plan, before, length, probes, source)
    if after.series is not before.series:
        return after
    number = len(before.epochs) + 1
    return replace(after, radii=_drawn(plan, after.series, number, source))


def _drawn(plan: Plan, series: Series, number: int, source: Source) -> tuple[Number, Number]:
    """Radii that are drawn with so many cells from an epoch on."""
    scale = plan.scales[0]
    sums = source.radius(0, number, series.length, scale)
    return sums, source.radius(1, number, series.probes, scale) if series.probes > 0 else 0


def _radii_kept(plan: Plan, before: State, length: int, probes: int, source: Source) -> State:
    """A new series has the radii of the one before."""
    after = ledger.open_series(plan, before, length, probes, source)
    return replace(after, radii=before.radii) if before.epochs else after


def _runs_over(plan: Plan, before: State, length: int, probes: int, source: Source) -> State:
    """A series goes on for one epoch more than its length."""
    series = before.series
    if length < 1 and before.epochs and len(before.epochs) + 1 == series.first + series.length:
        return before
    return ledger.open_series(plan, before, length, probes, source)


def _radius_of_one(plan: Plan, before: State, length: int, probes: int, source: Source) -> State:
    """The radii of a series are drawn as for a single epoch."""
    after = ledger.open_series(plan, before, length, probes, source)
    if after.series is before.series:
        return after
    single = replace(after.series, length=1, probes=min(1, after.series.probes))
    return replace(after, radii=_drawn(plan, single, after.series.first, source))


def _overhang_radius_of_one(
    plan: Plan, before: State, length: int, probes: int, source: Source
) -> State:
    """The radius of the overhangs is drawn as for one, however many there may be."""
    after = ledger.open_series(plan, before, length, probes, source)
    if after.series is before.series:
        return after
    fewer = replace(after.series, probes=min(1, after.series.probes))
    return replace(after, radii=_drawn(plan, fewer, after.series.first, source))


def _count_kept(plan: Plan, before: State, length: int, probes: int, source: Source) -> State:
    """Overhangs of the series before count in the new one."""
    after = ledger.open_series(plan, before, length, probes, source)
    return replace(after, overhangs=before.overhangs)


def _half_noise(plan: Plan, before: State, length: int, probes: int, source: Source) -> State:
    half = replace(plan, scales=(plan.scales[0] / 2,))
    return ledger.open_series(half, before, length, probes, source)


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


def _shared_noise(
    plan: Plan, before: State, offers: Sequence[Offer], asked: bool, source: Source
) -> Closed:
    return ledger.close_epoch(plan, before, offers, asked, _Again(source, both_sums=True))


def _repeated_noise(
    plan: Plan, before: State, offers: Sequence[Offer], asked: bool, source: Source
) -> Closed:
    return ledger.close_epoch(plan, before, offers, asked, _Again(source, both_sums=False))


def _one_radius(
    plan: Plan, before: State, offers: Sequence[Offer], asked: bool, source: Source
) -> Closed:
    """The noise of the overhangs is drawn within the radius of the sums."""
    shared = replace(before, radii=(before.radii[0],) * 2)
    after, writes = ledger.close_epoch(plan, shared, offers, asked, source)
    return replace(after, radii=before.radii), writes


def _not_counted(
    plan: Plan, before: State, offers: Sequence[Offer], asked: bool, source: Source
) -> Closed:
    """Overhangs are not counted, so that more are released than the radius was drawn for."""
    after, writes = ledger.close_epoch(plan, before, offers, asked, source)
    return replace(after, overhangs=before.overhangs), writes


def _unasked(
    plan: Plan, before: State, offers: Sequence[Offer], asked: bool, source: Source
) -> Closed:
    """An overhang is released where it was not asked for, too, and then nobody pays for it."""
    after, writes = ledger.close_epoch(plan, before, offers, True, source)
    if asked:
        return after, writes
    silent, _ = ledger.close_epoch(plan, before, offers, asked, ZERO)
    epoch = replace(after.epochs[-1], bookings=silent.epochs[-1].bookings)
    epochs = (*before.epochs, epoch)
    return replace(after, accounts=silent.accounts, epochs=epochs), writes


def _probe_kept(
    plan: Plan, before: State, offers: Sequence[Offer], asked: bool, source: Source
) -> Closed:
    """Probes are booked, and paid for, where no overhang is released."""
    after, writes = ledger.close_epoch(plan, before, offers, asked, source)
    if after.epochs[-1].overhang is not None:
        return after, writes
    more = replace(before, series=replace(before.series, probes=1), overhangs=0)
    probing, _ = ledger.close_epoch(plan, more, offers, True, ZERO)
    epoch = replace(after.epochs[-1], bookings=probing.epochs[-1].bookings)
    epochs = (*before.epochs, epoch)
    return replace(after, accounts=probing.accounts, epochs=epochs), writes


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


def _half_radius(length: int, scale: Fraction, read: Read) -> int:
    """The radius is drawn for half the scale."""
    return _radius(1, "all")(length, scale / 2, read)


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
        "ledger-overhang-radius-of-one",
        "The radius of a series' overhangs is drawn as for one, however many there may be.",
        {"withhold_spec.ledger:open_series": _overhang_radius_of_one},
    ),
    Mutant(
        "ledger-overhang-count-kept",
        "The overhangs of the series before are counted in the next one too.",
        {"withhold_spec.ledger:open_series": _count_kept},
    ),
    Mutant(
        "ledger-overhangs-not-counted",
        "A series releases an overhang whenever it is asked for, however many there were.",
        {"withhold_spec.ledger:close_epoch": _not_counted},
    ),
    Mutant(
        "ledger-overhang-unasked",
        "An overhang is released where it was not asked for, and not charged.",
        {"withhold_spec.ledger:close_epoch": _unasked},
    ),
    Mutant(
        "ledger-probe-kept",
        "An epoch that releases no overhang charges for it.",
        {"withhold_spec.ledger:close_epoch": _probe_kept},
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
        "sampler-radius-half-scale",
        "A radius is drawn for half the scale.",
        {"withhold_spec.sampler:radius": _half_radius},
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
