; id: gaussian-mechanism/boundary
; query: no width
; label:
; states: What can be paid for is carried out as it is offered, the last unit of an account
;   among it; what cannot, or is ill-formed, gets weights 0, costs nothing and adds nothing.
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
(declare-fun probe () Real)
(declare-fun spent () Real)
(declare-fun weight () Real)
(assert (! (<= (ite (< (- 0.0 spent) (- spent 1208925819614629174706176.0))
         (- spent 1208925819614629174706176.0)
         (- 0.0 spent))
    0.0)
  :named |the account before|))
(assert (! (and (>= weight 0.0)
     (>= probe 0.0)
     (>= (- high low) 0.0)
     (>= (- inner_high inner_low) 0.0)
     (>= margin 0.0)
     (= (- high low) 0.0)
     (= margin 0.0))
  :named |the case|))
(assert (! (let ((a!1 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* probe margin) (* probe margin)))))
(let ((a!2 (ite (< weight 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< probe 0.0) 0 a!2)))))
(let ((a!4 (* (to_real (ite (< margin 0.0) 0 a!3)) weight))
      (a!5 (* (to_real (ite (< margin 0.0) 0 a!3)) probe)))
(let ((a!6 (+ spent
              (* (* a!4 (- high low)) (* a!4 (- high low)))
              (* (* a!5 margin) (* a!5 margin)))))
  (not (and (= a!4 weight) (= a!5 probe) (= a!6 spent))))))))
  :named |negated goal|))
(check-sat)
