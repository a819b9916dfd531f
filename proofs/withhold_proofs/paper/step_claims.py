"""What must hold of one step of algorithms 1 to 6 on each path through it: draws, charges, elements, sizes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, cast

import z3

from withhold_proofs.numbers.sizes import same, size_of
from withhold_proofs.numbers.terms import absolute, all_of, as_int, integer, real, term
from withhold_proofs.paper.arbitrary import BIN, COSTS, SENDER, Ran, Unknowns
from withhold_proofs.paper.recorded import Draw
from withhold_spec.paper.binary import Counter
from withhold_spec.paper.records import Block
from withhold_spec.paper.withholding import block_size, levels
from withhold_spec.properties.paper import public
from withhold_spec.records import MedianCharge, NodeCharge

Claims = dict[str, list[z3.BoolRef]]

PUBLIC = "both runs do the same in public"
CHARGED = "every draw is charged, at the address and the scale at which it is made"
MOVED = "an element moves by no more than its charge pays for, and only if the user's samples do"
ENTERED = "elements and noise are appended, and kept"
OWN = "the counter holds as many elements of the user as are paid for"
SIZE = "the counter holds no more elements than its depth is for"
COUNTED = "the sample is counted, or nothing happens"
RELEASED = "the release follows from noisy nodes"
ACTIVATED = "a level runs one median, which is charged, and stays active"


@dataclass
class Path:
    """One path through both runs."""

    unknowns: Unknowns
    runs: tuple[Ran, Ran]

    def __post_init__(self) -> None:
        self.context, self.case = self.unknowns.context, self.unknowns.case
        self.mine, self.theirs = self.runs

    def same(self, one: object, other: object) -> list[z3.BoolRef]:
        """The conditions under which the two are equal."""
        return same(one, other, self.context)

    def truth(self, value: bool) -> z3.BoolRef:
        """A truth value as a condition."""
        return z3.BoolVal(value, self.context)

    @property
    def kind(self) -> str:
        """What happens in the step."""
        step = self.mine.step
        if step is None:
            return "refused samples"
        if step.ignored:
            return "ignored samples"
        if step.activations:
            return "activations"
        if any(self.unknowns_own(draw.counter) for draw in self.mine.source.draws):
            return "releases"
        if self.mine.source.draws:
            return "releases of other levels"
        return "completed blocks that wait" if step.block is not None else "nothing completed"

    def unknowns_own(self, counter: object) -> bool:
        """Whether this is the counter in question."""
        if self.case.levelled:
            return self.unknowns.world.is_own(counter)
        return counter == 0

    def claims(self) -> Claims:
        """What must hold on this path."""
        if self.mine.step is None or self.theirs.step is None:
            nothing = [self.truth(self.mine.refusal == self.theirs.refusal != "")]
            nothing += [self.truth(not run.source.draws) for run in self.runs]
            return {PUBLIC: nothing}
        return {
            PUBLIC: list(self.public()),
            CHARGED: list(self.charged()),
            ENTERED: [each for run in self.runs for each in self.entered(run)],
            MOVED: list(self.moved()),
            OWN: list(self.own_elements()),
            SIZE: list(self.size()),
            COUNTED: [each for run in self.runs for each in self.counted(run)],
            RELEASED: [self.released()],
            ACTIVATED: [each for run in self.runs for each in self.activated(run)],
        }

    def public(self) -> Iterator[z3.BoolRef]:
        """What is recorded in public, and what is drawn, is the same."""
        mine, theirs = self.runs
        yield from self.same(public(cast(Any, mine.step)), public(cast(Any, theirs.step)))
        for one, other in zip(mine.source.draws, theirs.source.draws, strict=False):
            yield from self.same(
                (one.counter, one.node, one.scale), (other.counter, other.node, other.scale)
            )
        yield from self.same(mine.source.choices, theirs.source.choices)
        yield self.truth(len(mine.source.draws) == len(theirs.source.draws))
        places = [[each.is_own for each in self.blocks(run)] + [len(run.read)] for run in self.runs]
        yield self.truth(places[0] == places[1])

    def charged(self) -> Iterator[z3.BoolRef]:
        """Draws, nodes and charges belong together, one by one."""
        plan, (run, _) = self.unknowns.plan, self.runs
        assert run.step is not None
        charges = [each for each in run.step.charges if isinstance(each, NodeCharge)]
        draws, writes = run.source.draws, run.step.written
        yield self.truth(len(draws) == len(writes) == len(charges))
        for draw, write, charge in zip(draws, writes, charges, strict=False):
            for record in (write, charge):
                yield from self.same((draw.counter, draw.node), (record.counter, record.node))
            yield from self.same(draw.scale, charge.scale)
            yield from self.same(charge.epsilon, plan.node_epsilon)
            yield self.truth(write.noise is draw.noise)
            if self.unknowns_own(draw.counter):
                yield from self.same(draw.scale, self.unknowns.scale)
                yield from self.same(charge.sensitivity, self.unknowns.sensitivity)

    def blocks(self, run: Ran) -> list[Entered]:
        """The elements that should enter counters: what waited at an activated level, and the sample's block."""
        assert run.step is not None
        found = []
        for activation in run.step.activations:
            waited = run.before.buffers.get(as_int(self.unknowns.level), ())
            for block, old in zip(activation.flushed, waited, strict=False):
                found.append(Entered(block, old.raw, True))
        new = run.step.block
        if new is not None and new.projected is not None:
            counter = 0 if not self.case.levelled else new.level
            found.append(Entered(new, None, self.unknowns_own(counter)))
        return found

    def entered(self, run: Ran) -> Iterator[z3.BoolRef]:
        """The counter in question is as before, with the new elements and their noise at its end."""
        before = run.before.counters[self.unknowns.place]
        own = [each for each in self.blocks(run) if each.is_own]
        draws, counters = self.own_draws(run), run.after.counters
        yield self.truth(len(draws) == len(own) and len(run.source.draws) == len(self.blocks(run)))
        if not draws:
            yield self.truth(any(each is before for each in counters))
            return
        noises = [draw.noise for draw in draws]
        after = [each for each in counters if any(noises[0] is noise for noise in each.noises)]
        yield self.truth(len(after) == 1 and not any(each is before for each in counters))
        for each in after:
            elements = [entered.block.projected for entered in own]
            yield from self.same(each.stream, (*before.stream, *elements))
            yield from self.same(each.noises, (*before.noises, *noises))
            yield from self.same(each.sums[: len(before.sums)], before.sums)
            yield self.truth(len(each.sums) == len(each.stream))
        for number, draw in enumerate(draws, start=1):
            yield from self.same(draw.node, self.unknowns.held + number)

    def own_draws(self, run: Ran) -> list[Draw]:
        """The draws for the counter in question."""
        return [draw for draw in run.source.draws if self.unknowns_own(draw.counter)]

    def moved(self) -> Iterator[z3.BoolRef]:
        """What a charge pays for: moving the element by epsilon times the scale."""
        pairs = zip(*(self.blocks(run) for run in self.runs), strict=False)
        for mine, theirs in pairs:
            if not mine.is_own:
                continue
            one, other = (
                term(cast(Any, each.block.projected), self.context) for each in (mine, theirs)
            )
            yield absolute(one - other) <= self.unknowns.node_epsilon * self.unknowns.scale
            if mine.waited is not None and theirs.waited is not None:
                unmoved = cast(z3.ArithRef, mine.waited) == cast(z3.ArithRef, theirs.waited)
                yield z3.Implies(unmoved, one == other)
            else:
                yield z3.Implies(self.unknowns.unchanged, one == other)

    def count_after(self) -> object:
        """The user's count after the step."""
        assert self.mine.step is not None
        own = self.mine.after.samples.get(SENDER, ())
        return size_of(self.unknowns.world, own)

    def own_elements(self) -> Iterator[z3.BoolRef]:
        """The new elements are those of the user's new count; and that is paid for."""
        run = self.mine
        assert run.step is not None
        block = run.step.block
        new = 0
        if block is not None:
            counter = 0 if not self.case.levelled else block.level
            new = int(self.unknowns_own(counter))
        before = self.unknowns.users_elements(self.unknowns.count)
        after = self.unknowns.users_elements(self.count_after())
        yield after == before + new
        if self.case.algorithm != "binary":
            yield after <= self.unknowns.most_elements()
        if block is not None and self.case.algorithm not in ("binary", "naive", "wishful"):
            yield from self.right_block(run, block)

    def right_block(self, run: Ran, block: Block) -> Iterator[z3.BoolRef]:
        """The block is the one that the user's newest sample completes, and it is summed at its level."""
        world = self.unknowns.world
        level, count = world.term(block.level), world.term(self.count_after())
        top = world.term(levels(self.unknowns.plan.params.max_samples))
        yield world.power(level) == count
        yield z3.And(level >= 0, level <= top)
        summed = [each[1:] for each in run.read if each[0] == "block"]
        own = (*run.before.samples.get(SENDER, ()), run.sample)
        yield from self.same(summed, [(own, block.level)])

    def held_after(self) -> z3.ArithRef:
        """How many elements are in the counter, or wait for it."""
        run = self.mine
        world = self.unknowns.world
        held = self.unknowns.held.term + len(self.own_draws(run))
        waiting = (
            run.after.buffers.get(as_int(self.unknowns.level), ()) if self.case.levelled else ()
        )
        return held + world.term(len(waiting))

    def size(self) -> Iterator[z3.BoolRef]:
        """The counter's elements are those of its users, of whom there are n at most."""
        world, case = self.unknowns.world, self.case
        after, users = self.held_after(), world.term(size_of(world, self.mine.after.samples))
        if case.algorithm != "binary":
            yield users <= self.unknowns.n.term
        if case.at_once:
            total = world.term(self.mine.after.total)
            yield z3.And(after == total, total <= self.unknowns.horizon.term)
            return
        each = self.unknowns.most_elements()
        mine = self.unknowns.users_elements(self.count_after())
        yield after == integer("others_elements", self.context) + mine
        yield after <= users * each

    def counted(self, run: Ran) -> Iterator[z3.BoolRef]:
        """The new sample is the user's last one, of at most m, and nothing else changes; or all is as before."""
        assert run.step is not None
        before, after = run.before, run.after
        yield from self.same(run.step.t, cast(Any, before.t) + 1)
        others = [each for each in after.samples.items() if each[0] != SENDER]
        yield from self.same(others, [each for each in before.samples.items() if each[0] != SENDER])
        shares = [self.unknowns.plan.median_epsilon for _ in run.step.activations]
        if run.step.ignored:
            yield from self.same(replace(before, t=after.t), after)
            yield self.truth(not run.source.draws and not run.source.choices)
            return
        own = (*before.samples.get(SENDER, ()), run.sample)
        yield from self.same(after.samples.get(SENDER, ()), own)
        if self.case.algorithm != "binary":
            yield self.unknowns.world.term(self.count_after()) <= self.unknowns.m.term
        yield from self.same(run.step.count, self.count_after())
        if not self.case.used and self.own_draws(run):
            shares.append(self.unknowns.plan.counter_epsilon)
        yield from self.same(after.spent, before.spent + sum(shares))
        yield from self.same(after.total, cast(Any, before.total) + self.new_samples(run))

    def new_samples(self, run: Ran) -> object:
        """How many samples the elements hold that enter counters in this step."""
        params = self.unknowns.plan.params
        sizes = {"binary": 1, "naive": 1, "wishful": params.max_samples}
        number: Any = 0
        for entered in self.blocks(run):
            number = number + sizes.get(self.case.algorithm, block_size(entered.block.level))
        return number

    def released(self) -> z3.BoolRef:
        """If the noisy nodes are the same in both runs, the release is."""
        noisy = []
        counters = {id(each): each for each in self.mine.after.counters}
        others = {id(each): each for each in self.theirs.after.counters}
        for mine, theirs in zip(counters.values(), others.values(), strict=False):
            for one, other in zip(_nodes(mine), _nodes(theirs), strict=False):
                noisy.append(one == other)
        mine_step, theirs_step = self.mine.step, self.theirs.step
        assert mine_step is not None and theirs_step is not None
        equal = self.same(mine_step.sum, theirs_step.sum)
        return z3.Implies(all_of(noisy, self.context), all_of(equal, self.context))

    def activated(self, run: Ran) -> Iterator[z3.BoolRef]:
        """Medians are those of levels that leave Inactive in this step, and are charged as they are drawn."""
        assert run.step is not None
        unknowns, charges = self.unknowns, run.step.charges
        medians = [each for each in charges if isinstance(each, MedianCharge)]
        choices, level = run.source.choices, unknowns.level
        yield self.truth(len(choices) == len(medians) == len(run.step.activations) <= 1)
        for choice, charge in zip(choices, medians, strict=False):
            yield from self.same((choice.level, charge.level), (level, level))
            yield from self.same(charge.epsilon, unknowns.plan.median_epsilon)
            yield 2 * charge.cost_sensitivity * choice.rate <= charge.epsilon
            yield from self.same(charge.cost_sensitivity, 2)
            yield charge.scale * choice.rate == 1
        if self.case.algorithm != "full" or run.step.ignored:
            return
        waits = run.after.buffers.get(as_int(level), ())
        before = run.before.buffers.get(as_int(level), ())
        inactive = any(cast(object, each) is level for each in run.after.inactive)
        yield self.truth(inactive == (self.case.inactive and not choices))
        yield self.truth(len(run.after.inactive) == 1 + inactive)
        asked = [each[1:] for each in run.read if each[0] == "activates"]
        known = [(unknowns.plan, run.after.samples, level)] if self.case.inactive else []
        yield from self.same(asked, known)
        if not inactive:
            yield self.truth(waits == ())
        else:
            yield self.truth(self.held_of(run) == 0)
            block = run.step.block
            own = block is not None and unknowns.world.is_own(block.level)
            yield from self.same(waits, (*before, *([block] if own else [])))
        yield from self.median(run)

    def held_of(self, run: Ran) -> int:
        """How many elements have entered the counter in question."""
        return len(self.own_draws(run)) + int(self.case.used)

    def median(self, run: Ran) -> Iterator[z3.BoolRef]:
        """The median is that of the samples present, and its outcome is the level's prior."""
        assert run.step is not None
        unknowns, level, asked = self.unknowns, self.unknowns.level, run.read
        if not run.source.choices:
            return
        plan, samples = unknowns.plan, run.after.samples
        expected = {
            "arrays": (samples, level, plan.arrays[unknowns.place]),
            "bin": (level, plan.params.grid),
            "costs": ((BIN,), level),
            "midpoint": (level, run.source.choice),
        }
        for name, arguments in expected.items():
            yield from self.same([each[1:] for each in asked if each[0] == name], [arguments])
        yield self.truth(run.source.choices[0].costs is COSTS)
        prior = run.after.priors.get(as_int(level))
        yield from self.same(prior, real("new_prior", self.context))
        (activation,) = run.step.activations
        waited = run.before.buffers.get(as_int(level), ())
        raws = [(each.level, each.raw) for each in activation.flushed]
        yield from self.same(raws, [(each.level, each.raw) for each in waited])


@dataclass(frozen=True)
class Entered:
    """A block that enters a counter. waited: its sum as it waited, or None. is_own: in the counter in question."""

    block: Block
    waited: object
    is_own: bool


def _nodes(counter: Counter) -> list[z3.ArithRef]:
    return [
        cast(Any, total) + noise for total, noise in zip(counter.sums, counter.noises, strict=False)
    ]
