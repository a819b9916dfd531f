"""How far running means are from the truth, at one user-level epsilon: python tests/bench/accuracy

What is here, in reading order: `arrivals`, `laws` and `streams` (who sends what, and when),
`methods` (what a mechanism is here), the mechanisms themselves in `products` (withhold's own),
`bounded` on `trees`, `epochs`, `averages` and `peers` (other libraries), formulas to compare with
in `references`, `registry` (all of them by name), `measure` (errors over seeds), then what is
printed: `tables`, `scaling` and `growth`.

Nothing here is a release: noise is drawn with numpy from known seeds.
"""
