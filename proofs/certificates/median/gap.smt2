; id: median/gap
; query: gap
; label: claim:pvtmed
; states: Between a bad candidate and the best one lie at least epsilon k / 16 of the exponent.
; kind: unbounded
; bounds: none
; assumes: median/quarter-quantiles
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun bad () Real)
(declare-fun best () Real)
(declare-fun epsilon () Real)
(declare-fun k () Real)
(assert (! (> epsilon 0.0)
  :named |a budget|))
(assert (! (>= k 1.0)
  :named |arrays|))
(assert (! (>= (* 4.0 bad) (* 3.0 k))
  :named |a bad candidate's cost|))
(assert (! (<= (* 2.0 best) k)
  :named |the best one's|))
(assert (! (let ((a!1 (>= (- (* (/ epsilon 4.0) bad) (* (/ epsilon 4.0) best))
               (* epsilon k (/ 1.0 16.0)))))
  (not a!1))
  :named |negated goal|))
(check-sat)
