"""The sum of all counted samples, kept for a final release, and that release. Not in the paper.

Nothing is clipped and all samples weigh the same, so a user changes the sum by at most the grid times
the user's number of samples. The scale of the noise pays for the user with the most samples.
"""

from __future__ import annotations

from fractions import Fraction

from withhold.core.columns import total
from withhold.core.counter import Numbers
from withhold.core.enclosures import ceil_to, exact
from withhold.core.errors import StateDamagedError
from withhold.core.final import FinalRelease, FinalSum
from withhold.core.params import Params
from withhold.core.records import FinalCharge
from withhold.core.source import NoiseSource

USUAL_SHARE = Fraction(1, 2)  # what plans show where no share is given


def scale_of(sensitivity: int, epsilon: Fraction) -> Fraction:
    """The scale of the noise: sensitivity / epsilon, rounded up."""
    return ceil_to(exact(sensitivity / epsilon))


def planned(params: Params, samples: int, most: int, confidence: float) -> float:
    """The error bar of a final release of so many samples, at most `most` of one user, in the data's units.

    It is that around the middle of the range, where the range itself bounds it least. If the
    parameters keep no share for one, it is that for the share USUAL_SHARE.
    """
    sensitivity = params.grid * most
    scale = scale_of(sensitivity, params.epsilon * (params.final_share or USUAL_SHARE))
    middle = FinalSum(samples, params.grid * samples // 2, sensitivity, scale)
    return FinalRelease(params, middle).error_bar(confidence)


class Final:
    """What a run keeps for its final release.

    Attributes:
        taken: the sum of all samples in closed epochs, a secret; a run over a dataset has no use for it.
        released: the final release; None until it is made.
    """

    __slots__ = ("_epsilon", "_grid", "released", "taken")

    def __init__(self, params: Params, epsilon: Fraction) -> None:
        self._epsilon, self._grid = epsilon, params.grid
        self.taken = 0
        self.released: FinalSum | None = None

    def take(self, sums: Numbers) -> None:
        """Adds the users' sums of withheld samples, which an epoch is about to take."""
        self.taken += total(sums)

    def release(self, added: int, samples: int, most: int, source: NoiseSource) -> FinalSum:
        """Makes the final release.

        added: the sum of all counted samples. samples: how many there are in all, and most: of one user.
        """
        sensitivity = self._grid * max(1, most)
        scale = scale_of(sensitivity, self._epsilon)
        noisy = added + source.laplace(0, 0, scale)
        self.released = FinalSum(samples, noisy, sensitivity, scale)
        return self.released

    @property
    def spent(self) -> Fraction:
        """The epsilon that was spent on the final release."""
        return self._epsilon if self.released is not None else Fraction()

    def charges(self) -> list[FinalCharge]:
        """The charge of the final release, if it was made."""
        made = self.released
        if made is None:
            return []
        return [FinalCharge(self._epsilon, made.sensitivity, made.scale)]

    def state(self) -> list[int]:
        """All that is needed to go on, as integers. A secret until the release is made."""
        made = self.released
        return [self.taken] if made is None else [made.samples, made.sum, made.sensitivity]

    def restore(self, numbers: list[int]) -> None:
        """Goes on with what these integers say."""
        if len(numbers) == 1:
            (self.taken,) = numbers
            return
        samples, noisy, sensitivity = numbers
        if sensitivity < self._grid:
            raise StateDamagedError("a number is out of range")
        scale = scale_of(sensitivity, self._epsilon)
        self.released = FinalSum(samples, noisy, sensitivity, scale)
