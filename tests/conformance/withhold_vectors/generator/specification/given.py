"""Requests read into the specification's types."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TypeVar

from withhold_spec.accounted.records import Account, Contribution, Epoch, Series
from withhold_spec.errors import ParameterError
from withhold_spec.noise import Source, Tape
from withhold_spec.number import Number
from withhold_spec.params import Params
from withhold_vectors.codec.draws import (
    choice_draw,
    gaussian_draw,
    laplace_draw,
    radius_draw,
    tape_radius,
    uniform_draw,
)
from withhold_vectors.codec.trace import PROPOSAL_KEYS
from withhold_vectors.codec.values import Json

_INTEGER = re.compile(r"0|-?[1-9][0-9]*")
COUNTS = ("max_users", "max_samples", "grid", "horizon")

T = TypeVar("T")


def part(request: Mapping[str, object], name: str, kind: type[T]) -> T:
    """A field of a request. Raises: TypeError if it has another type."""
    value = request[name]
    if not isinstance(value, kind):
        raise TypeError(f"{name} must be a {kind.__name__}, not {value!r}")
    return value


def integer(request: Mapping[str, object], name: str) -> int:
    """A field that holds an integer as text."""
    return int(part(request, name, str))


def rational(request: Mapping[str, object], name: str) -> Fraction:
    """A field that holds a rational as text."""
    return Fraction(part(request, name, str))


def is_gaussian(request: Mapping[str, object]) -> bool:
    """Whether a piece of the ledger mechanism is asked for in its form with Gaussian noise."""
    return request.get("mechanism") == "gaussian"


def params_of(request: Mapping[str, object]) -> Params:
    """The parameters of a request. A count that is no integer is passed on, so that it is refused.

    Raises: ParameterError, UnboundedDataError.
    """
    fields = dict(part(request, "params", dict))
    for name, given in fields.items():
        if name != "homogeneous" and not isinstance(given, str | None):
            raise ParameterError(name, "text or null", given)
    for name in COUNTS:
        text = fields[name]
        if isinstance(text, str) and _INTEGER.fullmatch(text):
            fields[name] = int(text)
    return Params(**fields)


def text_of(sample: object) -> str:
    """The sample, if it is text; otherwise empty text, which is refused like it."""
    return sample if isinstance(sample, str) else ""


class Noted:
    """A source that answers from another one, and notes what it is asked.

    It answers radii itself, because a tape states none: the radius depends on its address alone.
    """

    def __init__(self, source: Source) -> None:
        self._source = source
        self._draws: list[Json] = []

    def taken(self) -> list[Json]:
        """The draws since the last call."""
        draws, self._draws = self._draws, []
        return draws

    def laplace(self, counter: int, node: int, scale: Fraction) -> Number:
        """The noise of a node."""
        self._draws.append(laplace_draw(counter, node, scale))
        return self._source.laplace(counter, node, scale)

    def radius(self, counter: int, first_node: int, length: int, sums: int, scale: Fraction) -> int:
        """The radius at an address."""
        radius = tape_radius(counter, first_node)
        self._draws.append(radius_draw(counter, first_node, length, sums, scale, radius))
        return radius

    def uniform_noise(
        self, counter: int, node: int, sums: int, radius: Number
    ) -> tuple[Number, ...]:
        """The noise of a node of each counter."""
        self._draws.append(uniform_draw(counter, node, sums, radius))
        return self._source.uniform_noise(counter, node, sums, radius)

    def gaussian(self, counter: int, node: int, variance: Fraction) -> Number:
        """The noise of a node."""
        self._draws.append(gaussian_draw(counter, node, variance))
        return self._source.gaussian(counter, node, variance)

    def choose(self, label: int, costs: Sequence[Number], rate: Fraction) -> int:
        """The choice of a level's median."""
        self._draws.append(choice_draw(label, rate))
        return self._source.choose(label, costs, rate)


def tape_of(tape: Mapping[str, object]) -> Tape:
    """The draws that are written down. Others are 0, or the first candidate of least cost."""
    return Tape(
        {(each["counter"], each["node"]): int(each["noise"]) for each in part(tape, "noise", list)},
        {each["level"]: each["choice"] for each in part(tape, "choices", list)},
    )


def events_of(request: Mapping[str, object]) -> Sequence[tuple[object, object]]:
    """The stream: users and samples as they are given, valid or not."""
    return [(user, sample) for user, sample in part(request, "stream", list)]


def epochs_of(request: Mapping[str, object]) -> list[Epoch]:
    """Closed epochs, in the form that they have in a step."""
    return [_epoch(epoch) for epoch in part(request, "epochs", list)]


def series_of(series: Mapping[str, object]) -> Series:
    """A series: epochs that share one radius of noise for their sums, and one for their excesses."""
    names = ("first", "length", "excess_queries", "strata")
    return Series(*(part(series, name, int) for name in names))


def account_of(account: Mapping[str, object]) -> Account:
    """A user's account; fields that are not given are 0."""
    names = ("released", "spent", "first", "sum_cost", "excess_cost")
    given = {name: integer(account, name) for name in names if name in account}
    return Account(series=part(account, "series", int), **given)


def proposed(proposal: Mapping[str, object]) -> dict[str, int]:
    """The fields of a proposal, which a contribution has as well."""
    return {name: integer(proposal, name) for name in PROPOSAL_KEYS}


def _epoch(epoch: Mapping[str, object]) -> Epoch:
    contributions = tuple(
        _contribution(contribution) for contribution in part(epoch, "contributions", list)
    )
    samples = part(epoch, "samples", int)
    series = series_of(part(epoch, "series", dict))
    excess = None if epoch["excess"] is None else integer(epoch, "excess")
    sums = tuple(int(each) for each in part(epoch, "sums", list))
    return Epoch(samples, series, contributions, sums, excess)


def _contribution(contribution: Mapping[str, object]) -> Contribution:
    return Contribution(
        part(contribution, "user", int),
        part(contribution, "size", int),
        **proposed(contribution),
    )
