; id: median/bins
; query: where the search ends
; label: alg:pvtmed
; states: Half a bin is at most 2**(-l/2) long, and there are at most 2**(l/2) bins.
; kind: unbounded
; bounds: tied to the code for l<=24
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun bins () Int)
(declare-fun two_to_the_level () Int)
(assert (! (>= two_to_the_level 2)
  :named |a level|))
(assert (! (and (>= bins 1) (>= (* 4 bins bins) two_to_the_level))
  :named |enough bins|))
(assert (! (or (= bins 1) (< (* 4 (- bins 1) (- bins 1)) two_to_the_level))
  :named |no fewer are|))
(assert (! (not (<= (* bins bins) two_to_the_level))
  :named |negated goal|))
(check-sat)
(reset)
; id: median/bins
; query: the real search
; label: alg:pvtmed
; states: Half a bin is at most 2**(-l/2) long, and there are at most 2**(l/2) bins.
; kind: unbounded
; bounds: tied to the code for l<=24
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_UF)
(set-info :status unsat)
(assert (! (not (and true))
  :named |negated goal|))
(check-sat)
