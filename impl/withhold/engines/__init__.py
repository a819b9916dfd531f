"""The ledger mechanism on datasets that a query engine holds: DuckDB, or Spark for a cluster.

The engine numbers and counts samples and adds them up. Decisions and noise stay in the process that
asks for them, the driver. Accounts are in its memory, and with many users in a table of the engine.
The releases are those of `observe_many` on the same rows.
Read in this order:

    events      which rows and columns are read
    schema      the columns and types of Parquet files, checked before any row is read
    errors      refusals of an engine
    units       samples in grid units, as a function on Arrow columns
    statements  the SQL that all engines understand
    folders     temporary folders
    part        the accounts of some users as columns, and the policy's step for each of them
    tables      what an engine has to be able to do
    samples     the counted samples of a dataset, numbered and in grid units
    questions   questions about all accounts, asked of each part of their table
    accounts    the table of accounts
    choice      the proposals of an epoch, chosen and carried out in the table
    ledger      the mechanism with its accounts in the table
    kept        a run that is kept in a state, and goes on with later rows
    driver      the run of a mechanism over the samples
    duckdb      DuckDB, in the same process
    spark       Spark, on this machine or on a cluster

`docs/engines.md` says how to use them, what they refuse and what they cost.
"""

from withhold.engines.driver import observe
from withhold.engines.duckdb import DuckDB
from withhold.engines.errors import (
    ChangedDatasetError,
    EngineError,
    EngineMemoryError,
    MissingJavaError,
)
from withhold.engines.events import Events
from withhold.engines.samples import Samples, prepare
from withhold.engines.spark import Spark
from withhold.files.rows import InputError, MissingExtraError

__all__ = [
    "ChangedDatasetError",
    "DuckDB",
    "EngineError",
    "EngineMemoryError",
    "Events",
    "InputError",
    "MissingExtraError",
    "MissingJavaError",
    "Samples",
    "Spark",
    "observe",
    "prepare",
]
