; id: alignment/two-epsilon
; query: single
; label: thm:multcounter
; states: With a prior that costs at most epsilon, algorithms 4 and 5 cost at most 2 epsilon in
;   all, for every epsilon and every admitted m.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun epsilon () Real)
(declare-fun prior () Real)
(assert (! (> epsilon 0.0)
  :named |a budget|))
(assert (! (<= prior epsilon)
  :named |the prior costs epsilon at most|))
(assert (! (not (and (<= (+ 0.0 prior epsilon) (* epsilon 2.0))))
  :named |negated goal|))
(check-sat)
