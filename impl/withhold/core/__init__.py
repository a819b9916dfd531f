"""What all mechanisms share.

Read in this order:

    errors, params     every refusal, and the public parameters
    records, releases  what a run did, and what it returns; `final` is a final release
    grid               samples in integer grid units
    enclosures         rational bounds on real constants, on `expansions`
    source, samplers   random draws, and the exact samplers; `laplace_batch` draws many at once
    tree, counter      the binary mechanism
    dictionaries       columns of users as dictionaries
    user_index         users' identifiers as integer codes
    storage, columns   compact rows per user, and exact sums of columns
    descriptors        what has become of the place of an open file
    state              a run as plain data
    batch, engine      batches of arrivals, and the interface of a run
"""
