; id: ledger-mechanism/sensitivity
; query: what a change moves the overhang by
; label:
; states: Whatever is offered and whatever the samples are, a block adds to each of an epoch's
;   sums from 0 to what that costs; changing a user's samples moves each of them by at most its
;   cost.
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
(declare-fun mine () Real)
(declare-fun overhang_cost () Real)
(declare-fun probe () Real)
(declare-fun spent () Real)
(declare-fun sum_cost () Real)
(declare-fun theirs () Real)
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
(let ((a!6 (* (to_real (ite (< margin 0.0) 0 a!5)) probe margin)))
  (and (>= mine 0.0) (<= mine a!6)))))))
  :named |as shown of mine|))
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
(let ((a!6 (* (to_real (ite (< margin 0.0) 0 a!5)) probe margin)))
  (and (>= theirs 0.0) (<= theirs a!6)))))))
  :named |as shown of theirs|))
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
(let ((a!6 (* (to_real (ite (< margin 0.0) 0 a!5)) probe margin)))
(let ((a!7 (<= (ite (< (- mine theirs) (- theirs mine))
                    (- theirs mine)
                    (- mine theirs))
               a!6)))
  (not a!7)))))))
  :named |negated goal|))
(check-sat)
