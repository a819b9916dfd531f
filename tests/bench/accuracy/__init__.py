"""Errors of private running means, at one user-level epsilon: python tests/bench/accuracy

The modules, in reading order: `arrivals`, `laws`, `unlike`, `unlike_further`, `unlike_known`, `unlike_recent`,
`unlike_fresh` and `streams` (who sends what, and when), `methods` (the interface of a mechanism), the
mechanisms themselves in `products` (withhold's own), `bounded` on `trees`, `epochs`, `averages`, `proportional`,
`factorisation` and `peers` (other libraries), formulas to compare with in `references`, `registry`
(all of them by name), `measure` and `users` (errors over seeds), then the printed tables: `tables`,
`users_tables`, `growth`, `gaussian` and `coordinates`.

These are measurements, not private releases: noise is drawn with numpy from known seeds.
"""
