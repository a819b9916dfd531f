"""One step of algorithms 1 to 6 from an arbitrary state, run twice, with one user's samples changed.

The specification's own step runs. Of the state before it a run knows one user, who sends the sample, and one
level; both may be any. All other users, samples, elements and nodes are a `Rest`: any number of them, kept as
they are. Counts, levels and limits are unknown integers of any size; samples, sums, noise and budgets are
unknown real numbers. What depends on samples has a name of its own in each of the two runs.

Three kinds of functions are left out, and each of them has rows of its own: loops over the nodes of a counter
(`binary`), the sum of a block (`steps/blocks`), and the loops of the private median (`median`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass
from typing import Any, cast

import z3

from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.numbers.integers import Integer, Truth
from withhold_proofs.numbers.sizes import MIDDLE, Levels, Others, Rest, any_sizes
from withhold_proofs.numbers.terms import (
    as_fraction,
    as_int,
    boolean,
    condition,
    integer,
    real,
    whole,
)
from withhold_proofs.paper.recorded import Flag, OtherLevels, Recorder
from withhold_spec import state as arrivals
from withhold_spec.errors import ArrivalOrderError, HorizonError, TooManyUsersError
from withhold_spec.paper import binary, full, given_prior, naive, wishful
from withhold_spec.paper import state as moves
from withhold_spec.paper.binary import Counter
from withhold_spec.paper.constants import single_elements
from withhold_spec.paper.plan import Interval, Plan
from withhold_spec.paper.records import Block
from withhold_spec.paper.state import PaperState
from withhold_spec.params import Params
from withhold_spec.properties.paper import projection_width, scale_pays
from withhold_spec.records import Step

STEPS = {
    "binary": naive.binary_step,
    "naive": naive.naive_step,
    "wishful": wishful.wishful_step,
    "single": given_prior.single_step,
    "multiple": given_prior.multiple_step,
    "full": full.full_step,
}
SENDER = "the user who sends the sample"
REFUSALS = (TooManyUsersError, HorizonError, ArrivalOrderError)
SIDES = ("mine", "theirs")


@dataclass(frozen=True)
class Case:
    """What is known of the state before the step.

    known: whether the user has sent samples before. used: whether the counter in question has elements.
    Of algorithm 6 alone: whether the level in question is inactive, and how many blocks wait at it.
    """

    algorithm: str
    known: bool
    used: bool
    inactive: bool = False
    waiting: int = 0

    @property
    def levelled(self) -> bool:
        """Whether each level has a counter of its own."""
        return self.algorithm in ("multiple", "full")

    @property
    def at_once(self) -> bool:
        """Whether every sample is an element at once."""
        return self.algorithm in ("binary", "naive")

    @property
    def name(self) -> str:
        """The case in words."""
        level = "inactive" if self.inactive else "active"
        words = [
            "known user" if self.known else "new user",
            "used counter" if self.used else "empty counter",
            *([f"{level} level"] if self.algorithm == "full" else []),
            *([f"{self.waiting} blocks wait"] if self.inactive else []),
        ]
        return ", ".join(words)


@dataclass(frozen=True)
class Ran:
    """A step of one run. refusal: the exception that ended it, or "". read: what functions left out were given."""

    before: PaperState
    after: PaperState
    step: Step | None
    source: Recorder
    refusal: str
    sample: z3.ArithRef
    read: tuple[tuple[object, ...], ...]


class Unknowns:
    """The unknowns of a case, which both runs share unless they depend on samples."""

    def __init__(self, case: Case, context: z3.Context) -> None:
        self.case, self.context = case, context
        self.world = world = Levels(context)
        world.level = world.unknown("level") if case.levelled else world.known(0)
        self.level = world.level
        self.n, self.m, self.others = map(world.unknown, ("n", "m", "other_users"))
        self.count = world.unknown("count") if case.known else world.known(0)
        self.total, self.horizon = world.unknown("total"), world.unknown("horizon")
        self.held = world.unknown("held") if case.used else world.known(0)
        self.spent, self.epsilon = (real(name, context) for name in ("spent", "epsilon"))
        self.top = integer("L'", context)
        self.intervals: dict[str, tuple[bool, z3.ArithRef, z3.ArithRef]] = {}
        self.other_users = Others(self.others)
        self._side, self._sent, self._read = "", tuple[object, ...](), list[tuple[object, ...]]()
        self.plan = self._plan()

    def _plan(self) -> Plan:
        params = copy(Params(1, 1, 1, 1))
        made = {
            "max_users": self.n,
            "max_samples": self.m,
            "horizon": self.horizon,
            "epsilon": self.epsilon,
            "grid": integer("grid", self.context),
            "extra_users": Flag(self.world, "extra_users"),
        }
        for name, value in made.items():
            object.__setattr__(params, name, value)
        return Plan(
            params,
            scales=cast(Any, self._by_level("scale", lambda name: real(name, self.context))),
            sensitivities=cast(
                Any, self._by_level("sensitivity", lambda name: integer(name, self.context))
            ),
            node_epsilon=as_fraction(real("node_epsilon", self.context)),
            counter_epsilon=as_fraction(real("counter_epsilon", self.context)),
            interval=cast(Any, self._interval),
            arrays=cast(Any, self._by_level("arrays", self.world.unknown)),
        )

    def _by_level(self, name: str, make: Callable[[str], object]) -> tuple[object, ...]:
        if not self.case.levelled:
            return (make(name),)
        below, above = make(f"{name}_below"), make(f"{name}_above")
        return self.world.by_level(below, make(name), above)

    def _interval(self, level: object, prior: object) -> Interval:
        is_own = not self.case.levelled or self.world.is_own(level)
        shown = getattr(level, "term", level)
        # the names of unknowns end in a number, since a term may be long
        key = f"{is_own} {shown} {prior}"
        if key not in self.intervals:
            number = len(self.intervals) + 1
            low, high = (real(f"{end}_{number}", self.context) for end in ("low", "high"))
            self.intervals[key] = (is_own, low, high)
        return self.intervals[key][1:]

    @property
    def place(self) -> int:
        """The place of the counter in question."""
        return MIDDLE if self.case.levelled else 0

    @property
    def scale(self) -> z3.ArithRef:
        """The noise scale of the counter in question."""
        return cast(z3.ArithRef, self.plan.scales[self.place])

    @property
    def sensitivity(self) -> z3.ArithRef:
        """The sensitivity of the counter in question."""
        return cast(z3.ArithRef, self.plan.sensitivities[self.place])

    @property
    def node_epsilon(self) -> z3.ArithRef:
        """What an element costs in a node."""
        return cast(z3.ArithRef, self.plan.node_epsilon)

    @property
    def premises(self) -> dict[str, z3.BoolRef]:
        """What holds of parameters, plans and sizes. `numeric` shows what is said of plans."""
        context = self.context
        pays = scale_pays(
            as_int(self.sensitivity), 1, as_fraction(self.node_epsilon), as_fraction(self.scale)
        )
        within = [
            condition(projection_width(low, high, as_int(self.sensitivity)), context)
            for is_own, low, high in self.intervals.values()
            if is_own
        ]
        sizes = [self.others.term >= 0, self.n.term >= 1, self.m.term >= 1, self.horizon.term >= 1]
        sizes += [self.count.term >= 1] if self.case.known else []
        sizes += [self.held.term >= 1] if self.case.used else []
        return {
            "sizes": z3.And(*sizes, self.level.term >= (2 if self.case.inactive else 0)),
            "a budget": z3.And(self.epsilon > 0, self.top >= 1),
            "a scale pays for one node": z3.And(condition(pays, context), self.scale > 0),
            **({"intervals are within the sensitivity": z3.And(within)} if within else {}),
        }

    def users_elements(self, count: object) -> z3.ArithRef:
        """How many elements of a user with so many samples are in the counter, or wait for it."""
        world, m = self.world, self.m.term
        number = world.term(count)
        if self.case.at_once:
            return number
        if self.case.algorithm == "wishful":
            return z3.If(number >= m, whole(1, self.context), whole(0, self.context))
        if self.case.algorithm == "single":
            return world.length(number)
        reached = number >= world.power(self.level.term)
        return z3.If(reached, whole(1, self.context), whole(0, self.context))

    def most_elements(self) -> z3.ArithRef:
        """How many elements of a user a counter's share pays for."""
        world, params = self.world, self.plan.params
        if self.case.algorithm == "naive":
            return self.m.term
        if self.case.algorithm == "single":
            return world.term(single_elements(params))
        return whole(1, self.context)

    def state(self, side: str) -> PaperState:
        """Any state, with the samples of one run."""
        own = self._counter("own", side, self.held) if self.case.used else Counter()
        counters: tuple[Counter, ...] = (own,)
        if self.case.levelled:
            below, above = (
                self._counter(name, side, self.world.unknown(f"held_{name}"))
                for name in ("below", "above")
            )
            counters = self.world.by_level(below, own, above)
        sent = (Rest(self.count, self._secret("sent", side)),) if self.case.known else None
        others = (Rest(self.world.unknown("samples_of_another")),)
        samples: dict[object, object] = {SENDER: sent} if sent else {}
        samples[self.other_users] = others
        blocks = tuple(
            Block(as_int(self.level), real(f"waiting_{number}_{side}", self.context), None)
            for number in range(self.case.waiting)
        )
        levels = (self.level, OtherLevels(self.world))
        return PaperState(
            samples=cast(Any, samples),
            t=as_int(self.world.unknown("t")),
            total=as_int(self.total),
            counters=counters,
            spent=as_fraction(self.spent),
            inactive=cast(Any, levels if self.case.inactive else levels[1:]),
            buffers=cast(Any, {self.level: blocks} if blocks else {}),
            priors=cast(
                Any, {} if self.case.inactive else {self.level: real("prior", self.context)}
            ),
        )

    def _secret(self, name: str, side: str) -> z3.ArithRef:
        """A number that depends on the samples of the user who sends."""
        return real(f"{name}_{side}", self.context)

    @property
    def unchanged(self) -> z3.BoolRef:
        """That this user's samples do not differ, because another user's do."""
        pairs = (
            [self._secret(name, side) for side in SIDES] for name in ("sent", "sample", "block")
        )
        return z3.And([mine == theirs for mine, theirs in pairs])

    def _counter(self, name: str, side: str, held: Integer) -> Counter:
        parts = (
            (Rest(held, real(f"{part}_{name}_{side}", self.context)),)
            for part in ("elements", "sums", "noises")
        )
        return Counter(*cast(Any, tuple(parts)))

    def ran(self, side: str) -> Ran:
        """The step, with the samples of one run; to be called in the context `left_out`."""
        before, sample = self.state(side), self._secret("sample", side)
        source = Recorder(side, self.context, self.world.unknown("choice"))
        self._side, self._read = side, []
        self._sent = (*before.samples.get(SENDER, ()), sample)
        after, step, refusal = before, None, ""
        try:
            after, step = STEPS[self.case.algorithm](self.plan, before, SENDER, sample, source)
        except REFUSALS as error:
            refusal = type(error).__name__
        return Ran(before, after, step, source, refusal, sample, tuple(self._read))

    @contextmanager
    def left_out(self) -> Iterator[None]:
        """A context that leaves out the functions that have rows of their own, and notes what they are given."""
        names = {
            "withholding": ("block_sum",),
            "full": ("can_activate",),
            "median": ("fill_arrays", "nearest_bin", "costs", "midpoint"),
        }
        overrides: dict[str, object] = {
            f"withhold_spec.paper.{module}:{name}": getattr(self, f"_{name}")
            for module, functions in names.items()
            for name in functions
        }
        overrides |= {
            "withhold_spec.paper.binary:elements_of": _elements_of,
            "withhold_spec.paper.binary:nodes_read": _nodes_read,
            "withhold_spec.paper.constants:nominal_levels": lambda params: self.top,
        }
        modules = (arrivals, moves, binary, naive, wishful, given_prior, full)
        with substituted(overrides), any_sizes(self.world, *modules):
            yield

    def _block_sum(self, samples: Sequence[object], level: object) -> z3.ArithRef:
        self._read.append(("block", samples, level))
        right = len(samples) == len(self._sent) and all(map(_is, samples, self._sent))
        return self._secret("block", self._side) if right else real(self._side, self.context)

    def _can_activate(self, plan: object, samples: object, level: object) -> object:
        if isinstance(level, OtherLevels):
            # what is shown of the level in question is shown of every level
            return False
        self._read.append(("activates", plan, samples, level))
        return Truth(self.world, boolean("can_activate", self.context))

    def _fill_arrays(self, samples: object, level: object, arrays: object) -> object:
        self._read.append(("arrays", samples, level, arrays))
        return ((real(f"array_{self._side}", self.context),),)

    def _nearest_bin(self, array_sum: object, level: object, grid: object) -> object:
        self._read.append(("bin", level, grid))
        return BIN

    def _costs(self, bins: object, level: object) -> object:
        self._read.append(("costs", bins, level))
        return COSTS

    def _midpoint(self, level: object, choice: object) -> object:
        self._read.append(("midpoint", level, choice))
        return real("new_prior", self.context)


BIN, COSTS = "a bin", ("costs of candidates",)
"""What stands for the bin of an array, and for the costs of the candidates."""


def _is(one: object, other: object) -> bool:
    return one is other


SOME_PLACES = (1, 0)
"""Places of a tuple, from 1 on: what was there before, and the newest item, as place 0 is the last one."""


def _elements_of(t: Integer) -> Sequence[int]:
    return SOME_PLACES if t.known is None else binary.elements_of(t.known)


def _nodes_read(t: Integer) -> Sequence[int]:
    return SOME_PLACES if t.known is None else binary.nodes_read(t.known)
