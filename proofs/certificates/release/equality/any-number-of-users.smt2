; id: release/equality
; query: any number of users
; label: claim:wr
; states: 2R = t + n_t exactly when the next sample of every user completes a block.
; kind: unbounded
; bounds: none
; assumes: release/counted, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun spare () Int)
(declare-fun spare_of_user () Int)
(assert (! (>= spare 0)
  :named |so far|))
(assert (! (>= spare_of_user 0)
  :named |one more user|))
(assert (! (not (= (= (+ spare spare_of_user) 0) (and (= spare 0) (= spare_of_user 0))))
  :named |negated goal|))
(check-sat)
