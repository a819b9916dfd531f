"""The tests, as requests without replies. `files` lists all vector files. Read in this order:

paper       parameters, single pieces, constants, and algorithms 1 to 7
ledger      the ledger mechanism: its pieces, then whole runs
gaussian    its form with Gaussian noise: pieces, runs, shares of coordinates, and draws
dimensions  shares and runs of vectors, for all mechanisms
samplers    draws from tapes of bytes, which byte_tapes makes
many        many generated runs and draws, as one hash
refusals    events that every mechanism refuses
"""
