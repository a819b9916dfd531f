; id: ledger-mechanism/any-epoch
; query: new samples: 0, 2; user 1 changes, in another series before, no overhang asked for,
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
(declare-fun high_1_0 () Real)
(declare-fun inner_high_1_0 () Real)
(declare-fun inner_low_1_0 () Real)
(declare-fun low_1_0 () Real)
(declare-fun margin_1_0 () Real)
(declare-fun mine_1_1 () Real)
(declare-fun mine_1_2 () Real)
(declare-fun overhang_cost_1 () Real)
(declare-fun spent_1 () Real)
(declare-fun sum_cost_1 () Real)
(declare-fun theirs_1_1 () Real)
(declare-fun theirs_1_2 () Real)
(declare-fun weight_1_0 () Real)
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent_1) (- spent_1 1099511627776.0))
                    (- spent_1 1099511627776.0)
                    (- 0.0 spent_1))
               0.0)))
  (and a!1
       (>= sum_cost_1 0.0)
       (>= overhang_cost_1 0.0)
       (<= (+ sum_cost_1 overhang_cost_1) spent_1)))
  :named |the account before|))
(assert (! (let ((a!1 (= (>= weight_1_0 0.0) (>= (+ high_1_0 (* (- 1.0) low_1_0)) 0.0)))
      (a!5 (ite (<= low_1_0 (+ mine_1_1 mine_1_2))
                (ite (<= (+ mine_1_1 mine_1_2) high_1_0)
                     (+ mine_1_1 mine_1_2)
                     high_1_0)
                low_1_0))
      (a!6 (ite (<= low_1_0 (+ theirs_1_1 theirs_1_2))
                (ite (<= (+ theirs_1_1 theirs_1_2) high_1_0)
                     (+ theirs_1_1 theirs_1_2)
                     high_1_0)
                low_1_0))
      (a!8 (> (- (* weight_1_0 (- high_1_0 low_1_0)) 0.0) 0.0))
      (a!10 (ite (> (- (* 0.0 margin_1_0) 0.0) 0.0)
                 (- (* 0.0 margin_1_0) 0.0)
                 0.0)))
(let ((a!2 (or (not a!1)
               (= weight_1_0 0.0)
               (= (+ high_1_0 (* (- 1.0) low_1_0)) 0.0)))
      (a!9 (ite a!8 (- (* weight_1_0 (- high_1_0 low_1_0)) 0.0) 0.0)))
(let ((a!3 (ite a!2 0.0 (* weight_1_0 (+ high_1_0 (* (- 1.0) low_1_0)))))
      (a!11 (ite (< weight_1_0 0.0)
                 0
                 (ite (<= (+ a!9 a!10) (- 1099511627776.0 spent_1)) 1 0))))
(let ((a!4 (and (<= 0.0 margin_1_0)
                (<= 0.0 (+ inner_high_1_0 (* (- 1.0) inner_low_1_0)))
                (<= 0.0 (+ high_1_0 (* (- 1.0) low_1_0)))
                (<= 0.0 weight_1_0)
                (<= a!3 (+ 1099511627776.0 (* (- 1.0) spent_1)))))
      (a!12 (ite (< (- inner_high_1_0 inner_low_1_0) 0.0)
                 0
                 (ite (< (- high_1_0 low_1_0) 0.0) 0 a!11))))
(let ((a!7 (+ (* weight_1_0 (to_real (ite a!4 1 0)) (+ a!5 (* (- 1.0) low_1_0)))
              (* (- 1.0)
                 weight_1_0
                 (to_real (ite a!4 1 0))
                 (+ a!6 (* (- 1.0) low_1_0)))))
      (a!13 (* (to_real (ite (< margin_1_0 0.0) 0 a!12))
               weight_1_0
               (- high_1_0 low_1_0)))
      (a!15 (to_real (* (ite (< margin_1_0 0.0) 0 a!12) 0))))
(let ((a!14 (<= (ite (< (- a!7 0.0) (- 0.0 a!7)) (- 0.0 a!7) (- a!7 0.0)) a!13))
      (a!16 (<= (ite (< (- 0.0 0.0) (- 0.0 0.0)) (- 0.0 0.0) (- 0.0 0.0))
                (* a!15 margin_1_0))))
  (not (and a!14 a!16 (= (* a!15 margin_1_0) 0.0)))))))))
  :named |negated goal|))
(check-sat)
