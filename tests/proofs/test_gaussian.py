"""The proofs of the ledger mechanism with Gaussian noise: runs cover all cases, and promises can be violated."""

from dataclasses import replace
from fractions import Fraction

import pytest
import z3

from withhold_proofs.accounted.gaussian_runs import (
    BUDGET_SQUARED,
    Addressed,
    books,
    hashed_settings,
    one_draw,
)
from withhold_proofs.accounted.gaussian_shares import allowed, logarithm, over
from withhold_proofs.accounted.gaussian_streams import NoiseSource, drawn, is_hidden, whole_runs
from withhold_proofs.accounted.gaussian_terms import case
from withhold_proofs.accounted.settings import OFFERED
from withhold_proofs.model import Query
from withhold_proofs.refinement.gaussian_checks import BORDERS
from withhold_proofs.samplers.gaussian_laws import Unknown, gaussian_laws, put_in, specified
from withhold_spec import sampler
from withhold_spec.accounted.dimensions import ORDERS, zcdp_budget
from withhold_spec.accounted.gaussian import contribute_alone, squared_cost
from withhold_spec.accounted.interface import BUDGET, Proposal
from withhold_spec.accounted.plan import ledger_scale
from withhold_spec.accounted.records import Account, Epoch, Series
from withhold_spec.params import Params
from withhold_spec.properties import gaussian

PARAMS = Params(2, 2, 1, 1)


def test_the_promises_can_be_false() -> None:
    promises = gaussian
    spent = [
        promises.gaussian_never_overdrawn(each)
        for each in (-1, 0, BUDGET_SQUARED, BUDGET_SQUARED + 1)
    ]
    assert spent == [False, True, True, False]
    assert [promises.squares_are_paid(7, after, 3, 4) for after in (31, 32)] == [False, True]
    assert [promises.path_moment(told, 2, 12, 3) for told in (5, 4)] == [False, True]
    assert [promises.moment_is_paid(told, 3, 2) for told in (7, 6)] == [False, True]
    assert [promises.shares_within(2, 3, budget) for budget in (2, 3)] == [False, True]
    assert [promises.approximately_private(mine, 2, 3, 1) for mine in (8, 7)] == [False, True]


def test_a_case_is_what_the_specification_books() -> None:
    context = z3.Context()
    proposal = Proposal(0, 3, 2, 1, 2, 5, 1)
    given = case(context, proposal)
    solver = z3.Solver(ctx=context)
    left = given.left
    assert z3.simplify(given.asked).as_long() == 61  # type: ignore[attr-defined]  # a numeral
    solver.add(left == 61, z3.Not(given.is_kept))
    assert solver.check() == z3.unsat
    contribution, after = contribute_alone(Account(1, BUDGET_SQUARED - 61, 1), 0, 2, proposal)
    assert (contribution.weight, contribution.excess_weight, after.spent) == (
        2,
        1,
        BUDGET_SQUARED,
    ) and after.released == 3
    assert squared_cost(given.as_made) == 61 and set(OFFERED) <= {*vars(given.as_made)}


def test_a_hidden_sum_has_one_noise_of_its_own() -> None:
    context = z3.Context()
    variance = 2 * ledger_scale(PARAMS) ** 2
    source, mine = NoiseSource(context), z3.Real("mine", context)
    own = source.gaussian(0, 3, variance)
    other = source.gaussian(1, 3, variance)
    epoch = Epoch(4, Series(3, 1, 1, 2), (), (mine * 2 + own, other), None)
    assert drawn(epoch.sums[0]) == [f"drawn.0.3.{variance}"] and is_hidden(epoch, 3, PARAMS)
    aside = source.gaussian(2, 3, variance)
    assert is_hidden(replace(epoch, excess=mine + aside), 3, PARAMS)
    for wrong in (mine, mine + aside, own + aside, source.gaussian(0, 3, variance / 2), 0):
        assert not is_hidden(replace(epoch, sums=(wrong, other)), 3, PARAMS)
        assert not is_hidden(replace(epoch, sums=(own, wrong)), 3, PARAMS)
    assert not is_hidden(replace(epoch, sums=(own,)), 3, PARAMS)
    for excess in (mine, mine + own, mine + other):
        assert not is_hidden(replace(epoch, excess=excess), 3, PARAMS)
    assert not is_hidden(epoch, 2, PARAMS)


