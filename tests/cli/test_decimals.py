"""Which texts are numbers, and that the estimator takes every text that passes."""

import pytest

from withhold import Params
from withhold.core.grid import Quantiser
from withhold.files import decimals
from withhold.files.decimals import DecimalTexts, NumberError

PASSING = (
    *("0", "1", "0.1", "+1.50", ".5", "-2.", "12e-1", "1E+05", "0e999999999", "-0"),
    *("1e99999999999999999", "-1e-99999999999999999", "9" * 9999, "0." + "0" * 9999 + "1"),
)


@pytest.mark.parametrize("text", PASSING, ids=lambda text: text[:12])
def test_a_number_passes_as_it_is_and_the_estimator_takes_it(text: str) -> None:
    number = DecimalTexts()
    assert number(text) == text
    assert number(f"\t{text} ") == text
    unit = Quantiser(Params(1, 1, 1, 1, lower=-1, upper=1, grid=2)).many([text])
    assert unit.tolist() in ([0], [1], [2])


@pytest.mark.parametrize("text", ["1e999999999", "9" * 9999])
def test_a_huge_number_is_clamped(text: str) -> None:
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
        *((text, "the exponent of the value is out of range") for text in ("1e" + "9" * 18,)),
    ],
)
def test_what_is_not_a_number_is_refused_without_being_shown(text: str, reason: str) -> None:
    with pytest.raises(NumberError) as refusal:
        DecimalTexts()(text)
    assert str(refusal.value) == reason


def test_few_texts_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decimals, "_REMEMBERED_TEXTS", 2)
    number = DecimalTexts()
    assert [number(text) for text in ("1", "2", "3", "1")] == ["1", "2", "3", "1"]
    assert len(number._remembered) == 2
