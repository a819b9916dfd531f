; id: ledger-mechanism/never-overdrawn
; query: a booking
; label:
; states: Whatever is offered, in the same series or in another, a booking costs at least 0 and
;   at most what the user has left, so no account is ever overdrawn; what was paid in a series
;   is a part of what was spent.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun high () Real)
(declare-fun inner_high () Real)
(declare-fun inner_low () Real)
(declare-fun low () Real)
(declare-fun margin () Real)
(declare-fun overhang_cost () Real)
(declare-fun probe () Real)
(declare-fun spent () Real)
(declare-fun sum_cost () Real)
(declare-fun weight () Real)
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent) (- spent 1099511627776.0))
                    (- spent 1099511627776.0)
                    (- 0.0 spent))
               0.0)))
  (and a!1
       (>= sum_cost 0.0)
       (>= overhang_cost 0.0)
       (<= (+ sum_cost overhang_cost) spent)))
  :named |the account before|))
(assert (! (let ((a!1 (> (- (* weight (- high low)) sum_cost) 0.0))
      (a!3 (ite (> (- (* probe margin) overhang_cost) 0.0)
                (- (* probe margin) overhang_cost)
                0.0)))
(let ((a!2 (ite a!1 (- (* weight (- high low)) sum_cost) 0.0)))
(let ((a!4 (ite (< weight 0.0)
                0
                (ite (<= (+ a!2 a!3) (- 1099511627776.0 spent)) 1 0))))
(let ((a!5 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< probe 0.0) 0 a!4)))))
(let ((a!6 (* (to_real (ite (< margin 0.0) 0 a!5)) weight (- high low)))
      (a!7 (* (to_real (ite (< margin 0.0) 0 a!5)) probe margin)))
(let ((a!8 (+ (ite (> (- a!6 sum_cost) 0.0) (- a!6 sum_cost) 0.0)
              (ite (> (- a!7 overhang_cost) 0.0) (- a!7 overhang_cost) 0.0))))
(let ((a!9 (ite (< (- 0.0 (+ spent a!8)) (- (+ spent a!8) 1099511627776.0))
                (- (+ spent a!8) 1099511627776.0)
                (- 0.0 (+ spent a!8))))
      (a!10 (<= (+ (ite (< sum_cost a!6) a!6 sum_cost)
                   (ite (< overhang_cost a!7) a!7 overhang_cost))
                (+ spent a!8))))
(let ((a!11 (and (<= a!9 0.0)
                 (>= (ite (< sum_cost a!6) a!6 sum_cost) 0.0)
                 (>= (ite (< overhang_cost a!7) a!7 overhang_cost) 0.0)
                 a!10
                 (>= a!8 0.0)
                 (<= a!8 (- 1099511627776.0 spent)))))
  (not a!11)))))))))
  :named |negated goal|))
(check-sat)
