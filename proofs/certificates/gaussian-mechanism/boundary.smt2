; id: gaussian-mechanism/boundary
; query: enough
; label:
; states: A proposal that the account can pay for is carried out unchanged, down to the last
;   unit. A proposal that it cannot pay for, or that is ill-formed, gets weights 0, costs
;   nothing and adds nothing.
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
(declare-fun saturation () Real)
(declare-fun spent () Real)
(declare-fun weight () Real)
(assert (! (<= (ite (< (- 0.0 spent) (- spent 1208925819614629174706176.0))
         (- spent 1208925819614629174706176.0)
         (- 0.0 spent))
    0.0)
  :named |the account before|))
(assert (! (let ((a!1 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* excess_weight saturation) (* excess_weight saturation)))))
  (and (>= weight 0.0)
       (>= excess_weight 0.0)
       (>= (- high low) 0.0)
       (>= (- inner_high inner_low) 0.0)
       (>= saturation 0.0)
       (<= a!1 (- 1208925819614629174706176.0 spent))))
  :named |the case|))
(assert (! (let ((a!1 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* excess_weight saturation) (* excess_weight saturation)))))
(let ((a!2 (ite (< weight 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!2)))))
(let ((a!4 (* (to_real (ite (< saturation 0.0) 0 a!3)) weight))
      (a!5 (* (to_real (ite (< saturation 0.0) 0 a!3)) excess_weight)))
  (not (and (= a!4 weight) (= a!5 excess_weight)))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/boundary
; query: exactly enough
; label:
; states: A proposal that the account can pay for is carried out unchanged, down to the last
;   unit. A proposal that it cannot pay for, or that is ill-formed, gets weights 0, costs
;   nothing and adds nothing.
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
(declare-fun saturation () Real)
(declare-fun spent () Real)
(declare-fun weight () Real)
(assert (! (<= (ite (< (- 0.0 spent) (- spent 1208925819614629174706176.0))
         (- spent 1208925819614629174706176.0)
         (- 0.0 spent))
    0.0)
  :named |the account before|))
(assert (! (let ((a!1 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* excess_weight saturation) (* excess_weight saturation)))))
  (and (>= weight 0.0)
       (>= excess_weight 0.0)
       (>= (- high low) 0.0)
       (>= (- inner_high inner_low) 0.0)
       (>= saturation 0.0)
       (= a!1 (- 1208925819614629174706176.0 spent))))
  :named |the case|))
(assert (! (let ((a!1 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* excess_weight saturation) (* excess_weight saturation)))))
(let ((a!2 (ite (< weight 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!2)))))
(let ((a!4 (* (to_real (ite (< saturation 0.0) 0 a!3)) weight))
      (a!5 (* (to_real (ite (< saturation 0.0) 0 a!3)) excess_weight)))
  (not (and (= a!4 weight) (= a!5 excess_weight)))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/boundary
; query: used up
; label:
; states: A proposal that the account can pay for is carried out unchanged, down to the last
;   unit. A proposal that it cannot pay for, or that is ill-formed, gets weights 0, costs
;   nothing and adds nothing.
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
(declare-fun saturation () Real)
(declare-fun spent () Real)
(declare-fun weight () Real)
(assert (! (<= (ite (< (- 0.0 spent) (- spent 1208925819614629174706176.0))
         (- spent 1208925819614629174706176.0)
         (- 0.0 spent))
    0.0)
  :named |the account before|))
(assert (! (let ((a!1 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* excess_weight saturation) (* excess_weight saturation)))))
  (and (>= weight 0.0)
       (>= excess_weight 0.0)
       (>= (- high low) 0.0)
       (>= (- inner_high inner_low) 0.0)
       (>= saturation 0.0)
       (= a!1 (- 1208925819614629174706176.0 spent))))
  :named |the case|))
