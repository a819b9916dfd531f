"""A private running mean of numbers: it observes samples and gives a release after each."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction
from threading import RLock
from typing import TYPE_CHECKING, Any, NoReturn, overload

from withhold.accuracy.posterior_bars import Reason
from withhold.answers import bar_of, finish_all
from withhold.arrivals import User, Users, Values, add_user, checked_batch
from withhold.core.engine import Engine
from withhold.core.errors import ForkedError, ParameterError
from withhold.core.final import FinalRelease
from withhold.core.grid import Quantiser
from withhold.core.params import Number, Params
from withhold.core.records import Charge, Diversity, Form, LevelProgress, Mechanism
from withhold.core.releases import Release, Releases
from withhold.core.source import NoiseSource, SecureSource
from withhold.core.user_index import UserIndex, plain_user
from withhold.frames import columns_of_frame
from withhold.lifetime import (
    ENDED,
    REFUSALS,
    bind,
    check_shown,
    no_copy,
    refuse,
    refuse_closed,
    refuse_finished,
    refuse_in_fork,
)
from withhold.mechanisms import Start, starter
from withhold.paper.diversity import diversity_of
from withhold.positions import Position, kept_position, position_after

if TYPE_CHECKING:
    from narwhals.stable.v2.typing import IntoDataFrame

    from withhold.durable.keeper import Keeper
    from withhold.durable.opening import Opening


class MeanEstimator:
    """A user-level private mean of a stream, released after every sample.

    The sequence of releases is epsilon-differentially private: neighbouring streams differ in the
    values of one user. Arrivals (who sends when) are public and must not depend on the values.
    The mechanism "ledger" is not in the paper; "full" is alg:multcounterfull.

    Users are compared like Python values: "a" and "a " are two users, and so are 5 and "5". An
    estimator can be shared between threads, and be read while one of them writes. It cannot be
    copied, pickled or used in a forked process, because both copies would spend epsilon.
    `MeanEstimator.open` keeps the run in a file, so that it goes on after the process has ended.

    Args:
        params: the public parameters.
        mechanism: ledger, or one of the paper's: full, multiple, single, wishful, naive, binary.
        source: the source of noise; None means the operating system.

    Raises:
        ParameterError: there is no such mechanism.

    Without noise, the second release of the paper's mechanism is exactly (1 + 0) / 2. The ledger
    mechanism waits until epsilon times the number of users is large enough for a useful release:

    >>> from withhold.testing import ZeroTape
    >>> params = Params(max_users=2, max_samples=4, epsilon=1, beta="0.1", grid=1)
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
        "_keeper",
        "_lock",
        "_params",
        "_quantise",
        "_quantiser",
        "_release",
        "_user_index",
        "_step",
        "__weakref__",
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
        self._lock = RLock()
        self._keeper: Keeper | None = None
        self._engine: Engine[Any] = start(SecureSource() if source is None else source)
        self._user_index = UserIndex(params, unlimited=self._engine.mechanism == "binary")
        self._quantiser = Quantiser(params)
        self._release = Release(params, 0, 0)
        # What `observe` looks up on every call.
        self._binary_data = params.grid == 1 and params.lower == 0 and params.upper == 1
        self._codes = self._user_index.codes
        self._quantise = self._quantiser.one
        self._step = self._engine.step
        bind(self)

    @classmethod
    @contextmanager
    def open(
        cls,
        path: str | os.PathLike[str],
        params: Params,
        mechanism: Mechanism = "ledger",
        source: NoiseSource | None = None,
        *,
        after_restore: bool = False,
    ) -> Iterator[MeanEstimator]:
        """An estimator whose run is kept in a file: begins one, or goes on with that in the file.

        When `observe` or `observe_many` returns, the samples and all draws are on the disk. After
        any end of the process, open the file again and go on with sample number `t` + 1. The file
        and its witness beside it are as secret as the data. `docs/durable-state.md` says more.

        Args:
            path: the state file, which one estimator at a time may use.
            params, mechanism: have to be the same each time.
            after_restore: the file was restored or copied, but it is the newest: end the open
                series, so that a copy of its secret radius is of no more use.

        Raises:
            ParameterError: the path is not one of text, or there is no such mechanism.
            StateInUseError, StateDamagedError, StateOlderError, StateMismatchError,
            StateWriteError: the file cannot be used.
        """
        from withhold.durable.opening import Opening, about_of

        given = SecureSource() if source is None else source
        about = about_of(params, mechanism=mechanism)
        opening = Opening(path, [given], about, after_restore=after_restore)
        with cls._opened(opening, params, mechanism) as estimator:
            yield estimator

    @classmethod
    @contextmanager
    def _opened(
        cls, opening: Opening, params: Params, mechanism: Mechanism
    ) -> Iterator[MeanEstimator]:
        """An estimator whose run is kept."""
        estimator = cls(params, mechanism, opening.sources[0])
        engine = estimator._engine
        keeper = opening.begin([engine], estimator._user_index)
        estimator._keeper = keeper
        estimator._release = Release(params, engine.sum, engine.total)
        finished = engine.final is not None

        def step(code: int, units: int) -> bool:
            keeper.check()
            changed = engine.step(code, units)
            keeper.keep_one(code, (units,))
            return changed

        estimator._step = refuse_finished if finished else step
        try:
            yield estimator
        finally:
            with estimator._lock:
                whole = estimator._step is step
                estimator._step = refuse_closed
                keeper.close(whole=whole)

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
                self._interrupt()  # the step may be half done
                raise
            return self._release

    @overload
    def observe_many(
        self, users: Users, values: Values, *, position: Position | None = None
    ) -> Releases: ...

    @overload
    def observe_many(
        self, frame: IntoDataFrame, /, *, user: str, value: str, position: Position | None = None
    ) -> Releases: ...

    def observe_many(
        self,
        users: Any,
        values: Any = None,
        *,
        user: str | None = None,
        value: str | None = None,
        position: Position | None = None,
    ) -> Releases:
        """The releases after each row; either all rows are accepted or none.

        `users` and `values` are sequences or columns of numpy, pandas, polars, pyarrow or a library
        that offers Arrow's C interface; or the first argument is a data frame, and `user` and `value`
        name its columns. Rows of integers, of dictionary columns and of Arrow do not become Python
        objects. The result equals that of `observe` row by row for the same draws.

        `position` says by name how far the caller has read its input. It is kept in the transaction
        of the samples, and `position` of the estimator says it after the file was opened again.

        Raises:
            SampleError, UserIdError, TooManyUsersError, ArrivalOrderError, HorizonError: as
                `observe`, for the first row that is refused, with its index.
            ParameterError: the columns are not one-dimensional, differ in length, hold neither text
                nor numbers, are text, a mapping or a set themselves, or are missing in the frame; the
                position cannot be kept.
            MissingExtraError: a library that can read them is not installed.

        >>> from withhold.testing import ZeroTape
        >>> params = Params(max_users=2, max_samples=4, epsilon=1, beta="0.1", grid=1)
        >>> full = MeanEstimator(params, "full", source=ZeroTape())
        >>> releases = full.observe_many(["a", "b"], [1, 0])
        >>> releases.sums.tolist(), releases.totals.tolist(), releases.estimates.tolist()
        ([1, 1], [1, 2], [1.0, 0.5])
        """
        if values is None or user is not None:
            users, values = columns_of_frame(users, user, (value,), "value")
        with self._lock:
            if self._step in ENDED:
                self._step(0, 0)
            if self._keeper is not None:
                self._keeper.check()
            after = position_after(self._keeper, position)
            (units,), found, batch = checked_batch(
                users, (values,), self._quantiser, self._user_index, self._engine
            )
            try:
                self._user_index.add(found.new_users)
                self._engine.add_users(len(found.new_users))
                outcome = self._engine.step_many(batch, units)
                if self._keeper is not None:
                    self._keeper.keep_many(batch.codes, (units,), after)
                self._release = Release(self._params, self._engine.sum, self._engine.total)
                return outcome.releases(self._params, batch.size)
            except BaseException:
                self._interrupt()  # the batch may be half done, or its releases lost
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
        """How many events were observed, ignored ones too; with a state file, those that are kept."""
        return self._engine.t if self._keeper is None else self._keeper.head.events

    @property
    def position(self) -> dict[str, int]:
        """How far the caller has read its input, as `observe_many` has kept it; public."""
        return kept_position(self._keeper)

    @property
    def spent(self) -> Fraction:
        """The epsilon spent so far.

        With the paper's mechanisms it is nominal: the shares of the counters in use and of the
        medians drawn. With the ledger mechanism it is exact: the most that any user has spent.
        """
        with self._lock:
            check_shown(self._keeper)
            return self._engine.spent

    def charges(self) -> Iterator[Charge]:
        """The charges of all private steps until this call: medians by level, then nodes by counter.

        The records are in `withhold.core.records`: `MedianCharge` and `NodeCharge`, or with the
        ledger mechanism one `EpochCharge` per epoch: the largest charge of any user. This may be
        another user each time, so the charges may add up to more than epsilon. They are
        recomputed from public numbers and not stored.
        """
        with self._lock:
            check_shown(self._keeper)
            return self._engine.charges()

    @property
    def progress(self) -> tuple[LevelProgress, ...]:
        """The progress of each level, ascending; public.

        With the ledger mechanism there is one level: `elements` is the number of epochs,
        `buffered` the number of withheld samples, and `samples` the number of counted samples.
        """
        with self._lock:
            check_shown(self._keeper)
            return tuple(self._engine.level_progress())

    @property
    def diversity(self) -> Diversity:
        """Whether the diversity condition holds now, with k rounded up. Paper: def:diversity."""
        with self._lock:
            check_shown(self._keeper)
            return diversity_of(self._params, self._engine.counts_array())

    def finish(self) -> FinalRelease:
        """Ends the run with the final release: the mean of all counted samples, whatever users do.

        It spends the `final_share` of epsilon that the parameters keep for it. When it is made may depend
        on all that has been released, but on nothing else that samples decide. A second call returns the same
        release, and no more samples are taken.

        Raises:
            ParameterError: the parameters keep no share for it.
            StateWriteError: the state file cannot take it; nothing is released.
            What `observe` raises once the estimator takes no more samples.

        >>> from withhold.testing import ZeroTape
        >>> params = Params(2, 4, epsilon=1, beta=1, grid=1, final_share="1/2")
        >>> estimator = MeanEstimator(params, source=ZeroTape())
        >>> for user, value in (("ana", 1), ("bo", 0), ("ana", 1)):
        ...     _ = estimator.observe(user, value)
        >>> estimator.finish().estimate
        Fraction(2, 3)
        """
        with self._lock:
            check_shown(self._keeper)
            made = self._engine.final
            if made is None:
                if self._step in ENDED:
                    self._step(0, 0)
                try:
                    (made,) = finish_all([self._engine], self._keeper)
                except (ForkedError, ParameterError):
                    raise
                except BaseException:
                    self._interrupt()  # it may be drawn and not kept
                    raise
            self._step = refuse_finished
            return FinalRelease(self._params, made)

    @property
    def final(self) -> FinalRelease | None:
        """The final release, if `finish` has made it."""
        with self._lock:
            check_shown(self._keeper)
            made = self._engine.final
            return None if made is None else FinalRelease(self._params, made)

    def error_bar(self, confidence: Number = 0.95) -> float:
        """Half-width around the current estimate, in the data's units; it holds at one time.

        With the paper's mechanisms samples must be independent with one mean and no block clipped;
        it is infinite while the release contains no sample. With the ledger mechanism it is that
        of the mean of all samples so far, withheld ones too (or of users' means, see `weighting`).
        `withhold.ASSUMPTION` says what it assumes about users.

        Raises:
            ParameterError: confidence is not strictly between 0 and 1.
            StateWriteError: the state file could not take the last samples.
        """
        with self._lock:
            check_shown(self._keeper)
            return bar_of(self._engine, confidence)

    @property
    def error_bar_reason(self) -> Reason:
        """Why the error bar is wide, if there is one main reason.

        "no_epoch": nothing has been released. "heavy_users_unknown": users with many samples
        could not be told from the others at this epsilon. "withheld_samples": the mean of the
        samples since the last epoch may have moved. "excess_noise": noise hides whether a few users
        lie far outside the intervals. "no_excess_query": no excess could be asked, so that most of
        the bar is an assumption. "users_differ": the releases contradict `homogeneous`, so that the
        bar is as wide as without it. "none": otherwise, and with the paper's mechanisms.
        """
        with self._lock:
            check_shown(self._keeper)
            bar = self._engine.bar()
        return "none" if bar is None else bar.reason

    def _interrupt(self) -> None:
        if self._step not in ENDED:
            self._step = refuse

    def _disown(self) -> None:
        self._lock = RLock()  # another thread may have held it
        self._step = refuse_in_fork

    def _add_user(self, user: User) -> int:
        """The code of a new user; IGNORED for a user beyond max_users."""
        if self._step in ENDED:
            self._step(0, 0)
        return add_user(user, self._user_index, (self._engine,))

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        no_copy()

    def __repr__(self) -> str:
        return f"MeanEstimator({self.mechanism}, t={self.t}, {self._release!r})"
