; id: ledger-mechanism/bookings-deep
; query: booking 3 of a user, samples 3 to 3, of one series, no overhang, what it moves
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
(declare-fun high_2 () Real)
(declare-fun inner_high_2 () Real)
(declare-fun inner_low_2 () Real)
(declare-fun low_2 () Real)
(declare-fun margin_2 () Real)
(declare-fun mine_3 () Real)
(declare-fun overhang_cost () Real)
(declare-fun spent () Real)
(declare-fun sum_cost () Real)
(declare-fun theirs_3 () Real)
(declare-fun weight_2 () Real)
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent) (- spent 1099511627776.0))
                    (- spent 1099511627776.0)
                    (- 0.0 spent))
               0.0)))
  (and a!1
       (>= sum_cost 0.0)
       (>= overhang_cost 0.0)
       (<= (+ sum_cost overhang_cost) spent)))
  :named |the account before|))
(assert (! (let ((a!1 (+ (* weight_2 (+ high_2 (* (- 1.0) low_2))) (* (- 1.0) sum_cost)))
      (a!4 (+ (ite (<= low_2 mine_3)
                   (ite (<= mine_3 high_2) mine_3 high_2)
                   low_2)
              (* (- 1.0) low_2)))
      (a!5 (+ (ite (<= low_2 theirs_3)
                   (ite (<= theirs_3 high_2) theirs_3 high_2)
                   low_2)
              (* (- 1.0) low_2)))
      (a!7 (> (- (* weight_2 (- high_2 low_2)) sum_cost) 0.0))
      (a!9 (ite (> (- (* 0.0 margin_2) overhang_cost) 0.0)
                (- (* 0.0 margin_2) overhang_cost)
                0.0)))
(let ((a!2 (<= (+ (ite (<= a!1 0.0) 0.0 a!1)
                  (ite (>= overhang_cost 0.0) 0.0 (* (- 1.0) overhang_cost)))
               (+ 1099511627776.0 (* (- 1.0) spent))))
      (a!8 (ite a!7 (- (* weight_2 (- high_2 low_2)) sum_cost) 0.0)))
(let ((a!3 (and (<= 0.0 margin_2)
                (<= 0.0 (+ inner_high_2 (* (- 1.0) inner_low_2)))
                (<= 0.0 (+ high_2 (* (- 1.0) low_2)))
                (<= 0.0 weight_2)
                a!2))
      (a!10 (ite (< weight_2 0.0)
                 0
                 (ite (<= (+ a!8 a!9) (- 1099511627776.0 spent)) 1 0))))
(let ((a!6 (+ (* weight_2 (to_real (ite a!3 1 0)) a!4)
              (* (- 1.0) weight_2 (to_real (ite a!3 1 0)) a!5)))
      (a!11 (ite (< (- inner_high_2 inner_low_2) 0.0)
                 0
                 (ite (< (- high_2 low_2) 0.0) 0 a!10))))
(let ((a!12 (* (to_real (ite (< margin_2 0.0) 0 a!11))
               weight_2
               (- high_2 low_2)))
      (a!14 (to_real (* (ite (< margin_2 0.0) 0 a!11) 0))))
(let ((a!13 (<= (ite (< (- a!6 0.0) (- 0.0 a!6)) (- 0.0 a!6) (- a!6 0.0)) a!12))
      (a!15 (<= (ite (< (- 0.0 0.0) (- 0.0 0.0)) (- 0.0 0.0) (- 0.0 0.0))
                (* a!14 margin_2))))
  (not (and a!13 a!15 (= (* a!14 margin_2) 0.0)))))))))
  :named |negated goal|))
(check-sat)
