"""Requests read into the types of `withhold`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import TypeVar, cast

from withhold.core.errors import ParameterError
from withhold.core.params import Params
from withhold.core.records import Form
from withhold.testing import Tape
from withhold_vectors.codec.operations import MECHANISMS
from withhold_vectors.codec.values import Json, is_object, is_objects

_INTEGER = re.compile(r"0|-?[1-9][0-9]*")
_RATIO = re.compile(r"[+-]?[0-9]+/[0-9]*[1-9][0-9]*")
_COUNTS = ("max_users", "max_samples", "grid", "horizon")
_FIELDS = (*_COUNTS, "epsilon", "delta", "lower", "upper", "prior", "extra_users", "weighting")

_AGAIN = 1_000_003
"""How much more noise a tape answers for each time that the same draw was made before."""

_VARIED = 1009
"""A tape adds the variance of Gaussian noise modulo this, so that a wrong variance is seen."""

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


def params_of(given: object) -> Params:
    """The parameters of a request, valid or not.

    Raises:
        ParameterError, UnboundedDataError: a parameter is refused.
        RequestError: the parameters do not have exactly the eleven keys.
    """
    if not is_object(given) or given.keys() != set(_FIELDS):
        raise RequestError("params must have exactly the eleven parameters")
    fields = dict(given)
    for name in _COUNTS:
        text = fields[name]
        if isinstance(text, str) and _INTEGER.fullmatch(text):
            fields[name] = int(text)
    fields["beta"] = fields.pop("delta")  # version 1 has the paper's name of beta
    build = cast("Callable[..., Params]", Params)  # Params checks the types itself
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
        ParameterError: no mechanism has this name.
    """
    name = part(request, "mechanism", str)
    if name not in MECHANISMS:
        raise ParameterError("mechanism", "one of " + ", ".join(MECHANISMS), name)
    return cast(Form, name)


def is_gaussian(request: Mapping[str, object]) -> bool:
    """Whether a piece of the ledger mechanism is asked for in its form with Gaussian noise."""
    return request.get("mechanism") == "gaussian"


class OnceTape(Tape):
    """A tape that answers differently when a draw is made twice, so that the trace shows the mistake.

    The k-th radius that is drawn is k. The noise of a node is moved unless it is drawn inside the only
    radius of its series, and at most as many times as that radius was drawn for.
    """

    def __init__(self, noise: Mapping[tuple[int, int], int], choices: Mapping[int, int]) -> None:
        super().__init__(noise, choices)
        self._asked: Counter[tuple[int, int]] = Counter()
        self._medians: Counter[int] = Counter()
        self._firsts: dict[int, list[int]] = {}  # for each node, the first nodes of its radii
        self._radii: dict[tuple[int, int], list[int]] = {}
        self._left: list[int] = []

    def laplace(self, counter: int, node: int, scale: Fraction) -> int:
        """The node's noise, moved for each time that it was drawn before."""
        before = self._asked[counter, node]
        self._asked[counter, node] += 1
        return super().laplace(counter, node, scale) + _AGAIN * before

    def radius(self, counter: int, first_node: int, length: int, scale: Fraction) -> int:
        """The number of radii drawn so far, this one included."""
        if counter == 0:
            for node in range(first_node, first_node + length):
                self._firsts.setdefault(node, []).append(first_node)
        self._left.append(length)
        number = len(self._left)
        self._radii.setdefault((counter, first_node), []).append(number)
        return number

    def uniform_noise(self, counter: int, node: int, radius: int) -> int:
        """As `laplace`, and moved unless the radius is the one of the node's series, with a draw left."""
        firsts = self._firsts.get(node, [])
        fits = len(firsts) == 1 and self._radii.get((counter, firsts[0])) == [radius]
        if fits:
            self._left[radius - 1] -= 1
            fits = self._left[radius - 1] >= 0
        return self.laplace(counter, node, Fraction(1)) + _AGAIN * (not fits)

    def gaussian(self, counter: int, node: int, variance: Fraction) -> int:
        """As `laplace`, and moved by the variance, rounded down, modulo 1009."""
        return self.laplace(counter, node, Fraction(1)) + int(variance) % _VARIED

    def choose(self, label: int, costs: Sequence[int], rate: Fraction) -> int:
        """The level's choice, moved for each time that it was drawn before."""
        before = self._medians[label]
        self._medians[label] += 1
        return (super().choose(label, costs, rate) + before) % len(costs)


def tape_of(tape: object) -> OnceTape:
    """A new tape with the draws that the request writes down.

    Raises:
        RequestError: they are not in the form of a tape.
    """
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
    """A sample as the estimators take it: they read decimal text, but no ratios."""
    if isinstance(sample, str) and _RATIO.fullmatch(sample):
        return Fraction(sample)
    return sample


def events_of(request: Json) -> list[tuple[object, object]]:
    """The stream: pairs of a user and a sample, valid or not.

    Raises:
        RequestError: the stream is not a list of pairs.
    """
    stream = part(request, "stream", list)
    if any(not isinstance(pair, list) or len(pair) != 2 for pair in stream):
        raise RequestError("a stream must be a list of pairs")
    return [(user, sample) for user, sample in stream]


def objects(request: Mapping[str, object], name: str) -> list[Json]:
    """A field that holds a list of objects.

    Raises:
        RequestError: the field is missing, or is not such a list.
    """
    value = request.get(name)
    if not is_objects(value):
        raise RequestError(f"{name} must be a list of objects")
    return value
