; id: refinement/index
; query: end of a block
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
(assert (! (let ((a!1 (and true
                (bvugt x #x0000000000000000)
                (= #x0000000000000000 (bvand x (bvsub x #x0000000000000001))))))
(let ((a!2 (or a!1
               (and true
                    (not (bvugt x #x0000000000000000))
                    (bvugt x #x0000000000000000)))))
  (not (= a!2 a!2))))
  :named |negated goal|))
(check-sat)
