"""Obligations that tie the implementation to the specification.

Modules that state obligations know the implementation; the others take its functions as arguments.
Read them in this order:

* `rows`: index arithmetic, the counter, whole runs and samplers, with the checks in `index` and
  `runs`;
* `ledger`: the ledger mechanism, with the checks in `ledger_checks`;
* `gaussian`: its Gaussian noise, with the checks in `gaussian_checks`.

`mutants.toml` holds the deliberate errors in the implementation that these obligations must refute.
"""
