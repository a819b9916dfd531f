"""The algorithms and constants exactly as printed, for each erratum that a machine can refute.

Do not use this code. Tests and proofs run it beside the repaired text and show what goes wrong;
`withhold_spec.errata` says which function belongs to which erratum. If the print can be read in
several ways, a function is named after its reading.

Read in this order:

    reals           logarithms and roots, and `Undefined`, where the print has no value
    counting        `total`, blocks, levels, the sign u
    binary          algorithm 1
    trace           what a run records; one fault at a time
    naive           algorithms 2 and 3, and times read off them
    given_prior     algorithms 4 and 5
    full            algorithm 6
    median          algorithm 7
    constants       the scales and widths of algorithms 1 to 5
    full_constants  those of algorithm 6, array counts, diversity
    privacy         neighbours, composition, sensitivity, arrivals
    accuracy        what the theorems and displays say about errors
"""
