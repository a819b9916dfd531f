; id: ledger-mechanism/bookings
; query: booking 2 of a user, samples 3 to 4, of one series, no overhang, what it moves
; label:
; states: A booking pays for what changing its samples moves, whatever was spent before, and
;   nothing for an overhang that is not released: the specification run on neighbouring streams
;   of solver terms.
; kind: bounded
; bounds: n=2, T=4, all arrival patterns, all sets of closing times, series of two begun and
;   broken off at any of them; as many overhangs as epochs or fewer, asked for or not by a hash;
;   samples and offers of any size, every user changed in turn
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun high_1 () Real)
(declare-fun inner_high_1 () Real)
(declare-fun inner_low_1 () Real)
(declare-fun low_1 () Real)
(declare-fun margin_1 () Real)
(declare-fun mine_3 () Real)
(declare-fun mine_4 () Real)
(declare-fun overhang_cost () Real)
(declare-fun spent () Real)
(declare-fun sum_cost () Real)
(declare-fun theirs_3 () Real)
(declare-fun theirs_4 () Real)
(declare-fun weight_1 () Real)
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent) (- spent 1099511627776.0))
                    (- spent 1099511627776.0)
                    (- 0.0 spent))
               0.0)))
  (and a!1
       (>= sum_cost 0.0)
       (>= overhang_cost 0.0)
       (<= (+ sum_cost overhang_cost) spent)))
  :named |the account before|))
(assert (! (let ((a!1 (+ (* weight_1 (+ high_1 (* (- 1.0) low_1))) (* (- 1.0) sum_cost)))
      (a!4 (ite (<= low_1 (+ mine_3 mine_4))
                (ite (<= (+ mine_3 mine_4) high_1) (+ mine_3 mine_4) high_1)
                low_1))
      (a!5 (ite (<= low_1 (+ theirs_3 theirs_4))
                (ite (<= (+ theirs_3 theirs_4) high_1)
                     (+ theirs_3 theirs_4)
                     high_1)
                low_1))
      (a!7 (> (- (* weight_1 (- high_1 low_1)) sum_cost) 0.0))
      (a!9 (ite (> (- (* 0.0 margin_1) overhang_cost) 0.0)
                (- (* 0.0 margin_1) overhang_cost)
                0.0)))
(let ((a!2 (<= (+ (ite (<= a!1 0.0) 0.0 a!1)
                  (ite (>= overhang_cost 0.0) 0.0 (* (- 1.0) overhang_cost)))
               (+ 1099511627776.0 (* (- 1.0) spent))))
      (a!8 (ite a!7 (- (* weight_1 (- high_1 low_1)) sum_cost) 0.0)))
(let ((a!3 (and (<= 0.0 margin_1)
                (<= 0.0 (+ inner_high_1 (* (- 1.0) inner_low_1)))
                (<= 0.0 (+ high_1 (* (- 1.0) low_1)))
                (<= 0.0 weight_1)
                a!2))
      (a!10 (ite (< weight_1 0.0)
                 0
                 (ite (<= (+ a!8 a!9) (- 1099511627776.0 spent)) 1 0))))
(let ((a!6 (+ (* weight_1 (to_real (ite a!3 1 0)) (+ a!4 (* (- 1.0) low_1)))
              (* (- 1.0)
                 weight_1
                 (to_real (ite a!3 1 0))
                 (+ a!5 (* (- 1.0) low_1)))))
      (a!11 (ite (< (- inner_high_1 inner_low_1) 0.0)
                 0
                 (ite (< (- high_1 low_1) 0.0) 0 a!10))))
(let ((a!12 (* (to_real (ite (< margin_1 0.0) 0 a!11))
               weight_1
               (- high_1 low_1)))
      (a!14 (to_real (* (ite (< margin_1 0.0) 0 a!11) 0))))
(let ((a!13 (<= (ite (< (- a!6 0.0) (- 0.0 a!6)) (- 0.0 a!6) (- a!6 0.0)) a!12))
      (a!15 (<= (ite (< (- 0.0 0.0) (- 0.0 0.0)) (- 0.0 0.0) (- 0.0 0.0))
                (* a!14 margin_1))))
  (not (and a!13 a!15 (= (* a!14 margin_1) 0.0)))))))))
  :named |negated goal|))
(check-sat)
