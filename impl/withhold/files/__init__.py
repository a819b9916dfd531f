"""Input and output files, read and written row by row in bounded memory.

Read in this order:

    rows             the chunks that every reader yields
    lines, decimals  text files line by line, and decimal numbers
    csv_reader, jsonl_reader, parquet_reader
    arrow            the optional dependency pyarrow
    writers          output files
"""
