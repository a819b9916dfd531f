"""All vector files, in the order in which a porter meets them."""

from withhold_spec.vectors.cases import (
    binary,
    constants,
    dimensions,
    full,
    given_prior,
    ledger,
    ledger_pieces,
    many,
    median,
    naive,
    parameters,
    pieces,
    samplers,
    wishful,
)
from withhold_spec.vectors.model import VectorFile

FILES: tuple[VectorFile, ...] = (
    parameters.file(),
    pieces.grid_file(),
    pieces.blocks_file(),
    pieces.tree_file(),
    constants.file(),
    binary.file(),
    naive.file(),
    wishful.file(),
    given_prior.single_file(),
    given_prior.multiple_file(),
    median.median_file(),
    full.file(),
    median.diversity_file(),
    ledger_pieces.file(),
    ledger.file(),
    pieces.neighbours_file(),
    dimensions.share_file(),
    dimensions.vectors_file(),
    samplers.file(),
    many.short_file(),
    many.deep_file(),
)
