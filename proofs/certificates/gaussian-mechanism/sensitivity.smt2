; id: gaussian-mechanism/sensitivity
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
(declare-fun excess_weight () Real)
(declare-fun high () Real)
(declare-fun inner_high () Real)
(declare-fun inner_low () Real)
(declare-fun low () Real)
(declare-fun mine () Real)
(declare-fun saturation () Real)
(declare-fun spent () Real)
(declare-fun weight () Real)
(assert (! (<= (ite (< (- 0.0 spent) (- spent 1208925819614629174706176.0))
         (- spent 1208925819614629174706176.0)
         (- 0.0 spent))
    0.0)
  :named |the account before|))
(assert (! (let ((a!1 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* excess_weight saturation) (* excess_weight saturation))))
      (a!5 (- (ite (< mine low) low (ite (< high mine) high mine)) low)))
(let ((a!2 (ite (< weight 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!2)))))
(let ((a!4 (* (to_real (ite (< saturation 0.0) 0 a!3)) weight)))
(let ((a!6 (and (>= (* a!4 a!5) 0.0) (<= (* a!4 a!5) (* a!4 (- high low))))))
  (not a!6))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/sensitivity
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
(declare-fun excess_weight () Real)
(declare-fun high () Real)
(declare-fun inner_high () Real)
(declare-fun inner_low () Real)
(declare-fun low () Real)
(declare-fun mine () Real)
(declare-fun saturation () Real)
(declare-fun spent () Real)
(declare-fun theirs () Real)
(declare-fun weight () Real)
(assert (! (<= (ite (< (- 0.0 spent) (- spent 1208925819614629174706176.0))
         (- spent 1208925819614629174706176.0)
         (- 0.0 spent))
    0.0)
  :named |the account before|))
(assert (! (let ((a!1 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* excess_weight saturation) (* excess_weight saturation)))))
(let ((a!2 (ite (< weight 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!2)))))
(let ((a!4 (* (to_real (ite (< saturation 0.0) 0 a!3)) weight (- high low))))
  (and (>= mine 0.0) (<= mine a!4))))))
  :named |as shown of mine|))
(assert (! (let ((a!1 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* excess_weight saturation) (* excess_weight saturation)))))
(let ((a!2 (ite (< weight 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!2)))))
(let ((a!4 (* (to_real (ite (< saturation 0.0) 0 a!3)) weight (- high low))))
  (and (>= theirs 0.0) (<= theirs a!4))))))
  :named |as shown of theirs|))
(assert (! (let ((a!1 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* excess_weight saturation) (* excess_weight saturation)))))
(let ((a!2 (ite (< weight 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!2)))))
(let ((a!4 (* (to_real (ite (< saturation 0.0) 0 a!3)) weight (- high low))))
(let ((a!5 (<= (ite (< (- mine theirs) (- theirs mine))
                    (- theirs mine)
                    (- mine theirs))
               a!4)))
  (not a!5))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/sensitivity
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
(declare-fun excess_weight () Real)
(declare-fun high () Real)
(declare-fun inner_high () Real)
(declare-fun inner_low () Real)
(declare-fun low () Real)
(declare-fun mine () Real)
(declare-fun saturation () Real)
(declare-fun spent () Real)
(declare-fun weight () Real)
(assert (! (<= (ite (< (- 0.0 spent) (- spent 1208925819614629174706176.0))
         (- spent 1208925819614629174706176.0)
         (- 0.0 spent))
    0.0)
  :named |the account before|))
(assert (! (let ((a!1 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* excess_weight saturation) (* excess_weight saturation))))
      (a!5 (ite (< (- mine inner_high) 0.0)
                0.0
                (ite (< saturation (- mine inner_high))
                     saturation
                     (- mine inner_high))))
      (a!6 (ite (< (- inner_low mine) 0.0)
                0.0
                (ite (< saturation (- inner_low mine))
                     saturation
                     (- inner_low mine)))))
(let ((a!2 (ite (< weight 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!2)))))
(let ((a!4 (* (to_real (ite (< saturation 0.0) 0 a!3)) excess_weight)))
(let ((a!7 (and (>= (* a!4 (+ a!5 a!6)) 0.0)
                (<= (* a!4 (+ a!5 a!6)) (* a!4 saturation)))))
  (not a!7))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/sensitivity
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
(declare-fun excess_weight () Real)
(declare-fun high () Real)
(declare-fun inner_high () Real)
(declare-fun inner_low () Real)
(declare-fun low () Real)
(declare-fun mine () Real)
(declare-fun saturation () Real)
(declare-fun spent () Real)
(declare-fun theirs () Real)
(declare-fun weight () Real)
(assert (! (<= (ite (< (- 0.0 spent) (- spent 1208925819614629174706176.0))
         (- spent 1208925819614629174706176.0)
         (- 0.0 spent))
    0.0)
  :named |the account before|))
(assert (! (let ((a!1 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* excess_weight saturation) (* excess_weight saturation)))))
(let ((a!2 (ite (< weight 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!2)))))
(let ((a!4 (* (to_real (ite (< saturation 0.0) 0 a!3)) excess_weight saturation)))
  (and (>= mine 0.0) (<= mine a!4))))))
  :named |as shown of mine|))
(assert (! (let ((a!1 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* excess_weight saturation) (* excess_weight saturation)))))
(let ((a!2 (ite (< weight 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!2)))))
(let ((a!4 (* (to_real (ite (< saturation 0.0) 0 a!3)) excess_weight saturation)))
  (and (>= theirs 0.0) (<= theirs a!4))))))
  :named |as shown of theirs|))
(assert (! (let ((a!1 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* excess_weight saturation) (* excess_weight saturation)))))
(let ((a!2 (ite (< weight 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!2)))))
(let ((a!4 (* (to_real (ite (< saturation 0.0) 0 a!3)) excess_weight saturation)))
(let ((a!5 (<= (ite (< (- mine theirs) (- theirs mine))
                    (- theirs mine)
                    (- mine theirs))
               a!4)))
  (not a!5))))))
  :named |negated goal|))
(check-sat)
