; id: ledger-mechanism/boundary
; query: nothing left
; label:
; states: If too little budget is left, if an interval has no width, if weights are 0 or if a
;   proposal is ill-formed, the block is released, costs nothing and adds nothing. With nothing
;   left, only what the series has already paid for is carried out, at no cost. With exactly
;   enough left, the account is used up.
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
(assert (! (= spent 1099511627776.0)
  :named |the case|))
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
  (not (and (= a!8 0.0) true))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/boundary
; query: exactly enough
; label:
; states: If too little budget is left, if an interval has no width, if weights are 0 or if a
;   proposal is ill-formed, the block is released, costs nothing and adds nothing. With nothing
;   left, only what the series has already paid for is carried out, at no cost. With exactly
;   enough left, the account is used up.
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
  (and (>= weight 0.0)
       (>= excess_weight 0.0)
       (>= (- high low) 0.0)
       (>= (- inner_high inner_low) 0.0)
       (>= saturation 0.0)
       (= (+ a!2 a!3) (- 1099511627776.0 spent)))))
  :named |the case|))
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
(let ((a!6 (* (to_real (ite (< saturation 0.0) 0 a!5)) weight))
      (a!7 (* (to_real (ite (< saturation 0.0) 0 a!5)) excess_weight)))
  (not (and (= a!6 weight) (= a!7 excess_weight) true)))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/boundary
; query: not enough
; label:
; states: If too little budget is left, if an interval has no width, if weights are 0 or if a
;   proposal is ill-formed, the block is released, costs nothing and adds nothing. With nothing
;   left, only what the series has already paid for is carried out, at no cost. With exactly
;   enough left, the account is used up.
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
                0.0)))
(let ((a!2 (ite a!1 (- (* weight (- high low)) sum_cost) 0.0)))
  (> (+ a!2 a!3) (- 1099511627776.0 spent))))
  :named |the case|))
