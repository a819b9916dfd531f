"""The user index: it maps users to codes, numbered in order of first arrival.

Text and integers are different users: "5" is not 5. A numpy integer is the same user as the
Python integer of the same value.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import compress, count, repeat
from typing import cast

import numpy as np
import numpy.typing as npt

from withhold.core.batch import Encoded, Ints
from withhold.core.dictionaries import (
    dictionary_of_integers,
    dictionary_of_texts,
    first_rows,
)
from withhold.core.errors import ParameterError, TooManyUsersError, UserIdError
from withhold.core.params import Params, plain_int

IGNORED = -1  # the code of a user beyond max_users, if these are ignored


@dataclass(frozen=True, slots=True)
class UserCodes:
    """The codes of a batch's rows, and the new users to add before the codes are used."""

    codes: Ints
    new_users: list[str | int]


class UserIndex:
    """Maps users to codes.

    Attributes:
        codes: the code of each known user.
    """

    __slots__ = ("_ignore", "_limit", "codes")

    def __init__(self, params: Params, unlimited: bool = False) -> None:
        self.codes: dict[str | int, int] = {}
        self._limit = None if unlimited else params.max_users
        self._ignore = params.extra_users == "ignore"

    def admits(self) -> bool:
        """Whether a new user may be added now; False if such users are ignored.

        Raises:
            TooManyUsersError: there are max_users users already, and more are refused.
        """
        if self._limit is None or len(self.codes) < self._limit:
            return True
        if self._ignore:
            return False
        raise TooManyUsersError(self._limit)

    def add(self, new_users: Sequence[str | int]) -> None:
        """Gives the next codes to new users."""
        start = len(self.codes)
        self.codes.update(zip(new_users, range(start, start + len(new_users)), strict=True))

    def encode(self, users: Sequence[object] | npt.NDArray[np.generic] | Encoded) -> UserCodes:
        """The codes of a batch; changes nothing.

        Raises:
            UserIdError, TooManyUsersError: with the row index.
            ParameterError: users is not one-dimensional.
        """
        if isinstance(users, Encoded):
            return self._encode_dictionary(users)
        if isinstance(users, np.ndarray):
            if users.ndim != 1:
                raise ParameterError("users", "one-dimensional", users.shape)
            if users.dtype.kind in "mM":  # times, which tolist() may turn into integers
                raise ParameterError("users", "text or integers", users.dtype)
            if users.dtype.kind in "iu" and not np.ma.is_masked(users):
                column = dictionary_of_integers(np.asarray(users))
                return self._encode_dictionary(column, distinct=True)
            rows = users.tolist()  # masked values become None
        else:
            rows = users if isinstance(users, list) else list(users)
        encoded = dictionary_of_texts(rows)
        if encoded is None:
            return self._encode_list(rows)
        return self._encode_dictionary(encoded, distinct=True)

    def _encode_list(
        self, given: list[str | int] | list[object], *, distinct: bool = False
    ) -> UserCodes:
        """The codes of a list; `distinct` says that no two of its rows are equal."""
        rows = _plain(given)
        size = len(rows)
        if not self.codes:
            return self._encode_new(rows, rows, distinct)
        codes_found = map(self.codes.get, rows, repeat(IGNORED))
        codes = np.fromiter(codes_found, dtype=np.int64, count=size)
        unknown = codes < 0
        if not unknown.any():
            return UserCodes(codes, [])
        found = self._encode_new(list(compress(rows, unknown.tolist())), rows, distinct)
        codes[unknown] = found.codes
        return UserCodes(codes, found.new_users)

    def _encode_new(self, new: list[str | int], rows: list[str | int], distinct: bool) -> UserCodes:
        """The codes that new users will get, in order of appearance; IGNORED for users beyond max_users."""
        start = len(self.codes)
        if distinct:
            codes, names = np.arange(start, start + len(new)), new
        else:
            numbered: defaultdict[str | int, int] = defaultdict(count(start).__next__)
            codes_found = map(numbered.__getitem__, new)
            codes = np.fromiter(codes_found, dtype=np.int64, count=len(new))
            names = list(numbered)
        new_users = self._admit(rows, names)
        codes[codes >= start + len(new_users)] = IGNORED
        return UserCodes(codes, new_users)

    def _admit(self, rows: list[str | int], names: list[str | int]) -> list[str | int]:
        """The new users that will be added, in order of arrival."""
        room = len(names) if self._limit is None else self._limit - len(self.codes)
        if "" in names and (self._ignore or names.index("") <= room):
            raise UserIdError(rows.index(""))
        if len(names) > room and not self._ignore:
            raise TooManyUsersError(self._limit or 0, rows.index(names[room]))
        return names[:room]

    def _encode_dictionary(self, users: Encoded, *, distinct: bool = False) -> UserCodes:
        """The codes of a dictionary-encoded batch; `distinct` says that no two entries are equal.

        The used entries are encoded like a small batch, in the order of their first rows.
        """
        codes = np.asarray(users.codes)
        if codes.ndim != 1 or codes.dtype.kind not in "iu":
            raise ParameterError("users.codes", "a one-dimensional integer array", codes.dtype)
        entries = len(users.users)
        if len(codes) and not 0 <= codes.min() <= codes.max() < entries:
            raise UserIdError(int(np.argmax((codes < 0) | (codes >= entries))))
        used, rows = first_rows(codes, entries)
        try:
            if distinct and isinstance(users.users, range):  # of integers, one by one
                entries_used: list[str | int] = (used + users.users.start).tolist()
            else:
                entries_used = list(map(users.users.__getitem__, used.tolist()))
            found = self._encode_list(entries_used, distinct=distinct)
        except UserIdError as error:
            raise UserIdError(int(rows[error.index or 0])) from None
        except TooManyUsersError as error:
            raise TooManyUsersError(error.max_users, int(rows[error.index or 0])) from None
        table = np.full(entries, IGNORED, dtype=np.int64)
        table[used] = found.codes
        return UserCodes(table[codes], found.new_users)


def _plain(rows: list[str | int] | list[object]) -> list[str | int]:
    """The rows as plain text and ints; a list that has only these is returned as it is."""
    if set(map(type, rows)) <= {str, int}:
        return cast("list[str | int]", rows)
    return [plain_user(user, index) for index, user in enumerate(rows)]


def plain_user(user: object, index: int | None = None) -> str | int:
    """The user as plain text or a plain int.

    Raises:
        UserIdError: neither non-empty text nor an integer.

    >>> plain_user("ana"), plain_user(np.uint64(2**64 - 1))
    ('ana', 18446744073709551615)
    """
    if isinstance(user, str) and user:
        return str.__str__(user)
    number = plain_int(user)
    if number is None:
        raise UserIdError(index)
    return number
