"""Exact numbers from decimal text, safe at any exponent and cheap for repeated texts."""

import re
from decimal import Decimal, InvalidOperation
from fractions import Fraction

_DECIMAL = re.compile(r"[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?")
_SPELLED = re.compile(r"[+-]?(?:nan|inf|infinity)", re.IGNORECASE)
_REMEMBERED_TEXTS = 1 << 16
# An exponent this far from zero is never written out as an integer.
_PLAIN_EXPONENT = 400


class NumberError(ValueError):
    """A text is not a finite decimal number; the message never repeats the text."""


class DecimalTexts:
    """Turns decimal text into an exact sample, for values later clamped to [lower, upper].

    A number whose exponent is out of proportion (1e999999999) is replaced by another one that
    the clamp and the rounding to `grid` equal steps treat alike, so no huge integer is formed:
    beyond both ends of the range by that end, nearer to zero than any rounding boundary
    other than zero by a number of the same sign that is nearer still.

    A bounded number of texts is remembered, because real columns repeat few values.
    """

    def __init__(self, lower: Fraction, upper: Fraction, grid: int) -> None:
        self._lower = lower
        self._upper = upper
        # The boundaries of the rounding are lower + (2k+1)(upper-lower)/(2 grid), all of them
        # and both ends multiples of 1/(2 grid * denominators); half of that is inside.
        self._tiny = Fraction(1, 4 * grid * lower.denominator * upper.denominator)
        self._remembered: dict[str, int | Fraction] = {}

    def __call__(self, text: str) -> int | Fraction:
        """Return the sample that `text` writes; blanks and tabs around it are allowed.

        Raises: NumberError when it is not a finite decimal number.
        """
        known = self._remembered.get(text)
        if known is not None:
            return known
        sample = self._parse(text.strip(" \t"))
        if len(self._remembered) < _REMEMBERED_TEXTS:
            self._remembered[text] = sample
        return sample

    def _parse(self, text: str) -> int | Fraction:
        if _DECIMAL.fullmatch(text) is None:
            if not text:
                raise NumberError("the value is empty")
            if _SPELLED.fullmatch(text):
                raise NumberError("the value is not a finite number")
            raise NumberError("the value is not a decimal number")
        try:
            number = Decimal(text)
        except InvalidOperation:
            raise NumberError("the exponent is out of range") from None
        return self.exact(number)

    def exact(self, number: Decimal) -> int | Fraction:
        """Return a finite `number`, or what the clamp and the rounding treat like it."""
        exponent = number.adjusted()
        if number.is_zero():
            return 0
        if exponent > self._bound_digits() or exponent < -self._tiny_digits():
            return self._replacement(number, large=exponent > 0)
        exact = Fraction(number)
        return exact.numerator if exact.denominator == 1 else exact

    def _bound_digits(self) -> int:
        """Return an exponent above which a number is beyond both ends of the range."""
        # 10**e > 2**bits when e >= bits; the ends are below 2**bits.
        bits = max(abs(self._lower), abs(self._upper)).__ceil__().bit_length()
        return max(_PLAIN_EXPONENT, bits)

    def _tiny_digits(self) -> int:
        """Return an exponent below whose negative a number is nearer to zero than 2 tiny."""
        return max(_PLAIN_EXPONENT, self._tiny.denominator.bit_length())

    def _replacement(self, number: Decimal, *, large: bool) -> Fraction:
        if large:
            return self._lower if number.is_signed() else self._upper
        return -self._tiny if number.is_signed() else self._tiny
