"""What the ledger mechanism draws, and when: radii for each series, and noise for each of its nodes.

The runs come from `runs`. `withhold_proofs.samplers.series_laws` has the laws of the draws.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction

from withhold_proofs.accounted.runs import Run, decided, every_run, exact
from withhold_proofs.accounted.settings import GRID, Setting, digest
from withhold_proofs.model import Verdict
from withhold_proofs.streams.draws import SeriesOnly
from withhold_spec.accounted import epoch as closing
from withhold_spec.accounted import pure
from withhold_spec.accounted.interface import BUDGET, Public
from withhold_spec.accounted.plan import ledger_scale
from withhold_spec.accounted.records import Account, Series
from withhold_spec.number import Number
from withhold_spec.properties import paper
from withhold_spec.records import Charge, EpochCharge, Node, Step

Draw = tuple[str, int, int, int]
"""A draw: its kind, counter and node, and for how many sums of a node it is."""


@dataclass(frozen=True)
class Addressed(SeriesOnly):
    """Draws that record their addresses in order."""

    asked: list[Draw] = field(default_factory=list)

    def radius(self, counter: int, first_node: int, length: int, sums: int, scale: Fraction) -> int:
        self.asked.append(("radius", counter, first_node, sums))
        return int.from_bytes(digest(counter, first_node, length, sums, scale)[:3], "big")

    def uniform_noise(self, counter: int, node: int, sums: int, radius: Number) -> tuple[int, ...]:
        self.asked.append(("within", counter, node, sums))
        drawn = digest(counter, node, sums, radius)
        return tuple(int.from_bytes(drawn[3 * i : 3 * i + 3], "big") for i in range(sums))


def one_draw(settings: Sequence[Setting], users: int) -> Verdict:
    """A series has one radius for its sums and one for its excesses, an epoch's sums share one draw, an
    excess has another, and nothing else is shown.
    """

    def fault(run: Run, tally: Tally[str]) -> str:
        wrong = _wrong_series(run) or _wrong_excess(run, tally)
        return wrong or _wrong_asked(run) or _wrong_draw(run)

    return every_run(decided(settings, users, Addressed()), fault)


def _wrong_series(run: Run) -> str:
    """The fault of the last epoch's series, if an epoch has just closed."""
    epochs = run.state.epochs
    if run.steps[-1].epoch is None:
        return ""
    number, series = len(epochs), epochs[-1].series
    policy, seen = run.plan.policy, when_closing(run)
    asked, excess_queries = policy.length(seen), policy.excess_queries(seen)
    last = epochs[-2].series if number > 1 else Series(1, 0, 0)
    if asked < 1 and number < last.first + last.length:
        return "" if series == last else "a series that goes on is another one"
    strata = max(1, policy.strata(seen))
    if series != Series(number, max(1, asked), max(0, excess_queries), strata):
        return f"the series {series} begins with epoch {number}"
    return ""


def _wrong_excess(run: Run, tally: Tally[str]) -> str:
    """The fault of releasing, or not releasing, an excess in the epoch that has just closed, if any."""
    epoch = run.steps[-1].epoch
    if epoch is None:
        return ""
    before = [one for one in run.before.epochs if one.series == epoch.series]
    released = sum(one.excess is not None for one in before)
    asked = run.plan.policy.asks_excess(when_closing(run))
    tally["asked for one too many"] += asked and released == epoch.series.excess_queries > 0
    tally["several excesses in a series"] += released > 0 and epoch.excess is not None
    if (epoch.excess is not None) is not (asked and released < epoch.series.excess_queries):
        return f"of {epoch.series.excess_queries} excesses, {released} released before, another is taken"
    return ""


def when_closing(run: Run) -> Public:
    """What the policy saw when it closed the latest epoch."""
    now = closing.public_view(run.plan, run.state)
    known = run.before.accounts
    new = tuple(Account(first=account.first) for account in now.accounts[len(known) :])
    return replace(now, accounts=(*known, *new), epochs=run.before.epochs)


