"""All vector files, in the order in which a porter meets them."""

from withhold_vectors.generator.cases import dimensions, many, samplers, users
from withhold_vectors.generator.cases.gaussian import pieces as gaussian_pieces
from withhold_vectors.generator.cases.gaussian import runs as gaussian_runs
from withhold_vectors.generator.cases.ledger import any_policy
from withhold_vectors.generator.cases.ledger import final as ledger_final
from withhold_vectors.generator.cases.ledger import pieces as ledger_pieces
from withhold_vectors.generator.cases.ledger import runs as ledger_runs
from withhold_vectors.generator.cases.paper import (
    binary,
    constants,
    full,
    given_prior,
    median,
    naive,
    parameters,
    pieces,
    wishful,
)
from withhold_vectors.generator.model import VectorFile

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
    any_policy.file(),
    ledger_pieces.file(),
    ledger_runs.file(),
    ledger_final.file(),
    gaussian_pieces.file(),
    gaussian_runs.file(),
    pieces.neighbours_file(),
    dimensions.share_file(),
    dimensions.vectors_file(),
    users.file(),
    samplers.file(),
    many.short_file(),
    many.deep_file(),
)
