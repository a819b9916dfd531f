"""Tests of the ledger mechanism. Read in this order:

pieces             the file of single pieces: logarithm, budget limits, checkpoints, contributions
schedules          the release times of a series
closing            when an epoch closes, and in which series
posteriors         the posterior of the mean after epochs
series_posteriors  the same after epochs of series, and where users are few
proposals          what the shipped policy proposes
runs               whole runs; the form with Gaussian noise shares some of them
"""
