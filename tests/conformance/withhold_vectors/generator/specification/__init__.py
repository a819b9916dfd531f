"""The executable specification as a port: its reply to every request. Read in this order:

given          requests read into the specification's types
trace          steps and charges as JSON
pieces         replies to single pieces: blocks, tree, constants, median, diversity
ledger_pieces  the same for the ledger mechanism and its shipped policy
runs           replies to whole runs, which go on after a refusal
final          replies about the final release, and to runs that end with one
streams        many streams, tapes and draws from a small integer generator
accumulated    many generated runs and draws, as one hash
answers        the reply to every request
"""
