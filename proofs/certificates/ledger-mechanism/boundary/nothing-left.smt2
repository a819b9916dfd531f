; id: ledger-mechanism/boundary
; query: nothing left
; label:
; states: Nothing left, not enough left, no width, weights of 0, ill-formed offers: the block is
;   covered, costs nothing and adds nothing. With exactly enough left, all of it is spent.
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
(assert (! (= spent 1099511627776.0)
  :named |the case|))
(assert (! (let ((a!1 (<= (+ (* weight (- high low)) (* probe margin))
               (- 1099511627776.0 spent)))
      (a!5 (- (ite (< mine low) low (ite (< high mine) high mine)) low))
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
(let ((a!4 (+ (* (* (to_real a!3) weight) (- high low))
              (* (* (to_real a!3) probe) margin)))
      (a!6 (= (* (* (to_real a!3) weight) a!5) 0.0))
      (a!9 (= (* (* (to_real a!3) probe) (+ a!7 a!8)) 0.0)))
  (not (and (= a!4 0.0) a!6 a!9 true))))))
  :named |negated goal|))
(check-sat)
