"""The counted samples of a dataset in an engine: checked, in grid units, numbered in the order of time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import accumulate, count
from typing import Any

from withhold.accounted.arrivals import Slice
from withhold.core.batch import Ints
from withhold.core.errors import TooManyUsersError
from withhold.core.params import Params
from withhold.engines import statements
from withhold.engines.errors import EngineError, EngineMemoryError
from withhold.engines.events import Events
from withhold.engines.tables import ArrowTable, Loaded, QueryEngine, integers
from withhold.engines.units import looks, units_function
from withhold.files.decimals import NOT_FINITE
from withhold.files.rows import InputError

_TABLES = ("events", "found", "arrived", "users", "ordered", "numbered")
_FUNCTIONS = ("units_of", "look_of")
_datasets = count(1)

LARGEST_SUM = 1 << 62
"""What a sum of grid units may reach in 64 bits."""


class Questions:
    """Asks an engine about one dataset; the names of its tables and functions are its own."""

    def __init__(self, engine: QueryEngine) -> None:
        self.engine = engine
        number = next(_datasets)
        self.names = {name: f"withhold_{number}_{name}" for name in (*_TABLES, *_FUNCTIONS)}

    def text(self, statement: str, **more: object) -> str:
        """The statement with its names and numbers."""
        return statement.format(**self.names, digest=self.engine.digest, **more)

    def ask(self, statement: str, **more: object) -> ArrowTable:
        """The answer to a statement."""
        return self.engine.ask(self.text(statement, **more))


@dataclass(frozen=True, slots=True)
class Listed:
    """Consecutive counted samples one by one: codes of users, grid units, and rows counted from 0."""

    codes: Ints
    units: Ints
    rows: Ints


class Samples:
    """The counted samples of a dataset, numbered from 1 in the order of time; `prepare` makes them.

    They are tables of an engine, and there as long as it is.

    Attributes:
        params: the parameters that they were prepared for.
        rows: how many rows the dataset has.
        users: how many distinct users, without ignored ones.
        counted: how many samples count.
    """

    def __init__(
        self, questions: Questions, params: Params, users: int, parts: ArrowTable, *, text: bool
    ) -> None:
        """`parts` is the answer to PARTS; `text` says whether the ids of users are text."""
        self.params, self.users = params, users
        self._questions = questions
        self._user_is_text = text
        self._parts = integers(parts, "part").tolist()
        self._rows_before = [0, *accumulate(integers(parts, "size").tolist())]
        self._samples_before = [0, *accumulate(integers(parts, "samples").tolist())]
        self.rows, self.counted = self._rows_before[-1], self._samples_before[-1]
        self._digests = {0: 0}  # of the first samples, by their number; each reads all of them

    @property
    def engine(self) -> QueryEngine:
        """The engine that has them."""
        return self._questions.engine

    def summed(self, after: int, until: int) -> Slice:
        """The samples number `after` + 1 to `until`, summed by user.

        Raises:
            EngineError: the engine gave others.
        """
        table = self._ask(statements.SUMMED, after, until)
        counts = integers(table, "samples")
        self._check(int(counts.sum()), until - after)
        return Slice(
            codes=integers(table, "user_code"),
            counts=counts,
            sums=integers(table, "units"),
            firsts=integers(table, "first_at"),
            row=int(integers(table, "last_row").max()) - 1,
        )

    def summed_query(self, after: int, until: int) -> str:
        """The query for the samples number `after` + 1 to `until`, summed by user."""
        return self._text(statements.SUMMED, after, until)

    def listed(self, after: int, until: int) -> Listed:
        """The samples number `after` + 1 to `until`, one by one.

        Raises:
            EngineError: the engine gave others.
        """
        table = self._ask(statements.LISTED, after, until)
        self._check(table.num_rows, until - after)
        return Listed(
            integers(table, "user_code"), integers(table, "units"), integers(table, "row_at") - 1
        )

    def total(self) -> int:
        """The sum of all samples, in grid units. A secret. Raises: EngineError: the engine gave others."""
        found, step = 0, LARGEST_SUM // self.params.grid
        for after in range(0, self.counted, step):
            until = min(after + step, self.counted)
            table = self._ask(statements.TOTAL, after, until)
            self._check(int(integers(table, "samples")[0]), until - after)
            found += int(integers(table, "units")[0])
        return found

    def arrivals(self, until: int) -> int:
        """A digest of who sent the first `until` samples, and in which order. Engines agree on it."""
        if until not in self._digests:
            sent = self._ask(statements.SENT, 0, until)
            known = int(integers(sent, "users")[0])
            named = self._questions.ask(statements.NAMED, known=known)
            digests = [int(integers(table, "digest")[0]) for table in (sent, named)]
            self._digests[until] = digests[0] ^ digests[1]
        return self._digests[until]

    def alike(self) -> int:
        """How many users differ from another only by case, blanks or the form of characters."""
        if not self._user_is_text:
            return 0
        questions = self._questions
        questions.engine.define(
            questions.names["look_of"], looks, f"{questions.names['users']}.user_id", "text"
        )
        found = questions.ask(statements.ALIKE, max_users=self.params.max_users)
        return int(integers(found, "alike")[0])

    def _ask(self, statement: str, after: int, until: int) -> ArrowTable:
        return self._questions.engine.ask(self._text(statement, after, until))

    def _text(self, statement: str, after: int, until: int) -> str:
        """A statement about the samples number `after` + 1 to `until`."""
        places = list(self._places(after, until))
        within = " OR ".join(
            f"(part = {self._parts[place]}"
            f" AND sample_at > {after - self._samples_before[place]}"
            f" AND sample_at <= {until - self._samples_before[place]})"
            for place in places
        )
        return self._questions.text(
            statement,
            within=within,
            samples_before=by_part({self._parts[at]: self._samples_before[at] for at in places}),
            rows_before=by_part({self._parts[at]: self._rows_before[at] for at in places}),
        )

    def _places(self, after: int, until: int) -> Iterator[int]:
        """The places of the parts in which these samples are."""
        for place in range(len(self._parts)):
            if self._samples_before[place] < until and after < self._samples_before[place + 1]:
                yield place

    def _check(self, found: int, wanted: int) -> None:
        if found != wanted:
            title = self._questions.engine.title
            raise EngineError(f"{title} gave {found} samples where it had counted {wanted}")


def prepare(engine: QueryEngine, events: Events, params: Params) -> Samples:
    """Checks a dataset and numbers its counted samples in the order of time; releases nothing.

    Raises:
        InputError: a row cannot be read, two rows have the same time, or the dataset is empty. It
            names the file and the column.
        TooManyUsersError: there are more than max_users users, and such users are refused.
        EngineError: the engine could not do it.
    """
    questions = Questions(engine)
    names = questions.names
    loaded = engine.load(events, names["events"])
    rows = _check_rows(questions, events, loaded)
    _number_users(questions)
    (sizes,) = questions.ask(statements.SIZES).to_pylist()
    users, most, size = int(sizes["users"]), int(sizes["most"]), int(sizes["size"])
    _check_size(engine, size, rows)
    if users > params.max_users and params.extra_users == "refuse":
        raise TooManyUsersError(params.max_users)
    column = f"{names['events']}.value"
    engine.define(names["units_of"], units_function(params), column, "integer")
    ranked = statements.CAPPED if most > params.max_samples else statements.ALL
    bounds = {"max_users": params.max_users, "max_samples": params.max_samples}
    engine.order(names["ordered"], questions.text(ranked, **bounds))
    engine.keep(names["numbered"], questions.text(statements.NUMBERED, window=engine.window))
    parts = questions.ask(statements.PARTS)
    _check_size(engine, int(integers(parts, "size").sum()), rows)
    if not all(part["follows"] for part in parts.to_pylist()):
        raise _disorder(questions, events, loaded)
    counted_users = min(users, params.max_users)
    return Samples(questions, params, counted_users, parts, text=loaded.kinds.user_is_text)


def _number_users(questions: Questions) -> None:
    """Gives users their codes, in the order of first samples; no task has to sort all of them."""
    engine, names, text = questions.engine, questions.names, questions.text
    engine.order(names["found"], text(statements.FOUND))
    engine.keep(names["arrived"], text(statements.ARRIVED, window=engine.window))
    parts = questions.ask(statements.ARRIVALS)
    before = [0, *accumulate(integers(parts, "size").tolist())]
    sizes = zip(integers(parts, "part").tolist(), before, strict=False)
    engine.keep(names["users"], text(statements.USERS, users_before=by_part(dict(sizes))))


def by_part(numbers: Mapping[int, int]) -> str:
    """A number for each part, as SQL."""
    cases = " ".join(f"WHEN {part} THEN {number}" for part, number in numbers.items())
    return f"CASE part {cases} END"


def _check_rows(questions: Questions, events: Events, loaded: Loaded) -> int:
    """The number of rows, each of which can be read. Raises: InputError, EngineError."""
    floats, unreadable = loaded.kinds.floats, questions.engine.unreadable_text
    no_user = ["user_id IS NULL"]
    if loaded.kinds.user_is_text:
        no_user += ["user_id = ''", *([unreadable] if unreadable else [])]
    infinite = [
        f"NOT (abs({name}) <= {statements.LARGEST})" if is_float else "FALSE"
        for name, is_float in zip(("value", "moment"), floats, strict=True)
    ]
    conditions = {
        "no_user": " OR ".join(no_user),
        "infinite_value": infinite[0],
        "infinite_moment": infinite[1],
    }
    try:
        table = questions.ask(statements.FAULTS, **conditions)
    except EngineMemoryError:
        raise
    except EngineError:
        _find_unreadable(questions.engine, events, loaded, conditions)
        raise
    rows = 0
    for file in table.to_pylist():
        for kind, column, reason in (
            ("no_user", events.user, "the user id is missing, empty or not valid UTF-8"),
            ("no_value", events.value, "the value is missing"),
            ("infinite_value", events.value, NOT_FINITE),
            ("no_moment", events.order, "the time is missing"),
            ("infinite_moment", events.order, "the time is not a finite number"),
        ):
            if file[kind]:
                raise InputError(reason, place=_place(questions, file, loaded), column=column)
        rows += int(file["size"])
    if loaded.rows is not None:
        _check_size(questions.engine, rows, loaded.rows)
    if not rows:
        raise InputError("the dataset has no rows", place=loaded.place)
    return rows


def _find_unreadable(
    engine: QueryEngine, events: Events, loaded: Loaded, conditions: dict[str, str]
) -> None:
    """Reads the files one by one. Raises: InputError with the name of the first that cannot be read."""
    for name in loaded.files:
        single = Questions(engine)
        engine.load(replace(events, source=name), single.names["events"])
        try:
            single.ask(statements.FAULTS, **conditions)
        except EngineError as error:
            raise InputError(f"{error} (damaged, or a text is not UTF-8?)", place=name) from None


def _check_size(engine: QueryEngine, found: int, wanted: int) -> None:
    if found != wanted:
        raise EngineError(
            f"{engine.title} reads {found} rows of {wanted}: has the dataset changed?"
        )


def _place(questions: Questions, row: dict[str, Any], loaded: Loaded) -> str:
    """The name of the file in a row of an answer, or of the table."""
    return questions.engine.place_of(row["file"]) if row["file"] else loaded.place


def _disorder(questions: Questions, events: Events, loaded: Loaded) -> InputError | EngineError:
    """Why rows do not follow one another in time: two of them have the same."""
    (tied,) = questions.ask(statements.TIED).to_pylist()
    if tied["file"] is None:
        return EngineError(f"{questions.engine.title} has not ordered the rows by time")
    reason = "several rows have the same time, so their order is not known"
    return InputError(reason, place=_place(questions, tied, loaded), column=events.order)
