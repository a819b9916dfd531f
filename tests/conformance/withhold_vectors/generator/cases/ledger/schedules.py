"""Tests of the schedules of series: their release times and the times of their excess queries."""

from __future__ import annotations

from collections.abc import Sequence

from withhold_vectors.codec.values import Json
from withhold_vectors.generator.model import Group
from withhold_vectors.generator.shorthand import params, single

LONG = 2**62


def schedules() -> list[Group]:
    """Starts and numbers of users on both sides of every boundary."""
    settings: tuple[tuple[str, Json, Sequence[tuple[int, int]]], ...] = (
        (
            "horizon 1000, epsilon 4",
            params(999, 9, "4", horizon="1000"),
            [(1, 100), (7, 100), (7, 99), (7, 16), (7, 15), (1, 1), (2, 1), (7, 0), (60, 15)]
            + [(420, 15), (421, 15), (1000, 100), (1001, 100), (7, 399), (7, 400)],
        ),
        (
            "horizon 1024, epsilon 80/3",
            params(9, 999, "80/3", horizon="1024"),
            [(16, 3), (17, 3), (16, 2), (15, 2), (256, 2), (257, 2), (360, 3), (361, 3)]
            + [(362, 3), (861, 3), (862, 3), (1023, 3)],
        ),
        (
            "horizon 65536, epsilon 1/2",
            params(9999, 99, "1/2", horizon="65536"),
            [(63, 1000), (64, 1000), (65, 1000), (64, 1024), (256, 1024), (257, 1024)]
            + [(4096, 6400), (700, 6400), (64, 3199), (64, 3200)],
        ),
        (
            "horizon unknown",
            params(100, 50, "4"),
            [(1, 100), (10, 100), (10, 99), (10, 3), (300, 99), (312, 9), (313, 9), (2973, 9)]
            + [(2974, 9), (4000, 100), (5000, 3)],
        ),
        ("a horizon of one", params(3, 4, "9", horizon="1"), [(1, 1), (2, 2)]),
        ("a horizon of two", params(3, 4, "60", horizon="2"), [(1, 3)]),
        # c excess queries need 9 sqrt((c + 1) (c + 2) / 6) scales of an eighth of all accounts: with
        # epsilon 1 that takes 72, 102 and 132 users for one, two and three excess queries
        ("epsilon 4", params(999, 9, "4", horizon="64"), [(60, 17), (60, 18), (64, 17), (64, 18)]),
        (
            "users times epsilon = 131.46",
            params(99, 9, "13.146", horizon="1000"),
            [(100, 10), (251, 10), (354, 10), (400, 10), (501, 10), (708, 10), (999, 10)],
        ),
        ("users times epsilon = 131.45", params(99, 9, "13.145", horizon="1000"), [(100, 10)]),
        (
            "users times epsilon = 101.83",
            params(99, 9, "10.183", horizon="1000"),
            [(100, 10), (125, 10), (353, 10), (900, 10)],
        ),
        ("users times epsilon = 101.82", params(99, 9, "10.182", horizon="1000"), [(100, 10)]),
        (
            "epsilon small, users times epsilon = 101.83",
            params(9999, 9, "0.10183", horizon="4096"),
            [(64, 1000), (256, 1000), (1024, 1000), (3000, 1000)],
        ),
        (
            "epsilon small, users times epsilon = 101.82",
            params(9999, 9, "0.10182", horizon="4096"),
            [(64, 1000), (1024, 1000)],
        ),
        (
            "length unknown, users times epsilon = 131.46",
            params(100, 90, "2.6292"),
            [(10, 50), (4600, 50), (9000, 50)],
        ),
        ("length unknown, users times epsilon = 131.45", params(100, 90, "2.629"), [(10, 50)]),
        ("length unknown, many users", params(9999, 9, "1.31454"), [(70, 100), (70, 99)]),
        ("the largest epsilon with series", params(9, 99, "1048576", horizon="100"), [(9, 1)]),
        (
            "an epsilon above the largest with series",
            params(9, 99, "1048576.01", horizon="100"),
            [(9, 1)],
        ),
        (
            "an epsilon above the largest with series, horizon unknown",
            params(9, 99, "4294967296"),
            [(9, 1)],
        ),
        (
            "long times",
            params(LONG, LONG, "1/1000", horizon=str(LONG)),
            [(2**20 + 1, 5), (2**52, 2**28), (2**61 + 1, 2**31), (3 * 2**59, 2**40)],
        ),
        ("long times, horizon unknown", params(LONG, LONG), [(2**50 + 1, 2**10), (2**50, 2**20)]),
    )
    return [
        Group(
            "schedule",
            {"params": given},
            tuple(
                single(
                    f"{name}: from time {start}, {users} users",
                    "SeriesSchedule",
                    start=str(start),
                    users=str(users),
                )
                for start, users in starts
            ),
        )
        for name, given, starts in settings
    ]
