"""Tests of the ledger mechanism. Read in this order:

pieces             the file of single pieces: logarithm, budget limits, checkpoints, contributions
schedules          the release times of a series
closing            when an epoch closes, and in which series
posteriors         what single epochs say
clipped_posteriors sums near the ends of intervals, and beyond them
series_posteriors  the same after epochs of series, of few users, and of strata
views              what a policy sees when an epoch may close
proposals          what the shipped policy proposes
bars               the error bar
final              the file of the final release: the numbers of one
final_runs         runs that end with one
runs               whole runs; the form with Gaussian noise shares some of them
"""
