; id: gaussian-mechanism/sensitivity
; query: what a block adds to the overhang
; label:
; states: Whatever is offered and whatever the samples are, a block adds to each of an epoch's
;   sums from 0 to what that costs; changing a user's samples moves each of them by at most its
;   cost.
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
(declare-fun mine () Real)
(declare-fun probe () Real)
(declare-fun spent () Real)
(declare-fun weight () Real)
(assert (! (<= (ite (< (- 0.0 spent) (- spent 1208925819614629174706176.0))
         (- spent 1208925819614629174706176.0)
         (- 0.0 spent))
    0.0)
  :named |the account before|))
(assert (! (let ((a!1 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* probe margin) (* probe margin))))
      (a!5 (ite (< (- mine inner_high) 0.0)
                0.0
                (ite (< margin (- mine inner_high)) margin (- mine inner_high))))
      (a!6 (ite (< (- inner_low mine) 0.0)
                0.0
                (ite (< margin (- inner_low mine)) margin (- inner_low mine)))))
(let ((a!2 (ite (< weight 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< probe 0.0) 0 a!2)))))
(let ((a!4 (* (to_real (ite (< margin 0.0) 0 a!3)) probe)))
(let ((a!7 (and (>= (* a!4 (+ a!5 a!6)) 0.0)
                (<= (* a!4 (+ a!5 a!6)) (* a!4 margin)))))
  (not a!7))))))
  :named |negated goal|))
(check-sat)
