"""Checks that texts are numbers. They stay text: the estimator reads them exactly and rounds them once."""

import re

_DECIMAL = re.compile(r"[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?([0-9]+))?")
_SPELLED = re.compile(r"[+-]?(?:nan|inf|infinity)", re.IGNORECASE)
_REMEMBERED_TEXTS = 1 << 16
# The longest exponent that Python's decimals, and so the estimator, accept.
_EXPONENT_DIGITS = 17


class NumberError(ValueError):
    """A text is not a finite decimal number; the message never repeats the text."""


class DecimalTexts:
    """Checks decimal text and strips the blanks around it.

    A huge exponent (1e999999999) is accepted, because the value will be clamped. A bounded number
    of texts is cached, because most columns repeat few values.
    """

    def __init__(self) -> None:
        self._remembered: dict[str, str] = {}

    def __call__(self, text: str) -> str:
        """Return `text` without blanks and tabs around it.

        Raises: NumberError if it is not a finite decimal number in ASCII digits.
        """
        known = self._remembered.get(text)
        if known is not None:
            return known
        number = text.strip(" \t")
        _check(number)
        if len(self._remembered) < _REMEMBERED_TEXTS:
            self._remembered[text] = number
        return number


def _check(text: str) -> None:
    match = _DECIMAL.fullmatch(text)
    if match is None:
        if not text:
            raise NumberError("the value is empty")
        if _SPELLED.fullmatch(text):
            raise NumberError("the value is not a finite number")
        raise NumberError("the value is not a decimal number")
    exponent = match[1]
    if exponent is not None and len(exponent) > _EXPONENT_DIGITS:
        raise NumberError("the exponent of the value is out of range")
