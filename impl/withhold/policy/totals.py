"""What an epoch's proposals add up to: all that is learned from its released sums depends on this."""

from __future__ import annotations

from dataclasses import dataclass

from withhold.core.params import Params
from withhold.core.records import Series
from withhold.policy.design import Design, Worths, dot_of
from withhold.policy.excess import Query, query_of
from withhold.policy.fixed_point import ONE, ratio
from withhold.policy.intervals import Kinds, Table
from withhold.policy.places import Tally
from withhold.policy.posterior import Closed, Measured, Posterior


@dataclass(frozen=True, slots=True)
class Totals:
    """What the proposals of an epoch add up to.

    blocks, designs: of each stratum. weights, seen: of each stratum, the weights of the blocks of
    each kind, and of those that the excess contains. queried: the excess weights of each kind; None
    if the excess contains no block.
    """

    blocks: list[Worths]
    weights: list[list[int]]
    seen: list[list[int]]
    queried: list[int] | None
    designs: list[Design]

    def measured(self, kinds: Kinds, table: Table, grid: int, sums: list[int]) -> list[Measured]:
        """The strata that have blocks, with the released sum of each."""
        sizes = kinds.size.tolist()
        low, high = table.low.tolist(), table.high.tolist()
        room = [
            max(0, start, size * grid - end)
            for size, start, end in zip(sizes, low, high, strict=True)
        ]
        found = []
        for stratum, noisy in enumerate(sums):
            blocks, weights = self.blocks[stratum], self.weights[stratum]
            if not blocks.number.any():
                continue
            cut, cut_seen = dot_of(weights, room), dot_of(self.seen[stratum], room)
            start = dot_of(weights, low)
            span = dot_of(weights, high) - start
            found.append(
                Measured(
                    blocks,
                    self.designs[stratum],
                    grid * dot_of(weights, sizes),
                    noisy + start,
                    span,
                    min(ONE, ratio(abs(2 * noisy - span), max(1, span))),
                    cut_seen,
                    cut - cut_seen,
                )
            )
        return found

    def query(self, kinds: Kinds, table: Table, params: Params, queries: int, excess: int) -> Query:
        """The epoch's excess, one of so many in its series, and what it is compared with."""
        assert self.queried is not None
        return query_of(
            params,
            queries,
            excess,
            dot_of(self.queried, table.deviation),
            dot_of(self.queried, table.least),
            dot_of(self.queried, kinds.size.tolist()),
            dot_of(self.queried, table.saturation.tolist()),
        )

    def closed(
        self,
        posterior: Posterior,
        series: Series,
        kinds: Kinds,
        table: Table,
        sums: list[int],
        excess: int | None,
        everyone: Tally,
    ) -> Closed:
        """The closed epoch; everyone: all users."""
        params, query = posterior.params, None
        if excess is not None and self.queried is not None:
            query = self.query(kinds, table, params, series.excess_queries, excess)
        measured = self.measured(kinds, table, params.grid, sums)
        return Closed(series.length, series.strata, measured, query, everyone)
