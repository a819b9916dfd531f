"""Counts of rows and users for the summary, from the public arrivals."""

from itertools import islice

from withhold import MeanEstimator
from withhold.files.looks import looks_like


class Tally:
    """What an estimator has observed.

    Attributes:
        rows: all rows.
        users: distinct users, without ignored ones.
        ignored: rows that do not count.
        alike: users who differ from an earlier one only by case, blanks or the form of characters.
    """

    def __init__(self) -> None:
        self._looks: set[str] = set()
        self.rows = self.users = self.ignored = self.alike = 0

    def update(self, estimator: MeanEstimator) -> None:
        """Takes in what was observed since the last call."""
        codes, counts = estimator._user_index.codes, estimator._engine.counts_array()
        new = len(codes) - self.users
        for user in islice(reversed(codes), new):
            look = looks_like(str(user))
            self.alike += look in self._looks
            self._looks.add(look)
        self.users = len(codes)
        self.rows = estimator.t
        self.ignored = self.rows - int(counts.sum())
