"""Private running means of vectors: one run of a mechanism per coordinate."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from fractions import Fraction
from threading import RLock
from typing import TYPE_CHECKING, Any, NoReturn, overload

from withhold import lifetime
from withhold.answers import bar_of, finish_all
from withhold.arrivals import (
    User,
    Users,
    Vectors,
    add_user,
    check_vector,
    checked_batch,
    columns_of,
)
from withhold.columns import read_column
from withhold.composition import Composition, coordinate_epsilon
from withhold.core.errors import ForkedError, ParameterError
from withhold.core.final import FinalRelease
from withhold.core.grid import Quantiser
from withhold.core.params import Number, Params, exact, must_be_params, plain_int
from withhold.core.records import Charge, Diversity, LevelProgress, Mechanism
from withhold.core.releases import Release, VectorReleases
from withhold.core.source import NoiseSource, SecureSource
from withhold.core.user_index import UserIndex, plain_user
from withhold.frames import columns_of_frame
from withhold.mechanisms import gaussian_starter, starter
from withhold.paper.diversity import diversity_of
from withhold.positions import Position, kept_position, position_after

if TYPE_CHECKING:
    from narwhals.stable.v2.typing import IntoDataFrame

    from withhold.durable.keeper import Keeper

MAX_DIMENSION = 2**16


class VectorMeanEstimator:
    """A user-level private mean of vectors with `dimension` coordinates, each in [lower, upper].

    With "pure" composition each coordinate runs at epsilon / dimension, and the vector is
    epsilon-DP. With "advanced" the vector is (epsilon, delta)-DP, and the share of a coordinate
    is larger in many dimensions.
    Paper: sec:extensions, with the terms that E12 found missing. With "gaussian", which is not in
    the paper and needs the ledger mechanism, the vector is (epsilon, delta)-DP too. Its noise is
    Gaussian, and it is the smallest from about 16 coordinates on.

    Args:
        params: the public parameters; epsilon is that of the vector.
        dimension: number of coordinates, at most 2**16.
        mechanism: as for `MeanEstimator`; with "ledger" each coordinate has its own accounts.
        composition: "pure", "advanced" or "gaussian".
        delta: of approximate privacy, strictly between 0 and 1; None with "pure".
        sources: one noise source per coordinate; None means the operating system.

    Raises:
        ParameterError: a parameter is out of range, or no share is small enough.

    >>> from withhold.testing import ZeroTape
    >>> params = Params(max_users=2, max_samples=4, epsilon=1, beta="0.1")
    >>> estimator = VectorMeanEstimator(params, 2, "full", sources=[ZeroTape(), ZeroTape()])
    >>> [float(release) for release in estimator.observe("ana", (1, 0))]
    [1.0, 0.0]
    >>> estimator.coordinate_epsilon
    Fraction(1, 2)
    """

    __slots__ = (
        "_composition",
        "_ended",
        "_engines",
        "_keeper",
        "_lock",
        "_params",
        "_quantiser",
        "_releases",
        "_share",
        "_user_index",
        "__weakref__",
    )

    def __init__(
        self,
        params: Params,
        dimension: int,
        mechanism: Mechanism = "ledger",
        composition: Composition = "pure",
        delta: Number | None = None,
        sources: Sequence[NoiseSource] | None = None,
    ) -> None:
        size = _dimension(dimension)
        must_be_params(params)
        if sources is None:
            sources = [SecureSource()] * size
        if len(sources) != size:
            raise ParameterError("sources", f"{size} noise sources", len(sources))
        if composition == "gaussian" and mechanism != "ledger":
            raise ParameterError("mechanism", "'ledger' with Gaussian noise", mechanism)
        self._params = params
        self._lock = RLock()
        self._keeper: Keeper | None = None
        self._composition = composition
        self._share = coordinate_epsilon(params.epsilon, size, composition, delta)
        coordinate = replace(params, epsilon=self._share)
        gaussian = composition == "gaussian"
        start = gaussian_starter(coordinate) if gaussian else starter(mechanism, coordinate)
        self._engines = [start(source) for source in sources]
        self._user_index = UserIndex(params, unlimited=mechanism == "binary")
        self._quantiser = Quantiser(params)
        self._releases = tuple(Release(coordinate, 0, 0) for _ in sources)
        # What refuses further samples, once something does.
        self._ended: Callable[[int, int], NoReturn] | None = None
        lifetime.bind(self)

    @classmethod
    @contextmanager
    def open(
        cls,
        path: str | os.PathLike[str],
        params: Params,
        dimension: int,
        mechanism: Mechanism = "ledger",
        composition: Composition = "pure",
        delta: Number | None = None,
        sources: Sequence[NoiseSource] | None = None,
        *,
        after_restore: bool = False,
    ) -> Iterator[VectorMeanEstimator]:
        """An estimator whose run is kept in a file, as by `MeanEstimator.open`.

        Raises:
            ParameterError: the path is not one of text, or a parameter is out of range.
            StateInUseError, StateDamagedError, StateOlderError, StateMismatchError,
            StateWriteError: the file cannot be used.
        """
        from withhold.durable.opening import Opening, about_of

        size = _dimension(dimension)
        given = [SecureSource()] * size if sources is None else sources
        about = about_of(
            params,
            mechanism=mechanism,
            dimension=size,
            composition=composition,
            delta=None if delta is None else exact("delta", delta, "strictly between 0 and 1"),
        )
        opening = Opening(path, given, about, after_restore=after_restore)
        estimator = cls(params, dimension, mechanism, composition, delta, opening.sources)
        keeper = opening.begin(estimator._engines, estimator._user_index)
        estimator._keeper = keeper
        if estimator._engines[0].final is not None:
            estimator._ended = lifetime.refuse_finished
        estimator._refresh()
        try:
            yield estimator
        finally:
            with estimator._lock:
                whole = estimator._ended is None
                estimator._ended = lifetime.refuse_closed
                keeper.close(whole=whole)

    def observe(self, user: User, values: Sequence[object]) -> tuple[Release, ...]:
        """The release of each coordinate after one more vector.

        Raises:
            ParameterError: not a sequence or an array of `dimension` values.
            SampleError, UserIdError, TooManyUsersError, ArrivalOrderError, HorizonError: as
                `MeanEstimator.observe`.
        """
        check_vector(values, self.dimension)
        units = [self._quantiser.one(value) for value in values]
        user = plain_user(user)
        with self._lock:
            self._check()
            try:
                code = self._user_index.codes.get(user)
                if code is None:
                    code = add_user(user, self._user_index, self._engines)
                # Refusals depend on arrivals only, so only the first coordinate can refuse.
                pairs = zip(self._engines, units, strict=True)
                changed = [engine.step(code, unit) for engine, unit in pairs]
                if self._keeper is not None:
                    self._keeper.keep_one(code, units)
                if any(changed):
                    self._refresh()
            except lifetime.REFUSALS:
                raise
            except BaseException:
                self._ended = lifetime.refuse
                raise
            return self._releases

    @overload
    def observe_many(
        self, users: Users, values: Vectors, *, position: Position | None = None
    ) -> VectorReleases: ...

    @overload
    def observe_many(
        self,
        frame: IntoDataFrame,
        /,
        *,
        user: str,
        values: Sequence[str],
        position: Position | None = None,
    ) -> VectorReleases: ...

    def observe_many(
        self,
        users: Any,
        values: Any,
        *,
        user: str | None = None,
        position: Position | None = None,
    ) -> VectorReleases:
        """The releases after each row; either all rows are accepted or none.

        `users` is a column as for `MeanEstimator.observe_many`, and `values` is an array of shape
        (rows, dimension) or a sequence of rows. Or the first argument is a data frame, `user` names
        its column of users, and `values` one column for each coordinate. `position` is kept as there.

        Raises: as `MeanEstimator.observe_many`.
        """
        if user is None:
            columns = columns_of(values, self.dimension)
        else:
            names = list(read_column("values", values))
            if len(names) != self.dimension:
                allowed = f"the names of {self.dimension} columns"
                raise ParameterError("values", allowed, len(names))
            users, *columns = columns_of_frame(users, user, names, "values")
        with self._lock:
            self._check()
            after = position_after(self._keeper, position)
            units, found, batch = checked_batch(
                users, columns, self._quantiser, self._user_index, self._engines[0]
            )
            try:
                self._user_index.add(found.new_users)
                outcomes = []
                for engine, column in zip(self._engines, units, strict=True):
                    engine.add_users(len(found.new_users))
                    outcomes.append(engine.step_many(batch, column))
                if self._keeper is not None:
                    self._keeper.keep_many(batch.codes, units, after)
                self._refresh()
                coordinate = self._engines[0].params
                return VectorReleases(
                    tuple(outcome.releases(coordinate, batch.size) for outcome in outcomes)
                )
            except BaseException:
                self._ended = lifetime.refuse
                raise

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        lifetime.no_copy()

    @property
    def params(self) -> Params:
        """The public parameters; epsilon is that of the vector."""
        return self._params

    @property
    def dimension(self) -> int:
        """The number of coordinates."""
        return len(self._engines)

    @property
    def coordinate_epsilon(self) -> Fraction:
        """The epsilon of each coordinate; with "gaussian" it sets the size of the noise."""
        return self._share

    @property
    def releases(self) -> tuple[Release, ...]:
        """The current release of each coordinate."""
        return self._releases

    @property
    def t(self) -> int:
        """How many events were observed, ignored ones too; with a state file, those that are kept."""
        return self._engines[0].t if self._keeper is None else self._keeper.head.events

    @property
    def position(self) -> dict[str, int]:
        """How far the caller has read its input, as `observe_many` has kept it; public."""
        return kept_position(self._keeper)

    @property
    def spent(self) -> Fraction:
        """The epsilon spent: the sum over the coordinates, or the full epsilon unless composition is pure."""
        with self._lock:
            lifetime.check_shown(self._keeper)
            total = sum((engine.spent for engine in self._engines), Fraction())
        if self._composition == "pure" or not total:
            return total
        return self._params.epsilon

    def charges(self) -> Iterator[tuple[int, Charge]]:
        """The charges of all private steps until this call, with the coordinate's index.

        With "gaussian" they are of type `GaussianEpochCharge`.
        """
        with self._lock:
            lifetime.check_shown(self._keeper)
            charges = [engine.charges() for engine in self._engines]
        return ((index, charge) for index, each in enumerate(charges) for charge in each)

    @property
    def progress(self) -> tuple[LevelProgress, ...]:
        """The progress of each level, which is the same for every coordinate."""
        with self._lock:
            lifetime.check_shown(self._keeper)
            return tuple(self._engines[0].level_progress())

    @property
    def diversity(self) -> Diversity:
        """Whether the diversity condition of the paper's mechanisms holds at a coordinate's epsilon."""
        engine = self._engines[0]
        with self._lock:
            lifetime.check_shown(self._keeper)
            return diversity_of(engine.params, engine.counts_array())

    def finish(self) -> tuple[FinalRelease, ...]:
        """Ends the run with the final release of each coordinate, as `MeanEstimator.finish`.

        Each spends `final_share` of the coordinate's epsilon. Its bar holds for this coordinate alone.

        Raises: as there.
        """
        with self._lock:
            made = self.final
            if made is not None:
                return made
            self._check()
            try:
                finals = finish_all(self._engines, self._keeper)
            except (ForkedError, ParameterError):
                raise
            except BaseException:
                self._ended = lifetime.refuse
                raise
            self._ended = lifetime.refuse_finished
            return tuple(FinalRelease(self._params, each) for each in finals)

    @property
    def final(self) -> tuple[FinalRelease, ...] | None:
        """The final release of each coordinate, if `finish` has made them."""
        with self._lock:
            lifetime.check_shown(self._keeper)
            finals = [engine.final for engine in self._engines]
        made = tuple(FinalRelease(self._params, each) for each in finals if each is not None)
        return made if len(made) == len(finals) else None  # an interrupt may have come between two

    def error_bar(self, confidence: Number = 0.95) -> float:
        """Half-width around each coordinate's estimate, as in `MeanEstimator.error_bar`.

        With the ledger mechanism the half-widths of coordinates differ, and this is the largest.
        """
        with self._lock:
            lifetime.check_shown(self._keeper)
            return max(bar_of(engine, confidence) for engine in self._engines)

    def _check(self) -> None:
        if self._ended is not None:
            self._ended(0, 0)
        if self._keeper is not None:
            self._keeper.check()

    def _disown(self) -> None:
        self._lock = RLock()  # another thread may have held it
        self._ended = lifetime.refuse_in_fork

    def _refresh(self) -> None:
        self._releases = tuple(
            Release(engine.params, engine.sum, engine.total) for engine in self._engines
        )


def _dimension(given: object) -> int:
    size = plain_int(given)
    if size is None or not 1 <= size <= MAX_DIMENSION:
        raise ParameterError("dimension", "an integer between 1 and 2**16", given)
    return size
