"""The implementation's ledger mechanism broken where it has to refine the specification."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from withhold_proofs.model import Mutant


@dataclass(frozen=True)
class LedgerOriginals:
    """What the mutants need of the implementation."""

    logarithms: Callable[..., Any]
    limits: Callable[..., Any]
    next_checkpoint: Callable[..., int]
    schedule: Callable[..., Any]
    interval: Callable[..., Any]
    noise: Callable[..., int]
    make_proposals: Callable[..., Any]
    open_noise: Callable[..., None]


def ledger_mutants(originals: LedgerOriginals) -> tuple[Mutant, ...]:
    """All of them."""

    def rounded_up(numbers: Any) -> Any:
        return originals.logarithms(numbers) + (numbers & (numbers - 1) != 0)

    def of_others(self: Any, counts: Any, log_firsts: Any, now: int, seen: int) -> Any:
        return originals.limits(self, counts, log_firsts[::-1], now, seen)

    def late(self: Any, now: int, steps: int) -> int:
        return originals.next_checkpoint(self, now, steps) + (now > 2)

    def noise_of_one(self: Any, length: int) -> Any:
        return originals.noise(self, 1)

    def late_release_time(self: Any, now: int, users: int) -> Any:
        made = originals.schedule(self, now, users)
        return replace(
            made,
            release_times=(
                *(release_time + 1 for release_time in made.release_times[:-1]),
                *made.release_times[-1:],
            ),
        )

    def of_all(self: Any, now: int, users: int) -> Any:
        return originals.schedule(self, now, max(users, self._params.max_users))

    def short(self: Any, size: int, reach: int) -> Any:
        made = originals.interval(self, size, reach)
        return replace(made, high=made.high - 1) if made.clips else made

    def probing(posterior: Any, schedule: Any, now: int, sizes: Any, most: Any, paid: Any) -> Any:
        # at a time that is no horizon, but one of the series' times if this is one
        times = tuple(0 if time == now else time for time in schedule.excess_times)
        earlier = replace(schedule, excess_times=times)
        return originals.make_proposals(posterior, earlier, 0, sizes, most, paid)

    def not_kept(posterior: Any, schedule: Any, now: int, sizes: Any, most: Any, paid: Any) -> Any:
        alone = replace(schedule, release_times=())
        made = originals.make_proposals(posterior, alone, now, sizes, most, paid)
        return replace(made, length=schedule.length)

    def unlevelled(
        posterior: Any, schedule: Any, now: int, sizes: Any, most: Any, paid: Any
    ) -> Any:
        made = originals.make_proposals(posterior, schedule, now, sizes, most, paid)
        width = made.of("high") - made.of("low")
        left = most.less(most.cost_of(made.excess_weights * made.of("saturation"))).change()
        return replace(made, weights=left // width)

    def radii_kept(self: Any, series: Any) -> None:
        before = self._radii
        originals.open_noise(self, series)
        if series.first > 1:
            self._radii = before

    def queried_always(self: Any, now: int, users: int) -> Any:
        made = originals.schedule(self, now, users)
        return replace(made, excess_times=(now, *made.release_times) if made.excess_times else ())

    def radius_of_one(self: Any, series: Any) -> None:
        queries = min(1, series.excess_queries)
        originals.open_noise(self, replace(series, length=1, excess_queries=queries))

    def radius_of_sums(self: Any, series: Any) -> None:
        queries = series.length if series.excess_queries else 0
        originals.open_noise(self, replace(series, excess_queries=queries))

    def paid_before_kept(self: Any) -> None:
        """What users paid in the last series counts in the new one."""

    return (
        Mutant(
            "impl-logarithm-rounded-up",
            "Logarithms are rounded up.",
            overrides={"withhold.policy.scheduling:log2_all": rounded_up},
        ),
        Mutant(
            "impl-limits-of-others",
            "A user's limit goes by when another user came.",
            overrides={"withhold.policy.scheduling:Scheduler.limits": of_others},
        ),
        Mutant(
            "impl-checkpoint-late",
            "Checkpoints come one sample late.",
            overrides={"withhold.policy.scheduling:Scheduler.next_checkpoint": late},
        ),
        Mutant(
            "impl-release-time-late",
            "The marks of a series but the last come one sample late.",
            overrides={"withhold.policy.scheduling:Scheduler.schedule": late_release_time},
        ),
        Mutant(
            "impl-cadence-of-all",
            "The pace is that for all users who may come.",
            overrides={"withhold.policy.scheduling:Scheduler.schedule": of_all},
        ),
        Mutant(
            "impl-excesses-not-kept",
            "Offers in a series are made as for a single epoch.",
            overrides={"withhold.policy.shipped:make_proposals": not_kept},
        ),
        Mutant(
            "impl-radii-kept",
            "All series have the radii of the first.",
            overrides={"withhold.accounted.noise:SeriesNoise.open": radii_kept},
        ),
        Mutant(
            "impl-radius-of-one",
            "Radii are drawn as for a single epoch.",
            overrides={"withhold.accounted.noise:SeriesNoise.open": radius_of_one},
        ),
        Mutant(
            "impl-excess-radius-of-sums",
            "The radius of overhangs is drawn for as many as there are sums.",
            overrides={"withhold.accounted.noise:SeriesNoise.open": radius_of_sums},
        ),
        Mutant(
            "impl-queried-always",
            "Overhangs are asked for in every epoch of a series, if in any.",
            overrides={"withhold.policy.scheduling:Scheduler.schedule": queried_always},
        ),
        Mutant(
            "impl-paid-before-kept",
            "What was paid in a series counts in the next one too.",
            overrides={"withhold.accounted.books:LinearBook.open_series": paid_before_kept},
        ),
        Mutant(
            "impl-noise-of-one",
            "The noise is taken to be that of a single epoch.",
            overrides={"withhold.policy.estimation:Posterior.noise": noise_of_one},
        ),
        Mutant(
            "impl-interval-short",
            "Intervals end one grid unit too early.",
            overrides={"withhold.policy.estimation:Posterior.interval": short},
        ),
        Mutant(
            "impl-bias-forgotten",
            "What the overhang says is not looked at.",
            overrides={
                "withhold.policy.estimation:Posterior._compare_excess": lambda self, excess, parts, variance: (
                    0
                )
            },
        ),
        Mutant(
            "impl-excess-at-horizon",
            "At a known horizon probes may cost what they may elsewhere.",
            overrides={"withhold.policy.shipped:make_proposals": probing},
        ),
        Mutant(
            "impl-weights-unlevelled",
            "Every user has the largest weight that the allowance pays for.",
            overrides={"withhold.policy.shipped:make_proposals": unlevelled},
        ),
    )
