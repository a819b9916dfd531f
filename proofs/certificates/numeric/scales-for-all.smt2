; id: numeric/scales-for-all
; query: scale of binary
; label: eq:fullnoise
; states: For all parameters, a scale is at least 2 Delta G times a user's nodes over the
;   counter's share of epsilon.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun L () Int)
(declare-fun beta () Real)
(declare-fun depth () Int)
(declare-fun epsilon () Real)
(declare-fun grid () Int)
(declare-fun scale_1 () Real)
(declare-fun width () Real)
(assert (! (> epsilon 0.0)
  :named |a budget|))
(assert (! (>= grid 1)
  :named |a grid|))
(assert (! (and (> beta 0.0) (<= beta 1.0))
  :named |a failure probability|))
(assert (! (>= width 0.0)
  :named |a width|))
(assert (! (>= depth 1)
  :named |nodes of an element|))
(assert (! (>= L 0)
  :named |L is at least 0|))
(assert (! (let ((a!1 (>= scale_1 (/ (* (to_real depth) (to_real grid)) epsilon)))
      (a!2 (>= (/ (* (to_real depth) (to_real grid)) epsilon) 0.0)))
  (and a!1 a!2))
  :named |about scale_1|))
(assert (! (not (>= (* scale_1 epsilon) (to_real (* grid depth))))
  :named |negated goal|))
(check-sat)
(reset)
; id: numeric/scales-for-all
; query: scale of naive
; label: eq:fullnoise
; states: For all parameters, a scale is at least 2 Delta G times a user's nodes over the
;   counter's share of epsilon.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun L () Int)
(declare-fun beta () Real)
(declare-fun depth () Int)
(declare-fun epsilon () Real)
(declare-fun grid () Int)
(declare-fun scale_1 () Real)
(declare-fun width () Real)
(assert (! (> epsilon 0.0)
  :named |a budget|))
(assert (! (>= grid 1)
  :named |a grid|))
(assert (! (and (> beta 0.0) (<= beta 1.0))
  :named |a failure probability|))
(assert (! (>= width 0.0)
  :named |a width|))
(assert (! (>= depth 1)
  :named |nodes of an element|))
(assert (! (>= L 0)
  :named |L is at least 0|))
(assert (! (let ((a!1 (>= scale_1 (/ (* 4.0 (to_real depth) (to_real grid)) epsilon)))
      (a!2 (>= (/ (* 4.0 (to_real depth) (to_real grid)) epsilon) 0.0)))
  (and a!1 a!2))
  :named |about scale_1|))
(assert (! (not (>= (* scale_1 epsilon) (to_real (* grid depth))))
  :named |negated goal|))
(check-sat)
(reset)
; id: numeric/scales-for-all
; query: scale of wishful
; label: eq:fullnoise
; states: For all parameters, a scale is at least 2 Delta G times a user's nodes over the
;   counter's share of epsilon.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun L () Int)
(declare-fun beta () Real)
(declare-fun depth () Int)
(declare-fun epsilon () Real)
(declare-fun grid () Int)
(declare-fun scale_1 () Real)
(declare-fun width () Real)
(assert (! (> epsilon 0.0)
  :named |a budget|))
(assert (! (>= grid 1)
  :named |a grid|))
(assert (! (and (> beta 0.0) (<= beta 1.0))
  :named |a failure probability|))
(assert (! (>= width 0.0)
  :named |a width|))
(assert (! (>= depth 1)
  :named |nodes of an element|))
(assert (! (>= L 0)
  :named |L is at least 0|))
(assert (! (let ((a!1 (* width (/ (* 2.0 (to_real depth) (to_real grid)) epsilon))))
  (and (>= scale_1 a!1) (>= a!1 0.0)))
  :named |about scale_1|))
(assert (! (not (>= (* scale_1 epsilon) (* 2.0 width (to_real grid) (to_real depth))))
  :named |negated goal|))
