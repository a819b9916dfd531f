"""Profiles: what a port must do that has a part of the mechanisms only."""

from __future__ import annotations

from dataclasses import dataclass

from withhold_vectors.codec.values import Json

_EVERY_RUN = ("params", "grid", "sample")
_BASIC = ("uniform_below", "bernoulli_exp")


@dataclass(frozen=True)
class Profile:
    """A name, a sentence, and the operations, mechanisms and samplers that a port must claim."""

    name: str
    description: str
    ops: tuple[str, ...]
    mechanisms: tuple[str, ...]
    samplers: tuple[str, ...]

    def entry(self) -> Json:
        """The profile's entry in the manifest."""
        return {
            "name": self.name,
            "description": self.description,
            "ops": list(self.ops),
            "mechanisms": list(self.mechanisms),
            "samplers": list(self.samplers),
        }


PROFILES = (
    Profile(
        "ledger",
        "The default mechanism on numbers, with the shipped policy.",
        (*_EVERY_RUN, "contribution", "replay", "replay_decisions", "accumulated")
        + ("accumulated_samples",),
        ("ledger",),
        (*_BASIC, "radius", "uniform_noise"),
    ),
    Profile(
        "ledger-final",
        "The default mechanism on numbers, with the shipped policy, and its final release.",
        (*_EVERY_RUN, "final", "contribution", "replay", "replay_decisions", "replay_final")
        + ("accumulated", "accumulated_samples"),
        ("ledger",),
        (*_BASIC, "discrete_laplace", "radius", "uniform_noise"),
    ),
    Profile(
        "ledger-any-policy",
        "The default mechanism on numbers, with a policy of the port's own.",
        (*_EVERY_RUN, "contribution", "replay_decisions", "accumulated_samples"),
        ("ledger",),
        (*_BASIC, "radius", "uniform_noise"),
    ),
    Profile(
        "ledger-vectors",
        "The default mechanism on numbers and on vectors, with both of its forms.",
        (*_EVERY_RUN, "share", "contribution", "replay", "replay_decisions", "replay_vectors")
        + ("accumulated", "accumulated_samples"),
        ("ledger", "gaussian"),
        (*_BASIC, "discrete_laplace", "discrete_gaussian", "radius", "uniform_noise"),
    ),
    Profile(
        "full",
        "Algorithm 6 of the paper on numbers.",
        (*_EVERY_RUN, "blocks", "tree", "constants", "median", "replay", "accumulated")
        + ("accumulated_samples",),
        ("full",),
        (*_BASIC, "discrete_laplace", "choose"),
    ),
)
"""The profiles in the order of the manifest."""
