"""When an estimator accepts no more samples: after an interrupted step, after a fork, once closed.

A copy or a forked process would go on with the same secrets, and both together would spend epsilon
twice. So an estimator is bound to the process that made it.
"""

from __future__ import annotations

import os
import weakref
from typing import TYPE_CHECKING, NoReturn, Protocol

from withhold.core.errors import (
    ArrivalOrderError,
    FinishedError,
    ForkedError,
    HorizonError,
    TooManyUsersError,
    UserIdError,
)

if TYPE_CHECKING:
    from withhold.durable.keeper import Keeper

REFUSALS = (
    ArrivalOrderError,
    FinishedError,
    ForkedError,
    HorizonError,
    TooManyUsersError,
    UserIdError,
)
"""Refusals that a step raises before it changes anything; any other error may leave it half done."""


def refuse(code: int, units: int) -> NoReturn:
    """Replaces the engine's step after an interrupted one. Raises: RuntimeError."""
    raise RuntimeError("an earlier step was interrupted; this estimator accepts no more samples")


def refuse_in_fork(code: int, units: int) -> NoReturn:
    """Replaces the engine's step in the child of a fork. Raises: ForkedError."""
    raise ForkedError


def refuse_closed(code: int, units: int) -> NoReturn:
    """Replaces the engine's step when the state file is closed. Raises: RuntimeError."""
    raise RuntimeError("this estimator is closed; open its state again")


def refuse_unnamed(code: int, units: int) -> NoReturn:
    """Replaces the engine's step after a dataset of a query engine. Raises: RuntimeError."""
    raise RuntimeError(
        "this estimator has observed a dataset whose users only its query engine knows; it accepts "
        "no more samples"
    )


def refuse_finished(code: int, units: int) -> NoReturn:
    """Replaces the engine's step after the final release. Raises: FinishedError."""
    raise FinishedError


ENDED = (refuse, refuse_in_fork, refuse_closed, refuse_unnamed, refuse_finished)
"""What stands in the place of the engine's step when no more samples are accepted."""


def no_copy() -> NoReturn:
    """Refuses to copy or pickle, because a copy would continue the run a second time.

    Raises: TypeError.
    """
    raise TypeError("an estimator cannot be copied: two copies would spend epsilon twice")


def check_shown(keeper: Keeper | None) -> None:
    """Refuses to show what depends on draws that a state file lacks. Raises: StateWriteError."""
    if keeper is not None:
        keeper.check_shown()


class Mortal(Protocol):
    """An estimator, as far as a fork concerns it."""

    def _disown(self) -> None:
        """Called in the child of a fork: accepts no more samples there."""


_living: weakref.WeakSet[Mortal] = weakref.WeakSet()


def bind(estimator: Mortal) -> None:
    """Binds an estimator to this process."""
    _living.add(estimator)


def _disown_all() -> None:
    for estimator in list(_living):
        estimator._disown()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_disown_all)
