"""The mechanisms of the paper.

Read in this order:

    constants         scales, intervals, array counts and shares of epsilon, exact
    engine            a run on binary counters
    flat              algorithms 1 to 3: one counter, blocks of one size
    median            the private median of algorithm 7
    withhold_release  algorithms 4 to 6: blocks of 1, 1, 2, 4, 8 ... samples
    diversity         whether enough users are present for a level
"""
