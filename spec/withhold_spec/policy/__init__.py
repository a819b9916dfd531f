"""The shipped policy of the ledger mechanism. It affects accuracy only, never privacy.

Read in this order:

    fixed_point   units, logarithms, roots and ratios
    budget_limit  how much of an account may be spent by a time
    scheduling    when epochs close, and which of them form a series
    strata        users by their public counts: places on a line, and what samples are worth
    line          a filter of the line of users' levels, and of the mean of all released samples
    mixture       the filters' answers, weighed: the estimate, and users' levels
    design        what unequal weights and noise do to a stratum's mean
    excess        what excesses show: how users scatter, and how many may lie far outside
    clipping      how far intervals may have moved the mean of all released samples
    measurement   what a released sum says of its stratum, and when that is in doubt
    posterior     what all epochs say
    intervals     intervals of the blocks' sums
    weights       how much each block counts
    blocks        the withheld blocks: budgets, strata and intervals
    error_bar     how far the estimate may be off, and what this assumes
    quantile      how many standard deviations that is at a confidence
    shipped       the policy itself
"""
