"""Every parameter has a range, and values outside it are refused with the parameter's name."""

import re
from fractions import Fraction

import pytest

from withhold_spec.errors import ParameterError, SampleError, UnboundedDataError, UserIdError
from withhold_spec.noise import ZERO
from withhold_spec.params import Params, exact
from withhold_spec.replay import replay
from withhold_spec.stream import are_neighbours, to_grid

GOOD: dict[str, object] = {"max_users": 4, "max_samples": 4, "epsilon": 1, "beta": "0.1"}
BAD: list[tuple[str, object]] = [
    *[("max_users", bad) for bad in (0, -1, 2.5, True, "4", None, 2**62 + 1)],
    *[("max_samples", bad) for bad in (0, -1, 2.5, False, "4", None, 2**62 + 1)],
    *[("epsilon", bad) for bad in (0, -1, "nan", "inf", "abc", "", None, True, 2**40, "1/0")],
    *[("beta", bad) for bad in (0, "-0.1", "1.5", "nan", "x", None, True)],
    *[("grid", bad) for bad in (0, -1, 1.0, True, 2**33)],
    *[("prior", bad) for bad in (-1, 2, "nan", True)],
    *[("horizon", bad) for bad in (0, -1, 1.5, True)],
    *[("extra_users", bad) for bad in ("drop", "")],
    *[("weighting", bad) for bad in ("users", "precision", "")],
    *[("homogeneous", bad) for bad in (0, 1, "yes", None)],
]


@pytest.mark.parametrize(("name", "bad"), BAD)
def test_a_bad_parameter_is_refused_by_name(name: str, bad: object) -> None:
    with pytest.raises(ParameterError, match=re.escape(name)) as refusal:
        Params(**{**GOOD, name: bad})  # type: ignore[arg-type]
    assert refusal.value.name == name
    assert refusal.value.allowed in str(refusal.value)


@pytest.mark.parametrize(("lower", "upper"), [(1, 0), (0, 0), ("nan", 1), (0, "x"), (True, 2)])
def test_a_bad_domain_is_refused_with_both_names(lower: object, upper: object) -> None:
    with pytest.raises(ParameterError, match="lower and upper"):
        Params(4, 4, 1, 1, lower=lower, upper=upper)  # type: ignore[arg-type]


def test_unbounded_samples_are_refused_with_the_reason() -> None:
    for bounds in ({"lower": "-inf"}, {"upper": "Infinity"}):
        with pytest.raises(UnboundedDataError, match="no bound"):
            Params(4, 4, 1, 1, **bounds)  # type: ignore[arg-type]


def test_numbers_are_read_exactly() -> None:
    assert exact("0.1") == exact("1/10") == exact("1e-1") == Fraction(1, 10)
    assert exact("-2.50") == Fraction(-5, 2)
    assert [exact(bad) for bad in ("", "1/0", "0x1", "nan", "1e99999", 0.5, None)] == [None] * 7


def test_the_grid_rounds_once_half_to_even_and_clamps() -> None:
    ten = Params(1, 1, 1, 1, grid=10)
    exact_samples = {"0.1": 1, "0.05": 0, "0.15": 2, "0.25": 2, "0.35": 4, "-1": 0, "7": 10}
    assert {text: to_grid(ten, text) for text in exact_samples} == exact_samples
    tiny = Fraction(1, 2**1074)
    assert to_grid(Params(1, 1, 1, 1, grid=2**16), tiny) == 0
    shifted = Params(1, 1, 1, 1, lower=-1, upper=3, grid=4)
    assert [to_grid(shifted, x) for x in (-1, 0, "1/2", 3)] == [0, 1, 2, 4]


@pytest.mark.parametrize("bad", ["nan", "inf", "", "one", None, True, 0.5])
def test_a_sample_that_is_no_exact_finite_number_is_refused(bad: object) -> None:
    with pytest.raises(SampleError) as refusal:
        replay("full", Params(2, 2, 1, 1), [("a", bad)], ZERO)  # type: ignore[list-item]
    assert "'" not in str(refusal.value)


@pytest.mark.parametrize("bad", ["", True, None, 1.0, b"a"])
def test_a_user_without_a_name_is_refused(bad: object) -> None:
    with pytest.raises(UserIdError):
        replay("full", Params(2, 2, 1, 1), [(bad, 1)], ZERO)  # type: ignore[list-item]


def test_an_unknown_mechanism_is_refused() -> None:
    with pytest.raises(ParameterError, match="mechanism"):
        replay("best", Params(2, 2, 1, 1), [], ZERO)


def test_neighbours_keep_the_arrivals() -> None:
    stream = [("a", 0), ("a", 0), ("b", 1)]
    assert are_neighbours(stream, [("a", 1), ("a", 1), ("b", 1)])
    assert not are_neighbours(stream, [("a", 0), ("a", 0), ("c", 1)])
    assert not are_neighbours(stream, [("a", 1), ("a", 0), ("b", 0)])
    assert not are_neighbours(stream, stream[:2])
