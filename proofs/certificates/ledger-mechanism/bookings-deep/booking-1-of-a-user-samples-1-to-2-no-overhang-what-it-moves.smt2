; id: ledger-mechanism/bookings-deep
; query: booking 1 of a user, samples 1 to 2, no overhang, what it moves
; label:
; states: A booking pays for what changing its samples moves, whatever was spent before, and
;   nothing for an overhang that is not released: the specification run on neighbouring streams
;   of solver terms.
; kind: bounded
; bounds: n=3, T=5, all arrival patterns, all sets of closing times, series of three, of two
;   broken off, and of one in turn; as many overhangs as epochs or fewer, asked for or not by a
;   hash; samples and offers of any size, every user changed in turn
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun high_0 () Real)
(declare-fun inner_high_0 () Real)
(declare-fun inner_low_0 () Real)
(declare-fun low_0 () Real)
(declare-fun margin_0 () Real)
(declare-fun mine_1 () Real)
(declare-fun mine_2 () Real)
(declare-fun overhang_cost () Real)
(declare-fun spent () Real)
(declare-fun sum_cost () Real)
(declare-fun theirs_1 () Real)
(declare-fun theirs_2 () Real)
(declare-fun weight_0 () Real)
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent) (- spent 1099511627776.0))
                    (- spent 1099511627776.0)
                    (- 0.0 spent))
               0.0)))
  (and a!1
       (>= sum_cost 0.0)
       (>= overhang_cost 0.0)
       (<= (+ sum_cost overhang_cost) spent)))
  :named |the account before|))
(assert (! (let ((a!1 (= (>= weight_0 0.0) (>= (+ high_0 (* (- 1.0) low_0)) 0.0)))
      (a!2 (<= (* weight_0 (+ high_0 (* (- 1.0) low_0))) 1099511627776.0))
      (a!5 (ite (<= low_0 (+ mine_1 mine_2))
                (ite (<= (+ mine_1 mine_2) high_0) (+ mine_1 mine_2) high_0)
                low_0))
      (a!6 (ite (<= low_0 (+ theirs_1 theirs_2))
                (ite (<= (+ theirs_1 theirs_2) high_0)
                     (+ theirs_1 theirs_2)
                     high_0)
                low_0))
      (a!8 (> (- (* weight_0 (- high_0 low_0)) 0.0) 0.0))
      (a!10 (ite (> (- (* 0.0 margin_0) 0.0) 0.0) (- (* 0.0 margin_0) 0.0) 0.0)))
(let ((a!3 (or (= weight_0 0.0)
               (= (+ high_0 (* (- 1.0) low_0)) 0.0)
               (not a!1)
               a!2))
      (a!9 (ite a!8 (- (* weight_0 (- high_0 low_0)) 0.0) 0.0)))
(let ((a!4 (and (<= 0.0 margin_0)
                (<= 0.0 (+ inner_high_0 (* (- 1.0) inner_low_0)))
                (<= 0.0 (+ high_0 (* (- 1.0) low_0)))
                (<= 0.0 weight_0)
                a!3))
      (a!11 (ite (< weight_0 0.0) 0 (ite (<= (+ a!9 a!10) 1099511627776.0) 1 0))))
(let ((a!7 (+ (* weight_0 (to_real (ite a!4 1 0)) (+ a!5 (* (- 1.0) low_0)))
              (* (- 1.0)
                 weight_0
                 (to_real (ite a!4 1 0))
                 (+ a!6 (* (- 1.0) low_0)))))
      (a!12 (ite (< (- inner_high_0 inner_low_0) 0.0)
                 0
                 (ite (< (- high_0 low_0) 0.0) 0 a!11))))
(let ((a!13 (* (to_real (ite (< margin_0 0.0) 0 a!12))
               weight_0
               (- high_0 low_0)))
      (a!15 (to_real (* (ite (< margin_0 0.0) 0 a!12) 0))))
(let ((a!14 (<= (ite (< (- a!7 0.0) (- 0.0 a!7)) (- 0.0 a!7) (- a!7 0.0)) a!13))
      (a!16 (<= (ite (< (- 0.0 0.0) (- 0.0 0.0)) (- 0.0 0.0) (- 0.0 0.0))
                (* a!15 margin_0))))
  (not (and a!14 a!16 (= (* a!15 margin_0) 0.0)))))))))
  :named |negated goal|))
(check-sat)
