"""Flags of tests. Read in this order:

notes         all flags, each with the behaviour that it requires and the mistakes that it finds
paper_notes   those of the parameters, the paper's algorithms, the samplers and vectors
ledger_notes  those of the ledger mechanism, in both of its forms
mutants       the mutants that the tests of a flag reject, with gaussian_mutants and ledger_mutants
"""
