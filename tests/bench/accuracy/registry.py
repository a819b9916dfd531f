"""All methods and references by name, in the order of the tables. A new one takes one line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from bench.accuracy import averages, bounded, epochs, factorisation, peers, proportional
from bench.accuracy.methods import Method, running_mean
from bench.accuracy.products import product
from bench.accuracy.references import (
    Reference,
    least_error,
    lower_bound,
    one_release,
    oracle,
    sampling,
)


@dataclass(frozen=True)
class Row:
    """A method as the tables show it.

    Attributes:
        title: the row's title in tables.
        method: the method to measure; of several variants the table shows the best.
    """

    title: str
    method: Method


METHODS: Mapping[str, Row] = {
    "ledger": Row("ledger", product("ledger")),
    "ledger-no-horizon": Row("ledger, T unknown", product("ledger", horizon=False)),
    "ledger-user": Row("ledger, by user", product("ledger", weighting="user")),
    "full": Row("algorithm 6 (full)", product("full")),
    "full-raw": Row("algorithm 6 (full), not clamped", product("full", raw=True)),
    "multiple": Row("algorithm 5 (multiple), prior 1/2", product("multiple")),
    "naive": Row("(a) algorithm 2 (naive)", product("naive")),
    "tree": Row("(b) bounded, binary tree, best c", bounded.best_cap(bounded.binary)),
    "tree-median": Row("(b) with c = median", bounded.median_cap(bounded.binary)),
    "averages": Row("(c) user averages, aligned with T", averages.averages(averages.aligned)),
    "averages-doubling": Row("(c) at 100 * 2^k", averages.averages(averages.doubling)),
    "kary": Row("(d) bounded, k-ary subtraction, best c", bounded.best_cap(bounded.subtracting)),
    "kary-median": Row("(d) with c = median", bounded.median_cap(bounded.subtracting)),
    "epochs": Row("(e) bounded, flat epochs, best c", epochs.best_cap),
    "epochs-median": Row("(e) with c = median", epochs.median_cap),
    "opendp": Row("OpenDP tree of 256 leaves, best c", peers.opendp_causal),
    "opendp-consistent": Row("the same, made consistent after the end", peers.opendp_consistent),
    "dpcrpy": Row("dpcrpy on 256 leaves, best c and counter", peers.dpcrpy),
    "proportional": Row("proportional weights, one series", proportional.proportional),
    "factorisation": Row(
        "(epsilon, 1e-6) square-root factorisation, best c", factorisation.factorisation
    ),
    "mean": Row("running mean, not private", running_mean),
}
REFERENCES: Mapping[str, tuple[str, Reference]] = {
    "oracle": ("one release that knows the centre (formula)", oracle),
    "lower-bound": ("lower bound without constant (formula)", lower_bound),
    "one-release": ("one unbiased release (formula)", one_release),
    "least-error": ("least error of any mechanism where users may differ (formula)", least_error),
    "sampling": ("deviation of the non-private mean itself (formula)", sampling),
}
ALL = (*METHODS, *REFERENCES)


def title(name: str) -> str:
    """The title of a method or reference in the tables."""
    return METHODS[name].title if name in METHODS else REFERENCES[name][0]


def names(wanted: Iterable[str]) -> list[str]:
    """The methods and references wanted, in the tables' order; "all" is every one.

    Raises: ValueError naming one that does not exist.

    >>> names(["oracle", "full"])
    ['full', 'oracle']
    """
    chosen = set(wanted)
    for name in chosen - {"all", *ALL}:
        raise ValueError(f"no method {name!r}; there are {', '.join(('all', *ALL))}")
    return [name for name in ALL if "all" in chosen or name in chosen]
