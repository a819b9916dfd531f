"""Which texts are readable numbers: one rule for all formats, and for all columns of numbers.

A readable number is finite, written in at most `LONGEST` characters of decimal notation with the blanks around
it, and no larger in size than the largest double. What a binary column stores is readable if it is finite. Readable
numbers outside the range of the mechanism are clamped. They stay text: the estimator reads them
exactly and rounds them once.
"""

import re
from decimal import Decimal

LONGEST = 20_000  # characters; as many as the estimator reads
_DECIMAL = re.compile(r"[+-]?(?:([0-9]+)(?:\.[0-9]*)?|\.[0-9]+)(?:[eE]([+-]?)([0-9]+))?")
_SPELLED = re.compile(r"[+-]?(?:nan|inf|infinity)", re.IGNORECASE)
_REMEMBERED_TEXTS = 1 << 16
_LARGEST = Decimal(2**1024 - 2**971)  # of all doubles
_SURELY_SMALL = 308  # digits before the point that no number beyond the doubles has
_EXPONENT_DIGITS = 17  # the longest exponent that Python's decimals, and so the estimator, accept
_TINIEST = "1e-" + "9" * _EXPONENT_DIGITS

TOO_LARGE = "the number is beyond the range of a double"
NOT_FINITE = "the value is not a finite number"


class NumberError(ValueError):
    """A text is not a readable number; the message never repeats the text."""


class DecimalTexts:
    """Checks decimal text and strips the blanks around it.

    A bounded number of texts is cached, because most columns repeat few values.
    """

    def __init__(self) -> None:
        self._remembered: dict[str, str] = {}

    def __reduce__(self) -> tuple[type["DecimalTexts"], tuple[()]]:
        """A pickle begins with an empty cache."""
        return DecimalTexts, ()

    def __call__(self, text: str) -> str:
        """Return `text` without blanks and tabs around it, or another text of the same sample.

        Raises: NumberError if it is not a readable number in ASCII digits.
        """
        known = self._remembered.get(text)
        if known is not None:
            return known
        number = _checked(text)
        if len(self._remembered) < _REMEMBERED_TEXTS and len(text) < _SURELY_SMALL:
            self._remembered[text] = number
        return number


def _checked(text: str) -> str:
    if len(text) > LONGEST:
        raise NumberError(f"the number has more than {LONGEST} characters")
    text = text.strip(" \t")
    match = _DECIMAL.fullmatch(text)
    if match is None:
        if not text:
            raise NumberError("the value is empty")
        if _SPELLED.fullmatch(text):
            raise NumberError(NOT_FINITE)
        raise NumberError("the value is not a decimal number")
    whole, sign, exponent = match.groups()
    if exponent is None and len(whole or "") <= _SURELY_SMALL:
        return text
    if exponent is not None and len(exponent) > _EXPONENT_DIGITS:
        digits = exponent.lstrip("0")
        if len(digits) > _EXPONENT_DIGITS:
            return _extreme(text, sign)
        text = text[: -len(exponent)] + (digits or "0")
    if Decimal(text).copy_abs() > _LARGEST:
        raise NumberError(TOO_LARGE)
    return text


def _extreme(text: str, sign: str) -> str:
    """A text of the same sample with a shorter exponent: of a number so near 0 only the sign matters."""
    if not any(digit in text.lower().partition("e")[0] for digit in "123456789"):
        return "0"
    if sign != "-":
        raise NumberError(TOO_LARGE)
    return f"-{_TINIEST}" if text.startswith("-") else _TINIEST
