"""The proofs of the shipped policy: histories cover all magnitudes, and promises can be violated."""

from fractions import Fraction

from withhold_proofs.policy.cases import Draws, closing_alone, histories, known_to_end
from withhold_proofs.policy.logarithm import logarithm_digits
from withhold_proofs.policy.runs import are_integers, drawn
from withhold_spec.accounted.interface import BUDGET
from withhold_spec.policy import scheduling
from withhold_spec.properties import ledger


def test_drawn_histories_are_the_same_on_every_run_and_cover_all_magnitudes() -> None:
    once, again = (list(histories(30, 4)) for _ in range(2))
    assert once == again
    closings = [closing for history in once for closing in history]
    assert len(closings) == 120
    sizes = [contribution.size for each in closings for contribution in each.epoch.contributions]
    assert min(sizes) == 1 and max(sizes) > 2**50
    assert {each.before.params.horizon_given for each in closings} == {True, False}
    for history in once:
        for before, after in zip(history, history[1:], strict=False):
            assert after.before.accounts[: len(before.after.accounts)] == before.after.accounts
            assert after.before.samples > before.before.samples


def test_a_stream_that_is_known_to_end_has_excess_queries_at_its_end() -> None:
    closings = [each for history in histories(60, 4) for each in history]
    ended = [known_to_end(each.before) for each in closings]
    assert all(public.params.horizon == public.samples for public in ended)
    alone = [closing_alone(public) for public in ended if scheduling.running(public) is None]
    with_excess = [
        each for each in alone if any(proposal.excess_weight for proposal in each.proposals)
    ]
    assert 0 < len(with_excess) < len(alone) <= len(ended)


def test_draws_stay_within_their_bounds() -> None:
    draws = Draws("test")
    assert {draws.below(3) for _ in range(60)} == {0, 1, 2}
    assert {draws.up_to(4) for _ in range(60)} == {1, 2, 3, 4}


def test_a_truth_value_and_a_fraction_are_no_integers() -> None:
    assert are_integers((0, -1, 2**80))
    assert not any(are_integers((1, wrong)) for wrong in (True, Fraction(1), 1.0, "1"))


def test_the_walk_reports_its_coverage() -> None:
    assert drawn(3, 2).coverage["epochs"] == 6
    assert logarithm_digits(8, 0).coverage["powers of 2"] == 4 + 61


def test_the_promises_can_be_false() -> None:
    grows = ledger.limit_grows
    assert [grows(*pair) for pair in ((0, BUDGET), (-1, 0), (2, 1), (0, BUDGET + 1))] == [
        True,
        False,
        False,
        False,
    ]
    within = ledger.interval_within
    assert [within(*ends, 9) for ends in ((0, 9), (-1, 9), (4, 4), (5, 4), (0, 10))] == [
        True,
        False,
        False,
        False,
        False,
    ]
    estimate = ledger.estimate_within
    assert [estimate(sum, 3, 4) for sum in (-1, 0, 12, 13)] == [False, True, True, False]
    paid_out = ledger.horizon_paid_out
    assert paid_out(0, BUDGET, Fraction(1)) and paid_out(1, BUDGET - 1, Fraction(1))
    assert not paid_out(1, BUDGET, Fraction(1))
