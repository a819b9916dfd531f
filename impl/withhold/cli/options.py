"""Parameters of the mechanism as command line text, read exactly: 0.1 is 1/10."""

import argparse
import re
from fractions import Fraction
from typing import get_args

from withhold.core.errors import ParameterError, WithholdError
from withhold.core.params import MAX_COUNT, Params, Weighting, exact

MECHANISMS = ("ledger", "full", "multiple", "single", "wishful", "naive")
WEIGHTINGS: tuple[Weighting, ...] = get_args(Weighting)
AUTO = "auto"
DEFAULT_BETA = "1/20"
_INTEGER = re.compile(r"[+-]?[0-9]{1,40}")
_SHOWN = Fraction(10**300)  # estimates are shown as doubles
_MOST_DIGITS = 2000  # Python writes no integers of more than 4300 digits
_SUREST = Fraction(999_999_999, 1_000_000_000)


class UsageError(WithholdError):
    """The command line is invalid; nothing was opened or written."""


def add_budget(parser: argparse._ActionsContainer, required: bool = True) -> None:
    """Add the options that bound users, samples and the failure probability."""
    parser.add_argument(
        "--max-users", required=required, metavar="N", help="most users there can be (public)"
    )
    parser.add_argument(
        "--max-samples",
        required=required,
        metavar="M",
        help="how many samples of one user count; later ones are ignored",
    )
    parser.add_argument(
        "--beta",
        default=DEFAULT_BETA,
        metavar="D",
        help="failure probability of the paper's accuracy theorems (default %(default)s); privacy "
        "does not depend on it: the guarantee is pure epsilon; ledger does not use it",
    )


def add_final_share(parser: argparse._ActionsContainer) -> None:
    """Add the option that divides the budget."""
    parser.add_argument(
        "--final-share",
        default="0",
        metavar="S",
        help="ledger only: the share of epsilon, such as 1/2, that is kept for one final release: the mean "
        "of all samples, with an error bar that assumes nothing about users (default %(default)s)",
    )


def count(flag: str, text: str, most: int = MAX_COUNT) -> int:
    """Return the integer in `text`.

    Raises: UsageError with the flag and its range if it is not an integer from 1 to `most`.
    """
    number = int(text) if _INTEGER.fullmatch(text) else 0
    if not 1 <= number <= most:
        power = most.bit_length() - 1
        shown = f"2**{power}" if most == 2**power and power > 9 else str(most)
        raise UsageError(f"{flag} must be an integer from 1 to {shown}, not {text!r}")
    return number


def confidence(text: str) -> float:
    """Return the confidence of the error bars.

    Raises: UsageError with the range if `text` is not a number in it.
    """
    allowed = "more than 0 and at most 0.999999999"
    try:
        number = exact("--confidence", text, allowed)
    except ParameterError as error:
        raise UsageError(str(error)) from None
    if not 0 < number <= _SUREST:
        raise UsageError(str(ParameterError("--confidence", allowed, text)))
    return float(number)


def params(options: argparse.Namespace, epsilon: str) -> Params:
    """Return the checked parameters, without a horizon if the input is to be counted first.

    Raises: UsageError with the flag and its range.
    """
    horizon: str | None = None if options.horizon == AUTO else options.horizon
    weighting: Weighting = options.weighting or WEIGHTINGS[0]
    try:
        checked = Params(
            max_users=count("--max-users", options.max_users),
            max_samples=count("--max-samples", options.max_samples),
            epsilon=epsilon,
            beta=options.beta,
            lower=options.lower,
            upper=options.upper,
            grid=count("--grid", options.grid, 2**32),
            prior=options.prior,
            horizon=None if horizon is None else count("--horizon", horizon),
            extra_users=options.extra_users,
            weighting=weighting,
            homogeneous=options.homogeneous,
            final_share=options.final_share,
        )
    except ParameterError as error:
        raise UsageError(with_flag(error)) from None
    _check_digits(checked)
    if max(abs(checked.lower), abs(checked.upper)) > _SHOWN or checked.width < 1 / _SHOWN:
        raise UsageError(
            "--lower and --upper must be numbers that a decimal can show (1e-300..1e300)"
        )
    return checked


def _check_digits(params: Params) -> None:
    """Raises: UsageError for a number that is too long to be shown."""
    for name in ("epsilon", "beta", "lower", "upper", "prior", "final_share"):
        number: Fraction | None = getattr(params, name)
        if (
            number is not None
            and max(abs(number.numerator), number.denominator) >= 10**_MOST_DIGITS
        ):
            raise UsageError(
                f"{flag_of(name)} must have at most {_MOST_DIGITS:,} digits as a quotient"
            )


def with_flag(error: ParameterError) -> str:
    """Return the message of `error` with the parameter named as the command line spells it."""
    return flag_of(error.name) + str(error).removeprefix(error.name)


def flag_of(name: str) -> str:
    """Return a parameter as the command line spells it.

    >>> flag_of("max_users")
    '--max-users'
    """
    return "--" + name.replace("_", "-")