def test_a_small_bound_asks_about_every_kind_of_run() -> None:
    asked = whole_runs(1, 2, z3.Context())
    queries: list[Query] = []
    while True:
        try:
            queries.append(next(asked))
        except StopIteration as end:
            coverage = end.value
            break
    kinds = [
        "no contribution of a user",
        "contributions with excess",
        "contributions with excess, with excess",
    ]
    assert [query.name for query in queries] == kinds
    assert coverage["pairs of streams"] == 4 and coverage["several contributions of a user"] == 1


def test_logarithms_of_another_make() -> None:
    for number in (Fraction(1), Fraction(2), Fraction(17, 16), Fraction(2**43), Fraction(10**40)):
        found = logarithm(number)
        assert found.low <= found.high < found.low + Fraction(3, 10**50)
    two = logarithm(Fraction(2))
    assert abs(two.low - Fraction("0.693147180559945309417232121458176568")) < Fraction(1, 10**35)
    assert allowed(2).low <= 2 * two.low and 2 * two.high <= allowed(2).high


def test_an_order_shows_what_the_specification_finds() -> None:
    epsilon, delta = Fraction(1), Fraction(1, 10**6)
    rho = zcdp_budget(epsilon, delta)
    missed = [over(order, rho, epsilon, delta) for order in ORDERS]
    assert (
        min(each.low for each in missed)
        <= 0
        < min(over(order, rho + Fraction(1, 2**60), epsilon, delta).low for order in ORDERS)
    )


def test_addresses_and_variances_make_the_draw() -> None:
    source = Addressed()
    draws = {source.gaussian(*each) for each in ((0, 1, Fraction(2)), (1, 1, Fraction(2)))}
    draws |= {source.gaussian(0, 1, Fraction(3)), source.gaussian(0, 2, Fraction(2))}
    assert len(draws) == 4 and source.asked == [(0, 1), (1, 1), (0, 1), (0, 2)]
    with pytest.raises(LookupError):
        source.laplace(0, 1, Fraction(1))
    with pytest.raises(LookupError):
        source.uniform_noise(0, 1, 1, 1)


def test_hashed_policies_do_everything() -> None:
    settings = hashed_settings(2, 3, 5)
    for found in (books(settings, 3), one_draw(settings, 3)):
        assert found.holds and found.coverage["users with nothing left"] > 0
    assert books(settings, 3).coverage["proposals that use it up"] > 0


def test_unknown_numbers_compute_as_fractions_do() -> None:
    context = z3.Context()
    one, other = (Unknown(z3.Real(name, context)) for name in "xy")
    made = (abs(one) - other / 3) ** 2 / (2 * other) + 1 - (4 - one)
    values = [(one.term, z3.RealVal(-5, context)), (other.term, z3.RealVal(6, context))]
    found = z3.simplify(z3.substitute(made.term, *values))
    assert str(found) == str(Fraction(9, 12) + 1 - 9)


def test_a_narrow_law_and_a_name_put_in() -> None:
    found = gaussian_laws(specified, ("1/9",), Fraction(1, 10**4), Fraction(1, 10))
    assert found.holds and found.coverage["outcomes"] >= 3
    wrong = gaussian_laws(specified, ("1/9",), Fraction(1, 10**2), Fraction(1, 10**3))
    assert not wrong.holds and "unresolved" in wrong.detail
    before = sampler.bernoulli
    with pytest.raises(RuntimeError), put_in(sampler, {"bernoulli": len}):
        assert vars(sampler)["bernoulli"] is len
        raise RuntimeError
    assert sampler.bernoulli is before


def test_the_borders_are_among_the_numbers() -> None:
    assert {0, 1, BUDGET, BUDGET - 1, BUDGET_SQUARED - 1, BUDGET_SQUARED} <= set(BORDERS)
    assert {BUDGET**2 - 2, (BUDGET - 1) ** 2, (BUDGET - 1) ** 2 - 1} <= set(BORDERS)
    assert max(BORDERS) == BUDGET_SQUARED and min(BORDERS) == 0
