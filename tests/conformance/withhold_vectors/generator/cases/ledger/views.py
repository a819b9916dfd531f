"""What a policy sees when an epoch may close: users with accounts, and epochs that have closed.

The policy accepts any public numbers, so the released sums need not come from any stream.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from withhold_spec.accounted.interface import BUDGET
from withhold_vectors.codec.values import Json
from withhold_vectors.generator.cases.ledger.builders import user
from withhold_vectors.generator.model import Group, Test
from withhold_vectors.generator.shorthand import Flags, contribution, epoch, params, single

CONFIDENCES = ("1/2", "0.8", "19/20", "999999/1000000", "1/1099511627776")


@dataclass(frozen=True)
class Sender:
    """A user: released and new samples, what was spent, and the two costs in the running series."""

    released: int
    new: int
    spent: int = 0
    costs: tuple[int, int] = (0, 0)


@dataclass(frozen=True)
class Past:
    """A closed epoch. mean: of all samples, in thousandths; heavy: the same of the heavy users' stratum.

    excess: in thousandths of BUDGET, or None. clipped: whether its intervals are shorter than the
    range.
    """

    mean: int
    excess: int | None = None
    clipped: bool = True
    heavy: int | None = None


@dataclass(frozen=True)
class View:
    """What the policy sees.

    series: the length of the running series and how many of the last epochs belong to it, or None.
    start: the time of the first epoch; the others follow after whole doublings. now: the time now;
    another user, who has no new samples, has sent what is left until then.
    """

    comment: str
    flags: Flags
    params: Json
    now: int
    senders: Sequence[Sender]
    past: Sequence[Past] = ()
    series: tuple[int, int] | None = None
    start: int = 8
    gaussian: bool = False

    def proposals(self) -> Group:
        """The proposals of the epoch that closes."""
        return self._group("proposals", "Proposals", {})

    def bar(self, *confidences: str, comment: str = "", **others: str | bool) -> Group:
        """The error bar, and its half widths at these confidences. others: changed parameters."""
        changed = replace(self, comment=self.comment + comment, params={**self.params, **others})
        asked: Json = {"confidences": list(confidences or CONFIDENCES)}
        return changed._group("bar", "ErrorBar", asked)

    def _group(self, operation: str, flag: Flags, more: Json) -> Group:
        mechanism = {"mechanism": "gaussian"} if self.gaussian else {}
        return Group(operation, {**mechanism, "params": self.params}, (self._test(flag, more),))

    def _test(self, flag: Flags, more: Json) -> Test:
        sent = sum(each.released + each.new for each in self.senders)
        if sent > self.now:
            raise ValueError(f"{self.comment}: more samples than there are")
        rest = [] if self.now == sent else [Sender(self.now - sent, 0)]
        first = 0 if self.series is None else len(self.past) - self.series[1] + 1
        users = [
            user(
                1 + index,
                each.released + each.new,
                each.released,
                each.spent,
                (first if each.costs != (0, 0) else 0, *each.costs),
            )
            for index, each in enumerate((*self.senders, *rest))
        ]
        epochs = self._epochs([*self.senders, *rest], first)
        words = [flag, *self.flags.split(), *(["Squares"] if self.gaussian else [])]
        return single(
            self.comment, " ".join(dict.fromkeys(words)), users=users, epochs=epochs, **more
        )

    def _epochs(self, senders: Sequence[Sender], first: int) -> list[Json]:
        """The closed epochs. Every user has about as many samples in each of them."""
        made, number = [], len(self.past)
        for index, each in enumerate(self.past):
            sizes = [
                sender.released * (index + 1) // number - sender.released * index // number
                for sender in senders
            ]
            heavy = [2 * size * len(sizes) >= 4 * sum(sizes) for size in sizes]
            length = 1
            begun = index + 1
            if self.series is not None and index + 1 >= first:
                length, begun = self.series[0], first
            made.append(self._epoch(each, sizes, heavy, self.start << index, (begun, length)))
        return made

    def _epoch(
        self,
        past: Past,
        sizes: Sequence[int],
        heavy: Sequence[bool],
        samples: int,
        series: tuple[int, int],
    ) -> Json:
        grid = int(str(self.params["grid"]))
        strata = 1 if past.heavy is None else 2
        sums, contributions = [0] * strata, []
        for index, size in enumerate(sizes):
            if size == 0:
                continue
            whole = size * grid
            stratum = int(heavy[index]) if strata > 1 else 0
            mean = past.heavy if stratum and past.heavy is not None else past.mean
            low, high = (whole // 8, max(1, 5 * whole // 8)) if past.clipped else (0, whole)
            weight = BUDGET // (3 * whole) + index
            asked = past.excess is not None and past.clipped
            contributions.append(
                contribution(
                    size,
                    low,
                    high,
                    weight,
                    max(1, whole // 4) if asked else 0,
                    BUDGET // (64 * whole) + 1 if asked else 0,
                    user=index,
                    inner=(whole // 4, whole // 2),
                    stratum=stratum,
                )
            )
            sums[stratum] += weight * whole * mean // 1000 - weight * low
        begun, length = series
        excess = None if past.excess is None else BUDGET * past.excess // 1000
        asked_queries = 0 if past.excess is None else length
        return epoch(
            sums,
            *contributions,
            excess=excess,
            samples=samples,
            series=(begun, length, asked_queries),
        )


def given(epsilon: str, **others: str | bool | None) -> Json:
    """Parameters with many users."""
    return {**params(99, 2**20, epsilon), **others}
