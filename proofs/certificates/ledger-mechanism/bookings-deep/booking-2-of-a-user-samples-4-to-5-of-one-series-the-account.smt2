; id: ledger-mechanism/bookings-deep
; query: booking 2 of a user, samples 4 to 5, of one series, the account
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
(declare-fun high_1 () Real)
(declare-fun inner_high_1 () Real)
(declare-fun inner_low_1 () Real)
(declare-fun low_1 () Real)
(declare-fun margin_1 () Real)
(declare-fun overhang_cost () Real)
(declare-fun probe_1 () Real)
(declare-fun spent () Real)
(declare-fun sum_cost () Real)
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
(assert (! (let ((a!1 (> (- (* weight_1 (- high_1 low_1)) sum_cost) 0.0))
      (a!3 (ite (> (- (* probe_1 margin_1) overhang_cost) 0.0)
                (- (* probe_1 margin_1) overhang_cost)
                0.0)))
(let ((a!2 (ite a!1 (- (* weight_1 (- high_1 low_1)) sum_cost) 0.0)))
(let ((a!4 (ite (< weight_1 0.0)
                0
                (ite (<= (+ a!2 a!3) (- 1099511627776.0 spent)) 1 0))))
(let ((a!5 (ite (< (- inner_high_1 inner_low_1) 0.0)
                0
                (ite (< (- high_1 low_1) 0.0) 0 (ite (< probe_1 0.0) 0 a!4)))))
(let ((a!6 (* (to_real (ite (< margin_1 0.0) 0 a!5)) weight_1 (- high_1 low_1)))
      (a!7 (* (to_real (ite (< margin_1 0.0) 0 a!5)) probe_1 margin_1)))
(let ((a!8 (+ spent
              (ite (> (- a!6 sum_cost) 0.0) (- a!6 sum_cost) 0.0)
              (ite (> (- a!7 overhang_cost) 0.0) (- a!7 overhang_cost) 0.0))))
(let ((a!9 (<= (ite (< (- 0.0 a!8) (- a!8 1099511627776.0))
                    (- a!8 1099511627776.0)
                    (- 0.0 a!8))
               0.0))
      (a!10 (<= (+ (ite (< sum_cost a!6) a!6 sum_cost)
                   (ite (< overhang_cost a!7) a!7 overhang_cost))
                a!8)))
(let ((a!11 (and a!9
                 (>= (ite (< sum_cost a!6) a!6 sum_cost) 0.0)
                 (>= (ite (< overhang_cost a!7) a!7 overhang_cost) 0.0)
                 a!10
                 (>= a!8 spent))))
  (not a!11)))))))))
  :named |negated goal|))
(check-sat)
