; id: ledger-mechanism/sensitivity
; query: what a block adds to the sum
; label:
; states: For every proposal and all samples: a block adds to each of an epoch's sums at least 0
;   and at most its cost, so changing a user's samples changes each sum by at most its cost.
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
(declare-fun mine () Real)
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
                0.0))
      (a!7 (- (ite (< mine low) low (ite (< high mine) high mine)) low)))
(let ((a!2 (ite a!1 (- (* weight (- high low)) sum_cost) 0.0)))
(let ((a!4 (ite (< weight 0.0)
                0
                (ite (<= (+ a!2 a!3) (- 1099511627776.0 spent)) 1 0))))
(let ((a!5 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!4)))))
(let ((a!6 (* (to_real (ite (< saturation 0.0) 0 a!5)) weight)))
(let ((a!8 (and (>= (* a!6 a!7) 0.0) (<= (* a!6 a!7) (* a!6 (- high low))))))
  (not a!8)))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/sensitivity
; query: what a change moves the sum by
; label:
; states: For every proposal and all samples: a block adds to each of an epoch's sums at least 0
;   and at most its cost, so changing a user's samples changes each sum by at most its cost.
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
(declare-fun mine () Real)
(declare-fun saturation () Real)
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
(let ((a!6 (* (to_real (ite (< saturation 0.0) 0 a!5)) weight (- high low))))
  (and (>= mine 0.0) (<= mine a!6)))))))
  :named |as shown of mine|))
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
(let ((a!6 (* (to_real (ite (< saturation 0.0) 0 a!5)) weight (- high low))))
  (and (>= theirs 0.0) (<= theirs a!6)))))))
  :named |as shown of theirs|))
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
(let ((a!6 (* (to_real (ite (< saturation 0.0) 0 a!5)) weight (- high low))))
(let ((a!7 (<= (ite (< (- mine theirs) (- theirs mine))
                    (- theirs mine)
                    (- mine theirs))
               a!6)))
  (not a!7)))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/sensitivity
; query: what a block adds to the excess
; label:
; states: For every proposal and all samples: a block adds to each of an epoch's sums at least 0
;   and at most its cost, so changing a user's samples changes each sum by at most its cost.
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
(declare-fun mine () Real)
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
                0.0))
      (a!7 (ite (< (- mine inner_high) 0.0)
                0.0
                (ite (< saturation (- mine inner_high))
                     saturation
                     (- mine inner_high))))
      (a!8 (ite (< (- inner_low mine) 0.0)
                0.0
                (ite (< saturation (- inner_low mine))
                     saturation
                     (- inner_low mine)))))
(let ((a!2 (ite a!1 (- (* weight (- high low)) sum_cost) 0.0)))
(let ((a!4 (ite (< weight 0.0)
                0
                (ite (<= (+ a!2 a!3) (- 1099511627776.0 spent)) 1 0))))
(let ((a!5 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!4)))))
(let ((a!6 (* (to_real (ite (< saturation 0.0) 0 a!5)) excess_weight)))
(let ((a!9 (and (>= (* a!6 (+ a!7 a!8)) 0.0)
                (<= (* a!6 (+ a!7 a!8)) (* a!6 saturation)))))
  (not a!9)))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/sensitivity
; query: what a change moves the excess by
; label:
; states: For every proposal and all samples: a block adds to each of an epoch's sums at least 0
;   and at most its cost, so changing a user's samples changes each sum by at most its cost.
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
(declare-fun mine () Real)
(declare-fun saturation () Real)
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
(let ((a!6 (* (to_real (ite (< saturation 0.0) 0 a!5)) excess_weight saturation)))
  (and (>= mine 0.0) (<= mine a!6)))))))
  :named |as shown of mine|))
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
(let ((a!6 (* (to_real (ite (< saturation 0.0) 0 a!5)) excess_weight saturation)))
  (and (>= theirs 0.0) (<= theirs a!6)))))))
  :named |as shown of theirs|))
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
(let ((a!6 (* (to_real (ite (< saturation 0.0) 0 a!5)) excess_weight saturation)))
(let ((a!7 (<= (ite (< (- mine theirs) (- theirs mine))
                    (- theirs mine)
                    (- mine theirs))
               a!6)))
  (not a!7)))))))
  :named |negated goal|))
(check-sat)
