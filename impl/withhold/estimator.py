"""A private running mean: feed it samples, read a release after each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from threading import Lock
from typing import NoReturn, TypeAlias

import numpy as np
import numpy.typing as npt

from withhold.accuracy.bars import error_bar, noise_power, standard_error_bars
from withhold.core.batch import Encoded, Grouping, Ints
from withhold.core.engine import Engine
from withhold.core.errors import (
    ArrivalOrderError,
    HorizonError,
    ParameterError,
    RowError,
    SampleError,
    TooManyUsersError,
    UserIdError,
)
from withhold.core.grid import Quantiser
from withhold.core.params import Params
from withhold.core.records import Charge, Diversity, Form, LevelProgress, Mechanism
from withhold.core.releases import Release, Releases
from withhold.core.source import NoiseSource, SecureSource
from withhold.core.user_index import IGNORED, UserCodes, UserIndex, plain_user
from withhold.mechanisms import Start, starter
from withhold.paper.diversity import diversity_of

User: TypeAlias = str | int
Users: TypeAlias = Sequence[User] | npt.NDArray[np.generic] | Encoded
Values: TypeAlias = Sequence[object] | npt.NDArray[np.generic]

REFUSALS = (ArrivalOrderError, HorizonError, TooManyUsersError, UserIdError)
"""What a step refuses before anything has changed; after any other error it may be half done."""


class MeanEstimator:
    """A user-level private mean of a stream, released after every sample.

    The guarantee is for streams whose arrival pattern (who sends when) is public and does not
    react to the values: two streams that differ in one user's values give nearly the same
    releases. The mechanism "ledger" is not in the paper; "full" is alg:multcounterfull.

    Users are told apart as Python does: "a" and "a " are two users, and so are 5 and "5". Threads
    take turns. An estimator cannot be copied or pickled, since both would go on to spend epsilon.

    Args:
        params: the public parameters.
        mechanism: ledger, or one of the paper's: full, multiple, single, wishful, naive, binary.
        source: where noise comes from; None means the operating system.

    Raises:
        ParameterError: there is no such mechanism.

    With the noise of a test, all zeros, the paper's second release is exactly (1 + 0) / 2. The
    ledger mechanism waits until epsilon times the users is enough to say something:

    >>> from withhold.testing import ZeroTape
    >>> params = Params(max_users=2, max_samples=4, epsilon=1, beta="0.1")
    >>> stream = (("ana", 1), ("bo", 0))
    >>> full = MeanEstimator(params, "full", ZeroTape())
    >>> [float(full.observe(user, value)) for user, value in stream]
    [1.0, 0.5]
    >>> ledger = MeanEstimator(params, source=ZeroTape())
    >>> [ledger.observe(user, value).total for user, value in stream]
    [0, 0]
    """

    __slots__ = (
        "_binary_data",
        "_codes",
        "_engine",
        "_lock",
        "_params",
        "_quantise",
        "_quantiser",
        "_release",
        "_user_index",
        "_step",
    )

    def __init__(
        self,
        params: Params,
        mechanism: Mechanism = "ledger",
        source: NoiseSource | None = None,
    ) -> None:
        self._start(starter(mechanism, params), params, source)

    def _start(self, start: Start, params: Params, source: NoiseSource | None) -> None:
        """A run of a mechanism at these parameters."""
        self._params = params
        self._lock = Lock()
        self._engine: Engine = start(SecureSource() if source is None else source)
        self._user_index = UserIndex(params, unlimited=self._engine.mechanism == "binary")
        self._quantiser = Quantiser(params)
        self._release = Release(params, 0, 0)
        # What `observe` looks up on every call.
        self._binary_data = params.grid == 1 and params.lower == 0 and params.upper == 1
        self._codes = self._user_index.codes
        self._quantise = self._quantiser.one
        self._step = self._engine.step

    def observe(self, user: User, value: object) -> Release:
        """The release after one more sample; the same object when nothing new is released.

        Raises:
            SampleError: value is not a finite real number.
            UserIdError: user is neither non-empty text nor an integer.
            TooManyUsersError: a new user, when max_users are known and extra ones are refused.
            ArrivalOrderError, HorizonError: the mechanism does not allow the sample now.
            Whichever it is, the estimator is as it was.
        """
        if self._binary_data and type(value) is int and (value == 0 or value == 1):
            units = value
        else:
            units = self._quantise(value)
        kind = type(user)
        if kind is not str and kind is not int:
            user = plain_user(user)
        with self._lock:
            try:
                code = self._codes.get(user)
                if code is None:
                    code = self._add_user(user)
                if self._step(code, units):
                    engine = self._engine
                    self._release = Release(self._params, engine.sum, engine.total)
            except REFUSALS:
                raise
            except BaseException:
                self._step = refuse  # the step may be half done
                raise
            return self._release

    def observe_many(self, users: Users, values: Values) -> Releases:
        """The releases after each row; all rows are accepted, or none is.

        `users` is a sequence of text or integers, an array, or a `withhold.core.batch.Encoded`;
        `values` a sequence or an array of the same length. The result equals that of `observe`
        row by row, draw by draw.

        Raises:
            SampleError, UserIdError, TooManyUsersError, ArrivalOrderError, HorizonError: as
                `observe`, for the first row that is refused, with its index.
            ParameterError: the columns are not one-dimensional or differ in length.

        >>> from withhold.testing import ZeroTape
        >>> params = Params(max_users=2, max_samples=4, epsilon=1, beta="0.1")
        >>> full = MeanEstimator(params, "full", source=ZeroTape())
        >>> releases = full.observe_many(["a", "b"], [1, 0])
        >>> releases.sums.tolist(), releases.totals.tolist(), releases.estimates.tolist()
        ([1, 1], [1, 2], [1.0, 0.5])
        """
        with self._lock:
            if self._step is refuse:
                refuse(0, 0)
            (units,), found, grouping = checked_batch(
                users, (values,), self._quantiser, self._user_index, self._engine
            )
            try:
                self._user_index.add(found.new_users)
                self._engine.add_users(len(found.new_users))
                outcome = self._engine.step_many(grouping, units)
                self._release = Release(self._params, self._engine.sum, self._engine.total)
                return Releases(
                    self._params,
                    outcome.sums,
                    outcome.totals,
                    outcome.growth,
                    outcome.standard_errors,
                )
            except BaseException:
                self._step = refuse  # the batch may be half done, or its releases lost
                raise

    @property
    def params(self) -> Params:
        """The public parameters."""
        return self._params

    @property
    def mechanism(self) -> Form:
        """The name of the mechanism."""
        return self._engine.mechanism

    @property
    def release(self) -> Release:
        """The current release; reading it again changes nothing."""
        return self._release

    @property
    def t(self) -> int:
        """How many events were observed, ignored ones too."""
        return self._engine.t

    @property
    def spent(self) -> Fraction:
        """Nominal epsilon spent so far: shares of the counters in use and of medians drawn.

        With the ledger mechanism it is exact: the most that any user has spent.
        """
        return self._engine.spent

    def charges(self) -> Iterator[Charge]:
        """Every private step so far and what it costs: medians by level, then nodes by counter.

        Each kind of step has a record of its own (`withhold.core.records`): `MedianCharge` and
        `NodeCharge`; with the ledger mechanism `EpochCharge`, one per epoch, for the user who pays most
        for it. That may be another user each time, so these may add up to more than epsilon. Charges
        are computed again from public counts and not stored.
        """
        return self._engine.charges()

    @property
    def progress(self) -> tuple[LevelProgress, ...]:
        """How far each level is, ascending; public.

        With the ledger mechanism there is one: its elements are epochs, what it holds back is
        `buffered`, and `samples` are those that counted so far.
        """
        return tuple(self._engine.level_progress())

    @property
    def diversity(self) -> Diversity:
        """Whether the diversity condition holds now, with whole arrays. Paper: def:diversity."""
        return diversity_of(self._params, self._engine.counts_array())

    def error_bar(self, confidence: float = 0.95, homogeneous: bool = False) -> float:
        """Half-width around the current unclamped estimate, in the data's units.

        It holds at one time, if samples are independent with one mean and no block met an end of
        its interval. Infinite while the release contains no sample. With the ledger mechanism it is
        approximate, holds what users who differ may do unless they are taken to be `homogeneous`, and
        says nothing about what has changed since the last epoch.

        Raises:
            ParameterError: confidence is not strictly between 0 and 1.
        """
        return bar_of(self._engine, confidence, homogeneous)

    def _add_user(self, user: User) -> int:
        """The code of a user who is new; IGNORED when max_users are known."""
        return add_user(user, self._user_index, (self._engine,))

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        no_copy()

    def __repr__(self) -> str:
        return f"MeanEstimator({self.mechanism}, t={self.t}, {self._release!r})"


def bar_of(engine: Engine, confidence: float, homogeneous: bool) -> float:
    """Half-width around the engine's estimate, in the data's units.

    Raises:
        ParameterError: confidence is not strictly between 0 and 1.
    """
    params, standard_error = engine.params, engine.standard_error
    if standard_error is None:
        return error_bar(params, confidence, engine.total, noise_power(engine.noise_read()))
    totals, standard_errors = np.array([engine.total]), np.array([standard_error])
    return float(standard_error_bars(params, confidence, totals, standard_errors, homogeneous)[0])


def add_user(user: User, user_index: UserIndex, engines: Sequence[Engine]) -> int:
    """Enrols a new user and returns the code; IGNORED when there is no room.

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
    engine: Engine,
) -> tuple[list[Ints], UserCodes, Grouping]:
    """Each column in grid units, the users' codes and groups; changes nothing.

    Raises: as `MeanEstimator.observe_many`, for the first row that is refused.
    """
    size = len(users.codes) if isinstance(users, Encoded) else len(users)
    faults: list[RowError] = []
    units, found = [], UserCodes(np.zeros(0, dtype=np.int64), [])
    for column in columns:
        if len(column) != size:
            raise ParameterError("values", f"as many as users ({size})", len(column))
        try:
            units.append(quantiser.many(column))
        except SampleError as error:
            faults.append(error)
    try:
        found = user_index.encode(users)
    except (UserIdError, TooManyUsersError) as error:
        faults.append(error)
    if not faults:
        return units, found, engine.plan(found.codes)
    fault = min(faults, key=lambda error: error.index or 0)
    engine.plan(
        user_index.encode(_head(users, fault.index or 0)).codes
    )  # an earlier row may be refused
    raise fault


def _head(users: Users, size: int) -> Users:
    """The first rows of a column of users."""
    if isinstance(users, Encoded):
        return Encoded(users.codes[:size], users.users)
    return users[:size]


def no_copy() -> NoReturn:
    """Copying and pickling end here: a copy would continue the run a second time, unseen.

    Raises: TypeError.
    """
    raise TypeError("an estimator cannot be copied: two continuations spend epsilon twice")


def refuse(code: int, units: int) -> NoReturn:
    """Stands in for the engine's step after one was broken off."""
    raise RuntimeError("an earlier step was interrupted half way; this estimator takes no more")
