"""Obligations about the ledger mechanism, which is not in the paper.

Read the modules in this order:

* `settings`: parameters and arbitrary policies for bounded runs;
* `runs`, `streams`: the mechanism run over all arrivals and closings, on known numbers and on the
  solver terms of two neighbouring streams; `claims` says what must hold of such a pair;
* `terms`: steps of inductions, for any account, proposal and samples;
* `steps` (`arbitrary`): one step from any state, without bounds;
* `series`, `series_follow`, `series_rows`: series of epochs, without bounds;
* `draws`: which noise is drawn, and when;
* `pure`: the obligations with uniform noise in a radius;
* `final`: the final release, without bounds;
* `gaussian_moments`, `gaussian_shares`, `gaussian_terms`, `gaussian_streams`, `gaussian_runs`: the
  same questions for Gaussian noise;
* `gaussian`: the obligations with Gaussian noise.

`mutants.toml` holds the deliberate errors that these obligations must refute.
"""
