"""Series of epochs and the draws of their noise broken on purpose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from withhold_proofs.model import Mutant
from withhold_proofs.streams.draws import SeriesOnly
from withhold_spec import sampler
from withhold_spec.accounted import pure
from withhold_spec.accounted.interface import Proposal
from withhold_spec.accounted.plan import LedgerPlan
from withhold_spec.accounted.records import Account, Contribution, Series
from withhold_spec.accounted.state import LedgerState
from withhold_spec.noise import ZERO, Source
from withhold_spec.number import Condition, Number, maximum
from withhold_spec.records import Write
from withhold_spec.sampler import Read

Closed = tuple[LedgerState, tuple[Write, ...]]


def _latest_cost(account: Account, contribution: Contribution) -> Account:
    """Not the dearest cost of a series is kept, but the latest."""
    made = pure.debit(account, contribution)
    return replace(made, sum_cost=contribution.sum_cost, excess_cost=contribution.excess_cost)


def _sum_alone(account: Account, contribution: Contribution) -> Number:
    return maximum(0, contribution.sum_cost - account.sum_cost)


def _dearer_of_two(account: Account, contribution: Contribution) -> Number:
    """The dearer of the two sums is paid for, not both."""
    sums = maximum(0, contribution.sum_cost - account.sum_cost)
    return maximum(sums, contribution.excess_cost - account.excess_cost)


def _always_reset(account: Account, series: Series) -> Account:
    return replace(account, series=series.first, sum_cost=0, excess_cost=0)


def _never_reset(account: Account, series: Series) -> Account:
    return replace(account, series=series.first)


def _radii_anew(
    plan: LedgerPlan, before: LedgerState, length: int, excess_queries: int, source: Source
) -> LedgerState:
    """Every epoch of a series has radii of its own."""
    after = pure.open_series(plan, before, length, excess_queries, source)
    if after.series is not before.series:
        return after
    number = len(before.epochs) + 1
    return replace(after, radii=_drawn(plan, after.series, number, source))


def _drawn(plan: LedgerPlan, series: Series, number: int, source: Source) -> tuple[Number, Number]:
    """Radii that are drawn with so many cells from an epoch on."""
    scale = plan.scale
    sums = source.radius(0, number, series.length, scale)
    return sums, source.radius(
        1, number, series.excess_queries, scale
    ) if series.excess_queries > 0 else 0


def _radii_kept(
    plan: LedgerPlan, before: LedgerState, length: int, excess_queries: int, source: Source
) -> LedgerState:
    """A new series has the radii of the one before."""
    after = pure.open_series(plan, before, length, excess_queries, source)
    return replace(after, radii=before.radii) if before.epochs else after


def _runs_over(
    plan: LedgerPlan, before: LedgerState, length: int, excess_queries: int, source: Source
) -> LedgerState:
    """A series goes on for one epoch more than its length."""
    series = before.series
    if length < 1 and before.epochs and len(before.epochs) + 1 == series.first + series.length:
        return before
    return pure.open_series(plan, before, length, excess_queries, source)


def _radius_of_one(
    plan: LedgerPlan, before: LedgerState, length: int, excess_queries: int, source: Source
) -> LedgerState:
    """The radii of a series are drawn as for a single epoch."""
    after = pure.open_series(plan, before, length, excess_queries, source)
    if after.series is before.series:
        return after
    single = replace(after.series, length=1, excess_queries=min(1, after.series.excess_queries))
    return replace(after, radii=_drawn(plan, single, after.series.first, source))


def _excess_radius_of_one(
    plan: LedgerPlan, before: LedgerState, length: int, excess_queries: int, source: Source
) -> LedgerState:
    """The radius of the overhangs is drawn as for one, however many there may be."""
    after = pure.open_series(plan, before, length, excess_queries, source)
    if after.series is before.series:
        return after
    fewer = replace(after.series, excess_queries=min(1, after.series.excess_queries))
    return replace(after, radii=_drawn(plan, fewer, after.series.first, source))


def _count_kept(
    plan: LedgerPlan, before: LedgerState, length: int, excess_queries: int, source: Source
) -> LedgerState:
    """Overhangs of the series before count in the new one."""
    after = pure.open_series(plan, before, length, excess_queries, source)
    return replace(after, excesses=before.excesses)


def _half_noise(
    plan: LedgerPlan, before: LedgerState, length: int, excess_queries: int, source: Source
) -> LedgerState:
    half = replace(plan, scale=plan.scale / 2)
    return pure.open_series(half, before, length, excess_queries, source)


@dataclass(frozen=True)
class _Again(SeriesOnly):
    """Draws that are the same for both sums, or for all epochs."""

    source: Source
    both_sums: bool

    def radius(self, counter: int, first_node: int, length: int, scale: Fraction) -> Number:
        return self.source.radius(counter, first_node, length, scale)

    def uniform_noise(self, counter: int, node: int, radius: Number) -> Number:
        address = (0, node) if self.both_sums else (counter, 1)
        return self.source.uniform_noise(*address, radius)


def _shared_noise(
    plan: LedgerPlan,
    before: LedgerState,
    proposals: Sequence[Proposal],
    asked: bool,
    source: Source,
) -> Closed:
    return pure.close_epoch(plan, before, proposals, asked, _Again(source, both_sums=True))


def _repeated_noise(
    plan: LedgerPlan,
    before: LedgerState,
    proposals: Sequence[Proposal],
    asked: bool,
    source: Source,
) -> Closed:
    return pure.close_epoch(plan, before, proposals, asked, _Again(source, both_sums=False))


def _one_radius(
    plan: LedgerPlan,
    before: LedgerState,
    proposals: Sequence[Proposal],
    asked: bool,
    source: Source,
) -> Closed:
    """The noise of the overhangs is drawn within the radius of the sums."""
    shared = replace(before, radii=(before.radii[0],) * 2)
    after, writes = pure.close_epoch(plan, shared, proposals, asked, source)
    return replace(after, radii=before.radii), writes


def _not_counted(
    plan: LedgerPlan,
    before: LedgerState,
    proposals: Sequence[Proposal],
    asked: bool,
    source: Source,
) -> Closed:
    """Overhangs are not counted, so that more are released than the radius was drawn for."""
    after, writes = pure.close_epoch(plan, before, proposals, asked, source)
    return replace(after, excesses=before.excesses), writes


def _unasked(
    plan: LedgerPlan,
    before: LedgerState,
    proposals: Sequence[Proposal],
    asked: bool,
    source: Source,
) -> Closed:
    """An overhang is released where it was not asked for, too, and then nobody pays for it."""
    after, writes = pure.close_epoch(plan, before, proposals, True, source)
    if asked:
        return after, writes
    silent, _ = pure.close_epoch(plan, before, proposals, asked, ZERO)
    epoch = replace(after.epochs[-1], contributions=silent.epochs[-1].contributions)
    epochs = (*before.epochs, epoch)
    return replace(after, accounts=silent.accounts, epochs=epochs), writes


def _excess_kept(
    plan: LedgerPlan,
    before: LedgerState,
    proposals: Sequence[Proposal],
    asked: bool,
    source: Source,
) -> Closed:
    """Probes are booked, and paid for, where no overhang is released."""
    after, writes = pure.close_epoch(plan, before, proposals, asked, source)
    if after.epochs[-1].excess is not None:
        return after, writes
    more = replace(before, series=replace(before.series, excess_queries=1), excesses=0)
    probing, _ = pure.close_epoch(plan, more, proposals, True, ZERO)
    epoch = replace(after.epochs[-1], contributions=probing.epochs[-1].contributions)
    epochs = (*before.epochs, epoch)
    return replace(after, accounts=probing.accounts, epochs=epochs), writes


def _half_as_far(largest: Number, neighbouring: Number, largest_cost: Number) -> Condition:
    """The noises are claimed to differ by half of what the dearest epoch costs."""
    return maximum(largest - neighbouring, neighbouring - largest) * 2 <= largest_cost


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
        overrides={"withhold_spec.accounted.pure:debit": _latest_cost},
    ),
    Mutant(
        "ledger-excess-not-priced",
        "The price of a booking in a series leaves out the overhang.",
        overrides={"withhold_spec.accounted.pure:additional_cost": _sum_alone},
    ),
    Mutant(
        "ledger-costlier-of-two",
        "A booking is priced by the dearer of its two sums, not by both.",
        overrides={"withhold_spec.accounted.pure:additional_cost": _dearer_of_two},
    ),
    Mutant(
        "ledger-reset-in-series",
        "What is paid in a series is forgotten before each of its epochs.",
        overrides={"withhold_spec.accounted.pure:in_series": _always_reset},
    ),
    Mutant(
        "ledger-never-reset",
        "What was paid in a series pays for later series too.",
        overrides={"withhold_spec.accounted.pure:in_series": _never_reset},
    ),
    Mutant(
        "ledger-radii-anew",
        "Every epoch of a series has radii of its own, and the dearest alone is paid for.",
        overrides={"withhold_spec.accounted.pure:open_series": _radii_anew},
    ),
    Mutant(
        "ledger-radii-kept",
        "A new series has the radii of the one before.",
        overrides={"withhold_spec.accounted.pure:open_series": _radii_kept},
    ),
    Mutant(
        "ledger-runs-over",
        "A series has one epoch more than its length.",
        overrides={"withhold_spec.accounted.pure:open_series": _runs_over},
    ),
    Mutant(
        "ledger-radius-of-one",
        "The radii of a series are drawn as for a single epoch.",
        overrides={"withhold_spec.accounted.pure:open_series": _radius_of_one},
    ),
    Mutant(
        "ledger-excess-radius-of-one",
        "The radius of a series' overhangs is drawn as for one, however many there may be.",
        overrides={"withhold_spec.accounted.pure:open_series": _excess_radius_of_one},
    ),
    Mutant(
        "ledger-excess-count-kept",
        "The overhangs of the series before are counted in the next one too.",
        overrides={"withhold_spec.accounted.pure:open_series": _count_kept},
    ),
    Mutant(
        "ledger-excesses-not-counted",
        "A series releases an overhang whenever it is asked for, however many there were.",
        overrides={"withhold_spec.accounted.pure:close_epoch": _not_counted},
    ),
    Mutant(
        "ledger-excess-unasked",
        "An overhang is released where it was not asked for, and not charged.",
        overrides={"withhold_spec.accounted.pure:close_epoch": _unasked},
    ),
    Mutant(
        "ledger-excess-kept",
        "An epoch that releases no overhang charges for it.",
        overrides={"withhold_spec.accounted.pure:close_epoch": _excess_kept},
    ),
    Mutant(
        "ledger-one-radius",
        "Sums and overhangs share a radius.",
        overrides={"withhold_spec.accounted.pure:close_epoch": _one_radius},
    ),
    Mutant(
        "ledger-half-as-far",
        "The largest noises are claimed to differ by half of the dearest cost.",
        overrides={"withhold_spec.properties.ledger:series_loss": _half_as_far},
    ),
    Mutant(
        "sampler-radius-half-scale",
        "A radius is drawn for half the scale.",
        overrides={"withhold_spec.sampler:radius": _half_radius},
    ),
    Mutant(
        "sampler-one-draw-fewer",
        "A radius is the sum of as many draws as the series has epochs.",
        overrides={"withhold_spec.sampler:radius": _radius(0, "all")},
    ),
    Mutant(
        "sampler-always-kept",
        "A radius is a sum of draws, none of which is drawn again.",
        overrides={"withhold_spec.sampler:radius": _radius(1, "none")},
    ),
    Mutant(
        "sampler-kept-by-one-chance",
        "A radius is kept with the first chance's power.",
        overrides={"withhold_spec.sampler:radius": _radius(1, "first")},
    ),
    Mutant(
        "sampler-one-too-many",
        "Noise may be larger than its radius by one, on one side.",
        overrides={"withhold_spec.sampler:uniform_noise": _one_too_many},
    ),
    Mutant(
        "sampler-fewer-for-more",
        "The larger the radius, the fewer the values of noise.",
        overrides={"withhold_spec.sampler:uniform_noise": _fewer_for_more},
    ),
    Mutant(
        "ledger-half-noise",
        "The noise has half the plan's scale.",
        overrides={"withhold_spec.accounted.pure:open_series": _half_noise},
    ),
    Mutant(
        "ledger-shared-noise",
        "One draw serves both sums of an epoch.",
        overrides={"withhold_spec.accounted.pure:close_epoch": _shared_noise},
    ),
    Mutant(
        "ledger-repeated-noise",
        "One draw serves all epochs.",
        overrides={"withhold_spec.accounted.pure:close_epoch": _repeated_noise},
    ),
)
