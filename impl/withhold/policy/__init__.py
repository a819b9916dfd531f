"""The shipped policy of the ledger mechanism. It affects accuracy only, never privacy.

Read in this order:

    budgets      columns of budgets, in the units of accounts
    scheduling   budget limits, and when epochs close
    estimation   the posterior of the mean
    weight_caps  caps that limit each user's weight in an epoch
    shipped      the proposals for an epoch
"""
