"""The SQL that all engines understand; names in braces are filled in by `samples`.

The view {events} has the columns file, user_id, value and moment, which is the column that orders
the events. The table {numbered} is in the order of time, in parts that follow one another.
"""

from __future__ import annotations

LARGEST = "1.7976931348623157e308"  # of all doubles; NaN is larger than it in every engine

FAULTS = """
SELECT file,
    count(*) AS size,
    count(*) FILTER (WHERE {no_user}) AS no_user,
    count(*) FILTER (WHERE value IS NULL) AS no_value,
    count(*) FILTER (WHERE {infinite_value}) AS infinite_value,
    count(*) FILTER (WHERE moment IS NULL) AS no_moment,
    count(*) FILTER (WHERE {infinite_moment}) AS infinite_moment
FROM {events} GROUP BY file ORDER BY file
"""
"""How many rows each file has, and how many of them cannot be read."""

FOUND = """
SELECT user_id, count(*) AS samples, min(moment) AS moment FROM {events} GROUP BY user_id
"""
"""Every user with the number of samples and the time of the first."""

ARRIVED = """
SELECT part, user_id, samples, CAST(row_number() OVER ({window}) AS BIGINT) AS user_at FROM {found}
"""
"""Every user in the order of first samples, numbered from 1 in each part."""

ARRIVALS = "SELECT part, count(*) AS size FROM {arrived} GROUP BY part ORDER BY part"
"""How many users each part has."""

USERS = "SELECT user_id, samples, user_at - 1 + {users_before} AS user_code FROM {arrived}"
"""Every user with the number of samples and a code, in the order of first samples."""

SIZES = """
SELECT count(*) AS users, max(samples) AS most, CAST(sum(samples) AS BIGINT) AS size FROM {users}
"""

ALL = """
SELECT moment, user_code, {units_of}(value) AS units,
    CASE WHEN user_code < {max_users} THEN 1 ELSE 0 END AS counted
FROM {events} JOIN {users} USING (user_id)
"""
"""Every row with its user's code and its value in grid units, and whether its sample counts."""

CAPPED = """
SELECT moment, user_code, {units_of}(value) AS units,
    CASE WHEN user_code < {max_users} THEN 1 ELSE 0 END AS counted
FROM {events} JOIN {users} USING (user_id) WHERE samples <= {max_samples}
UNION ALL
SELECT moment, user_code, {units_of}(value) AS units,
    CASE WHEN user_code < {max_users}
        AND row_number() OVER (PARTITION BY user_code ORDER BY moment) <= {max_samples}
        THEN 1 ELSE 0 END AS counted
FROM {events} JOIN {users} USING (user_id) WHERE samples > {max_samples}
"""
"""The same where some users have more samples than count; only their rows are ranked."""

NUMBERED = """
SELECT part, moment, user_code, units, counted,
    CAST(row_number() OVER ({window}) AS BIGINT) AS row_at,
    CAST(sum(counted) OVER ({window} ROWS UNBOUNDED PRECEDING) AS BIGINT) AS sample_at,
    coalesce(moment > lag(moment) OVER ({window}), TRUE) AS follows
FROM {ordered}
"""
"""Rows and counted samples, numbered from 1 in each part; whether a row comes after the one before."""

PARTS = """
SELECT part, size, samples, follows AND coalesce(low > lag(high) OVER (ORDER BY part), TRUE) AS follows
FROM (
    SELECT part, count(*) AS size, CAST(sum(counted) AS BIGINT) AS samples,
        bool_and(follows) AS follows, min(moment) AS low, max(moment) AS high
    FROM {numbered} GROUP BY part
) AS parts
ORDER BY part
"""
"""How many rows and samples each part has, and whether all of them follow one another in time."""

TIED = """
SELECT min(file) AS file FROM {events}
WHERE moment IN (SELECT moment FROM {events} GROUP BY moment HAVING count(*) > 1)
"""
"""A file with a time that another row has, too; nothing if there is none."""

SUMMED = """
SELECT user_code, count(*) AS samples, CAST(sum(units) AS BIGINT) AS units,
    min(sample_at + {samples_before}) AS first_at, max(row_at + {rows_before}) AS last_row
FROM {numbered} WHERE counted = 1 AND ({within}) GROUP BY user_code
"""
"""Consecutive samples, summed by user."""

TOTAL = """
SELECT CAST(sum(units) AS BIGINT) AS units, count(*) AS samples
FROM {numbered} WHERE counted = 1 AND ({within})
"""
"""Consecutive samples, all added up."""

ADDED = """
SELECT user_code,
    coalesce(old.samples, 0) + coalesce(new.samples, 0) AS samples,
    coalesce(old.released, 0) AS released,
    coalesce(old.withheld, 0) + coalesce(new.units, 0) AS withheld,
    coalesce(old.first_at, new.first_at) AS first_at,
    {spent}
FROM {accounts} AS old FULL OUTER JOIN ({summed}) AS new USING (user_code)
"""
"""The accounts after consecutive samples, summed by user, have been added to them."""

TALLY = """
SELECT samples - released AS withheld_samples, samples AS all_samples, count(*) AS users
FROM {accounts} GROUP BY samples - released, samples
"""
"""How many users have so many withheld samples, and so many in all."""

SENT = """
SELECT coalesce(bit_xor({digest}), 0) AS digest, coalesce(max(user_code), -1) + 1 AS users
FROM (
    SELECT user_code, concat(sample_at + {samples_before}, ' ', user_code) AS line
    FROM {numbered} WHERE counted = 1 AND ({within})
) AS sent
"""
"""A digest of the codes of consecutive samples, and how many users have these codes or smaller ones."""

NAMED = """
SELECT coalesce(bit_xor({digest}), 0) AS digest
FROM (SELECT concat(user_code, ' ', user_id) AS line FROM {users} WHERE user_code < {known}) AS named
"""
"""A digest of the ids of the first users."""

LISTED = """
SELECT user_code, units, row_at + {rows_before} AS row_at
FROM {numbered} WHERE counted = 1 AND ({within}) ORDER BY part, sample_at
"""
"""Consecutive samples, one by one."""

ALIKE = """
SELECT count(*) - count(DISTINCT {look_of}(user_id)) AS alike
FROM {users} WHERE user_code < {max_users}
"""
"""How many users have ids that differ from another's only by case, blanks or the form of characters."""
