"""Fractions as decimal text, computed without floats."""

from __future__ import annotations

from fractions import Fraction


def decimal(number: Fraction | int, digits: int = 4) -> str:
    """The number with that many significant digits, rounded half to even.

    >>> [decimal(each) for each in (Fraction(2, 3), 17, Fraction(850491, 1000), Fraction(3, 10**7))]
    ['0.6667', '17', '850.5', '3e-7']
    """
    exact = Fraction(number)
    if exact < 0:
        return "-" + decimal(-exact, digits)
    if exact == 0:
        return "0"
    exponent = 0
    while exact >= Fraction(10) ** (exponent + 1):
        exponent += 1
    while exact < Fraction(10) ** exponent:
        exponent -= 1
    mantissa = round(exact / Fraction(10) ** (exponent - digits + 1))
    if exponent < -4:
        text = str(mantissa)
        return f"{_trimmed(text[0] + '.' + text[1:])}e{exponent}"
    places = max(0, digits - 1 - exponent)
    scaled = str(round(exact * 10**places)).rjust(places + 1, "0")
    if not places:
        return scaled
    return _trimmed(f"{scaled[:-places]}.{scaled[-places:]}")


def _trimmed(text: str) -> str:
    return text.rstrip("0").rstrip(".") if "." in text else text
