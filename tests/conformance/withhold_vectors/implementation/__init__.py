"""The package `withhold` as a port: `python -m withhold_vectors.implementation` speaks the port protocol.

It never imports the specification. Read in this order:

    given          requests read into the types of `withhold`
    pieces         replies to single pieces: parameters, grid, blocks, tree, constants, median, samplers
    ledger_pieces  the same for the ledger mechanism
    runs           replies to whole runs, each run made in three ways that must agree
    final          replies about the final release, and to runs that end with one
    accumulated    many generated runs and draws, as one hash
    answers        the reply to every request
    port           the port: its capabilities, and its replies line by line
"""
