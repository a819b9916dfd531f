"""Obligations about the policy that the ledger mechanism ships with. Privacy does not depend on them.

Read the modules in this order:

* `rows`: the obligations;
* `terms`: the policy's own arithmetic on unknown integers;
* `logarithm`: its logarithm;
* `estimation`: its posterior of the mean and its excess queries;
* `weight_caps`, `intervals`: the largest weights, and the intervals to which blocks are projected;
* `shipped`: its proposals, which stay within the available budget;
* `scheduling`: the schedules of series;
* `cases`, `runs`: pseudo-random histories and small streams, and the policy run on them.

`mutants.toml` holds the deliberate errors that these obligations must refute.
"""
