; id: ledger-policy/offers
; query: a probe, the whole range
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
(declare-fun grid () Int)
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
      (a!14 (and true
                 (< 0 margin)
                 (< 1 grid)
                 (not (= time samples))
                 (not (= end samples))))
      (a!17 (>= (* 6 numerator numerator others others)
                (* 1175075896665419557814403072 denominator denominator)))
      (a!30 (and true
                 (< 0 margin)
                 (not (< 1 grid))
                 (not (= time samples))
                 (not (= end samples))))
      (a!45 (and true
                 (not (< 0 margin))
                 (not (= time samples))
                 (not (= end samples)))))
(let ((a!2 (and true (< 0 margin) (< 1 grid) (= time samples) a!1))
      (a!5 (and true (< 0 margin) (< 1 grid) (= time samples) (not a!1)))
      (a!8 (and true
                (< 0 margin)
                (< 1 grid)
                (not (= time samples))
                (= end samples)
                a!1))
      (a!11 (and true
                 (< 0 margin)
                 (< 1 grid)
                 (not (= time samples))
                 (= end samples)
                 (not a!1)))
      (a!15 (=> a!14 (and (>= 0 0) (<= (* 0 margin) share))))
      (a!16 (and a!14 (not (or (= samples time) (= samples end)))))
      (a!18 (and true (< 0 margin) (not (< 1 grid)) (= time samples) a!17))
      (a!21 (and true (< 0 margin) (not (< 1 grid)) (= time samples) (not a!17)))
      (a!24 (and true
                 (< 0 margin)
                 (not (< 1 grid))
                 (not (= time samples))
                 (= end samples)
                 a!17))
      (a!27 (and true
                 (< 0 margin)
                 (not (< 1 grid))
                 (not (= time samples))
                 (= end samples)
                 (not a!17)))
      (a!31 (=> a!30 (and (>= 0 0) (<= (* 0 margin) share))))
      (a!32 (and a!30 (not (or (= samples time) (= samples end)))))
      (a!33 (and true (not (< 0 margin)) (= time samples) a!17))
      (a!36 (and true (not (< 0 margin)) (= time samples) (not a!17)))
      (a!39 (and true
                 (not (< 0 margin))
                 (not (= time samples))
                 (= end samples)
                 a!17))
      (a!42 (and true
                 (not (< 0 margin))
                 (not (= time samples))
                 (= end samples)
                 (not a!17)))
      (a!46 (=> a!45 (and (>= 0 0) (<= (* 0 margin) share))))
      (a!47 (and a!45 (not (or (= samples time) (= samples end))))))
(let ((a!3 (=> a!2 (and (>= quotient_1 0) (<= (* quotient_1 margin) share))))
      (a!4 (and a!2 (not (or (= samples time) (= samples end)))))
      (a!6 (=> a!5 (and (>= 0 0) (<= (* 0 margin) share))))
      (a!7 (and a!5 (not (or (= samples time) (= samples end)))))
      (a!9 (=> a!8 (and (>= quotient_1 0) (<= (* quotient_1 margin) share))))
      (a!10 (and a!8 (not (or (= samples time) (= samples end)))))
      (a!12 (=> a!11 (and (>= 0 0) (<= (* 0 margin) share))))
      (a!13 (and a!11 (not (or (= samples time) (= samples end)))))
      (a!19 (=> a!18 (and (>= 0 0) (<= (* 0 margin) share))))
      (a!20 (and a!18 (not (or (= samples time) (= samples end)))))
      (a!22 (=> a!21 (and (>= 0 0) (<= (* 0 margin) share))))
      (a!23 (and a!21 (not (or (= samples time) (= samples end)))))
      (a!25 (=> a!24 (and (>= 0 0) (<= (* 0 margin) share))))
      (a!26 (and a!24 (not (or (= samples time) (= samples end)))))
      (a!28 (=> a!27 (and (>= 0 0) (<= (* 0 margin) share))))
      (a!29 (and a!27 (not (or (= samples time) (= samples end)))))
      (a!34 (=> a!33 (and (>= 0 0) (<= (* 0 margin) share))))
      (a!35 (and a!33 (not (or (= samples time) (= samples end)))))
      (a!37 (=> a!36 (and (>= 0 0) (<= (* 0 margin) share))))
      (a!38 (and a!36 (not (or (= samples time) (= samples end)))))
      (a!40 (=> a!39 (and (>= 0 0) (<= (* 0 margin) share))))
      (a!41 (and a!39 (not (or (= samples time) (= samples end)))))
      (a!43 (=> a!42 (and (>= 0 0) (<= (* 0 margin) share))))
      (a!44 (and a!42 (not (or (= samples time) (= samples end))))))
  (not (and a!3
            (=> a!4 (= quotient_1 0))
            a!6
            (=> a!7 (= 0 0))
            a!9
            (=> a!10 (= quotient_1 0))
            a!12
            (=> a!13 (= 0 0))
            a!15
            (=> a!16 (= 0 0))
            a!19
            (=> a!20 (= 0 0))
            a!22
            (=> a!23 (= 0 0))
            a!25
            (=> a!26 (= 0 0))
            a!28
            (=> a!29 (= 0 0))
            a!31
            (=> a!32 (= 0 0))
            a!34
            (=> a!35 (= 0 0))
            a!37
            (=> a!38 (= 0 0))
            a!40
            (=> a!41 (= 0 0))
            a!43
            (=> a!44 (= 0 0))
            a!46
            (=> a!47 (= 0 0)))))))
  :named |negated goal|))
(check-sat)
