; id: median/two-arrays
; query: the real filling
; label: claim:pvtmed
; states: Contiguous filling with at most one array's worth of each user puts no user into more
;   than two arrays.
; kind: unbounded
; bounds: tied to the code for n=3, l<=3
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(assert (! (not (and true))
  :named |negated goal|))
(check-sat)
