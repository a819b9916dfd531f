; id: numeric/scales-for-all
; query: scale of binary
; label: eq:fullnoise
; states: For all parameters, a scale is at least 2 Delta G times a user's nodes over the
;   counter's share of epsilon, whatever the width, the depth of the counter's own length and L
;   are.
; kind: unbounded
; bounds: none
; assumes: numeric/enclosures-for-all
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_UFNIRA)
(set-info :status unsat)
(declare-fun L () Int)
(declare-fun beta () Real)
(declare-fun depth () Int)
(declare-fun depth_of (Int) Int)
(declare-fun epsilon () Real)
(declare-fun grid () Int)
(declare-fun horizon () Int)
(declare-fun levels (Int) Int)
(declare-fun m () Int)
(declare-fun n () Int)
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
(assert (! (and (>= n 1) (>= m 1) (>= horizon 1))
  :named |users and samples|))
(assert (! (>= (levels m) 0)
  :named |L of m is at least 0|))
(assert (! (let ((a!1 (/ (* (to_real grid) (to_real (depth_of horizon))) epsilon)))
  (and (>= scale_1 a!1) (>= a!1 0.0)))
  :named |about scale_1|))
(assert (! (let ((a!1 (>= (* scale_1 epsilon) (to_real (* grid (depth_of horizon))))))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: numeric/scales-for-all
; query: scale of naive
; label: eq:fullnoise
; states: For all parameters, a scale is at least 2 Delta G times a user's nodes over the
;   counter's share of epsilon, whatever the width, the depth of the counter's own length and L
;   are.
; kind: unbounded
; bounds: none
; assumes: numeric/enclosures-for-all
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_UFNIRA)
(set-info :status unsat)
(declare-fun L () Int)
(declare-fun beta () Real)
(declare-fun depth () Int)
(declare-fun depth_of (Int) Int)
(declare-fun epsilon () Real)
(declare-fun grid () Int)
(declare-fun horizon () Int)
(declare-fun levels (Int) Int)
(declare-fun m () Int)
(declare-fun n () Int)
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
(assert (! (and (>= n 1) (>= m 1) (>= horizon 1))
  :named |users and samples|))
(assert (! (>= (levels m) 0)
  :named |L of m is at least 0|))
(assert (! (let ((a!1 (/ (* (to_real grid) (to_real m) (to_real (depth_of horizon)))
              epsilon)))
  (and (>= scale_1 a!1) (>= a!1 0.0)))
  :named |about scale_1|))
(assert (! (let ((a!1 (>= (* scale_1 epsilon) (to_real (* grid m (depth_of horizon))))))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: numeric/scales-for-all
; query: scale of wishful
; label: eq:fullnoise
; states: For all parameters, a scale is at least 2 Delta G times a user's nodes over the
;   counter's share of epsilon, whatever the width, the depth of the counter's own length and L
;   are.
; kind: unbounded
; bounds: none
; assumes: numeric/enclosures-for-all
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_UFNIRA)
(set-info :status unsat)
(declare-fun L () Int)
(declare-fun beta () Real)
(declare-fun depth () Int)
(declare-fun depth_of (Int) Int)
(declare-fun epsilon () Real)
(declare-fun grid () Int)
(declare-fun horizon () Int)
(declare-fun levels (Int) Int)
(declare-fun m () Int)
(declare-fun n () Int)
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
(assert (! (and (>= n 1) (>= m 1) (>= horizon 1))
  :named |users and samples|))
(assert (! (>= (levels m) 0)
  :named |L of m is at least 0|))
(assert (! (let ((a!1 (/ (* 2.0 (to_real grid) (to_real (depth_of n))) epsilon)))
  (and (>= scale_1 (* width a!1)) (>= (* width a!1) 0.0)))
  :named |about scale_1|))
(assert (! (let ((a!1 (>= (* scale_1 epsilon)
               (* 2.0 width (to_real grid) (to_real (depth_of n))))))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: numeric/scales-for-all
; query: scale of single
; label: eq:fullnoise
; states: For all parameters, a scale is at least 2 Delta G times a user's nodes over the
;   counter's share of epsilon, whatever the width, the depth of the counter's own length and L
;   are.
; kind: unbounded
; bounds: none
; assumes: numeric/enclosures-for-all
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_UFNIRA)
(set-info :status unsat)
(declare-fun L () Int)
(declare-fun beta () Real)
(declare-fun depth () Int)
(declare-fun depth_of (Int) Int)
(declare-fun epsilon () Real)
(declare-fun grid () Int)
(declare-fun horizon () Int)
(declare-fun levels (Int) Int)
(declare-fun m () Int)
(declare-fun n () Int)
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
(assert (! (and (>= n 1) (>= m 1) (>= horizon 1))
  :named |users and samples|))
(assert (! (>= (levels m) 0)
  :named |L of m is at least 0|))
(assert (! (let ((a!1 (depth_of (* n (+ 1 (levels m))))))
(let ((a!2 (* 2.0 (to_real grid) (to_real a!1) (+ 1.0 (to_real (levels m))))))
  (and (>= scale_1 (* width (/ a!2 epsilon)))
       (>= (* width (/ a!2 epsilon)) 0.0))))
  :named |about scale_1|))
(assert (! (let ((a!1 (depth_of (* n (+ 1 (levels m))))))
(let ((a!2 (to_real (* (+ 1 (levels m)) a!1))))
  (not (>= (* scale_1 epsilon) (* 2.0 width (to_real grid) a!2)))))
  :named |negated goal|))
(check-sat)
(reset)
; id: numeric/scales-for-all
; query: scale of multiple
; label: eq:fullnoise
; states: For all parameters, a scale is at least 2 Delta G times a user's nodes over the
;   counter's share of epsilon, whatever the width, the depth of the counter's own length and L
;   are.
; kind: unbounded
; bounds: none
; assumes: numeric/enclosures-for-all
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_UFNIRA)
(set-info :status unsat)
(declare-fun L () Int)
(declare-fun beta () Real)
(declare-fun depth () Int)
(declare-fun depth_of (Int) Int)
(declare-fun epsilon () Real)
(declare-fun grid () Int)
(declare-fun horizon () Int)
(declare-fun levels (Int) Int)
(declare-fun m () Int)
(declare-fun n () Int)
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
(assert (! (and (>= n 1) (>= m 1) (>= horizon 1))
  :named |users and samples|))
(assert (! (>= (levels m) 0)
  :named |L of m is at least 0|))
(assert (! (let ((a!1 (/ epsilon (+ 1.0 (to_real (levels m))))))
(let ((a!2 (/ (* 2.0 (to_real grid) (to_real (depth_of n))) a!1)))
  (and (>= scale_1 (* width a!2)) (>= (* width a!2) 0.0))))
  :named |about scale_1|))
(assert (! (let ((a!1 (to_real (* (+ 1 (levels m)) (depth_of n)))))
  (not (>= (* scale_1 epsilon) (* 2.0 width (to_real grid) a!1))))
  :named |negated goal|))
(check-sat)
(reset)
; id: numeric/scales-for-all
; query: scale of full
; label: eq:fullnoise
; states: For all parameters, a scale is at least 2 Delta G times a user's nodes over the
;   counter's share of epsilon, whatever the width, the depth of the counter's own length and L
;   are.
; kind: unbounded
; bounds: none
; assumes: numeric/enclosures-for-all
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_UFNIRA)
(set-info :status unsat)
(declare-fun L () Int)
(declare-fun beta () Real)
(declare-fun depth () Int)
(declare-fun depth_of (Int) Int)
(declare-fun epsilon () Real)
(declare-fun grid () Int)
(declare-fun horizon () Int)
(declare-fun levels (Int) Int)
(declare-fun m () Int)
(declare-fun n () Int)
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
(assert (! (and (>= n 1) (>= m 1) (>= horizon 1))
  :named |users and samples|))
(assert (! (>= (levels m) 0)
  :named |L of m is at least 0|))
(assert (! (let ((a!1 (+ 2.0 (* 2.0 (to_real (levels m))))))
(let ((a!2 (/ (* 2.0 (to_real grid) (to_real (depth_of n))) (/ epsilon a!1))))
  (and (>= scale_1 (* width a!2)) (>= (* width a!2) 0.0))))
  :named |about scale_1|))
(assert (! (let ((a!1 (to_real (* 2 (+ 1 (levels m)) (depth_of n)))))
  (not (>= (* scale_1 epsilon) (* 2.0 width (to_real grid) a!1))))
  :named |negated goal|))
(check-sat)
