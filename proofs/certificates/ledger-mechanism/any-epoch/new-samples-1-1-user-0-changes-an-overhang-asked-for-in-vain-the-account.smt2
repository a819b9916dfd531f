; id: ledger-mechanism/any-epoch
; query: new samples: 1, 1; user 0 changes, an overhang asked for in vain, the account
; label:
; states: From accounts in any sound state, an epoch charges every user for what the user's
;   samples move beyond what was paid for in the series, and overdraws nobody; its noise is
;   within the radii of its series. An overhang is released, and paid for, only where it is
;   asked for and the series has one left.
; kind: bounded
; bounds: n=2, blocks of up to 2 samples, every set of pending users, in the series that they
;   were in or in another; an overhang asked for, or not, or in vain; samples, offers and
;   balances of any size
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun high_0_0 () Real)
(declare-fun inner_high_0_0 () Real)
(declare-fun inner_low_0_0 () Real)
(declare-fun low_0_0 () Real)
(declare-fun margin_0_0 () Real)
(declare-fun overhang_cost_0 () Real)
(declare-fun spent_0 () Real)
(declare-fun sum_cost_0 () Real)
(declare-fun weight_0_0 () Real)
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent_0) (- spent_0 1099511627776.0))
                    (- spent_0 1099511627776.0)
                    (- 0.0 spent_0))
               0.0)))
  (and a!1
       (>= sum_cost_0 0.0)
       (>= overhang_cost_0 0.0)
       (<= (+ sum_cost_0 overhang_cost_0) spent_0)))
  :named |the account before|))
(assert (! (let ((a!1 (> (- (* weight_0_0 (- high_0_0 low_0_0)) sum_cost_0) 0.0))
      (a!3 (ite (> (- (* 0.0 margin_0_0) overhang_cost_0) 0.0)
                (- (* 0.0 margin_0_0) overhang_cost_0)
                0.0)))
(let ((a!2 (ite a!1 (- (* weight_0_0 (- high_0_0 low_0_0)) sum_cost_0) 0.0)))
(let ((a!4 (ite (< weight_0_0 0.0)
                0
                (ite (<= (+ a!2 a!3) (- 1099511627776.0 spent_0)) 1 0))))
(let ((a!5 (ite (< (- inner_high_0_0 inner_low_0_0) 0.0)
                0
                (ite (< (- high_0_0 low_0_0) 0.0) 0 a!4))))
(let ((a!6 (* (to_real (ite (< margin_0_0 0.0) 0 a!5))
              weight_0_0
              (- high_0_0 low_0_0)))
      (a!7 (to_real (* (ite (< margin_0_0 0.0) 0 a!5) 0))))
(let ((a!8 (ite (> (- (* a!7 margin_0_0) overhang_cost_0) 0.0)
                (- (* a!7 margin_0_0) overhang_cost_0)
                0.0))
      (a!11 (ite (< overhang_cost_0 (* a!7 margin_0_0))
                 (* a!7 margin_0_0)
                 overhang_cost_0)))
(let ((a!9 (+ spent_0
              (ite (> (- a!6 sum_cost_0) 0.0) (- a!6 sum_cost_0) 0.0)
              a!8)))
(let ((a!10 (<= (ite (< (- 0.0 a!9) (- a!9 1099511627776.0))
                     (- a!9 1099511627776.0)
                     (- 0.0 a!9))
                0.0))
      (a!12 (<= (+ (ite (< sum_cost_0 a!6) a!6 sum_cost_0) a!11) a!9)))
(let ((a!13 (and a!10
                 (>= (ite (< sum_cost_0 a!6) a!6 sum_cost_0) 0.0)
                 (>= a!11 0.0)
                 a!12
                 (= a!9 a!9)
                 (= (ite (< sum_cost_0 a!6) a!6 sum_cost_0)
                    (ite (< sum_cost_0 a!6) a!6 sum_cost_0))
                 (= a!11 a!11)
                 true)))
  (not a!13))))))))))
  :named |negated goal|))
(check-sat)
