"""Errors of private running means, at one user-level epsilon: python tests/bench/accuracy

The modules, in reading order: `arrivals`, `laws` and `streams` (who sends what, and when),
`methods` (the interface of a mechanism), the mechanisms themselves in `products` (withhold's own),
`bounded` on `trees`, `epochs`, `averages` and `peers` (other libraries), formulas to compare with
in `references`, `registry` (all of them by name), `measure` (errors over seeds), then the printed
tables: `tables`, `scaling` and `growth`.

These are measurements, not private releases: noise is drawn with numpy from known seeds.
"""
