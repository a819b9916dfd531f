"""The version of the vectors. Every file, page and message that states it is checked against this."""

VERSION = "5.0.0"
"""Major: another format, or another expected value. Minor: more tests. Patch: wording only."""

MAJOR = VERSION.partition(".")[0]

FOLDER = f"v{MAJOR}"
"""The folder of the vector files: one for each major version."""
