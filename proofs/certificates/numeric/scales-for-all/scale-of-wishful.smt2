; id: numeric/scales-for-all
; query: scale of wishful
; label: eq:fullnoise
; states: Whatever the parameters, a scale is at least 2 Delta G times a user's cells over the
;   counter's share of epsilon.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun L () Int)
(declare-fun delta () Real)
(declare-fun depth () Int)
(declare-fun epsilon () Real)
(declare-fun grid () Int)
(declare-fun scale_1 () Real)
(declare-fun width () Real)
(assert (! (> epsilon 0.0)
  :named |a budget|))
(assert (! (>= grid 1)
  :named |a grid|))
(assert (! (and (> delta 0.0) (<= delta 1.0))
  :named |a failure probability|))
(assert (! (>= width 0.0)
  :named |a width|))
(assert (! (>= depth 1)
  :named |cells of an element|))
(assert (! (>= L 0)
  :named |L is at least 0|))
(assert (! (let ((a!1 (* width (/ (* 2.0 (to_real depth) (to_real grid)) epsilon))))
  (and (>= scale_1 a!1) (>= a!1 0.0)))
  :named |about scale_1|))
(assert (! (not (>= (* scale_1 epsilon) (* 2.0 width (to_real grid) (to_real depth))))
  :named |negated goal|))
(check-sat)
