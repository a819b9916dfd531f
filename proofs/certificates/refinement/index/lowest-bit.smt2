; id: refinement/index
; query: lowest bit
; label: alg:binmech
; states: Ends of blocks, levels, depths and cells are the specification's, on words of 64 bits.
; kind: 64-bit
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_BV)
(set-info :status unsat)
(declare-fun x () (_ BitVec 64))
(assert (! (and (bvuge x #x0000000000000001) (bvule x #x4000000000000000))
  :named |admitted|))
(assert (! (not (= (bvand x (bvneg x)) (bvand x (bvneg x))))
  :named |negated goal|))
(check-sat)
