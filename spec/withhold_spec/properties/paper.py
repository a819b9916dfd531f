"""The promises of algorithms 1 to 7.

Arithmetic predicates are generic over `Number`; predicates over whole runs take recorded steps.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from withhold_spec.number import Condition, Number, add
from withhold_spec.paper.binary import depth, elements_of, nodes_entered, nodes_read
from withhold_spec.paper.full import can_activate, diversity_holds
from withhold_spec.paper.plan import Plan
from withhold_spec.paper.withholding import block_size, levels
from withhold_spec.properties.registry import promise
from withhold_spec.records import Step
from withhold_spec.stream import Samples, User

# Withhold-release


@promise("released-half", "claim:wr", "At any time at least half of the samples are released.")
def released_half(released: Number, t: Number) -> Condition:
    return 2 * released >= t


@promise(
    "released-sharp",
    "claim:wr",
    "Twice the released samples are at least the samples plus the users so far.",
)
def released_sharp(released: Number, t: Number, users: Number) -> Condition:
    return 2 * released >= t + users


@promise(
    "released-active-levels",
    "claim:wr",
    "While levels below a are active, twice the released samples are at least the sum over users "
    "of min(M(u) + 1, 2**a).",
)
def released_active_levels(released: Number, capped_counts: Number) -> Condition:
    return 2 * released >= capped_counts


def capped_counts(counts: Sequence[int], active: int) -> int:
    """Sum over users of min(M(u) + 1, 2**active), when levels 0..active-1 are active.

    [Deviates: E21] Claim claim:wr fails for the full algorithm while levels are inactive.
    """
    return sum(min(count + 1, 2**active) for count in counts if count > 0)


@promise(
    "wishful-half",
    "eq:wish2",
    "From the first completed block on, k blocks of m samples are at least half of the samples.",
)
def wishful_half(blocks: Number, samples_per_block: int, t: Number) -> Condition:
    return 2 * samples_per_block * blocks >= t


# The binary mechanism


@promise(
    "nodes-of-element",
    "subsec:binmech",
    "An element of a stream of N elements enters exactly the nodes that contain it, at most "
    "1 + floor(log2 N) of them.",
)
def nodes_of_element(i: int, length: int) -> bool:
    entered = nodes_entered(i, length)
    containing = [t for t in range(1, length + 1) if i in elements_of(t)]
    return list(entered) == containing and len(entered) <= depth(length)


@promise(
    "prefix-nodes",
    "alg:binmech",
    "The nodes read at t contain every element up to t exactly once, and are at most 1 + floor(log2 t).",
)
def prefix_nodes(t: int) -> bool:
    held = sorted(i for node in nodes_read(t) for i in elements_of(node))
    return held == list(range(1, t + 1)) and len(nodes_read(t)) <= depth(t)


@promise(
    "node-stored-once",
    "alg:binmech",
    "A node is written once, with its noise, and only written nodes are read.",
)
def node_stored_once(steps: Sequence[Step]) -> bool:
    written: list[tuple[int, int]] = []
    for step in steps:
        written.extend((write.counter, write.node) for write in step.written)
        if not {(node.counter, node.index) for node in step.read} <= set(written):
            return False
    return len(written) == len(set(written))


# Sensitivity and budget


@promise(
    "projection-width",
    "eq:fullprojinterval",
    "A projection interval is never wider than the sensitivity that its counter's noise is scaled to.",
)
def projection_width(low: Number, high: Number, sensitivity: int) -> Condition:
    return high - low <= sensitivity


@promise(
    "one-element-per-level",
    "alg:multcounter",
    "A user completes at most one block of each level.",
)
def one_element_per_level(users: Sequence[User], steps: Sequence[Step]) -> bool:
    pairs = [
        (user, step.block.level)
        for user, step in zip(users, steps, strict=True)
        if step.block is not None
    ]
    return len(pairs) == len(set(pairs))


@promise(
    "scale-pays",
    "eq:fullnoise",
    "The noise scale times the counter's share of epsilon is at least sensitivity times uses.",
)
def scale_pays(sensitivity: Number, uses: int, share: Fraction, scale: Fraction) -> Condition:
    return sensitivity * uses <= share * scale


@promise("two-arrays", "claim:pvtmed", "The samples of a user lie in at most two arrays.")
def two_arrays(start: int, given: int, size: int) -> bool:
    return (start + given - 1) // size - start // size <= 1


@promise(
    "cost-sensitivity",
    "claim:pvtmed",
    "Changing the samples of a user moves the cost of a candidate by at most 2.",
)
def cost_sensitivity(cost: Number, neighbouring_cost: Number) -> Condition:
    return cost <= neighbouring_cost + 2


@promise("budget", "thm:final", "The nominal costs of all private steps add up to at most epsilon.")
def budget(costs: Sequence[Fraction], epsilon: Fraction) -> Condition:
    return add(costs) <= epsilon


# The run


@promise(
    "total-counts",
    "thm:final",
    "total is the number of samples that the counters hold, and at least 1 once they hold any.",
)
def total_counts(steps: Sequence[Step], block_samples: Callable[[int], int] = block_size) -> bool:
    held = 0
    for step in steps:
        blocks = [block for activation in step.activations for block in activation.flushed]
        if step.block is not None and step.block.projected is not None:
            blocks.append(step.block)
        held += sum(block_samples(block.level) for block in blocks)
        if step.total != held or (step.written and step.total < 1):
            return False
    return True


@promise(
    "diversity-activates",
    "def:diversity",
    "Where the diversity condition holds, every level up to floor(log2 M_t) can activate.",
)
def diversity_activates(plan: Plan, samples: Samples) -> bool:
    top = levels(max((len(own) for own in samples.values()), default=1))
    return not diversity_holds(plan.params, samples) or all(
        can_activate(plan, samples, level) for level in range(2, top + 1)
    )


@promise(
    "oblivious",
    "thm:final",
    "Given the private draws' outcomes, nothing but sums, bins and costs depends on a sample.",
)
def oblivious(left: Sequence[Step], right: Sequence[Step]) -> bool:
    return [public(step) for step in left] == [public(step) for step in right]


def public(step: Step) -> tuple[object, ...]:
    """Everything in a step that must not depend on a sample; choices are outcomes of private draws."""
    return (
        step.t,
        step.count,
        step.ignored,
        None if step.block is None else (step.block.level, step.block.projected is None),
        [(one.level, one.choice, one.prior, len(one.flushed)) for one in step.activations],
        [(write.counter, write.node) for write in step.written],
        step.read,
        step.total,
        step.charges,
        step.spent,
    )
