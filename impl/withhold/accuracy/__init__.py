"""Error bars. They are computed from public numbers, and nothing in a release depends on them.

Read in this order:

    bars           half-widths at a given confidence
    heterogeneity  the error that differences between users may add
"""
