"""The ledger mechanism: epochs of noisy weighted sums, and a privacy account per user.

Read in this order:

    constants  the noise's scale, and what a full account stands for
    squares    columns of squared budget units
    books      account books: what users have spent, and what contributions cost
    noise      the noise of epochs: K-norm noise of a series, or Gaussian noise
    final      the sum of all samples, and the final release
    states     what a run remembers, as plain data
    arrivals   how samples are counted: one by one, in batches, or summed by user
    decisions  when epochs close, what they release, and what is learned
    engine     one run of the mechanism, with accounts in memory

`withhold_spec.accounted` specifies it and cites its sources.
"""
