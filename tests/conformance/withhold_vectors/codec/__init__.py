"""The JSON of the vectors: what the generator, the implementation's port and the runner share.

It imports neither the specification nor the implementation. Read in this order:

    version  the version of the vectors: this is the only place that states it
    values   JSON values: their types, strict reading, numbers that survive as doubles
    text     exact numbers as text, and JSON in one canonical form
    keys     the keys of version 1 whose words differ from the terms used in the code
    trace    the records of a run as JSON, for the specification and for the implementation
"""
