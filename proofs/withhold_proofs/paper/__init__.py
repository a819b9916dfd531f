"""Obligations about the paper's algorithms.

Read the modules in this order. Each of these states obligations, and the modules in parentheses
hold parts of its checks:

* `release` (`release_runs`): withhold-release, whose sums hold at least half of the samples;
* `binary` (`binary_words`, `binary_runs`): the nodes of the binary mechanism;
* `steps` (`arbitrary`, `step_claims`): one step of algorithms 2 to 6, from any state, without bounds;
* `sensitivity` (`neighbours`, `distance`): how far a user moves the nodes;
* `alignment` (`budget`, `levels`): what moving the noise by that much costs;
* `median` (`median_law`, `median_quality`): the private median;
* `constants` (`displays`, `constant_terms`, `plan_terms`, `enclosures`): scales, widths and intervals as numbers;
* `utility` (`utility_events`, `utility_runs`): accuracy;
* `oblivious`: no count, address or charge depends on the value of a sample.

`statements` says how an obligation is written down. `mutants.toml` holds the deliberate errors that
these obligations must refute.
"""
