; id: gaussian-mechanism/never-overdrawn
; query: a new account
; label:
; states: For every proposal, an account is never overdrawn. It pays at least the squares of
;   what the contribution can change in the epoch's sums, and the block is released once.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_UF)
(set-info :status unsat)
(assert (! (not true)
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/never-overdrawn
; query: never overdrawn
; label:
; states: For every proposal, an account is never overdrawn. It pays at least the squares of
;   what the contribution can change in the epoch's sums, and the block is released once.
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
(let ((a!2 (ite (< weight 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!2)))))
(let ((a!4 (* (to_real (ite (< saturation 0.0) 0 a!3)) weight (- high low)))
      (a!5 (* (to_real (ite (< saturation 0.0) 0 a!3)) excess_weight saturation)))
(let ((a!6 (- 0.0 (+ spent (* a!4 a!4) (* a!5 a!5))))
      (a!7 (- (+ spent (* a!4 a!4) (* a!5 a!5)) 1208925819614629174706176.0)))
  (not (<= (ite (< a!6 a!7) a!7 a!6) 0.0)))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/never-overdrawn
; query: the squares are paid
; label:
; states: For every proposal, an account is never overdrawn. It pays at least the squares of
;   what the contribution can change in the epoch's sums, and the block is released once.
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
(let ((a!2 (ite (< weight 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!2)))))
(let ((a!4 (* (to_real (ite (< saturation 0.0) 0 a!3)) weight (- high low)))
      (a!5 (* (to_real (ite (< saturation 0.0) 0 a!3)) excess_weight saturation)))
  (not (<= (+ spent (* a!4 a!4) (* a!5 a!5)) (+ spent (* a!4 a!4) (* a!5 a!5))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/never-overdrawn
; query: released once
; label:
; states: For every proposal, an account is never overdrawn. It pays at least the squares of
;   what the contribution can change in the epoch's sums, and the block is released once.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun spent () Real)
(assert (! (<= (ite (< (- 0.0 spent) (- spent 1208925819614629174706176.0))
         (- spent 1208925819614629174706176.0)
         (- 0.0 spent))
    0.0)
  :named |the account before|))
(assert (! (not true)
  :named |negated goal|))
(check-sat)
