; id: release/fold
; query: more than half
; label: claim:wr
; states: For any number of users in any order, 2R >= t + n_t, so more than half is released.
; kind: unbounded
; bounds: none
; assumes: release/user, release/counted, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun released () Int)
(declare-fun samples () Int)
(declare-fun users_so_far () Int)
(assert (! (>= users_so_far 1)
  :named |someone has come|))
(assert (! (>= (* 2 released) (+ samples users_so_far))
  :named |sharp|))
(assert (! (not (and (>= (* 2 released) samples) (> (* 2 released) samples)))
  :named |negated goal|))
(check-sat)
