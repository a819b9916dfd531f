"""Requests read into the types of `withhold`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import TypeVar, cast

from withhold.core.counter import Numbers
from withhold.core.errors import ParameterError
from withhold.core.params import Params
from withhold.core.records import Form
from withhold.core.source import NoiseSource
from withhold.testing import Tape
from withhold_vectors.codec.draws import (
    choice_draw,
    gaussian_draw,
    laplace_draw,
    radius_draw,
    tape_radius,
    uniform_draw,
)
from withhold_vectors.codec.operations import MECHANISMS
from withhold_vectors.codec.values import Json, is_object, is_objects

_INTEGER = re.compile(r"0|-?[1-9][0-9]*")
_RATIO = re.compile(r"[+-]?[0-9]+/[0-9]*[1-9][0-9]*")
_COUNTS = ("max_users", "max_samples", "grid", "horizon")
_FIELDS = (
    *(*_COUNTS, "epsilon", "beta", "lower", "upper", "prior"),
    *("extra_users", "weighting", "homogeneous"),
)

T = TypeVar("T")


class RequestError(Exception):
    """The request is not one of the protocol: the port must report a fault, and not guess."""


def part(request: Mapping[str, object], name: str, kind: type[T]) -> T:
    """A field of the request.

    Raises:
        RequestError: the field is missing, or has another type.
    """
    value = request.get(name)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise RequestError(f"{name} must be of type {kind.__name__}")
    return value


def integer(request: Mapping[str, object], name: str) -> int:
    """A field that holds an integer as text.

    Raises:
        RequestError: the field is missing, or is not such a text.
    """
    text = part(request, name, str)
    if not _INTEGER.fullmatch(text):
        raise RequestError(f"{name} must be an integer as text")
    return int(text)


def rational(request: Mapping[str, object], name: str) -> Fraction:
    """A field that holds a rational as text."""
    return Fraction(part(request, name, str))


def params_of(given: object, **more: object) -> Params:
    """The parameters of a request, valid or not, and `more` that stand beside them.

    Raises:
        ParameterError, UnboundedDataError: a parameter is refused.
        RequestError: the parameters do not have exactly the twelve keys.
    """
    if not is_object(given) or given.keys() != set(_FIELDS):
        raise RequestError("params must have exactly the twelve parameters")
    fields = dict(given)
    for name, field in fields.items():
        if name != "homogeneous" and not isinstance(field, str | None):
            raise ParameterError(name, "text or null", type(field).__name__)
    for name in _COUNTS:
        text = fields[name]
        if isinstance(text, str) and _INTEGER.fullmatch(text):
            fields[name] = int(text)
    build = cast("Callable[..., Params]", Params)  # Params checks the types itself
    return build(**fields, **more)


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
        params.homogeneous,
    )


def mechanism_of(request: Mapping[str, object]) -> Form:
    """The mechanism of a request.

    Raises:
        ParameterError: no mechanism has this name.
    """
    name = part(request, "mechanism", str)
    if name not in MECHANISMS:
        raise ParameterError("mechanism", "one of " + ", ".join(MECHANISMS), name)
    return cast(Form, name)


def is_gaussian(request: Mapping[str, object]) -> bool:
    """Whether a piece of the ledger mechanism is asked for in its form with Gaussian noise."""
    return request.get("mechanism") == "gaussian"


class Noted:
    """A source that answers from another one, and notes what it is asked.

    It answers radii itself, because a tape states none: the radius depends on its address alone.
    """

    def __init__(self, source: NoiseSource) -> None:
        self._source = source
        self._draws: list[Json] = []

    def taken(self) -> list[Json]:
        """The draws since the last call."""
        draws, self._draws = self._draws, []
        return draws

    def laplace(self, counter: int, node: int, scale: Fraction) -> int:
        """The noise of a node."""
        self._draws.append(laplace_draw(counter, node, scale))
        return self._source.laplace(counter, node, scale)

    def laplace_many(self, counter: int, first_node: int, count: int, scale: Fraction) -> Numbers:
        """The noise of consecutive nodes, noted node by node."""
        nodes = range(first_node, first_node + count)
        self._draws += [laplace_draw(counter, node, scale) for node in nodes]
        return self._source.laplace_many(counter, first_node, count, scale)

    def radius(self, counter: int, first_node: int, length: int, sums: int, scale: Fraction) -> int:
        """The radius at an address."""
        radius = tape_radius(counter, first_node)
        self._draws.append(radius_draw(counter, first_node, length, sums, scale, radius))
        return radius

    def uniform_noise(self, counter: int, node: int, sums: int, radius: int) -> tuple[int, ...]:
        """The noise of a node of each counter."""
        self._draws.append(uniform_draw(counter, node, sums, radius))
        return self._source.uniform_noise(counter, node, sums, radius)

    def gaussian(self, counter: int, node: int, variance: Fraction) -> int:
        """The noise of a node."""
        self._draws.append(gaussian_draw(counter, node, variance))
        return self._source.gaussian(counter, node, variance)

    def choose(self, label: int, costs: Sequence[int], rate: Fraction) -> int:
        """The choice of a level's median."""
        self._draws.append(choice_draw(label, rate))
        return self._source.choose(label, costs, rate)


def tape_of(tape: object) -> Tape:
    """A new tape with the draws that the request writes down.

    Raises:
        RequestError: they are not in the form of a tape.
    """
    if not is_object(tape) or tape.keys() != {"noise", "choices"}:
        raise RequestError("a tape must have noise and choices, and nothing else")
    noise, choices = tape["noise"], tape["choices"]
    if not is_objects(noise) or not is_objects(choices):
        raise RequestError("noise and choices must be lists of objects")
    expect_keys(noise, {"counter", "node", "noise"})
    expect_keys(choices, {"level", "choice"})
    return Tape(
        {
            (part(each, "counter", int), part(each, "node", int)): integer(each, "noise")
            for each in noise
        },
        {part(each, "level", int): part(each, "choice", int) for each in choices},
    )


def sample_of(sample: object) -> object:
    """A sample as the estimators take it: they read decimal text, but no ratios, and also numbers.

    What is not text becomes None, which they refuse.
    """
    if not isinstance(sample, str):
        return None
    return Fraction(sample) if _RATIO.fullmatch(sample) else sample


def events_of(request: Json) -> list[tuple[object, object]]:
    """The stream: pairs of a user and a sample, valid or not.

    Raises:
        RequestError: the stream is not a list of pairs.
    """
    stream = part(request, "stream", list)
    if any(not isinstance(pair, list) or len(pair) != 2 for pair in stream):
        raise RequestError("a stream must be a list of pairs")
    return [(user, sample) for user, sample in stream]


def confidences_of(request: Json) -> list[Fraction]:
    """The confidences of error bars, which may be out of range.

    Raises:
        RequestError: one is not a number as text.
    """
    texts = part(request, "confidences", list)
    if not all(isinstance(text, str) for text in texts):
        raise RequestError("a confidence must be a number as text")
    return [Fraction(text) for text in texts]


def expect_keys(given: Sequence[Json], keys: set[str]) -> None:
    """Refuses objects with other keys.

    Raises:
        RequestError: an object has another key, or lacks one.
    """
    for each in given:
        if each.keys() != keys:
            raise RequestError(f"an object must have exactly the keys {', '.join(sorted(keys))}")


def objects(request: Mapping[str, object], name: str) -> list[Json]:
    """A field that holds a list of objects.

    Raises:
        RequestError: the field is missing, or is not such a list.
    """
    value = request.get(name)
    if not is_objects(value):
        raise RequestError(f"{name} must be a list of objects")
    return value
