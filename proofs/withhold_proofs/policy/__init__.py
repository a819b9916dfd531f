"""Obligations about the policy that the ledger mechanism ships with. Privacy does not depend on them.

Read the modules in this order:

* `rows`: the obligations;
* `terms`: the policy's own arithmetic on unknown integers, and budget limits;
* `logarithm`, `fixed_point`: its logarithm, powers, ratios and roots;
* `strata`: users' strata, places and worth;
* `filter`, `mixture`, `excess`: its filters, the estimate and users' levels, and what excesses show;
* `weights`, `intervals`: weights, and the intervals to which blocks are projected;
* `shipped`: its proposals, which stay within the available budget;
* `error_bar`: the error bar and its quantiles;
* `scheduling`: the schedules of series;
* `cases`, `runs`, `cached`: pseudo-random histories and small streams, and the policy run on them;
* `widths`: how many bits its numbers have.

`mutants.toml` holds the deliberate errors that these obligations must refute.
"""
