"""Input and output files, read and written row by row in bounded memory.

Read in this order:

    rows             the chunks that every reader yields
    lines, decimals  text files line by line, and decimal numbers
    looks            ids that look alike
    clock, fields    times, and faults of one row
    csv_reader, jsonl_reader, parquet_reader
    sources          compressed and growing files, and standard input
    arrow            the optional dependency pyarrow
    shape            the form of released numbers
    targets, writers output files
"""
