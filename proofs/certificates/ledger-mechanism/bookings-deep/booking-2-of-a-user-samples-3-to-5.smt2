; id: ledger-mechanism/bookings-deep
; query: booking 2 of a user, samples 3 to 5
; label:
; states: A booking pays for what changing its samples moves, whatever was spent before: the
;   specification run on neighbouring streams of solver terms.
; kind: bounded
; bounds: n=3, T=5, all arrival patterns, all sets of closing times; samples and offers of any
;   size, every user changed in turn
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun balance () Real)
(declare-fun high_1 () Real)
(declare-fun inner_high_1 () Real)
(declare-fun inner_low_1 () Real)
(declare-fun low_1 () Real)
(declare-fun margin_1 () Real)
(declare-fun mine_3 () Real)
(declare-fun mine_4 () Real)
(declare-fun mine_5 () Real)
(declare-fun probe_1 () Real)
(declare-fun theirs_3 () Real)
(declare-fun theirs_4 () Real)
(declare-fun theirs_5 () Real)
(declare-fun weight_1 () Real)
(assert (! (<= (ite (< (- 0.0 balance) (- balance 1099511627776.0))
         (- balance 1099511627776.0)
         (- 0.0 balance))
    0.0)
  :named |what was spent before|))
(assert (! (let ((a!1 (+ (* weight_1 (+ high_1 (* (- 1.0) low_1))) (* margin_1 probe_1)))
      (a!3 (ite (<= low_1 (+ mine_3 mine_4 mine_5))
                (ite (<= (+ mine_3 mine_4 mine_5) high_1)
                     (+ mine_3 mine_4 mine_5)
                     high_1)
                low_1))
      (a!4 (ite (<= low_1 (+ theirs_3 theirs_4 theirs_5))
                (ite (<= (+ theirs_3 theirs_4 theirs_5) high_1)
                     (+ theirs_3 theirs_4 theirs_5)
                     high_1)
                low_1))
      (a!7 (<= (+ (* weight_1 (- high_1 low_1)) (* probe_1 margin_1))
               (- 1099511627776.0 balance)))
      (a!10 (ite (<= (+ mine_3 mine_4 mine_5 (* (- 1.0) inner_high_1)) margin_1)
                 (+ mine_3 mine_4 mine_5 (* (- 1.0) inner_high_1))
                 margin_1))
      (a!12 (+ inner_low_1
               (* (- 1.0) mine_3)
               (* (- 1.0) mine_4)
               (* (- 1.0) mine_5)))
      (a!14 (ite (<= (+ theirs_3 theirs_4 theirs_5 (* (- 1.0) inner_high_1))
                     margin_1)
                 (+ theirs_3 theirs_4 theirs_5 (* (- 1.0) inner_high_1))
                 margin_1))
      (a!16 (+ inner_low_1
               (* (- 1.0) theirs_3)
               (* (- 1.0) theirs_4)
               (* (- 1.0) theirs_5))))
(let ((a!2 (and (<= 0.0 margin_1)
                (<= 0.0 (+ inner_high_1 (* (- 1.0) inner_low_1)))
                (<= 0.0 (+ high_1 (* (- 1.0) low_1)))
                (<= 0.0 probe_1)
                (<= 0.0 weight_1)
                (<= a!1 (+ 1099511627776.0 (* (- 1.0) balance)))))
      (a!8 (ite (< (- high_1 low_1) 0.0)
                0
                (ite (< probe_1 0.0) 0 (ite (< weight_1 0.0) 0 (ite a!7 1 0)))))
      (a!11 (ite (<= 0.0 (+ mine_3 mine_4 mine_5 (* (- 1.0) inner_high_1)))
                 a!10
                 0.0))
      (a!15 (ite (<= 0.0
                     (+ theirs_3 theirs_4 theirs_5 (* (- 1.0) inner_high_1)))
                 a!14
                 0.0)))
(let ((a!5 (+ (* weight_1 (to_real (ite a!2 1 0)) (+ a!3 (* (- 1.0) low_1)))
              (* (- 1.0)
                 weight_1
                 (to_real (ite a!2 1 0))
                 (+ a!4 (* (- 1.0) low_1)))))
      (a!9 (ite (< margin_1 0.0)
                0
                (ite (< (- inner_high_1 inner_low_1) 0.0) 0 a!8)))
      (a!13 (+ a!11
               (ite (<= 0.0 a!12) (ite (<= a!12 margin_1) a!12 margin_1) 0.0)))
      (a!17 (+ a!15
               (ite (<= 0.0 a!16) (ite (<= a!16 margin_1) a!16 margin_1) 0.0))))
(let ((a!6 (+ 0.0 (ite (< (- a!5 0.0) (- 0.0 a!5)) (- 0.0 a!5) (- a!5 0.0))))
      (a!18 (+ (* probe_1 (to_real (ite a!2 1 0)) a!13)
               (* (- 1.0) probe_1 (to_real (ite a!2 1 0)) a!17)))
      (a!20 (+ (* (to_real a!9) weight_1 (- high_1 low_1))
               (* (to_real a!9) probe_1 margin_1))))
(let ((a!19 (+ 0.0
               (ite (< (- a!18 0.0) (- 0.0 a!18)) (- 0.0 a!18) (- a!18 0.0))))
      (a!21 (ite (< (- 0.0 (+ balance a!20))
                    (- (+ balance a!20) 1099511627776.0))
                 (- (+ balance a!20) 1099511627776.0)
                 (- 0.0 (+ balance a!20)))))
(let ((a!22 (and (<= a!6 (* (to_real a!9) weight_1 (- high_1 low_1)))
                 (<= a!19 (* (to_real a!9) probe_1 margin_1))
                 (<= a!21 0.0)
                 (>= a!20 0.0))))
  (not a!22)))))))
  :named |negated goal|))
(check-sat)
