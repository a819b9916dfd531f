"""Files that are read and written row by row, in bounded memory.

Read in this order: `rows` (what a reader hands on), `lines` and `decimals` (text), then
`csv_reader`, `jsonl_reader`, `parquet_reader`, and `writers` for what is written.
"""
