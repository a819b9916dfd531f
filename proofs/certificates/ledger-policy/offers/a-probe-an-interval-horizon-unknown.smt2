; id: ledger-policy/offers
; query: a probe, an interval, horizon unknown
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
(declare-fun denominator () Int)
(declare-fun margin () Int)
(declare-fun numerator () Int)
(declare-fun others () Int)
(declare-fun quotient_1 () Int)
(declare-fun quotient_2 () Int)
(declare-fun remainder_1 () Int)
(declare-fun remainder_2 () Int)
(declare-fun share () Int)
(assert (! (and (>= share 0) (>= others 0))
  :named |shares|))
(assert (! (and (>= numerator 1) (>= denominator 1))
  :named |a budget|))
(assert (! (>= margin 0)
  :named |a margin|))
(assert (! (let ((a!1 (and (= share (+ (* quotient_1 margin) remainder_1))
                (>= remainder_1 0)
                (< remainder_1 margin))))
  (=> (>= margin 1) a!1))
  :named |about quotient_1|))
(assert (! (let ((a!1 (and (= others (+ (* quotient_2 1) remainder_2))
                (>= remainder_2 0)
                (> 1 remainder_2))))
  (=> (>= 1 1) a!1))
  :named |about quotient_2|))
(assert (! (let ((a!1 (>= (* 6 numerator numerator (+ share others) (+ share others))
               (* 522255954073519803473068032 denominator denominator)))
      (a!4 (>= (* 6 numerator numerator others others)
               (* 522255954073519803473068032 denominator denominator))))
(let ((a!2 (=> (and true (< 0 margin) a!1)
               (and (>= quotient_1 0) (<= (* quotient_1 margin) share))))
      (a!3 (=> (and true (< 0 margin) (not a!1))
               (and (>= 0 0) (<= (* 0 margin) share))))
      (a!5 (=> (and true (not (< 0 margin)) a!4)
               (and (>= 0 0) (<= (* 0 margin) share))))
      (a!6 (=> (and true (not (< 0 margin)) (not a!4))
               (and (>= 0 0) (<= (* 0 margin) share)))))
  (not (and a!2 a!3 a!5 a!6))))
  :named |negated goal|))
(check-sat)
