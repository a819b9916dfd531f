"""What is claimed: theorems, as a graph over obligations and axioms.

Read the modules in this order:

* `axioms`: results from the literature and other premises that are trusted and not proved here;
* `paper`: the paper's theorems;
* `accuracy`: what the paper claims of accuracy;
* `ledger`: the theorems about the ledger mechanism, which is not in the paper.
"""
