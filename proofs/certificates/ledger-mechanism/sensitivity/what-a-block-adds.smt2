; id: ledger-mechanism/sensitivity
; query: what a block adds
; label:
; states: Whatever is offered and whatever the samples are, changing a user's samples moves an
;   epoch's two sums, together, by at most the charge.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun high () Real)
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
      (a!6 (ite (< (- mine high) 0.0)
                0.0
                (ite (< margin (- mine high)) margin (- mine high))))
      (a!7 (ite (< (- low mine) 0.0)
                0.0
                (ite (< margin (- low mine)) margin (- low mine)))))
(let ((a!2 (ite (< probe 0.0)
                0
                (ite (< (- high low) 0.0)
                     0
                     (ite (< weight 0.0) 0 (ite a!1 1 0))))))
(let ((a!3 (* (to_real (ite (< margin 0.0) 0 a!2)) weight))
      (a!5 (* (to_real (ite (< margin 0.0) 0 a!2)) probe)))
(let ((a!8 (and (>= (* a!3 a!4) 0.0)
                (<= (* a!3 a!4) (* a!3 (- high low)))
                (>= (* a!5 (+ a!6 a!7)) 0.0)
                (<= (* a!5 (+ a!6 a!7)) (* a!5 margin)))))
  (not a!8)))))
  :named |negated goal|))
(check-sat)
