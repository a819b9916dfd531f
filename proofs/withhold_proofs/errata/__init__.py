"""Statements that the paper prints wrongly: the printed form is refuted, the repaired form holds.

Read `rows` first, which collects the obligations, then `pairs`, which states a printed form and its
repair together. The checks are grouped by subject:

* `definitions`: neighbours, composition and sensitivity;
* `levels`: released samples, levels and counts;
* `costs`, `budget`: what a user's change costs, and what the printed scales pay for;
* `accuracy`: sums, totals, thresholds and tails;
* `edges`: where a printed formula has no value, or a wrong one.

`mutants.toml` holds the deliberate errors that these obligations must refute.
"""