(assert (! (let ((a!1 (> (- (* weight (- high low)) sum_cost) 0.0))
      (a!3 (ite (> (- (* excess_weight saturation) excess_cost) 0.0)
                (- (* excess_weight saturation) excess_cost)
                0.0))
      (a!11 (- (ite (< mine low) low (ite (< high mine) high mine)) low))
      (a!12 (ite (< (- mine inner_high) 0.0)
                 0.0
                 (ite (< saturation (- mine inner_high))
                      saturation
                      (- mine inner_high))))
      (a!13 (ite (< (- inner_low mine) 0.0)
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
(let ((a!6 (* (to_real (ite (< saturation 0.0) 0 a!5)) weight))
      (a!9 (* (to_real (ite (< saturation 0.0) 0 a!5)) excess_weight)))
(let ((a!7 (> (- (* a!6 (- high low)) sum_cost) 0.0))
      (a!10 (ite (> (- (* a!9 saturation) excess_cost) 0.0)
                 (- (* a!9 saturation) excess_cost)
                 0.0)))
(let ((a!8 (ite a!7 (- (* a!6 (- high low)) sum_cost) 0.0)))
(let ((a!14 (and (= (+ a!8 a!10) 0.0)
                 (= (* a!6 a!11) 0.0)
                 (= (* a!9 (+ a!12 a!13)) 0.0)
                 true)))
  (not a!14)))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/boundary
; query: paid for
; label:
; states: If too little budget is left, if an interval has no width, if weights are 0 or if a
;   proposal is ill-formed, the block is released, costs nothing and adds nothing. With nothing
;   left, only what the series has already paid for is carried out, at no cost. With exactly
;   enough left, the account is used up.
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
(assert (! (and (>= weight 0.0)
     (>= excess_weight 0.0)
     (>= (- high low) 0.0)
     (>= (- inner_high inner_low) 0.0)
     (>= saturation 0.0)
     (<= (* weight (- high low)) sum_cost)
     (<= (* excess_weight saturation) excess_cost))
  :named |the case|))
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
(let ((a!6 (* (to_real (ite (< saturation 0.0) 0 a!5)) weight))
      (a!7 (* (to_real (ite (< saturation 0.0) 0 a!5)) excess_weight)))
(let ((a!8 (> (- (* a!6 (- high low)) sum_cost) 0.0))
      (a!10 (ite (> (- (* a!7 saturation) excess_cost) 0.0)
                 (- (* a!7 saturation) excess_cost)
                 0.0)))
(let ((a!9 (ite a!8 (- (* a!6 (- high low)) sum_cost) 0.0)))
  (not (and (= a!6 weight) (= a!7 excess_weight) (= (+ a!9 a!10) 0.0) true)))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/boundary
; query: no width
; label:
; states: If too little budget is left, if an interval has no width, if weights are 0 or if a
;   proposal is ill-formed, the block is released, costs nothing and adds nothing. With nothing
;   left, only what the series has already paid for is carried out, at no cost. With exactly
;   enough left, the account is used up.
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
(assert (! (and (>= weight 0.0)
     (>= excess_weight 0.0)
     (>= (- high low) 0.0)
     (>= (- inner_high inner_low) 0.0)
     (>= saturation 0.0)
     (<= (- high low) 0.0)
     (<= saturation 0.0))
  :named |the case|))
(assert (! (let ((a!1 (> (- (* weight (- high low)) sum_cost) 0.0))
      (a!3 (ite (> (- (* excess_weight saturation) excess_cost) 0.0)
                (- (* excess_weight saturation) excess_cost)
                0.0))
      (a!11 (- (ite (< mine low) low (ite (< high mine) high mine)) low))
      (a!12 (ite (< (- mine inner_high) 0.0)
                 0.0
                 (ite (< saturation (- mine inner_high))
                      saturation
                      (- mine inner_high))))
      (a!13 (ite (< (- inner_low mine) 0.0)
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
(let ((a!6 (* (to_real (ite (< saturation 0.0) 0 a!5)) weight))
      (a!9 (* (to_real (ite (< saturation 0.0) 0 a!5)) excess_weight)))
(let ((a!7 (> (- (* a!6 (- high low)) sum_cost) 0.0))
      (a!10 (ite (> (- (* a!9 saturation) excess_cost) 0.0)
                 (- (* a!9 saturation) excess_cost)
                 0.0)))
(let ((a!8 (ite a!7 (- (* a!6 (- high low)) sum_cost) 0.0)))
(let ((a!14 (and (= (+ a!8 a!10) 0.0)
                 (= (* a!6 a!11) 0.0)
                 (= (* a!9 (+ a!12 a!13)) 0.0)
                 (= a!6 weight)
                 (= a!9 excess_weight)
                 true)))
  (not a!14)))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/boundary
; query: weights of 0
; label:
; states: If too little budget is left, if an interval has no width, if weights are 0 or if a
;   proposal is ill-formed, the block is released, costs nothing and adds nothing. With nothing
;   left, only what the series has already paid for is carried out, at no cost. With exactly
;   enough left, the account is used up.
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
(assert (! (and (>= weight 0.0)
     (>= excess_weight 0.0)
     (>= (- high low) 0.0)
     (>= (- inner_high inner_low) 0.0)
     (>= saturation 0.0)
     (<= weight 0.0)
     (<= excess_weight 0.0))
  :named |the case|))
(assert (! (let ((a!1 (> (- (* weight (- high low)) sum_cost) 0.0))
      (a!3 (ite (> (- (* excess_weight saturation) excess_cost) 0.0)
                (- (* excess_weight saturation) excess_cost)
                0.0))
      (a!11 (- (ite (< mine low) low (ite (< high mine) high mine)) low))
      (a!12 (ite (< (- mine inner_high) 0.0)
                 0.0
                 (ite (< saturation (- mine inner_high))
                      saturation
                      (- mine inner_high))))
      (a!13 (ite (< (- inner_low mine) 0.0)
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
(let ((a!6 (* (to_real (ite (< saturation 0.0) 0 a!5)) weight))
      (a!9 (* (to_real (ite (< saturation 0.0) 0 a!5)) excess_weight)))
(let ((a!7 (> (- (* a!6 (- high low)) sum_cost) 0.0))
      (a!10 (ite (> (- (* a!9 saturation) excess_cost) 0.0)
                 (- (* a!9 saturation) excess_cost)
                 0.0)))
(let ((a!8 (ite a!7 (- (* a!6 (- high low)) sum_cost) 0.0)))
(let ((a!14 (and (= (+ a!8 a!10) 0.0)
                 (= (* a!6 a!11) 0.0)
                 (= (* a!9 (+ a!12 a!13)) 0.0)
                 true)))
  (not a!14)))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/boundary
; query: ill-formed
; label:
; states: If too little budget is left, if an interval has no width, if weights are 0 or if a
;   proposal is ill-formed, the block is released, costs nothing and adds nothing. With nothing
;   left, only what the series has already paid for is carried out, at no cost. With exactly
;   enough left, the account is used up.
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
(assert (! (not (and (>= weight 0.0)
          (>= excess_weight 0.0)
          (>= (- high low) 0.0)
          (>= (- inner_high inner_low) 0.0)
          (>= saturation 0.0)))
  :named |the case|))
(assert (! (let ((a!1 (> (- (* weight (- high low)) sum_cost) 0.0))
      (a!3 (ite (> (- (* excess_weight saturation) excess_cost) 0.0)
                (- (* excess_weight saturation) excess_cost)
                0.0))
      (a!11 (- (ite (< mine low) low (ite (< high mine) high mine)) low))
      (a!12 (ite (< (- mine inner_high) 0.0)
                 0.0
                 (ite (< saturation (- mine inner_high))
                      saturation
                      (- mine inner_high))))
      (a!13 (ite (< (- inner_low mine) 0.0)
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
(let ((a!6 (* (to_real (ite (< saturation 0.0) 0 a!5)) weight))
      (a!9 (* (to_real (ite (< saturation 0.0) 0 a!5)) excess_weight)))
(let ((a!7 (> (- (* a!6 (- high low)) sum_cost) 0.0))
      (a!10 (ite (> (- (* a!9 saturation) excess_cost) 0.0)
                 (- (* a!9 saturation) excess_cost)
                 0.0)))
(let ((a!8 (ite a!7 (- (* a!6 (- high low)) sum_cost) 0.0)))
(let ((a!14 (and (= (+ a!8 a!10) 0.0)
                 (= (* a!6 a!11) 0.0)
                 (= (* a!9 (+ a!12 a!13)) 0.0)
                 true)))
  (not a!14)))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/boundary
; query: used up
; label:
; states: If too little budget is left, if an interval has no width, if weights are 0 or if a
;   proposal is ill-formed, the block is released, costs nothing and adds nothing. With nothing
;   left, only what the series has already paid for is carried out, at no cost. With exactly
;   enough left, the account is used up.
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
  (and (>= weight 0.0)
       (>= excess_weight 0.0)
       (>= (- high low) 0.0)
       (>= (- inner_high inner_low) 0.0)
       (>= saturation 0.0)
       (= (+ a!2 a!3) (- 1099511627776.0 spent)))))
  :named |the case|))
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
(let ((a!8 (+ spent
              (ite (> (- a!6 sum_cost) 0.0) (- a!6 sum_cost) 0.0)
              (ite (> (- a!7 excess_cost) 0.0) (- a!7 excess_cost) 0.0))))
  (not (= a!8 1099511627776.0))))))))
  :named |negated goal|))
(check-sat)
