"""Machine-checked obligations about the executable specification and the implementation.

Read `model` first: it defines obligations, queries, mutants, axioms and theorems. Then read the
rooms in this order:

* `theorems`: what is claimed, and which obligations and axioms each claim rests on;
* `numbers`: solver terms and other stand-ins on which the specification's own code runs;
* `streams`: arrival patterns, and runs of the specification over all of them;
* `paper`: obligations about the paper's algorithms;
* `errata`: statements that the paper prints wrongly, refuted, with their repairs;
* `accounted`: obligations about the ledger mechanism;
* `policy`: obligations about the policy that the ledger mechanism ships with;
* `samplers`: the laws of the samplers;
* `refinement`: obligations that tie the implementation to the specification;
* `engine`: how obligations and mutants are decided;
* `report`: tables, exports, committed results and generated pages.

`registry` collects what the rooms state, and `cli` is the command `withhold prove`.
"""
