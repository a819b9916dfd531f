; id: ledger-mechanism/bookings-deep
; query: booking 1 of a user, samples 1 to 4
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
(declare-fun high_0 () Real)
(declare-fun inner_high_0 () Real)
(declare-fun inner_low_0 () Real)
(declare-fun low_0 () Real)
(declare-fun margin_0 () Real)
(declare-fun mine_1 () Real)
(declare-fun mine_2 () Real)
(declare-fun mine_3 () Real)
(declare-fun mine_4 () Real)
(declare-fun probe_0 () Real)
(declare-fun theirs_1 () Real)
(declare-fun theirs_2 () Real)
(declare-fun theirs_3 () Real)
(declare-fun theirs_4 () Real)
(declare-fun weight_0 () Real)
(assert (! (<= (ite (< (- 0.0 balance) (- balance 1099511627776.0))
         (- balance 1099511627776.0)
         (- 0.0 balance))
    0.0)
  :named |what was spent before|))
(assert (! (let ((a!1 (+ (* weight_0 (+ high_0 (* (- 1.0) low_0))) (* margin_0 probe_0)))
      (a!3 (ite (<= low_0 (+ mine_1 mine_2 mine_3 mine_4))
                (ite (<= (+ mine_1 mine_2 mine_3 mine_4) high_0)
                     (+ mine_1 mine_2 mine_3 mine_4)
                     high_0)
                low_0))
      (a!4 (ite (<= low_0 (+ theirs_1 theirs_2 theirs_3 theirs_4))
                (ite (<= (+ theirs_1 theirs_2 theirs_3 theirs_4) high_0)
                     (+ theirs_1 theirs_2 theirs_3 theirs_4)
                     high_0)
                low_0))
      (a!7 (<= (+ (* weight_0 (- high_0 low_0)) (* probe_0 margin_0))
               1099511627776.0))
      (a!10 (ite (<= (+ mine_1 mine_2 mine_3 mine_4 (* (- 1.0) inner_high_0))
                     margin_0)
                 (+ mine_1 mine_2 mine_3 mine_4 (* (- 1.0) inner_high_0))
                 margin_0))
      (a!12 (+ inner_low_0
               (* (- 1.0) mine_1)
               (* (- 1.0) mine_2)
               (* (- 1.0) mine_3)
               (* (- 1.0) mine_4)))
      (a!14 (ite (<= (+ theirs_1
                        theirs_2
                        theirs_3
                        theirs_4
                        (* (- 1.0) inner_high_0))
                     margin_0)
                 (+ theirs_1
                    theirs_2
                    theirs_3
                    theirs_4
                    (* (- 1.0) inner_high_0))
                 margin_0))
      (a!16 (+ inner_low_0
               (* (- 1.0) theirs_1)
               (* (- 1.0) theirs_2)
               (* (- 1.0) theirs_3)
               (* (- 1.0) theirs_4))))
(let ((a!2 (and (<= 0.0 margin_0)
                (<= 0.0 (+ inner_high_0 (* (- 1.0) inner_low_0)))
                (<= 0.0 (+ high_0 (* (- 1.0) low_0)))
                (<= 0.0 probe_0)
                (<= 0.0 weight_0)
                (<= a!1 1099511627776.0)))
      (a!8 (ite (< (- high_0 low_0) 0.0)
                0
                (ite (< probe_0 0.0) 0 (ite (< weight_0 0.0) 0 (ite a!7 1 0)))))
      (a!11 (ite (<= 0.0
                     (+ mine_1 mine_2 mine_3 mine_4 (* (- 1.0) inner_high_0)))
                 a!10
                 0.0))
      (a!15 (ite (<= 0.0
                     (+ theirs_1
                        theirs_2
                        theirs_3
                        theirs_4
                        (* (- 1.0) inner_high_0)))
                 a!14
                 0.0)))
(let ((a!5 (+ (* weight_0 (to_real (ite a!2 1 0)) (+ a!3 (* (- 1.0) low_0)))
              (* (- 1.0)
                 weight_0
                 (to_real (ite a!2 1 0))
                 (+ a!4 (* (- 1.0) low_0)))))
      (a!9 (ite (< margin_0 0.0)
                0
                (ite (< (- inner_high_0 inner_low_0) 0.0) 0 a!8)))
      (a!13 (+ a!11
               (ite (<= 0.0 a!12) (ite (<= a!12 margin_0) a!12 margin_0) 0.0)))
      (a!17 (+ a!15
               (ite (<= 0.0 a!16) (ite (<= a!16 margin_0) a!16 margin_0) 0.0))))
(let ((a!6 (+ 0.0 (ite (< (- a!5 0.0) (- 0.0 a!5)) (- 0.0 a!5) (- a!5 0.0))))
      (a!18 (+ (* probe_0 (to_real (ite a!2 1 0)) a!13)
               (* (- 1.0) probe_0 (to_real (ite a!2 1 0)) a!17)))
      (a!20 (+ (* (to_real a!9) weight_0 (- high_0 low_0))
               (* (to_real a!9) probe_0 margin_0))))
(let ((a!19 (+ 0.0
               (ite (< (- a!18 0.0) (- 0.0 a!18)) (- 0.0 a!18) (- a!18 0.0))))
      (a!21 (ite (< (- 0.0 (+ 0.0 a!20)) (- (+ 0.0 a!20) 1099511627776.0))
                 (- (+ 0.0 a!20) 1099511627776.0)
                 (- 0.0 (+ 0.0 a!20)))))
(let ((a!22 (and (<= a!6 (* (to_real a!9) weight_0 (- high_0 low_0)))
                 (<= a!19 (* (to_real a!9) probe_0 margin_0))
                 (<= a!21 0.0)
                 (>= a!20 0.0))))
  (not a!22)))))))
  :named |negated goal|))
(check-sat)
