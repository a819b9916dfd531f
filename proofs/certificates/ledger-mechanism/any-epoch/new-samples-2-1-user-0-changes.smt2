; id: ledger-mechanism/any-epoch
; query: new samples: 2, 1; user 0 changes
; label:
; states: From accounts in any state that is not overdrawn, an epoch charges every user for what
;   the user's samples move, and overdraws nobody.
; kind: bounded
; bounds: n=2, blocks of up to 2 samples, every set of pending users; samples, offers and
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
(declare-fun probe_0_0 () Real)
(declare-fun spent_0 () Real)
(declare-fun theirs_0_1 () Real)
(declare-fun theirs_0_2 () Real)
(declare-fun weight_0_0 () Real)
(assert (! (<= (ite (< (- 0.0 spent_0) (- spent_0 1099511627776.0))
         (- spent_0 1099511627776.0)
         (- 0.0 spent_0))
    0.0)
  :named |what was spent before|))
(assert (! (let ((a!1 (+ (* weight_0_0 (+ high_0_0 (* (- 1.0) low_0_0)))
              (* margin_0_0 probe_0_0)))
      (a!3 (ite (<= low_0_0 (+ mine_0_1 mine_0_2))
                (ite (<= (+ mine_0_1 mine_0_2) high_0_0)
                     (+ mine_0_1 mine_0_2)
                     high_0_0)
                low_0_0))
      (a!4 (ite (<= low_0_0 (+ theirs_0_1 theirs_0_2))
                (ite (<= (+ theirs_0_1 theirs_0_2) high_0_0)
                     (+ theirs_0_1 theirs_0_2)
                     high_0_0)
                low_0_0))
      (a!7 (<= (+ (* weight_0_0 (- high_0_0 low_0_0)) (* probe_0_0 margin_0_0))
               (- 1099511627776.0 spent_0)))
      (a!10 (ite (<= (+ mine_0_1 mine_0_2 (* (- 1.0) inner_high_0_0))
                     margin_0_0)
                 (+ mine_0_1 mine_0_2 (* (- 1.0) inner_high_0_0))
                 margin_0_0))
      (a!12 (ite (<= (+ inner_low_0_0 (* (- 1.0) mine_0_1) (* (- 1.0) mine_0_2))
                     margin_0_0)
                 (+ inner_low_0_0 (* (- 1.0) mine_0_1) (* (- 1.0) mine_0_2))
                 margin_0_0))
      (a!14 (ite (<= (+ theirs_0_1 theirs_0_2 (* (- 1.0) inner_high_0_0))
                     margin_0_0)
                 (+ theirs_0_1 theirs_0_2 (* (- 1.0) inner_high_0_0))
                 margin_0_0))
      (a!16 (ite (<= (+ inner_low_0_0
                        (* (- 1.0) theirs_0_1)
                        (* (- 1.0) theirs_0_2))
                     margin_0_0)
                 (+ inner_low_0_0 (* (- 1.0) theirs_0_1) (* (- 1.0) theirs_0_2))
                 margin_0_0)))
(let ((a!2 (and (<= 0.0 margin_0_0)
                (<= 0.0 (+ inner_high_0_0 (* (- 1.0) inner_low_0_0)))
                (<= 0.0 (+ high_0_0 (* (- 1.0) low_0_0)))
                (<= 0.0 probe_0_0)
                (<= 0.0 weight_0_0)
                (<= a!1 (+ 1099511627776.0 (* (- 1.0) spent_0)))))
      (a!8 (ite (< (- high_0_0 low_0_0) 0.0)
                0
                (ite (< probe_0_0 0.0)
                     0
                     (ite (< weight_0_0 0.0) 0 (ite a!7 1 0)))))
      (a!11 (ite (<= 0.0 (+ mine_0_1 mine_0_2 (* (- 1.0) inner_high_0_0)))
                 a!10
                 0.0))
      (a!13 (ite (<= 0.0
                     (+ inner_low_0_0 (* (- 1.0) mine_0_1) (* (- 1.0) mine_0_2)))
                 a!12
                 0.0))
      (a!15 (ite (<= 0.0 (+ theirs_0_1 theirs_0_2 (* (- 1.0) inner_high_0_0)))
                 a!14
                 0.0))
      (a!17 (ite (<= 0.0
                     (+ inner_low_0_0
                        (* (- 1.0) theirs_0_1)
                        (* (- 1.0) theirs_0_2)))
                 a!16
                 0.0)))
(let ((a!5 (+ (* weight_0_0 (to_real (ite a!2 1 0)) (+ a!3 (* (- 1.0) low_0_0)))
              (* (- 1.0)
                 weight_0_0
                 (to_real (ite a!2 1 0))
                 (+ a!4 (* (- 1.0) low_0_0)))))
      (a!9 (ite (< margin_0_0 0.0)
                0
                (ite (< (- inner_high_0_0 inner_low_0_0) 0.0) 0 a!8)))
      (a!18 (+ (* probe_0_0 (to_real (ite a!2 1 0)) (+ a!11 a!13))
               (* (- 1.0) probe_0_0 (to_real (ite a!2 1 0)) (+ a!15 a!17)))))
(let ((a!6 (+ 0.0 (ite (< (- a!5 0.0) (- 0.0 a!5)) (- 0.0 a!5) (- a!5 0.0))))
      (a!19 (+ 0.0
               (ite (< (- a!18 0.0) (- 0.0 a!18)) (- 0.0 a!18) (- a!18 0.0))))
      (a!20 (+ (* (to_real a!9) weight_0_0 (- high_0_0 low_0_0))
               (* (to_real a!9) probe_0_0 margin_0_0))))
(let ((a!21 (ite (< (- 0.0 (+ spent_0 a!20))
                    (- (+ spent_0 a!20) 1099511627776.0))
                 (- (+ spent_0 a!20) 1099511627776.0)
                 (- 0.0 (+ spent_0 a!20)))))
(let ((a!22 (and (<= a!6 (* (to_real a!9) weight_0_0 (- high_0_0 low_0_0)))
                 (<= a!19 (* (to_real a!9) probe_0_0 margin_0_0))
                 (<= a!21 0.0)
                 (= (+ spent_0 a!20) (+ spent_0 0.0 0.0 a!20))
                 true)))
  (not a!22)))))))
  :named |negated goal|))
(check-sat)
