; id: ledger-mechanism/any-epoch
; query: new samples: 2, 1; user 0 changes, in another series before, no overhang asked for,
;   what it moves
; label:
; states: From accounts in any sound state, an epoch charges every user for what the user's
;   samples move beyond what was paid for in the series, and overdraws nobody; its noise is
;   within the radii of its series. An overhang is released, and paid for, only where it is
;   asked for and the series has one left.
; kind: bounded
; bounds: n=2, blocks of up to 2 samples, every set of pending users, in the series that they
;   were in or in another; an overhang asked for, or not, or in vain; samples, offers and
;   balances of any size
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun high_0_0 () Real)
(declare-fun inner_high_0_0 () Real)
(declare-fun inner_low_0_0 () Real)
(declare-fun low_0_0 () Real)
(declare-fun margin_0_0 () Real)
(declare-fun mine_0_1 () Real)
(declare-fun mine_0_2 () Real)
(declare-fun overhang_cost_0 () Real)
(declare-fun spent_0 () Real)
(declare-fun sum_cost_0 () Real)
(declare-fun theirs_0_1 () Real)
(declare-fun theirs_0_2 () Real)
(declare-fun weight_0_0 () Real)
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent_0) (- spent_0 1099511627776.0))
                    (- spent_0 1099511627776.0)
                    (- 0.0 spent_0))
               0.0)))
  (and a!1
       (>= sum_cost_0 0.0)
       (>= overhang_cost_0 0.0)
       (<= (+ sum_cost_0 overhang_cost_0) spent_0)))
  :named |the account before|))
(assert (! (let ((a!1 (= (>= weight_0_0 0.0) (>= (+ high_0_0 (* (- 1.0) low_0_0)) 0.0)))
      (a!5 (ite (<= low_0_0 (+ mine_0_1 mine_0_2))
                (ite (<= (+ mine_0_1 mine_0_2) high_0_0)
                     (+ mine_0_1 mine_0_2)
                     high_0_0)
                low_0_0))
      (a!6 (ite (<= low_0_0 (+ theirs_0_1 theirs_0_2))
                (ite (<= (+ theirs_0_1 theirs_0_2) high_0_0)
                     (+ theirs_0_1 theirs_0_2)
                     high_0_0)
                low_0_0))
      (a!8 (> (- (* weight_0_0 (- high_0_0 low_0_0)) 0.0) 0.0))
      (a!10 (ite (> (- (* 0.0 margin_0_0) 0.0) 0.0)
                 (- (* 0.0 margin_0_0) 0.0)
                 0.0)))
(let ((a!2 (or (not a!1)
               (= weight_0_0 0.0)
               (= (+ high_0_0 (* (- 1.0) low_0_0)) 0.0)))
      (a!9 (ite a!8 (- (* weight_0_0 (- high_0_0 low_0_0)) 0.0) 0.0)))
(let ((a!3 (ite a!2 0.0 (* weight_0_0 (+ high_0_0 (* (- 1.0) low_0_0)))))
      (a!11 (ite (< weight_0_0 0.0)
                 0
                 (ite (<= (+ a!9 a!10) (- 1099511627776.0 spent_0)) 1 0))))
(let ((a!4 (and (<= 0.0 margin_0_0)
                (<= 0.0 (+ inner_high_0_0 (* (- 1.0) inner_low_0_0)))
                (<= 0.0 (+ high_0_0 (* (- 1.0) low_0_0)))
                (<= 0.0 weight_0_0)
                (<= a!3 (+ 1099511627776.0 (* (- 1.0) spent_0)))))
      (a!12 (ite (< (- inner_high_0_0 inner_low_0_0) 0.0)
                 0
                 (ite (< (- high_0_0 low_0_0) 0.0) 0 a!11))))
(let ((a!7 (+ (* weight_0_0 (to_real (ite a!4 1 0)) (+ a!5 (* (- 1.0) low_0_0)))
              (* (- 1.0)
                 weight_0_0
                 (to_real (ite a!4 1 0))
                 (+ a!6 (* (- 1.0) low_0_0)))))
      (a!13 (* (to_real (ite (< margin_0_0 0.0) 0 a!12))
               weight_0_0
               (- high_0_0 low_0_0)))
      (a!15 (to_real (* (ite (< margin_0_0 0.0) 0 a!12) 0))))
(let ((a!14 (<= (ite (< (- a!7 0.0) (- 0.0 a!7)) (- 0.0 a!7) (- a!7 0.0)) a!13))
      (a!16 (<= (ite (< (- 0.0 0.0) (- 0.0 0.0)) (- 0.0 0.0) (- 0.0 0.0))
                (* a!15 margin_0_0))))
  (not (and a!14 a!16 (= (* a!15 margin_0_0) 0.0)))))))))
  :named |negated goal|))
(check-sat)