def _wrong_asked(run: Run) -> str:
    """The fault of the addresses that the last step draws at, if any."""
    source, step = Addressed(), run.steps[-1]
    sample = (len(run.users) - 1) % (GRID + 1)
    pure.ledger_step(run.plan, run.before, run.users[-1], sample, source)
    node, expected = len(run.state.epochs), list[Draw]()
    if step.epoch is not None:
        series = step.epoch.series
        sums, excess = (0, node, series.strata), (series.strata, node, 1)
        expected = [("within", *sums)]
        if step.epoch.excess is not None:
            expected.append(("within", *excess))
        if series.first == node:
            drawn = (sums, excess) if series.excess_queries > 0 else (sums,)
            expected = [*(("radius", *each) for each in drawn), *expected]
    return "" if source.asked == expected else f"{source.asked} is drawn, not {expected}"


def _wrong_draw(run: Run) -> str:
    """The fault of the last step's draws, charge or releases, if any."""
    step, node = run.steps[-1], len(run.state.epochs)
    if step.epoch is not None:
        series, scale = step.epoch.series, _scale(step)
        source, first, strata = Addressed(), series.first, series.strata
        sum_radius = source.radius(0, first, series.length, strata, scale)
        drawn = source.uniform_noise(0, node, strata, sum_radius)
        if step.epoch.excess is not None:
            excess_radius = source.radius(strata, first, series.excess_queries, 1, scale)
            drawn = (*drawn, *source.uniform_noise(strata, node, 1, excess_radius))
        if [(write.counter, write.node) for write in step.written] != [
            (counter, node) for counter in range(len(drawn))
        ]:
            return "other nodes are written than those that are released"
        if [write.noise for write in step.written] != [*drawn]:
            return "the noises are not the nodes' own, within the radii of their series"
        if wrong := wrongly_hidden(step, drawn):
            return wrong
    return wrongly_shown(run, _is_right)


def wrongly_hidden(step: Step, drawn: Sequence[int]) -> str:
    """The fault of the sums that an epoch releases with these noise values, if any."""
    assert step.epoch is not None
    if not all(isinstance(write.sum, int) for write in step.written):
        return "a sum of integers is not one"
    if len(step.epoch.sums) != step.epoch.series.strata:
        return "an epoch has not one sum for each stratum"
    shown = (*step.epoch.sums, step.epoch.excess)
    hidden = [exact(write.sum) + noise for write, noise in zip(step.written, drawn, strict=True)]
    if hidden != [each for each in shown if each is not None]:
        return "a released sum is not the sum and its noise"
    return ""


def wrongly_shown(run: Run, is_right: Callable[[Charge, Run], bool]) -> str:
    """The fault of what the last step reads, charges and estimates, if any."""
    step = run.steps[-1]
    nodes = (Node(write.counter, write.node) for each in run.steps for write in each.written)
    if step.read != tuple(nodes):
        return "other nodes are read than have been released"
    if len(step.charges) != (step.epoch is not None) or not all(
        is_right(charge, run) for charge in step.charges
    ):
        return "the charge is not what was paid, or the noise does not pay for it"
    public = closing.public_view(run.plan, run.state)
    if step.sum != run.plan.policy.total(public):
        return "the estimate is not made of what is public"
    return ""


def largest_payment(run: Run) -> int:
    """What the user who paid most for the latest epoch paid."""
    pairs = zip(when_closing(run).accounts, run.state.accounts, strict=True)
    return max(exact(then.spent) - exact(once.spent) for once, then in pairs)


def _scale(step: Step) -> Fraction:
    return ledger_scale(step.params)


def _is_right(charge: Charge, run: Run) -> bool:
    """Whether the charge is the largest payment of a user for the epoch."""
    step, paid = run.steps[-1], largest_payment(run)
    share = step.params.epsilon * Fraction(paid, BUDGET)
    pays = paper.scale_pays(paid, 1, share, charge.scale)
    return charge == EpochCharge(len(run.state.epochs), share, paid, _scale(step)) and pays is True
