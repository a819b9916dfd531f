"""The ledger mechanism: epochs of noisy weighted sums, and an exact privacy account per user.

It is not in the paper, but takes the same inputs and gives the same promise. Read in this order:

    interface   what a policy sees and decides, and the budget of an account
    records     accounts, contributions, series, epochs
    plan        the noise's scale, and what a full account stands for
    state       what a run remembers
    epoch       one step, and what an epoch adds up: the same for both kinds of noise
    pure        epsilon-DP: Laplace noise, and series of epochs that share K-norm noise
    gaussian    zCDP: Gaussian noise, for the coordinates of vectors
    restore     what a restore makes of a state: the open series ends
    dimensions  vectors: the share of the budget that each coordinate gets
    final       the final release: one noisy sum of all samples, with a budget of its own
"""
