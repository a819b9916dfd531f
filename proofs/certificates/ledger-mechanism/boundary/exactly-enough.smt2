; id: ledger-mechanism/boundary
; query: exactly enough
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
(declare-fun probe () Real)
(declare-fun spent () Real)
(declare-fun weight () Real)
(assert (! (<= (ite (< (- 0.0 spent) (- spent 1099511627776.0))
         (- spent 1099511627776.0)
         (- 0.0 spent))
    0.0)
  :named |what was spent before|))
(assert (! (let ((a!1 (= (+ (* weight (- high low)) (* probe margin))
              (- 1099511627776.0 spent))))
  (and (>= weight 0.0)
       (>= probe 0.0)
       (>= (- high low) 0.0)
       (>= (- inner_high inner_low) 0.0)
       (>= margin 0.0)
       a!1))
  :named |the case|))
(assert (! (let ((a!1 (<= (+ (* weight (- high low)) (* probe margin))
               (- 1099511627776.0 spent))))
(let ((a!2 (ite (< (- high low) 0.0)
                0
                (ite (< probe 0.0) 0 (ite (< weight 0.0) 0 (ite a!1 1 0))))))
(let ((a!3 (ite (< margin 0.0) 0 (ite (< (- inner_high inner_low) 0.0) 0 a!2))))
(let ((a!4 (and (= weight (* (to_real a!3) weight))
                (= probe (* (to_real a!3) probe))
                true)))
  (not a!4)))))
  :named |negated goal|))
(check-sat)