(assert (! (let ((a!1 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* excess_weight saturation) (* excess_weight saturation)))))
(let ((a!2 (ite (< weight 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!2)))))
(let ((a!4 (* (to_real (ite (< saturation 0.0) 0 a!3)) weight (- high low)))
      (a!5 (* (to_real (ite (< saturation 0.0) 0 a!3)) excess_weight saturation)))
  (not (= (+ spent (* a!4 a!4) (* a!5 a!5)) 1208925819614629174706176.0))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/boundary
; query: not enough
; label:
; states: A proposal that the account can pay for is carried out unchanged, down to the last
;   unit. A proposal that it cannot pay for, or that is ill-formed, gets weights 0, costs
;   nothing and adds nothing.
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
(declare-fun saturation () Real)
(declare-fun spent () Real)
(declare-fun weight () Real)
(assert (! (<= (ite (< (- 0.0 spent) (- spent 1208925819614629174706176.0))
         (- spent 1208925819614629174706176.0)
         (- 0.0 spent))
    0.0)
  :named |the account before|))
(assert (! (let ((a!1 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* excess_weight saturation) (* excess_weight saturation)))))
  (> a!1 (- 1208925819614629174706176.0 spent)))
  :named |the case|))
(assert (! (let ((a!1 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* excess_weight saturation) (* excess_weight saturation)))))
(let ((a!2 (ite (< weight 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!2)))))
(let ((a!4 (* (to_real (ite (< saturation 0.0) 0 a!3)) weight))
      (a!5 (* (to_real (ite (< saturation 0.0) 0 a!3)) excess_weight)))
(let ((a!6 (+ spent
              (* (* a!4 (- high low)) (* a!4 (- high low)))
              (* (* a!5 saturation) (* a!5 saturation)))))
  (not (and (= (to_real 0) a!4) (= (to_real 0) a!5) (= a!6 spent))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/boundary
; query: nothing left
; label:
; states: A proposal that the account can pay for is carried out unchanged, down to the last
;   unit. A proposal that it cannot pay for, or that is ill-formed, gets weights 0, costs
;   nothing and adds nothing.
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
(declare-fun saturation () Real)
(declare-fun spent () Real)
(declare-fun weight () Real)
(assert (! (<= (ite (< (- 0.0 spent) (- spent 1208925819614629174706176.0))
         (- spent 1208925819614629174706176.0)
         (- 0.0 spent))
    0.0)
  :named |the account before|))
(assert (! (= (- 1208925819614629174706176.0 spent) 0.0)
  :named |the case|))
(assert (! (let ((a!1 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* excess_weight saturation) (* excess_weight saturation)))))
(let ((a!2 (ite (< weight 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!2)))))
(let ((a!4 (* (to_real (ite (< saturation 0.0) 0 a!3)) weight (- high low)))
      (a!5 (* (to_real (ite (< saturation 0.0) 0 a!3)) excess_weight saturation)))
  (not (= (+ spent (* a!4 a!4) (* a!5 a!5)) spent))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/boundary
; query: no width
; label:
; states: A proposal that the account can pay for is carried out unchanged, down to the last
;   unit. A proposal that it cannot pay for, or that is ill-formed, gets weights 0, costs
;   nothing and adds nothing.
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
(declare-fun saturation () Real)
(declare-fun spent () Real)
(declare-fun weight () Real)
(assert (! (<= (ite (< (- 0.0 spent) (- spent 1208925819614629174706176.0))
         (- spent 1208925819614629174706176.0)
         (- 0.0 spent))
    0.0)
  :named |the account before|))
(assert (! (and (>= weight 0.0)
     (>= excess_weight 0.0)
     (>= (- high low) 0.0)
     (>= (- inner_high inner_low) 0.0)
     (>= saturation 0.0)
     (= (- high low) 0.0)
     (= saturation 0.0))
  :named |the case|))
(assert (! (let ((a!1 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* excess_weight saturation) (* excess_weight saturation)))))
(let ((a!2 (ite (< weight 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!2)))))
(let ((a!4 (* (to_real (ite (< saturation 0.0) 0 a!3)) weight))
      (a!5 (* (to_real (ite (< saturation 0.0) 0 a!3)) excess_weight)))
(let ((a!6 (+ spent
              (* (* a!4 (- high low)) (* a!4 (- high low)))
              (* (* a!5 saturation) (* a!5 saturation)))))
  (not (and (= a!4 weight) (= a!5 excess_weight) (= a!6 spent))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/boundary
; query: weights of 0
; label:
; states: A proposal that the account can pay for is carried out unchanged, down to the last
;   unit. A proposal that it cannot pay for, or that is ill-formed, gets weights 0, costs
;   nothing and adds nothing.
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
(declare-fun saturation () Real)
(declare-fun spent () Real)
(declare-fun weight () Real)
(assert (! (<= (ite (< (- 0.0 spent) (- spent 1208925819614629174706176.0))
         (- spent 1208925819614629174706176.0)
         (- 0.0 spent))
    0.0)
  :named |the account before|))
(assert (! (and (>= weight 0.0)
     (>= excess_weight 0.0)
     (>= (- high low) 0.0)
     (>= (- inner_high inner_low) 0.0)
     (>= saturation 0.0)
     (= weight 0.0)
     (= excess_weight 0.0))
  :named |the case|))
(assert (! (let ((a!1 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* excess_weight saturation) (* excess_weight saturation)))))
(let ((a!2 (ite (< weight 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!2)))))
(let ((a!4 (* (to_real (ite (< saturation 0.0) 0 a!3)) weight (- high low)))
      (a!5 (* (to_real (ite (< saturation 0.0) 0 a!3)) excess_weight saturation)))
  (not (= (+ spent (* a!4 a!4) (* a!5 a!5)) spent))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/boundary
; query: ill-formed
; label:
; states: A proposal that the account can pay for is carried out unchanged, down to the last
;   unit. A proposal that it cannot pay for, or that is ill-formed, gets weights 0, costs
;   nothing and adds nothing.
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
(declare-fun saturation () Real)
(declare-fun spent () Real)
(declare-fun weight () Real)
(assert (! (<= (ite (< (- 0.0 spent) (- spent 1208925819614629174706176.0))
         (- spent 1208925819614629174706176.0)
         (- 0.0 spent))
    0.0)
  :named |the account before|))
(assert (! (not (and (>= weight 0.0)
          (>= excess_weight 0.0)
          (>= (- high low) 0.0)
          (>= (- inner_high inner_low) 0.0)
          (>= saturation 0.0)))
  :named |the case|))
(assert (! (let ((a!1 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* excess_weight saturation) (* excess_weight saturation)))))
(let ((a!2 (ite (< weight 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!2)))))
(let ((a!4 (* (to_real (ite (< saturation 0.0) 0 a!3)) weight))
      (a!5 (* (to_real (ite (< saturation 0.0) 0 a!3)) excess_weight)))
(let ((a!6 (+ spent
              (* (* a!4 (- high low)) (* a!4 (- high low)))
              (* (* a!5 saturation) (* a!5 saturation)))))
  (not (and (= (to_real 0) a!4) (= (to_real 0) a!5) (= a!6 spent))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/boundary
; query: what is refused adds nothing
; label:
; states: A proposal that the account can pay for is carried out unchanged, down to the last
;   unit. A proposal that it cannot pay for, or that is ill-formed, gets weights 0, costs
;   nothing and adds nothing.
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
              (* (* excess_weight saturation) (* excess_weight saturation)))))
(let ((a!2 (ite (< weight 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!2)))))
(let ((a!4 (* (to_real (ite (< saturation 0.0) 0 a!3)) weight))
      (a!5 (* (to_real (ite (< saturation 0.0) 0 a!3)) excess_weight)))
  (and (= (to_real 0) a!4) (= (to_real 0) a!5))))))
  :named |as shown|))
(assert (! (let ((a!1 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* excess_weight saturation) (* excess_weight saturation))))
      (a!4 (- (ite (< mine low) low (ite (< high mine) high mine)) low))
      (a!6 (ite (< (- mine inner_high) 0.0)
                0.0
                (ite (< saturation (- mine inner_high))
                     saturation
                     (- mine inner_high))))
      (a!7 (ite (< (- inner_low mine) 0.0)
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
(let ((a!5 (* (to_real (ite (< saturation 0.0) 0 a!3)) weight a!4))
      (a!8 (* (to_real (ite (< saturation 0.0) 0 a!3))
              excess_weight
              (+ a!6 a!7))))
  (not (and (= a!5 0.0) (= a!8 0.0)))))))
  :named |negated goal|))
(check-sat)
