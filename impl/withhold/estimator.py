"""A private running mean: feed it samples, read a release after each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from withhold.params import Params
from withhold.records import Charge, Diversity, LevelProgress, Mechanism
from withhold.releases import Release, Releases
from withhold.source import NoiseSource

User: TypeAlias = str | int
Users: TypeAlias = Sequence[User] | npt.NDArray[np.generic]
Values: TypeAlias = Sequence[object] | npt.NDArray[np.generic]


class MeanEstimator:
    """A user-level private mean of a stream, released after every sample.

    Args:
        params: the public parameters.
        mechanism: one of binary, naive, wishful, single, multiple, full.
        source: where noise comes from; None means the operating system.
    """

    def __init__(
        self,
        params: Params,
        mechanism: Mechanism = "full",
        source: NoiseSource | None = None,
    ) -> None:
        raise NotImplementedError

    def observe(self, user: User, value: object) -> Release:
        """The release after one more sample. Any error leaves the estimator as it was."""
        raise NotImplementedError

    def observe_many(self, users: Users, values: Values) -> Releases:
        """The releases after each row; all rows are accepted, or none is."""
        raise NotImplementedError

    @property
    def params(self) -> Params:
        """The public parameters."""
        raise NotImplementedError

    @property
    def mechanism(self) -> Mechanism:
        """The name of the mechanism."""
        raise NotImplementedError

    @property
    def release(self) -> Release:
        """The current release; reading it again changes nothing."""
        raise NotImplementedError

    @property
    def t(self) -> int:
        """How many events were observed, ignored ones too."""
        raise NotImplementedError

    @property
    def spent(self) -> Fraction:
        """Nominal epsilon spent so far."""
        raise NotImplementedError

    def ledger(self) -> Iterator[Charge]:
        """Every private step so far, computed again from public counts."""
        raise NotImplementedError

    @property
    def progress(self) -> tuple[LevelProgress, ...]:
        """How far each level is; public."""
        raise NotImplementedError

    @property
    def diversity(self) -> Diversity:
        """Whether the diversity condition holds now. Paper: def:diversity."""
        raise NotImplementedError

    def error_bar(self, confidence: float = 0.95) -> float:
        """Half-width around the current unclamped estimate, in the data's units."""
        raise NotImplementedError
