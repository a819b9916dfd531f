"""Keys of version 1 whose words differ from the terms used in the code and in the documentation.

The keys of a published version never change. These tables and the one in section 1 of the vectors'
README say which term each key stands for.
"""

PROPOSAL_KEYS = {
    "low": "low",
    "high": "high",
    "weight": "weight",
    "inner_low": "inner_low",
    "inner_high": "inner_high",
    "margin": "saturation",
    "probe": "excess_weight",
}
"""The keys of a proposal or a contribution, each with the field that it stands for."""

ACCOUNT_KEYS = {
    "covered": "released",
    "spent": "spent",
    "first": "first",
    "sum_cost": "sum_cost",
    "overhang_cost": "excess_cost",
}
"""The keys of a user's account, each with the field that it stands for."""
