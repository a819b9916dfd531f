"""Numbers on which the specification's own code runs in place of Python's numbers.

Read the modules in this order:

* `terms`: real and integer solver terms;
* `integers`, `machine`: unknown integers of any size, and unknown 64-bit words; code on them may
  branch, and every branch is followed;
* `abstract`: roots, logarithms and roundings as unknowns with stated properties;
* `secret`: numbers without a value, for proofs that code does not look at data;
* `free`: linear forms over symbols, so that one run stands for every value of every stream;
* `choices`: uniform draws whose every outcome is followed, for the exact law of a sampler.
"""
