"""Requests read back into the specification's own types."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import floor
from typing import TypeVar

from withhold_spec.accounted.records import Account, Contribution, Epoch, Series
from withhold_spec.noise import Tape
from withhold_spec.number import Number
from withhold_spec.params import Params
from withhold_vectors.generator.trace import KEYS

_INTEGER = re.compile(r"0|-?[1-9][0-9]*")
AGAIN = 1_000_003
VARIED = 1009
COUNTS = ("max_users", "max_samples", "grid", "horizon")

T = TypeVar("T")


def part(request: Mapping[str, object], name: str, kind: type[T]) -> T:
    """A field of a request. Raises: TypeError where it is of another kind."""
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
    """Whether a piece is asked for as it is with Gaussian noise."""
    return request.get("mechanism") == "gaussian"


def params_of(request: Mapping[str, object]) -> Params:
    """The parameters of a request. What is no integer is handed on, so that it is refused.

    Raises: ParameterError, UnboundedDataError.
    """
    fields = dict(part(request, "params", dict))
    for name in COUNTS:
        text = fields[name]
        if isinstance(text, str) and _INTEGER.fullmatch(text):
            fields[name] = int(text)
    fields["beta"] = fields.pop("delta")  # the paper's letter in version 1 of the vectors
    return Params(**fields)


class OnceTape:
    """A tape that gives something else when it is asked again: no draw may be made twice (E29).

    The k-th radius that it is asked for is k, so that a cell's noise is seen to be drawn within the one
    radius of its series, and for no more cells than that was asked for.
    """

    def __init__(self, tape: Tape) -> None:
        self._tape = tape
        self._asked: Counter[tuple[int, ...]] = Counter()
        self._radii: list[tuple[int, int, int]] = []
        self._drawn: Counter[int] = Counter()

    def laplace(self, counter: int, node: int, scale: Fraction) -> int:
        """The cell's noise; AGAIN more for each time that it was asked for before."""
        before = self._asked[counter, node]
        self._asked[counter, node] += 1
        return self._tape.laplace(counter, node, scale) + AGAIN * before

    def radius(self, counter: int, first_node: int, length: int, scale: Fraction) -> int:
        """Not written down: what is drawn within it is."""
        self._radii.append((counter, first_node, length))
        return len(self._radii)

    def uniform_noise(self, counter: int, node: int, radius: Number) -> int:
        """The cell's noise; AGAIN more unless the radius is that of its series, and not used up."""
        wrong = not self._fits(counter, node, radius)
        return self.laplace(counter, node, Fraction(1)) + AGAIN * wrong

    def gaussian(self, counter: int, node: int, variance: Fraction) -> int:
        """The cell's noise, and what the variance leaves modulo VARIED: so that it is seen, too."""
        return self.laplace(counter, node, Fraction(1)) + floor(variance) % VARIED

    def _fits(self, counter: int, node: int, radius: Number) -> bool:
        """Whether it is the one of the cell's series, which radii of counter 0 tell, and has a draw left."""
        series = [
            first for sums, first, size in self._radii if sums == 0 and first <= node < first + size
        ]
        numbered = enumerate(self._radii, start=1)
        right = [
            (k, size)
            for k, (sums, first, size) in numbered
            if sums == counter and [first] == series
        ]
        if [k for k, _ in right] != [radius]:
            return False
        number, size = right[0]
        self._drawn[number] += 1
        return self._drawn[number] <= size

    def choose(self, label: int, costs: Sequence[Number], rate: Fraction) -> int:
        """The level's choice; the next candidate for each time that it was asked for before."""
        before = self._asked[label,]
        self._asked[label,] += 1
        return (self._tape.choose(label, costs, rate) + before) % len(costs)


def tape_of(tape: Mapping[str, object]) -> OnceTape:
    """The draws that are written down; 0, or the first cheapest candidate, for all others."""
    return OnceTape(
        Tape(
            {
                (each["counter"], each["cell"]): int(each["noise"])
                for each in part(tape, "noise", list)
            },
            {each["level"]: each["choice"] for each in part(tape, "choices", list)},
        )
    )


def events_of(request: Mapping[str, object]) -> Sequence[tuple[object, object]]:
    """The stream: users and samples as they stand, good or bad."""
    return [(user, sample) for user, sample in part(request, "stream", list)]


def epochs_of(request: Mapping[str, object]) -> list[Epoch]:
    """Closed epochs, as steps show them."""
    return [_epoch(epoch) for epoch in part(request, "epochs", list)]


def series_of(series: Mapping[str, object]) -> Series:
    """Which epochs share the radii of their noise."""
    return Series(*(part(series, name, int) for name in ("first", "length", "probes")))


def account_of(account: Mapping[str, object]) -> Account:
    """A user's account; what is not given of it is 0."""
    names = {
        "covered": "released",
        "spent": "spent",
        "first": "first",
        "sum_cost": "sum_cost",
        "overhang_cost": "excess_cost",
    }
    given = {name: integer(account, key) for key, name in names.items() if key in account}
    return Account(series=part(account, "series", int), **given)


def offered(proposal: Mapping[str, object]) -> dict[str, int]:
    """The fields of an offer, which are those of a booking too."""
    return {name: integer(proposal, key) for key, name in KEYS.items()}


def _epoch(epoch: Mapping[str, object]) -> Epoch:
    contributions = tuple(
        _contribution(contribution) for contribution in part(epoch, "bookings", list)
    )
    samples = part(epoch, "samples", int)
    series = series_of(part(epoch, "series", dict))
    excess = None if epoch["overhang"] is None else integer(epoch, "overhang")
    return Epoch(samples, series, contributions, integer(epoch, "sum"), excess)


def _contribution(contribution: Mapping[str, object]) -> Contribution:
    return Contribution(
        part(contribution, "user", int),
        part(contribution, "size", int),
        **offered(contribution),
    )
