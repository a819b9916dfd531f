"""Conformance vectors, from the consumer's side: read, check, and run against any program.

Read in this order: `files` (what is on disk), `compare` (the first difference), `given` and `trace`
(JSON to and from this package's types), `answers` with `runs`, `pieces` and `accumulated` (this
package as a port), `port` (another program as a port), `running`, `locate` and `report`.
"""
