"""What is wrong in print, as data: every entry with its place, counterexample and repair.

An entry's `as_printed` and `repaired` are dotted names; tests run both on the entry's
counterexample. The numbers E1 to E39 come from an independent audit of the paper's text. Every
entry has been derived again; if the result differs from the audit's, `agrees` is False and `note`
gives it. Read in this order:

    record    the shape of an entry
    privacy   E1  to E6
    inputs    E7  to E12
    accuracy  E13 to E20
    claims    E21 to E26
    edges     E27 to E33
    misprints E34 to E39
"""

from withhold_spec.errata.accuracy import ACCURACY
from withhold_spec.errata.claims import CLAIMS
from withhold_spec.errata.edges import EDGES
from withhold_spec.errata.inputs import INPUTS
from withhold_spec.errata.misprints import MISPRINTS
from withhold_spec.errata.privacy import PRIVACY
from withhold_spec.errata.record import Breaks, Erratum

ERRATA: tuple[Erratum, ...] = PRIVACY + INPUTS + ACCURACY + CLAIMS + EDGES + MISPRINTS
"""All entries, in the order of their numbers."""

__all__ = ["ERRATA", "Breaks", "Erratum"]
