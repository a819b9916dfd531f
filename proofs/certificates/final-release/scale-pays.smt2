; id: final-release/scale-pays
; query: the scale
; label:
; states: For every budget of the final release and any samples, the rounded scale times the
;   budget is at least the sensitivity, and it is positive.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun count () Int)
(declare-fun epsilon () Real)
(declare-fun grid () Int)
(declare-fun most_of_another () Int)
(declare-fun samples_of_others () Int)
(declare-fun scale_1 () Real)
(assert (! (> epsilon 0.0)
  :named |a budget|))
(assert (! (>= grid 1)
  :named |a grid|))
(assert (! (>= count 1)
  :named |a user|))
(assert (! (and (>= most_of_another 0) (>= samples_of_others most_of_another))
  :named |other users|))
(assert (! (let ((a!1 (ite (<= most_of_another (ite (<= count 1) 1 count))
                (ite (<= count 1) 1 count)
                most_of_another)))
(let ((a!2 (>= scale_1 (/ (* (to_real grid) (to_real a!1)) epsilon)))
      (a!3 (>= (/ (* (to_real grid) (to_real a!1)) epsilon) 0.0)))
  (and a!2 a!3)))
  :named |about scale_1|))
(assert (! (let ((a!1 (ite (> most_of_another (ite (> count 1) count 1))
                most_of_another
                (ite (> count 1) count 1))))
(let ((a!2 (and (<= (to_real (* grid a!1 1)) (* epsilon scale_1))
                (> scale_1 0.0))))
  (not a!2)))
  :named |negated goal|))
(check-sat)
