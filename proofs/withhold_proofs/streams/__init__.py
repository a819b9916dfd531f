"""Arrival patterns, and runs of the specification over all of them within bounds.

Read the modules in this order:

* `draws`: sources of draws that refuse the kinds of noise that an algorithm must not ask for;
* `patterns`: all patterns up to the names of users, on symbolic samples;
* `runs`: what every step of every such run releases;
* `direct`: two neighbouring runs, one after the other, on solver terms;
* `arrivals`: all patterns in one query, with the arrivals unknown as well;
* `walks`: runs on known samples that can be told apart in a sum;
* `search`: exhaustive search for a smallest counterexample.
"""
