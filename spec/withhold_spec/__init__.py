"""The contract: what the mechanisms of the paper do, in exact numbers, in the paper's order.

George, Ramesh, Singh, Tyagi: Continual Mean Estimation Under User-Level Privacy. Labels such as
`alg:multcounterfull` are those of its LaTeX source; E1 to E39 are the errata (`errata`).
Where the text deviates from the print it says so at the line: [Deviates: E14].

Read in this order:

    number       the numbers the text is evaluated on: exact, symbolic, or secret
    errors       every refusal
    params       the public parameters
    stream       users, samples, neighbours            sec:preliminaries
    enclosures   sqrt, ln, exp with certified bounds
    binary       algorithm 1, the binary mechanism     alg:binmech
    withholding  blocks of 1, 1, 2, 4, 8 ...           eq:wrexample, claim:wr
    constants    scales, widths, array counts          eq:singinterval ... eq:fullnoise
    plan         the constants of each algorithm
    noise        the private draws, and tapes
    records      the trace of a step
    state        the moves that all algorithms share
    naive        algorithm 2                           alg:naive
    wishful      algorithm 3                           alg:wishful
    given_prior  algorithms 4 and 5                    alg:singcounter, alg:multcounter
    full         algorithm 6                           alg:multcounterfull, def:diversity
    median       algorithm 7                           alg:pvtmed, claim:pvtmed
    epochs       what a policy sees and decides         the ledger mechanism, not in the paper
    closing      what an epoch takes in
    ledger       the mechanism, private under every policy
    gaussian     its (epsilon, delta) form, for vectors
    allowance    the shipped policy: how much a user may have used by when
    schedule     the shipped policy: when an epoch closes
    belief       the shipped policy: what the releases say about the mean
    levels       the shipped policy: how much each user counts
    policy       the shipped policy: intervals and probes
    replay       a whole run
    dimensions   vectors                               sec:extensions
    sampler      the exact samplers over a byte tape   lem:lap_mech, alg:pvtmed line 13
    invariants   every promise, as a named predicate
    ledger_invariants   the ledger mechanism's promises
    gaussian_invariants those of its form with Gaussian noise
    errata       what is wrong in print, as data
    literal      the algorithms exactly as printed
"""
