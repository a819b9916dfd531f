; id: refinement/levels
; query: last sample
; label: alg:binmech
; states: The first and the last sample of a block, and its size, are the specification's.
; kind: 64-bit
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_BV)
(set-info :status unsat)
(declare-fun level () (_ BitVec 64))
(assert (! (bvule level #x000000000000003e)
  :named |a level|))
(assert (! (not (= (bvshl #x0000000000000001 level) (bvshl #x0000000000000001 level)))
  :named |negated goal|))
(check-sat)
