"""What a port says of itself, and how it fails."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from withhold_vectors.codec.operations import MECHANISMS, OPERATIONS, SAMPLERS
from withhold_vectors.codec.text import printable
from withhold_vectors.codec.values import Json

PROTOCOL = 1
"""The version of the port protocol."""


class PortError(Exception):
    """The port gave no reply that can be compared: it ended, was too slow, or wrote something else."""


class Ask(Protocol):
    """Gives the reply to a request, without its id. A deep request may take longer.

    Raises: PortError where there is no reply.
    """

    def __call__(self, request: Json, *, deep: bool = False) -> Json: ...


@dataclass(frozen=True, slots=True)
class Capabilities:
    """What a program says it can do. `name` is for reports."""

    name: str
    ops: frozenset[str]
    mechanisms: frozenset[str]
    samplers: frozenset[str]

    def cover(self, request: Json) -> bool:
        """Whether the program is asked this request.

        A mechanism that does not exist has to be refused, so every program is asked for it.
        """
        mechanism, sampler = request.get("mechanism"), request.get("sampler")
        return (
            request.get("op") in self.ops
            and (mechanism is None or mechanism not in MECHANISMS or mechanism in self.mechanisms)
            and (sampler is None or sampler in self.samplers)
        )


def capabilities(reply: Json) -> Capabilities:
    """The capabilities that a reply to `hello` states.

    Raises:
        PortError: it is not such a reply.
    """
    wanted = {"protocol", "name", "version", "ops", "mechanisms", "samplers"}
    if reply.keys() != wanted:
        keys = ", ".join(sorted(wanted))
        raise PortError(f"the reply to hello must have exactly the keys {keys}")
    if reply["protocol"] != PROTOCOL:
        raise PortError(f"the port does not speak version {PROTOCOL} of the protocol")
    lists = {}
    for key, known in (("ops", OPERATIONS), ("mechanisms", MECHANISMS), ("samplers", SAMPLERS)):
        names = reply[key]
        if not isinstance(names, list) or not set(map(str, names)) <= set(known):
            raise PortError(f"{key} must be a list, with entries from: {', '.join(known)}")
        lists[key] = frozenset(map(str, names))
    name = printable(f"{reply['name']} {reply['version']}")
    return Capabilities(name, lists["ops"], lists["mechanisms"], lists["samplers"])
