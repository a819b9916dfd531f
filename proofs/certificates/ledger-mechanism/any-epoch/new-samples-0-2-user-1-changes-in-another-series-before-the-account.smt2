; id: ledger-mechanism/any-epoch
; query: new samples: 0, 2; user 1 changes, in another series before, the account
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
(declare-fun high_1_0 () Real)
(declare-fun inner_high_1_0 () Real)
(declare-fun inner_low_1_0 () Real)
(declare-fun low_1_0 () Real)
(declare-fun margin_1_0 () Real)
(declare-fun overhang_cost_1 () Real)
(declare-fun probe_1_0 () Real)
(declare-fun spent_1 () Real)
(declare-fun sum_cost_1 () Real)
(declare-fun weight_1_0 () Real)
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent_1) (- spent_1 1099511627776.0))
                    (- spent_1 1099511627776.0)
                    (- 0.0 spent_1))
               0.0)))
  (and a!1
       (>= sum_cost_1 0.0)
       (>= overhang_cost_1 0.0)
       (<= (+ sum_cost_1 overhang_cost_1) spent_1)))
  :named |the account before|))
(assert (! (let ((a!1 (> (- (* weight_1_0 (- high_1_0 low_1_0)) 0.0) 0.0))
      (a!3 (ite (> (- (* probe_1_0 margin_1_0) 0.0) 0.0)
                (- (* probe_1_0 margin_1_0) 0.0)
                0.0)))
(let ((a!2 (ite a!1 (- (* weight_1_0 (- high_1_0 low_1_0)) 0.0) 0.0)))
(let ((a!4 (ite (< weight_1_0 0.0)
                0
                (ite (<= (+ a!2 a!3) (- 1099511627776.0 spent_1)) 1 0))))
(let ((a!5 (ite (< (- inner_high_1_0 inner_low_1_0) 0.0)
                0
                (ite (< (- high_1_0 low_1_0) 0.0)
                     0
                     (ite (< probe_1_0 0.0) 0 a!4)))))
(let ((a!6 (* (to_real (ite (< margin_1_0 0.0) 0 a!5))
              weight_1_0
              (- high_1_0 low_1_0)))
      (a!7 (* (to_real (ite (< margin_1_0 0.0) 0 a!5)) probe_1_0 margin_1_0)))
(let ((a!8 (+ spent_1
              (ite (> (- a!6 0.0) 0.0) (- a!6 0.0) 0.0)
              (ite (> (- a!7 0.0) 0.0) (- a!7 0.0) 0.0))))
(let ((a!9 (<= (ite (< (- 0.0 a!8) (- a!8 1099511627776.0))
                    (- a!8 1099511627776.0)
                    (- 0.0 a!8))
               0.0))
      (a!10 (<= (+ (ite (> a!6 0.0) a!6 0.0) (ite (> a!7 0.0) a!7 0.0)) a!8)))
(let ((a!11 (and a!9
                 (>= (ite (> a!6 0.0) a!6 0.0) 0.0)
                 (>= (ite (> a!7 0.0) a!7 0.0) 0.0)
                 a!10
                 (= a!8 a!8)
                 (= (ite (> a!6 0.0) a!6 0.0) (ite (> a!6 0.0) a!6 0.0))
                 (= (ite (> a!7 0.0) a!7 0.0) (ite (> a!7 0.0) a!7 0.0))
                 true)))
  (not a!11)))))))))
  :named |negated goal|))
(check-sat)
