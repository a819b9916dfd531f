; id: gaussian-mechanism/never-overdrawn
; query: covered once
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
(declare-fun spent () Real)
(assert (! (<= (ite (< (- 0.0 spent) (- spent 1208925819614629174706176.0))
         (- spent 1208925819614629174706176.0)
         (- 0.0 spent))
    0.0)
  :named |the account before|))
(assert (! (not true)
  :named |negated goal|))
(check-sat)
