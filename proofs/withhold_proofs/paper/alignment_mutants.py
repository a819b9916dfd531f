"""What is broken on purpose for the obligations on alignment and budget."""

from __future__ import annotations

from withhold_proofs.model import Mutant
from withhold_spec.number import Number, add
from withhold_spec.paper import binary, constants, plan
from withhold_spec.paper.binary import Counter
from withhold_spec.params import Params


def _sum_twice(self: Counter) -> Number:
    return add(
        [self.sums[t - 1] * 2 + self.noises[t - 1] for t in binary.nodes_read(len(self.stream))]
    )


def _noise_left_out(self: Counter) -> Number:
    return add([self.sums[t - 1] for t in binary.nodes_read(len(self.stream))])


def _full_plan_unsplit(params: Params) -> plan.Plan:
    made = plan.full_plan(params)
    return plan.Plan(
        made.params,
        made.scales,
        made.sensitivities,
        made.node_epsilon,
        made.counter_epsilon * 2,
        made.interval,
        made.arrays,
    )


def _multiple_plan_unsplit(params: Params) -> plan.Plan:
    made = plan.multiple_plan(params)
    return plan.Plan(
        made.params,
        made.scales,
        made.sensitivities,
        made.node_epsilon,
        params.epsilon,
        made.interval,
        made.arrays,
    )


MUTANTS = (
    Mutant(
        "even-counts-complete",
        "Every even sample of a user completes a block.",
        overrides={
            "withhold_spec.paper.withholding:completes_block": lambda count: (
                count == 1 or count % 2 == 0
            )
        },
    ),
    Mutant(
        "counter-sum-twice",
        "A release holds the sum of its cells twice, the noise once.",
        overrides={"withhold_spec.paper.binary:Counter.total": _sum_twice},
    ),
    Mutant(
        "counter-without-noise",
        "A release holds the sums of its cells without their noise.",
        overrides={"withhold_spec.paper.binary:Counter.total": _noise_left_out},
    ),
    Mutant(
        "counter-depth-short",
        "The depth of the tree is taken as floor(log2 N), one cell short.",
        overrides={
            "withhold_spec.paper.binary:depth": lambda length: max(1, int(length).bit_length() - 1)
        },
    ),
    Mutant(
        "half-paid",
        "A scale is taken to pay when it pays for half.",
        overrides={
            "withhold_spec.properties.paper:scale_pays": lambda sensitivity, uses, share, scale: (
                sensitivity * uses <= share * scale * 2
            )
        },
    ),
    Mutant(
        "median-rate-half",
        "The median's exponent is epsilon/2 times the cost, as in the cited papers.",
        overrides={"withhold_spec.paper.median:rate": lambda epsilon: epsilon / 2},
    ),
    Mutant(
        "median-budget-doubled",
        "Every private median takes epsilon/L.",
        overrides={
            "withhold_spec.paper.plan:Plan.median_epsilon": lambda self: (
                self.params.epsilon / constants.nominal_levels(self.params)
            )
        },
    ),
    Mutant(
        "counter-budget-doubled",
        "Every counter of the full algorithm takes epsilon/(L+1).",
        overrides={"withhold_spec.paper.plan:full_plan": _full_plan_unsplit},
    ),
    Mutant(
        "counter-budget-unsplit",
        "Every counter of algorithm 5 takes the whole of epsilon.",
        overrides={"withhold_spec.paper.plan:multiple_plan": _multiple_plan_unsplit},
    ),
    Mutant(
        "elements-one-short",
        "A user is taken to have L elements in the single counter, not 1 + L.",
        overrides={
            "withhold_spec.paper.constants:single_elements": lambda params: max(
                1, constants.single_elements(params) - 1
            )
        },
    ),
)
