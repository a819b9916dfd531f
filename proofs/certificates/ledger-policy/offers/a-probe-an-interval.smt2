; id: ledger-policy/offers
; query: a probe, an interval
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
(declare-fun denominator () Int)
(declare-fun end () Int)
(declare-fun margin () Int)
(declare-fun numerator () Int)
(declare-fun others () Int)
(declare-fun quotient_1 () Int)
(declare-fun quotient_2 () Int)
(declare-fun remainder_1 () Int)
(declare-fun remainder_2 () Int)
(declare-fun samples () Int)
(declare-fun share () Int)
(declare-fun time () Int)
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
               (* 1175075896665419557814403072 denominator denominator)))
      (a!13 (and true (< 0 margin) (not (= time samples)) (not (= end samples))))
      (a!16 (>= (* 6 numerator numerator others others)
                (* 1175075896665419557814403072 denominator denominator)))
      (a!29 (and true
                 (not (< 0 margin))
                 (not (= time samples))
                 (not (= end samples)))))
(let ((a!2 (=> (and true (< 0 margin) (= time samples) a!1)
               (and (>= quotient_1 0) (<= (* quotient_1 margin) share))))
      (a!3 (and (and true (< 0 margin) (= time samples) a!1)
                (not (or (= samples time) (= samples end)))))
      (a!4 (and true (< 0 margin) (= time samples) (not a!1)))
      (a!7 (and true (< 0 margin) (not (= time samples)) (= end samples) a!1))
      (a!10 (and true
                 (< 0 margin)
                 (not (= time samples))
                 (= end samples)
                 (not a!1)))
      (a!14 (=> a!13 (and (>= 0 0) (<= (* 0 margin) share))))
      (a!15 (and a!13 (not (or (= samples time) (= samples end)))))
      (a!17 (and true (not (< 0 margin)) (= time samples) a!16))
      (a!20 (and true (not (< 0 margin)) (= time samples) (not a!16)))
      (a!23 (and true
                 (not (< 0 margin))
                 (not (= time samples))
                 (= end samples)
                 a!16))
      (a!26 (and true
                 (not (< 0 margin))
                 (not (= time samples))
                 (= end samples)
                 (not a!16)))
      (a!30 (=> a!29 (and (>= 0 0) (<= (* 0 margin) share))))
      (a!31 (and a!29 (not (or (= samples time) (= samples end))))))
(let ((a!5 (=> a!4 (and (>= 0 0) (<= (* 0 margin) share))))
      (a!6 (and a!4 (not (or (= samples time) (= samples end)))))
      (a!8 (=> a!7 (and (>= quotient_1 0) (<= (* quotient_1 margin) share))))
      (a!9 (and a!7 (not (or (= samples time) (= samples end)))))
      (a!11 (=> a!10 (and (>= 0 0) (<= (* 0 margin) share))))
      (a!12 (and a!10 (not (or (= samples time) (= samples end)))))
      (a!18 (=> a!17 (and (>= 0 0) (<= (* 0 margin) share))))
      (a!19 (and a!17 (not (or (= samples time) (= samples end)))))
      (a!21 (=> a!20 (and (>= 0 0) (<= (* 0 margin) share))))
      (a!22 (and a!20 (not (or (= samples time) (= samples end)))))
      (a!24 (=> a!23 (and (>= 0 0) (<= (* 0 margin) share))))
      (a!25 (and a!23 (not (or (= samples time) (= samples end)))))
      (a!27 (=> a!26 (and (>= 0 0) (<= (* 0 margin) share))))
      (a!28 (and a!26 (not (or (= samples time) (= samples end))))))
  (not (and a!2
            (=> a!3 (= quotient_1 0))
            a!5
            (=> a!6 (= 0 0))
            a!8
            (=> a!9 (= quotient_1 0))
            a!11
            (=> a!12 (= 0 0))
            a!14
            (=> a!15 (= 0 0))
            a!18
            (=> a!19 (= 0 0))
            a!21
            (=> a!22 (= 0 0))
            a!24
            (=> a!25 (= 0 0))
            a!27
            (=> a!28 (= 0 0))
            a!30
            (=> a!31 (= 0 0)))))))
  :named |negated goal|))
(check-sat)
