"""Faults of one row: each is a refusal with its place, and leaves the rows after it readable."""

from collections.abc import Callable

from withhold.files.clock import GOES_BACK, Clock, Instant, TimeError
from withhold.files.rows import InputError


class FieldError(Exception):
    """A row cannot be read; `column` says which field, if it is one field alone."""

    def __init__(self, reason: str, column: str | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.column = column

    def refusal(self, place: str) -> InputError:
        """The refusal of the row at this place."""
        return InputError(self.reason, place=place, column=self.column)


def check_time(
    clock: Clock, read: Callable[[Clock], Instant], column: str | None, place: str
) -> None:
    """Reads the time of a row whose other fields are good, and moves the clock.

    Raises:
        FieldError: it is not a time, or of another kind than those before.
        InputError: it goes back. Then it is not known which of the rows is wrong, so that none can
            be skipped.
    """
    try:
        advances = clock.advances(read(clock))
    except TimeError as error:
        raise FieldError(str(error), column) from None
    if not advances:
        raise InputError(GOES_BACK, place=place, column=column)
