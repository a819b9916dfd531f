; id: ledger-mechanism/never-overdrawn
; query: a new account
; label:
; states: For every proposal, in the open series or a new one: a contribution costs at least 0
;   and at most what the user has left, so no account is ever overdrawn, and what was paid in a
;   series is part of what was spent.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_UF)
(set-info :status unsat)
(assert (! (not (and true))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/never-overdrawn
; query: the series goes on
; label:
; states: For every proposal, in the open series or a new one: a contribution costs at least 0
;   and at most what the user has left, so no account is ever overdrawn, and what was paid in a
;   series is part of what was spent.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun excess_cost () Real)
(declare-fun spent () Real)
(declare-fun sum_cost () Real)
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent) (- spent 1099511627776.0))
                    (- spent 1099511627776.0)
                    (- 0.0 spent))
               0.0)))
  (and a!1
       (>= sum_cost 0.0)
       (>= excess_cost 0.0)
       (<= (+ sum_cost excess_cost) spent)))
  :named |the account before|))
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent) (- spent 1099511627776.0))
                    (- spent 1099511627776.0)
                    (- 0.0 spent))
               0.0)))
  (not (and a!1
            (>= sum_cost 0.0)
            (>= excess_cost 0.0)
            (<= (+ sum_cost excess_cost) spent)
            true)))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/never-overdrawn
; query: another series
; label:
; states: For every proposal, in the open series or a new one: a contribution costs at least 0
;   and at most what the user has left, so no account is ever overdrawn, and what was paid in a
;   series is part of what was spent.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun excess_cost () Real)
(declare-fun spent () Real)
(declare-fun sum_cost () Real)
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent) (- spent 1099511627776.0))
                    (- spent 1099511627776.0)
                    (- 0.0 spent))
               0.0)))
  (and a!1
       (>= sum_cost 0.0)
       (>= excess_cost 0.0)
       (<= (+ sum_cost excess_cost) spent)))
  :named |the account before|))
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent) (- spent 1099511627776.0))
                    (- spent 1099511627776.0)
                    (- 0.0 spent))
               0.0)))
  (not (and a!1 true (>= spent 0.0) true)))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/never-overdrawn
; query: a contribution
; label:
; states: For every proposal, in the open series or a new one: a contribution costs at least 0
;   and at most what the user has left, so no account is ever overdrawn, and what was paid in a
;   series is part of what was spent.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun excess_cost () Real)
(declare-fun excess_weight () Real)
(declare-fun high () Real)
(declare-fun inner_high () Real)
(declare-fun inner_low () Real)
(declare-fun low () Real)
(declare-fun saturation () Real)
(declare-fun spent () Real)
(declare-fun sum_cost () Real)
(declare-fun weight () Real)
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent) (- spent 1099511627776.0))
                    (- spent 1099511627776.0)
                    (- 0.0 spent))
               0.0)))
  (and a!1
       (>= sum_cost 0.0)
       (>= excess_cost 0.0)
       (<= (+ sum_cost excess_cost) spent)))
  :named |the account before|))
(assert (! (let ((a!1 (> (- (* weight (- high low)) sum_cost) 0.0))
      (a!3 (ite (> (- (* excess_weight saturation) excess_cost) 0.0)
                (- (* excess_weight saturation) excess_cost)
                0.0)))
(let ((a!2 (ite a!1 (- (* weight (- high low)) sum_cost) 0.0)))
(let ((a!4 (ite (< weight 0.0)
                0
                (ite (<= (+ a!2 a!3) (- 1099511627776.0 spent)) 1 0))))
(let ((a!5 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!4)))))
(let ((a!6 (* (to_real (ite (< saturation 0.0) 0 a!5)) weight (- high low)))
      (a!7 (* (to_real (ite (< saturation 0.0) 0 a!5)) excess_weight saturation)))
(let ((a!8 (+ (ite (> (- a!6 sum_cost) 0.0) (- a!6 sum_cost) 0.0)
              (ite (> (- a!7 excess_cost) 0.0) (- a!7 excess_cost) 0.0))))
(let ((a!9 (ite (< (- 0.0 (+ spent a!8)) (- (+ spent a!8) 1099511627776.0))
                (- (+ spent a!8) 1099511627776.0)
                (- 0.0 (+ spent a!8))))
      (a!10 (<= (+ (ite (< sum_cost a!6) a!6 sum_cost)
                   (ite (< excess_cost a!7) a!7 excess_cost))
                (+ spent a!8))))
(let ((a!11 (and (<= a!9 0.0)
                 (>= (ite (< sum_cost a!6) a!6 sum_cost) 0.0)
                 (>= (ite (< excess_cost a!7) a!7 excess_cost) 0.0)
                 a!10
                 (>= a!8 0.0)
                 (<= a!8 (- 1099511627776.0 spent)))))
  (not a!11)))))))))
  :named |negated goal|))
(check-sat)
