; id: ledger-policy/offers
; query: a share
; label:
; states: Whatever the limit, the interval, the cap and what was spent, an offer is well-formed
;   and booked as it is. The dearest sum and the dearest overhang of a series are together
;   within the allowance, the limit at its end less what was spent before it: each has a part of
;   it, which grows with it. A probe costs nothing at a known horizon.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/limits, ledger-policy/intervals, ledger-policy/caps
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun allowance () Int)
(declare-fun part () Int)
(declare-fun quotient_1 () Int)
(declare-fun remainder_1 () Int)
(assert (! (>= allowance 0)
  :named |an allowance|))
(assert (! (let ((a!1 (and (= allowance (+ (* quotient_1 part) remainder_1))
                (>= remainder_1 0)
                (< remainder_1 part))))
  (=> (>= part 1) a!1))
  :named |about quotient_1|))
(assert (! (let ((a!1 (>= (ite (and true (< 0 part)) quotient_1 0) 0))
      (a!2 (<= (ite (and true (< 0 part)) quotient_1 0) allowance))
      (a!3 (* (ite (and true (< 0 part)) quotient_1 0) part))
      (a!4 (= (ite (and true (< 0 part)) quotient_1 0) 0)))
  (not (and a!1 a!2 (=> (>= part 1) (<= a!3 allowance)) (=> (<= part 0) a!4))))
  :named |negated goal|))
(check-sat)
