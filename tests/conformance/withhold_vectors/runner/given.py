"""Requests read into this package's types."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import TypeVar, cast, get_args

from withhold.core.errors import ParameterError
from withhold.core.params import Params
from withhold.core.records import Form, Mechanism
from withhold.testing import Tape
from withhold_vectors.runner.files import Json, is_object, is_objects

_INTEGER = re.compile(r"0|-?[1-9][0-9]*")
_RATIO = re.compile(r"[+-]?[0-9]+/[0-9]*[1-9][0-9]*")
_COUNTS = ("max_users", "max_samples", "grid", "horizon")
_FIELDS = (*_COUNTS, "epsilon", "delta", "lower", "upper", "prior", "extra_users", "weighting")

_AGAIN = 1_000_003
_VARIED = 1009

FORMS: tuple[str, ...] = (*get_args(Mechanism), "gaussian")
"""The mechanisms of the protocol; the last is the ledger mechanism's form for coordinates of vectors."""

T = TypeVar("T")


class RequestError(Exception):
    """The request is not one of the protocol. A vector that is not understood must not pass."""


def part(request: Mapping[str, object], name: str, kind: type[T]) -> T:
    """A field of the request.

    Raises:
        RequestError: it is missing, or of another type.
    """
    value = request.get(name)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise RequestError(f"{name} must be of type {kind.__name__}")
    return value


def integer(request: Mapping[str, object], name: str) -> int:
    """A field that holds an integer as text.

    Raises:
        RequestError: it does not.
    """
    text = part(request, name, str)
    if not _INTEGER.fullmatch(text):
        raise RequestError(f"{name} must be an integer as text")
    return int(text)


def rational(request: Mapping[str, object], name: str) -> Fraction:
    """A field that holds a rational as text."""
    return Fraction(part(request, name, str))


def params_of(given: object) -> Params:
    """The parameters of a request, good or bad.

    Raises:
        ParameterError, UnboundedDataError: a parameter is refused.
        RequestError: other fields than it should have.
    """
    if not is_object(given) or given.keys() != set(_FIELDS):
        raise RequestError("params must have exactly the eleven parameters")
    fields = dict(given)
    for name in _COUNTS:
        text = fields[name]
        if isinstance(text, str) and _INTEGER.fullmatch(text):
            fields[name] = int(text)
    fields["beta"] = fields.pop("delta")  # the paper's letter in version 1 of the vectors
    build = cast("Callable[..., Params]", Params)  # the fields may be bad: Params refuses them
    return build(**fields)


def with_epsilon(params: Params, epsilon: Fraction) -> Params:
    """The same parameters at another epsilon."""
    return Params(
        params.max_users,
        params.max_samples,
        epsilon,
        params.beta,
        params.lower,
        params.upper,
        params.grid,
        params.prior,
        params.horizon,
        params.extra_users,
        params.weighting,
    )


def mechanism_of(request: Mapping[str, object]) -> Form:
    """The mechanism of a request.

    Raises:
        ParameterError: there is none of that name.
    """
    name = part(request, "mechanism", str)
    if name not in FORMS:
        raise ParameterError("mechanism", "one of " + ", ".join(FORMS), name)
    return cast(Form, name)


def is_gaussian(request: Mapping[str, object]) -> bool:
    """Whether a piece is asked for as it is with Gaussian noise.

    Raises:
        RequestError: another mechanism is named.
    """
    if "mechanism" not in request:
        return False
    if request["mechanism"] != "gaussian":
        raise RequestError("a piece names no mechanism but gaussian")
    return True


class OnceTape(Tape):
    """A tape that gives something else when it is asked again: no draw may be made twice.

    Radii are numbered as they are asked for, and so it does within another radius than a series' only
    one, or for more cells than that was asked for.
    """

    def __init__(self, noise: Mapping[tuple[int, int], int], choices: Mapping[int, int]) -> None:
        super().__init__(noise, choices)
        self._asked: Counter[tuple[int, int]] = Counter()
        self._medians: Counter[int] = Counter()
        self._firsts: dict[int, list[int]] = {}  # by cell: where the radii for sums begin
        self._radii: dict[tuple[int, int], list[int]] = {}
        self._left: list[int] = []

    def laplace(self, counter: int, node: int, scale: Fraction) -> int:
        """The cell's noise, moved for each time that it was asked for before."""
        before = self._asked[counter, node]
        self._asked[counter, node] += 1
        return super().laplace(counter, node, scale) + _AGAIN * before

    def radius(self, counter: int, first_node: int, length: int, scale: Fraction) -> int:
        """How many radii were asked for, this one included."""
        if counter == 0:
            for node in range(first_node, first_node + length):
                self._firsts.setdefault(node, []).append(first_node)
        self._left.append(length)
        number = len(self._left)
        self._radii.setdefault((counter, first_node), []).append(number)
        return number

    def uniform_noise(self, counter: int, node: int, radius: int) -> int:
        """As `laplace`, and moved unless the radius is the series' one and has a draw left."""
        firsts = self._firsts.get(node, [])
        fits = len(firsts) == 1 and self._radii.get((counter, firsts[0])) == [radius]
        if fits:
            self._left[radius - 1] -= 1
            fits = self._left[radius - 1] >= 0
        return self.laplace(counter, node, Fraction(1)) + _AGAIN * (not fits)

    def gaussian(self, counter: int, node: int, variance: Fraction) -> int:
        """As `laplace`, and moved by what the variance, rounded down, leaves modulo 1009."""
        return self.laplace(counter, node, Fraction(1)) + int(variance) % _VARIED

    def choose(self, label: int, costs: Sequence[int], rate: Fraction) -> int:
        """The level's choice, moved for each time that it was asked for before."""
        before = self._medians[label]
        self._medians[label] += 1
        return (super().choose(label, costs, rate) + before) % len(costs)


def tape_of(tape: object) -> OnceTape:
    """The draws that are written down, none asked for yet."""
    if not is_object(tape) or tape.keys() != {"noise", "choices"}:
        raise RequestError("a tape must have noise and choices, and nothing else")
    noise, choices = tape["noise"], tape["choices"]
    if not is_objects(noise) or not is_objects(choices):
        raise RequestError("noise and choices must be lists of objects")
    return OnceTape(
        {
            (part(each, "counter", int), part(each, "cell", int)): integer(each, "noise")
            for each in noise
        },
        {part(each, "level", int): part(each, "choice", int) for each in choices},
    )


def sample_of(sample: object) -> object:
    """A sample as the estimators take it: they read decimal text, but not ratios."""
    if isinstance(sample, str) and _RATIO.fullmatch(sample):
        return Fraction(sample)
    return sample


def events_of(request: Json) -> list[tuple[object, object]]:
    """The stream's pairs of a user and a sample."""
    stream = part(request, "stream", list)
    if any(not isinstance(pair, list) or len(pair) != 2 for pair in stream):
        raise RequestError("a stream must be a list of pairs")
    return [(user, sample) for user, sample in stream]


def objects(request: Mapping[str, object], name: str) -> list[Json]:
    """A field that holds a list of objects.

    Raises:
        RequestError: it does not.
    """
    value = request.get(name)
    if not is_objects(value):
        raise RequestError(f"{name} must be a list of objects")
    return value
