"""Secret numbers refuse every comparison, and the runs on them cover their stated cases."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from withhold_proofs.numbers.secret import Looked, SecretCondition, SecretNumber
from withhold_proofs.paper.oblivious import GRID, all_bits, hashed, long, medians, small
from withhold_spec.number import Number, add, clip, ite, maximum

SECRET = SecretNumber()
LOOKS: dict[str, Callable[[SecretNumber], object]] = {
    "truth": bool,
    "not": lambda secret: not secret,
    "integer": int,
    "float": float,
    "index": lambda secret: (1, 2)[secret],
    "range": lambda secret: range(secret),
    "hash": hash,
    "set": lambda secret: {secret},
    "equality": lambda secret: secret == 0,
    "inequality": lambda secret: secret != 0,
    "membership": lambda secret: secret in (1, 2),
    "text": str,
    "branch": lambda secret: 1 if secret < 0 else 2,
    "chain": lambda secret: 0 <= secret <= 1,
    "sorting": lambda secret: sorted([secret, SecretNumber()]),
    "maximum": lambda secret: max(secret, SecretNumber()),
}


@pytest.mark.parametrize("how", LOOKS)
def test_every_way_of_looking_is_refused(how: str) -> None:
    with pytest.raises(Looked):
        LOOKS[how](SECRET)


@pytest.mark.parametrize("name", ["abs", "round", "floordiv", "pow", "len", "iter"])
def test_operators_outside_the_interface_do_not_exist(name: str) -> None:
    assert not hasattr(SecretNumber, f"__{name}__")


def test_what_the_specification_asks_for_gives_secrets() -> None:
    numbers: list[Number] = [SECRET + 1, 1 - SECRET, SECRET * Fraction(1, 2), add([1, SECRET])]
    numbers += [clip(SECRET, 0, 1), maximum(0, SECRET), ite(SecretCondition(), 0, 1)]
    assert all(isinstance(number, SecretNumber) for number in numbers)


def test_all_secrets_look_alike() -> None:
    assert repr(SECRET) == repr(SECRET + 5) == "SecretNumber()"


def test_the_mixed_data_hold_all_samples() -> None:
    assert {hashed(user, j) for user in range(5) for j in range(20)} == set(range(GRID + 1))


def test_small_bounds_hold_and_cover() -> None:
    verdict = small(2, 5, (2, 5))
    assert verdict.holds and verdict.coverage["ignored samples"] > 0
    assert all_bits(2, 3, 2).holds and medians(4, 3).holds
    long_runs = long(4, 40, 1)
    assert long_runs.holds and long_runs.coverage["prefixes"] == 7 * 40
