"""Functions of the specification, translated from their source to Coq: the text of Tie/Source.v.

Tie/Equal.v proves for every function that the definitions have the same values. What a translation
may hold is in `translator`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from types import FunctionType
from typing import Any

from withhold_proofs.kernel.tie.expressions import field_name
from withhold_proofs.kernel.tie.translator import Translator
from withhold_spec import number
from withhold_spec.accounted import epoch, final, gaussian, interface, pure, restore, state
from withhold_spec.accounted.plan import LedgerPlan
from withhold_spec.accounted.records import Account, Contribution, Epoch, Series
from withhold_spec.accounted.state import LedgerState
from withhold_spec.paper import binary, median, withholding
from withhold_spec.params import Params
from withhold_spec.records import Write

FILE = "Tie/Source.v"


def names_of(record: type) -> set[str]:
    """The names of a record's fields and properties."""
    properties = {name for name, value in vars(record).items() if isinstance(value, property)}
    return {each.name for each in fields(record)} | properties


RECORDS: tuple[type, ...] = (
    Params,
    Account,
    Contribution,
    Series,
    interface.Proposal,
    Epoch,
    LedgerPlan,
    LedgerState,
    interface.Public,
    epoch.Gathered,
    Write,
    final.FinalRelease,
)
OMITTED: dict[str, frozenset[str]] = {
    "Params": frozenset(names_of(Params) - {"grid"}),
    "FinalRelease": frozenset({"params", "estimate"}),
    "LedgerPlan": frozenset({"params", "policy", "noise", "full_budget", "full_cost"}),
    "LedgerState": frozenset({"t", "total"}),
    "Public": frozenset({"params", "gaussian", "samples", "released"}),
}
"""Fields and properties that a record in Coq lacks. What is computed from them is left out, where it is only stored
in such fields; any other function that reads one is not translated."""
CONSTANTS = {"BUDGET": interface.BUDGET}
FUNCTIONS: tuple[Callable[..., Any], ...] = (
    number.maximum,
    number.clip,
    binary.depth,
    binary.lowest_bit,
    binary.elements_of,
    withholding.levels,
    withholding.completes_block,
    withholding.level_of,
    withholding.block_size,
    withholding.block_sum,
    withholding.released,
    median.samples_present,
    median.fill_arrays,
    median.nearest_bin,
    median.costs,
    interface.contribution_of,
    epoch.weighted_sum,
    epoch.weighted_excess,
    epoch.stratum_sum,
    epoch.carried_out,
    pure.in_series,
    pure.additional_cost,
    pure.debit,
    pure.contribute,
    pure.contribute_in_series,
    pure.open_series,
    state.open_accounts,
    epoch.public_view,
    epoch.gather,
    epoch.after_epoch,
    restore.restored,
    final.sum_of,
    final.sensitivity_of,
    final.final_release,
    gaussian.squared_cost,
    gaussian.contribute_alone,
)
"""What is translated, each function after those that it calls."""
HEADER = """(** Functions of the Python specification, translated from their source by a program:
    `withhold prove --kernel --certificates write`. Equal.v proves that the definitions have the same values. *)
From Coq Require Import ZArith QArith List Bool.
From Withhold.Definitions Require Import Probability Paper.
Import ListNotations.
Local Open Scope Z_scope.

Definition bit_length (z : Z) : Z := if z =? 0 then 0 else Z.log2 (Z.abs z) + 1.
Definition set_at {A} (i : Z) (a : A) (l : list A) : list A := firstn (Z.to_nat i) l ++ a :: skipn (S (Z.to_nat i)) l.
"""


def translated() -> str:
    """The text of Tie/Source.v for the specification as it is."""
    translator = Translator(RECORDS, OMITTED, FUNCTIONS)
    parts = [HEADER]
    parts += [f"Definition {name} : Z := {value}." for name, value in CONSTANTS.items()]
    for record in RECORDS:
        name = record.__name__
        listed = ";\n  ".join(
            f"{field_name(name, each)} : {kind}" for each, kind in translator.fields[name].items()
        )
        parts.append(f"Record {name} := make_{name} {{\n  {listed} }}.")
        for label, value in vars(record).items():
            if label in OMITTED.get(name, ()):
                continue
            if isinstance(value, property) and isinstance(value.fget, FunctionType):
                parts.append(translator.definition(value.fget, field_name(name, label), name))
    parts += [translator.definition(each, each.__name__) for each in FUNCTIONS]
    return "\n".join(parts) + "\n"


def omitted_fields_exist() -> bool:
    """Whether every field or property that is left out is one of its record."""
    names = {record.__name__: names_of(record) for record in RECORDS}
    return all(left <= names[record] for record, left in OMITTED.items())
