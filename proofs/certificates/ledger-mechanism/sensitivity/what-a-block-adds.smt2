; id: ledger-mechanism/sensitivity
; query: what a block adds
; label:
; states: Whatever is offered and whatever the samples are, a block adds to each of an epoch's
;   two sums from 0 to what is charged for that; changing a user's samples moves the two,
;   together, by at most the charge.
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
(assert (! (<= (ite (< (- 0.0 spent) (- spent 1099511627776.0))
         (- spent 1099511627776.0)
         (- 0.0 spent))
    0.0)
  :named |what was spent before|))
(assert (! (let ((a!1 (<= (+ (* weight (- high low)) (* probe margin))
               (- 1099511627776.0 spent)))
      (a!4 (- (ite (< mine low) low (ite (< high mine) high mine)) low))
      (a!7 (ite (< (- mine inner_high) 0.0)
                0.0
                (ite (< margin (- mine inner_high)) margin (- mine inner_high))))
      (a!8 (ite (< (- inner_low mine) 0.0)
                0.0
                (ite (< margin (- inner_low mine)) margin (- inner_low mine)))))
(let ((a!2 (ite (< (- high low) 0.0)
                0
                (ite (< probe 0.0) 0 (ite (< weight 0.0) 0 (ite a!1 1 0))))))
(let ((a!3 (ite (< margin 0.0) 0 (ite (< (- inner_high inner_low) 0.0) 0 a!2))))
(let ((a!5 (>= (* (* (to_real a!3) weight) a!4) 0.0))
      (a!6 (<= (* (* (to_real a!3) weight) a!4)
               (* (* (to_real a!3) weight) (- high low))))
      (a!9 (>= (* (* (to_real a!3) probe) (+ a!7 a!8)) 0.0))
      (a!10 (<= (* (* (to_real a!3) probe) (+ a!7 a!8))
                (* (* (to_real a!3) probe) margin))))
  (not (and a!5 a!6 a!9 a!10))))))
  :named |negated goal|))
(check-sat)
