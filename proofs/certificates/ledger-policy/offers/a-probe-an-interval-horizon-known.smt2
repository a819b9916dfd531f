; id: ledger-policy/offers
; query: a probe, an interval, horizon known
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
(declare-fun horizon () Int)
(declare-fun margin () Int)
(declare-fun numerator () Int)
(declare-fun others () Int)
(declare-fun quotient_1 () Int)
(declare-fun quotient_2 () Int)
(declare-fun remainder_1 () Int)
(declare-fun remainder_2 () Int)
(declare-fun samples () Int)
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
(assert (! (let ((a!1 (=> (and true (< 0 margin) (= samples horizon))
               (and (>= 0 0) (<= (* 0 margin) share))))
      (a!2 (=> (and (and true (< 0 margin) (= samples horizon))
                    (= samples horizon))
               (= 0 0)))
      (a!3 (>= (* 6 numerator numerator (+ share others) (+ share others))
               (* 522255954073519803473068032 denominator denominator)))
      (a!8 (=> (and true (not (< 0 margin)) (= samples horizon))
               (and (>= 0 0) (<= (* 0 margin) share))))
      (a!9 (and (and true (not (< 0 margin)) (= samples horizon))
                (= samples horizon)))
      (a!10 (>= (* 6 numerator numerator others others)
                (* 522255954073519803473068032 denominator denominator))))
(let ((a!4 (and true (< 0 margin) (not (= samples horizon)) a!3))
      (a!6 (and true (< 0 margin) (not (= samples horizon)) (not a!3)))
      (a!11 (and true (not (< 0 margin)) (not (= samples horizon)) a!10))
      (a!13 (and true (not (< 0 margin)) (not (= samples horizon)) (not a!10))))
(let ((a!5 (=> a!4 (and (>= quotient_1 0) (<= (* quotient_1 margin) share))))
      (a!7 (=> a!6 (and (>= 0 0) (<= (* 0 margin) share))))
      (a!12 (=> a!11 (and (>= 0 0) (<= (* 0 margin) share))))
      (a!14 (=> a!13 (and (>= 0 0) (<= (* 0 margin) share)))))
(let ((a!15 (and a!1
                 a!2
                 a!5
                 (=> (and a!4 (= samples horizon)) (= quotient_1 0))
                 a!7
                 (=> (and a!6 (= samples horizon)) (= 0 0))
                 a!8
                 (=> a!9 (= 0 0))
                 a!12
                 (=> (and a!11 (= samples horizon)) (= 0 0))
                 a!14
                 (=> (and a!13 (= samples horizon)) (= 0 0)))))
  (not a!15)))))
  :named |negated goal|))
(check-sat)