(check-sat)
(reset)
; id: numeric/scales-for-all
; query: scale of single
; label: eq:fullnoise
; states: For all parameters, a scale is at least 2 Delta G times a user's nodes over the
;   counter's share of epsilon.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun L () Int)
(declare-fun beta () Real)
(declare-fun depth () Int)
(declare-fun epsilon () Real)
(declare-fun grid () Int)
(declare-fun scale_1 () Real)
(declare-fun width () Real)
(assert (! (> epsilon 0.0)
  :named |a budget|))
(assert (! (>= grid 1)
  :named |a grid|))
(assert (! (and (> beta 0.0) (<= beta 1.0))
  :named |a failure probability|))
(assert (! (>= width 0.0)
  :named |a width|))
(assert (! (>= depth 1)
  :named |nodes of an element|))
(assert (! (>= L 0)
  :named |L is at least 0|))
(assert (! (let ((a!1 (/ (* 2.0 (to_real depth) (to_real grid) (+ 1.0 (to_real L)))
              epsilon)))
  (and (>= scale_1 (* width a!1)) (>= (* width a!1) 0.0)))
  :named |about scale_1|))
(assert (! (let ((a!1 (* 2.0 width (to_real grid) (to_real (* depth (+ 1 L))))))
  (not (>= (* scale_1 epsilon) a!1)))
  :named |negated goal|))
(check-sat)
(reset)
; id: numeric/scales-for-all
; query: scale of multiple
; label: eq:fullnoise
; states: For all parameters, a scale is at least 2 Delta G times a user's nodes over the
;   counter's share of epsilon.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun L () Int)
(declare-fun beta () Real)
(declare-fun depth () Int)
(declare-fun epsilon () Real)
(declare-fun grid () Int)
(declare-fun scale_1 () Real)
(declare-fun width () Real)
(assert (! (> epsilon 0.0)
  :named |a budget|))
(assert (! (>= grid 1)
  :named |a grid|))
(assert (! (and (> beta 0.0) (<= beta 1.0))
  :named |a failure probability|))
(assert (! (>= width 0.0)
  :named |a width|))
(assert (! (>= depth 1)
  :named |nodes of an element|))
(assert (! (>= L 0)
  :named |L is at least 0|))
(assert (! (let ((a!1 (/ (* 2.0 (to_real depth) (to_real grid))
              (/ epsilon (+ 1.0 (to_real L))))))
  (and (>= scale_1 (* width a!1)) (>= (* width a!1) 0.0)))
  :named |about scale_1|))
(assert (! (let ((a!1 (* 2.0 width (to_real grid) (to_real (* depth (+ 1 L))))))
  (not (>= (* scale_1 epsilon) a!1)))
  :named |negated goal|))
(check-sat)
(reset)
; id: numeric/scales-for-all
; query: scale of full
; label: eq:fullnoise
; states: For all parameters, a scale is at least 2 Delta G times a user's nodes over the
;   counter's share of epsilon.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun L () Int)
(declare-fun beta () Real)
(declare-fun depth () Int)
(declare-fun epsilon () Real)
(declare-fun grid () Int)
(declare-fun scale_1 () Real)
(declare-fun width () Real)
(assert (! (> epsilon 0.0)
  :named |a budget|))
(assert (! (>= grid 1)
  :named |a grid|))
(assert (! (and (> beta 0.0) (<= beta 1.0))
  :named |a failure probability|))
(assert (! (>= width 0.0)
  :named |a width|))
(assert (! (>= depth 1)
  :named |nodes of an element|))
(assert (! (>= L 0)
  :named |L is at least 0|))
(assert (! (let ((a!1 (/ epsilon (+ 2.0 (* 2.0 (to_real L))))))
(let ((a!2 (* width (/ (* 2.0 (to_real depth) (to_real grid)) a!1))))
  (and (>= scale_1 a!2) (>= a!2 0.0))))
  :named |about scale_1|))
(assert (! (let ((a!1 (* 2.0 width (to_real grid) (to_real (* 2 depth (+ 1 L))))))
  (not (>= (* scale_1 epsilon) a!1)))
  :named |negated goal|))
(check-sat)
