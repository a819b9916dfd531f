"""The executable specification: what the mechanisms do, in exact numbers, in the paper's order.

George, Ramesh, Singh, Tyagi: Continual Mean Estimation Under User-Level Privacy. Labels such as
`alg:multcounterfull` are those of its LaTeX source; E1 to E39 are the errata (`errata`).
Where the text deviates from the print, it says so at the line: [Deviates: E14].

Read in this order; each package says in which order to read its own modules:

    number      the numbers that the text is evaluated on: exact, symbolic, or secret
    errors      every refusal
    params      the public parameters
    stream      users, samples, neighbours                   sec:preliminaries
    enclosures  sqrt, ln, exp with certified bounds
    noise       the private draws, and tapes
    state       what every run remembers, and how a sample arrives
    records     the trace of a step
    paper       algorithms 1 to 7                            alg:binmech ... alg:pvtmed
    accounted   the ledger mechanism, and vectors            not in the paper; sec:extensions
    policy      the shipped policy of the ledger mechanism   not in the paper
    replay      a whole run of any mechanism
    sampler     the exact samplers over a tape of bytes      lem:lap_mech, alg:pvtmed line 13
    properties  every promise, as a named predicate
    errata      what is wrong in print, as data
    as_printed  the algorithms exactly as printed
"""
