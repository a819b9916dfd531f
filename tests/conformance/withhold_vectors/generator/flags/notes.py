"""All flags, each with the behaviour that its tests require and the mistakes that they find."""

from __future__ import annotations

from withhold_vectors.generator.flags.ledger_notes import LEDGER_NOTES
from withhold_vectors.generator.flags.paper_notes import PAPER_NOTES
from withhold_vectors.generator.model import Note

NOTES: dict[str, Note] = {**PAPER_NOTES, **LEDGER_NOTES}
