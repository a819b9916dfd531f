"""The column of times: every time has an explicit UTC offset or is a number, and none goes back."""

import re
from collections.abc import Callable
from datetime import date
from decimal import Decimal
from typing import TypeAlias

from withhold.files.decimals import DecimalTexts, NumberError

_DATE_TIME = re.compile(
    r"([0-9]{4})-([0-9]{2})-([0-9]{2})"
    r"(?:[Tt ]([0-9]{2}):([0-9]{2})(?::([0-9]{2})(?:[.,]([0-9]{1,30}))?)?)?"
    r" ?([Zz]|[+-][0-9]{2}(?::?[0-9]{2})?)?"
)
_DAY, _HOUR, _MINUTE = 86_400, 3_600, 60

Instant: TypeAlias = tuple[int, str] | Decimal
"""Seconds and digits of a fraction of one, without zeros at the end; or a number."""

GOES_BACK = "the time is before that of an earlier row; sort the rows by time"


class TimeError(ValueError):
    """A text is not a time with an offset; the message never repeats the text."""


class Clock:
    """Reads the times of consecutive rows.

    A time is a date and a time of day with a UTC offset (2026-03-01T09:30:00+01:00, or Z), or a
    number of any unit. All times of an input are of the same kind. Equal times keep the order of
    the rows.
    """

    def __init__(self) -> None:
        self._number = DecimalTexts()
        self._latest: Instant | None = None
        self._text: object = None
        self._instant: Instant = Decimal()

    def read(self, text: str) -> Instant:
        """The time that a text says.

        Raises: TimeError.
        """
        return self._remembered(text, self._from_text)

    def number(self, number: str) -> Instant:
        """The time that a number says.

        Raises: TimeError.
        """
        return self._remembered(number, self._from_number)

    def _remembered(self, text: str, read: Callable[[str], Instant]) -> Instant:
        """The time of a text; equal texts in a row are read once."""
        if text != self._text:
            self._instant = read(text)
            self._text = text
        return self._instant

    def _from_text(self, text: str) -> Instant:
        match = _DATE_TIME.fullmatch(text.strip(" \t"))
        return self._from_number(text) if match is None else _instant(match)

    def _from_number(self, text: str) -> Instant:
        try:
            number = self._number(text)
        except NumberError:
            if not text.strip(" \t"):
                raise TimeError("the time is empty") from None
            raise TimeError(
                "the time is neither a number nor a date with time and offset"
            ) from None
        return Decimal(number)

    def advances(self, instant: Instant) -> bool:
        """Moves on to the time of the next row; returns False if that would go back.

        Raises: TimeError if it is of another kind than the times before.
        """
        latest = self._latest
        if latest is not None and isinstance(instant, Decimal) != isinstance(latest, Decimal):
            raise TimeError("the time is of another kind than those before it")
        if latest is not None and _before(instant, latest):
            return False
        self._latest = instant
        return True


def _before(left: Instant, right: Instant) -> bool:
    if isinstance(left, Decimal) or isinstance(right, Decimal):
        return isinstance(left, Decimal) and isinstance(right, Decimal) and left < right
    return left < right


def _instant(match: re.Match[str]) -> Instant:
    year, month, day, hour, minute, second, digits, offset = match.groups()
    if hour is None:
        raise TimeError("the time has a date without a time of day")
    if offset is None:
        raise TimeError("the time has no UTC offset (such as Z or +01:00)")
    try:
        days = date(int(year), int(month), int(day)).toordinal()
    except ValueError:
        raise TimeError("the time has a date that does not exist") from None
    clock = int(hour), int(minute), int(second or "0")
    if clock[0] > 23 or clock[1] > 59 or clock[2] > 60:  # 60: a leap second
        raise TimeError("the time has a time of day that does not exist")
    seconds = days * _DAY + clock[0] * _HOUR + clock[1] * _MINUTE + clock[2] - _shift(offset)
    return seconds, (digits or "").rstrip("0")


def _shift(offset: str) -> int:
    """The seconds by which an offset is ahead of UTC."""
    if offset in "Zz":
        return 0
    digits = offset[1:].replace(":", "").ljust(4, "0")
    hours, minutes = int(digits[:2]), int(digits[2:])
    if hours > 23 or minutes > 59:
        raise TimeError("the time has a UTC offset that does not exist")
    return (-1 if offset[0] == "-" else 1) * (hours * _HOUR + minutes * _MINUTE)
