; id: ledger-mechanism/bookings
; query: booking 3 of a user, samples 3 to 4
; label:
; states: A booking pays for what changing its samples moves, whatever was spent before: the
;   specification run on neighbouring streams of solver terms.
; kind: bounded
; bounds: n=2, T=4, all arrival patterns, all sets of closing times; samples and offers of any
;   size, every user changed in turn
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun balance () Real)
(declare-fun high_2 () Real)
(declare-fun low_2 () Real)
(declare-fun margin_2 () Real)
(declare-fun mine_3 () Real)
(declare-fun mine_4 () Real)
(declare-fun probe_2 () Real)
(declare-fun theirs_3 () Real)
(declare-fun theirs_4 () Real)
(declare-fun weight_2 () Real)
(assert (! (<= (ite (< (- 0.0 balance) (- balance 1099511627776.0))
         (- balance 1099511627776.0)
         (- 0.0 balance))
    0.0)
  :named |what was spent before|))
(assert (! (let ((a!1 (+ (* weight_2 (+ high_2 (* (- 1.0) low_2))) (* margin_2 probe_2)))
      (a!3 (ite (<= low_2 (+ mine_3 mine_4))
                (ite (<= (+ mine_3 mine_4) high_2) (+ mine_3 mine_4) high_2)
                low_2))
      (a!4 (ite (<= low_2 (+ theirs_3 theirs_4))
                (ite (<= (+ theirs_3 theirs_4) high_2)
                     (+ theirs_3 theirs_4)
                     high_2)
                low_2))
      (a!6 (ite (<= (+ mine_3 mine_4 (* (- 1.0) high_2)) margin_2)
                (+ mine_3 mine_4 (* (- 1.0) high_2))
                margin_2))
      (a!8 (ite (<= (+ low_2 (* (- 1.0) mine_3) (* (- 1.0) mine_4)) margin_2)
                (+ low_2 (* (- 1.0) mine_3) (* (- 1.0) mine_4))
                margin_2))
      (a!10 (ite (<= (+ theirs_3 theirs_4 (* (- 1.0) high_2)) margin_2)
                 (+ theirs_3 theirs_4 (* (- 1.0) high_2))
                 margin_2))
      (a!12 (ite (<= (+ low_2 (* (- 1.0) theirs_3) (* (- 1.0) theirs_4))
                     margin_2)
                 (+ low_2 (* (- 1.0) theirs_3) (* (- 1.0) theirs_4))
                 margin_2))
      (a!16 (<= (+ (* weight_2 (- high_2 low_2)) (* probe_2 margin_2))
                (- 1099511627776.0 balance))))
(let ((a!2 (and (<= 0.0 margin_2)
                (<= 0.0 probe_2)
                (<= 0.0 (+ high_2 (* (- 1.0) low_2)))
                (<= 0.0 weight_2)
                (<= a!1 (+ 1099511627776.0 (* (- 1.0) balance)))))
      (a!7 (ite (<= 0.0 (+ mine_3 mine_4 (* (- 1.0) high_2))) a!6 0.0))
      (a!9 (ite (<= 0.0 (+ low_2 (* (- 1.0) mine_3) (* (- 1.0) mine_4)))
                a!8
                0.0))
      (a!11 (ite (<= 0.0 (+ theirs_3 theirs_4 (* (- 1.0) high_2))) a!10 0.0))
      (a!13 (ite (<= 0.0 (+ low_2 (* (- 1.0) theirs_3) (* (- 1.0) theirs_4)))
                 a!12
                 0.0))
      (a!17 (ite (< probe_2 0.0)
                 0
                 (ite (< (- high_2 low_2) 0.0)
                      0
                      (ite (< weight_2 0.0) 0 (ite a!16 1 0))))))
(let ((a!5 (+ (* weight_2 (to_real (ite a!2 1 0)) (+ a!3 (* (- 1.0) low_2)))
              (* (- 1.0)
                 weight_2
                 (to_real (ite a!2 1 0))
                 (+ a!4 (* (- 1.0) low_2)))))
      (a!14 (+ (* probe_2 (to_real (ite a!2 1 0)) (+ a!7 a!9))
               (* (- 1.0) probe_2 (to_real (ite a!2 1 0)) (+ a!11 a!13))))
      (a!18 (* (to_real (ite (< margin_2 0.0) 0 a!17))
               weight_2
               (- high_2 low_2)))
      (a!19 (* (to_real (ite (< margin_2 0.0) 0 a!17)) probe_2 margin_2)))
(let ((a!15 (+ 0.0
               (ite (< (- a!5 0.0) (- 0.0 a!5)) (- 0.0 a!5) (- a!5 0.0))
               (ite (< (- a!14 0.0) (- 0.0 a!14)) (- 0.0 a!14) (- a!14 0.0))))
      (a!20 (< (- 0.0 (+ balance (+ a!18 a!19)))
               (- (+ balance (+ a!18 a!19)) 1099511627776.0))))
(let ((a!21 (ite a!20
                 (- (+ balance (+ a!18 a!19)) 1099511627776.0)
                 (- 0.0 (+ balance (+ a!18 a!19))))))
  (not (and (<= a!15 (+ a!18 a!19)) (<= a!21 0.0) (>= (+ a!18 a!19) 0.0))))))))
  :named |negated goal|))
(check-sat)
