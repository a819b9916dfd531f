"""A policy whose decisions are written down, so that the mechanism is checked under any policy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from withhold_spec.accounted.interface import Proposal, Public
from withhold_vectors.generator.specification.given import integer, part, proposed

Request = Mapping[str, object]


@dataclass(frozen=True)
class Decision:
    """What a policy decides for one epoch. samples: when it closes. total: its sum after the epoch."""

    samples: int
    length: int
    strata: int
    excess_queries: int
    asks_excess: bool
    proposals: tuple[Proposal, ...]
    total: int


@dataclass(frozen=True)
class Decided:
    """The policy that decides as written: the next decision is that of the next epoch."""

    decisions: tuple[Decision, ...]

    def closes(self, public: Public) -> bool:
        """Whether the time of the next decision has come."""
        number = len(public.epochs)
        return number < len(self.decisions) and self.decisions[number].samples == public.samples

    def length(self, public: Public) -> int:
        """As written."""
        return self._next(public).length

    def strata(self, public: Public) -> int:
        """As written."""
        return self._next(public).strata

    def excess_queries(self, public: Public) -> int:
        """As written."""
        return self._next(public).excess_queries

    def asks_excess(self, public: Public) -> bool:
        """As written."""
        return self._next(public).asks_excess

    def proposals(self, public: Public) -> Sequence[Proposal]:
        """As written."""
        return self._next(public).proposals

    def total(self, public: Public) -> int:
        """What the decision of the last epoch states; 0 before the first epoch."""
        return self.decisions[len(public.epochs) - 1].total if public.epochs else 0

    def _next(self, public: Public) -> Decision:
        return self.decisions[len(public.epochs)]


def decided(request: Request) -> Decided:
    """The policy of a request's decisions."""
    return Decided(tuple(_decision(each) for each in part(request, "decisions", list)))


def _decision(given: Request) -> Decision:
    return Decision(
        samples=part(given, "samples", int),
        length=part(given, "length", int),
        strata=part(given, "strata", int),
        excess_queries=part(given, "excess_queries", int),
        asks_excess=part(given, "asks_excess", bool),
        proposals=tuple(Proposal(**proposed(each)) for each in part(given, "proposals", list)),
        total=integer(given, "total"),
    )
