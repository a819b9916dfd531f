"""The shipped policy of the ledger mechanism. It affects accuracy only, never privacy.

Read in this order:

    budget_limit  how much of an account may be spent by a time
    estimation    what the releases say about the mean and its error
    scheduling    when epochs close, and which of them form a series
    weight_caps   caps that limit each user's weight in an epoch
    shipped       the policy itself: intervals, weights and excess queries
"""
