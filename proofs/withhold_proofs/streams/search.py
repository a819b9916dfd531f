"""Exhaustive search over cases in ascending size, so that the first counterexample is a smallest one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

from withhold_proofs.model import Verdict

Case = TypeVar("Case")


def search(cases: Iterable[Case], fault: Callable[[Case], str]) -> Verdict:
    """Whether no case has a fault; the first case that has one is the counterexample.

    fault(case) describes what is wrong with a case, or is "" if nothing is.
    """
    count = 0
    for case in cases:
        count += 1
        found = fault(case)
        if found:
            return Verdict(False, f"smallest: {found}", {"cases": count})
    return Verdict(True, f"{count} cases", {"cases": count})


def patterns(users: int, longest: int) -> Iterator[tuple[int, ...]]:
    """All arrival patterns up to the names of users (`streams.patterns`), the shortest first."""
    found: list[tuple[int, ...]] = [()]
    for _ in range(longest):
        found = [(*pattern, user) for pattern in found for user in next_users(pattern, users)]
        yield from found


def next_users(pattern: Sequence[int], users: int) -> range:
    """Who may send the next sample: users who have come already, and one new user."""
    return range(min(max(pattern, default=-1) + 2, users))
