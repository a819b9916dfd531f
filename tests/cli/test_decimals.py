"""Which texts are numbers, and that the estimator takes every text that passes."""

import pytest

from withhold import Params
from withhold.core.grid import Quantiser
from withhold.files import decimals
from withhold.files.decimals import DecimalTexts, NumberError

PASSING = (
    *("0", "1", "0.1", "+1.50", ".5", "-2.", "12e-1", "1E+05", "0e999999999", "-0"),
    *("1.7976931348623157e308", "-1e-99999999999999999", "9" * 308, "0." + "0" * 9999 + "1"),
    *("0" * 400 + "1.5", "-0.1e309"),
)


@pytest.mark.parametrize("text", PASSING, ids=lambda text: text[:12])
def test_a_number_passes_as_it_is_and_the_estimator_takes_it(text: str) -> None:
    number = DecimalTexts()
    assert number(text) == text
    assert number(f"\t{text} ") == text
    unit = Quantiser(Params(1, 1, 1, 1, lower=-1, upper=1, grid=2)).many([text])
    assert unit.tolist() in ([0], [1], [2])


@pytest.mark.parametrize("text", ["1e308", "9" * 308])
def test_a_large_number_is_clamped(text: str) -> None:
    assert DecimalTexts()(text) == text
    quantiser = Quantiser(Params(1, 1, 1, 1, lower=-1, upper=1, grid=8))
    assert quantiser.many([text, "-" + text]).tolist() == [8, 0]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        *((text, "the value is empty") for text in ("", " ", "\t")),
        *((text, "the value is not a finite number") for text in ("nan", "-inf", "Infinity")),
        *(
            (text, "the value is not a decimal number")
            for text in ("x", "1,5", "1 2", "--1", "1e", "e5", ".", "1e1.5", "sNaN", "1_0", "½")
        ),
        *(
            (text, "the number is beyond the range of a double")
            for text in ("1e309", "-1.8e308", "9" * 309, "1e999999999", "-1e" + "9" * 30)
        ),
        *((text, "the number has more than 20000 characters") for text in ("1" * 20_001,)),
    ],
)
def test_what_is_not_a_number_is_refused_without_being_shown(text: str, reason: str) -> None:
    with pytest.raises(NumberError) as refusal:
        DecimalTexts()(text)
    assert str(refusal.value) == reason


@pytest.mark.parametrize(
    ("text", "unit"),
    [("1e-" + "9" * 30, 1), ("-1e-" + "9" * 30, 0), ("0e" + "9" * 30, 0), ("-0.0E-" + "9" * 30, 0)],
    ids=["positive", "negative", "zero", "minus zero"],
)
def test_a_number_near_zero_with_an_exponent_of_any_length_has_its_sign(
    text: str, unit: int
) -> None:
    """Zero lies between two steps of this grid, and is rounded to the even one."""
    tie = Quantiser(Params(1, 1, 1, 1, lower="-1/2", upper="3/2", grid=2))
    assert tie.many([DecimalTexts()(text)]).tolist() == [unit]


def test_zeros_before_an_exponent_do_not_count() -> None:
    assert DecimalTexts()("1.5e+" + "0" * 30 + "2") == "1.5e+2"
    assert DecimalTexts()("7e" + "0" * 30) == "7e0"


def test_few_texts_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decimals, "_REMEMBERED_TEXTS", 2)
    number = DecimalTexts()
    assert [number(text) for text in ("1", "2", "3", "1")] == ["1", "2", "3", "1"]
    assert len(number._remembered) == 2
