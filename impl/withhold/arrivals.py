"""Samples as they arrive: their users and values are checked before anything changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from withhold.columns import NO_ROWS, Column, Plain, read_column
from withhold.core.batch import Encoded, Ints
from withhold.core.decimals import Decimals
from withhold.core.dictionaries import Dictionary, first_rows
from withhold.core.engine import Engine, P
from withhold.core.errors import (
    ParameterError,
    RowError,
    SampleError,
    TooManyUsersError,
    UserIdError,
)
from withhold.core.grid import Quantiser
from withhold.core.user_index import IGNORED, UserCodes, UserIndex, plain_user

User: TypeAlias = str | int
Users: TypeAlias = Sequence[User] | Column | Encoded
Values: TypeAlias = Sequence[object] | Column | Decimals
Vectors: TypeAlias = Sequence[Sequence[object]] | npt.NDArray[np.generic]
Rows: TypeAlias = Sequence[Any] | npt.NDArray[np.generic] | Encoded
"""Users as their index takes them."""


def add_user(user: User, user_index: UserIndex, engines: Sequence[Engine[Any]]) -> int:
    """Adds a new user and returns the code; IGNORED for a user beyond max_users.

    Raises:
        UserIdError, TooManyUsersError, ArrivalOrderError, HorizonError: nothing has changed.
    """
    user = plain_user(user)
    if not user_index.admits():
        return IGNORED
    engines[0].check_new_user()
    user_index.add([user])
    for engine in engines:
        engine.add_users(1)
    return len(user_index.codes) - 1


def checked_batch(
    users: Users,
    columns: Sequence[Values],
    quantiser: Quantiser,
    user_index: UserIndex,
    engine: Engine[P],
) -> tuple[list[Ints], UserCodes, P]:
    """The columns in grid units, the users' codes and the batch as planned; changes nothing.

    Raises: as `MeanEstimator.observe_many`, for the first row that is refused.
    """
    given = users if isinstance(users, Encoded) else read_column("users", users)
    rows = Encoded(*given) if isinstance(given, Dictionary) else given
    size = len(rows.codes) if isinstance(rows, Encoded) else len(rows)
    faults: list[RowError] = []
    units, found = [], UserCodes(np.zeros(0, dtype=np.int64), [])
    for given_values in columns:
        values = (
            given_values
            if isinstance(given_values, Decimals)
            else read_column("values", given_values)
        )
        length = len(values.codes) if isinstance(values, Dictionary) else len(values)
        if length != size:
            raise ParameterError("values", f"as many as users ({size})", length)
        try:
            units.append(units_of(values, quantiser))
        except SampleError as error:
            faults.append(error)
    try:
        found = user_index.encode(rows)
    except (UserIdError, TooManyUsersError) as error:
        faults.append(error)
    if not faults:
        return units, found, engine.plan(found.codes)
    fault = min(faults, key=lambda error: error.index or 0)
    # an earlier row may be refused
    engine.plan(user_index.encode(_head(rows, fault.index or 0)).codes)
    raise fault


def _head(users: Rows, size: int) -> Rows:
    """The first rows of a column of users."""
    if isinstance(users, Encoded):
        return Encoded(users.codes[:size], users.users)
    return users[:size]


def units_of(values: Plain | Decimals, quantiser: Quantiser) -> Ints:
    """A column of values in grid units. Of a dictionary, each entry that occurs is converted once.

    Raises:
        SampleError: with the row of the first value that is missing or not a finite real number.
        ParameterError: values is not one-dimensional.
    """
    if not isinstance(values, Dictionary):
        return quantiser.many(values)
    codes, entries = values
    end = len(codes)
    if end and codes.min() < 0:
        end = int(np.argmax(codes < 0))
    used, rows = first_rows(codes[:end], len(entries))
    table = np.zeros(len(entries), dtype=np.int64)
    try:
        table[used] = quantiser.many([entries[place] for place in used.tolist()])
    except SampleError as error:
        raise SampleError(int(rows[error.index or 0])) from None
    if end < len(codes):
        raise SampleError(end)
    units: Ints = table[codes]
    return units


def check_vector(values: object, dimension: int) -> None:
    """Refuses what is not `dimension` items in an order; whether they are numbers is not looked at.

    Raises:
        ParameterError: values is neither a sequence nor a one-dimensional array, or of another length.
    """
    allowed = f"a sequence or array of {dimension} numbers"
    ordered = isinstance(values, Sequence) or len(getattr(values, "shape", ())) == 1
    if not ordered or isinstance(values, NO_ROWS):
        raise ParameterError("values", allowed, type(values).__name__)
    if len(cast("Sequence[object]", values)) != dimension:
        raise ParameterError("values", allowed, len(cast("Sequence[object]", values)))


def columns_of(values: object, dimension: int) -> list[Values]:
    """The columns of a batch of rows, one per coordinate.

    Raises:
        ParameterError: neither an array of that shape nor a sequence of rows of that length.
    """
    allowed = f"of shape (rows, {dimension})"
    if isinstance(values, np.ndarray):
        if values.ndim != 2 or values.shape[1] != dimension:
            raise ParameterError("values", allowed, values.shape)
        return [values[:, index] for index in range(dimension)]
    if not isinstance(values, Sequence) or isinstance(values, NO_ROWS):
        raise ParameterError("values", allowed, type(values).__name__)
    if not set(map(type, values)) <= {list, tuple}:
        for row in values:
            check_vector(row, dimension)
    lengths = {len(row) for row in values}
    if not lengths <= {dimension}:
        raise ParameterError("values", f"rows of {dimension} numbers", sorted(lengths))
    return [list(column) for column in zip(*values, strict=True)] or [[] for _ in range(dimension)]
