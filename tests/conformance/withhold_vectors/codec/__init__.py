"""The JSON of the vectors: what the generator, the implementation's port and the runner share.

It imports neither the specification nor the implementation. Read in this order:

    version  the version of the vectors: this is the only place that states it
    values   JSON values: their types, strict reading, numbers that survive as doubles
    text     exact numbers as text, and JSON in one canonical form
    draws    what a run asks of its source of noise, as JSON
    trace    the records of a run as JSON, for the specification and for the implementation
"""
