"""The mechanisms of the paper, algorithms 1 to 7, in its order.

Read in this order:

    binary       algorithm 1, the binary mechanism      alg:binmech
    withholding  blocks of 1, 1, 2, 4, 8 ... samples    eq:wrexample, claim:wr
    constants    scales, widths, array counts           eq:singinterval ... eq:fullnoise
    plan         the constants of each algorithm
    records      completed blocks and private medians
    state        what a run remembers, and the moves that the algorithms share
    naive        algorithms 1 and 2 on a stream         alg:naive
    wishful      algorithm 3                            alg:wishful
    given_prior  algorithms 4 and 5                     alg:singcounter, alg:multcounter
    median       algorithm 7                            alg:pvtmed, claim:pvtmed
    full         algorithm 6                            alg:multcounterfull, def:diversity
"""
