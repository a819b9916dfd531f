"""Numbers as a summary shows them to a reader: never more favourable than they are."""

import math
from decimal import ROUND_CEILING, Context
from fractions import Fraction

_UPWARDS = Context(prec=3, rounding=ROUND_CEILING)
_LEAST_DIGITS, _MOST_DIGITS = 6, 17  # of an estimate


def percent(confidence: float) -> str:
    """A confidence as it was given, in percent.

    >>> percent(0.95), percent(0.999999999)
    ('95%', '99.9999999%')
    """
    return f"{100 * confidence:.12g}%"


def rounded_up(bar: float) -> str:
    """A half width with three digits, not less than it is.

    >>> rounded_up(0.01201), rounded_up(2.5), rounded_up(math.inf)
    ('0.0121', '2.5', 'inf')
    """
    return f"{float(_UPWARDS.create_decimal(repr(bar))):.3g}"


def with_bar(estimate: float, bar: float) -> str:
    """An estimate, with all digits that its bar leaves, and the bar.

    >>> with_bar(1700001796.25, 2.7), with_bar(0.2368, 0.01), with_bar(0.5, math.inf)
    ('1700001796.25 ± 2.7', '0.2368 ± 0.01', '0.5 ± inf')
    """
    digits = _LEAST_DIGITS
    if estimate and 0 < bar < math.inf:
        digits = 3 + math.floor(math.log10(abs(estimate))) - math.floor(math.log10(bar))
        digits = min(_MOST_DIGITS, max(_LEAST_DIGITS, digits))
    return f"{estimate:.{digits}g} ± {rounded_up(bar)}"


def at_most(spent: Fraction) -> str:
    """A privacy loss with six decimals, rounded up so that it is never understated."""
    millionths = math.ceil(spent * 10**6)
    return f"{millionths / 10**6:.6f}".rstrip("0").rstrip(".")
