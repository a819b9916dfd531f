"""How many examples property tests draw: the counts are set here alone.

With WITHHOLD_DEEP set, tests draw twenty times as many.
"""

import os

DEEP = bool(os.environ.get("WITHHOLD_DEEP"))
_FACTOR = 20 if DEEP else 1

MANY = 60 * _FACTOR
"""For the comparison of whole runs with the specification, and for fast functions with rare cases."""

USUAL = 25 * _FACTOR
"""For tests that do not choose."""

RUNS = 8 * _FACTOR
"""For tests that take a whole run, or several, for each example."""

FEW = 6 * _FACTOR
"""For long runs, and for checks that must find a fault."""

COSTLY = 3 * _FACTOR
"""For constants that take a second to compute."""
