"""Typed refusals. No message contains a sample's value or a user's name.

An error found in a batch carries the 0-based row as `index`. After any of these errors the
estimator is exactly as it was before the call.
"""

from __future__ import annotations

from typing import Final


class WithholdError(Exception):
    """Every refusal of this package."""


def _shown(value: object) -> str:
    """The value as text, cut so that a message stays one line."""
    try:
        text = repr(value)
    except ValueError:  # an int too long for Python to print
        text = f"<{type(value).__name__}>"
    return text if len(text) <= 80 else text[:77] + "..."


class ParameterError(WithholdError):
    """A public parameter is outside its range. Parameters are public, so the value is shown."""

    def __init__(self, name: str, allowed: str, value: object = None) -> None:
        super().__init__(name, allowed, value)
        self.name: Final = name
        self.allowed: Final = allowed
        self.value: Final = value

    def __str__(self) -> str:
        return f"{self.name} must be {self.allowed}, got {_shown(self.value)}"


class UnboundedDataError(ParameterError):
    """lower or upper is infinite, so the sensitivity of a user's first sample would be infinite too.

    Paper: sec:extensions claims that unbounded subgaussian data is possible; E10 refutes it.
    """

    def __str__(self) -> str:
        return super().__str__() + " (a first sample is released alone: no bound, no privacy)"


class RowError(WithholdError):
    """A refusal of one event; `index` is its row if it came in a batch."""

    reason = "the event is refused"

    def __init__(self, index: int | None = None) -> None:
        super().__init__(index)
        self.index: Final = index

    def __str__(self) -> str:
        return self.reason if self.index is None else f"{self.reason} (row index {self.index})"


class SampleError(RowError):
    """The sample is not a finite real number."""

    reason = "the sample is not a finite real number"


class UserIdError(RowError):
    """The user is neither non-empty text nor an integer (bool, float, None, bytes are refused)."""

    reason = "a user must be non-empty text or an integer"


class ArrivalOrderError(RowError):
    """Wishful mechanism: a user's block is interrupted, or a user returns after a complete block."""

    reason = "the wishful mechanism needs all samples of a user in a row, as many as declared"


class TooManyUsersError(RowError):
    """A new user arrived when max_users users were known. Paper: E8."""

    def __init__(self, max_users: int, index: int | None = None) -> None:
        super().__init__(index)
        self.args = (max_users, index)
        self.max_users: Final = max_users
        self.reason = f"a new user came, and {max_users} had come, the most that was declared"


class HorizonError(RowError):
    """More samples than the declared horizon."""

    def __init__(self, horizon: int, index: int | None = None) -> None:
        super().__init__(index)
        self.args = (horizon, index)
        self.horizon: Final = horizon
        self.reason = f"more samples than the declared horizon of {horizon}"


class FinishedError(WithholdError):
    """The final release has been made, so the run takes no more samples."""

    def __str__(self) -> str:
        return "the final release has been made: this run takes no more samples"


class StateError(WithholdError):
    """A state file cannot be used. Nothing has been released from it."""


class StateDamagedError(StateError):
    """The file is damaged, truncated or not a state file."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason: Final = reason

    def __str__(self) -> str:
        return f"the state is damaged: {self.reason}"


class StateOlderError(StateError):
    """The file is older than what was released: going on would draw noise a second time."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason: Final = reason

    def __str__(self) -> str:
        return (
            f"the state is older than what was released: {self.reason}. "
            "Going on would spend epsilon a second time"
        )


def _of_state(value: object) -> str:
    return "none" if str(value) == "None" else _shown(value)


class StateMismatchError(StateError):
    """The file belongs to a run with other public parameters, or to another version."""

    def __init__(self, name: str, stored: object, given: object) -> None:
        super().__init__(name, stored, given)
        self.name: Final = name
        self.stored: Final = stored
        self.given: Final = given

    def __str__(self) -> str:
        return f"the state has {self.name} {_of_state(self.stored)}, not {_of_state(self.given)}"


class StateInUseError(StateError):
    """Another estimator or another process has the file open."""

    def __str__(self) -> str:
        return "the state is in use by another process or estimator"


class StateWriteError(StateError):
    """The file cannot be written. What it could not take has not been released."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason: Final = reason

    def __str__(self) -> str:
        return f"the state cannot be written: {self.reason}"


class ForkedError(WithholdError):
    """An estimator is used in another process than the one that made or opened it."""

    def __str__(self) -> str:
        return (
            "this estimator belongs to another process: both would release the same epochs "
            "and spend epsilon twice"
        )
