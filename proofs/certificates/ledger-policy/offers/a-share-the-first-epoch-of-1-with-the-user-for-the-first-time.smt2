; id: ledger-policy/offers
; query: a share, the first epoch of 1, with the user for the first time
; label:
; states: Whatever the limit, the interval, the cap and what was spent, an offer is well-formed
;   and booked as it is. The dearest sum and the dearest overhang of a series are together
;   within the allowance, the limit at its end less what was spent before it: each has a part of
;   it, which grows with it. Probes are made at the series' times alone; at a known horizon they
;   cost half as much in a single epoch, and in a series no more than the user has paid for them
;   in it.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/limits, ledger-policy/intervals, ledger-policy/caps
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun allowance () Int)
(declare-fun paid () Int)
(declare-fun quotient_1 () Int)
(declare-fun remainder_1 () Int)
(assert (! (and (>= allowance 0) (>= paid 0))
  :named |an allowance, and what was paid|))
(assert (! (let ((a!1 (and (= allowance (+ (* quotient_1 8) remainder_1))
                (>= remainder_1 0)
                (> 8 remainder_1))))
  (=> (>= 8 1) a!1))
  :named |about quotient_1|))
(assert (! (not (and (>= quotient_1 0) (<= (* quotient_1 8) allowance)))
  :named |negated goal|))
(check-sat)
