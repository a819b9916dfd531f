"""Looking inside an estimator: its whole state as a value, and tapes drawn by a property test."""

from array import array
from collections.abc import Mapping
from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from withhold import MeanEstimator, VectorMeanEstimator
from withhold.paper.median import SampleStore
from withhold.testing import Tape

PLAIN = (int, str, float, Fraction, type(None))


def frozen(thing: object) -> object:
    """The state of an object of this package, all the way down, as nested tuples."""
    if isinstance(thing, PLAIN):
        return thing
    if isinstance(thing, Mapping):
        return tuple((key, frozen(value)) for key, value in thing.items())
    if isinstance(thing, np.ndarray):
        return tuple(thing.tolist())
    if isinstance(thing, (list, tuple, array)):
        return tuple(map(frozen, thing))
    if isinstance(
        thing, SampleStore
    ):  # the order in which users filled their words is not part of the state
        return tuple(tuple(part.tolist()) for part in thing._flat())
    names = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    if not type(thing).__module__.startswith("withhold.") or not names:
        return type(thing).__name__
    values = {name: getattr(thing, name) for name in names if hasattr(thing, name)}
    values.pop("_log_firsts", None)  # it follows from other columns, and is not kept
    if "_shown" in values:  # computed when it is asked for
        values["_shown"] = values["_shown"]()
    return type(thing).__name__, frozen(values)


def state_of(estimator: MeanEstimator | VectorMeanEstimator) -> object:
    """The estimator's whole state, comparable with ==."""
    return frozen(estimator)


NOISE = st.dictionaries(
    st.tuples(st.integers(0, 4), st.integers(1, 12)),
    st.one_of(st.integers(-9, 9), st.integers(-(2**70), 2**70)),
    max_size=12,
)
CHOICES = st.dictionaries(st.integers(2, 4), st.just(0), max_size=2)
TAPES = st.builds(Tape, NOISE, CHOICES, st.integers(-2, 2))
