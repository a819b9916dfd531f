; id: gaussian-mechanism/never-overdrawn
; query: never overdrawn
; label:
; states: Whatever is offered, an account is never overdrawn; it pays at least the squares of
;   what the booking may change the epoch's sums by, and the block is covered once.
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
(assert (! (let ((a!1 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* probe margin) (* probe margin)))))
(let ((a!2 (ite (< weight 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< probe 0.0) 0 a!2)))))
(let ((a!4 (* (to_real (ite (< margin 0.0) 0 a!3)) weight (- high low)))
      (a!5 (* (to_real (ite (< margin 0.0) 0 a!3)) probe margin)))
(let ((a!6 (- 0.0 (+ spent (* a!4 a!4) (* a!5 a!5))))
      (a!7 (- (+ spent (* a!4 a!4) (* a!5 a!5)) 1208925819614629174706176.0)))
  (not (<= (ite (< a!6 a!7) a!7 a!6) 0.0)))))))
  :named |negated goal|))
(check-sat)
