"""Every refusal of the specification, as a class of its own.

The class name is the refusal's identifier in the conformance vectors. A message never holds a
sample's value or a user's identifier; it may hold public parameters.
"""

from __future__ import annotations


class WithholdError(Exception):
    """A refusal that leaves the state unchanged."""


class ParameterError(WithholdError):
    """A public parameter lies outside its range."""

    def __init__(self, name: str, allowed: str, given: object) -> None:
        self.name = name
        self.allowed = allowed
        super().__init__(f"{name} must be {allowed}; given: {given!r}")


class UnboundedDataError(ParameterError):
    """The samples have no finite bounds.

    [Deviates: E10] The paper's section sec:extensions says that the arguments carry over to
    subgaussian data. They do not: a user's first sample is released as it is, so without bounds
    its sensitivity is infinite and no noise hides it.
    """


class SampleError(WithholdError):
    """A sample is not a finite real number."""

    def __init__(self) -> None:
        super().__init__("a sample must be a finite real number")


class UserIdError(WithholdError):
    """A user is named by something other than non-empty text or an integer."""

    def __init__(self) -> None:
        super().__init__("a user must be named by non-empty text or an integer")


class TooManyUsersError(WithholdError):
    """A user beyond the declared number arrived. [Deviates: E8]"""

    def __init__(self, max_users: int) -> None:
        self.max_users = max_users
        super().__init__(f"more than max_users = {max_users} users arrived")


class ArrivalOrderError(WithholdError):
    """The wishful arrival order is broken: another user's sample came before a block was complete."""

    def __init__(self, max_samples: int) -> None:
        self.max_samples = max_samples
        super().__init__(f"every user must send max_samples = {max_samples} samples in a row")


class HorizonError(WithholdError):
    """More samples arrived than the declared horizon allows."""

    def __init__(self, horizon: int) -> None:
        self.horizon = horizon
        super().__init__(f"more than horizon = {horizon} samples arrived")
