"""Requests read into the specification's types."""

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
from withhold_vectors.codec.keys import ACCOUNT_KEYS, PROPOSAL_KEYS

_INTEGER = re.compile(r"0|-?[1-9][0-9]*")
AGAIN = 1_000_003
"""How much more noise a tape answers for each time that the same draw was made before."""
VARIED = 1009
"""A tape adds the variance of Gaussian noise modulo this, so that a wrong variance is seen."""
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
    for name in COUNTS:
        text = fields[name]
        if isinstance(text, str) and _INTEGER.fullmatch(text):
            fields[name] = int(text)
    fields["beta"] = fields.pop("delta")  # version 1 has the paper's name of beta
    return Params(**fields)


class OnceTape:
    """A tape that answers differently when a draw is made twice, so that the trace shows it (E29).

    The k-th radius that is drawn is k. The noise of a node is moved unless it is drawn inside the only
    radius of its series, and at most as many times as that radius was drawn for.
    """

    def __init__(self, tape: Tape) -> None:
        self._tape = tape
        self._asked: Counter[tuple[int, ...]] = Counter()
        self._radii: list[tuple[int, int, int]] = []
        self._drawn: Counter[int] = Counter()

    def laplace(self, counter: int, node: int, scale: Fraction) -> int:
        """The node's noise; AGAIN more for each time that it was drawn before."""
        before = self._asked[counter, node]
        self._asked[counter, node] += 1
        return self._tape.laplace(counter, node, scale) + AGAIN * before

    def radius(self, counter: int, first_node: int, length: int, scale: Fraction) -> int:
        """The number of radii drawn so far. A tape writes down the noise inside a radius, and no radius."""
        self._radii.append((counter, first_node, length))
        return len(self._radii)

    def uniform_noise(self, counter: int, node: int, radius: Number) -> int:
        """The node's noise; AGAIN more unless the radius is the one of its series, with a draw left."""
        wrong = not self._fits(counter, node, radius)
        return self.laplace(counter, node, Fraction(1)) + AGAIN * wrong

    def gaussian(self, counter: int, node: int, variance: Fraction) -> int:
        """The node's noise plus the variance, rounded down, modulo VARIED."""
        return self.laplace(counter, node, Fraction(1)) + floor(variance) % VARIED

    def _fits(self, counter: int, node: int, radius: Number) -> bool:
        """Whether the radius is the one of the node's series, with a draw left; counts the draw.

        The series are those for which radii of counter 0 were drawn.
        """
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
        """The level's choice; the next candidate for each time that it was drawn before."""
        before = self._asked[label,]
        self._asked[label,] += 1
        return (self._tape.choose(label, costs, rate) + before) % len(costs)


def tape_of(tape: Mapping[str, object]) -> OnceTape:
    """The draws that are written down. Others are 0, or the first candidate of least cost."""
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
    """The stream: users and samples as they are given, valid or not."""
    return [(user, sample) for user, sample in part(request, "stream", list)]


def epochs_of(request: Mapping[str, object]) -> list[Epoch]:
    """Closed epochs, in the form that they have in a step."""
    return [_epoch(epoch) for epoch in part(request, "epochs", list)]


def series_of(series: Mapping[str, object]) -> Series:
    """A series: epochs that share one radius of noise for their sums, and one for their excesses."""
    return Series(*(part(series, name, int) for name in ("first", "length", "probes")))


def account_of(account: Mapping[str, object]) -> Account:
    """A user's account; fields that are not given are 0."""
    given = {name: integer(account, key) for key, name in ACCOUNT_KEYS.items() if key in account}
    return Account(series=part(account, "series", int), **given)


def proposed(proposal: Mapping[str, object]) -> dict[str, int]:
    """The fields of a proposal, which a contribution has as well."""
    return {name: integer(proposal, key) for key, name in PROPOSAL_KEYS.items()}


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
        **proposed(contribution),
    )
