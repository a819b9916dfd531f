"""A private running mean of numbers: it observes samples and gives a release after each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from threading import Lock
from typing import NoReturn, TypeAlias

import numpy as np
import numpy.typing as npt

from withhold.accuracy.bars import error_bar, noise_power
from withhold.accuracy.posterior_bars import Reason, half_width
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
from withhold.core.params import Number, Params
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
"""Refusals that a step raises before it changes anything; any other error may leave it half done."""


class MeanEstimator:
    """A user-level private mean of a stream, released after every sample.

    The sequence of releases is epsilon-differentially private: neighbouring streams differ in the
    values of one user. Arrivals (who sends when) are public and must not depend on the values.
    The mechanism "ledger" is not in the paper; "full" is alg:multcounterfull.

    Users are compared like Python values: "a" and "a " are two users, and so are 5 and "5". An
    estimator can be shared between threads. It cannot be copied or pickled, because both copies
    would spend epsilon.

    Args:
        params: the public parameters.
        mechanism: ledger, or one of the paper's: full, multiple, single, wishful, naive, binary.
        source: the source of noise; None means the operating system.

    Raises:
        ParameterError: there is no such mechanism.

    Without noise, the second release of the paper's mechanism is exactly (1 + 0) / 2. The ledger
    mechanism waits until epsilon times the number of users is large enough for a useful release:

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
        """Begins a run of a mechanism."""
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
        """The release after one more sample; the same object if nothing new is released.

        Raises:
            SampleError: value is not a finite real number.
            UserIdError: user is neither non-empty text nor an integer.
            TooManyUsersError: the user is beyond max_users, and such users are refused.
            ArrivalOrderError, HorizonError: the mechanism does not accept the sample now.
            After any of these errors the estimator is unchanged.
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
        """The releases after each row; either all rows are accepted or none.

        `users` is a sequence of text or integers, an array, or a `withhold.core.batch.Encoded`;
        `values` is a sequence or an array of the same length. The result equals that of `observe`
        row by row for the same draws.

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
                    outcome.bars,
                    outcome.bar_rows,
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
        """The epsilon spent so far.

        With the paper's mechanisms it is nominal: the shares of the counters in use and of the
        medians drawn. With the ledger mechanism it is exact: the most that any user has spent.
        """
        return self._engine.spent

    def charges(self) -> Iterator[Charge]:
        """The charges of all private steps so far: medians by level, then nodes by counter.

        The records are in `withhold.core.records`: `MedianCharge` and `NodeCharge`, or with the
        ledger mechanism one `EpochCharge` per epoch: the largest charge of any user. This may be
        another user each time, so the charges may add up to more than epsilon. They are
        recomputed from public numbers and not stored.
        """
        return self._engine.charges()

    @property
    def progress(self) -> tuple[LevelProgress, ...]:
        """The progress of each level, ascending; public.

        With the ledger mechanism there is one level: `elements` is the number of epochs,
        `buffered` the number of withheld samples, and `samples` the number of counted samples.
        """
        return tuple(self._engine.level_progress())

    @property
    def diversity(self) -> Diversity:
        """Whether the diversity condition holds now, with k rounded up. Paper: def:diversity."""
        return diversity_of(self._params, self._engine.counts_array())

    def error_bar(self, confidence: Number = 0.95) -> float:
        """Half-width around the current estimate, in the data's units; it holds at one time.

        With the paper's mechanisms samples must be independent with one mean and no block clipped;
        it is infinite while the release contains no sample. With the ledger mechanism it is that
        of the mean of all samples so far, withheld ones too (or of users' means, see `weighting`).
        `withhold.ASSUMPTION` says what it assumes about users.

        Raises:
            ParameterError: confidence is not strictly between 0 and 1.
        """
        return bar_of(self._engine, confidence)

    @property
    def error_bar_reason(self) -> Reason:
        """Why the error bar is wide, if there is one main reason.

        "no_epoch": nothing has been released. "heavy_users_unknown": users with many samples
        could not be told from the others at this epsilon. "no_excess_query": no excess could be
        asked, so that most of the bar is an assumption. "none": otherwise, and with the paper's
        mechanisms.
        """
        bar = self._engine.bar()
        return "none" if bar is None else bar.reason

    def _add_user(self, user: User) -> int:
        """The code of a new user; IGNORED for a user beyond max_users."""
        return add_user(user, self._user_index, (self._engine,))

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        no_copy()

    def __repr__(self) -> str:
        return f"MeanEstimator({self.mechanism}, t={self.t}, {self._release!r})"


def bar_of(engine: Engine, confidence: Number) -> float:
    """Half-width around the engine's estimate, in the data's units.

    Raises:
        ParameterError: confidence is not strictly between 0 and 1.
    """
    params, bar = engine.params, engine.bar()
    if bar is None:
        return error_bar(params, confidence, engine.total, noise_power(engine.noise_read()))
    return half_width(params, bar, confidence)


def add_user(user: User, user_index: UserIndex, engines: Sequence[Engine]) -> int:
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
    engine: Engine,
) -> tuple[list[Ints], UserCodes, Grouping]:
    """The columns in grid units, the users' codes and the grouping; changes nothing.

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
    # an earlier row may be refused
    engine.plan(user_index.encode(_head(users, fault.index or 0)).codes)
    raise fault


def _head(users: Users, size: int) -> Users:
    """The first rows of a column of users."""
    if isinstance(users, Encoded):
        return Encoded(users.codes[:size], users.users)
    return users[:size]


def no_copy() -> NoReturn:
    """Refuses to copy or pickle, because a copy would continue the run a second time.

    Raises: TypeError.
    """
    raise TypeError("an estimator cannot be copied: two copies would spend epsilon twice")


def refuse(code: int, units: int) -> NoReturn:
    """Replaces the engine's step after an interrupted one. Raises: RuntimeError."""
    raise RuntimeError("an earlier step was interrupted; this estimator accepts no more samples")
