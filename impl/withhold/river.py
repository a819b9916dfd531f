"""The convention of river's streaming statistics: `update` takes one sample, `get` says the mean.

Nothing else imports this module, so that withhold does not need river.
"""

from __future__ import annotations

from withhold.arrivals import User
from withhold.core.errors import ParameterError
from withhold.estimator import MeanEstimator
from withhold.files.rows import MissingExtraError

try:
    from river import stats
except ModuleNotFoundError:
    raise MissingExtraError("withhold.river", "river", "river") from None


class PrivateMean(stats.base.Statistic):
    """A private mean as a statistic of river. A sample needs its user, so `update` takes two arguments.

    `clone` and copies are refused, because both would spend epsilon of the same users. There is no
    `revert`, because a release cannot be taken back: so `river.utils.Rolling` refuses it too.

    Args:
        estimator: observes the samples; it may have been opened with a state file.

    Raises:
        ParameterError: it is no `MeanEstimator`: a statistic of river has one number.

    >>> from withhold import Params
    >>> from withhold.testing import ZeroTape
    >>> params = Params(max_users=2, max_samples=4, epsilon=1, beta="0.1")
    >>> mean = PrivateMean(MeanEstimator(params, "full", source=ZeroTape()))
    >>> for user, value in (("ana", 1), ("bo", 0)):
    ...     mean.update(user, value)
    >>> mean
    PrivateMean: 0.5
    """

    def __init__(self, estimator: MeanEstimator) -> None:
        if not isinstance(estimator, MeanEstimator):
            raise ParameterError("estimator", "a MeanEstimator", type(estimator).__name__)
        self.estimator = estimator

    def update(self, user: User, value: object) -> None:
        """Observes one sample.

        Raises: as `MeanEstimator.observe`.
        """
        self.estimator.observe(user, value)

    def get(self) -> float | None:
        """The current estimate; None until something has been released."""
        release = self.estimator.release
        return float(release) if release.total else None
