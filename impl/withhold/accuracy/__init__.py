"""Error bars. They are computed from public numbers, and nothing in a release depends on them.

Read in this order:

    bars            half-widths for the paper's mechanisms
    posterior_bars  bars of the ledger mechanism, exact in integers
"""
