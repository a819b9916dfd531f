; id: ledger-mechanism/bookings-deep
; query: booking 4 of a user, samples 4 to 4, no overhang, what it moves
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
(declare-fun high_3 () Real)
(declare-fun inner_high_3 () Real)
(declare-fun inner_low_3 () Real)
(declare-fun low_3 () Real)
(declare-fun margin_3 () Real)
(declare-fun mine_4 () Real)
(declare-fun overhang_cost () Real)
(declare-fun spent () Real)
(declare-fun sum_cost () Real)
(declare-fun theirs_4 () Real)
(declare-fun weight_3 () Real)
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent) (- spent 1099511627776.0))
                    (- spent 1099511627776.0)
                    (- 0.0 spent))
               0.0)))
  (and a!1
       (>= sum_cost 0.0)
       (>= overhang_cost 0.0)
       (<= (+ sum_cost overhang_cost) spent)))
  :named |the account before|))
(assert (! (let ((a!1 (= (>= weight_3 0.0) (>= (+ high_3 (* (- 1.0) low_3)) 0.0)))
      (a!5 (+ (ite (<= low_3 mine_4)
                   (ite (<= mine_4 high_3) mine_4 high_3)
                   low_3)
              (* (- 1.0) low_3)))
      (a!6 (+ (ite (<= low_3 theirs_4)
                   (ite (<= theirs_4 high_3) theirs_4 high_3)
                   low_3)
              (* (- 1.0) low_3)))
      (a!8 (> (- (* weight_3 (- high_3 low_3)) 0.0) 0.0))
      (a!10 (ite (> (- (* 0.0 margin_3) 0.0) 0.0) (- (* 0.0 margin_3) 0.0) 0.0)))
(let ((a!2 (or (not a!1) (= weight_3 0.0) (= (+ high_3 (* (- 1.0) low_3)) 0.0)))
      (a!9 (ite a!8 (- (* weight_3 (- high_3 low_3)) 0.0) 0.0)))
(let ((a!3 (ite a!2 0.0 (* weight_3 (+ high_3 (* (- 1.0) low_3)))))
      (a!11 (ite (< weight_3 0.0)
                 0
                 (ite (<= (+ a!9 a!10) (- 1099511627776.0 spent)) 1 0))))
(let ((a!4 (and (<= 0.0 margin_3)
                (<= 0.0 (+ inner_high_3 (* (- 1.0) inner_low_3)))
                (<= 0.0 (+ high_3 (* (- 1.0) low_3)))
                (<= 0.0 weight_3)
                (<= a!3 (+ 1099511627776.0 (* (- 1.0) spent)))))
      (a!12 (ite (< (- inner_high_3 inner_low_3) 0.0)
                 0
                 (ite (< (- high_3 low_3) 0.0) 0 a!11))))
(let ((a!7 (+ (* weight_3 (to_real (ite a!4 1 0)) a!5)
              (* (- 1.0) weight_3 (to_real (ite a!4 1 0)) a!6)))
      (a!13 (* (to_real (ite (< margin_3 0.0) 0 a!12))
               weight_3
               (- high_3 low_3)))
      (a!15 (to_real (* (ite (< margin_3 0.0) 0 a!12) 0))))
(let ((a!14 (<= (ite (< (- a!7 0.0) (- 0.0 a!7)) (- 0.0 a!7) (- a!7 0.0)) a!13))
      (a!16 (<= (ite (< (- 0.0 0.0) (- 0.0 0.0)) (- 0.0 0.0) (- 0.0 0.0))
                (* a!15 margin_3))))
  (not (and a!14 a!16 (= (* a!15 margin_3) 0.0)))))))))
  :named |negated goal|))
(check-sat)
