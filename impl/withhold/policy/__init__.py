"""The shipped policy of the ledger mechanism. It affects accuracy only, never privacy.

Read in this order:

    budgets      columns of budgets, in the units of accounts
    fixed_point  logarithms, powers, roots and ratios in fixed point
    scheduling   budget limits, and when epochs close
    places       users by their public sample counts, and what their samples count
    line         a filter of users' levels and of the mean
    design       how unequal weights and noise distort a mean
    excess       what excesses show
    posterior    what all epochs say
    intervals    intervals of blocks' sums
    weights      the weights of a stratum's blocks
    plan         what the proposals for an epoch are made from
    totals       what they add up to
    shipped      the proposals
    error_bar    how far the estimate may be off
"""
