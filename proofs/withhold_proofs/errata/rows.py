"""Errata: a counterexample for what is printed, and a proof of the repair.

For every entry of `withhold_spec.errata` that a machine can refute there is an obligation with the
printed text, which must be REFUTED, paired with one that holds. Often both make the same statement, of
the printed and of the repaired function; a mutant then gives the repaired function the printed text.

    pairs        how a pair is stated
    budget       E1, E2, E5, E6
    costs        E7, E8, E10
    definitions  E3, E4, E9, E11, E12, E22
    accuracy     E13, E14, E17 to E20
    levels       E21, E25, E34, E35
    edges        E16, E24, E27 to E33, E36
"""

from __future__ import annotations

from collections.abc import Mapping

from withhold_proofs.errata import accuracy, budget, costs, definitions, edges, levels
from withhold_proofs.model import Obligation

GROUPS = (
    budget.PAIRS,
    costs.PAIRS,
    definitions.PAIRS,
    accuracy.PAIRS,
    levels.PAIRS,
    edges.PAIRS,
)

OBLIGATIONS: tuple[Obligation, ...] = tuple(
    obligation for pairs in GROUPS for pair in pairs for obligation in pair
)

NOT_REFUTED: Mapping[str, str] = {
    "E15": "unproved, not refuted: the stated bounds hide their constants",
    "E17b": "no number is printed that could be compared",
    "E21c": "true, and not sharp: release/fold has the sharp bound",
    "E23": "an order with hidden factors; nothing is printed that fails at one point",
    "E25b": "an error in a union bound; its cause is E25a",
    "E26": "true, and wasteful",
    "E33c": "a bin longer than the interval; E33b has what follows from it",
    "E33d": "the text leaves open which samples are taken, so no choice is wrong",
    "E33e": "a word",
    "E37a": "an error in a display; the displays after it are right",
    "E37b": "an error in a display; the display before it is right",
    "E37c": "an error in a display; eq:fulldelta is right",
    "E37d": "a reference",
    "E37e": "two meanings of one letter; the second display is private with either",
    "E38a": "a constant of a cited theorem, misquoted; k has the right one",
    "E38b": "a letter",
    "E39a": "a remark of the introduction; nothing rests on it",
    "E39b": "misprints",
}
"""The entries without an obligation, with the reason."""
